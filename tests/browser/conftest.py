"""One browser for all tests of a process; without one they are skipped, and say what is missing."""

import pytest

from tests.browser import browser as running


@pytest.fixture(scope="session")
def window():
    pytest.importorskip("selenium", reason="selenium isn't installed (it is in the extra `dev`)")
    for what, found in (("Chromium", running.CHROMIUM), ("chromedriver", running.DRIVER)):
        if found is None:
            pytest.skip(f"no {what} on this machine's path")
    with running.browser() as window:
        yield window
