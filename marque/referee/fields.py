"""A deal as typed, field by field, read into evidence.

Comes in: texts by the names of the fields (those of the command's options and of the
record). Goes out: a `Deal`. Cards, words and tricks are all read, in one alphabet
throughout, and every fault is reported at once (contract, sections 1 to 3 and 5).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from marque.calls.announce import looks_like_calls, parse_answers, parse_calls
from marque.calls.call import Calls
from marque.calls.plays import Play, Trick, Tricks
from marque.calls.side import SIDE_KEYS, SIDES, Side
from marque.calls.tricks import parse_play, parse_played
from marque.cards.alphabet import ALPHABETS, ENGLISH, FRENCH, Alphabet, print_card
from marque.cards.decide import AlphabetChoice, decide, print_reading
from marque.cards.notation import DISCARD, HAND, IRREGULAR, HandText, looks_like_cards, parse_hand
from marque.cards.typography import Plain
from marque.errors import Ambiguous, Impossible, MarqueError, Place, Unreadable, raise_all
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

# Reads one text of cards in the alphabet that it is given.
_Reader = Callable[..., tuple[Any, list[MarqueError]]]
NO_READERS: Final[Mapping[str, _Reader]] = {}

UNKNOWN: Final = "-"
YES_OR_NO: Final = ("yes", "no")


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
    where there are more. Errors besides theirs: `usage` ("said-twice", "goes-with"),
    `bad-setting` ("same-name"), `bad-record` ("bad-value", for `irregular`) and
    `two-readings` ("mixed": texts that are each in another alphabet).
    """
    # An empty side is a slip of the shell, not "unknown": it goes to the reader of words.
    fields = {name: text for name, text in fields.items() if text.strip() or name in SIDE_KEYS}
    errors: list[MarqueError] = [*_same_name(fields), *_without_tricks(fields)]
    irregular = _irregular(fields, errors)
    sizes = IRREGULAR if irregular else HAND
    readers = {side: _once(fields.get(side.key, UNKNOWN), side.key, sizes) for side in SIDES}
    spoken = {side: _words(side, fields, readers[side]) for side in SIDES}
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
        cards = _read_cards(fields, spoken, readers, irregular, choice, hint)
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
    return _reads_as_hand(text, _once(text, "", IRREGULAR if irregular else HAND))


def _reads_as_hand(text: str, reader: _Reader) -> bool:
    """Whether a text is a legal hand in one of the alphabets."""
    return any(one.knows(text) and not reader(alphabet=one)[1] for one in ALPHABETS.values())


def _once(text: str, name: str, sizes: range) -> _Reader:
    """A reader of one text of cards that reads it once in each alphabet."""
    read: dict[str, tuple[HandText, list[MarqueError]]] = {}

    def reader(*, alphabet: Alphabet) -> tuple[HandText, list[MarqueError]]:
        if alphabet.name not in read:
            read[alphabet.name] = parse_hand(text, name, alphabet, sizes)
        return read[alphabet.name]

    return reader


def _words(side: Side, fields: Mapping[str, str], reader: _Reader) -> str | None:
    """The text of the side's own field if it is words, None if it is cards or unknown."""
    text = fields.get(side.key, UNKNOWN)
    if _is_unknown(text) or _reads_as_hand(text, reader):
        return None
    if not parse_calls(text, "")[1]:
        return text
    in_part = Plain(text).text.rstrip().endswith(("?", "…")) and not looks_like_calls(text)
    return None if in_part or looks_like_cards(text) else text


def _is_unknown(text: str) -> bool:
    """Whether a side's text is the dash; a long one is a dash too."""
    return Plain(text).text.strip() == UNKNOWN


def _irregular(fields: Mapping[str, str], errors: list[MarqueError]) -> bool:
    """Whether a hand may have another size than twelve cards."""
    said = fields.get("irregular", "no").strip().casefold()
    if said not in YES_OR_NO:
        place = Place("irregular", fields["irregular"])
        errors.append(Unreadable("bad-record", place, reason="bad-value", allowed=YES_OR_NO))
    return said == "yes"


def _same_name(fields: Mapping[str, str]) -> list[MarqueError]:
    """One name for both sides: no sentence about either could be understood."""
    elder, younger = (fields.get(f"{side.key}-name", "") for side in SIDES)
    if not _name_key(elder) or _name_key(elder) != _name_key(younger):
        return []
    place = Place("younger-name", younger)
    return [Impossible("bad-setting", place, reason="same-name", value=younger, other=elder)]


def _name_key(name: str) -> str:
    """A name without capitals, accents and spaces, which make no other name.

    Below the combining class 10 are marks that make another letter (`games.names`).
    """
    spread = unicodedata.normalize("NFKD", name.casefold())
    kept = (one for one in spread if unicodedata.combining(one) < 10 and not one.isspace())
    return "".join(kept)


def _without_tricks(fields: Mapping[str, str]) -> list[MarqueError]:
    """The count said aloud makes the tricks exact; without them it counts nothing."""
    if "played" not in fields or "tricks" in fields:
        return []
    place = Place("played", fields["played"])
    return [Impossible("usage", place, reason="goes-with", option="--played", right="--tricks")]


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
    own_readers: Mapping[Side, _Reader],
    irregular: bool,
    choice: AlphabetChoice,
    hint: str | None,
) -> Cards:
    """Every text of cards, read together so that one alphabet decides for all."""
    hand_sizes = IRREGULAR if irregular else HAND
    texts = {}
    for side in SIDES:
        own = fields.get(side.key, UNKNOWN)
        if spoken[side] is None and not _is_unknown(own):
            texts[side.key] = (own, hand_sizes)
        for name, sizes in (("dealt", hand_sizes), ("discard", DISCARD)):
            full = f"{side.key}-{name}"
            if full in fields:
                texts[full] = (fields[full], sizes)
    ready = {side.key: reader for side, reader in own_readers.items()}
    play, initials = fields.get("tricks"), _initials(fields)
    return _read_together(texts, play, initials, choice, hint, ready)


def _read_together(
    texts: Mapping[str, tuple[str, range]],
    play: str | None,
    initials: tuple[str, str] | None,
    choice: AlphabetChoice,
    hint: str | None,
    ready: Mapping[str, _Reader] = NO_READERS,
) -> Cards:
    typed = [text for text, _ in texts.values()]
    if play is not None and "/" in play:
        typed.append(play)
    if not typed:
        choice = "en"  # nothing here is written in cards
    readers: dict[str, _Reader] = {
        name: ready.get(name) or partial(parse_hand, text, name, sizes=sizes)
        for name, (text, sizes) in texts.items()
    }
    if play is not None:
        readers["tricks"] = partial(parse_play, play, "tricks", initials=initials)

    def parse(alphabet: Alphabet) -> tuple[Cards, list[MarqueError]]:
        read = {name: reader(alphabet=alphabet) for name, reader in readers.items()}
        errors = [fault for _, faults in read.values() for fault in faults]
        hands = {name: value for name, (value, _) in read.items() if name in texts}
        return Cards(hands, read["tricks"][0] if play is not None else None), errors

    try:
        return decide(parse, choice, ALPHABETS.get(hint or ""), typed, _show)
    except MarqueError as error:
        raise (_mixed(readers) if choice == "auto" else None) or error from None


def _mixed(readers: Mapping[str, _Reader]) -> Ambiguous | None:
    """The error where every text can be read, but not all of them in one alphabet."""
    alone = {
        name: [one for one in ALPHABETS.values() if not reader(alphabet=one)[1]]
        for name, reader in readers.items()
    }
    french = next((name for name, legal in alone.items() if legal == [FRENCH]), None)
    english = next((name for name, legal in alone.items() if legal == [ENGLISH]), None)
    if not all(alone.values()) or french is None or english is None:
        return None
    return Ambiguous("two-readings", reason="mixed", french=french, english=english)


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
