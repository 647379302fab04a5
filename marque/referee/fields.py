"""A deal as typed, field by field, read into evidence.

Comes in: texts by the names of the fields (those of the command's options and of the
record). Goes out: a `Deal`. Cards, words and tricks are all read, in one alphabet
throughout, and every fault is reported at once (contract, sections 1 to 3 and 5).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from marque.calls.announce import parse_answers, parse_calls
from marque.calls.call import Calls
from marque.calls.plays import Play, Trick, Tricks
from marque.calls.side import SIDE_KEYS, SIDES, Side
from marque.calls.tricks import parse_play, parse_played
from marque.cards.alphabet import ALPHABETS, Alphabet, print_card
from marque.cards.decide import AlphabetChoice, decide, print_reading
from marque.cards.notation import DISCARD, HAND, IRREGULAR, HandText, looks_like_cards, parse_hand
from marque.errors import Impossible, MarqueError, Place, raise_all
from marque.referee.deal import NO_ANSWERS, NOT_KNOWN, Deal, Holding, Seat
from marque.referee.effects import Effect

FIELDS: Final = (
    "elder-name", "younger-name",
    "elder-dealt", "younger-dealt",
    "elder-discard", "younger-discard",
    "elder", "younger",
    "elder-says", "younger-answers", "younger-says",
    "tricks", "played", "irregular", "effects",
)  # fmt: skip

UNKNOWN: Final = "-"


class Cards(NamedTuple):
    """All that a command says in cards, read in one alphabet."""

    hands: dict[str, HandText]
    play: Play | None


def read_deal(
    fields: Mapping[str, str],
    choice: AlphabetChoice = "auto",
    hint: str | None = None,
) -> Deal:
    """The deal that the fields tell.

    fields: text by name, any of `FIELDS`; a field that is missing is unknown, and so is
    `-` for a side; an empty side is an error. "elder" and "younger" are cards or words: a
    text that is a hand is cards, another is what he said. choice: the alphabet asked for;
    hint: the one in use ("fr", "en" or None). Raises the readers' errors, Several of them
    where there are more.
    """
    # An empty side is a slip of the shell, not "unknown": it goes to the reader of words.
    fields = {name: text for name, text in fields.items() if text.strip() or name in SIDE_KEYS}
    errors: list[MarqueError] = []
    irregular = "irregular" in fields
    spoken = {side: _words(side, fields, irregular) for side in SIDES}
    calls = {side: _calls(side, spoken[side], fields, errors) for side in SIDES}
    answers = NO_ANSWERS
    if "younger-answers" in fields:
        answers, faults = parse_answers(fields["younger-answers"], "younger-answers")
        errors += faults
    played = None
    if "played" in fields:
        played, faults = parse_played(fields["played"], "played")
        errors += faults
    effects: tuple[Effect, ...] = ()
    if "effects" in fields:
        from marque.referee.effects_text import parse_effects

        effects, faults = parse_effects(fields["effects"], "effects")
        errors += faults
    try:
        cards = _read_cards(fields, spoken, irregular, choice, hint)
    except MarqueError as error:
        errors += error.errors
        cards = Cards({}, None)
    raise_all(errors)
    seats = [_seat(side, fields, cards.hands, calls[side]) for side in SIDES]
    return Deal(seats[0], seats[1], answers, cards.play, played, irregular, effects)


def read_cards(
    texts: Mapping[str, tuple[str, range]], choice: AlphabetChoice, hint: str | None
) -> dict[str, HandText]:
    """Several texts of cards by name, each with the sizes that it may have, in one alphabet.

    Raises the reader's errors, and `two-readings` where both alphabets fit.
    """
    return _read_together(texts, None, None, choice, hint).hands


def is_hand(text: str, irregular: bool = False) -> bool:
    """Whether a text is cards rather than words: a hand, or part of one ending in `?`."""
    sizes = IRREGULAR if irregular else HAND
    return any(
        one.knows(text) and not parse_hand(text, "", one, sizes)[1] for one in ALPHABETS.values()
    )


def _words(side: Side, fields: Mapping[str, str], irregular: bool) -> str | None:
    """The text of the side's own field if it is words, None if it is cards or unknown."""
    text = fields.get(side.key, UNKNOWN)
    if text.strip() == UNKNOWN or is_hand(text, irregular):
        return None
    if not looks_like_cards(text) or not parse_calls(text, "")[1]:
        return text
    return None


def _calls(
    side: Side, spoken: str | None, fields: Mapping[str, str], errors: list[MarqueError]
) -> Calls | None:
    """What the side called, from its own field or from `…-says`; not from both."""
    name = f"{side.key}-says"
    text = fields.get(name, spoken)
    if text is None:
        return None
    if spoken is not None and name in fields:
        place = Place(name, fields[name])
        errors.append(Impossible("usage", place, reason="said-twice", option=f"--{name}"))
    calls, faults = parse_calls(text, name if name in fields else side.key)
    errors += faults
    return calls


def _read_cards(
    fields: Mapping[str, str],
    spoken: Mapping[Side, str | None],
    irregular: bool,
    choice: AlphabetChoice,
    hint: str | None,
) -> Cards:
    """Every text of cards, read together so that one alphabet decides for all."""
    hand_sizes = IRREGULAR if irregular else HAND
    texts = {}
    for side in SIDES:
        own = fields.get(side.key, UNKNOWN)
        if spoken[side] is None and own.strip() != UNKNOWN:
            texts[side.key] = (own, hand_sizes)
        for name, sizes in (("dealt", hand_sizes), ("discard", DISCARD)):
            full = f"{side.key}-{name}"
            if full in fields:
                texts[full] = (fields[full], sizes)
    return _read_together(texts, fields.get("tricks"), _initials(fields), choice, hint)


def _read_together(
    texts: Mapping[str, tuple[str, range]],
    play: str | None,
    initials: tuple[str, str] | None,
    choice: AlphabetChoice,
    hint: str | None,
) -> Cards:
    typed = [text for text, _ in texts.values()]
    if play is not None and "/" in play:
        typed.append(play)
    if not typed:
        choice = "en"  # nothing here is written in cards

    def parse(alphabet: Alphabet) -> tuple[Cards, list[MarqueError]]:
        hands, errors = {}, []
        for name, (text, sizes) in texts.items():
            hands[name], faults = parse_hand(text, name, alphabet, sizes)
            errors += faults
        told = None
        if play is not None:
            told, faults = parse_play(play, "tricks", alphabet, initials)
            errors += faults
        return Cards(hands, told), errors

    return decide(parse, choice, ALPHABETS.get(hint or ""), typed, _show)


def _show(cards: Cards, alphabet: Alphabet) -> str:
    """One reading of everything, printed, so that two readings can be told apart."""
    shown = [print_reading(hand, alphabet) for hand in cards.hands.values()]
    if isinstance(cards.play, Tricks):
        shown.append(" ".join(_trick_text(trick, alphabet) for trick in cards.play.tricks))
    return " | ".join(shown)


def _trick_text(trick: Trick, alphabet: Alphabet) -> str:
    reply = "-" if trick.reply is None else print_card(trick.reply, alphabet)
    return f"{print_card(trick.lead, alphabet)}/{reply}"


def _initials(fields: Mapping[str, str]) -> tuple[str, str] | None:
    names = [fields.get(f"{side.key}-name", "").strip() for side in SIDES]
    return (names[0][0], names[1][0]) if all(names) else None


def _seat(
    side: Side, fields: Mapping[str, str], hands: Mapping[str, HandText], calls: Calls | None
) -> Seat:
    def holding(name: str) -> Holding:
        read = hands.get(name)
        return NOT_KNOWN if read is None else Holding(read.cards, read.whole)

    return Seat(
        fields.get(f"{side.key}-name", "").strip(),
        holding(side.key),
        holding(f"{side.key}-dealt"),
        holding(f"{side.key}-discard"),
        calls,
    )
