"""What `marque mark` says of the notched marking card."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "title": "{points} on the marking card",
    "title-sum": "{before} + {change} = {after} on the marking card",
    "title-difference": "{before} - {change} = {after} on the marking card",
    "up": "up",
    "up-none": "no tab",
    "lift": "lift",
    "lower": "lower",
    "nothing": "nothing",
    "aside": "aside",
    "hundreds": ("{count} hundred", "{count} hundreds"),
    "fifty": ("the fifty", "{count} fifties"),
    "tens": ("one ten", "{count} tens"),
    "five": ("the five", "{count} fives"),
    "units": ("one unit", "{count} units"),
}

FR: Final[Texts] = {
    "title": "{points} sur la carte à marquer",
    "title-sum": "{before} + {change} = {after} sur la carte à marquer",
    "title-difference": "{before} - {change} = {after} sur la carte à marquer",
    "up": "levées",
    "up-none": "aucune",
    "lift": "lever",
    "lower": "baisser",
    "nothing": "rien",
    "aside": "à part",
    "hundreds": ("{count} centaine", "{count} centaines"),
    "fifty": ("le cinquante", "{count} cinquantes"),
    "tens": ("une dizaine", "{count} dizaines"),
    "five": ("le cinq", "{count} cinqs"),
    "units": ("une unité", "{count} unités"),
}
