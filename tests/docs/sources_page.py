"""docs/sources.md: the texts behind the codes, and what each leaves open, out of the data."""

import re
from collections.abc import Iterable, Iterator

from codes_page import EN

from marque.codes.code import Code
from marque.codes.facts import load_facts
from marque.codes.load import CODES, load_code
from marque.laws.catalogue import contents, load_law
from marque.laws.law import Law, every_answer
from marque.laws.ruling import cites_under, outcome_for
from marque.views.code import code_title, value_text, words_text

HEAD = """\
# The sources, and where they are silent

Made by the tests from the data of the codes and the laws; don't edit it here. A referee is
worth what his book is worth. marque cites a text for every value and every ruling, and where the
text says nothing, it says so: nobody's silence is filled without a mark.

## The texts

A citation begins with one of these names, in both languages.

- **Académie**: a French book of games whose articles 20 to 52 and twenty-four "laws" are at hand;
  articles 1 to 19 are missing, and with them the target, the deal and the values of pique, repique
  and capot.
- **Académie universelle (18th c.)**: an 18th-century French book of games of the same family
  (*Académie universelle des jeux*); used only where the Académie's own articles are missing, and
  always marked.
- **Dictionnaire**: a French encyclopaedic dictionary of the 19th century; cited by the heading of
  a paragraph, or by its twenty-eight laws; its article on written piquet breaks off before the
  model sheet.
- **Rafflé**: a modern summary of the game after Rafflé's booklet, cited by heading; it has no
  laws, and no pique and repique.
- **Cavendish**: the laws of the Portland and Turf clubs, 1882, in Cavendish's treatise:
  seventy-eight laws, twenty-two cases, and the chapters around them; "au cent ¶" is a paragraph
  of his laws of piquet au cent, which list only what differs.
- **Hoyle's Games Improved**: an English adaptation of the Académie's text, with Hoyle's laws;
  used only where a French text of the family is silent, and always marked.
- **Hoffmann**: *Hoyle's Games Modernized*; cited once, for who wins when both reach the target in
  one deal.
- **Parlett**: David Parlett's rules of the game as it is played today.
- **Pagat**: John McLeod's rules, which give Cavendish's of 1882; followed where Parlett is
  silent.
- **Britannica**, **American Cyclopaedia**, **Wikipedia**: encyclopaedias, cited for a few habits of
  the modern game, where Parlett and Pagat are silent and nothing is counted by it.

Written piquet rests on two of them: the Dictionnaire's article, and for the marking by tens, the
consolation, the refait and the corbillon a French rule book of the 18th century, of the
Académie's family. See [written piquet](written-piquet.md).

## Four grounds

A value of a code stands on one of these. House rules are a fifth: they cite themselves.

- **Stated**: the code's own words.
- **Supplied**: {supplied}. The ledger of a verdict marks it.
- **Default**: {default}. It had to be chosen, and may be chosen otherwise by a
  [house rule](house-rules.md).
- **Not settled**: nobody counts anything for it, and a verdict in which it would matter names it.

## What no text settles

These are the program's own, whatever the code:

- *Written piquet*: that the pot of the written manner is shared as the basket is; settling by
  pairs, or with whoever marked; that who stays is elder in the first coup of the next tour; that
  a corrected refait isn't played again unless the table says so; that a coup belongs for good to
  the two who played it; two players alone; what is written when an evening is broken off.
- *Money*: how the last coins are rounded, and which of several plans of payments is chosen.
- *What somebody loses who leaves*: that he loses is law in the French codes, how much isn't, but
  in a single game to a target.
- *Both reach the target in one deal*: the older codes have an order of counting, and don't say
  that it decides the game; Hoffmann does.
"""


def page() -> str:
    """The page's text."""
    grounds = {one: EN.phrases.say("codes", f"ground.{one}") for one in ("supplied", "default")}
    laws = [load_law(entry.id) for entry in contents()]
    sections = [HEAD.format(**grounds)]
    for name in CODES:
        sections += [f"## {code_title(name, EN)}\n", *_of_code(load_code(name), laws)]
    return "\n".join(sections)


def named() -> list[str]:
    """The names with which the page says that citations begin."""
    texts = HEAD.partition("## The texts")[2].partition("\n## ")[0]
    return re.findall(r"\*\*(.+?)\*\*", texts)


def cited() -> Iterator[str]:
    """Every citation of the codes and the laws."""
    for name in CODES:
        code = load_code(name)
        yield from (cell.cite for cell in code.cells.values())
        yield from code.cites.values()
        yield from (one.cite for one in load_facts(name) if one.cite)
        for entry in contents():
            yield from cites_under(load_law(entry.id), name)


def _of_code(code: Code, laws: Iterable[Law]) -> Iterable[str]:
    stated = sum(cell.ground == "stated" for cell in code.cells.values())
    yield f"{stated} of its {len(code.cells)} switches are its own word.\n"
    rows = [
        f"| {EN.phrases.say('codes', f'switch.{name}')} | {value_text(name, cell, EN)} "
        f"| {EN.phrases.say('codes', f'ground.{cell.ground}')} | *{cell.cite}* |\n"
        for ground in ("supplied", "default", "silent")
        for name, cell in code.cells.items()
        if cell.ground == ground
    ]
    yield "| switch | value | ground | where it would stand |\n|---|---|---|---|\n" + "".join(rows)
    facts = [
        _small(words_text(one.question, EN)) for one in load_facts(code.name) if one.answer is None
    ]
    if facts:
        yield "Beyond the count it doesn't tell: " + "; ".join(facts) + ".\n"
    silent, partly = _silences(code.name, laws)
    if silent:
        yield f"Of the laws it doesn't settle {len(silent)}: {_listed(silent)}.\n"
    if partly:
        yield f"Of {len(partly)} it settles some cases and not others: {_listed(partly)}.\n"


def _silences(code: str, laws: Iterable[Law]) -> tuple[list[Law], list[Law]]:
    """The laws in which a code rules nothing, and those in which it rules some cases only."""
    silent, partly = [], []
    for law in laws:
        ruled = {outcome_for(law, code, answers).number > 0 for answers in every_answer(law)}
        if ruled == {False}:
            silent.append(law)
        elif False in ruled:
            partly.append(law)
    return silent, partly


def _listed(laws: Iterable[Law]) -> str:
    return ", ".join(f"{one.entry.id} ({_small(words_text(one.entry.title, EN))})" for one in laws)


def _small(title: str) -> str:
    return title[0].lower() + title[1:]
