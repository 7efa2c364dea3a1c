"""State: a match between two steps; everything is frozen. Guesses live here by seat, where only `view` decides who
learns of them."""

from dataclasses import dataclass, replace

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.hooky.options import Terms


@dataclass(frozen=True, slots=True)
class Spoken:
    """A word and the number that answered it. `of` is the questioned seat, None for a starting clue, which is about the
    speaker's own hand; `round` is then 0."""

    round: int
    seat: Seat
    of: Seat | None
    word: str
    number: int

    @property
    def about(self) -> Seat:
        """Whose hand the number is about."""
        return self.seat if self.of is None else self.of


@dataclass(frozen=True, slots=True)
class SentBack:
    """A word that the table did not accept; as `Spoken`, but there is no number (HK-65). `against` are seats."""

    round: int
    seat: Seat
    of: Seat | None
    word: str
    against: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """`seat` has laid `shown` face up (HK-44) and sees one card of the hand of `of` (HK-48): `card`, None as long as it
    is not drawn, and for everybody but the looker."""

    round: int
    seat: Seat
    shown: Card
    of: Seat
    card: Card | None = None


HandGuess = tuple[Cards | None, ...]
"""By seat: the letters named for its hand; None at the guesser's own place."""


@dataclass(frozen=True, slots=True)
class State:
    """A whole match. Hands are sorted and keep the cards that lie face up (HK-46)."""

    terms: Terms
    phase: str  # "deal", "clues", "turns", "look", "guesses", "end"
    start: Seat | None = None
    turn: Seat | None = None  # in "look" the looker's; None while everybody guesses and at the end
    round: int = 0  # 0 during the starting clues; in "guesses" the one that is just over
    hands: tuple[Cards, ...] = ()
    playground: Cards = ()  # [0] is turned up first (HK-Q28)
    turned: int = 0  # how many Playground cards lie face up
    hooky: Cards = ()
    spoken: tuple[Spoken, ...] = ()
    sent_back: tuple[SentBack, ...] = ()
    looks: tuple[Look, ...] = ()
    asked: bool = False  # the question of this turn has been answered
    looked: bool = False  # a card was revealed in this turn
    guesses: tuple[tuple[Cards, ...], ...] = ()  # by seat, the guess after round 4 first
    hand_guesses: tuple[HandGuess | None, ...] = ()  # by seat; None for ever where no hands are named

    def on_turn(self) -> Seat:
        """The seat whose turn it is; only asked for while there is one."""
        assert self.turn is not None
        return self.turn

    def shown(self, seat: Seat) -> Cards:
        """The cards that the seat has laid face up, the first one first."""
        return tuple(look.shown for look in self.looks if look.seat == seat)

    def face_down(self, seat: Seat) -> Cards:
        """The cards of the seat's hand that only its owner sees."""
        shown = self.shown(seat)
        return tuple(card for card in self.hands[seat] if card not in shown)

    def looking(self) -> Look:
        """The look that waits for chance; only asked for while there is one."""
        return self.looks[-1]

    def owes_guess(self, seat: Seat) -> bool:
        """Whether the Hooky guess of this round is missing (HK-71)."""
        return self.phase == "guesses" and len(self.guesses[seat]) <= self.terms.guessed_after.index(self.round)

    def owes_hands(self, seat: Seat) -> bool:
        """Whether the hand guesses are missing (HK-79)."""
        over = self.phase == "guesses" and self.round == self.terms.rounds
        return over and self.terms.kind.names_hands and self.hand_guesses[seat] is None

    def owing(self) -> tuple[Seat, ...]:
        """Who still has something to guess, in seat order."""
        seats = range(self.terms.players)
        return tuple(seat for seat in seats if self.owes_guess(seat) or self.owes_hands(seat))


Outcome = tuple[State, tuple[Event, ...]]
"""What applying a step gives."""


def with_guess(state: State, seat: Seat, letters: Cards) -> State:
    """`state` with one more Hooky guess of that seat."""
    guesses = state.guesses
    return replace(state, guesses=(*guesses[:seat], (*guesses[seat], letters), *guesses[seat + 1 :]))


def with_hand_guess(state: State, seat: Seat, letters: HandGuess) -> State:
    """`state` with the hand guesses of that seat."""
    known = state.hand_guesses
    return replace(state, hand_guesses=(*known[:seat], letters, *known[seat + 1 :]))
