"""Every script that measures can be started: none has lost what it imports from another."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = sorted(
    script
    for script in Path(__file__).parent.glob("*.py")
    if "ArgumentParser(" in script.read_text(encoding="utf-8")
)


def test_the_scripts_are_found() -> None:
    assert {"run.py", "bench_table.py", "bench_stats.py"} <= {script.name for script in SCRIPTS}


@pytest.mark.skipif(sys.platform == "win32", reason="they need a pseudo-terminal")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_can_be_started(script: Path) -> None:
    done = subprocess.run([sys.executable, script, "--help"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
