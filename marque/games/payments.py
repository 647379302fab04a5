"""Who pays whom: the fewest payments that bring every balance to zero.

Comes in: balances that sum to zero, by seat (above zero is owed, below zero owes). Goes
out: payments, each from one who owes to one who is owed. Of several plans with the
fewest payments: the largest payments first, then by seat, so that the same evening
always gives the same plan (written piquet, settlement: the program's own rule).

Why it is exact: people among whom no smaller group sums to zero need one payment fewer
than they are; so the fewest payments are the people less the most groups of sum zero
into which they can be split. Inside such a group a debtor may pay any creditor as much
as both can bear: that settles one of the two, and the rest is again such a group.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

# With more open balances than this the plan is only a good one; see `_good_plan`.
EXACT_UP_TO: Final = 12

# Balances other than zero, sorted: whose they are doesn't matter until the last step.
_Open = tuple[int, ...]


class Payment(NamedTuple):
    """One payment: the seat that pays, the seat that is paid, the amount (above zero)."""

    payer: int
    payee: int
    amount: int


def fewest_payments(balances: Sequence[int]) -> list[Payment]:
    """The plan of fewest payments, largest first, then by the seats of payer and payee.

    Exact for up to `EXACT_UP_TO` people with an open balance; for more, a good plan with
    fewer payments than people. Raises `ValueError` if the balances don't sum to zero:
    that is the caller's fault, never a user's.
    """
    if sum(balances):
        raise ValueError("balances must sum to zero")
    left = list(balances)
    if len(_open(left)) > EXACT_UP_TO:
        return sorted(_good_plan(left), key=lambda one: (-one.amount, one.payer, one.payee))
    return _seated(left, _stages(_open(left)))


def _open(balances: Sequence[int]) -> _Open:
    return tuple(sorted(one for one in balances if one))


def _stages(start: _Open) -> list[set[_Open]]:
    """What the best plans leave open after each payment, from `start` to nothing.

    A stage keeps only what the largest payments so far can leave while the plan stays
    among the fewest, so that together the stages hold all best plans and no other.
    """
    stages = [{start: _most_groups(start)}]
    while any(stages[-1]):
        stages.append(_after_largest(stages[-1]))
    kept = [set(stages[-1])]
    for stage in reversed(stages[:-1]):
        kept.append({before for before in stage if _leads_into(before, kept[-1])})
    return kept[::-1]


def _after_largest(stage: dict[_Open, int]) -> dict[_Open, int]:
    """The next stage, each of its balances with its number of groups."""
    largest = 0
    after: dict[_Open, int] = {}
    for before, groups in stage.items():
        for amount, rest in sorted(_payments_from(before), reverse=True):
            if amount < largest:
                break
            # Two people are settled at once only where they were a group by themselves.
            wanted = groups - (len(before) - len(rest) - 1)
            if wanted > 1 and rest not in after and _most_groups(rest) < wanted:
                continue
            if amount > largest:
                largest, after = amount, {}
            after[rest] = wanted
    return after


def _leads_into(before: _Open, stage: set[_Open]) -> bool:
    return any(rest in stage for _, rest in _payments_from(before))


def _payments_from(balances: _Open) -> Iterator[tuple[int, _Open]]:
    """Every full payment between two different balances: its amount, and what is left."""
    values = sorted(set(balances))
    for debt in values:
        for credit in reversed(values):
            if debt < 0 < credit:
                rest = list(balances)
                rest.remove(debt)
                rest.remove(credit)
                yield min(-debt, credit), _open([*rest, debt + credit])


def _most_groups(balances: _Open) -> int:
    """Into how many groups of sum zero the balances can be split, at the most.

    Over all subsets as bit masks: the best order of adding people one by one closes a
    group each time the sum so far is zero.
    """
    everyone = (1 << len(balances)) - 1
    sums = [0] * (everyone + 1)
    groups = [0] * (everyone + 1)
    for members in range(1, everyone + 1):
        left, most = members, 0
        while left:
            last = left & -left
            left ^= last
            most = max(most, groups[members ^ last])
        sums[members] = sums[members ^ last] + balances[last.bit_length() - 1]
        groups[members] = most + (sums[members] == 0)
    return groups[everyone]


def _seated(left: list[int], stages: list[set[_Open]]) -> list[Payment]:
    """The best plan by name: at each stage the first seats that lead into the next."""
    plan = []
    for stage in stages[1:]:
        payment = next(one for one in _by_seat(left) if _open(_paid(left, one)) in stage)
        left = _paid(left, payment)
        plan.append(payment)
    return plan


def _by_seat(balances: list[int]) -> Iterator[Payment]:
    for payer, debt in enumerate(balances):
        for payee, credit in enumerate(balances):
            if debt < 0 < credit:
                yield Payment(payer, payee, min(-debt, credit))


def _paid(balances: list[int], payment: Payment) -> list[int]:
    after = list(balances)
    after[payment.payer] += payment.amount
    after[payment.payee] -= payment.amount
    return after


def _good_plan(left: list[int]) -> list[Payment]:
    """For a large company: debts that meet an equal credit, then the largest with the largest.

    Every payment settles at least one person and the last one two.
    """
    plan = []
    while any(left):
        payment = next(
            (one for one in _by_seat(left) if left[one.payer] + left[one.payee] == 0), None
        ) or max(_by_seat(left), key=lambda one: (-left[one.payer], left[one.payee]))
        left = _paid(left, payment)
        plan.append(payment)
    return plan
