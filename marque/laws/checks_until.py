"""Until when a fault can be put right: the deadlines, which differ from code to code.

Comes in: a law's id, a code's name, the side at fault and the facts of the record. Goes out:
the deadline by a name, and where it is written; None where the code names none. Touching the
talon ends it in the French codes and at cent, taking up a card under Rubicon; the own first
card in those, younger's under Rubicon.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from marque.calls.side import Side


class Until(NamedTuple):
    """A deadline.

    key: "talon-touched", "card-taken", "before-reply", "next-call", "own-first-card",
    "younger-first-card", "elder-second-card", "until-answered", "next-card", "whole-deal",
    "cards-gathered", "next-hand", "whole-game" or "never"; cite: where it is written.
    """

    key: str
    cite: str


# By law and code; a third part of the key is the side or the kind of error that it is for.
_UNTIL: Final[Mapping[tuple[str, ...], Until]] = {
    ("B21", "academie"): Until("talon-touched", "Académie, loi 6"),
    ("B21", "dictionnaire"): Until("talon-touched", "Dictionnaire, loi 9"),
    ("B21", "cent"): Until("talon-touched", "Cavendish, au cent ¶8"),
    ("B21", "rubicon"): Until("card-taken", "Cavendish, Law 24"),
    ("B40", "rubicon"): Until("never", "Cavendish, Case I"),
    ("B40", "cent"): Until("never", "Cavendish, au cent ¶20"),
    ("B42", "rubicon", "elder"): Until("before-reply", "Cavendish, Law 50"),
    ("B42", "rubicon", "younger"): Until("own-first-card", "Cavendish, Description"),
    ("B42", "cent", "elder"): Until("never", "Cavendish, au cent ¶17"),
    ("B42", "cent", "younger"): Until("own-first-card", "Cavendish, Description"),
    ("B44", "academie", "set"): Until("own-first-card", "Académie, loi 15"),
    ("B44", "dictionnaire", "set"): Until("own-first-card", "Dictionnaire, loi 14"),
    ("B44", "cent", "set"): Until("own-first-card", "Cavendish, au cent ¶23"),
    ("B44", "rubicon"): Until("younger-first-card", "Cavendish, Law 52"),
    ("B45", "academie"): Until("own-first-card", "Académie, loi 15"),
    ("B45", "cent", "elder"): Until("own-first-card", "Cavendish, au cent ¶17"),
    ("B45", "cent", "younger"): Until("younger-first-card", "Cavendish, Law 52"),
    ("B45", "rubicon"): Until("younger-first-card", "Cavendish, Law 52"),
    ("B47", "academie"): Until("younger-first-card", "Académie, loi 10"),
    ("B47", "dictionnaire"): Until("younger-first-card", "Dictionnaire, loi 14"),
    ("B47", "cent"): Until("never", "Cavendish, au cent ¶20"),
    ("B47", "rubicon"): Until("next-call", "Cavendish, Law 51"),
    ("B48", "academie"): Until("elder-second-card", "Académie, loi 5"),
    ("B48", "dictionnaire"): Until("elder-second-card", "Dictionnaire, loi 6"),
    ("B49", "academie"): Until("own-first-card", "Académie, art. 38"),
    ("B49", "dictionnaire"): Until("own-first-card", "Dictionnaire, marche"),
    ("B49", "cent", "elder"): Until("own-first-card", "Cavendish, au cent ¶18"),
    ("B49", "cent", "younger"): Until("own-first-card", "Cavendish, au cent ¶22"),
    ("B54", "dictionnaire", "thirty"): Until("cards-gathered", "Dictionnaire, loi 15"),
    ("B54", "dictionnaire", "elder"): Until("own-first-card", "Dictionnaire, marche"),
    ("B54", "rubicon", "thirty"): Until("next-hand", "Cavendish, Law 70"),
    ("B54", "rubicon", "hand"): Until("next-hand", "Cavendish, Law 70"),
    ("B54", "cent", "thirty"): Until("next-hand", "Cavendish, Law 70"),
    ("B54", "cent", "hand"): Until("next-hand", "Cavendish, Law 70"),
    ("B54", "cent", "marking"): Until("whole-game", "Cavendish, au cent ¶27"),
    ("B56", "academie"): Until("next-card", "Académie, loi 16"),
    ("B56", "dictionnaire"): Until("next-card", "Dictionnaire, loi 16"),
    ("B56", "cent"): Until("whole-deal", "Cavendish, Law 59"),
    ("B56", "rubicon"): Until("whole-deal", "Cavendish, Law 59"),
    ("B59", "cent"): Until("until-answered", "Cavendish, Law 59"),
    ("B59", "rubicon"): Until("until-answered", "Cavendish, Law 59"),
}


def until(law: str, code: str, side: Side | None, facts: Mapping[str, Any]) -> Until | None:
    """The deadline of a law under one of the six codes; None where it names none."""
    # Of the count of the hand the Dictionnaire speaks for elder alone; where points and
    # sequences are laid on the table, only sets are called falsely.
    narrower = [str(facts[name]) for name in ("what", "who") if name in facts]
    if law != "B54" and side is not None:
        narrower.append(side.key)
    for third in (None, *narrower):
        found = _UNTIL.get((law, code) if third is None else (law, code, third))
        if found is not None:
            return found
    return None
