"""Memories: what is kept of each match for each person who is kept, and the statistics made of it. Pure, except
`all_of` and `keep`, which use the store.

A finished match gives one memory to each person who is kept and sat there. Guests, visitors and children are not kept;
of computer players only the level is. Fellow players are found by the number of the match, so no memory contains
another person's name.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from engine.core.levels import LEVELS
from engine.core.seats import Seat
from game.evening import Deed
from game.store.store import Store

DAYS = 53 * 7
"""A year, and the rest of its last week."""


@dataclass(frozen=True, slots=True)
class Memory:
    """One match of one person. `side` tells partners from opponents. `beaten`: the best level of the computer players
    that did not win when this person did, or "". `deeds`: achievements, largest first."""

    name: str
    match: int
    game: str
    variant: str
    day: date
    side: int
    won: bool
    beaten: str = ""
    deeds: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat at the end of a match: a person by `name`, a computer player by `level`."""

    name: str
    level: str = ""


def of_match(
    match: int,
    game: str,
    variant: str,
    day: date,
    sitters: Sequence[Sitter],
    sides: Sequence[Sequence[Seat]],
    winners: Collection[Seat],
    deeds: Iterable[Deed],
    kept: Collection[str],
) -> tuple[Memory, ...]:
    """Return a memory for each person who is `kept`."""
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    lost = [LEVELS.index(one.level) for seat, one in enumerate(sitters) if one.level and seat not in winners]
    did = tuple(deeds)

    def remembered(seat: Seat, name: str) -> Memory:
        own = tuple((deed.key, deed.amount) for deed in did if deed.name == name)
        won = seat in winners
        return Memory(
            name, match, game, variant, day, side_of[seat], won, LEVELS[max(lost)] if lost and won else "", own
        )

    return tuple(remembered(seat, one.name) for seat, one in enumerate(sitters) if not one.level and one.name in kept)


def keep(store: Store, memories: Iterable[Memory]) -> None:
    for one in memories:
        store.people.keep_memory(one.name, one.match, as_data(one))


def all_of(store: Store) -> tuple[Memory, ...]:
    """Return all readable memories, in the order of the matches."""
    found = (_read(name, match, told) for name, match, told in store.people.memories())
    return tuple(one for one in found if one is not None)


def as_data(one: Memory) -> dict[str, object]:
    """Return plain values, without the name and the match, which are its key."""
    return {
        "game": one.game,
        "variant": one.variant,
        "day": one.day.isoformat(),
        "side": one.side,
        "won": one.won,
        "beaten": one.beaten,
        "deeds": dict(one.deeds),
    }


def _read(name: str, match: int, told: Mapping[str, Any]) -> Memory | None:
    try:
        deeds = tuple((str(key), int(amount)) for key, amount in told["deeds"].items())
        day, beaten = date.fromisoformat(told["day"]), str(told["beaten"])
        return Memory(
            name,
            match,
            str(told["game"]),
            str(told["variant"]),
            day,
            int(told["side"]),
            told["won"] is True,
            beaten if beaten in LEVELS else "",
            deeds,
        )
    except (AttributeError, KeyError, OverflowError, TypeError, ValueError):
        return None


@dataclass(frozen=True, slots=True)
class GameTotals:
    """How often a game was played and won."""

    game: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class Best:
    """A person's largest achievement in one match of a game, by its message key."""

    game: str
    key: str
    amount: int
    day: date


@dataclass(frozen=True, slots=True)
class Partner:
    """The person with whom someone has played most: as partners if they ever were, else as opponents (`rival`)."""

    name: str
    matches: int
    wins: int
    rival: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """The statistics of a person. `games`: most played first. `best`: one achievement for each of them. `days`: days
    with a match, and how many were won. `beaten`: wins by the best level at the table."""

    matches: int
    wins: int
    games: tuple[GameTotals, ...]
    best: tuple[Best, ...]
    days: Mapping[date, tuple[int, int]]
    partner: Partner | None
    beaten: tuple[tuple[str, int], ...]


def figures(name: str, memories: Sequence[Memory]) -> Figures:
    """Return the statistics of a person, from the memories of all people."""
    mine = [one for one in memories if one.name == name]
    games = Counter(one.game for one in mine)
    wins = Counter(one.game for one in mine if one.won)
    days: dict[date, tuple[int, int]] = {}
    for one in mine:
        matches, won = days.get(one.day, (0, 0))
        days[one.day] = matches + 1, won + one.won
    beaten = Counter(one.beaten for one in mine if one.beaten)
    return Figures(
        len(mine),
        sum(wins.values()),
        tuple(GameTotals(game, count, wins[game]) for game, count in games.most_common()),
        tuple(best for game, _ in games.most_common() if (best := _best(game, mine)) is not None),
        days,
        _partner(name, mine, memories),
        tuple((level, beaten[level]) for level in LEVELS if beaten[level]),
    )


def _best(game: str, mine: Sequence[Memory]) -> Best | None:
    """Return the achievement of a game that exceeds its usual value most."""
    done = _unusual([one for one in mine if one.game == game])
    return next((Best(game, key, amount, one.day) for one, key, amount in done), None)


def _unusual(memories: Sequence[Memory]) -> list[tuple[Memory, str, int]]:
    """Return all achievements with their memories. Those come first that exceed the usual value most; of equal ones the
    largest, and then the latest."""
    done = [(one, key, amount) for one in memories for key, amount in one.deeds]
    whole, often = Counter[tuple[str, str]](), Counter((one.game, key) for one, key, _ in done)
    for one, key, amount in done:
        whole[one.game, key] += amount

    def rank(deed: tuple[Memory, str, int]) -> tuple[float, int, date]:
        one, key, amount = deed
        return amount * often[one.game, key] / max(1, whole[one.game, key]), amount, one.day

    return sorted(done, key=rank, reverse=True)


def _partner(name: str, mine: Sequence[Memory], memories: Sequence[Memory]) -> Partner | None:
    own = {one.match: one for one in mine}
    others = [one for one in memories if one.name != name and one.match in own]
    together = [one for one in others if one.side == own[one.match].side]
    met = Counter(one.name for one in together or others)
    won = Counter(one.name for one in together or others if own[one.match].won)
    if not met:
        return None
    most = max(met, key=lambda other: (met[other], won[other], other))
    return Partner(most, met[most], won[most], rival=not together)


@dataclass(frozen=True, slots=True)
class HouseRecord:
    """The largest achievement of the house in a game, or its longest row of wins (`game` and `key` are "")."""

    name: str
    match: int
    game: str
    key: str
    amount: int


LEAST_IN_A_ROW = 2
"""Least wins that are called a row."""


def house_records(memories: Sequence[Memory], most: int) -> tuple[HouseRecord, ...]:
    """Return at most `most` records of all people: the longest row of wins, then the best achievement of each game.

    The most surprising come first, and different people before further ones of the same person.
    """
    found: list[HouseRecord] = []
    for one, key, amount in _unusual(memories):
        if all(other.game != one.game for other in found):
            found.append(HouseRecord(one.name, one.match, one.game, key, amount))
    row = _longest_row(memories)
    listed = [] if row is None else [row]
    while found and len(listed) < most:
        holders = {one.name for one in listed}
        best = next((one for one in found if one.name not in holders), found[0])
        found.remove(best)
        listed.append(best)
    return tuple(listed)


def _longest_row(memories: Sequence[Memory]) -> HouseRecord | None:
    """Return the longest row of wins of one person, the latest of equal ones; None if there is none."""
    longest, now = None, Counter[str]()
    for one in memories:  # in the order of the matches
        now[one.name] = now[one.name] + 1 if one.won else 0
        if now[one.name] >= max(LEAST_IN_A_ROW, 0 if longest is None else longest.amount):
            longest = HouseRecord(one.name, one.match, "", "", now[one.name])
    return longest


def latest_of(name: str, memories: Sequence[Memory], most: int) -> tuple[bool, ...]:
    """Return for the latest matches of a person, at most `most`, whether each was won, the oldest first."""
    return tuple(one.won for one in memories if one.name == name)[-most:]


def exported(store: Store, name: str) -> str:
    """Return all that is kept of a person as one JSON object: look, statistics, matches, and progress in lessons."""
    memories = all_of(store)
    found = figures(name, memories)
    whole = {
        "name": name,
        "look": next((person.look for person in store.people.all() if person.name == name), None),
        "matches": found.matches,
        "wins": found.wins,
        "games": {one.game: {"matches": one.matches, "wins": one.wins} for one in found.games},
        "best": [
            {"game": one.game, "what": one.key.lstrip("-"), "amount": one.amount, "day": one.day.isoformat()}
            for one in found.best
        ],
        "partner": None if found.partner is None else found.partner.name,
        "beaten": dict(found.beaten),
        "learned": [{"kind": kind, "what": what, "number": n} for kind, what, n in store.people.all_learned(name)],
        "played": [{"match": one.match, **as_data(one)} for one in memories if one.name == name],
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"
