"""Players' names: what is stored, how a name is found, and who was renamed or merged.

Comes in: names as typed. Goes out: clean names, the one player that a text means, and
aliases. Finding ignores case, accents and spaces: `Zoé`, composed or decomposed, `zoé` and
` Zoe ` are one player. No law of piquet is read here.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from marque.errors import Ambiguous, Impossible, MarqueError, Unreadable, raise_all

LONGEST: Final = 80
# Composing can only shorten a text; this much can't become a name, and isn't worth composing.
_TOO_LONG: Final = 20 * LONGEST

# Letters and marks that show nothing, though Unicode doesn't call them format characters.
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Phones and word processors type these for the plain ones.
_PLAIN: Final = str.maketrans("’‘ʼ‐‑–—−", "'''-----")


def clean(text: str) -> str:
    """The name to store: composed (NFC), trimmed, single spaces, nothing invisible.

    Format characters (bidirectional marks, zero-width spaces and joiners, soft hyphens),
    variation selectors and invisible letters are left out, for they could make two names
    look alike. Anything else is kept as typed, markup and emoji too: views escape what they
    print.
    Raises: Unreadable "bad-setting" with the reason "control-character" (an escape, a NUL, a
    lone surrogate …), "empty" (nothing that shows) or "too-long" (over `LONGEST` characters).
    """
    if len(text) > _TOO_LONG:
        raise _bad_name(text, "too-long")
    shown = " ".join("".join(one for one in text if not _shows_nothing(one)).split())
    if any(unicodedata.category(one) in ("Cc", "Cs") for one in shown):
        raise _bad_name(text, "control-character")
    name = unicodedata.normalize("NFC", shown)
    if not key(name):
        raise _bad_name(text, "empty")
    if len(name) > LONGEST:
        raise _bad_name(text, "too-long")
    return name


def key(name: str) -> str:
    """What two spellings of one name have in common; two names with one key are one player.

    Case, spaces, accents and vowel points go; the marks that make another letter in Indian
    scripts or in kana (combining classes under 10) stay.
    """
    spread = unicodedata.normalize("NFKD", name[:_TOO_LONG].translate(_PLAIN)).casefold()
    return "".join(
        one
        for one in unicodedata.normalize("NFKD", spread)
        if unicodedata.combining(one) < 10 and not one.isspace() and not _shows_nothing(one)
    )


def find(players: Sequence[str], text: str) -> str:
    """The player that a text means: his whole name, else any beginning that only he has.

    Raises: Unreadable "unknown-name" with `name`, `players` and `nearest` (those that it may
    be meant for); Ambiguous "ambiguous-name" with `name` and `candidates`.
    """
    wanted = key(text)
    candidates = [player for player in players if wanted and key(player).startswith(wanted)]
    exact = [player for player in candidates if key(player) == wanted]
    if exact or len(candidates) == 1:
        return (exact or candidates)[0]
    if candidates:
        raise Ambiguous("ambiguous-name", name=text[:LONGEST], candidates=tuple(candidates))
    near = _nearest(players, wanted[:LONGEST])
    nearest = () if near is None else (near,)
    raise Unreadable("unknown-name", name=text[:LONGEST], players=tuple(players), nearest=nearest)


def players_of(texts: Iterable[str]) -> tuple[str, ...]:
    """The players of one game, clean, in the order given.

    Raises: whatever `clean` raises, and Impossible "bad-setting" with the reason
    "same-name" for two names with one key; all faults at once.
    """
    faults: list[MarqueError] = []
    players: dict[str, str] = {}
    for text in texts:
        try:
            name = clean(text)
        except MarqueError as fault:
            faults.append(fault)
            continue
        first = players.get(key(name))
        if first is None:
            players[key(name)] = name
            continue
        faults.append(
            Impossible(
                "bad-setting", setting="players", value=name, reason="same-name", other=first
            )
        )
    raise_all(faults)
    return tuple(players.values())


def current(aliases: Mapping[str, str], name: str) -> str:
    """The name that a player goes by now.

    aliases maps the key of each name given up to the name that took its place; games keep
    the names that they were played under, so that dropping an alias restores what was.
    """
    return aliases.get(key(name), name)


def rename(aliases: Mapping[str, str], known: Iterable[str], old: str, new: str) -> dict[str, str]:
    """The aliases once a known player goes by a name that nobody else has.

    known: every name that a game has been played under. To change only the spelling (`zoé`
    to `Zoé`) is a renaming too. Raises: what `clean` and `find` raise; Impossible
    "bad-setting", reason "name-taken", when another player has the new name, or played under
    it once (`merge` is for two names of one person).
    """
    name = clean(new)
    players = _players(aliases, known)
    player = find(players, old)
    holder = {key(one): one for one in players} | dict(aliases)
    if holder.get(key(name), player) != player:
        raise Impossible("bad-setting", setting="players", value=name, reason="name-taken")
    return _renamed(aliases, player, name)


def merge(
    aliases: Mapping[str, str], games: Iterable[Sequence[str]], old: str, new: str
) -> dict[str, str]:
    """The aliases once two names are known to be one person, who goes by the second.

    games: the players of every game, as they were named. Raises: what `find` raises;
    Impossible "bad-setting" with the reason "same-name" for one player named twice, "met"
    when the two have sat in one game.
    """
    tables = [[current(aliases, name) for name in game] for game in games]
    players = _players(aliases, (name for table in tables for name in table))
    one, other = find(players, old), find(players, new)
    pair = {key(one), key(other)}
    if any(pair <= set(map(key, table)) for table in tables):
        reason = "same-name" if len(pair) == 1 else "met"
        raise Impossible("bad-setting", setting="players", value=one, reason=reason, other=other)
    return _renamed(aliases, one, other)


def _players(aliases: Mapping[str, str], known: Iterable[str]) -> list[str]:
    """The players behind these names, each once, in the order of first appearance."""
    found: dict[str, str] = {}
    for name in known:
        now = current(aliases, name)
        found.setdefault(key(now), now)
    return list(found.values())


def _renamed(aliases: Mapping[str, str], old: str, new: str) -> dict[str, str]:
    """Aliases with one more; every name that led to the old one leads to the new one."""
    followed = {one: new if key(name) == key(old) else name for one, name in aliases.items()}
    return {**followed, key(old): new}


def _shows_nothing(one: str) -> bool:
    selector = "\ufe00" <= one <= "\ufe0f" or "\U000e0100" <= one <= "\U000e01ef"
    return selector or one in _INVISIBLE or unicodedata.category(one) == "Cf"


def _bad_name(text: str, reason: str) -> Unreadable:
    return Unreadable("bad-setting", setting="players", value=text[:LONGEST], reason=reason)


def _nearest(players: Sequence[str], wanted: str) -> str | None:
    import difflib  # loaded only once something is wrong

    by_key = {key(player): player for player in players}
    near = difflib.get_close_matches(wanted, by_key, n=1)
    return by_key[near[0]] if near else None
