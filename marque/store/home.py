"""Where data lives, and which names a game may have.

Comes in: the environment, as a mapping. Goes out: `Home`, the paths of everything that the
store keeps. Nothing here touches the disk. What each file is for: docs/store.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from marque.errors import Impossible, Place

# Devices under Windows, with any ending: `con.json` can't be a file there.
_DEVICES: Final = frozenset(
    ["con", "prn", "aux", "nul"]
    + [f"{port}{number}" for port in ("com", "lpt") for number in range(10)]
)
_ID: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?")


class Home(NamedTuple):
    """The folder of data and the folder of settings; one and the same under MARQUE_HOME."""

    data: Path
    config: Path

    @property
    def games(self) -> Path:
        """The folder of the games, one file each."""
        return self.data / "games"

    @property
    def codes(self) -> Path:
        """The folder of house rules, as TOML written by people."""
        return self.config / "codes"

    @property
    def listing(self) -> Path:
        """The list of the games, which can be rebuilt from them."""
        return self.data / "index.json"

    @property
    def tallies(self) -> Path:
        """What each game adds to the statistics, which can be made again from the games."""
        return self.data / "stats.json"

    @property
    def pointer(self) -> Path:
        """Which game is open."""
        return self.data / "open.json"

    @property
    def drafts(self) -> Path:
        """The deals that are being told at a table, and aren't recorded yet."""
        return self.data / "drafts.json"

    @property
    def players(self) -> Path:
        """Who has played here."""
        return self.data / "players.json"

    @property
    def settings(self) -> Path:
        """What `config` sets."""
        return self.config / "config.json"

    def game(self, game_id: str) -> Path:
        """The file of one game; raises Impossible (no-game) for what can't be an id."""
        if not is_id(game_id):
            raise Impossible("no-game", Place("game", game_id))
        return self.games / f"{game_id}.json"


def find_home(environ: Mapping[str, str]) -> Home:
    """The home that these variables name: MARQUE_HOME, else the platform's usual places."""
    if chosen := environ.get("MARQUE_HOME"):
        return Home(Path(chosen), Path(chosen))
    from platformdirs import PlatformDirs

    usual = PlatformDirs("marque", appauthor=False)
    return Home(Path(usual.user_data_dir), Path(usual.user_config_dir))


def is_id(text: str) -> bool:
    """Whether this may name a game: 1 to 40 of a-z, 0-9 and inner hyphens.

    Figures alone are no id, for they mean a number in the list of games; nor is a name
    that some system keeps for a device.
    """
    return bool(_ID.fullmatch(text)) and not text.isdigit() and text not in _DEVICES


def new_id(text: str) -> str:
    """The id that a new game asks for; raises Impossible (bad-setting) if it can't be one."""
    if not is_id(text):
        raise Impossible("bad-setting", Place("game", text), setting="game")
    return text
