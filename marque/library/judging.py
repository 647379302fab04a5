"""Judging a deal in one call, from whatever is known of it.

Comes in: each side as a hand, as what was said, or not at all; tricks, answers and discards
by name; a code. Goes out: a `Deal`, the evidence; a `Verdict`, what can be concluded from it;
and its words. Reading is `referee.fields`, judging `referee.judge`, the words are `views`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypedDict, Unpack

from marque.calls.announce import parse_calls, print_calls
from marque.calls.call import Calls
from marque.cards.decide import AlphabetChoice
from marque.codes.code import Code
from marque.codes.load import CODES, DEFAULT
from marque.errors import raise_all
from marque.library.codes import as_code
from marque.library.hand import Hand
from marque.referee.deal import Deal
from marque.referee.differences import Comparison
from marque.referee.differences import judge_by_all as compare_codes
from marque.referee.fields import UNKNOWN
from marque.referee.fields import read_deal as read_fields
from marque.referee.judge import judge as judge_deal
from marque.referee.verdict import Verdict

Known = str | Hand | Calls
"""One side of a deal: cards, what was said, or `-` for not known; a text is told apart."""


class Evidence(TypedDict, total=False):
    """What else may be known of a deal, beside the two sides; all of it may be missing.

    elder_name, younger_name: the players; …_dealt, …_discard: cards before the exchange, and
    laid out; …_says: the calls beside a hand that is known; younger_answers: "good; not good;
    equal" to elder's point, sequence, set; tricks: the play ("E5Y5E2", "7-5E", or card by
    card); played: its count as said aloud ("9-6"); irregular: whether a hand may have another
    size than twelve; effects: what rulings have laid on the deal, as a record writes them.
    """

    elder_name: str
    younger_name: str
    elder_dealt: str | Hand
    younger_dealt: str | Hand
    elder_discard: str | Hand
    younger_discard: str | Hand
    elder_says: str | Calls
    younger_says: str | Calls
    younger_answers: str
    tricks: str
    played: str
    irregular: bool
    effects: str


def read_calls(text: str) -> Calls:
    """What one player said, read: in words of either language, or in short forms.

    Every call remembers its place in the text. Raises MarqueError: "not-a-call",
    "impossible-call", "look-alike", "two-readings"; all faults at once.

    >>> said = marque.read_calls("point de six, cinquante-huit; quinte au roi; trois as")
    >>> said.point.cards, said.point.pips, said.sequences[0].sequence.length
    (6, 58, 5)
    >>> marque.write_calls(said)
    'p6=58; 5K; A3'
    """
    read, faults = parse_calls(text, "calls")
    raise_all(faults)
    return read


def write_calls(said: Calls) -> str:
    """Calls in short forms, which `read_calls` reads again.

    >>> marque.write_calls(marque.read_calls("four queens, quart to the knave"))
    '4J; Q4'
    """
    return print_calls(said)


def read_deal(
    elder: Known = UNKNOWN,
    younger: Known = UNKNOWN,
    *,
    cards: AlphabetChoice = "auto",
    **evidence: Unpack[Evidence],
) -> Deal:
    """A deal as far as it is known, read and not yet judged.

    elder, younger: the hand at the calls, or what was said. All cards of one deal are read in
    one alphabet. Raises MarqueError for everything that can't be read, at once.

    >>> known = marque.read_deal("♠ARD ♥RDV ♦RD7 ♣987", "trois as", younger_name="Anne")
    >>> known.elder.hand.whole, known.younger.name, known.play
    (True, 'Anne', None)
    """
    return read_fields(texts(elder, younger, evidence), cards)


def texts(elder: Known, younger: Known, evidence: Evidence) -> dict[str, str]:
    """The fields of a deal as texts, by the names that a record has for them."""
    given: dict[str, Any] = {"elder": elder, "younger": younger, **evidence}
    return {name.replace("_", "-"): _text(value) for name, value in given.items()}


def _text(value: object) -> str:
    """A value as people could have typed it, in a form that both alphabets read alike."""
    if isinstance(value, Hand):
        return value.signs
    if isinstance(value, Calls):
        return print_calls(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def judge(
    elder: Known | Deal = UNKNOWN,
    younger: Known = UNKNOWN,
    *,
    code: str | Code = DEFAULT,
    cards: AlphabetChoice = "auto",
    **evidence: Unpack[Evidence],
) -> Verdict:
    """Judge a deal: a `Deal`, or what `read_deal` reads.

    code: one of `CODES` by name, or a `Code`. Every number of the verdict counts only what is
    certain; what is open stands in `unknown`. Raises MarqueError for what can't be read and
    for what the pack excludes; a call that isn't so is a finding of the verdict.

    >>> verdict = marque.judge("p6=58; 4J; K3", "p6=56; 5K; Q4")
    >>> verdict.elder.total, verdict.younger.total, verdict.point.good, verdict.complete
    (7, 29, 'elder', False)
    """
    return judge_deal(_known(elder, younger, cards, evidence), as_code(code))


def judge_by_all(
    elder: Known | Deal = UNKNOWN,
    younger: Known = UNKNOWN,
    *,
    codes: Iterable[str | Code] = CODES,
    cards: AlphabetChoice = "auto",
    **evidence: Unpack[Evidence],
) -> Comparison:
    """One deal under several codes, and the switches that make the difference.

    Raises as `judge`.

    >>> known = marque.read_deal("p6=58; 4J; K3", "p6=56; 5K; Q4")
    >>> both = marque.judge_by_all(known, codes=["dictionnaire", "raffle"])
    >>> {name: verdict.younger.total for name, verdict in both.verdicts.items()}
    {'dictionnaire': 29, 'raffle': 19}
    >>> [difference.switch for difference in both.differences]
    ['quint_value', 'lead_value']
    """
    known = _known(elder, younger, cards, evidence)
    return compare_codes(known, [as_code(code) for code in codes])


def _known(elder: Known | Deal, younger: Known, cards: AlphabetChoice, evidence: Evidence) -> Deal:
    """The deal itself, or the one that is told; never a deal with something beside it."""
    if not isinstance(elder, Deal):
        return read_deal(elder, younger, cards=cards, **evidence)
    if evidence or younger != UNKNOWN:
        raise TypeError("a Deal is judged alone: read_deal takes all that is known of it")
    return elder
