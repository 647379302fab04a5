"""Whatever a reader is given: a result or an error of marque's own, in bounded time and memory."""

import os
import sys
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marque.cli import files
from marque.errors import Unreadable
from tests.fuzz import corpus
from tests.fuzz.bounds import Bound, TooMuch
from tests.fuzz.grammar import seeds, texts
from tests.fuzz.program import marque, own_folder
from tests.fuzz.readers import READERS, check

# A whole command costs a hundred times what reading a hand does.
SLOW = ("facts", "lines", "imports", "stored", "documents", "commands")
MEMORY, MEMORY_EACH = 8_000_000, 4_000  # bytes: for any text, and for each byte of it more
FILES = [(name, path) for name in READERS for path in corpus.kept(name)]


FEW, MANY = (
    settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    for examples in (12, 60)
)


@pytest.mark.parametrize("name", [name for name in READERS if name not in SLOW])
@MANY
@given(data=st.data())
def test_any_text_is_read_or_refused_in_bounded_time(name: str, data: st.DataObject) -> None:
    read_bounded(name, data.draw(texts(name)))


@pytest.mark.parametrize("name", SLOW)
@FEW
@given(data=st.data())
def test_whatever_the_program_finds_it_answers_in_bounded_time(
    name: str, data: st.DataObject
) -> None:
    read_bounded(name, data.draw(texts(name)))


def read_bounded(name: str, text: bytes) -> None:
    """Let a reader read, within its bound."""
    warm(name)
    Bound(READERS[name].calls, READERS[name].each).check(READERS[name].check, text)


@pytest.mark.parametrize(("name", "path"), FILES, ids=[f"{n}/{p.name}" for n, p in FILES])
def test_the_corpus_is_read_or_refused_in_bounded_time_and_memory(name: str, path: Path) -> None:
    reader, text = READERS[name], path.read_bytes()
    read_bounded(name, text)
    tracemalloc.start()
    try:
        reader.check(text)
        assert tracemalloc.get_traced_memory()[1] < MEMORY + MEMORY_EACH * len(text)
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", READERS)
def test_the_texts_to_begin_with_are_not_all_refused_at_once(name: str) -> None:
    """The grammar knows texts that lead into the reader: else fuzzing would try its threshold."""
    reached = frozenset().union(*(corpus.lines_reached(name, text) for text in seeds(name)[:40]))
    lines = corpus.lines_of(name)
    assert len(lines & reached) > len(lines) * 0.4, f"{len(lines & reached)} of {len(lines)}"


def warm(name: str) -> None:
    """Import what a reader imports when it is first used, so that the bound doesn't count it."""
    if name not in _warm:
        _warm.add(name)
        for text in seeds(name)[:20]:
            check(name, text)


_warm: set[str] = set()


def test_a_reader_that_does_too_much_is_noticed() -> None:
    Bound(100, 2).check(lambda data: [ord("a") for _ in data][:0], b"x" * 50)
    with pytest.raises(TooMuch):
        Bound(100, 2).check(lambda data: [abs(1) for _ in range(len(data) ** 2)][:0], b"x" * 50)
    assert sys.getprofile() is None


def test_nothing_is_written_outside_the_home(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    with own_folder():
        marque("new cent Anne Boris --dealer Anne --game game".split())
        marque(["export", "game", str(outside)])
        marque(["backup", str(outside)])
    assert not outside.exists()
    outside.write_text("now it can be")


def test_a_device_that_never_ends_is_too_long() -> None:
    if not os.path.exists("/dev/zero"):  # noqa: PTH110
        pytest.skip("no such device here")
    with pytest.raises(Unreadable) as refused:
        files.read_bytes(Path("/dev/zero"), 1000)
    assert refused.value.values == {"reason": "too-long", "limit": 1000}
