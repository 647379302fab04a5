"""Every switch that the count reads changes some deal: none is there for show."""

from functools import lru_cache
from random import Random

import pytest

from marque.codes.code import WORDS, Code, Switches, scope
from marque.codes.load import CODES, load_code
from marque.referee.deal import Deal, Holding, Seat
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from tests.referee.strategies import dealt, legal_play

COUNTED = [name for name in Switches._fields if scope(name) == "count"]

SPECIAL = [
    # Carte blanche to younger against thirty in elder's hand, and to elder himself.
    {"elder": "S:AKQJT H:AKQ D:AK C:AK", "younger": "S:987 H:T98 D:T98 C:T98",
     "younger-says": "cb; 310", "tricks": "E12"},
    {"elder": "S:AKQJT H:A98 D:A8 C:A8", "younger": "S:98 H:KQJT D:KQT9 C:T9",
     "elder-says": "cb; p5=51; 5A; A4", "elder-dealt": "S:AT7 H:A987 D:A87 C:A8",
     "elder-discard": "S7 H7 D7", "tricks": "E12"},
    {"elder": "S:AKQJ H:A987 D:A98 C:8", "younger": "S:T98 H:KQJT D:KQJ C:KQ",
     "elder-says": "cb; 4A; A3", "elder-dealt": "S:A7 H:A987 D:A987 C:87",
     "elder-discard": "S7 D7 C7", "younger-says": "-", "tricks": "E12"},
    # A tierce called out of a quint, good against the cards by hand and discard.
    {"elder": "S:AKQJT H:AT7 D:AT C:T7", "younger": "S:987 H:KQ9 D:KQ9 C:KQ9",
     "elder-says": "4A", "elder-discard": "HJ D:J8 C:J8", "younger-says": "-", "tricks": "E12"},
    # An equal point beside thirty-one of sets; two trios and no quatorze.
    {"elder": "S:KJ9 H:KJ9 D:KJ C:KJT8", "younger": "S:AQT7 H:AQT D:AQT C:AQ", "tricks": "Y12"},
    {"elder": "S:A87 H:A87 D:A87 C:987", "younger": "S:KQ H:KQT9 D:K9 C:AJTQ", "tricks": "Y12"},
    # Younger with thirty before elder counts, and elder with thirty that come after younger's.
    {"elder": "D:KQJT87 H:KQJT9 S:K", "younger": "C:AKQJT8 D:A S:AQ98 H:A", "tricks": "Y12"},
    {"elder": "S:AKQJT987 H:JT98", "younger": "H:AKQ7 D:AKQJ C:AKQJ", "tricks": "E8Y4"},
    # Seventeen in hand and a capot, with the forty and without.
    {"elder": "S:AKJ9 H:AK8 D:AK7 C:K8", "younger": "S:T87 H:QJT D:QJT C:QJT",
     "elder-says": "K4; A3", "younger-says": "-", "tricks": "E12"},
    # Equal quarts with lesser sequences behind them.
    {"elder": "S:AKQJ H:KQJ D:T98 C:87", "younger": "S:T987 H:T98 D:AKQJ C:9", "tricks": "E12"},
    # Younger alone, all tricks his but the first: thirty in hand and play.
    {"elder": "S:T98 H:T98 D:987 C:987", "younger": "S:AKQJ H:AKQJ D:AK C:AK",
     "younger-says": "A4; K4", "elder-says": "-", "tricks": "Y12"},
]  # fmt: skip


@lru_cache
def pool() -> tuple[Deal, ...]:
    random = Random(1782)
    deals = [read_deal(fields, "en") for fields in SPECIAL]
    for _ in range(120):
        elder, younger = dealt(random, rich=random.random() < 0.7)
        play = legal_play(elder, younger, random)
        deals.append(
            Deal(Seat(hand=Holding(elder, True)), Seat(hand=Holding(younger, True)), play=play)
        )
    return tuple(deals)


def others(code: Code, switch: str) -> tuple[int | bool | str, ...]:
    now = getattr(code.switches, switch)
    if switch in WORDS:
        return tuple(word for word in WORDS[switch] if word != now)
    return (not now,) if isinstance(now, bool) else (now + 1,)


def turns(switch: str) -> bool:
    for base in map(load_code, CODES):
        for start in (base, base.turned("lead_min_ten", True), base.turned("younger_pic", True)):
            for value in others(start, switch):
                turned = start.turned(switch, value)
                if any(judge(one, start).scores != judge(one, turned).scores for one in pool()):
                    return True
    return False


@pytest.mark.parametrize("switch", COUNTED)
def test_turning_it_changes_the_count_of_some_deal(switch: str) -> None:
    assert turns(switch)
