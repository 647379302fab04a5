"""An evening at the table: the memory is flat. `python -m tests.soak.run` plays a longer one."""

import sys

import pytest

from tests.soak.run import Measured, Soaked, growth, is_flat, page, soak

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads memory from /proc")


@pytest.mark.parametrize(("through", "deals"), [("pipe", 90), ("terminal", 36)])
def test_an_evening_leaves_the_table_as_it_was(through: str, deals: int) -> None:
    run = soak(through, deals, 6, 1)
    assert run.status == 0
    assert run.measured[-1].deals == deals
    assert growth(run.measured) < 6 * 1024
    assert f"{deals} deals, parties of six deals" in page([run])


def test_memory_that_grows_is_noticed() -> None:
    flat = [Measured(n, 30_000 + n % 7, 1.0) for n in range(100)]
    leaking = [Measured(n, 30_000 + 100 * n, 1.0) for n in range(100)]
    assert growth(flat) < 10
    assert is_flat(soak_of(flat))
    assert growth(leaking) == 5000
    assert not is_flat(soak_of(leaking))


def soak_of(measured: list[Measured]) -> Soaked:
    return Soaked("pipe", 6, 1, measured, 0)
