"""The events of Hooky. Secret parts: dealt hands, the card seen in a look, and guesses before the end."""

from dataclasses import dataclass, field

from engine.core.cards import Card, Cards
from engine.core.events import BY_SEAT, OWN, Event
from engine.core.seats import Seat
from engine.games.hooky.state import HandGuess


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A hand for every seat; the hands of others are None for a viewer. Playground and Hooky cards are face down.
    `start`: the seat with the first word of every round (HK-4)."""

    hands: tuple[Cards | None, ...] = field(metadata=BY_SEAT)
    start: Seat
    hand_size: int
    playground_size: int


@dataclass(frozen=True, slots=True)
class ClueGiven(Event):
    """A starting clue and its number, for the speaker's own hand (HK-17)."""

    seat: Seat
    word: str
    number: int


@dataclass(frozen=True, slots=True)
class QuestionAnswered(Event):
    """A word that was asked of `of`, and the number of that hand (HK-33)."""

    round: int
    seat: Seat
    of: Seat
    word: str
    number: int


@dataclass(frozen=True, slots=True)
class WordSentBack(Event):
    """The table did not accept the word (HK-65). `seat` continues as if it had not been said. `of`: None for a clue."""

    seat: Seat
    of: Seat | None
    word: str
    against: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A card was laid face up and stays so (HK-45). Now `seat` looks into the hand of `of`."""

    seat: Seat
    card: Card
    of: Seat


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """`seat` saw a card of the hand of `of` and gave it back (HK-53, HK-54). Only the looker learns `card`, not even
    its owner does."""

    seat: Seat
    of: Seat
    card: Card | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class RevealDeclined(Event):
    """A seat ended its turn after the question without a reveal (HK-43)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The top round card shows the next number (HK-67) of `rounds`; `seat` has the turn."""

    round: int
    seat: Seat
    rounds: int


@dataclass(frozen=True, slots=True)
class RoundOver(Event):
    """All seats have had their turn. `guessing`: all seats guess the Hooky cards now (HK-71). `hands`: they also name
    all other hands (HK-79)."""

    round: int
    guessing: bool
    hands: bool


@dataclass(frozen=True, slots=True)
class PlaygroundTurned(Event):
    """The top Playground card was turned up (HK-68); `left` cards are still face down."""

    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class HookyGuessed(Event):
    """A seat guessed the Hooky cards after that round; only the seat knows the letters (HK-77). `owes`: whether it must
    still name the hands."""

    seat: Seat
    round: int
    letters: Cards | None = field(metadata=OWN)
    owes: bool


@dataclass(frozen=True, slots=True)
class HandsGuessed(Event):
    """A seat named every other hand; only the seat knows the letters (HK-79). `owes`: whether it must still guess the
    Hooky cards."""

    seat: Seat
    letters: HandGuess | None = field(metadata=OWN)
    owes: bool


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The end (HK-83): the Hooky cards are turned up, and all guesses and hands are shown (HK-84). By seat: `guesses`,
    `hand_guesses`, `parts` (points of each guess, then for letters and complete hands if these are named), `scores`."""

    hooky: Cards
    hands: tuple[Cards, ...]
    guesses: tuple[tuple[Cards, ...], ...]
    hand_guesses: tuple[HandGuess | None, ...]
    parts: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    decided: str  # "score", "earliest", "most", "reveals", "shared"
