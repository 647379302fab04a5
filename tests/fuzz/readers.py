"""Every reader of marque, and what must hold whatever it is given.

A reader here takes bytes and returns nothing. It passes over the errors that marque raises on
purpose; any other exception, and a broken promise, comes out. Promises: a fault is a piece of
the text and stands where it says; what is printed reads back the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from marque.calls.announce import looks_like_calls, parse_answers, parse_calls, print_calls
from marque.calls.call import Calls
from marque.calls.numerals import number_in_words, read_number
from marque.calls.plays import Packets, Play, Tricks, Winners
from marque.calls.tricks import parse_play, parse_played
from marque.cards.alphabet import ALPHABETS, ENGLISH, FRENCH, Alphabet, print_card, print_hand
from marque.cards.decide import decide
from marque.cards.notation import DISCARD, HAND, IRREGULAR, looks_like_cards, parse_hand
from marque.codes.code import Code
from marque.codes.load import from_plain, load_code, read_house, to_plain
from marque.errors import MarqueError
from marque.games import money, names
from marque.laws.catalogue import contents, find, load_law
from marque.laws.given import answer_text, read_answer, read_facts
from marque.laws.search import search
from marque.referee.deal import Deal
from marque.referee.effects_text import effects_text, parse_effects
from marque.referee.judge import judge
from marque.referee.record import deal_of, read_records, write_record, written_in
from marque.session.amounts import looks_like_totals, read_named, read_totals
from marque.session.line import LONGEST, holds_cards, read_line
from marque.store import exchange
from tests.fuzz import program

MOST_FAULTS: Final = 20
CODES: Final = ("dictionnaire", "academie", "raffle", "cent", "rubicon", "modern")


class Reader(NamedTuple):
    """Something that reads.

    check: reads, and tries the promises; modules: those whose lines the report counts; calls,
    each: how many Python functions may be called for any text, and for each of its bytes more.
    """

    check: Callable[[bytes], None]
    modules: tuple[str, ...]
    calls: int
    each: int


def text_of(data: bytes) -> str:
    """Bytes as a terminal hands them in: what isn't UTF-8 is half of a surrogate pair."""
    return data.decode("utf-8", errors="surrogateescape")


def faults_are_pieces(text: str, faults: Iterable[MarqueError]) -> bool:
    """Whether there are faults; each must stand in the text where it says."""
    found = [one for fault in faults for one in fault.errors]
    assert len(found) <= MOST_FAULTS
    for one in found:
        if one.place is not None:
            assert text[one.place.start :].startswith(one.place.text), one
    return bool(found)


def cards(data: bytes) -> None:
    """Hands and other lots of cards, in both alphabets; printed, they read back the same."""
    text = text_of(data)
    looks_like_cards(text)
    for alphabet in (ENGLISH, FRENCH):
        for sizes in (HAND, IRREGULAR, DISCARD):
            read, faults = parse_hand(text, "elder", alphabet, sizes)
            if faults_are_pieces(text, faults):
                continue
            for symbols in (True, False):
                printed = print_hand(read.cards, alphabet, symbols) + ("" if read.whole else " ?")
                again, none = parse_hand(printed, "elder", alphabet, sizes)
                assert (again[:2], none) == (read[:2], []), printed
    with suppress(MarqueError):
        decide(lambda alphabet: parse_hand(text, "elder", alphabet, HAND), "auto", None, [text])


def calls(data: bytes) -> None:
    """What a player said, and younger's answers; printed, calls read back the same."""
    text = text_of(data)
    looks_like_calls(text)
    said, faults = parse_calls(text, "elder-says")
    if not faults_are_pieces(text, faults):
        again, none = parse_calls(print_calls(said), "elder-says")
        assert (unplaced(again), none) == (unplaced(said), []), print_calls(said)
    faults_are_pieces(text, parse_answers(text, "younger-answers")[1])
    number = read_number(text[:200])
    if number is not None and number < 1000:
        assert all(read_number(number_in_words(number, lang)) == number for lang in ("en", "fr"))


def unplaced(said: Calls) -> Calls:
    """Calls without the places where they stood."""
    return said._replace(
        point=said.point and said.point._replace(place=None),
        sequences=tuple(one._replace(place=None) for one in said.sequences),
        sets=tuple(one._replace(place=None) for one in said.sets),
    )


def tricks(data: bytes) -> None:
    """The play, by winners, by packets or card by card; printed, it reads back the same."""
    text = text_of(data)
    for alphabet in ALPHABETS.values():
        for initials in (None, ("A", "B"), ("É", "p")):
            play, faults = parse_play(text, "tricks", alphabet, initials)
            assert (play is None) == faults_are_pieces(text, faults)
            if play is not None and not (isinstance(play, Tricks) and not play.tricks):
                printed = play_text(play, alphabet)
                again, none = parse_play(printed, "tricks", alphabet)
                assert not none and again is not None, printed
                assert play_text(again, alphabet) == printed
    played, faults = parse_played(text, "played")
    assert (played is None) == faults_are_pieces(text, faults)


def play_text(play: Play, alphabet: Alphabet) -> str:
    """A play in the form that tells the same."""
    if isinstance(play, Winners):
        return "".join(f"{'EY'[side]}{len(list(run))}" for side, run in groupby(play.winners))
    if isinstance(play, Packets):
        last = "" if play.last is None else "EY"[play.last]
        return f"{play.elder}-{play.younger}{last}"
    return " ".join(
        f"{print_card(one.lead, alphabet)}/"
        + ("-" if one.reply is None else print_card(one.reply, alphabet))
        for one in play.tricks
    )


def records(data: bytes) -> None:
    """Records of deals; written, they read back the same, and what is read can be judged."""
    entries = list(read_records(text_of(data).splitlines(), "deals.txt"))
    for number, entry in enumerate(entries[:4]):
        if entry.errors:
            continue
        fields = dict(entry.record.fields)
        (again,) = read_records(write_record(fields).splitlines(), "deals.txt")
        plain = {name: " ".join(value.split()) for name, value in fields.items()}
        assert again.record.fields == plain and not again.errors
        with suppress(MarqueError):
            written_in(entry.record, "deals.txt")
        with suppress(MarqueError):
            judged(deal_of(entry.record, "deals.txt"), CODES[(len(data) + number) % len(CODES)])


def judged(deal: Deal, code: str) -> None:
    """A deal under a code: the count must add up, or say why it doesn't."""
    verdict = judge(deal, the_code(code))
    for side, count in enumerate(verdict.scores):
        told = sum(line.points for line in verdict.ledger if line.side == side)
        assert told == count.total, (side, verdict)


@cache
def the_code(name: str) -> Code:
    """A rule code, read once."""
    return load_code(name)


def house(data: bytes) -> None:
    """House rules; the code that they make, kept in a game, is the same when it is opened."""
    with suppress(MarqueError):
        code = read_house(text_of(data), "house.toml")
        assert from_plain(json.loads(json.dumps(to_plain(code)))) == code


def effects(data: bytes) -> None:
    """Effects of rulings in a record; written, they read back the same."""
    text = text_of(data)
    found, faults = parse_effects(text, "effects")
    if not faults_are_pieces(text, faults[:MOST_FAULTS]) and found:
        assert parse_effects(effects_text(found), "effects") == (found, [])


def facts(data: bytes) -> None:
    """Answers to a law's questions, and laws by number or by words; `law`, then `name=value`."""
    wanted, *lines = text_of(data).split("\n")
    search(wanted)
    entry = contents()[len(data) % len(contents())]
    with suppress(MarqueError):
        entry = find(wanted)[0]
    law = load_law(entry.id)
    given = dict(line.partition("=")[::2] for line in lines[:50])
    with suppress(MarqueError):
        read_facts(law, given)
    for fact in law.facts:
        for text in given.values():
            answer = read_answer(fact, text)
            if answer is not None:
                assert read_answer(fact, str(answer_text(answer))) == answer


def lines(data: bytes) -> None:
    """Lines of the live table: what they mean, what they would do, what could complete them."""
    commands = tuple(program.COMMANDS)
    for text in text_of(data[: 4 * LONGEST]).split("\n")[:8]:
        holds_cards(text)
        for lang in ("en", "fr"):
            with suppress(MarqueError):
                read_line(text, commands, lang)
            program.preview_and_complete(text, lang)


def amounts(data: bytes) -> None:
    """Totals of a deal, money and players' names; in their own form they stay the same."""
    text = text_of(data)
    arguments = text.split("\n")[:6]
    looks_like_totals(arguments)
    for read in (read_totals, read_named):
        with suppress(MarqueError):
            read(arguments)
    with suppress(MarqueError):
        totals = read_totals(arguments).amounts
        printed = ["+".join(map(str, one.parts)) for one in totals]
        assert read_totals(printed).amounts == totals
    for currency in ("EUR", "JPY", "KWD"):
        amount = money.read_amount(text.strip(), currency)
        if amount is not None:
            assert money.read_amount(amount, currency) == amount
            assert money.in_coins(amount, currency) > 0
    money.is_too_large(text)
    with suppress(MarqueError):
        name = names.clean(text)
        assert names.clean(name) == name
        assert names.key(name) == names.key(names.key(name))
        assert names.find((name, "Zoé-Anne"), name) == name


def imports(data: bytes) -> None:
    """Exported games and game files; exported again, they read back the same."""
    with suppress(MarqueError):
        games = exchange.read_copies(data, "games.json")
        assert exchange.read_copies(exchange.export_games(games), "games.json") == games
        program.bring_in(data)


def _of(room: str, *modules: str) -> tuple[str, ...]:
    return tuple(f"marque.{room}.{one}" for one in modules)


_CARDS: Final = _of("cards", "notation", "faults", "alphabet", "typography", "decide")
_CALLS: Final = _of("calls", "announce", "item", "numerals", "possible", "lexicon")
_STORE: Final = _of("store", "form", "exchange", "migrate", "documents", "index", "pointer")
_GAMES: Final = _of("games", "log", "played", "cent", "partie", "ecrire", "ecrire_settings")

READERS: Final[dict[str, Reader]] = {
    "cards": Reader(cards, _CARDS, 3_000, 250),
    "calls": Reader(calls, _CALLS, 20_000, 1_500),
    "tricks": Reader(tricks, _of("calls", "tricks", "winners"), 5_000, 500),
    "records": Reader(records, _of("referee", "record", "fields", "judge"), 3_000_000, 10_000),
    "house": Reader(house, _of("codes", "house", "check", "load"), 50_000, 1_000),
    "effects": Reader(effects, _of("referee", "effects_text"), 3_000, 100),
    "facts": Reader(facts, _of("laws", "given", "search", "catalogue"), 500_000, 1_000),
    "lines": Reader(lines, _of("session", "line", "preview", "complete"), 3_000_000, 10_000),
    "amounts": Reader(amounts, ("marque.session.amounts", "marque.games.money"), 3_000, 200),
    "imports": Reader(imports, _STORE[:3], 20_000, 500),
    "stored": Reader(program.stored, (*_STORE[:1], *_GAMES), 5_000_000, 20_000),
    "documents": Reader(program.documents, _STORE[3:], 5_000_000, 20_000),
    "commands": Reader(program.commands, _of("cli", "app", "everywhere", "options"), 20_000_000, 0),
}


def check(name: str, data: bytes) -> None:
    """Give a reader these bytes."""
    READERS[name].check(data)
