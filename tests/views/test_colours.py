"""The colours of the views can be read on every common terminal, dark or light."""

import pytest
from rich.style import Style

from marque.views.lines import _CODES, STYLES
from marque.views.rich_text import TWO_COLOURS

# The ground, and the sixteen colours, that terminals come with or that many people set.
TERMINALS = {
    "Linux console": "000000 000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa "
    "555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff",
    "xterm, dark": "000000 000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 "
    "7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
    "xterm, light": "ffffff 000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 "
    "7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
    "Gnome, dark": "1e1e1e 171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc "
    "5e5c64 f66151 33da7a e9ad0c 2a7bde c061cb 33c7de ffffff",
    "Gnome, light": "ffffff 171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc "
    "5e5c64 f66151 33da7a e9ad0c 2a7bde c061cb 33c7de ffffff",
    "macOS, light": "ffffff 000000 c23621 25bc24 adad27 492ee1 d338d3 33bbc8 cbcccd "
    "818383 fc391f 31e722 eaec23 5833ff f935f8 14f0f0 e9ebeb",
    "Windows": "0c0c0c 0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc "
    "767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2",
    "VS Code, dark": "1e1e1e 000000 cd3131 0dbc79 e5e510 2472c8 bc3fbc 11a8cd e5e5e5 "
    "666666 f14c4c 23d18b f5f543 3b8eea d670d6 29b8db e5e5e5",
    "VS Code, light": "ffffff 000000 cd3131 107c10 949800 0451a5 bc05bc 0598bc 555555 "
    "666666 cd3131 14ce14 b5ba00 0451a5 bc05bc 0598bc a5a5a5",
    "Solarized, dark": "002b36 073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 "
    "002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3",
    "Solarized, light": "fdf6e3 073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 "
    "002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3",
}
# What WCAG asks of large letters is 3; Solarized on its light ground grants no blue that.
LEGIBLE = 2.9
USED = [style for style in {*STYLES.values(), *TWO_COLOURS.values()} if Style.parse(style).color]


def light(colour: str) -> float:
    """Relative luminance, as WCAG 2 defines it."""
    parts = [channel / 255 for channel in bytes.fromhex(colour)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_contrast_is_what_its_definition_says() -> None:
    assert contrast("000000", "ffffff") == pytest.approx(21)
    assert contrast("ffffff", "767676") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("terminal", TERMINALS)
@pytest.mark.parametrize("style", sorted(USED))
def test_a_colour_can_be_read_on_a_common_terminal(style: str, terminal: str) -> None:
    ground, *shades = TERMINALS[terminal].split()
    colour = Style.parse(style).color
    assert colour is not None
    assert colour.number is not None
    assert contrast(ground, shades[colour.number]) > LEGIBLE


def test_the_table_without_rich_has_the_same_shades() -> None:
    for colour in filter(None, STYLES.values()):
        assert Style.parse(colour).render("x") == f"\x1b[{_CODES[colour]}mx\x1b[0m"
