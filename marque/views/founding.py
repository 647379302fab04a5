"""A game that begins: each of its settings in words, and where it came from.

Comes in: the settings, the origin of each, the code, what was drawn by lot. Goes out: a
`Document`. What is the default and what a code decides is said here once, so that nobody
finds out in the last deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from marque.games.cent import CentSettings
from marque.games.ecrire_settings import CORBILLON, EcrireSettings
from marque.games.partie import PartieSettings
from marque.views.document import Block, Document, Fact, Facts
from marque.views.evening import uneven_notice
from marque.views.frame import Frame
from marque.views.players import Labels, in_sentences
from marque.views.safe import safe

Settings = CentSettings | PartieSettings | EcrireSettings

# How the sheet of an evening calls these; a charge of 0 has words of its own.
_OF_THE_EVENING: Final = ("rotation", "marking", "settlement")
_CHARGES: Final = {"consolation": "consolation", "refait_bonus": "refait-bonus"}


class Chosen(NamedTuple):
    """A setting: its value, and where it came from.

    origin: "option", "config", "code", "preset", "partie" (what any partie begins with),
    "lot" or "default".
    """

    setting: str
    value: Any
    origin: str


class Stake(NamedTuple):
    """What is staked, as exact decimals, and its currency."""

    amount: str
    currency: str


def founding_view(
    settings: Settings,
    chosen: Sequence[tuple[str, Any, str]],
    frame: Frame,
    *,
    stake: Stake | None = None,
    seed: int | None = None,
) -> Document:
    """The settings one by one.

    chosen: as `Chosen`, in the order in which they are shown; stake: None for none; seed:
    what a lot was drawn with, None where none was. Of an evening that is uneven it is said
    who will play more, and which numbers of rois would be even.
    """
    names = in_sentences(settings.players, frame)
    facts = [_fact(Chosen(*one), settings, names, frame, seed) for one in chosen]
    facts += _further(settings, stake, frame)
    blocks: list[Block] = [Facts(tuple(facts))]
    if isinstance(settings, EcrireSettings):
        blocks += uneven_notice(settings, frame)
    return tuple(blocks)


def setting_text(setting: str, value: Any, settings: Settings, frame: Frame) -> str:
    """A setting's value in words; settings: those of a game that has it, for the players."""
    return _value(
        Chosen(setting, value, ""), settings, in_sentences(settings.players, frame), frame
    )


def _fact(one: Chosen, settings: Settings, names: Labels, frame: Frame, seed: int | None) -> Fact:
    value = _value(one, settings, names, frame)
    text = frame.phrases.say("founding", f"from-{one.origin}", value=value, seed=str(seed))
    return Fact(frame.phrases.say("founding", one.setting), text)


def _value(one: Chosen, settings: Settings, names: Labels, frame: Frame) -> str:
    """A setting's value in words."""
    say, has = frame.phrases.say, frame.phrases.has
    setting, value = one.setting, one.value
    if setting in _CHARGES:
        key = _CHARGES[setting]
        return say("evening", key if value else f"{key}-none", points=value)
    if setting in _OF_THE_EVENING:
        basket = setting == "settlement" and getattr(settings, "manner", "") == CORBILLON
        return say("evening", f"{setting}-{CORBILLON if basket else value}")
    if setting == "rois":
        return say("evening", "rois", count=value, tours=2 * value)
    if setting == "code":
        return say("codes", f"code.{value}") if has("codes", f"code.{value}") else safe(value, 40)
    if isinstance(value, tuple):
        return frame.phrases.listed(names[name] for name in value)
    if has("founding", f"{setting}-{value}"):
        return say("founding", f"{setting}-{value}")
    if isinstance(value, int):
        return say("founding", f"{setting}-n", count=value)
    return names[value]


def _further(settings: Settings, stake: Stake | None, frame: Frame) -> Iterator[Fact]:
    """What is only there when it was asked for: the stake, and games that are carried over."""
    say = frame.phrases.say
    if stake is not None:
        key = "stake-game" if isinstance(settings, CentSettings) else "stake-point"
        money = frame.phrases.money(*stake)
        yield Fact(say("founding", "stake"), say("founding", key, money=money))
    if isinstance(settings, EcrireSettings) and settings.carry:
        games = frame.phrases.listed(settings.carry)
        yield Fact(say("founding", "carry"), say("founding", "carry-games", games=games))
