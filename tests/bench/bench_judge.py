"""What a ruling costs in a process that runs already: judging, reading, explaining."""

import json

from measure import figures, table, works_in_turn

from marque.codes.load import CODES, load_code
from marque.referee.differences import judge_by_all
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.views.frame import Frame
from marque.views.verdict_json import verdict_text

ELDER, YOUNGER = "♠AQ98 ♥A ♦A ♣AKQJ108", "♠K ♥KQJ109 ♦KQJ1087"
CARDS = "♣A/♥9 ♣K/♥10 ♣Q/♦7 ♣J/♦8 ♣10/♦10 ♣8/♥J ♦A/♦J ♠A/♠K ♠Q/♦Q ♠8/♥Q ♠9/♥K ♥A/♦K"

HANDS = {"elder": ELDER, "younger": YOUNGER}
DEALS = {
    "two hands": HANDS,
    "two hands, who won each trick": {**HANDS, "tricks": "E7Y5"},
    "two hands, card by card": {**HANDS, "tricks": CARDS},
    "words alone": {"elder": "p6=58; 4J; K3", "younger": "p6=56; 5K; Q4"},
    "one hand, the other's words": {"elder": ELDER, "younger": "p6; 6K; K3", "tricks": "E7Y5"},
}


def report(rounds: int) -> str:
    """Judging and reading of each deal, and beside them what nobody calls slow."""
    rubicon = load_code("rubicon")
    deals = {name: read_deal(fields) for name, fields in DEALS.items()}
    whole = deals["two hands, card by card"]
    text = verdict_text(judge(whole, rubicon), whole, "default", Frame())
    codes = [load_code(name) for name in CODES]
    works = {"json.loads of its verdict": lambda: json.loads(text)}
    for name, fields in DEALS.items():
        works[f"judge: {name}"] = lambda deal=deals[name]: judge(deal, rubicon)
        works[f"text to verdict: {name}"] = lambda fields=fields: judge(read_deal(fields), rubicon)
    works["judge under six codes: card by card"] = lambda: judge_by_all(whole, codes)
    works["verdict to JSON: card by card"] = lambda: verdict_text(
        judge(whole, rubicon), whole, "default", Frame()
    )
    found = works_in_turn(works, rounds * 10, 5)
    first = next(iter(found.values()))
    rows = [[name, *figures(column, first)] for name, column in found.items()]
    heads = ("work", "least µs", "median µs", "least, ratio", "median, ratio")
    return (
        "## Judging, in a process that runs already\n\n"
        "One deal, known in several ways, under the code of rubicon piquet; the ratios are to "
        "reading the JSON of the verdict with the standard library.\n\n" + table(heads, rows)
    )
