"""What a page says that isn't in the views on it: charts, deals that unfold, how it was made."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "made-with": "Made with marque {version}.",
    "evening": "Games of {date}",
    "several": ("{count} game", "{count} games"),
    "together": "What they come to together",
    # The deals, one by one.
    "deals": "Deal by deal",
    "feat": "{what}: {who}",
    "bonus": "pic and repic",
    "only-totals": "Only the totals were written down.",
    "changed": "What was changed",
    "written": "Written down on {when}.",
    "judged-otherwise": "{was} was acknowledged, and that counts; the record, judged now, gives "
    "{now}.",
    "not-judged": "What was typed can't be judged any more. {what} What was acknowledged counts.",
    # Charts: their titles, what is on them, what is seen on them.
    "charts": "How it went",
    "chart-lead": "The lead",
    "chart-ahead": "Who is ahead, and by how much",
    "chart-totals": "Each player's total",
    "chart-perte": "Each player's perte",
    "chart-game": "game {n}",
    "chart-target": "target {n}",
    "chart-rubicon": "rubicon {n}",
    "about-lead": (
        "The lead after each deal. The largest: {most}, after deal {n}. It changed hands "
        "once. At the end: {stands}.",
        "The lead after each deal. The largest: {most}, after deal {n}. It changed hands "
        "{count} times. At the end: {stands}.",
    ),
    "about-level": "The lead after each deal: level all along.",
    "about-totals": "Each player's total after each deal. After deal {n}: {scores}.",
    "about-perte": "What was written to each after each tour; the less, the better. At the end: "
    "{scores}.",
    "about-ahead": "By how much who would be paid most is ahead of the next after each tour. At "
    "the end: {stands}.",
}

FR: Final[Texts] = {
    "made-with": "Fait avec marque {version}.",
    "evening": "Les parties du {date}",
    "several": ("{count} partie", "{count} parties"),
    "together": "Ce qu'elles font ensemble",
    # Les donnes, une à une.
    "deals": "Donne par donne",
    "feat": "{what} : {who}",
    "bonus": "pic et repic",
    "only-totals": "On n'a écrit que les totaux.",
    "changed": "Ce qui a été changé",
    "written": "Inscrite le {when}.",
    "judged-otherwise": "{was} est inscrit, et c'est ce qui compte ; la donne, jugée aujourd'hui, "
    "donne {now}.",
    "not-judged": "Ce qui a été tapé ne peut plus se juger. {what} C'est ce qui est inscrit qui "
    "compte.",
    "charts": "Comment cela s'est passé",
    "chart-lead": "L'avance",
    "chart-ahead": "Qui mène, et de combien",
    "chart-totals": "Le total de chacun",
    "chart-perte": "La perte de chacun",
    "chart-game": "partie {n}",
    "chart-target": "but {n}",
    "chart-rubicon": "rubicon {n}",
    "about-lead": (
        "L'avance après chaque donne. La plus grande : {most}, après la donne {n}. Elle a "
        "changé de camp {count} fois. À la fin : {stands}.",
        "L'avance après chaque donne. La plus grande : {most}, après la donne {n}. Elle a "
        "changé de camp {count} fois. À la fin : {stands}.",
    ),
    "about-level": "L'avance après chaque donne : toujours à égalité.",
    "about-totals": "Le total de chacun après chaque donne. Après la donne {n} : {scores}.",
    "about-perte": "Ce qui est écrit à chacun après chaque tour ; le moins est le mieux. À la "
    "fin : {scores}.",
    "about-ahead": "De combien celui qui serait le mieux payé devance le suivant après chaque "
    "tour. À la fin : {stands}.",
}
