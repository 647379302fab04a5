"""Games that are played in a home of their own, and written as pages."""

from __future__ import annotations

from pathlib import Path

from tests.cli.cli_running import At

# The worked evening of three of the rules, elder's points first, and twice as much for five.
THREE = (
    "38-21 44-17 52-13 31-29 24-27 26-33 29-16 40-11 20-10 40-10 95-8 46-14 41-18 30-12 31-19 "
    "24-22 16-47 12-28 13-115 20-34 26-30 36-21 37-14 27-18 44-20 15-15"
).split()

# One deal by cards and words, one by words alone, one as a sum, and totals.
PARTIE = (
    "'♠ARD10 ♥R9 ♦A7 ♣V987' 'p6=59; 5R; T3' --tricks E5Y5E2 --cards fr",
    "'p6=58; 4J; K3' 'p6=56; 5K; Q4' --tricks E5Y5E2",
    "20+7+10 3+6",
    "26 15",
    "27 13",
    "29 17",
)


def partie(at: At, game: str, names: str = "Anne Boris", stake: str = "--stake 0.10") -> None:
    first, second = names.split(" ", 1)
    at.done(f"new partie {first} {second} --dealer {second} {stake} --game {game}")
    for deal in PARTIE:
        at.done(f"deal {deal} --yes")


def cent(at: At, game: str) -> None:
    """A match, its second game not over."""
    at.done(f"new cent Anne Boris --dealer Boris --target 100 --best-of 3 --game {game}")
    for deal in ("27-13", "31-14", "64-6", "50-20", "60-13"):
        at.done(f"deal {deal} --yes")


def evening(at: At, game: str, names: str = "Anne Boris Chloé", rois: int = 6, coups=THREE) -> None:
    dealer = names.split()[1]
    new = f"new ecrire {names} --dealer {dealer} --rois {rois} --preset ancien --stake 0.10"
    at.done(f"{new} --game {game}")
    for coup in coups:
        ran = at(f"deal {coup} --yes")
        if "finished" in ran.err or ran.status:
            break


def page(at: At, folder: Path, names: str, ending: str = "html", **how: str) -> Path:
    """The file of these games."""
    file = folder / f"{names.replace(' ', '-')}-{how.get('lang', 'en')}.{ending}"
    ran = at(f"export {names} {file} --yes", **how)
    assert (ran.status, ran.err) == (0, "")
    return file
