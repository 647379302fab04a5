"""What to begin with: whole texts that a reader reads, and the pieces that they are made of.

The pieces are a dictionary for the coverage-guided fuzzer, and for hypothesis, which puts
texts together from them, and whole texts out of joint.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from hypothesis import strategies as st

import marque
from marque.calls.lexicon import SHORT, TELLING_WORDS
from marque.laws.catalogue import contents
from marque.referee.record import NAMES
from tests.errors.gallery import cases
from tests.fuzz.program import COMMANDS, INPUT

TESTS: Final = Path(__file__).parents[1]
PUBLISHED: Final = Path(marque.__file__).parent / "referee" / "data" / "published.txt"
EVERY_FIELD: Final = """deal: 3
alphabet: en
elder-name: Anne
younger-name: Boris
elder: SAKQT HK9 DA CJ98 ?
younger-dealt: -
younger: p5; ?
elder-says: 4A
  Q3
younger-answers: good; equal
tricks: E5Y5E2
played: 9-6
effects: counts-nothing elder bars (Cavendish, Law 58); tricks-to younger 3; deal-void
written-declared: 27 13
written-pic: none
written-total: 60-13
"""
_EFFECTS: Final = """counts-nothing elder bars (Cavendish, Law 58)
category-lost younger point bars; waived; fresh-deal elder
tricks-to younger 3 (Dictionnaire, loi 3); play-conceded elder; game-lost younger
advice shuffle-again elder 2; deal-void (Académie, art. 8)"""
_ODD: Final = "\ufeff \u00a0 \u200b \ufe0f \ud800 \x00 \x1b[31m é ﬁ ٣ １ Å 🂡 🂬 А’–…".split(" ")
_HANDS: Final = (
    "♠ARD10 ♥R9 ♦A ♣V98",
    "S:AKQ10 H:K9 D:A C:J98",
    "as ks qs 10s kh 9h ad jc 9c 8c 7c 7d",
    "AKQ.K98.A98.J98",
    "D:AKJT98 H:K ?",
    "🂡🂮🂭 🂱",
    "♠ARD1O ♥R9, ♦2 ♣V98",
)
_CALLS: Final = (
    "p6=58; 5K; Q4",
    "six cartes, cinquante-huit; quinte au roi de cœur; quatorze de dames",
    "58, tierce majeure+, trio 10, ?",
    "point of six making 58; quint to the king; three tens; carte blanche",
    "-",
    "good; not good; equal",
)
_PLAYS: Final = ("E5Y5E2", "7-5E", "♥A/♥10 ♥K/♦7 SA/S8", "P3D9", "9-6", "AS/10S ks/- ")
_FACTS: Final = ("discovered-before=yes", "side=elder", "cards=3", "when=after-play", "x=", "=")
_AMOUNTS: Final = ("27-13", "20+7+10 3+6", "anne=27\nboris=13", "0,10", "1.005", "1e5", "Zoé 🂡")
_LINES: Final = ("27-13", "p58/p59", "deal 27 13 --elder anne", "annuler 2", "? deal", "law ask B1")


def _records() -> list[str]:
    """The published deals, and others of the tests with a field of every kind."""
    files = [PUBLISHED, TESTS / "oracle" / "printed.txt", TESTS / "oracle" / "kept.txt"]
    text = "\n\n".join(file.read_text("utf-8") for file in files)
    whole = re.sub("(?m)^(#|numbers:).*\n", "", text)
    more = [
        text for name, text in _files() if ":" in text and not name.endswith((".toml", ".json"))
    ]
    return [piece.strip() + "\n" for piece in [*whole.split("\n\n"), *more, EVERY_FIELD]]


def _files() -> list[tuple[str, str]]:
    return [(one.name, one.text) for case in cases() for one in case.files if len(one.text) < 5000]


def _houses() -> list[str]:
    whole = 'name = "ours"\nbase = "modern"\n[switches]\nrepic_value = 60\n'
    return [whole, *(text for name, text in _files() if name.endswith(".toml"))]


def _games() -> list[str]:
    """Games of every kind, with every kind of entry, as JSON without checks."""
    from tests.fuzz.evenings import game_texts

    return game_texts()


def _exports() -> list[str]:
    texts = []
    for text in _games():
        game = json.loads(text)
        entries = list(game["entries"].values())
        games = [{"header": game["game"]["1"], "entries": entries}]
        texts.append(json.dumps({"schema": "marque.export/1", "games": games}, ensure_ascii=False))
    return texts


def _documents() -> list[str]:
    return [
        '{"schema": "marque.config/1", "lang": "fr", "code": "modern", "cards": "auto"}',
        '{"players": {"anne": "Anne"}, "aliases": {"Bob": "Boris"}}',
        '{"lang": "de", "ascii": "yes", "suits": "four", "currency": "EUR"}',
        '{"open": "game", "id": "game", "games": {"game": {"kind": "cent"}}}',
    ]


def _commands() -> list[str]:
    texts = []
    for case in cases():
        typed = "\n".join(case.commands)
        for one in case.files:
            typed = typed.replace(one.name, "file")
        rest = case.files[0].text if case.files else ""
        texts.append(f"{typed}\n{INPUT}\n{rest}")
    return [*texts, f"new cent A B --dealer A\ntable\n{INPUT}\n27-13\nannuler\nsheet\nquit\n"]


_SEEDS: Final[dict[str, Callable[[], list[str]]]] = {
    "cards": lambda: list(_HANDS),
    "calls": lambda: list(_CALLS),
    "tricks": lambda: list(_PLAYS),
    "records": _records,
    "house": _houses,
    "effects": lambda: _EFFECTS.split("\n"),
    "facts": lambda: [f"{entry.id}\n" + "\n".join(_FACTS) for entry in contents()[::8]],
    "lines": lambda: [*_LINES, *_HANDS, *_CALLS],
    "amounts": lambda: list(_AMOUNTS),
    "imports": lambda: [*_exports(), *_games()],
    "stored": _games,
    "documents": _documents,
    "commands": _commands,
}


@cache
def seeds(name: str) -> tuple[bytes, ...]:
    """Whole texts for a reader."""
    return tuple(dict.fromkeys(_bytes(text) for text in _SEEDS[name]()))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", errors="surrogatepass")


@cache
def pieces(name: str) -> tuple[bytes, ...]:
    """What the texts of a reader are made of."""
    found = dict.fromkeys(_ODD)
    if name in ("cards", "tricks", "records", "lines", "commands"):
        found |= dict.fromkeys([*"SHDCPKT♠♥♦♣AKQJRDV7892.:-/?, ", "10", "X", *_HANDS])
    if name in ("tricks", "records", "lines", "commands"):
        found |= dict.fromkeys([*"EYPD-/", "12", *_PLAYS])
    if name in ("calls", "records", "lines", "commands"):
        found |= dict.fromkeys([*sorted(TELLING_WORDS), *sorted(map(str, SHORT))[::7], ";", "+"])
    if name == "records":
        found |= dict.fromkeys([f"\n{field}: " for field in NAMES])
    if name == "commands":
        found |= dict.fromkeys([*COMMANDS, *_options(), f"\n{INPUT}\n", "\n", " -- ", "file"])
    if name in ("imports", "stored", "documents"):
        texts = [*_games(), *_documents()]
        found |= dict.fromkeys(part for text in texts for part in text.split('"')[1::2])
        found |= dict.fromkeys(['"', "{", "}", "[]", "null", "true", "-1", "1e400", "NaN", ": "])
    whole = dict.fromkeys(word for seed in seeds(name)[:200] for word in seed.split())
    return tuple(filter(None, dict.fromkeys([*map(_bytes, found), *list(whole)[:400]])))


def _options() -> list[str]:
    words = [word for text in _commands() for word in text.split()]
    return sorted({word for word in words if word.startswith("--")})


def texts(name: str) -> st.SearchStrategy[bytes]:
    """Anything at all; pieces in a row; whole texts with something cut out, put in or doubled."""
    piece = st.sampled_from(pieces(name))
    in_a_row = st.lists(piece, max_size=12).map(b" ".join) | st.lists(piece, max_size=12).map(
        b"".join
    )
    return st.one_of(st.binary(max_size=80), in_a_row, _out_of_joint(name))


@st.composite
def _out_of_joint(draw: st.DrawFn, name: str) -> bytes:
    text = draw(st.sampled_from(seeds(name)))
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        put_in = draw(st.sampled_from(pieces(name)) | st.binary(max_size=4) | st.just(text[:40]))
        text = text[:start] + put_in + text[end:]
    return text
