"""The log: what stands after any undo and redo, and what the next entry would say."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from marque.errors import Impossible, MarqueError, Unreadable
from marque.games.log import (
    ACTS,
    KINDS,
    Entry,
    amend_of,
    deal_numbers,
    end_of,
    history,
    next_deal_number,
    next_entry,
    redo_of,
    standing,
    strike_of,
    undo_of,
)


def written(entries: list[Entry], kind: str, data: dict) -> list[Entry]:
    """The log with one more entry; its id is made from its number."""
    n = len(entries) + 1
    return [*entries, next_entry(entries, f"id{n}", f"t{n}", kind, data)]


def log_of(*kinds_and_data: tuple[str, dict]) -> list[Entry]:
    entries: list[Entry] = []
    for kind, data in kinds_and_data:
        entries = written(entries, kind, data)
    return entries


def deal(number: int) -> tuple[str, dict]:
    return "deal", {"deal": number}


class LogAgainstTwoStacks(RuleBasedStateMachine):
    """A log of entries behaves as the two stacks of a text editor."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self.done: list[int] = []
        self.undone: list[int] = []

    def write(self, kind: str, data: dict) -> None:
        self.entries = written(self.entries, kind, data)

    @rule(kind=st.sampled_from(ACTS))
    def act(self, kind: str) -> None:
        self.write(kind, {})
        self.done.append(self.entries[-1].n)
        self.undone.clear()

    @rule()
    def note(self) -> None:
        self.write("note", {"text": "the soup is served"})

    @precondition(lambda self: self.done)
    @rule(draw=st.data())
    def undo(self, draw: st.DataObject) -> None:
        steps = draw.draw(st.integers(1, len(self.done)))
        for data in undo_of(self.entries, steps):
            self.write("undo", data)
            self.undone.append(self.done.pop())

    @precondition(lambda self: self.undone)
    @rule(draw=st.data())
    def redo(self, draw: st.DataObject) -> None:
        steps = draw.draw(st.integers(1, len(self.undone)))
        for data in redo_of(self.entries, steps):
            self.write("redo", data)
            self.done.append(self.undone.pop())

    @invariant()
    def the_same_acts_stand(self) -> None:
        assert [act.n for act in standing(self.entries)] == self.done
        shown = [change.entry.n for change in history(self.entries) if change.stands]
        assert [n for n in shown if self.entries[n - 1].kind in ACTS] == self.done

    @invariant()
    def no_step_more_than_there_is(self) -> None:
        with pytest.raises(Impossible, match="nothing-to-undo"):
            undo_of(self.entries, len(self.done) + 1)
        with pytest.raises(Impossible, match="nothing-to-redo"):
            redo_of(self.entries, len(self.undone) + 1)

    @invariant()
    def entries_survive_the_store(self) -> None:
        stored = json.loads(json.dumps([entry.to_dict() for entry in self.entries]))
        assert [Entry.from_dict(document) for document in stored] == self.entries


TestLogAgainstTwoStacks = LogAgainstTwoStacks.TestCase
TestLogAgainstTwoStacks.settings = examples(max_examples=60, stateful_step_count=25, deadline=None)


def test_an_undo_means_the_same_in_a_copy_that_went_on_otherwise() -> None:
    mine = log_of(deal(1), deal(2))
    undo = undo_of(mine)[0]
    theirs = [*mine, next_entry(mine, "theirs", "t", "deal", {"deal": 3})]
    both = [*theirs, next_entry(theirs, "mine", "t", "undo", undo)]
    assert deal_numbers(both) == (1, 3)
    both = [*both, next_entry(both, "again", "t", "undo", undo)]
    assert deal_numbers(both) == (1, 3), "taken back twice is taken back once"
    both = [*both, next_entry(both, "back", "t", "redo", {"reverses": "mine"})]
    assert deal_numbers(both) == (1, 2, 3), "put back where it was"


def test_history_tells_what_each_undo_and_redo_did_and_which_word_was_last() -> None:
    entries = log_of(deal(1), ("note", {"text": "x"}))
    entries = written(entries, "undo", undo_of(entries)[0])
    entries = written(entries, "redo", redo_of(entries)[0])
    entries = written(entries, "redo", {"reverses": "nothing"})
    told = [(change.stands, change.about and change.about.n) for change in history(entries)]
    assert told == [(True, None), (True, None), (False, 1), (True, 1), (False, None)]


def test_a_struck_deal_keeps_its_number_and_one_taken_back_gives_it_up() -> None:
    entries = log_of(deal(1), deal(2), ("strike", {"deal": 2}))
    assert (deal_numbers(entries), next_deal_number(entries)) == ((1,), 3)
    for data in undo_of(entries, 2):
        entries = written(entries, "undo", data)
    assert next_deal_number(entries) == 2


def test_a_correction_names_a_deal_that_stands() -> None:
    entries = log_of(deal(1), deal(2), ("strike", {"deal": 1}))
    assert amend_of(entries, 2, {"swap": True}) == {"deal": 2, "swap": True}
    with pytest.raises(Impossible) as refused:
        strike_of(entries, 1)
    assert refused.value.values == {"reason": "no-such-deal", "deal": 1, "deals": (2,)}


def test_a_fine_is_paid_by_whoever_left() -> None:
    assert end_of(None) == {"by_consent": True}
    assert end_of("Anne", 50) == {"left": "Anne", "fine": 50}
    for left, fine in ((None, 50), ("Anne", -1)):
        with pytest.raises(Impossible, match="bad-setting"):
            end_of(left, fine)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
NEARLY = st.fixed_dictionaries(
    {"n": JSON | st.just(1), "id": JSON, "time": JSON},
    optional={"kind": st.sampled_from(KINDS) | JSON, "data": st.just({}) | JSON},
)


@examples(max_examples=150, deadline=None)
@given(JSON | NEARLY)
def test_a_damaged_document_is_an_error_of_ours(document: object) -> None:
    try:
        entry = Entry.from_dict(document)
    except MarqueError as fault:
        assert isinstance(fault, Unreadable) and fault.kind == "bad-record"
    else:
        assert entry.to_dict() == {key: document[key] for key in Entry._fields}
