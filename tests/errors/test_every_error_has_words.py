"""Whatever the sources can raise has a text of its own, in both languages."""

import re

import pytest
from error_sites import KINDS, sites

from marque.calls.side import Side
from marque.errors import MarqueError, Place
from marque.language import errors as texts
from marque.language.words import LANGUAGES
from marque.views.errors import tell
from marque.views.frame import Frame

# What a reason can be where the source doesn't show it at the place that makes the error.
NOT_SHOWN = {
    "referee/consistency.py": ("not-held", "out-of-turn", "played-twice"),
    "games/ecrire_settings.py": ("corbillon",),
    "store/exchange.py": ("tables", "header", "entries", "same-id"),
    "store/storage.py": ("tables", "header", "entries", "same-id"),
    "laws/given.py": ("not-an-answer", "out-of-range"),
    "store/disk.py": ("ENOSPC", "EACCES", "EIO"),  # names of the system's errors
}
# Reasons that have no text of their own: the system's word, which stands in the kind's text;
# and faults in the laws that come with the program, which its tests meet and no user does.
WITHOUT = ("store/disk.py", "laws/read.py", "laws/check.py")

SAMPLES = {
    "card": 7,
    "held": 3,
    "side": Side.YOUNGER,
    "allowed": ("one", "other"),
    "possible": ("p6=54", "p6=55"),
    "readings": ("4J", "J4"),
    "low": (0, 1),
    "high": (3, 1),
    "setting": "rois",
    "players": ("Anne", "Boris"),
    "candidates": ("Anne", "Annick"),
    "nearest": ("judge",),
    "closest": ("quinte",),
    "units": ("point", "game"),
    "missing": "rank",
    "french": "elder",
    "english": "younger",
    "belongs": "top",
}
NUMBERS = frozenset(
    "count least most given right trick limit offset first found known n deal entry asked "
    "available games remains multiple elder younger above letters".split()
)


def shown():
    """Every site with every reason that it can have."""
    for site in sites():
        path = site.where.partition(":")[0]
        reasons = NOT_SHOWN[path] if site.reason is None else (site.reason,)
        for reason in reasons:
            yield site._replace(reason=reason)


SHOWN = list(shown())


def sample(site):
    """An error as that place makes it."""
    values = {name: SAMPLES.get(name, 4 if name in NUMBERS else "thing") for name in site.values}
    if site.kind == "bad-setting" and site.reason == "too-long" and "setting" not in values:
        values["allowed"] = 400
    for name in ("reason", "what", "combination"):
        if name in values:
            values[name] = site.reason
    return MarqueError(site.kind, Place("elder", "typed", 2, 0, 1), **values)


def test_the_sources_are_found():
    kinds = {site.kind for site in SHOWN}
    assert {"not-a-card", "not-a-call", "not-a-play", "bad-setting", "damaged"} <= kinds <= KINDS
    pairs = {(site.kind, site.reason) for site in SHOWN}
    assert ("not-a-call", "word") in pairs, "a reason handed to a function of another module"
    assert ("bad-setting", "wrong-type") in pairs, "a reason in a variable"
    assert ("not-a-play", "sum") in pairs, "a reason handed to a method"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_has_a_text_that_needs_nothing(kind, lang):
    other = tell(MarqueError("no such kind"), Frame(lang)).message
    assert tell(MarqueError(kind), Frame(lang)).message != other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_text_of_its_own(lang):
    keys = getattr(texts, lang.upper())
    without = {
        f"{site.kind} {site.reason} ({site.where})"
        for site in SHOWN
        if site.reason and not site.where.startswith(WITHOUT)
        if not any(re.fullmatch(f"{site.kind}-(.+-)?{site.reason}(-.+)?", key) for key in keys)
    }
    assert not without


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_finds_its_values_where_its_error_is_made(lang):
    frame = Frame(lang)
    for site in SHOWN:
        told = tell(sample(site), frame)
        general = tell(MarqueError(site.kind), frame).message
        if site.reason and not site.where.startswith(WITHOUT):
            assert told.message != general, f"{site}: only the text of its kind was said"
        assert not re.search("[{}]", told.message), site
