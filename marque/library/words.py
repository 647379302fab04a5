"""Words and JSON for what the library concludes, in French or English.

Comes in: a verdict with its deal, a game, a settlement, an error. Goes out: a text, one fact
a line, or the plain values that `--json` prints (docs/json.md). The sentences are made by the
views, without layout and without a terminal.
"""

from __future__ import annotations

from typing import Any, Literal

from marque.errors import MarqueError
from marque.games.settle import Settlement
from marque.library.game import Game
from marque.referee.deal import Deal
from marque.referee.verdict import Verdict
from marque.views.errors import errors_view
from marque.views.frame import Frame
from marque.views.plain import render_plain
from marque.views.sheet_json import settlement_plain, sheet_plain
from marque.views.spoken import spoken_view
from marque.views.verdict import verdict_view
from marque.views.verdict_json import verdict_plain

Language = Literal["en", "fr"]

ORIGIN = "option"


def explain(verdict: Verdict, deal: Deal, *, lang: Language = "en", why: bool = False) -> str:
    """A verdict in words, one fact a line, as `marque judge --plain` prints it (without the laws
    that could change it).

    deal: the one that was judged; why: with the law of every line, and the bonuses that
    weren't made.

    >>> deal = marque.read_deal("p39", "p39")
    >>> print(marque.explain(marque.judge(deal), deal, lang="fr").splitlines()[5])
    Rien ne se compte encore avec certitude ; ce qui reste ouvert suit.
    """
    frame = _frame(lang)
    return render_plain(verdict_view(verdict, deal, ORIGIN, frame, why=why), frame)


def spoken(verdict: Verdict, deal: Deal, *, lang: Language = "en") -> str:
    """The deal as it is said at the table, a line for each thing said.

    >>> deal = marque.read_deal("p39", "p39")
    >>> print(marque.spoken(marque.judge(deal), deal).splitlines()[2])
    Elder: Thirty-nine.
    """
    frame = _frame(lang)
    return render_plain(spoken_view(verdict, deal, frame), frame)


def verdict_json(verdict: Verdict, *, lang: Language = "en") -> dict[str, Any]:
    """A verdict as `marque.verdict/1`; its sentences are in the language asked for."""
    return verdict_plain(verdict, ORIGIN, _frame(lang)._replace(plain=False))


def game_json(game: Game, game_id: str = "") -> dict[str, Any]:
    """A game as `marque.sheet/1`."""
    return sheet_plain(game.state, game.settings, game=game_id, code=game.code.name)


def settlement_json(settlement: Settlement) -> dict[str, Any]:
    """A settlement as `marque.settlement/1`."""
    return settlement_plain(settlement)


def error_text(error: MarqueError, *, lang: Language = "en") -> str:
    """An error in words: what is wrong, where it stood, what would be right; all of Several.

    >>> try:
    ...     marque.judge("AS KS 2H ?", "rien", cards="en")
    ... except marque.MarqueError as error:
    ...     print(marque.error_text(error), end="")
    “2H” is not in a piquet pack, which has nothing below the seven.
    Where: elder’s hand
    """
    frame = _frame(lang)
    return render_plain(errors_view(error, frame), frame)


def _frame(lang: Language) -> Frame:
    return Frame(lang=lang, cards=lang, plain=True)
