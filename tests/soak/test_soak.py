"""An evening at the table: the memory is flat. `python -m tests.soak.run` plays a longer one."""

import gc
import io
import sys
from pathlib import Path

import pytest

from marque.__main__ import GC_THRESHOLD
from marque.cli.app import run
from tests.soak.run import Measured, Soaked, growth, is_flat, page, soak

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads memory from /proc")


@pytest.mark.parametrize(("through", "deals"), [("pipe", 90), ("terminal", 36)])
def test_an_evening_leaves_the_table_as_it_was(through: str, deals: int) -> None:
    evening = soak(through, deals, 6, 1)
    assert evening.status == 0
    assert evening.measured[-1].deals == deals
    assert growth(evening.measured) < 6 * 1024
    assert f"{deals} deals, parties of six deals" in page([evening])


def test_the_table_collects_its_garbage_as_it_goes(tmp_path: Path) -> None:
    before = gc.get_threshold()
    try:
        gc.set_threshold(GC_THRESHOLD)  # as a command starts
        assert run(["table"], {"MARQUE_HOME": str(tmp_path)}, io.StringIO(), io.StringIO()) == 0
        assert gc.get_threshold()[0] < GC_THRESHOLD / 10
    finally:
        gc.set_threshold(*before)


def test_memory_that_grows_is_noticed() -> None:
    flat = [Measured(n, 30_000 + n % 7, 1.0) for n in range(100)]
    leaking = [Measured(n, 30_000 + 100 * n, 1.0) for n in range(100)]
    assert growth(flat) < 10
    assert is_flat(soak_of(flat))
    assert growth(leaking) == 5000
    assert not is_flat(soak_of(leaking))


def soak_of(measured: list[Measured]) -> Soaked:
    return Soaked("pipe", 6, 1, measured, 0)
