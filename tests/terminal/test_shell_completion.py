"""Completion in the shells themselves: what Tab makes of a line that is begun."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

pytest.importorskip("pexpect")
if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of other systems", allow_module_level=True)

import pexpect
from table_running import PATIENCE, _plain, begin, environment

STARTED = {
    "bash": ["--norc", "--noprofile", "-i"],
    "zsh": ["-f", "-i"],
    "fish": ["--no-config", "-i"],
}
SOURCED = {
    "bash": 'eval "$(marque --show-completion bash)"',
    "zsh": 'autoload -Uz compinit; compinit -u -d "$HOME/zcompdump"; '
    'eval "$(marque --show-completion zsh)"',
    "fish": "marque --show-completion fish | source",
}


class Shell:
    """A shell on a pseudo-terminal that knows marque."""

    def __init__(self, name: str, home: Path) -> None:
        binaries = home / "bin"
        binaries.mkdir()
        program = binaries / "marque"
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m marque "$@"\n')
        program.chmod(0o755)
        around = environment(home / "games", TERM="xterm", HOME=str(home), PS1="$ ")
        around["PATH"] = f"{binaries}{os.pathsep}{around['PATH']}"
        self.child = pexpect.spawn(
            str(shutil.which(name)),
            STARTED[name],
            env=around,
            encoding="utf-8",
            dimensions=(24, 200),
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = 0.1
        self.child.sendline(f"{SOURCED[name]}; echo rea''dy")
        self.child.expect("ready\r")

    def tab(self, typed: str, then: str) -> str:
        """What stands on the line after Tab, up to a text that must come."""
        self.child.send(f"{typed}\t")
        self.child.expect(re.escape(then))
        shown = _plain(self.child.before + self.child.after)
        self.child.send("\x15")  # clears the line
        return shown


@pytest.fixture(params=sorted(STARTED))
def shell(request, tmp_path):
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} isn't installed")
    begin(tmp_path / "games")
    begin(tmp_path / "games", "new cent Amélie $(touch${IFS}evil) --game other --dealer am")
    opened = Shell(request.param, tmp_path)
    yield opened
    opened.child.close(force=True)


def test_tab_completes_commands_codes_laws_players_and_games(shell, tmp_path):
    shell.tab("marque jud", "judge")
    shell.tab("marque judge p58 p59 --code rub", "rubicon")
    shell.tab("marque law sh", "show")
    shell.tab("marque law show B7", "B70")
    shell.tab("marque open oth", "other")
    shell.tab("marque end --left Am", "Amélie")
    shell.tab("marque settle --evenin", "--evening")
    shell.tab("marque law ask B26 --fact how=tak", "taken")
    # A name that a shell would take for an order is never offered to it.
    assert not list(tmp_path.rglob("evil"))
