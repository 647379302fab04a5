"""A deal as it is played, step by step: what is asked next, and what has been said so far.

Comes in: answers, one at a time. Goes out: `Progress`, a value; the next question; the deal
so far as fields of evidence. The order is that of the table: carte blanche is shown, cards
are exchanged, elder calls and is answered, younger says what he counts, the tricks are played
(Dictionnaire, marche; Académie, arts. 41 and 42; Cavendish, Law 67). Nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from marque.calls.announce import parse_answers, parse_calls, print_calls
from marque.calls.call import Calls
from marque.calls.plays import Packets, Play, Tricks, Winners
from marque.calls.side import SIDES, Side
from marque.calls.tricks import parse_play
from marque.cards.alphabet import ALPHABETS
from marque.cards.pack import HAND_SIZE
from marque.errors import Impossible, MarqueError, Place, Unreadable, raise_all
from marque.games.names import find, key
from marque.session.ahead import EFFECTS, is_conceded, parsed, tricks_given, tricks_in_order
from marque.session.evidence import Record

BLANCHE, EXCHANGE, YOUNGER, TRICKS, RECORD = "blanche", "exchange", "younger", "tricks", "record"
CALLED: Final = ("point", "sequence", "set")
ANSWERED: Final = {f"{name}-answer": name for name in CALLED}
ORDER: Final = (
    BLANCHE,
    EXCHANGE,
    *(step for name in CALLED for step in (name, f"{name}-answer")),
    YOUNGER,
    TRICKS,
)

# Answers in a letter or a sign; words are read as everywhere.
_ANSWERS: Final = {
    **dict.fromkeys(("", "g", "b"), "good"),
    **dict.fromkeys(("e", "é", "="), "equal"),
    "n": "not good",
    "-": "-",
}
# Whose carte blanche: no letter, for a `y` would be a yes to some and younger to others.
_SEATS: Final = {
    **dict.fromkeys(("elder", "premier"), Side.ELDER),
    **dict.fromkeys(("younger", "dernier"), Side.YOUNGER),
}
_NOBODY: Final = ("", "-", "no", "non", "nobody", "personne", "rien", "nothing")
NOTHING: Final = ("", "-")
NOT_ALL: Final = "?"


class Progress(NamedTuple):
    """A deal in progress.

    seats: elder and younger by name; number: what it will be; answers: each step that has
    been answered, and how, in order; of tricks there may be several; begun: the number of the
    game's last entry when the deal began; effects: of the rulings laid on it, as a record
    writes them.
    """

    seats: tuple[str, str]
    number: int
    answers: tuple[tuple[str, str], ...] = ()
    begun: int = 0
    effects: str = ""

    @property
    def said(self) -> Mapping[str, str]:
        """The answers by their steps; what was typed of the play runs on."""
        played = " ".join(text for step, text in self.answers if step == TRICKS)
        return {**dict(self.answers), **({TRICKS: played.strip()} if played else {})}

    @property
    def question(self) -> str:
        """The step that is next: one of `ORDER`, or `RECORD` when there is no more to ask."""
        given = dict(self.answers)
        for step in ORDER:
            if step == TRICKS:
                told = given.get(TRICKS) == "" or tricks_left(self) <= 0
                return RECORD if told else TRICKS
            if step not in given and given.get(ANSWERED.get(step, "")) != "":
                return step
        raise AssertionError("the tricks come last")

    def answered(self, text: str) -> Progress:
        """The deal with the answer to its question. Raises the readers' errors."""
        step = self.question
        return self._replace(answers=(*self.answers, (step, _read(step, text, self))))


def tricks_left(progress: Progress) -> int:
    """How many tricks are to be told yet: not those that a ruling gives to a side.

    Below 0 where more were told than a ruling leaves.
    """
    told = tricks_told(progress.said.get(TRICKS, ""), progress.seats)
    return tricks_to_play(progress) - told


def tricks_to_play(progress: Progress) -> int:
    """How many tricks are played to in this deal: all twelve, if no ruling takes any away."""
    effects = parsed(progress.effects)
    return 0 if is_conceded(effects) else HAND_SIZE - tricks_given(effects)


def tricks_told(text: str, seats: tuple[str, str]) -> int:
    """How many tricks a text tells, 0 where it can't be read; seats: the two names, or none."""
    match _play(text, seats)[0]:
        case Winners(winners):
            return len(winners)
        case Packets(elder, younger):
            return elder + younger
        case Tricks(tricks):
            return len(tricks)
        case None:
            return 0


def trick_letters(seats: tuple[str, str], lang: str) -> tuple[str, str]:
    """A letter for elder and one for younger that can't be mistaken: initials, else roles."""
    initials = (key(seats[0])[:1].upper(), key(seats[1])[:1].upper())
    if len(set(initials)) == len(SIDES) and not set(initials) & set("EPYD"):
        return initials
    # A role's letter that is the other's initial would have two readings.
    elder, younger = ("PE", "DY") if lang == "fr" else ("EP", "YD")
    return (
        next(one for one in elder if one != initials[1]),
        next(one for one in younger if one != initials[0]),
    )


def fields_of(progress: Progress) -> Record:
    """The deal so far, by the names of `referee.fields`: what hasn't been said is not known."""
    said = progress.said
    fields = {f"{side.key}-says": _says(side, said) for side in SIDES}
    answers = [said.get(f"{name}-answer", "-") for name in CALLED]
    if set(answers) != {"-"}:
        fields["younger-answers"] = "; ".join(answers)
    for side, cards in zip(SIDES, _laid_out(said.get(EXCHANGE, "")), strict=True):
        if cards not in NOTHING:
            fields[f"{side.key}-discard"] = cards
    if said.get(TRICKS):
        fields[TRICKS] = said[TRICKS]
    if progress.effects:
        fields[EFFECTS] = progress.effects
    return fields


def arguments_of(progress: Progress) -> tuple[str, ...]:
    """The deal as the arguments of `deal`, which finds the rulings on it by itself."""
    fields = fields_of(progress._replace(effects=""))
    return ("-", "-", *(f"--{name}={text}" for name, text in fields.items()))


# What has been said.


def _says(side: Side, said: Mapping[str, str]) -> str:
    """All that a side has called; as long as he may go on, the rest isn't known."""
    items = ["cb"] if said.get(BLANCHE) == side.key else []
    if side is Side.ELDER:
        items += [said[name] for name in CALLED if said.get(name)]
        done = said.get("set") == "" or "set-answer" in said
    else:
        mine = said.get(YOUNGER, "")
        if mine.startswith("cb"):
            items.clear()
        items += [one for one in (*_equals(said, mine), mine) if one not in NOTHING]
        done = YOUNGER in said
    if not done:
        items.append(NOT_ALL)
    return "; ".join(items) or "-"


def _equals(said: Mapping[str, str], mine: str) -> list[str]:
    """What younger has called by answering that it is equal, unless he names it himself."""
    calls = parse_calls(mine, "")[0] if mine else Calls()
    equals = []
    if said.get("point-answer") == "equal" and calls.point is None:
        equals.append(said["point"])
    if said.get("sequence-answer") == "equal":
        best = parse_calls(said["sequence"], "")[0].sequences[0]
        if best.sequence not in [one.sequence for one in calls.sequences]:
            equals.append(str(best.sequence))
    return equals


# Reading an answer.


def _read(step: str, text: str, progress: Progress) -> str:
    """An answer in the form in which it is kept."""
    typed = text.strip()
    if step == BLANCHE:
        return _read_side(typed, progress.seats)
    if step == EXCHANGE:
        return "" if typed in NOTHING else " / ".join(_laid_out(typed))
    if step in ANSWERED:
        return _read_answer(typed, step)
    if step == TRICKS:
        return _read_tricks(typed, progress)
    return _read_calls(typed, step)


def _read_side(text: str, seats: tuple[str, str]) -> str:
    """Whose carte blanche it is, "" for nobody's: a name, or a seat."""
    if key(text) in _NOBODY:
        return ""
    side = _SEATS.get(key(text))
    if side is None:
        side = SIDES[seats.index(find(seats, text))]
    return side.key


def _laid_out(text: str) -> tuple[str, str]:
    """The cards that elder and younger laid out, "-" where they aren't known."""
    mine, _, theirs = text.partition("|" if "|" in text else "/")
    return mine.strip() or "-", theirs.strip() or "-"


def _read_answer(text: str, step: str) -> str:
    short = _ANSWERS.get(text.casefold())
    if short is not None:
        return short
    answers, faults = parse_answers(text, step)
    raise_all(faults)
    if answers.point is None or answers.sequence is not None:
        raise Unreadable("not-a-call", Place(step, text[:80]), reason="answer")
    return answers.point


def _read_calls(text: str, step: str) -> str:
    """What is called at this step, "" for nothing; all that younger counts is one step."""
    if text in NOTHING:
        return ""
    if step == "point" and text.isascii() and text.isdigit():
        text = f"p{text}"
    calls, faults = parse_calls(text, step)
    raise_all(faults)
    if step in CALLED and not _only(step, calls):
        raise Unreadable("not-a-call", Place(step, text[:80]), reason="mixed")
    printed = print_calls(calls)
    return "" if printed in NOTHING else printed


def _only(step: str, calls: Calls) -> bool:
    """Whether nothing else than that kind is called."""
    others = {
        "point": calls._replace(point=None),
        "sequence": calls._replace(sequences=(), more_sequences=False),
        "set": calls._replace(sets=(), more_sets=False),
    }
    return others[step] == Calls()


def _read_tricks(text: str, progress: Progress) -> str:
    """The tricks that are told with this answer; "" where the rest isn't known."""
    if text in NOTHING:
        return ""
    so_far = progress.said.get(TRICKS, "")
    play, faults = _play(f"{so_far} {text}", progress.seats)
    raise_all(faults)
    right = tricks_to_play(progress)
    told = tricks_in_order(play)
    if right < HAND_SIZE and (told is None or told > right):
        raise Impossible("questioned", Place(TRICKS, text[:80]), reason="told-tricks", right=right)
    return text


def _play(text: str, seats: tuple[str, str]) -> tuple[Play | None, list[MarqueError]]:
    """The play told so far, and what is wrong with it, in whichever alphabet fits it better."""
    initials = (seats[0][0], seats[1][0]) if all(seats) else None
    ways = [parse_play(text, TRICKS, alphabet, initials) for alphabet in ALPHABETS.values()]
    return min(ways, key=lambda way: len(way[1]))
