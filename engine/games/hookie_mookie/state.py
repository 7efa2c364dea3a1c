"""State: a match between two steps, all of it frozen. Incomplete offers are here, in seat order; only `view` decides
which seat learns of them."""

from dataclasses import dataclass, replace

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat, at_seat
from engine.games.hookie_mookie.cards import Cleared, Sets, sort_hand, without
from engine.games.hookie_mookie.options import Ruleset


@dataclass(frozen=True, slots=True)
class Hookie:
    """A flip under way. `offers` are in seat order, not in the order of offering (HM-37)."""

    caller: Seat
    partner: Seat
    offers: tuple[tuple[Seat, Card], ...] = ()

    def owing(self) -> tuple[Seat, ...]:
        """Return the seats that have not offered yet, in seat order."""
        given = [seat for seat, _ in self.offers]
        return tuple(seat for seat in sorted((self.caller, self.partner)) if seat not in given)


@dataclass(frozen=True, slots=True)
class State:
    """A whole match. Hands are sorted; a face-down card in a hookie is still in its hand (HM-39)."""

    ruleset: Ruleset
    phase: str  # "start", "deal", "turn", "hookie", "end"
    turn: Seat | None = None
    hands: tuple[Cards, ...] = ()
    ghost: Cards = ()
    deck: Cards = ()  # [0] is drawn first (HM-10)
    sets: Sets = ()
    cleared: tuple[Cleared, ...] = ()
    laid: bool = False  # the seat on turn has laid cards in this turn (HM-17)
    hookie: Hookie | None = None
    winners: tuple[Seat, ...] = ()

    def out(self) -> tuple[Seat, ...]:
        """The seats that have emptied the hand (HM-61), in seat order."""
        return tuple(seat for seat, hand in enumerate(self.hands) if not hand)

    def holders(self) -> tuple[Seat, ...]:
        """The seats that still hold a card, in seat order."""
        return tuple(seat for seat, hand in enumerate(self.hands) if hand)

    def on_turn(self) -> Seat:
        """The seat on turn; use it only while there is one."""
        assert self.turn is not None
        return self.turn

    def flip(self) -> Hookie:
        """Return the hookie under way; call it only while there is one."""
        assert self.hookie is not None
        return self.hookie


Outcome = tuple[State, tuple[Event, ...]]
"""The result of a step."""


def giving(state: State, seat: Seat, cards: Cards) -> State:
    return _with_hand(state, seat, without(state.hands[seat], cards))


def taking(state: State, seat: Seat, number: int) -> tuple[State, Cards]:
    """Draw `number` cards from the deck for `seat`, or as many as there are (HM-47), in the order of drawing."""
    drawn = state.deck[:number]
    lighter = replace(state, deck=state.deck[len(drawn) :])
    return _with_hand(lighter, seat, sort_hand((*state.hands[seat], *drawn))), drawn


def _with_hand(state: State, seat: Seat, hand: Cards) -> State:
    return replace(state, hands=at_seat(state.hands, seat, hand))
