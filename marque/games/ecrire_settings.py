"""What is agreed before an evening of written piquet.

Comes in: settings as they are chosen or stored, a mapping of plain values. Goes out:
`EcrireSettings`, or every fault at once. Three to seven players, rois, rotation, value
of a point: Dictionnaire, piquet à écrire; marking by tens, consolation, refait bonus and
the corbillon: the Académie-type rule book of the 18th century, p. 192; two players, the
presets and the other ways to settle: the program's own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from marque.errors import Impossible, MarqueError, raise_all
from marque.games import money, names
from marque.games.marking import EXACT, MARKINGS, POINT, TENS, Terms
from marque.games.rotation import ROTATIONS, TURNING, default_rois

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 7
# Far beyond any evening: 200 tours, 400 coups at least.
MOST_ROIS: Final = 100
WRITTEN: Final = "written"
CORBILLON: Final = "corbillon"
POT: Final = "pot"
PAIRS: Final = "pairs"
DIRECT: Final = "direct"

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "rotation": ROTATIONS,
    "marking": MARKINGS,
    "manner": (WRITTEN, CORBILLON),
    "settlement": (POT, PAIRS, DIRECT),
}
_SAME: Final = {"rotation": TURNING, "manner": WRITTEN, "settlement": POT}
PRESETS: Final[Mapping[str, Mapping[str, str | int]]] = {
    "dictionnaire": {**_SAME, "marking": EXACT, "consolation": 0, "refait_bonus": 0},
    "ancien": {**_SAME, "marking": TENS, "consolation": 20, "refait_bonus": 20},
}

_WHOLE: Final = re.compile(r"[0-9]{1,9}")
_FRACTION: Final = re.compile(r"-?[0-9]{1,30}(?:/[1-9][0-9]{0,29})?")


class Carried(NamedTuple):
    """What one person brings from an earlier game of the same stake.

    net: in points, exact; coins: for one who doesn't go on, the whole coins that he was
    told when he left, which no later rounding changes; None for a player, or without a stake.
    """

    name: str
    net: Fraction
    coins: int | None = None


class EcrireSettings(NamedTuple):
    """The settings in force; made by `from_dict`, so always consistent.

    players: in the order of entry; stake: the value of a point as exact decimals, None
    for none; currency: None without a stake; dealer: who deals the first coup, None for
    the second player; carry: the earlier games whose nets are carried, the last first;
    carried: these nets.
    """

    players: tuple[str, ...]
    preset: str
    rois: int
    rotation: str
    marking: str
    consolation: int
    refait_bonus: int
    manner: str
    settlement: str
    stake: str | None = None
    currency: str | None = None
    dealer: str | None = None
    carry: tuple[str, ...] = ()
    carried: tuple[Carried, ...] = ()

    @property
    def tours(self) -> int:
        """The tours of the evening: two a roi (Dictionnaire, piquet à écrire)."""
        return 2 * self.rois

    @property
    def terms(self) -> Terms:
        """What is agreed on the writing of a tour."""
        return Terms(self.marking, self.consolation, self.refait_bonus)

    def to_dict(self) -> dict[str, Any]:
        """The settings as the store keeps them; `from_dict` reads them back."""
        values = self._asdict()
        values["players"] = list(self.players)
        values["carry"] = list(self.carry)
        values["carried"] = [{**one._asdict(), "net": str(one.net)} for one in self.carried]
        return values

    @classmethod
    def from_dict(cls, chosen: Mapping[str, Any]) -> EcrireSettings:
        """The settings from what was chosen; what is missing or None comes from the preset.

        chosen: by the names of the fields; numbers may be text, as they are typed.
        Raises every fault found: "bad-setting" with the setting, its value, and what is
        allowed (`allowed` words, `least` and `most`, `multiple`) or a `reason`.
        """
        reader = _Reader(chosen)
        players = reader.players()
        preset = PRESETS[name := reader.word("preset", tuple(PRESETS), "dictionnaire")]
        stake, currency = reader.stake()
        settings = cls(
            players,
            name,
            rois=reader.whole("rois", 1, default_rois(len(players)), MOST_ROIS),
            rotation=reader.word("rotation", WORDS["rotation"], preset["rotation"]),
            marking=reader.word("marking", WORDS["marking"], preset["marking"]),
            consolation=reader.whole("consolation", 0, preset["consolation"]),
            refait_bonus=reader.whole("refait_bonus", 0, preset["refait_bonus"]),
            manner=reader.word("manner", WORDS["manner"], preset["manner"]),
            settlement=reader.word("settlement", WORDS["settlement"], preset["settlement"]),
            stake=stake,
            currency=currency,
            dealer=reader.dealer(players),
            carry=reader.carry(),
            carried=reader.carried(players),
        )
        refused = {fault.values["setting"] for fault in reader.faults}
        more = [one for one in _corbillon_faults(settings) if one.values["setting"] not in refused]
        raise_all([*reader.faults, *more])
        return settings


def _corbillon_faults(settings: EcrireSettings) -> list[MarqueError]:
    """What a game by the basket can't do: it counts in jetons of ten, and settles by itself."""
    faults: list[MarqueError] = []
    if settings.manner != CORBILLON:
        return faults
    if settings.marking == EXACT:
        faults.append(_bad("marking", EXACT, allowed=(TENS, POINT), reason=CORBILLON))
    charges = {"consolation": settings.consolation, "refait_bonus": settings.refait_bonus}
    faults += [
        _bad(name, charge, multiple=10, reason=CORBILLON)
        for name, charge in charges.items()
        if charge % 10
    ]
    if settings.settlement != POT:
        faults.append(_bad("settlement", settings.settlement, allowed=(POT,), reason=CORBILLON))
    return faults


def _bad(setting: str, value: object, **why: object) -> MarqueError:
    return Impossible("bad-setting", setting=setting, value=value, **why)


class _Reader:
    """The chosen values, read one by one; each fault is kept, and reading goes on."""

    def __init__(self, chosen: Mapping[str, Any]) -> None:
        self.given = {name: value for name, value in chosen.items() if value is not None}
        self.faults: list[MarqueError] = []
        for name in self.given.keys() - set(EcrireSettings._fields):
            self._refuse(name, reason="unknown", allowed=EcrireSettings._fields)

    def _refuse(self, name: str, **why: object) -> None:
        self.faults.append(_bad(name, self.given.get(name), **why))

    def players(self) -> tuple[str, ...]:
        """The players, two to seven, each name clean and no name twice."""
        value = self.given.get("players")
        if not isinstance(value, (list, tuple)) or not all(isinstance(one, str) for one in value):
            self._refuse("players", least=FEWEST_PLAYERS, most=MOST_PLAYERS)
            return ()
        if not FEWEST_PLAYERS <= len(value) <= MOST_PLAYERS:
            self._refuse("players", least=FEWEST_PLAYERS, most=MOST_PLAYERS)
        try:
            return names.players_of(value)
        except MarqueError as fault:
            self.faults += fault.errors
            return ()

    def word(self, name: str, words: tuple[str, ...], default: str | int) -> str:
        """One of a few words."""
        value = self.given.get(name, default)
        if isinstance(value, str) and value in words:
            return value
        self._refuse(name, allowed=words)
        return words[0]

    def whole(self, name: str, least: int, default: str | int, most: int | None = None) -> int:
        """A whole number, or the text of one."""
        value = self.given.get(name, default)
        if isinstance(value, str) and _WHOLE.fullmatch(value):
            value = int(value)
        if type(value) is int and value >= least and (most is None or value <= most):
            return value
        self._refuse(name, least=least, **({} if most is None else {"most": most}))
        return least

    def text(self, name: str) -> str | None:
        """Any text, or none."""
        value = self.given.get(name)
        if value is None or isinstance(value, str):
            return value
        self._refuse(name)
        return None

    def dealer(self, players: tuple[str, ...]) -> str | None:
        """Who deals the first coup: one of the first two in the order of entry."""
        typed = self.text("dealer")
        if typed is None:
            return None
        try:
            return names.find(players[:2], typed)
        except MarqueError:
            self._refuse("dealer", allowed=players[:2])
            return None

    def stake(self) -> tuple[str | None, str | None]:
        """The value of a point and its currency; none of both where nothing is staked."""
        currency = money.read_currency(self.text("currency") or money.DEFAULT_CURRENCY)
        if currency is None:
            self._refuse("currency", letters=3)
            return None, None
        if (typed := self.text("stake")) is None:
            return None, None
        stake = money.read_amount(typed, currency)
        if stake is None and money.is_too_large(typed):
            self._refuse("stake", reason="too-large", most=money.MOST)
        elif stake is None:
            self._refuse("stake", above=0)
        return stake, currency

    def carry(self) -> tuple[str, ...]:
        """The games that are carried."""
        value = self.given.get("carry", [])
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return tuple(value)
        self._refuse("carry")
        return ()

    def carried(self, players: tuple[str, ...]) -> tuple[Carried, ...]:
        """The nets of an earlier game, as `to_dict` writes them.

        They sum to zero, nobody is named twice, and no player's amount is fixed.
        """
        value = self.given.get("carried", [])
        lines = [_carried(one) for one in value] if isinstance(value, list) else [None]
        good = tuple(one for one in lines if one)
        people = {names.key(one.name) for one in good}
        if (
            len(people) < len(lines)
            or sum(one.net for one in good) != 0
            or any(one.coins is not None and one.name in players for one in good)
        ):
            self._refuse("carried")
        return good


def _carried(value: object) -> Carried | None:
    if not isinstance(value, Mapping):
        return None
    name, net, coins = value.get("name"), value.get("net"), value.get("coins")
    if not (isinstance(name, str) and isinstance(net, str) and _FRACTION.fullmatch(net)):
        return None
    return Carried(name, Fraction(net), coins) if coins is None or type(coins) is int else None
