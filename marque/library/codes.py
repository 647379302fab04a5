"""Rule codes for a programmer: the six by name, house rules from TOML, what parts two of them.

Comes in: names, or the text of house rules. Goes out: `Code`, a plain value in which every
switch has its citation. Nothing is read from the disk but the six codes' own data.
"""

from __future__ import annotations

from marque.codes.code import Code
from marque.codes.load import Difference, diff, load_code, read_house


def house_rules(text: str, source: str = "house rules") -> Code:
    '''House rules: TOML with `name`, `base` and a table `[switches]`, over one of the six codes.

    source: what the text is called where something in it is wrong. Raises MarqueError
    ("bad-setting") with every fault, each with its line.

    >>> club = marque.house_rules("""
    ... name = "our club"
    ... base = "rubicon"
    ... [switches]
    ... capot_value = 30
    ... """)
    >>> club.switches.capot_value, club.cells["pic_value"].cite
    (30, 'Cavendish, Law 69')
    '''
    return read_house(text, source)


def code_differences(first: str | Code, second: str | Code) -> tuple[Difference, ...]:
    """The switches that two codes set differently, each with both cells.

    >>> [one.switch for one in marque.code_differences("cent", "rubicon")][:3]
    ['undercall_binds', 'younger_min_discard', 'must_show']
    """
    return diff(as_code(first), as_code(second))


def as_code(code: str | Code) -> Code:
    """A code as it is, or one of the six by its name. Raises as `codes.load.load_code`."""
    return load_code(code) if isinstance(code, str) else code
