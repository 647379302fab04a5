"""The readers of the play: winners, packets, tricks card by card, the count said aloud."""

from __future__ import annotations

from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marque.calls.plays import Packets, Play, Played, Tricks, Winners
from marque.calls.side import Side
from marque.calls.tricks import parse_play, parse_played
from marque.cards.alphabet import ENGLISH, FRENCH, Alphabet, print_card
from marque.cards.decide import decide
from marque.cards.faults import MOST
from marque.cards.notation import HandText, parse_hand
from marque.cards.pack import code_of
from marque.errors import MarqueError

Initials = tuple[str, str] | None


def play(text: str, initials: Initials = None, alphabet: Alphabet = ENGLISH) -> Play | None:
    read, faults = parse_play(text, "tricks", alphabet, initials)
    assert faults == []
    return read


def winners(text: str, initials: Initials = None) -> str:
    """Who won each trick, a letter for each."""
    read = play(text, initials)
    assert isinstance(read, Winners)
    return "".join("EY"[side] for side in read.winners)


def cards(text: str, alphabet: Alphabet = ENGLISH) -> str:
    """The tricks as codes."""
    read = play(text, None, alphabet)
    assert isinstance(read, Tricks)
    return " ".join(
        f"{code_of(one.lead)}/{'-' if one.reply is None else code_of(one.reply)}"
        for one in read.tricks
    )


def fault(text: str, initials: Initials = None) -> MarqueError:
    read, faults = parse_play(text, "tricks", ENGLISH, initials)
    assert read is None
    (only,) = faults
    return only


def why(text: str) -> tuple[str, str]:
    """The reason of the only fault, and its piece as typed."""
    only = fault(text)
    assert only.kind == "not-a-play"
    assert only.place is not None
    return only.values["reason"], only.place.text


@pytest.mark.parametrize(
    "text",
    ["E5Y5E2", "E5,Y5,E2", "E5 Y5 E2", "e5y5e2", "P5D5P2", "p5 d5\np2", "EEEEE Y5 EE", "E5Ｙ5E2"],
)
def test_runs_of_winners_are_read_by_role(text: str) -> None:
    assert winners(text) == "EEEEEYYYYYEE"


def test_the_first_tricks_alone_are_enough() -> None:
    assert winners("E2Y") == "EEY"


def test_initials_are_read_where_they_differ() -> None:
    assert winners("A5b7", ("Anne", "Boris")) == "EEEEEYYYYYYY"
    assert winners("é2B", ("Élodie", "Boris")) == "EEY"
    assert winners("E2B", ("Élodie", "Boris")) == "EEY"
    assert winners("E2B", ("Anne", "Boris")) == "EEY"
    assert fault("A5A7", ("Anne", "Agathe")).values["reason"] == "letter"


def test_an_initial_that_is_the_others_role_is_read_as_the_other_letters_are() -> None:
    names = ("Paul", "Emma")
    assert winners("E5Y7", names) == "EEEEEYYYYYYY"
    assert winners("E5P7", names) == "YYYYYEEEEEEE"
    assert winners("P5D7", names) == "EEEEEYYYYYYY"


@pytest.mark.parametrize(
    ("text", "names", "readings"),
    [
        ("E12", ("Paul", "Emma"), ("P12", "Y12")),
        ("E5Y7", ("Yves", "Emma"), ("P5D7", "D5P7")),
        ("D3", ("Didier", "Emma"), ("Y3", "P3")),
        ("7-5E", ("Anne", "Émile"), ("7-5P", "7-5Y")),
    ],
)
def test_an_initial_that_stays_unclear_gives_both_readings_in_clear_letters(
    text: str, names: tuple[str, str], readings: tuple[str, str]
) -> None:
    only = fault(text, names)
    assert (only.kind, only.values["readings"]) == ("two-readings", readings)
    assert [parse_play(one, "tricks", ENGLISH, names)[1] for one in readings] == [[], []]


@pytest.mark.parametrize(
    ("text", "packets"),
    [
        ("7-5E", Packets(7, 5, Side.ELDER)),
        ("7 – 5 y", Packets(7, 5, Side.YOUNGER)),
        ("6-6D", Packets(6, 6, Side.YOUNGER)),
        ("7-5", Packets(7, 5, None)),
        ("12-0", Packets(12, 0, Side.ELDER)),
        ("0-12Y", Packets(0, 12, Side.YOUNGER)),
    ],
)
def test_packets_are_read_and_all_tricks_imply_the_last(text: str, packets: Packets) -> None:
    assert play(text) == packets


@pytest.mark.parametrize(
    ("text", "reason", "piece"),
    [
        ("E5Y8", "too-many", "Y8"),
        ("EEEEEEEEEEEEY", "too-many", "Y"),
        ("E0", "length", "E0"),
        ("E5 3", "form", "3"),
        ("E5Z2", "letter", "Z"),
        ("7-6", "sum", "7-6"),
        ("12-0Y", "last", "Y"),
        ("hello", "form", "hello"),
        ("", "form", ""),
        ("\u200bE5\u200bZ", "letter", "Z"),
        ("HA/H10 HK", "no-reply", "HK"),
        ("HA/", "no-reply", "HA/"),
        ("HA/H10 /HK", "no-lead", "/HK"),
        ("♥A ♥10/♥9", "no-reply", "♥A"),
        ("HA/H7 " * 12 + "HK/H10", "too-many", "HK/H10"),
    ],
)
def test_what_is_no_play_says_why_and_where(text: str, reason: str, piece: str) -> None:
    assert why(text) == (reason, piece)


def test_faults_of_the_play_say_what_would_be_right() -> None:
    assert fault("7-6").values["right"] == "7-5"
    assert fault("0-12E").values["right"] == "0-12"
    assert fault("E5Y8").values["count"] == 13
    assert fault("HA/").values["right"] == "HA/-"
    assert fault("Q5", ("Anne", "Boris")).values["letters"] == "EYPDAB"
    assert fault("Е5Y7").values["looks"] == "E"


@pytest.mark.parametrize(
    "text",
    [
        "♥A/♥10 ♥K/♦7 ♣10/♣9",
        "♥A/10 ♥K/♦7 ♣10/9 …",
        "HA/HT HK/D7 C10/C9",
        "ha/10, hk/d7; ct/9",
        "AH/10H KH/7D 10C/9C",
        "AH / T\nKH / 7D\nTC / 9",
        "♥\ufe0fA/♥\ufe0f10 ♥\ufe0fK/♦\ufe0f7 ♣\ufe0f10/9",
        "🂱/🂺 🂾/🃇 🃚/🃙",
        "HA /H10 HK/ D7 C10 /9",
    ],
)
def test_tricks_card_by_card_are_read_in_every_form(text: str) -> None:
    assert cards(text) == "AH/TH KH/7D TC/9C"


def test_a_side_with_no_card_left_replies_with_a_dash() -> None:
    assert cards("♥A/♥10 ♥K/-") == "AH/TH KH/-"


def test_a_trick_remembers_where_it_stood() -> None:
    read = play("♥A/10  ♥K / ♦7")
    assert isinstance(read, Tricks)
    places = [one.place for one in read.tricks]
    assert [(one.text, one.start, one.item) for one in places if one] == [
        ("♥A/10", 0, 1),
        ("♥K / ♦7", 7, 2),
    ]


@pytest.mark.parametrize(
    ("text", "kind", "piece", "values"),
    [
        ("HA/10H", "not-a-card", "10H", {"reason": "order", "right": "H10"}),
        ("AH/H10", "not-a-card", "H10", {"reason": "order", "right": "10H"}),
        ("HA/2", "not-in-pack", "2", {"rank": "2", "suit": 1}),
        ("4S/10", "not-in-pack", "4S", {"rank": "4", "suit": 0}),
        ("HA/🂬", "not-in-pack", "🂬", {"rank": "knight", "suit": 0}),
        ("H/HA", "not-a-card", "H", {"reason": "no-rank"}),
        ("AH/10H A/KH", "not-a-card", "A", {"reason": "no-suit"}),
        ("HA/Z", "not-a-card", "Z", {"reason": "unknown"}),
        ("HА/H10", "look-alike", "А", {"looks": "A"}),
    ],
)
def test_a_fault_in_a_card_of_a_trick_is_named(
    text: str, kind: str, piece: str, values: dict[str, object]
) -> None:
    only = fault(text)
    assert only.place is not None
    assert (only.kind, only.place.text) == (kind, piece)
    assert values.items() <= only.values.items()


def test_all_faults_of_a_play_are_found_at_once() -> None:
    faults = parse_play("HA/H2 HK/X H9/ Z/D7", "tricks", ENGLISH)[1]
    assert [(one.kind, one.place.item if one.place else 0) for one in faults] == [
        ("not-in-pack", 1),
        ("not-a-card", 2),
        ("not-a-play", 3),
        ("not-a-card", 4),
    ]


# Plays of deals whose trick winners were checked against both hands.
@pytest.mark.parametrize(
    "text",
    [
        "CA/H9 CK/HT CQ/D7 CJ/D8 CT/DT C8/HJ DA/DJ SA/SK SQ/DQ S8/HQ S9/HK HA/DK",
        "HA/HT HK/D7 HQ/DT HJ/DJ H8/DQ DK/DA CA/C9 CK/CJ CQ/S8 CT/S9 SQ/SA SJ/ST",
        "SA/S7 SK/ST HA/H7 DA/DJ DK/DQ SJ/SQ CA/S9 CK/H8 CQ/H9 CT/HT C9/HJ HK/HQ",
    ],
)
def test_a_whole_play_is_twelve_tricks_of_different_cards(text: str) -> None:
    assert cards(text).replace("/", " ").split() == [
        one[::-1] for one in text.replace("/", " ").split()
    ]


TRICKS = st.permutations(range(32)).map(lambda order: [*zip(order[:12], order[12:24], strict=True)])


@given(TRICKS, st.sampled_from([ENGLISH, FRENCH]), st.booleans(), st.booleans())
def test_tricks_in_print_read_back(
    tricks: list[tuple[int, int]], alphabet: Alphabet, symbols: bool, short: bool
) -> None:
    def reply(lead: int, card: int) -> str:
        text = print_card(card, alphabet, symbols)
        return text[1:] if short and lead >> 3 == card >> 3 else text

    text = " ".join(
        f"{print_card(lead, alphabet, symbols)}/{reply(lead, card)}" for lead, card in tricks
    )
    assert cards(text, alphabet) == " ".join(f"{code_of(a)}/{code_of(b)}" for a, b in tricks)


@given(st.lists(st.sampled_from(list(Side)), min_size=1, max_size=12))
def test_runs_in_print_read_back(sides: list[Side]) -> None:
    text = "".join(f"{'EY'[side]}{len(list(run))}" for side, run in groupby(sides))
    assert play(text) == Winners(tuple(sides))


def test_hands_and_play_of_a_command_share_one_alphabet() -> None:
    """`KC` is no card in French, so the loose `AC` is an ace of clubs."""

    def parse(alphabet: Alphabet) -> tuple[tuple[HandText, Play | None], list[MarqueError]]:
        discard, faults = parse_hand("AC", "elder-discard", alphabet, range(9))
        told, more = parse_play("KC/10", "tricks", alphabet)
        return (discard, told), faults + more

    (discard, told) = decide(parse, "auto", None)
    assert [code_of(one) for one in discard.order] == ["AC"]
    assert isinstance(told, Tricks)


def test_the_play_count_is_two_numbers() -> None:
    assert parse_played("9-6", "played") == (Played(9, 6), [])
    assert parse_played(" 13 – 0 ", "played") == (Played(13, 0), [])
    for text in ("9", "9-", "a-b", "9-6-1", "100-6", "", "-9" * 500_000):
        read, (only,) = parse_played(text, "played")
        assert (read, only.kind, only.values["right"]) == (None, "not-a-play", "9-6")


NOISE = st.text(st.one_of(st.sampled_from("♥HAKDEYP10987-/,…\ufe0f 2Оé🂡🂬\ud800"), st.characters()))


@given(NOISE, st.none() | st.tuples(NOISE, NOISE), st.sampled_from([ENGLISH, FRENCH]))
def test_any_text_is_a_play_or_its_faults_are_pieces_of_it(
    text: str, initials: Initials, alphabet: Alphabet
) -> None:
    read, faults = parse_play(text, "tricks", alphabet, initials)
    parse_played(text, "played")
    assert (read is None) == bool(faults)
    assert len(faults) <= MOST
    for one in faults:
        assert one.place is not None
        assert text[one.place.start :].startswith(one.place.text)


@pytest.mark.parametrize("piece", ["E", "HA/H10 ", "/", "7-5", "\ufe0f", "\x00\ud800"])
def test_a_megabyte_of_noise_is_one_fault(piece: str) -> None:
    assert fault(piece * (1_000_000 // len(piece))).values["reason"] == "too-long"
