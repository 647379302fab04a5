"""The codes that deals are judged under, each as the oracle and as the product has it.

Comes in: a code's name. Goes out: the values of its switches, read here from its data and by
nobody else's reader, and the product's own `Code`. Beside the six codes, house rules made by
turning some of their switches.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from marque.codes.code import Code
from marque.codes.load import load_code
from tests.oracle.deal import Switches

CODES = ("dictionnaire", "academie", "raffle", "cent", "rubicon", "modern")
HOUSE = "house"
DATA = Path(__file__).parents[2] / "marque" / "codes" / "data"

# Values that a house rule may give to the switches of the count. Left out: those of which no
# text says what else would follow (equal_blocks_all, both_trios_score, undercall_binds).
TURNS: dict[str, tuple[Any, ...]] = {
    "carte_blanche_value": (5, 10, 20, 30),
    "carte_blanche_saves": (False, True),
    "carte_blanche_helps": (False, True),
    "point_four_less": (False, True),
    "tierce_value": (3, 5),
    "quart_value": (4, 8),
    "quint_value": (5, 15, 30),
    "sixieme_value": (16, 6),
    "septieme_value": (17, 7),
    "huitieme_value": (18, 8),
    "quatorze_value": (14, 7),
    "trio_value": (3, 6),
    "minors_score": (False, True),
    "pic_value": (0, 20, 30),
    "repic_value": (0, 40, 60),
    "younger_pic": (False, True),
    "younger_repique": (False, True),
    "repique_saved_by": ("earlier", "anything"),
    "equality_saves": (False, True),
    "capot_to_pic": (False, True),
    "last_trick_to_pic": (False, True),
    "lead_value": (0, 1, 2),
    "win_scores": (0, 1, 2),
    "lead_min_ten": (False, True),
    "win_min_ten": (False, True),
    "last_trick_value": (2, 3),
    "last_trick_flat": (False, True),
    "last_trick_in_capot": (False, True),
    "cards_value": (5, 10),
    "capot_value": (20, 40),
}


class Under(NamedTuple):
    """A code as the two scorers have it."""

    name: str
    switches: Switches
    code: Code


@cache
def switches_of(name: str) -> dict[str, Any]:
    """The switches of one of the six codes."""
    data = tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))
    return {switch: cell.get("value") for switch, cell in data["switches"].items()}


def under(name: str, random: Random) -> Under:
    """One of the six codes, or for "house" another one each time."""
    return house(random) if name == HOUSE else Under(name, switches_of(name), load_code(name))


def house(random: Random) -> Under:
    """A code in which a few switches are turned; not Rafflé's, where silent ones stay silent."""
    base = random.choice([name for name in CODES if name != "raffle"])
    names = random.sample(list(TURNS), random.randint(1, 6))
    turned = {switch: random.choice(TURNS[switch]) for switch in names}
    if turned.get("younger_pic"):
        # No text says what thirty in hand brings a dealer who may make a pic but no repic.
        turned["younger_repique"] = True
    code = load_code(base)
    for switch, value in turned.items():
        code = code.turned(switch, value)
    told = ", ".join(f"{switch} = {value}" for switch, value in turned.items())
    return Under(f"{base} with {told}", {**switches_of(base), **turned}, code)
