"""marque: a referee and score-keeper for piquet, played with real cards.

As a library: hands, calls, codes, the judge, the laws, games and settlements, as plain typed
values; docs/library.md shows them. A name is imported when it is first used, so that neither
`import marque` nor the command line waits for what it doesn't need. Nothing here imports a
terminal or touches the disk.

>>> import marque
>>> verdict = marque.judge("p6=58; 4J; K3", "p6=56; 5K; Q4", code="rubicon")
>>> verdict.elder.total, verdict.younger.total
(7, 29)
"""

__version__ = "0.1.0"

# Where each name is imported from, once it is asked for; a test holds this against
# `__init__.pyi`, which is what type checkers read instead of this module.
_HOMES = {
    "calls.call": "Calls PointCall SequenceCall SetCall",
    "calls.side": "Side",
    "cards.hand": "AgainstTheCards Point Sequence Set",
    "cards.pack": "Rank Suit",
    "codes.code": "Cell Code Switches",
    "codes.load": "CODES Difference load_code",
    "errors": "Ambiguous Impossible MarqueError Place Several Unreadable",
    "games.ecrire": "EcrireState",
    "games.log": "Entry",
    "games.marking": "Tour",
    "games.settle": "Account Settlement Transfer",
    "games.state": "GameState",
    "laws.audit": "Audited",
    "laws.catalogue": "load_law",
    "laws.law": "Fact Law",
    "laws.ruling": "Ruling",
    "library.codes": "code_differences house_rules",
    "library.game": "Game new_game settle_together",
    "library.hand": "Hand",
    "library.judging": "judge judge_by_all read_calls read_deal write_calls",
    "library.laws": "audit find_laws next_question rule",
    "library.words": "error_text explain game_json settlement_json spoken verdict_json",
    "referee.deal": "Deal",
    "referee.differences": "Comparison",
    "referee.verdict": "Bonus Category Finding Line Score Unknown Verdict",
}

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


def __getattr__(name: str) -> object:
    """A name of the library, imported now and kept (PEP 562)."""
    for home, names in _HOMES.items():
        if name in names.split():
            from importlib import import_module

            value: object = getattr(import_module(f"marque.{home}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'marque' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
