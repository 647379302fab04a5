"""Games to be shown, and the goldens that they are compared with.

The worked evening of three and the example of the corbillon are those of the rules; the
partie is Cavendish's 131 to 113, the deals made up to its totals.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from marque.games import cent, log, partie
from marque.games.cent import CentSettings
from marque.games.ecrire import EcrireState, evening
from marque.games.ecrire_settings import EcrireSettings
from marque.games.log import Entry
from marque.games.marking import Coup
from marque.games.partie import PartieSettings
from marque.games.state import GameState
from marque.views.document import Document
from marque.views.frame import Frame
from marque.views.render import render

GOLDENS = Path(__file__).with_name("goldens") / "games"

PLAYERS = dict(
    zip("ABCDEFG", ("Anne", "Boris", "Chloé", "Denis", "Émile", "Flora", "Guy"), strict=True)
)

# Pair, then the points of the first named and of the other in both coups.
WORKED = """
AB 38-21 17-44   BC 52-13 29-31   CA 24-27 33-26   CA 29-16 11-40
AB 20-10 10-40   BC 95-8 14-46    CA 41-18 12-30   AB 31-19 22-24
BC 16-47 28-12   CA 13-115 34-20  AB 26-30 21-36   BC 37-14 18-27
CA 44-20 15-15
"""
CORBILLON = "AB 30-20 16-10 BC 20-20 10-10 BC 24-20 10-10 BC 20-30 10-16"
# Anne's points first.
PARTIE = [(23, 12), (9, 25), (40, 8), (15, 26), (27, 13), (17, 29)]


class OfTwo:
    """A game of two being played; deals are given in the order of the players."""

    def __init__(self, kind: str = "partie", /, **settings: Any) -> None:
        values = {"players": ("Anne", "Boris"), **settings}
        values.setdefault("dealer", values["players"][1])
        made = {"partie": PartieSettings, "cent": CentSettings}[kind]
        self.settings: Any = made.from_dict(values)
        self.entries: list[Entry] = []

    @property
    def state(self) -> GameState:
        fold: Any = partie.fold if isinstance(self.settings, PartieSettings) else cent.fold
        state: GameState = fold(self.settings, self.entries)
        return state

    def write(self, kind: str, data: Any) -> OfTwo:
        n = len(self.entries) + 1
        time = f"2026-11-30T{20 + n // 60}:{n % 60:02}:00+01:00"
        self.entries.append(log.next_entry(self.entries, f"id{n}", time, kind, data))
        return self

    def deal(self, first: int, second: int, **more: Any) -> OfTwo:
        seats = self.state.seats()
        same = seats.elder == self.settings.players[0]
        elder, younger = (first, second) if same else (second, first)
        result = {"elder": elder, "younger": younger}
        return self.write("deal", log.deal_of(self.entries, seats, result, {}, **more))

    def deals(self, *played: tuple[int, int]) -> OfTwo:
        for first, second in played:
            self.deal(first, second)
        return self

    def amend(self, number: int, **parts: Any) -> OfTwo:
        return self.write("amend", log.amend_of(self.entries, number, parts))

    def strike(self, number: int) -> OfTwo:
        return self.write("strike", log.strike_of(self.entries, number))

    def undo(self) -> OfTwo:
        for data in log.undo_of(self.entries):
            self.write("undo", data)
        return self


def coups(text: str) -> list[Coup]:
    """Coups from lines as above: the first named of a pair is elder in the first coup."""
    words = text.split()
    played: list[Coup] = []
    for pair, *scores in zip(words[::3], words[1::3], words[2::3], strict=True):
        for turn, score in enumerate(scores):
            first, second = (int(part) for part in score.split("-"))
            seats, points = (pair, (first, second)) if not turn else (pair[::-1], (second, first))
            elder, younger = (PLAYERS[letter] for letter in seats)
            played.append(Coup(len(played) + 1, elder, younger, points))
    return played


def agreed(players: str = "ABC", **chosen: Any) -> EcrireSettings:
    """The settings of the worked evening, for these players, and what is agreed otherwise."""
    named = [PLAYERS[letter] for letter in players]
    return EcrireSettings.from_dict({"players": named, "preset": "ancien", "rois": 6, **chosen})


def worked(played: int = 26, **chosen: Any) -> EcrireState:
    """The worked evening after so many coups."""
    return evening(agreed(**{"stake": "0.10", **chosen}), coups(WORKED)[:played])


def corbillon(**chosen: Any) -> EcrireState:
    """Five players and a double refait, by the basket."""
    return evening(agreed("ABCDE", manner="corbillon", rois=5, **chosen), coups(CORBILLON))


def matches_golden(name: str, document: Document, frame: Frame) -> None:
    """Compare a view with its golden; MARQUE_GOLDENS=write writes it instead."""
    shape = "plain" if frame.plain else str(frame.width)
    shape += "" if frame.unicode else f".{frame.charset}"
    path = GOLDENS / f"{name}.{frame.lang}.{shape}.txt"
    text = render(document, frame)
    if os.environ.get("MARQUE_GOLDENS") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def numbers_of(plain: Any, frame: Frame) -> Iterator[str]:
    """Every number of a JSON value as its text has it, without sign; 0 may be said in words."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            if key != "weight":  # said in words: "counts double"
                yield from numbers_of(value, frame)
    elif isinstance(plain, list):
        for value in plain:
            yield from numbers_of(value, frame)
    elif isinstance(plain, int) and not isinstance(plain, bool) and plain:
        yield frame.phrases.number(abs(plain))
    elif isinstance(plain, str) and re.fullmatch(r"-?\d+/\d+", plain):
        yield frame.phrases.number(abs(Fraction(plain)))
    elif isinstance(plain, str) and re.fullmatch(r"-?\d+\.\d+", plain):
        yield frame.phrases.decimal(plain.lstrip("-"))
    elif isinstance(plain, str) and re.fullmatch(r"\d+( [-+] \d+)+", plain):
        yield from (frame.phrases.number(int(one)) for one in re.findall(r"\d+", plain))


def missing_numbers(plain: Any, document: Document, frame: Frame) -> list[str]:
    """The numbers of a JSON value that the text doesn't show."""
    text = render(document, frame).replace("\u00a0", " ").replace("\n", " ")
    spaced = re.sub(" +", " ", text)
    wanted = (one.replace("\u00a0", " ") for one in numbers_of(plain, frame))
    return [one for one in wanted if not re.search(rf"(?<![\d.,/]){one}(?![\d/])", spaced)]
