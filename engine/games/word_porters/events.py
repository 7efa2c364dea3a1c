"""What happens in Word Porters, as facts. Secret parts: identity numbers as long as they are not scored, and votes."""

from dataclasses import dataclass, field
from typing import Literal

from engine.core.events import BY_SEAT, OWN, Event
from engine.core.seats import Seat
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.state import Placing, Played, Tiles


@dataclass(frozen=True, slots=True)
class StacksMade(Event):
    """Word cards and hint cards lie face down, shuffled; how many of them (WP-6, WP-9)."""

    words: int
    hints: int


@dataclass(frozen=True, slots=True)
class StartChosen(Event):
    """The youngest is the start player of round 1 (WP-13)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WordsLaid(Event):
    """A round begins: its ten words lie face up, number 1 first (WP-15). Row and tokens of the last round are gone."""

    round: int
    start: Seat
    words: tuple[Printed, ...]


@dataclass(frozen=True, slots=True)
class HintsLaid(Event):
    """Hint cards were laid into the row (WP-16), behind the `there` that lay there already; `left` in the stack."""

    hints: tuple[Printed, ...]
    there: int
    left: int


@dataclass(frozen=True, slots=True)
class HintsShuffled(Event):
    """So many discarded hint cards are the new stack (WP-18)."""

    number: int


@dataclass(frozen=True, slots=True)
class IdentitiesDealt(Event):
    """Every seat has an identity card (WP-21); others' numbers are None for a viewer."""

    numbers: tuple[int | None, ...] = field(metadata=BY_SEAT)


@dataclass(frozen=True, slots=True)
class TokensPlaced(Event):
    """Tokens went on a hint card (WP-30, WP-31): `shared` where others' lay there, `onto` what lay there already, in
    order. `left` is what the seat still has."""

    placing: Placing
    shared: bool
    onto: tuple[Placing, ...]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat is out of the hint phase (WP-41) with these tokens unplaced (WP-43); `forced` where it could do nothing
    else (WP-42)."""

    seat: Seat
    left: tuple[int, ...]
    forced: bool


@dataclass(frozen=True, slots=True)
class HintsGiven(Event):
    """Nobody has a turn any more (WP-44): everybody votes now."""

    round: int


@dataclass(frozen=True, slots=True)
class VoteGiven(Event):
    """A seat has laid its tiles face down (WP-52); which ones is known to itself alone."""

    seat: Seat
    tiles: Tiles | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class SeatScored(Event):
    """A seat turned up its identity card, and the others the tiles that they had laid for it (WP-56).

    By voter: `tiles`, None at the seat's own place. `right` are the voters who had it right, clockwise from the seat.
    `points` by seat is what this turn brought both ways (WP-58, WP-59), `scores` the totals with them.
    """

    seat: Seat
    number: int
    tiles: Tiles
    right: tuple[Seat, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


NextStart = Literal["alone_lowest", "first_lowest"]
"""Why a seat starts next: it starts again, because it alone has the lowest total (WP-69), or it is the first with the
lowest total clockwise from the start player, who is left out (WP-67, WP-68)."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """All is collected (WP-63 to WP-66). `scores` by seat; `lowest` are the seats that share the lowest total, in seat
    order, `start` the one of them that starts next and `why`."""

    played: Played
    scores: tuple[int, ...]
    lowest: tuple[Seat, ...]
    start: Seat
    why: NextStart


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The end (WP-70), after the last round that was `played`; all who share the highest total win (WP-72)."""

    played: Played
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
