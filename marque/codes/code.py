"""A rule code: every switch that the program reads, its value, its citation, its ground.

Comes in: values that `load` has read and checked. Goes out: `Code`, a plain value. No
function of marque asks which code it has; it reads `code.switches`. Where each rule is
written stands in the code's own data, beside the value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Switches(NamedTuple):
    """All switches of a rule code, by the names that house rules use.

    A switch that a code leaves silent holds its neutral value here (0, False, the first
    allowed word) and is named in `Code.silent`; the judge counts nothing for it and says
    so. Points are ints. The meaning of each name, in words, is in the language room.
    """

    # The count: carte blanche.
    carte_blanche_value: int
    carte_blanche_saves: bool
    carte_blanche_helps: bool
    # The count: what is held in hand.
    point_four_less: bool
    tierce_value: int
    quart_value: int
    quint_value: int
    sixieme_value: int
    septieme_value: int
    huitieme_value: int
    quatorze_value: int
    trio_value: int
    minors_score: bool
    equal_blocks_all: bool
    both_trios_score: bool
    undercall_binds: str
    # The count: pic and repic.
    pic_value: int
    repic_value: int
    younger_pic: bool
    younger_repique: bool
    repique_saved_by: str
    equality_saves: bool
    capot_to_pic: bool
    last_trick_to_pic: bool
    # The count: the play.
    lead_value: int
    win_scores: int
    lead_min_ten: bool
    win_min_ten: bool
    last_trick_value: int
    last_trick_flat: bool
    last_trick_in_capot: bool
    cards_value: int
    capot_value: int
    # The exchange and the laws.
    elder_min_discard: int
    elder_max_discard: int
    younger_min_discard: int
    offender_cards_bar: bool
    must_show: bool
    discard_locked_on: str
    elder_sees_leavings_only_if_younger_looks: bool
    maldonne_until: str
    # The game.
    target: int
    partie: int
    stop_at_target: bool
    crossing: str
    double_below: int
    best_of: int
    rubicon: int
    rubicon_bonus: int
    tie_deals: int


# For a switch that takes a word, the words; all others take an int or true/false.
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "undercall_binds": ("always", "unless-good-against-the-cards", "never"),
    "repique_saved_by": ("earlier", "anything"),
    "discard_locked_on": ("touch", "take"),
    "maldonne_until": ("seen", "talon"),
    "crossing": ("order", "higher-total", "elder"),
}

# Rules that decide or count and are the same in every code; each code cites its own text.
RULES: Final = (
    "point",
    "point_equal",
    "point_value",
    "sequence",
    "sequence_equal",
    "set",
    "order",
    "what_is_called",
)

# Which part of the program reads a switch: the count, the laws, or the game.
_LAWS: Final = frozenset(
    "elder_min_discard elder_max_discard younger_min_discard offender_cards_bar must_show "
    "discard_locked_on elder_sees_leavings_only_if_younger_looks maldonne_until".split()
)
_GAME: Final = frozenset(
    "target partie stop_at_target crossing double_below best_of rubicon rubicon_bonus "
    "tie_deals".split()
)
# Switches of the count that matter to pic and repic alone.
_OF_BONUSES: Final = frozenset(
    "carte_blanche_saves carte_blanche_helps younger_pic younger_repique repique_saved_by "
    "equality_saves capot_to_pic last_trick_to_pic".split()
)
_BONUSES: Final = frozenset({"pic_value", "repic_value"})


def scope(switch: str) -> str:
    """Which part of the program reads a switch: "count", "law" or "game"."""
    return "law" if switch in _LAWS else "game" if switch in _GAME else "count"


class Cell(NamedTuple):
    """One value of a code and where it comes from.

    value: int, bool or word, None where nothing settles it; cite: the text, in the
    source's own name, the same in both languages; ground: "stated" (the code's own
    word), "supplied" (the code is silent, a text of its family speaks), "default" (no
    text settles it: the program's documented choice), "house" (a house rule), "silent".
    """

    value: int | bool | str | None
    cite: str
    ground: str

    @property
    def supplied(self) -> bool:
        """Whether the value is not the code's own word."""
        return self.ground in ("supplied", "default")


class Code(NamedTuple):
    """A rule code as a value.

    name: its name; base: the code it was built on, "" for the six; cells: for each
    switch its `Cell`; switches: the same values, ready to be read; silent: the switches
    that nothing settles; cites: where the rules that all codes share are written in this
    one, by the names of `RULES`.
    """

    name: str
    base: str
    cells: Mapping[str, Cell]
    switches: Switches
    silent: frozenset[str]
    cites: Mapping[str, str]

    def turned(self, switch: str, value: int | bool | str) -> Code:
        """The same code with one switch set otherwise, its cell left as it is."""
        other: Any = {switch: value}
        return self._replace(switches=self.switches._replace(**other))

    @property
    def open_in_count(self) -> list[str]:
        """The silent switches on which some count could depend, in the order of their names.

        Where a code certainly has neither pic nor repic, what would save from them decides
        nothing.
        """
        switches = self.switches
        bonuses = switches.pic_value or switches.repic_value or self.silent & _BONUSES
        return sorted(
            name
            for name in self.silent
            if scope(name) == "count" and (bonuses or name not in _OF_BONUSES)
        )

    def cite(self, name: str) -> str:
        """Where a switch's value, or a rule that all codes share, is written."""
        cell = self.cells.get(name)
        return cell.cite if cell is not None else self.cites[name]
