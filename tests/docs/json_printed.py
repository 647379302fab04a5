"""One of everything that marque prints as JSON, for docs/json.md to be compared with."""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docs_running import marque

from marque.calls.side import Side
from marque.codes.load import load_code
from marque.referee.deal import Deal
from marque.referee.effects import CountsNothing, DealVoid
from marque.referee.judge import judge
from marque.views.frame import Frame
from marque.views.verdict_json import verdict_plain

HOUSE = 'name = "our house"\nbase = "cent"\n[switches]\ncapot_value = 30\npic_value = "silent"\n'

QUARREL = """\
deal: 4
code: cent
elder: ♠AKQ10 ♥K9 ♦A ♣J10987
younger: ♠J987 ♥AQJ10 ♦KQ ♣AK
elder-says: p5; 4J; 3A; Q4
younger-says: ?
tricks: ♠A/♠7 ♠K/♦Q ♠Q/♠8
written-total: 3 3

younger-says: p5; Q3
"""

TRIOS = """\
elder: ♠AKQ9 ♥A98 ♦K98 ♣98
younger: ♠J108 ♥KJ10 ♦QJ10 ♣AJ10
elder-says: p4; 3A; K3
younger-says: -
elder-discard: ♣K ♦7
tricks: E12
"""

COMMANDS = """\
judge "♠AKQJ987 ♥Q ♣Q ♦Q98" "♠10 ♥AK10 ♣AKJ1098 ♦A10" --tricks E3
judge "♣AKQJ108 ♦A ♠AQ98 ♥A" "♦KQJ1087 ♥KQJ109 ♠K" --tricks E12 --elder-name Anne --code raffle
judge "♠AK10 ♥KQJ ♦AK7 ♣AJ9" "tierce au roi; trio as" --elder-says "p6; 5A; Q4; cb"
judge "p6; 4V; R3" "p6=56; 5R" --code academie --tricks 7-5E --younger-name Boris
judge - "p5=51; 5A; A3" --code modern
judge p39 "♠AKQ ♥AKQ ♦KQ7 ♣987" --younger-answers good --all-codes
judge 39 - --why
judge 39 - --all-codes
judge -f thursday.txt
judge -f thursday.txt --all-codes
hand "♠AKQ10 ♥QJ109 ♦A7 ♣A9" --discard "♦K8 ♥7"
hand "♠987 ♥A ?"
code list
code show academie
code show house.toml
code diff academie raffle
code check house.toml
law list
law search thirteen
law show B26
law ask B26 --fact offender=elder --fact how=taken --code rubicon
audit quarrel.txt
verify
mark 26 --add 37
judge "AS KS 2H" p9
judge p9
new cent Anne Boris --dealer Anne --best-of 3 --code cent --stake 0.50 --currency EUR --game match
deal 60 10 --yes
deal 20 50 --yes
settle
new partie Anne Boris --dealer Anne --game left
deal 27 13
deal 31 14 --elder Boris
deal "♠AKQJ987 ♥Q ♣Q ♦Q98" "♠10 ♥AK10 ♣AKJ1098 ♦A10" --tricks E3Y9
amend 2 --swap
undo
redo
note "a quiet deal"
law ask B26 --fact offender=elder --fact how=taken --choose enforce --apply --totals 0-24 --yes
strike 1
end --left Boris --fine 30
settle
history
new partie Anne Boris --dealer Boris --game trios
deal 60-0
audit trios.txt --deal 1 --apply
new partie Anne Boris --dealer Boris --code dictionnaire --game sets
deal 59-0
audit trios.txt --apply
audit
new ecrire Anne Boris Chloé --dealer Boris --preset ancien --game written
deal 38 21
deal 44 17
deal 20 10
settle
end --left Boris --fine 10
new ecrire A B C --preset ancien --manner corbillon --stake 0.10 --currency EUR --game jetons
deal 38 21
deal 44 17
deal 20 10
settle match jetons
games
stats --by month
stats --player anne
stats --from 2100
new partie Anne Boris --dealer Anne --deals 4 --stake 0.50 --game hers
deal 60 20
deal "♠AKQJ987 ♥Q ♣Q ♦Q98" "♠10 ♥AK10 ♣AKJ1098 ♦A10" --tricks E3Y9
deal 70 3 --yes
deal 30 20
new partie Anne Boris --dealer Anne --deals 4 --stake 0.50 --game his
deal 60 20
deal 62 21 --yes
deal 70 3 --yes
deal 30 21
compare anne=hers boris=his
new cent Anne Boris --dealer Anne --code raffle --game other
deal 60 20
compare hers other
players rename Boris Bob
export match out.json
import out.json
backup
doctor --repair match
config currency EUR
config
--version
"""


def objects() -> Iterator[dict[str, Any]]:
    """Objects of every schema, as read from JSON; files are written in this folder."""
    Path("house.toml").write_text(HOUSE, encoding="utf-8")
    Path("quarrel.txt").write_text(QUARREL, encoding="utf-8")
    Path("trios.txt").write_text(TRIOS, encoding="utf-8")
    Path("thursday.txt").write_text("deal: 1\nelder: p39\n", encoding="utf-8")
    Path("home/codes").mkdir(parents=True)
    Path("home/codes/club.toml").write_text(HOUSE, encoding="utf-8")
    for line in COMMANDS.splitlines():
        yield from map(json.loads, marque(*shlex.split(line), "--json").splitlines())
    for effect in (CountsNothing(Side.ELDER, bars=True, cite="Cavendish, Law 58"), DealVoid()):
        verdict = judge(Deal(effects=(effect,)), load_code("cent"))
        yield json.loads(json.dumps(verdict_plain(verdict, "default", Frame())))
