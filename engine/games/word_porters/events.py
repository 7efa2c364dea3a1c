"""The events of Word Porters. Secret parts: identity numbers until they are scored, and votes."""

from dataclasses import dataclass, field
from typing import Literal

from engine.core.events import BY_SEAT, OWN, Event
from engine.core.seats import Seat
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.state import Placing, PlayedRound, Tiles


@dataclass(frozen=True, slots=True)
class StacksMade(Event):
    """Word cards and hint cards are face down and shuffled, with their numbers (WP-6, WP-9)."""

    words: int
    hints: int


@dataclass(frozen=True, slots=True)
class StartChosen(Event):
    """The youngest is the start player of round 1 (WP-13)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WordsLaid(Event):
    """A round begins: its ten words are face up, number 1 first (WP-15). Row and tokens of the last round are gone."""

    round: int
    start: Seat
    words: tuple[Printed, ...]


@dataclass(frozen=True, slots=True)
class HintsLaid(Event):
    """Hint cards were added to the row (WP-16), after the `there` cards in it. `left`: the size of the stack."""

    hints: tuple[Printed, ...]
    there: int
    left: int


@dataclass(frozen=True, slots=True)
class HintsShuffled(Event):
    """The discarded hint cards, so many of them, are the new stack (WP-18)."""

    number: int


@dataclass(frozen=True, slots=True)
class IdentitiesDealt(Event):
    """Every seat has an identity card (WP-21). The numbers of others are None for a viewer."""

    numbers: tuple[int | None, ...] = field(metadata=BY_SEAT)


@dataclass(frozen=True, slots=True)
class TokensPlaced(Event):
    """Tokens went on a hint card (WP-30, WP-31). `shared`: whether others had tokens there. `onto`: the tokens that
    were there, in order. `left`: the tokens that the seat still has."""

    placing: Placing
    shared: bool
    onto: tuple[Placing, ...]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat left the hint phase (WP-41) with these tokens unplaced (WP-43). `forced`: it had no other step (WP-42)."""

    seat: Seat
    left: tuple[int, ...]
    forced: bool


@dataclass(frozen=True, slots=True)
class HintsGiven(Event):
    """The last turn is over (WP-44), and all seats vote."""

    round: int


@dataclass(frozen=True, slots=True)
class VoteGiven(Event):
    """A seat laid its tiles face down (WP-52). Only that seat knows them."""

    seat: Seat
    tiles: Tiles | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class SeatScored(Event):
    """A seat turned up its identity card, and the others turned up their tiles for it (WP-56).

    `tiles`: by voter, None for the seat itself. `right`: the voters with the right tile, clockwise from the seat.
    `points`: by seat, from this turn in both directions (WP-58, WP-59). `scores`: the new totals.
    """

    seat: Seat
    number: int
    tiles: Tiles
    right: tuple[Seat, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


NextStart = Literal["alone_lowest", "first_lowest"]
"""Why a seat starts next. `alone_lowest`: it alone has the lowest total, so it starts even if it just did (WP-69).
`first_lowest`: it is the first with the lowest total clockwise from the start player, who is left out (WP-67, WP-68).
"""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """All is collected (WP-63 to WP-66). `scores`: by seat. `lowest`: the seats with the lowest total, in seat order.
    `start`: the one of them that starts next. `why`: the reason."""

    played: PlayedRound
    scores: tuple[int, ...]
    lowest: tuple[Seat, ...]
    start: Seat
    why: NextStart


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The end of the match (WP-70), after its last round `played`. All seats with the highest total win (WP-72)."""

    played: PlayedRound
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
