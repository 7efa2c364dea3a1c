"""Words at a table: what a game says there, and who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.messages import Message
from engine.core.seats import Seat
from game.text.catalogue import Picture, Voice


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Suit:
    """The picture of a suit on a cream chip, by the game's name for it."""

    name: str


Part = str | Face | Suit | Picture
Phrase = tuple[Part, ...]
Words = Message | Phrase
"""What a game says: a message, or parts of a sentence."""


def plain(phrase: Sequence[Part]) -> str:
    """The words alone: for the log, captions and tests."""
    return " ".join(part for part in phrase if isinstance(part, str))


def label(words: Words) -> str | Message:
    """Words without their pictures, as they stand on a button or in another sentence."""
    return words if isinstance(words, Message) else plain(words)


def listed(names: Sequence[str], last: str = "and") -> str:
    """`Anna`, `Anna and Rosa`, `Anna, Rosa and Max`, with `last` before the last one."""
    return f" {last} ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


@dataclass(frozen=True, slots=True)
class Speakers:
    """Who sits where, for sentences: the voice that knows everybody's name, and the seats of each side."""

    voice: Voice
    sides: tuple[tuple[Seat, ...], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.voice.names

    def line(self, words: Words) -> Phrase:
        """Words in parts that can be drawn."""
        return self.voice.said(words).line if isinstance(words, Message) else words

    def words(self, words: Words) -> str:
        """Words without their pictures."""
        return self.voice.words(words) if isinstance(words, Message) else plain(words)

    def worded(self, words: str | Message) -> str:
        """The words of a sentence that may be a message."""
        return self.voice.words(words) if isinstance(words, Message) else words

    def side(self, side: int) -> str:
        """`Anna and Rosa`, or one name where everybody plays alone."""
        return " and ".join(self.names[seat] for seat in self.sides[side])

    def side_of(self, seat: Seat) -> int:
        """The side that `seat` plays for."""
        return next(side for side, seats in enumerate(self.sides) if seat in seats)
