"""The sheet of an evening of written piquet: who plays, what is written, the settings in force.

Comes in: an `EcrireState`. Goes out: a `Document`: what was agreed (always), who plays and
deals next, who waits, what is held; each player's perte; the tours; under the corbillon the
purses. The settlement is a view of its own (`settlement`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import CORBILLON, EcrireSettings
from marque.games.marking import DEMI_TOUR, OPEN
from marque.games.rotation import TURNING, even_rois, tours_each
from marque.views.document import (
    Block,
    Column,
    Document,
    Fact,
    Facts,
    Gap,
    Line,
    Piece,
    Row,
    Table,
    Text,
    Title,
)
from marque.views.frame import Frame
from marque.views.players import Labels, fitted, in_sentences
from marque.views.playings import holding_text
from marque.views.purses import corbillon_blocks
from marque.views.remarks import remark_blocks
from marque.views.sheet import about
from marque.views.tours import tour_blocks


def evening_view(state: EcrireState, frame: Frame, *, game: str = "", code: str = "") -> Document:
    """The whole sheet. game: its id; code: the name of its rule code; "" leaves either out."""
    settings = state.settings
    names = in_sentences(settings.players, frame)
    listed = frame.phrases.listed(names.values())
    blocks: list[Block] = [
        Title(frame.phrases.say("evening", "title", players=listed)),
        *about(game, code, frame),
        Line(agreed_text(settings, frame)),
    ]
    if not state.tours:
        blocks += uneven_notice(settings, frame)
    if state.finished:
        key = "broken-off" if state.broken_off else "played-out"
        left = _left_text(state, frame)
        end = frame.phrases.say("evening", key, tours=settings.tours, left=left)
        blocks.append(Line(end, "strong"))
    else:
        blocks.append(Facts(tuple(_facts(state, names, frame))))
    if state.tours or state.fines:
        players = fitted(partial(_player_table, state, frame), settings.players, frame)
        blocks += [Gap(), players, *tour_blocks(state, frame)]
    if state.corbillon is not None:
        blocks += corbillon_blocks(state.corbillon, frame)
    blocks += remark_blocks(state.findings, names, frame)
    return tuple(blocks)


def agreed_text(settings: EcrireSettings, frame: Frame) -> str:
    """All that was agreed before play, in a sentence."""
    say = frame.phrases.say
    way = CORBILLON if settings.manner == CORBILLON else settings.settlement
    parts = [
        say("evening", "rois", count=settings.rois, tours=settings.tours),
        say("evening", f"rotation-{settings.rotation}"),
        say("evening", f"marking-{settings.marking}"),
        _charge("consolation", settings.consolation, frame),
        _charge("refait-bonus", settings.refait_bonus, frame),
        say("evening", f"settlement-{way}"),
    ]
    if settings.stake is not None and settings.currency is not None:
        money = frame.phrases.money(settings.stake, settings.currency)
        parts.append(say("evening", "stake", money=money))
    if settings.carry:
        parts.append(say("evening", "carry", games=frame.phrases.listed(settings.carry)))
    return say("evening", "agreed", settings=", ".join(parts))


def uneven_notice(settings: EcrireSettings, frame: Frame) -> Iterator[Line]:
    """Who will play more than others, and with which rois nobody would; nothing if nobody."""
    tours = tours_each(len(settings.players), settings.rois)
    if settings.rotation != TURNING or len(set(tours)) == 1:
        return
    say, listed = frame.phrases.say, frame.phrases.listed
    names = in_sentences(settings.players, frame)
    shares: list[str] = []
    for count in sorted(set(tours), reverse=True):
        seated = zip(names.values(), tours, strict=True)
        who = listed(label for label, one in seated if one == count)
        key = "more-tours" if shares else "most-tours"
        shares.append(say("evening", key, count=count, who=who))
    unit = even_rois(len(tours))
    below = settings.rois // unit * unit
    even = listed([frame.phrases.number(n) for n in (below, below + unit) if n], "or")
    text = say("evening", "uneven", shares=", ".join(shares), players=len(tours), even=even)
    yield Line(text, "warn")


def next_text(state: EcrireState, names: Labels, frame: Frame) -> str:
    """The coup to come: its tour, who is elder, who deals. Only while there is one."""
    say = frame.phrases.say
    following = state.next
    assert following is not None
    seats = say("sheet", "seats", elder=names[following.elder], dealer=names[following.younger])
    key = "next-tour" if following.state in (OPEN, DEMI_TOUR) else "next-again"
    return say("evening", key, n=following.tour, tours=state.settings.tours, seats=seats)


def waiting_fact(idle: Sequence[str], names: Labels, frame: Frame) -> Fact:
    """Who waits, the next to come in first."""
    label = frame.phrases.say("evening", "waiting", count=len(idle))
    return Fact(label, ", ".join(names[name] for name in idle))


def held_text(state: EcrireState, names: Labels, frame: Frame) -> str | None:
    """What is held while a tour is at its demi-tour; None at any other moment."""
    following = state.next
    if following is None or following.state != DEMI_TOUR:
        return None
    (held,) = (tour.held for tour in state.tours if tour.n == following.tour)
    return holding_text(held, names, frame)


def _charge(key: str, points: int, frame: Frame) -> str:
    return frame.phrases.say("evening", key if points else f"{key}-none", points=points)


def _facts(state: EcrireState, names: Labels, frame: Frame) -> Iterator[Fact]:
    """What is held, who plays and deals, who waits, how much is left."""
    say = frame.phrases.say
    held = held_text(state, names, frame)
    if held is not None:
        yield Fact(say("evening", "demi-tour"), held, "strong")
    yield Fact(say("evening", "next"), next_text(state, names, frame), "strong")
    if state.next is not None and state.next.idle:
        yield waiting_fact(state.next.idle, names, frame)
    yield Fact(say("evening", "left"), _left_text(state, frame))


def _left_text(state: EcrireState, frame: Frame) -> str:
    tours = frame.phrases.say("evening", "tours-left", count=state.left.tours)
    return frame.phrases.say("evening", "rois-left", count=state.left.rois, tours=tours)


def _player_table(state: EcrireState, frame: Frame, names: Labels) -> Table:
    """Each player's points, tours and perte."""
    say, number = frame.phrases.say, frame.phrases.number
    keys = ["points", "tours", *(["fine"] if state.fines else []), "perte"]
    rows = []
    for name in state.settings.players:
        figures: dict[str, Text] = {
            "points": number(state.totals[name]),
            "tours": number(state.tours_each[name]),
            "fine": number(state.fines.get(name, 0)),
            "perte": (Piece(number(state.perte[name]), "strong"),),
        }
        rows.append(Row((names[name], *(figures[key] for key in keys))))
    columns = (
        Column(say("evening", "player")),
        *(Column(say("evening", key), "right") for key in keys),
    )
    return Table(columns, tuple(rows))
