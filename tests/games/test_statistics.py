"""Statistics of many games: what must hold whatever was played."""

from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from marque.games.adding_up import Counted
from marque.games.statistics import Statistics, statistics
from marque.games.tally import BONUSES, Paid, SeatLine, Tally, TourLine

PEOPLE = ("Anne", "Boris", "Chloé", "Denis")
few = st.integers(0, 9)


@st.composite
def seat_lines(draw: Any, seats: tuple[int, int]) -> SeatLine:
    deals = draw(st.integers(1, 9))
    bonuses = []
    for _ in BONUSES:
        known = draw(st.integers(0, deals))
        elder = draw(st.integers(0, known))
        bonuses += [known, elder, draw(st.integers(0, known - elder))]
    return SeatLine(
        *seats,
        deals,
        draw(st.integers(0, 300)),
        draw(st.integers(0, 300)),
        draw(st.integers(0, deals)),
        draw(st.integers(0, deals)),
        draw(st.integers(0, 150)),
        draw(st.integers(1, 6)),
        draw(st.integers(0, 150)),
        draw(st.integers(1, 6)),
        *bonuses,
    )


@st.composite
def tallies(draw: Any) -> tuple[Tally, tuple[str, ...]]:
    kind = draw(st.sampled_from(["cent", "partie", "ecrire"]))
    count = draw(st.integers(2, 4)) if kind == "ecrire" else 2
    names = tuple(draw(st.permutations(PEOPLE)))[:count]
    pairs = [(one, other) for one in range(count) for other in range(count) if one != other]
    seats = draw(st.lists(st.sampled_from(pairs), unique=True))
    sorted_pairs = [pair for pair in pairs if pair[0] < pair[1]]
    tours = draw(st.lists(st.sampled_from(sorted_pairs), unique=True)) if kind == "ecrire" else []
    finished = draw(st.booleans())
    paid = draw(st.lists(st.tuples(st.sampled_from(pairs), st.integers(1, 99)), max_size=3))
    currency = draw(st.sampled_from(["EUR", "JPY", None]))
    return (
        Tally(
            kind=kind,
            people=names,
            players=count,
            day=draw(st.sampled_from(["2025-12-31", "2026-01-01", "2026-11-30"])),
            finished=finished,
            winner=draw(st.sampled_from([0, 1, None])) if finished and kind != "ecrire" else None,
            show=draw(st.sampled_from([(28, 14), None])),
            seats=tuple(draw(seat_lines(one)) for one in seats),
            tours=tuple(
                TourLine(*one, marked + other, marked, other, draw(few), draw(few), draw(few))
                for one in tours
                for marked, other in [draw(st.tuples(few, few))]
            ),
            payments=tuple(
                Paid(*pair, Fraction(amount, 1 if currency else draw(st.integers(1, 3))))
                for pair, amount in paid
            )
            if finished
            else (),
            currency=currency,
            unit=draw(st.sampled_from(["point", "game"])),
            unsettled=False,
            carries=(),
        ),
        names,
    )


# A club costs much to draw, and every game of it is as good as another.
fewer = settings(max_examples=40)
clubs = st.lists(tallies(), max_size=8).map(
    lambda found: [Counted(f"g{n}", *one) for n, one in enumerate(found)]
)


@fewer
@given(clubs, st.randoms(use_true_random=False))
def test_the_order_of_the_games_changes_nothing(games: list[Counted], chance: Any) -> None:
    shuffled = list(games)
    chance.shuffle(shuffled)
    assert statistics(games) == statistics(shuffled)


@fewer
@given(clubs)
def test_all_games_are_the_sum_of_the_players_and_each_player_that_of_his_pairs(
    games: list[Counted],
) -> None:
    found = statistics(games)
    lines = [line for game in games for line in game.tally.seats]
    assert found.games == len(games)
    assert found.deals == sum(line.deals for line in lines)
    for side in ("elder", "younger"):
        roles = [getattr(one, side) for one in found.players]
        assert sum(one.deals for one in roles) == found.deals
        assert sum(one.points for one in roles) == sum(
            getattr(line, f"{side}_points") for line in lines
        )
        best = max((one.best.points for one in roles if one.best), default=0)
        assert best == max((getattr(line, f"{side}_best") for line in lines), default=0)
    for kind in BONUSES:
        made = sum(one.bonuses[kind].made for one in found.players)
        assert made == sum(
            getattr(line, f"elder_{kind}s") + getattr(line, f"younger_{kind}s") for line in lines
        )
        # Of each deal whose bonus is known, both who played it know.
        known = sum(one.bonuses[kind].known for one in found.players)
        assert known == 2 * sum(getattr(line, f"{kind}_known") for line in lines)
    assert sum(one.won for one in found.players) == sum(one.lost for one in found.players)
    for unit in {unit for one in found.players for unit in (*one.money, *one.nets)}:
        nets = [one.money.get(unit, one.nets.get(unit, 0)) for one in found.players]
        assert sum(nets) == 0, unit
    _players_are_sums_of_pairs(found)


def _players_are_sums_of_pairs(found: Statistics) -> None:
    against: dict[str, list[Any]] = {one.name: [] for one in found.players}
    for pair in found.pairs:
        for record in pair:
            against[record.name].append(record)
    for one in found.players:
        for of in (
            lambda it: it.elder.points,
            lambda it: it.younger.deals,
            lambda it: it.elder.shows,
            lambda it: it.bonuses["pic"].known,
            lambda it: it.bonuses["capot"].made,
            lambda it: it.won,
            lambda it: it.drawn,
            lambda it: it.tours,
            lambda it: it.marked,
            lambda it: it.written,
            lambda it: it.refaits,
            lambda it: it.money.get("EUR", 0),
            lambda it: it.nets.get("point", 0),
        ):
            assert of(one) == sum(of(record) for record in against[one.name])


@fewer
@given(clubs)
def test_each_players_tours_are_his_own(games: list[Counted]) -> None:
    for one in statistics(games).players:
        marked = written = 0
        for game in games:
            for line in game.tally.tours:
                if game.names[line.first] == one.name:
                    marked, written = marked + line.first_marked, written + line.first_written
                elif game.names[line.second] == one.name:
                    marked, written = marked + line.second_marked, written + line.second_written
        assert (one.marked, one.written) == (marked, written)


@fewer
@given(clubs)
def test_what_one_player_did_is_the_same_alone_and_among_all(games: list[Counted]) -> None:
    whole = {one.name: one for one in statistics(games).players}
    for name, record in whole.items():
        his = [game for game in games if name in game.names]
        (alone,) = statistics(his, [name]).players
        assert alone == record


@fewer
@given(clubs)
def test_of_two_only_what_they_did_to_each_other_counts(games: list[Counted]) -> None:
    whole = {frozenset(one.name for one in pair): pair for pair in statistics(games).pairs}
    for names, pair in whole.items():
        theirs = [game for game in games if names <= set(game.names)]
        assert statistics(theirs, sorted(names)).pairs == (pair,)


def game(name: str, *, carries: tuple[str, ...] = (), coins: int = 5) -> Counted:
    tally = Tally(
        "ecrire", PEOPLE[:2], 2, "2026-11-30", True, None, None, (), (),
        (Paid(0, 1, Fraction(coins)),), "EUR", "point", False, carries,
    )  # fmt: skip
    return Counted(name, tally, PEOPLE[:2])


def test_a_game_that_another_carries_is_paid_for_once() -> None:
    first, second, third = game("a"), game("b", carries=("a",), coins=12), game("c", coins=1)
    assert statistics([first, second, third]).players[1].money == {"EUR": 13}
    assert statistics([first, third]).players[1].money == {"EUR": 6}
    # By months it is paid for where it is settled.
    assert statistics([first], (), {"a"}).players[1].money == {}


@fewer
@given(clubs, st.integers(0, 3))
def test_fewer_pairs_are_the_first_of_all(games: list[Counted], most: int) -> None:
    whole, few = statistics(games), statistics(games, most=most)
    assert few.pairs == whole.pairs[:most]
    assert few.met == whole.met == len(whole.pairs)
    deals = [pair[0].deals for pair in whole.pairs]
    assert deals == sorted(deals, reverse=True)
