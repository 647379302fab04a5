"""What a line would mean, told before Enter is pressed.

Comes in: the line as far as it is typed, and how the table stands. Goes out: a short text:
"not yet: eleven cards", "deal 3: Boris 27, Anne 13", "four cards, 39 / equal". It reads what
the command would read and writes nothing; where it can tell nothing it is empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from marque.calls.announce import parse_calls
from marque.calls.numerals import number_in_words
from marque.calls.side import SIDES, Side
from marque.cards.alphabet import ALPHABETS
from marque.cards.decide import AlphabetChoice
from marque.cards.hand import best_point
from marque.cards.notation import IRREGULAR, looks_like_cards, parse_hand
from marque.cards.pack import HAND_SIZE
from marque.codes.code import Code
from marque.errors import MarqueError
from marque.language.words import NO_BREAK_SPACE
from marque.referee.claim import CATEGORIES
from marque.referee.fields import FIELDS, is_hand
from marque.referee.verdict import Verdict
from marque.session.amounts import looks_like_totals
from marque.session.book import Game
from marque.session.evidence import judge_evidence
from marque.session.line import Line, read_line
from marque.session.recording import Typed, make_deal
from marque.session.steps import (
    ANSWERED,
    BLANCHE,
    EXCHANGE,
    RECORD,
    TRICKS,
    Progress,
    tricks_left,
    tricks_told,
)
from marque.views.deal_line import told
from marque.views.errors import tell
from marque.views.frame import Frame
from marque.views.players import in_sentences
from marque.views.safe import cut, fold, harmless
from marque.views.terms import chained, combination_text, listed

# Longer lines are pastes; reading them at every key would be felt.
LONGEST: Final = 400

UNKNOWN: Final = "-"
# Options that say something of a deal; then those that have a value besides.
_OF_THE_DEAL: Final = (*(name for name in FIELDS if "-" in name), TRICKS, "played")
_VALUED: Final = (*_OF_THE_DEAL, "play", "elder", "thrown-in", "winner", "as", "code", "game")
_ANSWERS: Final = {
    "elder": "good",
    "younger": "not-good",
    "equal": "equal",
    "none": "nothing",
    "unknown": "unknown",
}
_WORDS: Final = {"good": "good", "equal": "equal", "not good": "not-good"}


class Standing(NamedTuple):
    """How the table stands.

    game: the open one, None if there is none; code: by which the table judges; choice, hint:
    the alphabet of cards asked for, and the one in use; commands: the names that there are.
    """

    game: Game | None
    code: Code
    choice: AlphabetChoice
    hint: str | None
    commands: Sequence[str]


def preview(text: str, standing: Standing, frame: Frame) -> str:
    """What the line would mean, on one line of the frame."""
    if not text.strip() or len(text) > LONGEST:
        return ""
    shown = ""
    with suppress(MarqueError):
        line = read_line(text, standing.commands, frame.lang)
        shown = _meant(line, standing, frame)
    return _on_a_line(shown, frame)


def _on_a_line(text: str, frame: Frame) -> str:
    """A text harmless, in the characters that there are, no wider than the frame."""
    plain = harmless(text).replace(NO_BREAK_SPACE, " ")
    return cut(fold(plain, frame.charset, frame.suit_letters), frame.width - 1)


def _meant(line: Line, standing: Standing, frame: Frame) -> str:
    typed, options = _parted(line.arguments)
    if line.command == "deal" and looks_like_totals(typed):
        return _deal(typed, options, standing, frame)
    if line.command in ("deal", "judge"):
        # One number alone is half of the totals, no call.
        return _evidence(typed, options, standing, frame) if len(typed) > 1 else ""
    if line.command == "hand" and typed:
        return _side(" ".join(typed), frame).words
    key = f"{line.command}.line"
    return frame.phrases.say("commands", key) if frame.phrases.has("commands", key) else ""


def _parted(arguments: Sequence[str]) -> tuple[tuple[str, ...], Mapping[str, str]]:
    """What is typed of the sides, and the options by name, those without a value apart."""
    typed: list[str] = []
    options: dict[str, str] = {}
    waiting = iter(arguments)
    for one in waiting:
        name, equals, value = one.partition("=")
        if not name.startswith("--"):
            typed.append(one)
        elif name[2:] in _VALUED:
            options[name[2:]] = value if equals else next(waiting, "")
    return tuple(typed), options


def _deal(
    typed: tuple[str, ...], options: Mapping[str, str], standing: Standing, frame: Frame
) -> str:
    """The deal that would be written; or why it would be refused, once it is whole."""
    game = standing.game
    if game is None:
        return ""
    fields = {name: text for name, text in options.items() if name in _OF_THE_DEAL}
    if "play" in options:
        fields[TRICKS] = options["play"]
    seats = (options.get("elder"), options.get("thrown-in"), options.get("winner"))
    deal = Typed(typed, fields, *seats, cards=standing.choice, hint=standing.hint)
    try:
        data = make_deal(game, deal, "").data
    except MarqueError as error:
        first = error.errors[0]
        # Half of the totals is not yet a mistake.
        return "" if first.kind == "bad-amount" else tell(first, frame).message
    names = in_sentences(game.players, frame)
    points = (data["result"]["elder"], data["result"]["younger"])
    return told(data["deal"], (data["elder"], data["younger"]), points, names, frame)


def preview_answer(text: str, progress: Progress, frame: Frame) -> str:
    """What an answer would mean, in a deal that is led step by step."""
    step, shown = progress.question, ""
    if not text.strip() or len(text) > LONGEST or step in (BLANCHE, EXCHANGE, RECORD):
        return ""
    with suppress(MarqueError):
        after = progress.answered(text)
        _, given = after.answers[-1]
        if step == TRICKS:
            shown = _counted("tricks", HAND_SIZE - tricks_left(after), frame)
        elif step not in ANSWERED:
            shown = _side(given, frame).words
        elif given in _WORDS:
            shown = frame.phrases.say("common", _WORDS[given])
    return _on_a_line(shown, frame)


# Evidence.


class _Side(NamedTuple):
    """One side in words, and whether it is all there."""

    words: str
    whole: bool


def _evidence(
    typed: tuple[str, ...], options: Mapping[str, str], standing: Standing, frame: Frame
) -> str:
    """What is still missing; else what would be good, or the deal that would be written."""
    sides = [_side(text, frame) for text in typed[: len(SIDES)]]
    lacking = next((side for side in sides if not side.whole), None)
    if lacking is not None:
        return lacking.words
    if len(sides) < len(SIDES):
        return sides[0].words
    play = options.get(TRICKS, options.get("play"))
    if play is None:
        return _calls_settled(typed, standing, frame)
    tricks = tricks_told(play, seats_of(standing))
    if tricks < HAND_SIZE:
        return frame.phrases.say("table", "not-yet", what=_counted("tricks", tricks, frame))
    return _deal(typed, options, standing, frame)


def seats_of(standing: Standing) -> tuple[str, str]:
    """Who is elder and younger next; no names where nobody knows."""
    following = None if standing.game is None else standing.game.state.next
    return ("", "") if following is None else (following.elder, following.younger)


def _side(text: str, frame: Frame) -> _Side:
    """A side that may be half typed."""
    if text.strip() == UNKNOWN:
        return _Side("", whole=True)
    if is_hand(text) or looks_like_cards(text):
        return _hand(text, frame)
    calls, faults = parse_calls(text, "")
    if faults:
        return _Side("", whole=False)
    items = (*([calls.point] if calls.point else []), *calls.sequences, *calls.sets)
    return _Side(listed(items, frame), whole=True)


def _hand(text: str, frame: Frame) -> _Side:
    """Cards that may be too few as yet: their number, and once they are twelve the point."""
    readings = [parse_hand(text, "", one, IRREGULAR) for one in ALPHABETS.values()]
    hand, faults = min(readings, key=lambda reading: len(reading[1]))
    if faults:
        return _Side(tell(faults[0], frame).message, whole=False)
    held = hand.cards.bit_count()
    if hand.whole and held != HAND_SIZE:
        key = "not-yet" if held < HAND_SIZE else "too-many"
        cards = _counted("cards", held, frame)
        return _Side(frame.phrases.say("table", key, what=cards), whole=False)
    return _Side(combination_text(best_point(hand.cards), frame) if held else "", whole=True)


def _calls_settled(typed: tuple[str, ...], standing: Standing, frame: Frame) -> str:
    """Elder's best call of each kind and how it fares: "four cards, 39 / equal"."""
    sides = {side.key: text for side, text in zip(SIDES, typed, strict=False)}
    alphabet = (standing.choice, standing.hint)
    try:
        judged = judge_evidence(sides, seats_of(standing), standing.code, *alphabet)
    except MarqueError as error:
        return tell(error.errors[0], frame).message
    return chained(_settled(judged.verdict, frame), frame)


def _settled(verdict: Verdict, frame: Frame) -> Iterator[str]:
    for name in CATEGORIES:
        category = verdict.category(name)
        called = category.called[Side.ELDER]
        if called:
            answer = frame.phrases.say("common", _ANSWERS[category.good])
            yield f"{combination_text(called[0], frame)} / {answer}"


def _counted(key: str, count: int, frame: Frame) -> str:
    """Cards or tricks with their number in words: "eleven cards", "une levée"."""
    number = number_in_words(count, frame.lang)
    if frame.lang == "fr" and count == 1:
        number = "une"
    return frame.phrases.say("table", key, count=count, number=number)
