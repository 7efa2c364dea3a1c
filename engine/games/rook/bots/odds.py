"""Odds: how likely the others hold what they would need. Counting and shares, no looking.

A card that nobody has seen is shared out over the seats that may hold it, in proportion to their free places; the high
bidder is taken to have kept trumps.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.rook.bots.counting import Known
from engine.games.rook.cards import COLORS, NUMBER, ROOK, ROOK_NUMBER, suit

BIDDER_TRUMPS = 6.0
"""How many trumps a high bidder keeps when the nest is laid."""
ROOK_WILLING = 0.45
"""How often a seat that could follow spends the Rook on a trick all the same."""
RUFF_WILLING = 0.9
"""How often a seat that cannot follow trumps in."""


@dataclass(frozen=True, slots=True)
class Odds:
    """`shares[color][seat]` is the probability that one given unseen card of the colour is in that hand."""

    known: Known
    shares: Mapping[str, tuple[float, ...]]

    def none_of(self, seat: Seat, color: str, cards: int) -> float:
        """The probability that `seat` holds none of `cards` unseen cards of `color`."""
        return (1.0 - self.shares[color][seat]) ** cards

    def void(self, seat: Seat, color: str) -> float:
        """The probability that `seat` has no card of `color` at all."""
        return self.none_of(seat, color, len(self.known.unseen[color]))

    def trumps(self) -> float:
        """How many trumps the seats against this one are expected to hold between them."""
        known = self.known
        out = len(known.unseen[known.trump])
        return out * sum(share for seat, share in enumerate(self.shares[known.trump]) if known.against(seat))

    def beaten_by(self, seat: Seat, top: Card, lead: str) -> float:
        """The probability that `seat`, yet to play, will take the trick from `top`."""
        known = self.known
        if top == ROOK:
            return 0.0
        trump, mine = known.trump, suit(top, known.trump)
        higher = sum(rank > NUMBER[top] for rank in known.unseen[mine])
        if lead == trump:
            return 1.0 - self.none_of(seat, trump, higher)
        rook = self.shares[trump][seat] * ROOK_WILLING if ROOK_NUMBER in known.unseen[trump] else 0.0
        void = self.void(seat, lead)
        if mine == trump:
            ruffs = void * (1.0 - self.none_of(seat, trump, higher)) * RUFF_WILLING
            return 1.0 - (1.0 - ruffs) * (1.0 - rook)
        ruffs = void * (1.0 - self.void(seat, trump)) * RUFF_WILLING
        follows = 1.0 - self.none_of(seat, lead, higher)
        return 1.0 - (1.0 - follows) * (1.0 - ruffs) * (1.0 - rook)

    def holds(self, top: Card, lead: str, seats: tuple[Seat, ...]) -> float:
        """The probability that none of the opponents among `seats`, yet to play, takes the trick from `top`."""
        chance = 1.0
        for seat in seats:
            if self.known.against(seat):
                chance *= 1.0 - self.beaten_by(seat, top, lead)
        return chance


def odds(known: Known) -> Odds:
    """The shares of every colour's unseen cards."""
    trump = known.trump
    trumps = _trump_shares(known)
    out = len(known.unseen[trump])
    side_cards = [max(0.0, known.counts[seat] - trumps[seat] * out) for seat in range(known.players)]
    side_cards[known.seat] = 0.0
    shares = {trump: trumps}
    for color in COLORS:
        if color != trump:
            shares[color] = _shared(known, color, side_cards, known.buried)
    return Odds(known, shares)


def _shared(known: Known, color: str, places: list[float], hidden: float) -> tuple[float, ...]:
    weights = [0.0 if (seat, color) in known.voids else size for seat, size in enumerate(places)]
    total = sum(weights) + hidden
    return tuple(weight / total if total else 0.0 for weight in weights)


def _trump_shares(known: Known) -> tuple[float, ...]:
    """The bidder is given what is left of the usual length, the rest is shared by free places."""
    out = len(known.unseen[known.trump])
    places = [float(count) for count in known.counts]
    places[known.seat] = 0.0
    bidder = known.bidder
    if bidder is None or bidder == known.seat or not out:
        return _shared(known, known.trump, places, float(known.buried) if bidder is None else 0.0)
    if (bidder, known.trump) in known.voids:
        return _shared(known, known.trump, places, 0.0)
    others = [0.0 if seat == bidder else size for seat, size in enumerate(places)]
    free = sum(others) - sum(others[seat] for seat, color in known.voids if color == known.trump)
    expected = max(out * places[bidder] / (free + places[bidder] or 1.0), BIDDER_TRUMPS - known.trumps_shown[bidder])
    part = min(1.0, min(expected, places[bidder]) / out) if free else 1.0
    rest = _shared(known, known.trump, others, 0.0)
    return tuple(part if seat == bidder else share * (1.0 - part) for seat, share in enumerate(rest))
