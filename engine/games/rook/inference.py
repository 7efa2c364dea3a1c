"""Inference: what the events of one hand prove about cards that a viewer does not see."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.rook.cards import COLOR, ROOK
from engine.games.rook.events import (
    CardPlayed,
    CardsTakenBack,
    HandRanOut,
    NestCalled,
    NestLaid,
    RenegeCalled,
    TrumpNamed,
    TrumpTurned,
)


@dataclass(slots=True)
class Shown:
    """A card that was played, whether it still lies there or was taken back.

    `off` are the colours that the seat would have had to play and did not: none where it followed or led. `verdict` is
    what a call said of it. `before_repair` tells whether the bidder had not put the nest right yet.
    """

    seat: Seat
    card: Card
    off: frozenset[str]
    enforced: bool
    held: frozenset[Card]  # cards of that seat that are known by then from plays taken back
    before_repair: bool = True
    verdict: bool | None = None
    standing: bool = True


@dataclass(slots=True)
class Evidence:
    """The plays of a hand in order, and what became known of a nest of the wrong size."""

    shown: list[Shown] = field(default_factory=list)
    wrong: bool = False
    repaired: bool = False
    ran_out: bool = False

    def cards(self, seat: Seat) -> frozenset[Card]:
        """Every card that `seat` has shown."""
        return frozenset(play.card for play in self.shown if play.seat == seat)

    def in_hand(self, seat: Seat) -> frozenset[Card]:
        """The shown cards of `seat` that went back to its hand."""
        standing = {play.card for play in self.shown if play.standing}
        return self.cards(seat) - standing


def gather(events: Sequence[Event]) -> Evidence:
    """Read the events of the hand being played, from the deal on."""
    found = Evidence()
    trump = ""
    spots: dict[tuple[Seat, int], Shown] = {}
    leads: dict[int, str] = {}
    enforced = False
    for event in events:
        match event:
            case TrumpTurned(color=color) | TrumpNamed(color=color):
                trump = color
            case CardPlayed(seat=seat, card=card, trick=trick, place=place):
                suit = trump if card == ROOK else COLOR[card]
                led = leads.setdefault(trick, suit) if place else suit
                leads[trick] = led
                off = _not_followed(card, led, trump) if place else frozenset[str]()
                play = Shown(seat, card, off, enforced, found.in_hand(seat) - {card}, not found.repaired)
                found.shown.append(play)
                spots[seat, trick] = play
                enforced = False
            case RenegeCalled(seat=seat, trick=trick, true=true):
                spots[seat, trick].verdict = true
            case CardsTakenBack(plays=plays):
                for seat, _, trick in plays:
                    spots[seat, trick].standing = False
                enforced = True
            case NestCalled(wrong=True):
                found.wrong = True
            case HandRanOut():
                found.wrong = found.ran_out = True
            case NestLaid(repair=True):
                found.repaired = True
    return found


def _not_followed(card: Card, led: str, trump: str) -> frozenset[str]:
    """The colours that a seat playing by the rules has none of when it plays `card` (RK-50 to RK-57)."""
    if card == ROOK or COLOR[card] == led:
        return frozenset()
    return frozenset((led, COLOR[ROOK])) if led == trump else frozenset((led,))
