"""The laws for a programmer: found by words, asked question by question, ruled.

Comes in: a law's id, the answers to its questions, a code. Goes out: `Ruling`, with its text
in both languages, its citations and its effects; or the audit of a written record.
"""

from __future__ import annotations

from collections.abc import Mapping

from marque.codes.code import Code
from marque.codes.load import DEFAULT
from marque.errors import raise_all
from marque.laws import rule as ruled
from marque.laws.ask import next_step
from marque.laws.audit import Audited
from marque.laws.audit import audit as audit_deal
from marque.laws.catalogue import contents, load_law
from marque.laws.checks_case import law_code
from marque.laws.law import Answer, Entry, Fact, Law
from marque.laws.ruling import Ruling
from marque.laws.search import search
from marque.library.codes import as_code
from marque.referee.record import deal_of, read_records

NO_FACTS: Mapping[str, Answer] = {}


def find_laws(words: str = "") -> tuple[Entry, ...]:
    """The laws that some words may mean, in either language, best first; all for no words.

    >>> [law.id for law in marque.find_laws("trop de cartes")][:2]
    ['B26', 'B10']
    """
    return search(words) if words.strip() else contents()


def next_question(
    law: str | Law, facts: Mapping[str, Answer] = NO_FACTS, *, code: str | Code = DEFAULT
) -> Fact | None:
    """The question that decides next; None once the answers known lead to one ruling.

    facts: answers by the names of the law's questions. Raises MarqueError ("unknown-name",
    "unknown-fact") for no law, no question of it, or no answer to that.

    >>> marque.next_question("B26", code="rubicon").name
    'offender'
    """
    step = next_step(_law(law), law_code(as_code(code)), facts)
    return step if isinstance(step, Fact) else None


def rule(law: str | Law, facts: Mapping[str, Answer], *, code: str | Code = DEFAULT) -> Ruling:
    """What a code rules for these facts. Raises as `next_question`, and for missing facts.

    >>> ruling = marque.rule("B26", {"how": "dealt", "offender": "elder"}, code="rubicon")
    >>> ruling.cites, ruling.choices[0].effects[0].side.key
    (('Cavendish, Law 58',), 'elder')
    """
    return ruled.rule(_law(law), law_code(as_code(code)), facts)


def audit(record: str, *, code: str | Code = DEFAULT) -> tuple[Audited, ...]:
    '''Every deal of a written record, against the laws that the record can decide.

    record: as docs/record.md describes it; a deal that names a code is judged by that one.
    Raises MarqueError for whatever can't be read.

    >>> (deal,) = marque.audit("""
    ... code: rubicon
    ... elder: ♠AKQ10 ♥K9 ♦A87 ♣J98
    ... elder-says: p4=41; A3
    ... """)
    >>> [(one.fault.kind, one.fault.law, one.fault.place.line) for one in deal.found]
    [('not-held', 'B44', 4)]
    '''
    audits = []
    for entry in read_records(record.splitlines(), "record"):
        raise_all(entry.errors)
        own = entry.record.fields.get("code")
        deal = deal_of(entry.record, "record")
        audits.append(audit_deal(entry.record, deal, as_code(own or code), "record"))
    return tuple(audits)


def _law(law: str | Law) -> Law:
    return load_law(law) if isinstance(law, str) else law
