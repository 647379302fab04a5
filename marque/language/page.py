"""What a page says that isn't in the views on it: charts, deals that unfold, how it was made."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "made-with": "Made with marque {version}.",
}

FR: Final[Texts] = {
    "made-with": "Fait avec marque {version}.",
}
