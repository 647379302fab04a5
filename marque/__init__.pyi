"""What type checkers see of the library: where each of its names comes from."""

from marque.calls.call import Calls, PointCall, SequenceCall, SetCall
from marque.calls.side import Side
from marque.cards.hand import AgainstTheCards, Point, Sequence, Set
from marque.cards.pack import Rank, Suit
from marque.codes.code import Cell, Code, Switches
from marque.codes.load import CODES, Difference, load_code
from marque.errors import Ambiguous, Impossible, MarqueError, Place, Several, Unreadable
from marque.games.ecrire import EcrireState
from marque.games.log import Entry
from marque.games.marking import Tour
from marque.games.settle import Account, Settlement, Transfer
from marque.games.state import GameState
from marque.laws.audit import Audited
from marque.laws.catalogue import load_law
from marque.laws.law import Fact, Law
from marque.laws.ruling import Ruling
from marque.library.codes import code_differences, house_rules
from marque.library.game import Game, new_game, settle_together
from marque.library.hand import Hand
from marque.library.judging import judge, judge_by_all, read_calls, read_deal, write_calls
from marque.library.laws import audit, find_laws, next_question, rule
from marque.library.words import (
    error_text,
    explain,
    game_json,
    settlement_json,
    spoken,
    verdict_json,
)
from marque.referee.deal import Deal
from marque.referee.differences import Comparison
from marque.referee.verdict import Bonus, Category, Finding, Line, Score, Unknown, Verdict

__version__: str

__all__ = [
    "CODES",
    "Account",
    "AgainstTheCards",
    "Ambiguous",
    "Audited",
    "Bonus",
    "Calls",
    "Category",
    "Cell",
    "Code",
    "Comparison",
    "Deal",
    "Difference",
    "EcrireState",
    "Entry",
    "Fact",
    "Finding",
    "Game",
    "GameState",
    "Hand",
    "Impossible",
    "Law",
    "Line",
    "MarqueError",
    "Place",
    "Point",
    "PointCall",
    "Rank",
    "Ruling",
    "Score",
    "Sequence",
    "SequenceCall",
    "Set",
    "SetCall",
    "Settlement",
    "Several",
    "Side",
    "Suit",
    "Switches",
    "Tour",
    "Transfer",
    "Unknown",
    "Unreadable",
    "Verdict",
    "__version__",
    "audit",
    "code_differences",
    "error_text",
    "explain",
    "find_laws",
    "game_json",
    "house_rules",
    "judge",
    "judge_by_all",
    "load_code",
    "load_law",
    "new_game",
    "next_question",
    "read_calls",
    "read_deal",
    "rule",
    "settle_together",
    "settlement_json",
    "spoken",
    "verdict_json",
    "write_calls",
]
