"""Parts of a sentence on the screen: words, and small pictures in the place of nouns."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Suit:
    """The picture of a suit on a cream chip, by the game's name for it."""

    name: str


Part = str | Face | Suit
Phrase = tuple[Part, ...]


def plain(phrase: Sequence[Part]) -> str:
    """The words alone: for the log, captions and tests."""
    return " ".join(part for part in phrase if isinstance(part, str))


def listed(names: Sequence[str], last: str = "and") -> str:
    """`Anna`, `Anna and Rosa`, `Anna, Rosa and Max`, with `last` before the last one."""
    return f" {last} ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


@dataclass(frozen=True, slots=True)
class Speakers:
    """Who sits where, for sentences: names by seat and the seats of each side."""

    names: tuple[str, ...]
    sides: tuple[tuple[Seat, ...], ...]

    def side(self, side: int) -> str:
        """`Anna and Rosa`, or one name where everybody plays alone."""
        return " and ".join(self.names[seat] for seat in self.sides[side])

    def side_of(self, seat: Seat) -> int:
        """The side that `seat` plays for."""
        return next(side for side, seats in enumerate(self.sides) if seat in seats)
