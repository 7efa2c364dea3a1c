"""State: a match between two steps, all frozen. It contains the guesses of all seats; `view` decides who learns
them."""

from dataclasses import dataclass, replace

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat, at_seat
from engine.games.hooky.options import Ruleset


@dataclass(frozen=True, slots=True)
class SpokenWord:
    """A word and its number. `of`: the asked seat, or None for a starting clue, which is about the speaker's own hand
    and has `round` 0."""

    round: int
    seat: Seat
    of: Seat | None
    word: str
    number: int

    @property
    def about(self) -> Seat:
        """The seat whose hand the number is about."""
        return self.seat if self.of is None else self.of


@dataclass(frozen=True, slots=True)
class SentBack:
    """A word that the table did not accept; like `SpokenWord`, but without a number (HK-65). `against`: the seats that
    objected."""

    round: int
    seat: Seat
    of: Seat | None
    word: str
    against: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """`seat` laid `shown` face up (HK-44) and sees one card of the hand of `of` (HK-48). `card`: None until it is
    drawn, and for all but the looker."""

    round: int
    seat: Seat
    shown: Card
    of: Seat
    card: Card | None = None


HandGuess = tuple[Cards | None, ...]
"""By seat: the letters named for its hand; None at the guesser's own place."""


@dataclass(frozen=True, slots=True)
class State:
    """The state of a match. Hands are sorted and keep their face-up cards (HK-46)."""

    ruleset: Ruleset
    phase: str  # "deal", "clues", "turns", "look", "guesses", "end"
    start: Seat | None = None
    turn: Seat | None = None  # in "look" the looker's; None during guesses and at the end
    round: int = 0  # 0 during the starting clues; in "guesses" the one that just ended
    hands: tuple[Cards, ...] = ()
    playground: Cards = ()  # [0] is turned up first (HK-Q28)
    turned: int = 0  # number of face-up Playground cards
    hooky: Cards = ()
    spoken: tuple[SpokenWord, ...] = ()
    sent_back: tuple[SentBack, ...] = ()
    looks: tuple[Look, ...] = ()
    asked: bool = False  # the question of this turn has been answered
    looked: bool = False  # a card was revealed in this turn
    guesses: tuple[tuple[Cards, ...], ...] = ()  # by seat, the guess after round 4 first
    hand_guesses: tuple[HandGuess | None, ...] = ()  # by seat; always None if hands are not named

    def on_turn(self) -> Seat:
        """The seat on turn. Only valid while there is one."""
        assert self.turn is not None
        return self.turn

    def shown(self, seat: Seat) -> Cards:
        """Return the cards that the seat has laid face up, in that order."""
        return tuple(look.shown for look in self.looks if look.seat == seat)

    def face_down(self, seat: Seat) -> Cards:
        """Return the face-down cards of the seat's hand, which only its owner sees."""
        shown = self.shown(seat)
        return tuple(card for card in self.hands[seat] if card not in shown)

    def looking(self) -> Look:
        """The look that waits for chance. Only valid while there is one."""
        return self.looks[-1]

    def owes_guess(self, seat: Seat) -> bool:
        """Return whether the seat's Hooky guess of this round is missing (HK-71)."""
        return self.phase == "guesses" and len(self.guesses[seat]) <= self.ruleset.guessed_after.index(self.round)

    def owes_hands(self, seat: Seat) -> bool:
        """Return whether the seat's hand guesses are missing (HK-79)."""
        over = self.phase == "guesses" and self.round == self.ruleset.rounds
        return over and self.ruleset.kind.names_hands and self.hand_guesses[seat] is None

    def owing(self) -> tuple[Seat, ...]:
        """The seats that still have something to guess, in seat order."""
        seats = range(self.ruleset.players)
        return tuple(seat for seat in seats if self.owes_guess(seat) or self.owes_hands(seat))


Outcome = tuple[State, tuple[Event, ...]]
"""The state after a step, and its events."""


def with_guess(state: State, seat: Seat, letters: Cards) -> State:
    """Return `state` with one more Hooky guess of that seat."""
    guesses = state.guesses
    return replace(state, guesses=at_seat(guesses, seat, (*guesses[seat], letters)))


def with_hand_guess(state: State, seat: Seat, letters: HandGuess) -> State:
    """Return `state` with the hand guesses of that seat."""
    known = state.hand_guesses
    return replace(state, hand_guesses=at_seat(known, seat, letters))
