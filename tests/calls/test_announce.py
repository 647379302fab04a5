"""What is said at the table, read: forms, places, faults, and the way back."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.calls.announce import looks_like_calls, parse_answers, parse_calls, print_calls
from marque.calls.call import Answers, Calls, PointCall, SequenceCall, SetCall
from marque.calls.lexicon import SHORT, TELLING_WORDS
from marque.calls.numerals import number_in_words
from marque.calls.possible import CARDS_OF_PIPS, LEAST_PIPS, PIPS_OF_CARDS, SEQUENCES
from marque.cards.hand import SET_RANKS, Sequence, Set
from marque.cards.pack import Rank, Suit
from marque.errors import Ambiguous, Impossible, MarqueError, Unreadable


def without_places(calls: Calls) -> Calls:
    return calls._replace(
        point=calls.point and calls.point._replace(place=None),
        sequences=tuple(call._replace(place=None) for call in calls.sequences),
        sets=tuple(call._replace(place=None) for call in calls.sets),
    )


def read(text: str) -> Calls:
    calls, faults = parse_calls(text, "elder-says")
    assert faults == []
    return without_places(calls)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("number", range(1, 100))
def test_every_number_is_heard_as_it_is_said(number: int, lang: str) -> None:
    words = number_in_words(number, lang)
    openings = {"fr": ("point de", "j'ai un point de"), "en": ("point of", "I have a point of")}
    for text in (*(f"{opening} {words}" for opening in openings[lang]), words):
        calls, faults = parse_calls(text, "elder-says")
        if number in CARDS_OF_PIPS:
            assert calls.point is not None, text
            assert calls.point[:2] == (CARDS_OF_PIPS[number], number), text
        elif number in PIPS_OF_CARDS and text != words:
            assert calls.point is not None, text
            assert calls.point[:2] == (number, None), text
        elif text != words or number >= LEAST_PIPS:
            assert faults[0].values["call"] == f"p{number}", text


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_pips_of_a_point_are_heard_after_its_cards(lang: str) -> None:
    cards_word = {"fr": "cartes", "en": "cards"}[lang]
    for pips, cards in CARDS_OF_PIPS.items():
        words = number_in_words(pips, lang)
        number = number_in_words(cards, lang)
        for text in (f"{number} {cards_word}, {words}", f"{number} {cards_word} {words}"):
            assert read(text).point == PointCall(cards, pips), text


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("une carte", "p1"),
        ("one card, eleven", "p1=11"),
        ("point of one", "p1"),
        ("vingt et une", None),
        ("une quinte au roi", "5K"),
        ("one quint to the king", "5K"),
        ("j'ai un quatorze d'as", "A4"),
        ("un carré de dames", "Q4"),
        ("un point de six", "p6"),
        ("une carte blanche", "cb"),
    ],
)
def test_one_is_a_number_where_it_counts_and_an_article_elsewhere(
    text: str, short: str | None
) -> None:
    calls, faults = parse_calls(text, "elder-says")
    assert (None if faults else print_calls(calls)) == short


def fault(text: str) -> MarqueError:
    _, faults = parse_calls(text, "elder-says")
    assert len(faults) == 1, faults
    return faults[0]


def point(cards: int, pips: int | None = None, suit: Suit | None = None) -> Calls:
    return Calls(point=PointCall(cards, pips, suit))


def sequence(length: int, top: Rank, suit: Suit | None = None) -> Calls:
    return Calls(sequences=(SequenceCall(Sequence(length, top), suit),))


def set_(size: int, rank: Rank) -> Calls:
    return Calls(sets=(SetCall(Set(size, rank)),))


@pytest.mark.parametrize(
    "text",
    [
        "p6=58",
        "P6 = 58",
        "p58",
        "58",
        "p6; 58",
        "6 cartes 58",
        "6cartes 58",
        "point de six, cinquante-huit",
        "point of six: fifty-eight",
        "six cards, fifty-eight",
        "six cards, making 58",
        "p6 making 58",
        "six cartes qui valent 58",
        "cinquante-huit",
        "fifty-eight",
        "58 en six cartes",
        "５８",
        "six\u00a0cartes\u202f; cinquante\u2013huit",
    ],
)
def test_a_point_of_six_that_makes_58(text: str) -> None:
    assert read(text) == point(6, 58)


@pytest.mark.parametrize(
    "text", ["p6", "point of six", "6 cards", "six cartes", "point: 6", "une point de six"]
)
def test_a_point_whose_pips_were_not_said(text: str) -> None:
    assert read(text) == point(6)


def test_a_suit_named_in_a_call_is_kept() -> None:
    assert read("six cartes à cœur, 58") == point(6, 58, Suit.HEARTS)
    assert read("58♣") == point(6, 58, Suit.CLUBS)
    assert read("quinte au roi de cœur") == sequence(5, Rank.KING, Suit.HEARTS)
    assert read("quint in spades to the king") == sequence(5, Rank.KING, Suit.SPADES)
    assert read("5A\u2666\ufe0e") == read("quinte majeure à carreau")
    assert read("quinte A ♥") == sequence(5, Rank.ACE, Suit.HEARTS)


@pytest.mark.parametrize(
    ("texts", "length", "top"),
    [
        (("quinte au roi", "quint to a king", "5K", "5r", "quinte K"), 5, Rank.KING),
        (("tierce majeure", "tierce major", "3A", "tierce à l’as", "TIERCE A L'AS"), 3, Rank.ACE),
        (("tierce basse", "tierce au neuf", "tierce to the nine", "39"), 3, Rank.NINE),
        (("quart minor", "quatrième au dix", "quarte fine", "410", "4T", "4x"), 4, Rank.TEN),
        (("quatrieme au valet", "quart to the knave", "4V", "4j"), 4, Rank.JACK),
        (("seizième à la dame", "sixième to a queen", "6e à la dame", "6D"), 6, Rank.QUEEN),
        (("dix-septième au roi", "septieme basse", "dixseptième du roi", "7K"), 7, Rank.KING),
        (("huitième", "dix-huitième", "huitième majeure", "eighth", "8a"), 8, Rank.ACE),
    ],
)  # fmt: skip
def test_sequences_in_every_form(texts: tuple[str, ...], length: int, top: Rank) -> None:
    for text in texts:
        assert read(text) == sequence(length, top), text


@pytest.mark.parametrize(
    ("texts", "size", "rank"),
    [
        (("quatorze de dames", "four queens", "14 D", "14Q", "Q4", "d4"), 4, Rank.QUEEN),
        (("14 as", "quatorze d’as", "carré d'as", "A4", "a 4", "as4", "14as"), 4, Rank.ACE),
        (("quatre rois", "four kings", "mes 4 rois", "r4", "quatre R"), 4, Rank.KING),
        (("trois dix", "three tens", "3 10s", "103", "T3", "trio de 10", "trois 10"), 3, Rank.TEN),
        (("brelan de valets", "trio V", "three knaves", "a trio of jacks", "J3"), 3, Rank.JACK),
        (("trio D", "trio de dames", "j'ai trois dames"), 3, Rank.QUEEN),
    ],
)  # fmt: skip
def test_sets_in_every_form(texts: tuple[str, ...], size: int, rank: Rank) -> None:
    for text in texts:
        assert read(text) == set_(size, rank), text


def test_the_side_of_the_number_tells_a_sequence_from_a_set() -> None:
    assert read("4V") == sequence(4, Rank.JACK)
    assert read("V4") == set_(4, Rank.JACK)
    assert read("310") == sequence(3, Rank.TEN)
    assert read("103") == set_(3, Rank.TEN)


def test_with_a_space_three_or_four_and_a_letter_have_two_readings() -> None:
    error = fault("4 V")
    assert isinstance(error, Ambiguous)
    assert error.kind == "two-readings"
    assert error.values == {"readings": ("4J", "J4")}
    assert read("5 V") == sequence(5, Rank.JACK)


def test_39_is_a_tierce_unless_it_is_said_to_be_pips() -> None:
    assert read("39") == sequence(3, Rank.NINE)
    assert read("p39") == read("trente-neuf") == read("4 cartes 39") == point(4, 39)
    assert read("p6; 39") == point(6)._replace(sequences=sequence(3, Rank.NINE).sequences)
    assert fault("4 cartes, 39").values == {"readings": ("p4=39", "39; p4")}


@pytest.mark.parametrize("text", ["cartes blanches", "une carte blanche", "dix de blanc", "CB"])
def test_carte_blanche(text: str) -> None:
    assert read(text) == Calls(carte_blanche=True)


@pytest.mark.parametrize("text", ["-", "—", "rien", "nothing", "je n'ai rien", "rien d’autre"])
def test_nothing_is_a_call_of_nothing(text: str) -> None:
    assert read(text) == Calls()


@pytest.mark.parametrize("text", ["", "  ", ";;", "\n"])
def test_silence_is_not_a_call(text: str) -> None:
    error = fault(text)
    assert error.kind == "not-a-call"
    assert error.values == {"reason": "empty"}


def test_items_in_any_order_come_out_best_first() -> None:
    calls = read("trio de rois\n3A; quinte au valet, 58\r\nQ4; 3A+; T3+; ?")
    assert calls.point == PointCall(6, 58)
    assert [str(call.sequence) for call in calls.sequences] == ["5J", "3A", "3A"]
    assert [str(call.set) for call in calls.sets] == ["Q4", "K3", "103"]
    assert calls.open and calls.more_sequences and calls.more_sets
    assert not calls.carte_blanche


def test_every_call_keeps_its_place_as_typed() -> None:
    text = " 5K ;point de\u200b six , cinquante-huit;\nfour  kings"
    calls, faults = parse_calls(text, "elder-says")
    assert faults == []
    assert calls.point and calls.point.place
    places = [calls.sequences[0].place, calls.point.place, calls.sets[0].place]
    assert [place and place.item for place in places] == [1, 2, 3]
    for place, typed in zip(
        places, ("5K", "point de\u200b six , cinquante-huit", "four  kings"), strict=True
    ):
        assert place and place.text == typed
        assert place.source == "elder-says"
        assert text[place.start : place.start + len(typed)] == typed


@pytest.mark.parametrize(
    ("text", "combination", "call", "possible"),
    [
        ("p6=61", "point", "p6=61", tuple(f"p6={pips}" for pips in range(54, 61))),
        ("6 cartes, 49", "point", "p6=49", tuple(f"p6={pips}" for pips in range(54, 61))),
        ("61", "point", "p61", ("p60", "p64")),
        ("neuf cartes", "point", "p9", tuple(f"p{cards}" for cards in range(1, 9))),
        ("9A", "sequence", "9A", ("3A", "4A", "5A", "6A", "7A", "8A")),
        ("quinte au 9", "sequence", "59", ("5J", "5Q", "5K", "5A")),
        ("510", "sequence", "510", ("5J", "5Q", "5K", "5A")),
        ("trois neuf", "set", "93", ("A3", "K3", "Q3", "J3", "103")),
        ("93", "set", "93", ("A3", "K3", "Q3", "J3", "103")),
        ("two aces", "set", "A2", ("A4", "A3")),
        ("K5", "set", "K5", ("K4", "K3")),
    ],
)
def test_a_call_that_no_hand_can_hold_names_those_that_one_can(
    text: str, combination: str, call: str, possible: tuple[str, ...]
) -> None:
    error = fault(text)
    assert isinstance(error, Impossible)
    assert error.kind == "impossible-call"
    assert error.values == {"combination": combination, "call": call, "possible": possible}


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("58; p5=49", {"combination": "point", "call": "p5=49", "first": "p6=58"}),
        ("trois rois; K3", {"combination": "twice", "call": "K3"}),
        ("R4; R3", {"combination": "twice", "call": "K3"}),
        ("3K♥; tierce au roi de cœur", {"combination": "twice", "call": "3K♥"}),
        ("3K; 3K; 3K; 3K; 3K", {"combination": "twice", "call": "3K"}),
        ("cb; cb", {"combination": "twice", "call": "cb"}),
    ],
)
def test_calls_that_no_hand_can_hold_together(text: str, values: dict[str, str]) -> None:
    error = fault(text)
    assert isinstance(error, Impossible)
    assert error.values == values


def test_two_sequences_alike_may_run_in_two_suits() -> None:
    assert len(read("3K; 3K").sequences) == 2
    assert len(read("3K♥; 3K♠").sequences) == 2


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("quatorze", {"reason": "missing", "missing": "rank"}),
        ("trio", {"reason": "missing", "missing": "rank"}),
        ("a quatorze", {"reason": "missing", "missing": "rank"}),
        ("quinte a coeur", {"reason": "missing", "missing": "rank"}),
        ("rois", {"reason": "missing", "missing": "kind"}),
        ("point", {"reason": "missing", "missing": "cards"}),
        ("six", {"reason": "number", "number": 6}),
        ("quinte et quatorze de rois", {"reason": "mixed"}),
        ("trois rois de cœur", {"reason": "mixed"}),
        ("tierce majeure au roi", {"reason": "mixed"}),
        ("p6+", {"reason": "plus"}),
        ("AS KS QS", {"reason": "cards"}),
        ("♠ARD10 ♥R9", {"reason": "cards"}),
        ("7♥", {"reason": "cards"}),
        ("quin" * 99, {"reason": "too-long", "count": 396, "most": 120}),
    ],
)
def test_what_is_not_a_call_is_refused_with_the_reason(text: str, values: dict[str, str]) -> None:
    error = fault(text)
    assert isinstance(error, Unreadable)
    assert error.kind == "not-a-call"
    assert error.values == values


@pytest.mark.parametrize(
    ("text", "meant"),
    [("qinte au roi", "quinte"), ("sixeime à la dame", "sixième"), ("cinquente-huit", "cinquante")],
)
def test_a_mistyped_word_is_named_with_what_may_be_meant(text: str, meant: str) -> None:
    values = fault(text).values
    assert values["reason"] == "word"
    assert values["word"] in text
    assert values["nearest"][0] == meant


def test_a_letter_that_only_looks_right_is_named() -> None:
    error = fault("58; 5\u041a")
    assert error.kind == "look-alike"
    assert error.values == {"looks": "K", "code": "U+041A", "name": "CYRILLIC CAPITAL LETTER KA"}
    assert error.place and (error.place.text, error.place.start) == ("\u041a", 5)


def test_what_can_be_read_is_read_beside_the_faults() -> None:
    calls, faults = parse_calls("p6=58; settel au roi; 4V; 9A; R3", "elder-says")
    assert print_calls(calls) == "p6=58; 4J; K3"
    assert [(error.kind, error.place and error.place.item) for error in faults] == [
        ("not-a-call", 2),
        ("impossible-call", 4),
    ]


def test_every_word_that_is_known_stands_in_some_call() -> None:
    frames = (
        "{} 6",
        "{} au roi",
        "{} de dames",
        "trois {}",
        "{}",
        "5K {}",
        "quinte {}",
        "dix de {}",
        "carte {}",
        "cartes {}",
    )
    readable = {
        word
        for word, frame in product(TELLING_WORDS, frames)
        if not parse_calls(frame.format(word), "")[1]
    }
    # No three nines, eights or sevens: the words are there to be refused as a set.
    assert readable == TELLING_WORDS - {"nines", "eights", "sevens"}


def test_short_forms_are_read_the_same_in_capitals_and_with_noise_before_them() -> None:
    for form in SHORT.keys() - {"-", "?"}:
        assert read(form.upper()) == read(f"j'ai {form}") == read(form), form


suits = st.none() | st.sampled_from(Suit)
point_calls = st.sampled_from(
    [PointCall(cards, pips) for cards, totals in PIPS_OF_CARDS.items() for pips in (None, *totals)]
).flatmap(lambda call: st.builds(lambda suit: call._replace(suit=suit), suits))


@st.composite
def all_calls(draw: st.DrawFn) -> Calls:
    runs = draw(st.lists(st.sampled_from(SEQUENCES), max_size=4, unique=True))
    ranks = draw(st.lists(st.sampled_from(SET_RANKS), max_size=5, unique=True))
    sets = [Set(draw(st.sampled_from((3, 4))), rank) for rank in ranks]
    return Calls(
        draw(st.none() | point_calls),
        tuple(SequenceCall(run, draw(suits)) for run in sorted(runs, reverse=True)),
        tuple(SetCall(one) for one in sorted(sets, reverse=True)),
        draw(st.booleans()),
        draw(st.booleans()),
        bool(runs) and draw(st.booleans()),
        bool(sets) and draw(st.booleans()),
    )


@given(all_calls())
def test_calls_are_read_as_they_are_printed(calls: Calls) -> None:
    assert read(print_calls(calls)) == calls


def test_a_tierce_to_the_nine_is_not_printed_as_the_pips_of_a_point() -> None:
    calls = point(4)._replace(sequences=sequence(3, Rank.NINE).sequences)
    assert read(print_calls(calls)) == calls


noise = (
    st.text(st.sampled_from("369 10akvpxq+?-;,=\n♥'à\u00a0\ud800\x00①²٣é quinte trio de"))
    | st.text()
)


@settings(max_examples=300, deadline=None)
@given(noise)
def test_whatever_is_typed_only_faults_come_out_and_each_has_its_place(text: str) -> None:
    for _, faults in (parse_calls(text, "x"), parse_answers(text, "x")):
        assert len(faults) <= 20
        for error in faults:
            assert isinstance(error, MarqueError)
            assert error.place is not None
            start = error.place.start
            assert text[start : start + len(error.place.text)] == error.place.text
    looks_like_calls(text)


@pytest.mark.parametrize("piece", ["x;", "3K;", "a", "9", "\u200bé, ", ";", "quinte ", "\ud800,"])
def test_a_megabyte_of_noise_gives_twenty_faults_at_the_most(piece: str) -> None:
    text = piece * (1_000_000 // len(piece))
    assert 1 <= len(parse_calls(text, "x")[1]) <= 20
    assert len(parse_answers(text, "x")[1]) <= 20
    looks_like_calls(text)


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("good; not good; equal", ("good", "not good", "equal")),
        ("bon, pas bonne, égal", ("good", "not good", "equal")),
        ("Il est bon\nElle n’est pas bonne\nC’est payé", ("good", "not good", "equal")),
        ("c'est bon; cela ne vaut rien; ne vaut pas", ("good", "not good", "not good")),
        ("elles sont bonnes; it's not good", ("good", "not good", None)),
        ("-; ; good", (None, None, "good")),
        ("", (None, None, None)),
    ],
)
def test_answers_to_point_sequence_and_set(text: str, answers: tuple[str | None, ...]) -> None:
    assert parse_answers(text, "younger-answers") == (Answers(*answers), [])


def test_an_answer_that_is_none_and_one_too_many_are_faults() -> None:
    answers, faults = parse_answers("good; perhaps; equal; good", "younger-answers")
    assert answers == Answers("good", None, "equal")
    assert [(error.kind, error.values["reason"]) for error in faults] == [
        ("not-a-call", "answer"),
        ("not-a-call", "answers"),
    ]
    assert [error.place and error.place.item for error in faults] == [2, 4]


@pytest.mark.parametrize(
    "text", ["p6; ?", "-", "?", "settel au roi", "quatorz", "9A", "4 V", "58, rois", "K4", "tierce"]
)
def test_texts_that_look_like_calls(text: str) -> None:
    assert looks_like_calls(text)


@pytest.mark.parametrize(
    "text",
    [
        "D:AKJT98 H:K ?",
        "♠ARD10, ♥R9, ♦A, ♣98",
        "♠ARD1O ♥R9 ♦A ♣V98",
        "AKQ.K9.A.J98",
        "ARD.R9.A.V98",
        "s akq10, h k9, d a, c j98",
        "as ks th",
        "AS KS 10H",
        "A♠ R♥",
        "",
    ],
)
def test_texts_that_do_not(text: str) -> None:
    assert not looks_like_calls(text)
