"""Two scorers' books put side by side: the least that explains both."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marque.games import side_by_side as module
from marque.games.side_by_side import Entered, Step, side_by_side


def deal(n: int, elder: int, younger: int, seats: str = "AB") -> Entered:
    return Entered(n, *seats, (elder, younger), None, None, {}, ("", ""))


def numbered(deals: list[Entered]) -> list[Entered]:
    return [one._replace(n=n) for n, one in enumerate(deals, 1)]


points = st.integers(0, 150)
# Few figures, so that some deals are alike.
books = st.lists(
    st.builds(
        deal,
        st.just(1),
        st.sampled_from([0, 13, 27, 40]),
        st.sampled_from([0, 13, 27]),
        st.sampled_from(["AB", "BA", "BC", "CA"]),
    ),
    max_size=12,
).map(numbered)


def differing(steps: list[Step]) -> list[tuple[str, ...]]:
    return [step.differs for step in steps if step.differs]


@given(books)
def test_a_book_is_the_same_as_itself(book: list[Entered]) -> None:
    assert side_by_side(book, book) == [Step(one, one) for one in book]
    assert differing(side_by_side(book, book)) == []


@given(books, books)
def test_no_deal_is_lost_and_the_order_of_neither_book_changes(
    first: list[Entered], second: list[Entered]
) -> None:
    steps = side_by_side(first, second)
    assert [step.first for step in steps if step.first] == first
    assert [step.second for step in steps if step.second] == second
    for one, other in steps:
        assert one or other
        if one and other:
            assert {one.elder, one.younger} == {other.elder, other.younger}


@given(books.filter(bool), st.data())
def test_a_forgotten_deal_parts_no_other(book: list[Entered], data: Any) -> None:
    forgotten = data.draw(st.integers(0, len(book) - 1))
    shorter = numbered(book[:forgotten] + book[forgotten + 1 :])
    assert differing(side_by_side(book, shorter)) == [("missing",)]
    assert differing(side_by_side(shorter, book)) == [("missing",)]


def test_each_scorer_may_forget_a_deal_of_his_own() -> None:
    """Books as long as each other, of which none has all: no deal between them differs."""
    figures = [(27, 13), (31, 14), (40, 20), (12, 60), (33, 9)]
    whole = [deal(n, *made, "AB" if n % 2 else "BA") for n, made in enumerate(figures, 1)]
    first, second = numbered(whole[:1] + whole[2:]), numbered(whole[:3] + whole[4:])
    steps = side_by_side(first, second)
    assert differing(steps) == [("missing",), ("missing",)]
    assert [step.second for step in steps if not step.first] == [second[1]]
    assert [step.first for step in steps if not step.second] == [first[2]]


@given(books.filter(bool), st.data())
def test_a_figure_written_wrong_parts_its_own_deal_alone(book: list[Entered], data: Any) -> None:
    at = data.draw(st.integers(0, len(book) - 1))
    elder, younger = book[at].points
    wrong = data.draw(points.filter(lambda one: one != elder))
    second = [*book[:at], book[at]._replace(points=(wrong, younger)), *book[at + 1 :]]
    steps = side_by_side(book, second)
    assert [step.first for step in steps] == book
    assert differing(steps) == [("points",)]
    assert steps[at].parted == (book[at].elder,)


@pytest.mark.parametrize(
    ("second", "differs"),
    [
        # The seats turned, the points with the players, or with the seats.
        (deal(2, 14, 31, "AB"), ("elder",)),
        (deal(2, 31, 14, "AB"), ("elder", "points")),
        (deal(2, 31, 15, "BA"), ("points",)),
        # Both figures otherwise, and yet the same deal.
        (deal(2, 60, 0, "BA"), ("points",)),
    ],
)
def test_what_differs_in_a_deal_is_named(second: Entered, differs: tuple[str, ...]) -> None:
    first = [deal(1, 27, 13), deal(2, 31, 14, "BA"), deal(3, 40, 20)]
    steps = side_by_side(first, [first[0], second, first[2]])
    assert differing(steps) == [differs]


def test_what_was_said_beside_the_points_differs_too() -> None:
    one, other = deal(1, 60, 60), deal(1, 60, 60)._replace(winner="A", thrown_in="B")
    assert side_by_side([one], [other])[0].differs == ("winner", "thrown-in")


def test_of_two_deals_alike_the_one_with_the_number_is_there() -> None:
    """Deal 2 was struck in the second book, and deals 2 and 3 are alike."""
    first = [deal(1, 1, 2), deal(2, 27, 13, "BA"), deal(3, 27, 13, "BA"), deal(4, 5, 5)]
    second = [first[0], first[2], first[3]._replace(points=(6, 5))]
    (missing,) = (step for step in side_by_side(first, second) if "missing" in step.differs)
    assert missing.first == first[1]


@given(books, books)
def test_books_too_large_for_that_are_put_side_by_side_by_number(
    first: list[Entered], second: list[Entered]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_LARGEST", 0)
        steps = side_by_side(first, second)
    assert [step.first for step in steps if step.first] == first
    assert [step.second for step in steps if step.second] == second
