"""Names and sides of the players, for the sentences of a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.messages import Message, Who
from engine.core.seats import Seat
from game.text.catalogue import Voice


def people(seats: Sequence[Seat]) -> tuple[Who, ...]:
    """Return the names of several seats."""
    return tuple(map(Who, seats))


@dataclass(frozen=True, slots=True)
class Speakers:
    """The voice with all names, and the seats of each side."""

    voice: Voice
    sides: tuple[tuple[Seat, ...], ...]

    @property
    def names(self) -> tuple[str, ...]:
        return self.voice.names

    def words(self, message: Message) -> str:
        """A sentence without its pictures."""
        return self.voice.words(message)

    def line(self, message: Message | None) -> str:
        """The same, or "" for None."""
        return "" if message is None else self.voice.words(message)

    def side_of(self, seat: Seat) -> int:
        """The side that `seat` plays for."""
        return next(side for side, seats in enumerate(self.sides) if seat in seats)
