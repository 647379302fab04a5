"""The readers of cards: every form reads alike, every fault is named where it stands."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marque.cards.alphabet import ENGLISH, FRENCH, Alphabet, print_card, print_hand
from marque.cards.decide import decide
from marque.cards.faults import MOST
from marque.cards.notation import (
    DISCARD,
    HAND,
    IRREGULAR,
    HandText,
    looks_like_cards,
    parse_hand,
)
from marque.cards.pack import FULL, PIPS, cards_of, mask_of
from marque.cards.typography import Plain
from marque.errors import Ambiguous, Impossible, MarqueError, Several, Unreadable

ANY = range(33)
ALPHABETS = st.sampled_from([ENGLISH, FRENCH])
BLOCK = dict(zip(range(8), (7, 8, 9, 10, 11, 13, 14, 1), strict=True))


def hand(text: str, alphabet: Alphabet = ENGLISH, sizes: range = ANY) -> str:
    """What a faultless text says, in English letters and order."""
    read, faults = parse_hand(text, "elder", alphabet, sizes)
    assert faults == []
    return print_hand(read.cards, ENGLISH) + ("" if read.whole else " ?")


def faults_of(text: str, alphabet: Alphabet = ENGLISH, sizes: range = ANY) -> list[MarqueError]:
    return parse_hand(text, "elder", alphabet, sizes)[1]


def told(faults: list[MarqueError]) -> list[tuple[str, str, int]]:
    """Kind, piece and offset of each fault."""
    return [
        (one.kind, one.place.text, one.place.start) if one.place else (one.kind, "", -1)
        for one in faults
    ]


@pytest.mark.parametrize(
    "text",
    [
        "♠AKQ10 ♥K9 ♦A ♣J987 ♥8",
        "S:AKQ10 H:K98 D:A C:J987",
        "s akqt, h k98, d a, c j987",
        "S:AKQ10;H:K98;D:A\nC:J987\n",
        "♧ J 9 8 7 ♢ A ♡ K 9 8 ♤ A K Q 10",
        "♠\ufe0fAKQ10 ♥\ufe0e K98 ♦\ufe0fA ♣\ufe0fJ987",
        "AS KS QS 10S KH 9H 8H AD JC 9C 8C 7C",
        "A♠, K♠, Q♠, 10♠, k♥, 9♥, 8♥, A♦, J♣, 9♣, 8♣, 7♣",
        "SA SK SQ ST HK H9 H8 DA CJ C9 C8 C7",
        "AKQ10.K98.A.J987",
        "a k q t . k 9 8 . a . j 9 8 7",
        "🂡🂮🂭🂪 🂾🂹🂸 🃁 🃛🃙🃘🃗",
        "Ｓ：ＡＫＱ１０　Ｈ：Ｋ９８　Ｄ：Ａ　Ｃ：Ｊ９８７",
        "S:AKQ10\u00a0H:K98\u2009D:A\u202fC:J987\ufeff",
    ],
)
def test_every_english_form_reads_as_the_same_hand(text: str) -> None:
    assert hand(text, ENGLISH, HAND) == "♠AKQ10 ♥K98 ♦A ♣J987"


@pytest.mark.parametrize(
    "text",
    [
        "♠ARD10 ♥R98 ♦A ♣V987",
        "P:ARDX C:R98 K:A T:V987",
        "p ard10, c r98, k a, t v987",
        "AP RP DP XP RC 9C 8C AK VT 9T 8T 7T",
        "ARD10.R98.A.V987",
    ],
)
def test_every_french_form_reads_as_the_same_hand(text: str) -> None:
    assert hand(text, FRENCH, HAND) == "♠AKQ10 ♥K98 ♦A ♣J987"


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("S:AK D: H:-", "♠AK"),
        ("S:AK D:— H:A", "♠AK ♥A"),
        ("AKQ..-.J", "♠AKQ ♣J"),
        ("...A", "♣A"),
        ("", "-"),
        ("-", "-"),
        ("D:AKJT98 H:K ?", "♥K ♦AKJ1098 ?"),
        ("♠A♥10…", "♠A ♥10 ?"),
        ("S:AK ...", "♠AK ?"),
        ("🂡🂮...", "♠AK ?"),
        ("AKQ.K.A.J ?", "♠AKQ ♥K ♦A ♣J ?"),
        ("?", "- ?"),
    ],
)
def test_empty_suits_and_unknown_cards_have_their_marks(text: str, cards: str) -> None:
    assert hand(text) == cards


def written(mask: int, alphabet: Alphabet, form: str) -> str:
    """A hand in one of the forms that people type."""
    cards = list(cards_of(mask))
    suits, ranks = alphabet.suits, alphabet.ranks
    if form == "bridge":
        held = [[ranks[card & 7] for card in cards if card >> 3 == suit] for suit in range(4)]
        return ".".join(map("".join, held))
    if form == "block":
        return "".join(chr(0x1F0A0 + 16 * (card >> 3) + BLOCK[card & 7]) for card in cards)
    if form == "rank first":
        return " ".join(ranks[card & 7] + suits[card >> 3] for card in cards)
    if form == "suit first":
        return ", ".join(print_card(card, alphabet, False) for card in cards).lower()
    return print_hand(mask, alphabet, form == "symbols") or "-"


FORMS = st.sampled_from(["symbols", "letters", "rank first", "suit first", "bridge", "block"])
LOTS = st.frozensets(st.integers(0, 31), max_size=20).map(mask_of)
HANDS = st.permutations(range(32)).map(lambda order: mask_of(order[:12]))


@given(LOTS, ALPHABETS, FORMS)
def test_what_is_written_in_an_alphabet_reads_back_in_it(
    mask: int, alphabet: Alphabet, form: str
) -> None:
    read, faults = parse_hand(written(mask, alphabet, form), "elder", alphabet, ANY)
    assert (read.cards, read.whole, faults) == (mask, True, [])
    assert mask_of(read.order) == mask


@given(HANDS, ALPHABETS, FORMS)
def test_a_whole_hand_needs_no_alphabet(mask: int, alphabet: Alphabet, form: str) -> None:
    text = written(mask, alphabet, form)
    assert decide(lambda one: parse_hand(text, "elder", one), "auto", None).cards == mask


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("♠AKZ", [("not-a-card", "Z", 3)]),
        ("♠A2", [("not-in-pack", "2", 2)]),
        ("2S A♠", [("not-in-pack", "2S", 0)]),
        ("🂬 🃏", [("not-in-pack", "🂬", 0), ("not-in-pack", "🃏", 2)]),
        ("♠AK ♥9 ♠10A", [("held-twice", "A", 10)]),
        ("10♠ 10\ufe0f♠", [("held-twice", "10\ufe0f♠", 4)]),
        ("♠А", [("look-alike", "А", 1)]),
        ("1O♠", [("look-alike", "O", 1)]),
        ("♠A ♥", [("not-a-card", "♥", 3)]),
        ("A♠ K 10♥", [("not-a-card", "K", 3)]),
        ("A♠ ♥K 10♣", [("not-a-card", "♥K", 3)]),
        ("AKQ.K9", [("not-a-card", "AKQ.K9", 0)]),
        ("A.K.Q.J.10", [("not-a-card", "A.K.Q.J.10", 0)]),
        ("Anne ♠A", [("not-a-card", "Anne", 0)]),
        ("S:AK X:AK H:A", [("not-a-card", "X:", 5)]),
        ("♠ A\u200b, é♥", [("not-a-card", "é", 6), ("not-a-card", "♥", 7)]),
    ],
)
def test_a_fault_is_named_with_the_piece_as_typed(
    text: str, faults: list[tuple[str, str, int]]
) -> None:
    assert told(faults_of(text)) == faults


def test_all_faults_of_a_text_are_found_at_once() -> None:
    faults = faults_of("♠AKK ♥2 ♦Z ♣ ♥А", sizes=HAND)
    assert [one.kind for one in faults] == [
        "held-twice",
        "not-in-pack",
        "not-a-card",
        "not-a-card",
        "look-alike",
    ]


def test_faults_say_what_would_be_right() -> None:
    assert faults_of("A♠ ♥10")[0].values["right"] == "10♥"
    assert faults_of("♠A ♥ ♦K")[0].values["right"] == "♥:-"
    assert faults_of("А♠")[0].values == {
        "alphabet": "en",
        "looks": "A",
        "code": "U+0410",
        "name": "CYRILLIC CAPITAL LETTER A",
    }
    assert faults_of("🂼")[0].values["rank"] == "knight"
    assert faults_of("3♥")[0].values["suit"] == 1


@pytest.mark.parametrize(
    ("text", "sizes", "kind"),
    [
        ("♠AKQJ10987 ♥A98", HAND, "too-few"),
        ("♠AKQJ10987 ♥A987", HAND, None),
        ("♠AKQJ10987 ♥A9872", HAND, "not-in-pack"),
        ("♠AKQJ10987 ♥A1098", HAND, None),
        ("♠AKQJ10987 ♥A10987", HAND, "too-many"),
        ("♠AKQJ10987 ♥A10987 ?", HAND, "too-many"),
        ("♠AKQJ10987 ♥A10987", IRREGULAR, None),
        ("♠AKQJ10987 ♥A10 ?", HAND, None),
        ("", HAND, "too-few"),
        ("", DISCARD, None),
        ("♠AKQJ1098", DISCARD, None),
        ("♠AKQJ10987 ♥A", DISCARD, "too-many"),
        ("♠AKQJ10987 ♥AKQJ10987 ♦AKQJ10987", IRREGULAR, "too-many"),
    ],
)
def test_the_number_of_cards_is_what_the_text_may_hold(
    text: str, sizes: range, kind: str | None
) -> None:
    assert [one.kind for one in faults_of(text, sizes=sizes)] == ([kind] if kind else [])


def test_a_wrong_number_names_the_option_that_accepts_it() -> None:
    (few,) = faults_of(" ♠AKQ ", sizes=HAND)
    assert isinstance(few, Impossible)
    assert told([few]) == [("too-few", "♠AKQ", 1)]
    assert (few.values["count"], few.values["most"], few.values["option"]) == (3, 12, "--irregular")


def test_a_slip_in_a_card_is_not_a_wrong_number_too() -> None:
    assert [one.kind for one in faults_of("♠AKQ10 ♥K98 ♦A ♣J98Z", sizes=HAND)] == ["not-a-card"]
    assert [one.kind for one in faults_of("♠AKQ10 ♥K98 ♦A ♣J988", sizes=HAND)] == ["held-twice"]


def one_of(*texts: str, choice: Literal["fr", "en", "auto"] = "auto", hint: Alphabet | None = None):
    """Several loose lots of cards of one command, read in one alphabet."""

    def parse(alphabet: Alphabet) -> tuple[tuple[HandText, ...], list[MarqueError]]:
        read = [parse_hand(text, str(n), alphabet, ANY) for n, text in enumerate(texts)]
        return tuple(one for one, _ in read), [fault for _, faults in read for fault in faults]

    with_texts = decide(parse, choice, hint, texts)
    assert decide(parse, choice, hint) == with_texts
    return " ".join(print_hand(one.cards, ENGLISH) for one in with_texts)


def test_one_legal_reading_wins() -> None:
    assert one_of("♠AQ") == "♠AQ"
    assert one_of("♠AR") == "♠AK"
    assert one_of("RC") == "♥K"


def test_one_text_decides_for_all() -> None:
    """`AC` alone is an ace of hearts in French and of clubs in English."""
    assert one_of("AC", "RC") == "♥A ♥K"
    assert one_of("AC", "KC") == "♣A ♣K"


def test_readings_that_agree_need_no_decision() -> None:
    assert one_of("♠A10 ♥9") == "♠A10 ♥9"


def test_the_alphabet_in_use_decides_between_two_legal_readings() -> None:
    assert one_of("AC", hint=FRENCH) == "♥A"
    assert one_of("AC", hint=ENGLISH) == "♣A"
    assert one_of("AC", choice="en", hint=FRENCH) == "♣A"
    assert one_of("RC", hint=ENGLISH) == "♥K"


def test_two_readings_are_both_shown() -> None:
    with pytest.raises(Ambiguous) as caught:
        one_of("AC 10C", "9C")
    assert caught.value.kind == "two-readings"
    assert caught.value.values == {"fr": "♥A10 | ♥9", "en": "♣A10 | ♣9"}


def test_a_text_in_both_alphabets_is_never_read_as_a_mixture() -> None:
    with pytest.raises(Unreadable) as caught:
        one_of("♠AKQJ ♥AR")
    assert caught.value.place is not None
    assert caught.value.place.text == "R"
    assert caught.value.values["tried"] == ("fr", "en")
    assert caught.value.values["alphabet"] == "en"


def test_the_better_reading_gives_all_its_faults() -> None:
    with pytest.raises(Several) as caught:
        one_of("♠ARD2 ♥Z")
    assert {one.values["alphabet"] for one in caught.value.errors} == {"fr"}
    assert [one.kind for one in caught.value.errors] == ["not-in-pack", "not-a-card"]


@pytest.mark.parametrize(
    "text",
    [
        "♠AKQ10 ♥K9 ♦A",
        "♠AKQ2",
        "S:AKQ10 H:K9 D:AZ C:J98",
        "SAKQJT9872",
        "AKQ.K9.A.J9",
        "P:ARD10 C:R9 K:A",
        "AS KS 10H",
        "🂡🂮🂭",
        "🂬",
        "🃏🂡",
        "AKQT8.-.AK9",
        "AKQJ10987 AKQJ",
        "D:AKJT98 H:K ?",
    ],
)
def test_a_spoilt_hand_looks_like_cards(text: str) -> None:
    assert looks_like_cards(text)


@pytest.mark.parametrize(
    "text",
    [
        "p6=61",
        "9A",
        "58",
        "5 as",
        "quatorze d'as",
        "quinte au roi de cœur; trois as",
        "six cards making 58",
        "quart to the king, three tens",
        "quinte ♥",
        "rien",
        "5K; Q4; ?",
        "p6. 58",
        "27 13",
        "as",
        "",
        "hello world",
    ],
)
def test_spoilt_words_do_not_look_like_cards(text: str) -> None:
    assert not looks_like_cards(text)


NOISE = st.text(
    st.one_of(st.sampled_from("♠♥SHKADCT10987.?:-/…\ufe0f 2lOА🂡🂬\ud800"), st.characters())
)


@given(NOISE, ALPHABETS)
def test_any_text_is_read_or_its_faults_are_pieces_of_it(text: str, alphabet: Alphabet) -> None:
    read, faults = parse_hand(text, "elder", alphabet, IRREGULAR)
    looks_like_cards(text)
    assert len(faults) <= MOST
    assert faults or read.cards.bit_count() in IRREGULAR or not read.whole
    for fault in faults:
        assert fault.place is not None
        assert text[fault.place.start :].startswith(fault.place.text)


@pytest.mark.parametrize("piece", ["♠", "\x00\ud800", "A♠", "\ufe0f", "1", "?", "S:", "., "])
def test_a_megabyte_of_noise_is_one_fault(piece: str) -> None:
    text = piece * (1_000_000 // len(piece))
    (fault,) = faults_of(text)
    assert (fault.kind, fault.values["reason"], fault.values["count"]) == (
        "not-a-card",
        "too-long",
        len(text),
    )
    assert isinstance(looks_like_cards(text), bool)


@given(st.text(st.one_of(st.sampled_from("a\ufe0f–\u00a0’１\u200b"), st.characters())), st.data())
def test_the_plain_form_knows_where_each_character_stood(text: str, data: st.DataObject) -> None:
    plain = Plain(text)
    start = data.draw(st.integers(0, len(plain.text)))
    end = data.draw(st.integers(start, len(plain.text)))
    place = plain.place("says", start, end)
    assert text[place.start :].startswith(place.text)
    assert Plain(place.text).text == plain.text[start:end]


def test_phones_and_word_processors_are_read_as_plain_text() -> None:
    typed = "l’as\u00a0– “quinte”\u2009１４−Ａ\ufe0f"
    assert Plain(typed).text == 'l\'as - "quinte" 14-A'


def test_the_whole_pack_prints_in_both_alphabets() -> None:
    assert print_hand(FULL, FRENCH, False).split()[0] == "P:ARDV10987"
    assert print_hand(FULL, ENGLISH).split()[3] == "♣AKQJ10987"
    assert [print_card(11, FRENCH), print_card(11, ENGLISH, False)] == ["♥10", "H10"]
    assert len(PIPS) == len(FRENCH.ranks)
