"""An evening of several games: which ones, who is there, and what everybody has come to. Pure: `scenes/evening/` shows
and keeps it.

One rule counts in all games: a win is three points, and everybody else has one less than that for each seat that did
better, down to none. Partners and ties so have the same, and whoever plays together has three or nothing, all alike.
Nothing is gained by sitting out, by letting a computer player finish, or by helping anybody else forward.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import median

from engine.core.characters import CHARACTERS

WIN = 3
MOST_GAMES = 6
STEP = 5
"""Minutes are said in steps of so many: nobody knows them better."""
_TRIES = 300


def points_of(scores: Sequence[int], winners: Collection[int], fewest: bool = False) -> tuple[int, ...]:
    """What each seat gets for a match, from its score (the `fewest` may be the best) and who has won; where nobody has,
    nobody gets anything."""
    sign = -1 if fewest else 1

    def ahead(seat: int) -> int:
        better = (other in winners or sign * score > sign * scores[seat] for other, score in enumerate(scores))
        return 0 if seat in winners else sum(better)

    return tuple(max(0, WIN - ahead(seat)) if winners else 0 for seat in range(len(scores)))


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who has played this evening. `device` is a person's, `character` that of a computer player who is one
    ("" for nobody in particular); who is `present` is to have a seat in the next game."""

    name: str
    look: int
    person: bool
    device: str | None = None
    present: bool = True
    character: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that somebody did, to be praised: the key of what it is, and how much of it."""

    name: str
    key: str
    amount: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game of the evening: its match in the store, the points by name, who has won it and what was done."""

    game: str
    match: int
    points: tuple[tuple[str, int], ...]
    winners: tuple[str, ...]
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody stands this evening; equal ones share a place, and the next stays free."""

    place: int
    guest: Guest
    points: int


@dataclass(frozen=True, slots=True)
class Evening:
    """`number` tells it from other evenings; `light`: all games are played in their lighter way."""

    number: int
    games: tuple[str, ...]
    light: bool = False
    guests: tuple[Guest, ...] = ()
    played: tuple[Played, ...] = ()

    @property
    def next_game(self) -> str | None:
        """What is played next; None when all has been played."""
        return self.games[len(self.played)] if len(self.played) < len(self.games) else None

    def ended(self) -> "Evening":
        """The same, and nothing more is played."""
        return replace(self, games=self.games[: len(self.played)])

    def seated(self, seated: Sequence[Guest], offered: Collection[str]) -> "Evening":
        """These sit down for the next game. Of the others those who were `offered` a seat have gone; whoever found none
        stays and is among the first next time."""
        names = {guest.name for guest in seated}
        kept = tuple(
            replace(guest, present=guest.present and guest.person and guest.name not in offered)
            for guest in self.guests
            if guest.name not in names
        )
        return replace(self, guests=(*kept, *seated))

    def waiting(self, most: int) -> tuple[tuple[Guest, ...], tuple[Guest, ...]]:
        """The people who are to have seats in the next game, at most so many, and those for whom there is none. Who sat
        out longest comes first."""
        people = sorted((guest for guest in self.guests if guest.person and guest.present), key=self._last)
        out = set(people[most:])
        in_order = [guest for guest in self.guests if guest in people and guest not in out]
        return tuple(in_order), tuple(guest for guest in people if guest in out)

    def characters(self) -> tuple[str, ...]:
        """The characters that played the last game: they stay all evening, as far as there are seats."""
        return tuple(guest.character for guest in self.guests if guest.present and guest.character)

    def _last(self, guest: Guest) -> int:
        """The last game that somebody sat at; -1 for none."""
        sat = (number for number, one in enumerate(self.played) if guest.name in dict(one.points))
        return max(sat, default=-1)

    def after(self, played: Played) -> "Evening":
        """A match is over; one that is counted already changes nothing. A person for whom a computer player has played
        to the end is not in its points."""
        if self.next_game is None or any(one.match == played.match for one in self.played):
            return self
        return replace(self, played=(*self.played, played))

    def without(self, gone: Callable[[str | None], bool]) -> "Evening":
        """The same with no device for guests whose own one is `gone`."""
        guests = (replace(guest, device=None) if gone(guest.device) else guest for guest in self.guests)
        return replace(self, guests=tuple(guests))

    def renamed(self, name: str, instead: str) -> "Evening":
        """The same, with another name for somebody wherever it stands."""

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
        """What somebody had at the start and after each game."""
        out = [0]
        for one in self.played:
            out.append(out[-1] + dict(one.points).get(name, 0))
        return tuple(out)

    def standings(self) -> tuple[Place, ...]:
        """All who have played, the best first."""
        sat = {name for one in self.played for name, _ in one.points}
        total = {guest.name: self.course(guest.name)[-1] for guest in self.guests if guest.name in sat}
        rows = (
            Place(1 + sum(other > total[guest.name] for other in total.values()), guest, total[guest.name])
            for guest in self.guests
            if guest.name in sat
        )
        return tuple(sorted(rows, key=lambda row: row.place))

    def facts(self, most: int = 3) -> tuple[Deed, ...]:
        """What is worth a praise: of each kind of deed the most anybody did, and of several people in turn, people
        before computer players."""
        people = {guest.name for guest in self.guests if guest.person}
        best = sorted(self._best(), key=lambda deed: deed.name not in people)
        out: list[Deed] = []
        while best and len(out) < most:
            often = {name: sum(deed.name == name for deed in out) for name in {deed.name for deed in best}}
            out.append(min(best, key=lambda deed: often[deed.name]))
            best.remove(out[-1])
        return tuple(out)

    def _best(self) -> list[Deed]:
        sums: dict[tuple[str, str], Deed] = {}
        for deed in (deed for one in reversed(self.played) for deed in one.deeds):
            before = sums.get((deed.key, deed.name))
            sums[deed.key, deed.name] = replace(deed, amount=deed.amount + (before.amount if before else 0))
        kinds = dict.fromkeys(key for key, _ in sums)
        return [
            max((deed for deed in sums.values() if deed.key == kind), key=lambda deed: deed.amount) for kind in kinds
        ]


def minutes_of(seconds: Sequence[int], usual: int) -> int:
    """How long a match is likely to take: as long as half of those that were played took, or the `usual` minutes where
    there were none."""
    return max(1, round(median(seconds) / 60)) if seconds else usual


def about(minutes: int) -> int:
    """Minutes as one says them."""
    return max(STEP, STEP * round(minutes / STEP))


def suggested(minutes: Mapping[str, int], count: int, most: int, random: Random) -> tuple[str, ...]:
    """So many games that fill `most` minutes as well as can be, the same one again only where all have had a turn;
    those that are shortest together where none fit."""
    lengths = []
    for _ in range(_TRIES):
        drawn: list[str] = []
        while len(drawn) < count:
            drawn += random.sample(sorted(minutes), min(len(minutes), count - len(drawn)))
        total = sum(minutes[game] for game in drawn)
        lengths.append((total > most, abs(most - total), tuple(drawn)))
    return min(lengths, key=lambda one: one[:2])[2]


def as_data(evening: Evening) -> dict[str, object]:
    """Plain values for the store."""
    return {
        "number": evening.number,
        "games": list(evening.games),
        "light": evening.light,
        "guests": [
            [one.name, one.look, one.person, one.device, one.present, one.character] for one in evening.guests
        ],
        "played": [
            {"game": one.game, "match": one.match, "points": [list(pair) for pair in one.points],
             "winners": list(one.winners), "deeds": [[d.name, d.key, d.amount] for d in one.deeds]}
            for one in evening.played
        ],
    }  # fmt: skip


def from_data(data: object, games: Collection[str], looks: int) -> Evening | None:
    """An evening from stored values; None where they make none: nobody is held up by a torn one."""
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
    name, look, person, device, present, *more = row  # older ones know of no characters
    character = next((str(one) for one in more if one in CHARACTERS), "")
    own = None if device is None else str(device)
    return Guest(str(name), int(str(look)) % looks, bool(person), own, bool(present), character)


def _played(data: Mapping[str, list]) -> Played:
    points = tuple((str(name), int(amount)) for name, amount in data["points"])
    # older ones say one thing more of a deed
    deeds = tuple(Deed(str(name), str(key), int(amount)) for name, key, amount, *_ in data["deeds"])
    return Played(str(data["game"]), int(str(data["match"])), points, tuple(map(str, data["winners"])), deeds)
