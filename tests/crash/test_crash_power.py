"""The power is cut at every moment of a write (`tests.crash.power`).

The same check must fail for a disk that doesn't sync files, or folders, or that writes over a
file in place: otherwise it would prove nothing about the disk that does it right.
"""

from __future__ import annotations

import random
from itertools import product

import pytest

from tests.crash.power import SABOTAGED, Watched, killed_disks
from tests.store.store_doubles import File, MemoryDisk


@pytest.mark.parametrize("seed", range(3))
def test_every_acknowledged_entry_survives_every_power_cut(seed: int) -> None:
    watched = Watched(MemoryDisk(), seed)
    watched.evening()
    assert watched.wrong == []
    assert watched.cuts > 500


def test_a_repair_leaves_the_damage_or_the_repair() -> None:
    watched = Watched(MemoryDisk(), 1)
    watched.repairs()
    assert watched.wrong == []
    assert watched.cuts > 30


def test_what_a_killed_writer_left_is_no_danger() -> None:
    killed = killed_disks()
    assert len(killed) > 6
    for left in killed:
        watched = Watched(left, 1)
        watched.goes_on()
        assert watched.wrong == []


@pytest.mark.parametrize("sabotaged", SABOTAGED)
def test_a_step_left_out_is_noticed(sabotaged: type[MemoryDisk]) -> None:
    watched = Watched(sabotaged(), 1)
    watched.evening()
    assert SABOTAGED[sabotaged] in watched.wrong[0]


def test_a_power_cut_leaves_any_subset_of_the_unsynced_blocks() -> None:
    old, new = b"a" * 1536, b"b" * 1536
    found = File(new, synced=old).after_power_cut(random.Random(1), 64)
    for blocks in product((old[:512], new[:512]), repeat=3):
        assert b"".join(blocks) in found
    assert len({len(text) for text in found}) > 5
    grown = File(old + new, synced=old).after_power_cut(random.Random(1), 64)
    assert any(b"older file" in text for text in grown)
    assert File(old, synced=old).after_power_cut(random.Random(1), 64) == [old]
