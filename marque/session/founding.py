"""A new game as typed: its kind, its players, its settings and where each came from.

Comes in: the words and options of `new`. Goes out: what the book needs to begin it, and
the origin of every setting, which the command prints. Contract, sections 4 and 5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from marque.codes.code import Code
from marque.errors import Impossible, MarqueError, Place, Unreadable, raise_all
from marque.games.cent import CentSettings
from marque.games.ecrire_settings import EcrireSettings
from marque.games.kinds import KINDS, Settings
from marque.games.money import DEFAULT_CURRENCY, MOST, is_too_large, read_amount, read_currency
from marque.games.names import find, players_of
from marque.games.partie import PartieSettings

# The options that belong to one kind of game only.
OWN: Final[Mapping[str, tuple[str, ...]]] = {
    "cent": ("target", "best_of", "double_below", "stop"),
    "partie": ("deals",),
    "ecrire": (
        "preset", "rois", "rotation", "marking", "consolation", "refait_bonus", "manner",
        "settlement", "draw", "carry",
    ),
}  # fmt: skip

_WHOLE: Final = ("target", "best_of", "double_below", "deals")


class Origin(NamedTuple):
    """A setting of a new game: its value, and where it came from.

    origin: "option", "code", "preset", "lot" or "default".
    """

    setting: str
    value: Any
    origin: str


class Founded(NamedTuple):
    """What begins a game; seed: what the lot was drawn with, None where none was drawn."""

    settings: Settings
    stake: str | None
    currency: str | None
    origins: tuple[Origin, ...]
    seed: int | None


def found(
    kind: str, names: Sequence[str], options: Mapping[str, str], code: Code, seed: int
) -> Founded:
    """The settings of a new game.

    options: as typed, by their names with underscores, "draw" being "yes" where asked for;
    seed: for whatever is drawn by lot. Raises MarqueError ("bad-setting", "usage",
    "unknown-name") with every fault found.
    """
    if kind not in KINDS:
        raise Impossible(
            "usage", Place("command", kind), reason="unknown-kind", given=kind, allowed=KINDS
        )
    errors = list(_foreign(kind, options))
    try:
        players = players_of(names)
    except MarqueError as error:
        raise_all([*errors, *error.errors])
        raise
    raise_all(errors)
    if kind == "ecrire":
        return _evening(players, options, seed)
    return _game_of_two(kind, players, options, code, seed)


def _foreign(kind: str, options: Mapping[str, str]) -> list[MarqueError]:
    """Options that belong to another kind of game."""
    return [
        Impossible(
            "usage",
            Place("command", f"--{name.replace('_', '-')}"),
            reason="other-kind",
            option=f"--{name.replace('_', '-')}",
            kind=other,
        )
        for other, own in OWN.items()
        for name in own
        if other != kind and name in options
    ]


def _evening(players: tuple[str, ...], options: Mapping[str, str], seed: int) -> Founded:
    drawn = "draw" in options
    if drawn:
        players = tuple(Random(seed).sample(players, len(players)))
    chosen: dict[str, Any] = {
        name: value for name, value in options.items() if name in EcrireSettings._fields
    }
    if "dealer" in chosen:
        chosen["dealer"] = find(players, chosen["dealer"])
    settings = EcrireSettings.from_dict({**chosen, "players": list(players)})
    origins = [
        Origin(name, getattr(settings, name), "option" if name in options else "preset")
        for name in (
            "preset",
            "rois",
            "rotation",
            "marking",
            "consolation",
            "refait_bonus",
            "manner",
            "settlement",
        )
    ]
    if "preset" not in options:
        origins[0] = origins[0]._replace(origin="default")
    if "rois" not in options:
        origins[1] = origins[1]._replace(origin="default")
    if drawn:
        origins.append(Origin("players", players, "lot"))
    return Founded(
        settings, settings.stake, settings.currency, tuple(origins), seed if drawn else None
    )


def _game_of_two(
    kind: str, players: tuple[str, ...], options: Mapping[str, str], code: Code, seed: int
) -> Founded:
    if len(players) != 2:
        raise Impossible(
            "bad-setting",
            Place("command", " ".join(players)[:80]),
            setting="players",
            value=players,
            least=2,
            most=2,
        )
    errors: list[MarqueError] = []
    stake, currency = _stake(options, errors)
    numbers = _numbers(options, errors)
    dealer, drawn = _dealer((players[0], players[1]), options, seed)
    chosen = _cent(options, numbers, code) if kind == "cent" else _partie(numbers, code)
    raise_all(errors)
    values: dict[str, Any] = {one.setting: one.value for one in chosen}
    values |= {"players": list(players), "dealer": dealer}
    settings: Settings = (
        CentSettings.from_dict(values) if kind == "cent" else PartieSettings.from_dict(values)
    )
    chosen.append(Origin("dealer", dealer, "lot" if drawn else "option"))
    return Founded(settings, stake, currency, tuple(chosen), seed if drawn else None)


def _stake(options: Mapping[str, str], errors: list[MarqueError]) -> tuple[str | None, str | None]:
    """The stake and its currency, None where nothing is staked."""
    currency = read_currency(options.get("currency", DEFAULT_CURRENCY))
    if currency is None:
        errors.append(_bad("currency", options["currency"], reason="currency"))
        return None, None
    if "stake" not in options:
        return None, None
    typed = options["stake"].strip()
    stake = read_amount(typed, currency)
    if stake is None and is_too_large(typed):
        errors.append(_bad("stake", typed, reason="too-large", most=MOST))
    elif stake is None:
        errors.append(_bad("stake", options["stake"], reason="amount"))
    return stake, currency


def _bad(setting: str, value: str, **why: Any) -> MarqueError:
    place = Place(f"--{setting.replace('_', '-')}", value[:80])
    return Unreadable("bad-setting", place, setting=setting, value=value, **why)


def _numbers(options: Mapping[str, str], errors: list[MarqueError]) -> dict[str, int]:
    """The options that are whole numbers, read."""
    found_numbers = {}
    for name in _WHOLE:
        text = options.get(name)
        if text is None:
            continue
        if text.strip().isascii() and text.strip().isdigit():
            found_numbers[name] = int(text.strip()[:9])
        else:
            errors.append(_bad(name, text, least=1, most=9999))
    return found_numbers


def _dealer(players: tuple[str, str], options: Mapping[str, str], seed: int) -> tuple[str, bool]:
    """Who deals first, and whether it was drawn by lot."""
    if "dealer" in options:
        return find(players, options["dealer"]), False
    return Random(seed).choice(players), True


def _cent(options: Mapping[str, str], numbers: Mapping[str, int], code: Code) -> list[Origin]:
    """The settings of a game to a target, each the option's or the code's."""
    switches = code.switches
    chosen = []
    if "target" in numbers:
        chosen.append(Origin("target", numbers["target"], "option"))
    elif switches.target:
        chosen.append(Origin("target", switches.target, "code"))
    else:
        raise Impossible(
            "bad-setting",
            Place("--target", ""),
            setting="target",
            value=None,
            reason="no-target",
            code=code.name,
            least=1,
            most=9999,
        )
    target = chosen[0].value
    doubles = switches.double_below if target == 100 else 0
    for name, default in (("best_of", max(switches.best_of, 1)), ("double_below", doubles)):
        given = numbers.get(name)
        chosen.append(
            Origin(name, default if given is None else given, "code" if given is None else "option")
        )
    stop = options.get("stop")
    by_code = "at-target" if switches.stop_at_target else "play-out"
    chosen.append(Origin("stop", stop or by_code, "option" if stop else "code"))
    chosen.append(Origin("crossing", switches.crossing, "code"))
    return chosen


def _partie(numbers: Mapping[str, int], code: Code) -> list[Origin]:
    """The settings of a partie: its deals, the rubicon, what a tie plays."""
    switches = code.switches
    given = numbers.get("deals")
    by_code = switches.partie or 6
    deals = Origin(
        "deals",
        by_code if given is None else given,
        "option" if given is not None else "code" if switches.partie else "default",
    )
    rest = [
        Origin(name, getattr(switches, name), "code")
        for name in ("rubicon", "rubicon_bonus", "tie_deals")
    ]
    return [deals, *rest]
