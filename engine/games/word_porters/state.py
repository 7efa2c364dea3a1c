"""State: a match between two steps, all frozen. It contains all identity numbers and votes; `view` decides who learns
them."""

from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.options import WORDS_LAID, Ruleset

Tiles = tuple[int | None, ...]
"""By seat: the number that a voter assigns to that seat's word; None at the voter's own place."""


@dataclass(frozen=True, slots=True)
class Placing:
    """`seat` put `tokens` on the hint card: one on an empty card, two on a taken one, the second under the first."""

    seat: Seat
    hint: Card
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A scored round, which is public. `placings` and `passed` are in their order, `words` and `row` as they were laid
    (number 1 first); all other tuples are by seat."""

    round: int
    start: Seat
    words: tuple[Printed, ...]
    row: tuple[Printed, ...]
    placings: tuple[Placing, ...]
    passed: tuple[Seat, ...]
    numbers: tuple[int, ...]
    votes: tuple[Tiles, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The state of a match."""

    ruleset: Ruleset
    phase: str  # "deal", "start", "reshuffle", "identities", "hints", "votes", "end"
    words: tuple[Printed, ...] = ()  # the whole stack as dealt; [0] is drawn first
    hints: tuple[Printed, ...] = ()  # all hint cards with their texts, in the order of the deal
    start: Seat | None = None  # the start player of the round
    round: int = 0
    turn: Seat | None = None  # the seat whose turn it is to give a hint
    stack: Cards = ()  # hint cards face down, [0] is drawn first
    row: Cards = ()
    discarded: Cards = ()  # hint cards of earlier rows, by number
    numbers: tuple[int, ...] = ()  # by seat, the identity cards of the round
    placings: tuple[Placing, ...] = ()  # of the round, in order
    passed: tuple[Seat, ...] = ()  # in order
    votes: tuple[Tiles | None, ...] = ()  # by seat
    played: tuple[PlayedRound, ...] = ()
    scores: tuple[int, ...] = ()

    def laid(self) -> tuple[Printed, ...]:
        """The ten words on the table, number 1 first (WP-15); none before the first round."""
        return self.words[WORDS_LAID * (self.round - 1) : WORDS_LAID * self.round] if self.round else ()

    def printed(self, cards: Cards) -> tuple[Printed, ...]:
        """Return these hint cards with their texts."""
        texts = {hint.card: hint for hint in self.hints}
        return tuple(texts[card] for card in cards)

    def starter(self) -> Seat:
        """The start player. Only valid once there is one."""
        assert self.start is not None
        return self.start

    def on_turn(self) -> Seat:
        """Return the seat on turn. Only valid while there is one."""
        assert self.turn is not None
        return self.turn

    def tokens(self, seat: Seat) -> tuple[int, ...]:
        """Return the tokens that the seat has not placed in this round, rising."""
        return left_of_tokens(self.ruleset.tokens, self.placings, seat)

    def owing(self) -> tuple[Seat, ...]:
        """The seats that have not voted yet, in seat order."""
        return tuple(seat for seat, tiles in enumerate(self.votes) if tiles is None) if self.phase == "votes" else ()

    def last_round(self) -> bool:
        return self.round == self.ruleset.rounds


def left_of_tokens(tokens: tuple[int, ...], placings: tuple[Placing, ...], seat: Seat) -> tuple[int, ...]:
    """Return the part of `tokens` that a seat has left after these placings."""
    gone = {token for placing in placings if placing.seat == seat for token in placing.tokens}
    return tuple(token for token in tokens if token not in gone)


def on_card(placings: tuple[Placing, ...], hint: Card) -> tuple[Placing, ...]:
    return tuple(placing for placing in placings if placing.hint == hint)


Outcome = tuple[State, tuple[Event, ...]]
"""The state after a step, and its events."""
