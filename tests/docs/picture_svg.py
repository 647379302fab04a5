"""A picture of a terminal as SVG: drawn from what was printed, and read back.

Comes in: text with its escape sequences, as a terminal is given it. Goes out: an SVG of our
own drawing. Rich reads the escapes and mixes the colours; its own export asks for fonts from
elsewhere and is three times as long. Each run of letters is as wide as its cells, whatever the
font. A line of the picture is a line of the file, so that differences can be read.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

from rich.ansi import AnsiDecoder
from rich.cells import cell_len
from rich.color import blend_rgb
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import TerminalTheme

NAMESPACE = "http://www.w3.org/2000/svg"
FONT = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"
# In pixels: the letters, a cell, the edge around all cells.
LETTER, CELL, LINE, EDGE = 14, 8.4, 19, 12
# How far a dim letter is mixed into its ground.
DIM = 0.4
# Letters between which there is no more than one space: what stands in columns stays there.
_WORDS = re.compile(r"\S+(?: \S+)*")


def _theme(ground: str, letters: str, colours: str) -> TerminalTheme:
    def rgb(text: str) -> tuple[int, int, int]:
        red, green, blue = bytes.fromhex(text)
        return red, green, blue

    shades = [rgb(colour) for colour in colours.split()]
    return TerminalTheme(rgb(ground), rgb(letters), shades[:8], shades[8:])


# The sixteen colours that a terminal of Gnome has, on its two grounds.
_GNOME = (
    "171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc "
    "5e5c64 f66151 33da7a e9ad0c 2a7bde c061cb 33c7de ffffff"
)
THEMES = {
    "dark": _theme("1e1e1e", "e6e6e6", _GNOME),
    "light": _theme("ffffff", "1e1e1e", _GNOME),
}


class Run(NamedTuple):
    """Letters of one style in a line of the picture; row and column in cells."""

    row: int
    column: int
    text: str
    fill: str
    bold: bool


def runs(printed: str, theme: str) -> list[Run]:
    """What a terminal shows of a text with escape sequences."""
    console = Console(width=10_000, color_system="standard", force_terminal=True)
    found = []
    for row, line in enumerate(AnsiDecoder().decode(printed)):
        column = 0
        for text, style, _ in line.render(console):
            fill, bold = _look(style or Style(), THEMES[theme])
            for words in _WORDS.finditer(text):
                start = column + cell_len(text[: words.start()])
                found.append(Run(row, start, words[0], fill, bold))
            column += cell_len(text)
    return found


def _look(style: Style, theme: TerminalTheme) -> tuple[str, bool]:
    """The colour of letters, and whether they are bold."""
    fill = style.color.get_truecolor(theme) if style.color else theme.foreground_color
    if style.dim:
        fill = blend_rgb(fill, theme.background_color, DIM)
    return fill.hex, bool(style.bold)


def draw(printed: str, columns: int, theme: str, title: str) -> str:
    """The picture; title: what it shows, for those who don't see it."""
    found = runs(printed, theme)
    rows = found[-1].row + 1
    looks = list(dict.fromkeys((run.fill, run.bold) for run in found))
    width, height = round(columns * CELL) + 2 * EDGE, rows * LINE + 2 * EDGE
    ground = THEMES[theme].background_color.hex
    lines = [""] * rows
    for run in found:
        lines[run.row] += _text(run, looks.index((run.fill, run.bold)))
    return "\n".join(
        [
            f'<svg xmlns="{NAMESPACE}" width="{width}" height="{height}"'
            f' viewBox="0 0 {width} {height}" role="img" aria-label={quoteattr(title)}>',
            f"<style>text{{font:{LETTER}px {FONT};white-space:pre}}",
            *(
                f".s{n}{{fill:{fill}{';font-weight:bold' if bold else ''}}}"
                for n, (fill, bold) in enumerate(looks)
            ),
            "</style>",
            f'<rect width="{width}" height="{height}" rx="6" fill="{ground}"/>',
            *lines,
            "</svg>\n",
        ]
    )


def _text(run: Run, look: int) -> str:
    x, y = EDGE + run.column * CELL, EDGE + run.row * LINE + LETTER
    return (
        f'<text class="s{look}" x="{x:g}" y="{y:g}" textLength="{cell_len(run.text) * CELL:g}"'
        f' lengthAdjust="spacingAndGlyphs">{escape(run.text)}</text>'
    )


def shown(picture: str) -> list[Run]:
    """What a picture that was drawn here shows."""
    rule = re.compile(r"\.(s\d+)\{fill:(#\w{6})(;font-weight:bold)?\}")
    looks = {name: (fill, bool(bold)) for name, fill, bold in rule.findall(picture)}
    return [_run(element, looks) for element in _texts(picture)]


def _texts(picture: str) -> Iterator[ElementTree.Element]:
    return ElementTree.fromstring(picture).iter(f"{{{NAMESPACE}}}text")


def _run(element: ElementTree.Element, looks: dict[str, tuple[str, bool]]) -> Run:
    row = round((float(element.attrib["y"]) - EDGE - LETTER) / LINE)
    column = round((float(element.attrib["x"]) - EDGE) / CELL)
    return Run(row, column, element.text or "", *looks[element.attrib["class"]])
