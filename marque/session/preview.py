"""What a line would mean, told before Enter is pressed.

Comes in: the line as far as it is typed, and how the table stands. Goes out: a short text:
"not yet: eleven cards", "deal 3: Boris 27, Anne 13", "four cards, 39 / equal". It reads what
the command would read and writes nothing; where it can tell nothing it is empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from marque.calls.announce import parse_calls
from marque.calls.numerals import number_in_words
from marque.calls.side import SIDES
from marque.cards.alphabet import ALPHABETS
from marque.cards.decide import AlphabetChoice
from marque.cards.hand import best_point
from marque.cards.notation import looks_like_cards, parse_hand
from marque.cards.pack import HAND_SIZE
from marque.codes.code import Code
from marque.errors import MarqueError
from marque.games.log import next_deal_number
from marque.referee.claims import CATEGORIES
from marque.referee.fields import is_hand
from marque.referee.verdict import Verdict
from marque.session.amounts import looks_like_totals
from marque.session.book import Game
from marque.session.evidence import judge_evidence
from marque.session.line import Line, read_line
from marque.session.recording import Typed, make_deal
from marque.views.deal_line import told
from marque.views.errors import tell
from marque.views.frame import Frame
from marque.views.players import in_sentences
from marque.views.safe import cut, harmless
from marque.views.terms import combination_text

# Longer lines are pastes; reading them at every key would be felt.
LONGEST: Final = 400
ANY_SIZE: Final = range(33)
_PARTS: Final = {"--tricks": "tricks", "--play": "tricks"}


class Standing(NamedTuple):
    """How the table stands.

    game: the open one, None if there is none; code: by which the table judges; choice, hint:
    the alphabet of cards asked for, and the one in use; commands: the names that there are.
    """

    game: Game | None
    code: Code
    choice: AlphabetChoice
    hint: str | None
    commands: Sequence[str]


def preview(text: str, standing: Standing, frame: Frame) -> str:
    """What the line would mean, on one line of the frame."""
    if not text.strip() or len(text) > LONGEST:
        return ""
    shown = ""
    with suppress(MarqueError):
        line = read_line(text, standing.commands, frame.lang)
        shown = _meant(line, standing, frame)
    return cut(harmless(shown), frame.width - 1)


def _meant(line: Line, standing: Standing, frame: Frame) -> str:
    if line.command == "deal" and looks_like_totals(line.arguments[:2]):
        return _totals(line, standing, frame)
    if line.command in ("deal", "judge") and line.arguments:
        return _sides(line, standing, frame)
    if line.command == "hand" and line.arguments:
        return _side(line.arguments[0], frame)[1]
    key = f"{line.command}.line"
    return frame.phrases.say("commands", key) if frame.phrases.has("commands", key) else ""


def _totals(line: Line, standing: Standing, frame: Frame) -> str:
    """The deal that totals would make, or why they can't be one."""
    game = standing.game
    options = line.arguments[1:] if len(line.arguments) == 1 else line.arguments
    ...
