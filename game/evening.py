"""An evening of several games: its games, its guests and their points. Pure; `scenes/evening/` shows and saves it.

One rule counts in all games. A win is three points. Other seats get one point less for each seat that did better, but
at least none. Partners and ties get the same; a team that plays together gets three or none. Sitting out, leaving the
match to a computer player, or helping another player never gains points.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import median
from typing import Any

from engine.core.characters import CHARACTERS

WIN = 3
MOST_GAMES = 6
STEP = 5
"""Durations are rounded to this many minutes."""
_TRIES = 300


def points_of(scores: Sequence[int], winners: Collection[int], fewest: bool = False) -> tuple[int, ...]:
    """Return each seat's points for a match, from its score and the winners. `fewest`: the lowest score is the best.
    Without a winner all get none."""
    sign = -1 if fewest else 1

    def ahead(seat: int) -> int:
        better = (other in winners or sign * score > sign * scores[seat] for other, score in enumerate(scores))
        return 0 if seat in winners else sum(better)

    return tuple(max(0, WIN - ahead(seat)) if winners else 0 for seat in range(len(scores)))


@dataclass(frozen=True, slots=True)
class Guest:
    """A player of this evening. `device`: a person's device. `character`: a computer player's character, or "".
    `present`: the guest wants a seat in the next game."""

    name: str
    look: int
    person: bool
    device: str | None = None
    present: bool = True
    character: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """An achievement of a guest that deserves praise: its message key, and how much."""

    name: str
    key: str
    amount: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of the evening: its match in the store, points by name, winners and achievements."""

    game: str
    match: int
    points: tuple[tuple[str, int], ...]
    winners: tuple[str, ...]
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True)
class EveningPlace:
    """A guest's place in the standings. Equal guests share a place, and the next place stays free."""

    place: int
    guest: Guest
    points: int


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening. `number` is its id. `light`: all games use their children's presets."""

    number: int
    games: tuple[str, ...]
    light: bool = False
    guests: tuple[Guest, ...] = ()
    played: tuple[PlayedGame, ...] = ()

    @property
    def next_game(self) -> str | None:
        """The next game, or None after the last one."""
        return self.games[len(self.played)] if len(self.played) < len(self.games) else None

    def ended(self) -> "Evening":
        """Return the evening without its remaining games."""
        return replace(self, games=self.games[: len(self.played)])

    def seated(self, seated: Sequence[Guest], offered: Collection[str]) -> "Evening":
        """Return the evening with these guests seated for the next game. Guests who were `offered` a seat and did not
        take it have left. Guests without a seat stay and come first next time."""
        names = {guest.name for guest in seated}
        kept = tuple(
            replace(guest, present=guest.present and guest.person and guest.name not in offered)
            for guest in self.guests
            if guest.name not in names
        )
        return replace(self, guests=(*kept, *seated))

    def waiting(self, most: int) -> tuple[tuple[Guest, ...], tuple[Guest, ...]]:
        """Return the guests who get seats in the next game, at most `most`, and those who do not. The guest who sat out
        longest comes first."""
        people = sorted((guest for guest in self.guests if guest.person and guest.present), key=self._last)
        out = set(people[most:])
        in_order = [guest for guest in self.guests if guest in people and guest not in out]
        return tuple(in_order), tuple(guest for guest in people if guest in out)

    def characters(self) -> tuple[str, ...]:
        """The characters of the last game: they stay all evening, as far as there are seats."""
        return tuple(guest.character for guest in self.guests if guest.present and guest.character)

    def _last(self, guest: Guest) -> int:
        """Return the index of the last game that a guest played; -1 for none."""
        sat = (number for number, one in enumerate(self.played) if guest.name in dict(one.points))
        return max(sat, default=-1)

    def after(self, played: PlayedGame) -> "Evening":
        """Return the evening after a finished match; a match that is already counted changes nothing. A person who left
        the match to a computer player gets no points."""
        if self.next_game is None or any(one.match == played.match for one in self.played):
            return self
        return replace(self, played=(*self.played, played))

    def without(self, gone: Callable[[str | None], bool]) -> "Evening":
        """Return the evening without the devices that are `gone`."""
        guests = (replace(guest, device=None) if gone(guest.device) else guest for guest in self.guests)
        return replace(self, guests=tuple(guests))

    def renamed(self, name: str, instead: str) -> "Evening":
        """Return the evening with a guest renamed everywhere."""

        def now(one: str) -> str:
            return instead if one == name else one

        played = (
            replace(
                one,
                points=tuple((now(who), amount) for who, amount in one.points),
                winners=tuple(map(now, one.winners)),
                deeds=tuple(replace(deed, name=now(deed.name)) for deed in one.deeds),
            )
            for one in self.played
        )
        guests = tuple(replace(guest, name=now(guest.name)) for guest in self.guests)
        return replace(self, guests=guests, played=tuple(played))

    def course(self, name: str) -> tuple[int, ...]:
        """Return a guest's points at the start and after each game."""
        out = [0]
        for one in self.played:
            out.append(out[-1] + dict(one.points).get(name, 0))
        return tuple(out)

    def standings(self) -> tuple[EveningPlace, ...]:
        """All guests who have played, best first."""
        sat = {name for one in self.played for name, _ in one.points}
        total = {guest.name: self.course(guest.name)[-1] for guest in self.guests if guest.name in sat}
        rows = (
            EveningPlace(1 + sum(other > total[guest.name] for other in total.values()), guest, total[guest.name])
            for guest in self.guests
            if guest.name in sat
        )
        return tuple(sorted(rows, key=lambda row: row.place))

    def awards(self, played: Sequence[PlayedGame], most: int = 3) -> tuple[Deed, ...]:
        """Return achievements in these games worth showing: each of another kind and for another guest. The greatest of
        a kind come first, and people before computer players."""
        people = {guest.name for guest in self.guests if guest.person}
        sums: dict[tuple[str, str], Deed] = {}
        for deed in (deed for one in reversed(played) for deed in one.deeds):
            before = sums.get((deed.key, deed.name))
            sums[deed.key, deed.name] = replace(deed, amount=deed.amount + (before.amount if before else 0))
        top = {key: max(deed.amount for deed in sums.values() if deed.key == key) for key, _ in sums}
        out: list[Deed] = []
        for deed in sorted(sums.values(), key=lambda deed: (deed.name not in people, deed.amount < top[deed.key])):
            if len(out) < most and not any(deed.name == one.name or deed.key == one.key for one in out):
                out.append(deed)
        return tuple(out)


def minutes_of(seconds: Sequence[int], usual: int) -> int:
    """Return the expected minutes of a match: the median of earlier matches, or `usual` if there were none."""
    return max(1, round(median(seconds) / 60)) if seconds else usual


def about(minutes: int) -> int:
    return max(STEP, STEP * round(minutes / STEP))


def suggested(minutes: Mapping[str, int], count: int, most: int, random: Random) -> tuple[str, ...]:
    """Return `count` games that fill `most` minutes as well as possible. A game comes twice only after all had a turn.
    If none fit, the shortest are returned."""
    lengths = []
    for _ in range(_TRIES):
        drawn: list[str] = []
        while len(drawn) < count:
            drawn += random.sample(sorted(minutes), min(len(minutes), count - len(drawn)))
        total = sum(minutes[game] for game in drawn)
        lengths.append((total > most, abs(most - total), tuple(drawn)))
    return min(lengths, key=lambda one: one[:2])[2]


def as_data(evening: Evening) -> dict[str, object]:
    """Return plain values for the store."""
    return {
        "number": evening.number,
        "games": list(evening.games),
        "light": evening.light,
        "guests": [[one.name, one.look, one.person, one.device, one.present, one.character] for one in evening.guests],
        "played": [
            {
                "game": one.game,
                "match": one.match,
                "points": [list(pair) for pair in one.points],
                "winners": list(one.winners),
                "deeds": [[d.name, d.key, d.amount] for d in one.deeds],
            }
            for one in evening.played
        ],
    }


def from_data(data: object, games: Collection[str], looks: int) -> Evening | None:
    """Return an evening from stored values, or None if they are invalid."""
    try:
        assert isinstance(data, dict)
        guests = tuple(_guest(row, looks) for row in data["guests"])
        played = tuple(_played(one) for one in data["played"])
        found = Evening(int(data["number"]), tuple(map(str, data["games"])), bool(data["light"]), guests, played)
    except (AssertionError, KeyError, TypeError, ValueError):
        return None
    known = {*found.games, *(one.game for one in played)} <= set(games)
    return found if known and len(played) <= len(found.games) else None


def _guest(row: Sequence[object], looks: int) -> Guest:
    name, look, person, device, present, *more = row  # older stores have no characters
    character = next((str(one) for one in more if one in CHARACTERS), "")
    own = None if device is None else str(device)
    return Guest(str(name), int(str(look)) % looks, bool(person), own, bool(present), character)


def _played(data: Mapping[str, list[Any]]) -> PlayedGame:
    points = tuple((str(name), int(amount)) for name, amount in data["points"])
    # older stores have one more value in a deed
    deeds = tuple(Deed(str(name), str(key), int(amount)) for name, key, amount, *_ in data["deeds"])
    return PlayedGame(str(data["game"]), int(str(data["match"])), points, tuple(map(str, data["winners"])), deeds)
