"""Who sits where, for the sentences of a table."""

from dataclasses import dataclass

from engine.core.messages import Message
from engine.core.seats import Seat
from game.text.catalogue import Voice


@dataclass(frozen=True, slots=True)
class Speakers:
    """The voice that knows everybody's name, and the seats of each side."""

    voice: Voice
    sides: tuple[tuple[Seat, ...], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.voice.names

    def words(self, message: Message) -> str:
        """A sentence without its pictures."""
        return self.voice.words(message)

    def line(self, message: Message | None) -> str:
        """The same, or nothing where nothing is said."""
        return "" if message is None else self.voice.words(message)

    def side_of(self, seat: Seat) -> int:
        """The side that `seat` plays for."""
        return next(side for side, seats in enumerate(self.sides) if seat in seats)
