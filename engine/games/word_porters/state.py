"""State: a match between two steps; everything is frozen. Identity numbers and votes live here by seat, where only
`view` decides who learns of them."""

from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.options import WORDS_LAID, Terms

Tiles = tuple[int | None, ...]
"""By seat: the number of the word that a voter thinks that seat owns; None at the voter's own place."""


@dataclass(frozen=True, slots=True)
class Placing:
    """`seat` put `tokens` on the hint card: one on an empty card; on a taken one two, the second under the first."""

    seat: Seat
    hint: Card
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A round that has been scored. What stands in it has been open to all since then. Tuples by seat, but for
    `placings` (in order), `passed` (in order), `words` (number 1 first) and `row`."""

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
    """A whole match."""

    terms: Terms
    phase: str  # "deal", "start", "reshuffle", "identities", "hints", "votes", "end"
    words: tuple[Printed, ...] = ()  # the whole stack as it was dealt, [0] was drawn first
    hints: tuple[Printed, ...] = ()  # every hint card with its text, in the order of the deal
    start: Seat | None = None  # the start player of the round
    round: int = 0
    turn: Seat | None = None  # whose turn it is to give a hint
    stack: Cards = ()  # hint cards face down, [0] is drawn first
    row: Cards = ()
    discarded: Cards = ()  # hint cards of earlier rows, by number
    numbers: tuple[int, ...] = ()  # by seat, the identity cards of the round
    placings: tuple[Placing, ...] = ()  # of the round, in order
    passed: tuple[Seat, ...] = ()  # in order
    votes: tuple[Tiles | None, ...] = ()  # by seat
    played: tuple[Played, ...] = ()
    scores: tuple[int, ...] = ()

    def laid(self) -> tuple[Printed, ...]:
        """The ten words on the table, number 1 first (WP-15); none before the first round."""
        return self.words[WORDS_LAID * (self.round - 1) : WORDS_LAID * self.round] if self.round else ()

    def printed(self, cards: Cards) -> tuple[Printed, ...]:
        """These hint cards with their texts."""
        texts = {hint.card: hint for hint in self.hints}
        return tuple(texts[card] for card in cards)

    def starter(self) -> Seat:
        """The start player; only asked for once there is one."""
        assert self.start is not None
        return self.start

    def on_turn(self) -> Seat:
        """The seat whose turn it is; only asked for while there is one."""
        assert self.turn is not None
        return self.turn

    def tokens(self, seat: Seat) -> tuple[int, ...]:
        """The tokens that the seat has not placed in this round, rising."""
        return left_of_tokens(self.terms.tokens, self.placings, seat)

    def owing(self) -> tuple[Seat, ...]:
        """Who has not voted yet, in seat order."""
        return tuple(seat for seat, tiles in enumerate(self.votes) if tiles is None) if self.phase == "votes" else ()

    def last_round(self) -> bool:
        """Whether no round follows this one."""
        return self.round == self.terms.rounds


def left_of_tokens(tokens: tuple[int, ...], placings: tuple[Placing, ...], seat: Seat) -> tuple[int, ...]:
    """Which of its `tokens` a seat has left after these placings."""
    gone = {token for placing in placings if placing.seat == seat for token in placing.tokens}
    return tuple(token for token in tokens if token not in gone)


def on_card(placings: tuple[Placing, ...], hint: Card) -> tuple[Placing, ...]:
    """What lies on a hint card, in the order in which it was put there."""
    return tuple(placing for placing in placings if placing.hint == hint)


Outcome = tuple[State, tuple[Event, ...]]
"""What applying a step gives."""
