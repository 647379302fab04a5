"""A deal that is led through step by step: its progress, what has been said, its draft.

Comes in: a game, the answers. Goes out: what each answer adds, as a `Document`. Every step is
judged before it is taken, and on the medium before the next question; the deal itself is
written by the command `deal`, like any other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from marque.cards.decide import AlphabetChoice
from marque.games.log import next_deal_number
from marque.session.aloud import Said, added, count_line, said_so_far
from marque.session.book import Game
from marque.session.draft import drop_draft, write_draft
from marque.session.evidence import judge_evidence
from marque.session.steps import ANSWERED, ORDER, YOUNGER, Progress, arguments_of, fields_of
from marque.store.home import Home
from marque.views.document import Document
from marque.views.frame import Frame

_CALLING: Final = ORDER[: ORDER.index(YOUNGER)]


class _Moment(NamedTuple):
    """A deal after a step: how far it is, what has been said, whether nothing is open."""

    progress: Progress
    said: Said
    is_complete: bool


class Led:
    """A deal in progress at a table. choice, hint: the alphabet of its cards."""

    def __init__(
        self, home: Home, game: Game, progress: Progress, choice: AlphabetChoice, hint: str | None
    ) -> None:
        self.home = home
        self.game = game
        self.choice: AlphabetChoice = choice
        self.hint = hint
        self._moments = [_Moment(progress._replace(answers=()), Said(), is_complete=False)]

    @property
    def progress(self) -> Progress:
        """How far the deal is."""
        return self._moments[-1].progress

    @property
    def is_complete(self) -> bool:
        """Whether nothing that is still open could change the points of the deal."""
        return self._moments[-1].is_complete

    @property
    def arguments(self) -> tuple[str, ...]:
        """The deal as arguments of `deal`."""
        return arguments_of(self.progress)

    def go_on(self, progress: Progress, frame: Frame) -> Document:
        """Take up a deal that was left; all that has been said of it.

        Raises MarqueError for answers that can't be any more.
        """
        first = self._moments[0]
        for _, text in progress.answers:
            self._moments.append(self._after(text, frame))
        return added(first.said, self._moments[-1].said, progress.seats, frame, calling=True)

    def answer(self, text: str, frame: Frame) -> Document:
        """Take an answer; what it adds. Raises MarqueError, and then nothing has changed.

        Raises StoreError where only the draft couldn't be written: the answer is taken.
        """
        before, after = self._moments[-1], self._after(text, frame)
        self._moments.append(after)
        self.keep()
        calling = before.progress.question in _CALLING
        return added(before.said, after.said, after.progress.seats, frame, calling=calling)

    def back(self, frame: Frame) -> Document:
        """Go one step back; the count if it was another. Raises StoreError as `answer`.

        Only after a first step.
        """
        after, before = self._moments.pop(), self._moments[-1]
        self.keep()
        if after.said.counts == before.said.counts:
            return ()
        return (count_line(before.said.counts, before.progress.seats, frame),)

    def drop(self) -> None:
        """Forget the draft. Raises StoreError."""
        drop_draft(self.home, self.game.id)

    def goes_on(self, game: Game) -> bool:
        """Whether this can still be the next deal of a game as it stands now."""
        return game.id == self.game.id and can_follow(self.progress, game)

    def keep(self) -> None:
        """Write the draft. Raises StoreError."""
        write_draft(self.home, self.game.id, self.progress)

    def _after(self, text: str, frame: Frame) -> _Moment:
        """The deal after one answer more."""
        before = self._moments[-1]
        progress = before.progress.answered(text)
        judged = judge_evidence(
            fields_of(progress), progress.seats, self.game.code, self.choice, self.hint
        )
        said = said_so_far(judged, before.said, frame, waiting=progress.question in ANSWERED)
        return _Moment(progress, said, judged.verdict.complete)


def first_step(game: Game) -> Progress | None:
    """The next deal of a game, of which nothing is told yet; None if none can follow."""
    following = game.state.next
    if following is None:
        return None
    return Progress((following.elder, following.younger), next_deal_number(game.entries))


def can_follow(progress: Progress, game: Game) -> bool:
    """Whether a deal in progress can be the next one of a game as it stands now."""
    return first_step(game) == progress._replace(answers=())


def is_written(progress: Progress, game: Game) -> bool:
    """Whether a game has this very deal already: only the draft of it was left behind."""
    fields = fields_of(progress)
    return any(
        entry.kind == "deal"
        and entry.data.get("deal") == progress.number
        and fields.items() <= dict(entry.mapping("record")).items()
        for entry in game.entries
    )
