"""Pytest as a mutant meets it: few examples, always the same, quick tests first, no warm caches.

mutmut loads it by `-p tests.mutation.plugin`; an ordinary run of the tests never sees it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, settings

EXAMPLES: Final = 15
# mutmut's own record of how long each test took, beside the tests while they run.
DURATIONS: Final = Path("mutmut-stats.json")
# Too slow to be run against thousands of mutants; what they alone would notice survives.
LEFT_OUT: Final = (
    "tests/calls/test_announce.py::test_a_megabyte_of_noise",
    "tests/codes/test_codes.py::test_a_hostile_text_is_refused",
    "tests/laws/test_laws_asked.py::test_every_law_is_found_by_its_title",
    "tests/oracle/test_oracle.py::test_a_switch_read_wrongly_would_be_noticed",
    "tests/referee/test_switches.py::test_turning_it_changes_the_count_of_some_deal[carte_bl",
    "tests/referee/test_switches.py::test_turning_it_changes_the_count_of_some_deal[last_tri",
    "tests/referee/test_totals.py::test_of_all_pairs_up_to_180",
)
_SLOW: Final = 1e9  # a test that hasn't been timed


def _few(given: settings) -> settings:
    """These settings with few examples, the same in every run, and nothing made smaller."""
    return settings(
        given,
        max_examples=min(EXAMPLES, given.max_examples),
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=(*given.suppress_health_check, HealthCheck.too_slow),
    )


def pytest_sessionstart() -> None:
    """Forget what was remembered while the tests were collected, without a mutant."""
    for name, module in list(sys.modules.items()):
        if name.startswith("marque."):
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if clear is not None:
                    clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out the slow tests, bring the quick ones to the front, give hypothesis its settings."""
    items[:] = [item for item in items if not item.nodeid.startswith(LEFT_OUT)]
    for item in items:
        test: Any = getattr(item, "obj", None)
        function = getattr(test, "__func__", test)
        if hasattr(function, "hypothesis"):
            function._hypothesis_internal_use_settings = _few(
                function._hypothesis_internal_use_settings
            )
        case: Any = getattr(item, "cls", None)
        if case is not None and isinstance(getattr(case, "settings", None), settings):
            case.settings = _few(case.settings)
    if DURATIONS.is_file():
        took = json.loads(DURATIONS.read_text(encoding="utf-8"))["duration_by_test"]
        items.sort(key=lambda item: took.get(item.nodeid, _SLOW))
