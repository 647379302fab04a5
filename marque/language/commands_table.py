"""The help page of the live table in words; the keys are those of `language.commands`."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "table.line": "sit at the live table: one prompt for the whole evening",
    "table.usage": "`marque table`",
    "table.about": (
        "Opens a prompt that is left open all evening. `27-13` writes a deal down, `p58/p59` "
        "settles a point, `deal` leads through a deal step by step; every command works by its "
        "name, in English or French, and `?` explains. Nothing is lost when the line drops: what "
        "was written stands, and a deal half told goes on. Lines may be piped in."
    ),
    "table.example.1": "`marque table`",
    "table.example.1.about": "Sit down to the game that is open",
    "table.example.2": "`marque table --plain`",
    "table.example.2.about": "The same with plain lines, for a screen reader",
}

FR: Final[Texts] = {
    "table.line": "s'asseoir à la table : une invite pour toute la soirée",
    "table.usage": "`marque table`",
    "table.about": (
        "Ouvre une invite qui reste ouverte toute la soirée. `27-13` inscrit une donne, `p58/p59` "
        "juge un point, `donne` suit une donne pas à pas ; chaque commande va par son nom, en "
        "français ou en anglais, et `?` explique. Rien n'est perdu si la ligne tombe : ce qui est "
        "écrit reste, et une donne à demi dite reprend. On peut y envoyer des lignes par un tube."
    ),
    "table.example.1": "`marque table`",
    "table.example.1.about": "S'asseoir à la partie ouverte",
    "table.example.2": "`marque table --plain`",
    "table.example.2.about": "De même en lignes simples, pour un lecteur d'écran",
}
