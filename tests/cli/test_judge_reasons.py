"""What `marque judge` says of calls that don't stand or exclude each other, and of bounds."""

import pytest
from cli_running import marque


def said(*command: str, lang: str) -> str:
    """What the command prints, its lines end to end, spaces and apostrophes plain ones."""
    return " ".join(marque("judge", *command, lang=lang).out.replace("’", "'").split())


REFUSED = ("p6=58;4J;K3", "S:AKQ H:KQJ D:KQ7 C:987")
CLASH = ("p6=58; 5A; A4", "p5=51")
BY_CALLS = ("A4;K4;Q4;J4", "p4=34")
BOUNDS = ("p39", "p39", "--tricks", "E12", "--code", "academie")
ANNULLED = "elder: p6=58\nyounger: p5=48\neffects: counts-nothing elder (Cavendish, Law 58)\n"


@pytest.mark.parametrize(
    ("command", "lang", "text"),
    [
        (CLASH, "en", "Point; quatorzes and trios: four aces (elder) and five cards, 51"),
        (CLASH, "fr", "Point ; quatorze et brelans : quatorze d'as (le premier) et cinq cartes"),
        (REFUSED, "en", "stands, three cards, 31; what elder called doesn't hold."),
        (REFUSED, "fr", "qui tienne, trois cartes, 31 ; ce que le premier a accusé ne tient pas."),
        (REFUSED, "en", "called three kings; the cards that are known exclude them."),
        (BY_CALLS, "en", "four knaves; no hand can hold all that elder called."),
        (BY_CALLS, "fr", "valets ; aucune main ne peut avoir tout ce que le premier a accusé."),
        (BOUNDS, "en", "Play: elder makes 2 to 13, younger 0."),
        (BOUNDS, "fr", "le premier fait de 2 à 13, le dernier 0."),
        (("p39", "p39", "--all-codes"), "en", "As far as this deal is counted here, all codes"),
        (("p39", "p39", "--all-codes"), "fr", "Pour ce qui se compte ici de ce coup, tous"),
    ],
)
def test_the_sentence_says_what_is_so(command: tuple[str, ...], lang: str, text: str) -> None:
    assert said(*command, lang=lang).count(text) == 1


def test_a_clash_is_said_once() -> None:
    assert said(*CLASH, lang="en").count("can't both be true") == 1


def test_a_call_that_a_ruling_annulled_was_a_call(tmp_path) -> None:
    file = tmp_path / "deal.txt"
    file.write_text(ANNULLED, encoding="utf-8")
    for lang, text in (
        ("en", "five cards, 48; the ruling annuls what elder called."),
        ("fr", "cinq cartes, 48 ; la décision annule ce que le premier a accusé."),
    ):
        assert text in said("-f", str(file), lang=lang)
    # Where nothing was called there is nothing to annul.
    assert "Sequences: nobody calls any." in said("-f", str(file), lang="en")
