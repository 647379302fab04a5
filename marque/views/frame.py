"""The frame: all that a view may know of where it is shown, and the way out to it.

Comes in: the environment, what the output is, what was asked for. Goes out: a `Frame`,
passed to every view and never global; and, by `write`, text on a stream that may be closed
or unable to print a suit. NO_COLOR: no-color.org; CLICOLOR and CLICOLOR_FORCE:
bixense.com/clicolors.
"""

from __future__ import annotations

import codecs
import errno
import os
from collections.abc import Mapping
from typing import Final, NamedTuple, TextIO

from marque.language.words import Phrases
from marque.views.safe import fold

NARROWEST: Final = 40
WIDEST: Final = 200
UNASKED_WIDTH: Final = 80

# The letters of ♠♥♦♣ in the two alphabets of cards.
_SUIT_LETTERS: Final = {"en": "SHDC", "fr": "PCKT"}


class Frame(NamedTuple):
    """Where a view is shown.

    lang: "en" or "fr"; width: in columns, 40 to 200; colour: whether escape sequences may
    be written; charset: the codec that says which characters can be shown ("utf-8",
    "cp1252", "ascii" …); plain: one fact a line, for a screen reader or a chat;
    four_colour: a colour of its own for each suit; cards: the alphabet in which cards are
    printed, "en" or "fr"; drawn: whether charts stand beside the text, so that it needs no
    small drawings of its own.
    """

    lang: str = "en"
    width: int = UNASKED_WIDTH
    colour: bool = False
    charset: str = "utf-8"
    plain: bool = False
    four_colour: bool = False
    cards: str = "en"
    drawn: bool = False

    @property
    def unicode(self) -> bool:
        """Whether every character can be shown; if not, suits are letters."""
        return self.charset.startswith("utf")

    @property
    def suit_letters(self) -> str:
        """What stands for ♠♥♦♣ where they can't be shown."""
        return _SUIT_LETTERS[self.cards]

    @property
    def phrases(self) -> Phrases:
        """The texts in the frame's language."""
        return Phrases(self.lang)


def frame_for(
    environ: Mapping[str, str],
    *,
    isatty: bool,
    encoding: str | None,
    columns: int,
    lang: str,
    cards: str = "auto",
    only_ascii: bool = False,
    plain: bool = False,
    four_colour: bool = False,
) -> Frame:
    """The frame of an output.

    isatty, encoding, columns: whether the output is a terminal, its stream's encoding, the
    terminal's width; lang: as `pick_language` found it; cards: "en", "fr", or "auto" for
    the alphabet of the language; only_ascii, plain, four_colour: as asked for. In a pipe
    there are 80 columns and no colour, unless the environment says otherwise.
    """
    asked_width = _positive(environ.get("COLUMNS", ""))
    width = asked_width or (isatty and columns) or UNASKED_WIDTH
    return Frame(
        lang=lang,
        width=min(max(width, NARROWEST), WIDEST),
        colour=not plain and _colour(environ, isatty=isatty),
        charset="ascii" if only_ascii else _charset(encoding),
        plain=plain,
        four_colour=four_colour,
        cards=lang if cards == "auto" else cards,
    )


def write(text: str, stream: TextIO | None) -> bool:
    """Write a text, and let nothing about the stream's reader or encoding raise.

    Gives back whether somebody may have read it: who writes much stops where nobody does.

    What the stream's encoding lacks is folded; a reader that has gone is no error, and
    neither is None, Python's word for an output that was closed from the start. Any other
    failure of the system (a full disk) is raised as the OSError that it is.
    """
    if stream is None:
        return False
    try:
        stream.write(fold(text, stream.encoding or "utf-8"))
        stream.flush()
    except OSError as error:
        # Windows says EINVAL where others say EPIPE.
        if error.errno not in (errno.EPIPE, errno.EINVAL):
            raise
        _let_go(stream)
        return False
    return True


def _let_go(stream: TextIO) -> None:
    """Send what is still buffered nowhere, or the flush at exit would fail once more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def _positive(text: str) -> int:
    """The number that the text is, 0 for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0


def _colour(environ: Mapping[str, str], *, isatty: bool) -> bool:
    """Whether to write colours: NO_COLOR first, then what forces, then the terminal."""
    if environ.get("NO_COLOR"):
        return False
    for name in ("FORCE_COLOR", "CLICOLOR_FORCE"):
        if environ.get(name):
            return environ[name] != "0"
    return isatty and environ.get("TERM") != "dumb" and environ.get("CLICOLOR") != "0"


def _charset(encoding: str | None) -> str:
    """The codec's own name for an encoding; ASCII for one that nobody knows."""
    try:
        return codecs.lookup(encoding or "ascii").name
    except (LookupError, ValueError):
        return "ascii"
