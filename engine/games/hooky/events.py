"""What happens in Hooky, as facts. Secret parts: dealt hands, the card seen in a look, guesses before the end."""

from dataclasses import dataclass, field

from engine.core.cards import Card, Cards
from engine.core.events import BY_SEAT, OWN, Event
from engine.core.seats import Seat
from engine.games.hooky.state import HandGuess


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A hand for everybody; others' hands are None for a viewer. Playground and Hooky cards lie face down. `start` has
    the first word of every round (HK-4)."""

    hands: tuple[Cards | None, ...] = field(metadata=BY_SEAT)
    start: Seat
    hand_size: int
    playground_size: int


@dataclass(frozen=True, slots=True)
class ClueGiven(Event):
    """A starting clue and its number, which is about the speaker's own hand (HK-17)."""

    seat: Seat
    word: str
    number: int


@dataclass(frozen=True, slots=True)
class QuestionAnswered(Event):
    """A word put to `of`, and the number of that hand (HK-33)."""

    round: int
    seat: Seat
    of: Seat
    word: str
    number: int


@dataclass(frozen=True, slots=True)
class WordSentBack(Event):
    """The table did not accept the word (HK-65): `seat` goes on as if it had not been said. `of` None: a clue."""

    seat: Seat
    of: Seat | None
    word: str
    against: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A card was laid face up to stay so (HK-45); now `seat` looks into the hand of `of`."""

    seat: Seat
    card: Card
    of: Seat


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """`seat` saw a card of the hand of `of` and gave it back (HK-53, HK-54). Only the looker knows which, so not even
    its owner is told `card`."""

    seat: Seat
    of: Seat
    card: Card | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class RevealDeclined(Event):
    """A seat ended its turn after the question, without a reveal (HK-43)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The top round card shows the next number (HK-67) of as many `rounds` as there are; `seat` is on turn."""

    round: int
    seat: Seat
    rounds: int


@dataclass(frozen=True, slots=True)
class RoundOver(Event):
    """Every seat has had its turn. `guessing`: everybody guesses now (HK-71), `hands`: all other hands, too (HK-79)."""

    round: int
    guessing: bool
    hands: bool


@dataclass(frozen=True, slots=True)
class PlaygroundTurned(Event):
    """The top Playground card was turned up (HK-68); `left` lie face down still."""

    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class HookyGuessed(Event):
    """A seat has guessed the Hooky cards after that round; which letters is known to itself alone (HK-77). `owes` where
    it still has the hands to name."""

    seat: Seat
    round: int
    letters: Cards | None = field(metadata=OWN)
    owes: bool


@dataclass(frozen=True, slots=True)
class HandsGuessed(Event):
    """A seat has named every other hand; which letters is known to itself alone (HK-79). `owes` where it still has the
    Hooky cards to guess."""

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
