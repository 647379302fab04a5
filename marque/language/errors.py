"""What stops a command, in words: what is wrong, where it stood, and what would be right.

A key is a kind of the contract, and what narrows it down (`views.errors` says how): the
setting, the reason, the name of a value that is there. What is wrong has such a key itself;
`hint-` before it makes the key of what would be right; `at-` and a text's name say where it
stood. The text of a kind alone needs no value: it is there when nothing narrower fits.
Texts put quotes round what was typed; `{value}` brings its own, where it needs any.
"""

from __future__ import annotations

from typing import Final

from marque.language import (
    errors_cards,
    errors_files,
    errors_games,
    errors_line,
    errors_settings,
)
from marque.language.words import Texts

EN: Final[Texts] = {
    **errors_cards.EN,
    **errors_games.EN,
    **errors_settings.EN,
    **errors_files.EN,
    **errors_line.EN,
    # The frame of a message.
    "where": "Where",
    "hint": "Hint",
    "more": ("And {count} more error.", "And {count} more errors."),
    "other": "This can't be read, or can't be.",
    "quoted": "“{text}”",
    "typed": "`{text}`",
    "spelled": "`{text}` ({words})",
    "range": "{least} to {most}",
    "letters": "{ranks} with {suits}",
    "hint-nearest": "Did you mean {nearest}?",
    "hint-allowed": "Allowed: {allowed}.",
    "hint-range": "Allowed: {least} to {most}.",
    "hint-least": "Allowed: {least} or more.",
    "hint-unsure": "The new version is there, but a power cut could still take it away.",
    "hint-option": "If it really was so, `{option}` accepts it.",
    # Where it stood.
    "at-elder": "elder's hand",
    "at-younger": "younger's hand",
    "at-elder-says": "what elder says",
    "at-younger-says": "what younger says",
    "at-younger-answers": "younger's answers",
    "at-elder-discard": "elder's discard",
    "at-younger-discard": "younger's discard",
    "at-elder-dealt": "the hand dealt to elder",
    "at-younger-dealt": "the hand dealt to younger",
    "at-tricks": "the tricks",
    "at-played": "the play as counted aloud",
    "at-hand": "the hand",
    "at-discard": "the discard",
    "at-totals": "the points",
    "at-elder-name": "elder's name",
    "at-younger-name": "younger's name",
    "at-line": "{where}, line {line}",
    "at-item": "{where}, item {item}",
    "at-item-tricks": "{where}, trick {item}",
    "at-piece": "{where}: {piece}",
}

FR: Final[Texts] = {
    **errors_cards.FR,
    **errors_games.FR,
    **errors_settings.FR,
    **errors_files.FR,
    **errors_line.FR,
    # The frame of a message.
    "where": "Où",
    "hint": "Conseil",
    "more": ("Et {count} autre erreur.", "Et {count} autres erreurs."),
    "other": "Cela ne se lit pas, ou ne peut être.",
    "quoted": "« {text} »",
    "typed": "`{text}`",
    "spelled": "`{text}` ({words})",
    "range": "de {least} à {most}",
    "letters": "{ranks} avec {suits}",
    "hint-nearest": "Vouliez-vous dire {nearest} ?",
    "hint-allowed": "Sont admis : {allowed}.",
    "hint-range": "Est admis un nombre de {least} à {most}.",
    "hint-least": "Est admis un nombre à partir de {least}.",
    "hint-unsure": "La nouvelle version y est ; une panne de courant peut encore l'emporter.",
    "hint-option": "Si c'est bien ainsi, `{option}` l'accepte.",
    "at-elder": "la main du premier",
    "at-younger": "la main du dernier",
    "at-elder-says": "ce que dit le premier",
    "at-younger-says": "ce que dit le dernier",
    "at-younger-answers": "les réponses du dernier",
    "at-elder-discard": "l'écart du premier",
    "at-younger-discard": "l'écart du dernier",
    "at-elder-dealt": "la main donnée au premier",
    "at-younger-dealt": "la main donnée au dernier",
    "at-tricks": "les levées",
    "at-played": "le jeu compté à voix haute",
    "at-hand": "la main",
    "at-discard": "l'écart",
    "at-totals": "les points",
    "at-elder-name": "le nom du premier",
    "at-younger-name": "le nom du dernier",
    "at-line": "{where}, ligne {line}",
    "at-item": "{where}, {item:1er} élément",
    "at-item-tricks": "{where}, {item:1re} levée",
    "at-piece": "{where} : {piece}",
}
