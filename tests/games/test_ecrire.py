"""An evening of written piquet: the worked examples, refaits, corrections, the log."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from marque.errors import MarqueError
from marque.games.ecrire import EcrireState, evening, fold, placed
from marque.games.ecrire_changes import Change, changes
from marque.games.ecrire_settings import EcrireSettings
from marque.games.ecrire_settle import settle_ecrire
from marque.games.log import Entry, deal_of, next_entry, undo_of
from marque.games.marking import Coup, Held, marque

# The worked evening of three players: pair, then the points of the first named and of the
# other in both coups. Each line is a tour; a refait is followed by its replay.
WORKED = """
AB 38-21 17-44   BC 52-13 29-31   CA 24-27 33-26   CA 29-16 11-40
AB 20-10 10-40   BC 95-8 14-46    CA 41-18 12-30   AB 31-19 22-24
BC 16-47 28-12   CA 13-115 34-20  AB 26-30 21-36   BC 37-14 18-27
CA 44-20 15-15
"""
ANCIEN = {"players": list("ABC"), "preset": "ancien", "rois": 6}


def setting(**chosen: Any) -> EcrireSettings:
    return EcrireSettings.from_dict({**ANCIEN, **chosen})


def coups_of(text: str, first: int = 1) -> list[Coup]:
    """Coups from lines as above: the first named is elder in the first coup."""
    words = text.split()
    coups: list[Coup] = []
    for pair, one, other in zip(words[::3], words[1::3], words[2::3], strict=True):
        for elder, younger, score in ((0, 1, one), (1, 0, other)):
            points = [int(part) for part in score.split("-")]
            coups.append(
                Coup(
                    first + len(coups), pair[elder], pair[younger], (points[elder], points[younger])
                )
            )
    return coups


WITHOUT_REPLAY = WORKED.replace("CA 29-16 11-40", "")


# --- Marking ---


@pytest.mark.parametrize(
    ("marking", "row"),
    [
        ("exact", "0 1 4 5 9 10 11 14 15 24 25 34 35"),
        ("tens", "0 0 0 10 10 10 10 10 20 20 30 30 40"),
        ("point", "0 10 10 10 10 10 20 20 20 30 30 40 40"),
    ],
)
def test_the_marque_is_that_of_the_table(marking: str, row: str) -> None:
    differences = (0, 1, 4, 5, 9, 10, 11, 14, 15, 24, 25, 34, 35)
    assert [marque(marking, d) for d in differences] == [int(cell) for cell in row.split()]


def test_the_marque_agrees_with_counting_upwards() -> None:
    counted = {"exact": 0, "tens": 0, "point": 0}
    for size in range(201):
        if size:
            counted["exact"] += 1
            # A ten more at 5, 15, 25 …; à un point at 1, 11, 21 ….
            counted["tens"] += 10 if size % 10 == 5 else 0
            counted["point"] += 10 if size % 10 == 1 else 0
        for marking, expected in counted.items():
            assert marque(marking, size) == marque(marking, -size) == expected


# --- The examples ---


def test_the_example_of_the_dictionnaire() -> None:
    agreed = EcrireSettings.from_dict({"players": ["A", "B", "C"]})
    coups = [Coup(1, "A", "B", (20, 10)), Coup(2, "B", "A", (40, 10))]
    half = evening(agreed, coups[:1])
    assert (half.tours[0].state, half.tours[0].held) == ("demi-tour", Held("A", 10))
    assert half.next is not None
    assert half.next[:3] == ("B", "A", ("C",))
    (tour,) = evening(agreed, coups).tours
    assert (tour.marque, tour.marker, tour.marked, tour.written) == (20, "B", "A", 20)


def test_the_worked_evening_tour_by_tour() -> None:
    state = evening(setting(), coups_of(WORKED))
    balances = [-10, 37, -16, -20, 55, 5, 10, -15, -88, -19, 14, 24]
    marques = [10, 40, 20, 20, 60, 10, 10, 20, 90, 20, 10, 20]
    written = [30, 60, 60, 40, 80, 30, 30, 40, 110, 40, 30, 40]
    assert [tour.balance for tour in state.tours] == balances
    assert [tour.marque for tour in state.tours] == marques
    assert [tour.written for tour in state.tours] == written
    assert "".join(str(tour.marked) for tour in state.tours) == "ACCACABBCACA"
    assert [tour.refaits for tour in state.tours] == [0, 0, 1] + [0] * 9
    assert state.tours[0].scores == ((38, 21), (17, 44))
    assert state.tours[0].held == Held("A", 17)
    assert len(state.tours[2].coups) == 4
    assert state.perte == {"A": 180, "B": 70, "C": 340}
    assert state.finished
    assert not state.broken_off
    assert not state.findings


def test_the_worked_evening_to_the_last_coin() -> None:
    settlement = settle_ecrire(evening(setting(stake="0,10", currency="EUR"), coups_of(WORKED)))
    nets = {one.name: one.points and one.points.net for one in settlement.accounts}
    assert nets == {"A": Fraction(50, 3), "B": Fraction(380, 3), "C": Fraction(-430, 3)}
    assert [one.rounded and one.rounded.floor for one in settlement.accounts] == [166, 1266, -1434]
    assert {one.name: one.coins for one in settlement.accounts} == {
        "A": 167,
        "B": 1267,
        "C": -1434,
    }
    assert [one[:3] for one in settlement.transfers] == [("C", "B", 1267), ("C", "A", 167)]


@pytest.mark.parametrize(
    ("chosen", "coups", "perte", "nets"),
    [
        ({"settlement": "pairs"}, WORKED, (180, 70, 340), ("50", "380", "-430")),
        ({"marking": "point"}, WITHOUT_REPLAY, (220, 70, 290), ("-80/3", "370/3", "-290/3")),
        (
            {"consolation": 0, "refait_bonus": 0},
            WORKED,
            (80, 30, 220),
            ("30", "80", "-110"),
        ),
        (
            {"marking": "exact", "consolation": 0},
            WITHOUT_REPLAY,
            (82, 25, 194),
            ("55/3", "226/3", "-281/3"),
        ),
    ],
)
def test_other_settings_on_the_same_coups(
    chosen: dict[str, Any], coups: str, perte: tuple[int, ...], nets: tuple[str, ...]
) -> None:
    state = evening(setting(**chosen), coups_of(coups))
    assert tuple(state.perte.values()) == perte
    accounts = settle_ecrire(state).accounts
    assert [one.points and one.points.net for one in accounts] == [Fraction(net) for net in nets]


def test_direct_settlement_pays_who_marked() -> None:
    settlement = settle_ecrire(evening(setting(settlement="direct"), coups_of(WORKED)))
    # A marked C 60, C 110; B marked A 30, C 60, A 40, C 80, A 40, C 30; C marked A 30, B 40, A 40;
    # A marked B 30.
    assert {one.name: one.points and one.points.gain for one in settlement.accounts} == {
        "A": 200,
        "B": 280,
        "C": 110,
    }
    assert sum(one.points.net for one in settlement.accounts if one.points) == 0


# --- The corbillon ---


def test_the_corbillon_example_and_a_double_refait_after_it() -> None:
    agreed = setting(players=list("ABCDE"), manner="corbillon", rois=5)
    tour = "AB 30-20 16-10"
    state = evening(agreed, coups_of(tour))
    assert state.corbillon is not None
    assert state.corbillon.holdings == {"A": 62, "B": 51, "C": 61, "D": 61, "E": 61}
    assert state.corbillon.basket == 4
    # B and C: two refaits, then C is 16 ahead: 20 + 20 + 40 from B, the direct jetons as ever.
    state = evening(agreed, coups_of(tour + " BC 20-20 10-10 BC 24-20 10-10 BC 20-30 10-16"))
    assert state.corbillon is not None
    assert state.corbillon.holdings == {"A": 63, "B": 38, "C": 63, "D": 62, "E": 62}
    assert state.corbillon.basket == 12
    nets = [one.points and one.points.net for one in settle_ecrire(state).accounts]
    assert nets == [54, -196, 54, 44, 44]


def test_under_the_corbillon_a_player_may_run_into_debt() -> None:
    state = evening(setting(manner="corbillon"), coups_of("AB 10-300 10-300 BC 10-10 30-10"))
    assert state.corbillon is not None
    # A: 60, less 60 in the basket, 2 to B and 1 to C, and 1 from C in the second tour.
    assert state.corbillon.debts == {"A": 2}
    assert [one.kind for one in state.findings] == ["in-debt"]


# --- Au malheureux, with refaits ---


def test_an_evening_au_malheureux_with_refaits() -> None:
    agreed = setting(players=list("ABCD"), rois=2, rotation="malheureux")
    text = (
        "AB 20-10 10-40 "  # A marked, 20 + 20
        "AC 30-28 20-20 AC 30-10 20-30 "  # a refait; C marked, 10 + 20 + 20
        "CD 9-9 7-7 CD 10-12 20-22 CD 10-20 10-16 "  # two refaits; C marked, 20 + 20 + 40
        "CB 25-20 9-9 "  # B marked, 10 + 20
    )
    coups = coups_of(text)
    waiting = {2: "DB", 4: "DB", 6: "BA", 8: "BA", 10: "BA", 12: "AD"}
    for played, idle in waiting.items():
        due = evening(agreed, coups[:played]).next
        assert due is not None
        assert (due.elder, due.younger) == (coups[played].elder, coups[played].younger)
        assert "".join(due.idle) == idle
    state = evening(agreed, coups)
    assert [tour.written for tour in state.tours] == [40, 50, 80, 30]
    assert state.perte == {"A": 40, "B": 30, "C": 130, "D": 0}
    assert state.tours_each == {"A": 2, "B": 2, "C": 3, "D": 1}
    assert state.finished
    assert not state.findings


# --- Corrections ---


def kept(agreed: EcrireSettings, coups: list[Coup]) -> list[Coup]:
    """The same coups, each with the slot where it was first put."""
    return [coup for tour in evening(agreed, coups).tours for coup in tour.coups]


def amended(coups: list[Coup], n: int, points: tuple[int, int]) -> list[Coup]:
    return [
        coup._replace(points=points) if coup.n == n else coup for coup in kept(setting(), coups)
    ]


def test_a_refait_found_afterwards_marks_nobody_and_later_tours_stand() -> None:
    coups = coups_of(WORKED)[:10]
    before = evening(setting(), coups)
    after = evening(setting(), amended(coups, 2, (44, 31)))  # tour 1: d = +4
    assert after.tours[0].state == "refait"
    assert (before.tours[0].marker, after.tours[0].marker) == ("B", None)
    assert after.tours[1:] == before.tours[1:]
    assert after.next == before.next
    assert after.left == before.left
    assert [one.kind for one in after.findings] == ["refait-not-replayed"]
    assert changes(before, after) == [
        Change("state", "marked", "refait", 1),
        Change("balance", -10, 4, 1),
        Change("refaits", 0, 1, 1),
        Change("marque", 10, 0, 1),
        Change("marked", "A", None, 1),
        Change("written", 30, 0, 1),
        Change("perte", 70, 40, name="A"),
    ]


def test_a_refait_found_afterwards_is_appended_if_the_table_says_so() -> None:
    coups = amended(coups_of(WORKED), 2, (44, 31))
    state = evening(setting(), coups, again=[2])
    assert state.next is not None
    assert (*state.next[:2], state.next.tour, state.next.state) == ("A", "B", 1, "refait")
    assert (state.finished, state.left.tours) == (False, 1)
    done = evening(setting(), [*coups, *coups_of("AB 30-10 10-10", first=27)], again=[2])
    assert done.finished
    assert (done.tours[0].refaits, done.tours[0].written) == (1, 20 + 20 + 20)


def test_a_marque_found_afterwards_stands_and_the_replay_is_set_aside() -> None:
    coups = coups_of(WORKED)
    before = evening(setting(), coups)
    after = evening(setting(), amended(coups, 6, (20, 33)))  # tour 3: d = +10 at once
    tour = after.tours[2]
    assert (tour.marked, tour.written, tour.refaits) == ("A", 30, 0)
    assert [coup.n for coup in tour.set_aside] == [7, 8]
    assert after.tours[3:] == before.tours[3:]
    assert after.perte == {"A": 210, "B": 70, "C": 280}
    assert [one.kind for one in after.findings] == ["set-aside", "set-aside"]
    assert after.totals["C"] == before.totals["C"] - 29 - 11


def test_with_two_players_a_refait_found_afterwards_takes_no_later_tour() -> None:
    agreed = EcrireSettings.from_dict({"players": ["A", "B"], "rois": 2})
    coups = coups_of("AB 20-10 10-10 BA 12-10 10-10 AB 30-10 9-9")
    coups = kept(agreed, coups)
    coups[1] = coups[1]._replace(points=(20, 10))  # tour 1 is a refait now
    tours = evening(agreed, coups).tours
    assert [tour.state for tour in tours] == ["refait", "marked", "marked"]


def test_a_struck_coup_is_played_again_in_its_own_tour() -> None:
    without = [coup for coup in kept(setting(), coups_of(WORKED)) if coup.n != 4]
    state = evening(setting(), without)
    assert state.next is not None
    assert (*state.next[:2], state.next.tour) == ("C", "B", 2)
    again = evening(setting(), [*without, Coup(27, "C", "B", (31, 29))])
    assert again.perte == {"A": 180, "B": 70, "C": 340}
    assert again.finished


def test_a_pair_out_of_turn_is_recorded_as_played() -> None:
    agreed = setting(players=list("ABCDE"))
    state = evening(agreed, coups_of("AB 20-10 10-10 DB 30-10 9-9"))
    assert state.tours[1].pair == ("D", "B")
    assert [(one.kind, one.values["expected"]) for one in state.findings] == [
        ("unexpected-pair", ("B", "C"))
    ]
    assert state.next is not None
    assert state.next[:3] == ("B", "C", ("D", "E", "A"))


def test_a_wrong_elder_and_a_player_who_deals_twice_are_found() -> None:
    coups = [Coup(1, "B", "A", (20, 10)), Coup(2, "B", "A", (9, 9))]
    found = evening(setting(), coups).findings
    assert [(one.kind, one.deal, one.values["expected"]) for one in found] == [
        ("unexpected-elder", 1, "A"),
        ("unexpected-elder", 2, "A"),
    ]


def test_an_evening_broken_off_counts_what_is_written_and_the_fines() -> None:
    coups = coups_of(WORKED)[:9]  # tour 4 is at the demi-tour
    state = evening(setting(), coups, fines={"B": 15}, ended=True)
    assert (state.finished, state.broken_off, state.next) == (True, True, None)
    assert state.perte == {"A": 30, "B": 15, "C": 120}
    assert not evening(setting(), coups_of(WORKED), ended=True).broken_off


# --- The log ---


def recorded(agreed: EcrireSettings, coups: list[Coup]) -> list[Entry]:
    entries: list[Entry] = []
    for coup in coups:
        result = {"elder": coup.points[0], "younger": coup.points[1]}
        data = deal_of(entries, (coup.elder, coup.younger), result, {})
        entries.append(placed(agreed, entries, appended(entries, "deal", data)))
    return entries


def appended(entries: list[Entry], kind: str, data: dict[str, Any]) -> Entry:
    return next_entry(entries, f"id{len(entries)}", "", kind, data)


def after(entries: list[Entry], kind: str, **data: Any) -> EcrireState:
    entries.append(appended(entries, kind, data))
    return fold(setting(), entries)


def test_the_log_keeps_the_evening_through_corrections_and_undo() -> None:
    entries = recorded(setting(), coups_of(WORKED))
    whole = fold(setting(), entries)
    assert whole.perte == {"A": 180, "B": 70, "C": 340}
    set_aside = after(entries, "amend", deal=6, points={"A": 20})
    assert [coup.n for coup in set_aside.tours[2].set_aside] == [7, 8]
    refait = after(entries, "amend", deal=2, result={"elder": 44, "younger": 31})
    assert (refait.tours[0].state, refait.finished) == ("refait", True)
    once_more = after(entries, "amend", deal=2, again=True)
    assert once_more.next is not None
    assert (once_more.finished, once_more.next.tour) == (False, 1)
    for undo in undo_of(entries, 3):
        back = after(entries, "undo", **undo)
    assert not changes(whole, back)


def test_who_leaves_is_charged_the_fine_and_nothing_counts_after_the_end() -> None:
    entries = recorded(setting(), coups_of(WORKED)[:5])
    left = after(entries, "end", left="C", fine=50)
    assert (left.perte, left.broken_off) == ({"A": 30, "B": 0, "C": 110}, True)
    data = deal_of(entries, ("A", "C"), {"elder": 1, "younger": 2}, {})
    late = after(entries, "deal", **data)
    assert late.perte == left.perte
    assert [one.kind for one in late.findings] == ["after-the-end"]
    with pytest.raises(MarqueError) as error:
        placed(setting(), entries[:-1], entries[-1])
    assert error.value.kind == "finished"


@pytest.mark.parametrize("slot", [3, "1", [1], [1, -1], [1, True], {"tour": 1}])
def test_a_damaged_slot_is_a_bad_record(slot: object) -> None:
    entries = recorded(setting(), coups_of(WORKED)[:1])
    entries[0] = entries[0]._replace(data={**entries[0].data, "slot": slot})
    with pytest.raises(MarqueError) as error:
        fold(setting(), entries)
    assert (error.value.kind, error.value.values["key"]) == ("bad-record", "slot")
