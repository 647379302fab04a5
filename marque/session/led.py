"""A deal that is led through step by step: its progress, what has been said, its draft.

Comes in: a game, the answers. Goes out: what each answer adds, as a `Document`. Every step is
judged before it is taken, and on the medium before the next question; the deal itself is
written by the command `deal`, like any other. Rulings on it stand in the game's log
(`session.ahead`): every step is judged under those that stand now.
"""

from __future__ import annotations

from itertools import compress
from typing import Final, NamedTuple

from marque.cards.decide import AlphabetChoice
from marque.games.log import is_ahead, next_deal_number, rulings_ahead, standing, takes_away
from marque.session.ahead import effects_ahead
from marque.session.aloud import Said, added, count_line, said_so_far
from marque.session.book import Game
from marque.session.draft import drop_draft, read_draft, write_draft
from marque.session.evidence import Judged, judge_evidence
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
        self._tell(progress, frame)
        return added(first.said, self._moments[-1].said, progress.seats, frame, calling=True)

    def under(self, game: Game, frame: Frame) -> Document:
        """The same deal in a game as it is now: under the rulings that stand there.

        What is new to be said of it; nothing where no ruling came or went. The deal goes on.
        """
        self.game = game
        ruled, last = effects_ahead(game), self._moments[-1]
        if ruled == last.progress.effects:
            return ()
        self._moments = [
            _Moment(self._moments[0].progress._replace(effects=ruled), Said(), is_complete=False)
        ]
        self._tell(last.progress, frame)
        return added(last.said, self._moments[-1].said, last.progress.seats, frame, calling=False)

    @property
    def rulings(self) -> tuple[str, ...]:
        """The laws of the rulings on the deal, oldest first."""
        return tuple(str(act.data.get("law")) for act in rulings_ahead(self.game.entries))

    def rulings_since(self) -> tuple[str, ...]:
        """Those that came after the last answer that stands."""
        told = len(self.progress.answers)
        since = [(act.whole("told") or 0) >= told for act in rulings_ahead(self.game.entries)]
        return tuple(compress(self.rulings, since))

    def _tell(self, progress: Progress, frame: Frame) -> None:
        """Take all answers of a deal once more."""
        for step, text in progress.answers:
            if self.progress.question == step:
                self._moments.append(self._after(text, frame))

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
        judged = judge_progress(progress, self.game, self.choice, self.hint)
        said = said_so_far(judged, before.said, frame, waiting=progress.question in ANSWERED)
        return _Moment(progress, said, judged.verdict.complete)


def judge_progress(
    progress: Progress, game: Game, choice: AlphabetChoice, hint: str | None
) -> Judged:
    """A deal in progress, judged as far as it is told. Raises the readers' errors."""
    return judge_evidence(fields_of(progress), progress.seats, game.code, choice, hint)


def first_step(game: Game) -> Progress | None:
    """The next deal of a game, of which nothing is told yet; None if none can follow."""
    following = game.state.next
    if following is None:
        return None
    begun = game.entries[-1].n if game.entries else 0
    seats = (following.elder, following.younger)
    return Progress(seats, next_deal_number(game.entries), begun=begun, effects=effects_ahead(game))


def can_follow(progress: Progress, game: Game) -> bool:
    """Whether a deal in progress can be the next one of a game as it stands now."""
    first = first_step(game)
    same = first is not None and (first.seats, first.number) == (progress.seats, progress.number)
    return same and not is_void(progress, game)


def is_void(progress: Progress, game: Game) -> bool:
    """Whether a ruling made a deal in progress count for nobody since it began."""
    return any(
        is_ahead(act) and takes_away(act) and act.whole("deal") == progress.number
        for act in standing(game.entries)
        if act.n > progress.begun
    )


def in_progress(home: Home, game: Game) -> Progress | None:
    """The deal of a game that was begun at a table, with the rulings on it; None for none.

    Raises StoreError where the drafts can't be read.
    """
    progress = read_draft(home, game.id)
    if progress is None or not can_follow(progress, game):
        return None
    return progress._replace(effects=effects_ahead(game))


def is_written(progress: Progress, game: Game) -> bool:
    """Whether a game has this very deal already: only the draft of it was left behind."""
    fields = fields_of(progress)
    return any(
        entry.kind == "deal"
        and entry.data.get("deal") == progress.number
        and fields.items() <= dict(entry.mapping("record")).items()
        for entry in game.entries
    )
