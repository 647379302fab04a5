"""The marking card: its numbers, and the fewest tabs to move."""

from __future__ import annotations

from collections import deque
from itertools import product

import pytest

from marque.errors import Impossible
from marque.games.marker import Card, Moves, card_for, moves

# The ten tabs of the card, by their group and what each is worth.
TABS = ("fifty", *["tens"] * 4, "five", *["units"] * 4)
WORTH = {"fifty": 50, "tens": 10, "five": 5, "units": 1}


def test_the_worked_example_of_the_dictionnaire() -> None:
    before, after = card_for(26), card_for(26 + 37)
    assert before == Card(0, fifty=0, tens=2, five=1, units=1)
    assert moves(before, after) == Moves(0, fifty=1, tens=-1, five=-1, units=2)
    assert moves(before, after).tabs == 5
    assert after.points == 63


def test_a_number_stands_on_the_card_in_one_way_only() -> None:
    seen = [Card(0, *tabs).points for tabs in product(range(2), range(5), range(2), range(5))]
    assert sorted(seen) == list(range(100))
    assert all(card_for(number).points == number for number in range(1000))


def test_past_99_the_card_begins_again_and_hundreds_are_counted_aside() -> None:
    assert card_for(226) == card_for(26)._replace(hundreds=2)
    assert moves(card_for(95), card_for(107)) == Moves(1, fifty=-1, tens=-4, five=0, units=2)


def test_no_shorter_way_exists_between_any_two_numbers() -> None:
    worth = [WORTH[group] for group in TABS]
    for start in range(100):
        card = card_for(start)
        raised = [
            tab
            for group in WORTH
            for tab in [i for i, name in enumerate(TABS) if name == group][: getattr(card, group)]
        ]
        fewest = _fewest_by_search(sum(1 << tab for tab in raised), worth)
        assert fewest == [moves(card, card_for(end)).tabs for end in range(100)]


def _fewest_by_search(start: int, worth: list[int]) -> list[int]:
    """For each number 0 to 99, the fewest single tabs to turn, by breadth first."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        state = queue.popleft()
        for tab in range(10):
            if (turned := state ^ 1 << tab) not in steps:
                steps[turned] = steps[state] + 1
                queue.append(turned)
    fewest = [99] * 100
    for state, count in steps.items():
        number = sum(worth[tab] for tab in range(10) if state >> tab & 1)
        fewest[number] = min(fewest[number], count)
    return fewest


def test_a_number_below_zero_is_refused() -> None:
    with pytest.raises(Impossible) as error:
        card_for(-1)
    assert (error.value.kind, error.value.values) == ("bad-amount", {"value": -1, "least": 0})
