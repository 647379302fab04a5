"""A deal that is led through step by step: its progress, what has been said, its draft.

Comes in: a game, the answers. Goes out: what each answer adds, as a `Document`. Every step is
judged before it is taken, and on the medium before the next question; the deal itself is
written by the command `deal`, like any other.
"""

from __future__ import annotations

from typing import Final

from marque.cards.decide import AlphabetChoice
from marque.games.log import next_deal_number
from marque.session.aloud import Said, added, said_so_far
from marque.session.book import Game
from marque.session.draft import drop_draft, write_draft
from marque.session.evidence import Judged, judge_evidence
from marque.session.steps import ANSWERED, ORDER, YOUNGER, Progress, arguments_of, fields_of
from marque.store.home import Home
from marque.views.document import Document
from marque.views.frame import Frame

_CALLING: Final = ORDER[: ORDER.index(YOUNGER)]


class Led:
    """A deal in progress at a table. choice, hint: the alphabet of cards."""

    def __init__(
        self, home: Home, game: Game, progress: Progress, choice: AlphabetChoice, hint: str | None
    ) -> None:
        self.home = home
        self.game = game
        self.progress = progress
        self.choice: AlphabetChoice = choice
        self.hint = hint
        self.said = Said()

    def begin(self, frame: Frame) -> Document:
        """All that has been said already: of a deal that goes on after a stop."""
        if not self.progress.answers:
            return ()
        return self._take(self.progress, frame, calling=True)

    def answer(self, text: str, frame: Frame) -> Document:
        """Take an answer; what it adds. Raises MarqueError, and then nothing has changed.

        Raises StoreError where only the draft couldn't be written: the answer is taken.
        """
        step = self.progress.question
        document = self._take(self.progress.answered(text), frame, calling=step in _CALLING)
        write_draft(self.home, self.game.id, self.progress)
        return document

    def back(self, frame: Frame) -> bool:
        """Go one step back; False at the first step. Raises StoreError as `answer`."""
        before = self.progress.back
        if before is None:
            return False
        self.said = Said()
        self._take(before, frame, calling=True)
        write_draft(self.home, self.game.id, before)
        return True

    def drop(self) -> None:
        """Forget the draft. Raises StoreError."""
        drop_draft(self.home, self.game.id)

    @property
    def arguments(self) -> tuple[str, ...]:
        """The deal as arguments of `deal`."""
        return arguments_of(self.progress)

    def goes_on(self, game: Game) -> bool:
        """Whether this can still be the next deal of a game as it stands now."""
        return game.id == self.game.id and self.progress == begun(game, self.progress)

    def is_written(self, game: Game) -> bool:
        """Whether a game has this very deal already: only the draft of it was left behind."""
        number, fields = self.progress.number, fields_of(self.progress)
        return any(
            entry.kind == "deal"
            and entry.data.get("deal") == number
            and fields.items() <= dict(entry.mapping("record")).items()
            for entry in game.entries
        )

    def _take(self, progress: Progress, frame: Frame, *, calling: bool) -> Document:
        judged = self._judged(progress)
        said = said_so_far(judged, self.said, frame, waiting=progress.question in ANSWERED)
        document = added(self.said, said, progress.seats, frame, calling=calling)
        self.progress, self.said = progress, said
        return document

    def _judged(self, progress: Progress) -> Judged:
        """The deal so far, judged. Raises MarqueError for what can't be."""
        fields = fields_of(progress)
        return judge_evidence(fields, progress.seats, self.game.code, self.choice, self.hint)


def begun(game: Game, progress: Progress | None = None) -> Progress | None:
    """The next deal of a game, with the answers of a deal in progress; None if none can follow."""
    following = game.state.next
    if following is None:
        return None
    seats = (following.elder, following.younger)
    answers = () if progress is None else progress.answers
    return Progress(seats, next_deal_number(game.entries), answers)
