"""Bid value: what a bid brings over a pass in `classic`, by the hand and by what partner and opponents have said.

For players who follow the auction. The weights are in points of a hand's result (the own side's less the mean of the
others'); a bid is worth it from `MARGIN` on. They were found by playing: in some ten thousand deals every decision of
an auction was played out both ways, the difference fitted to these features by least squares, and the fit played
against the count of `bidding.estimate` and against itself to gather the next decisions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.games.rook.cards import COLORS, NUMBER, ROOK, color
from engine.games.rook.options import LEAST_BID, POINTS_PER_STAR
from engine.games.rook.state import Bid
from engine.games.rook.view import View, partner_of

MARGIN = 4.0
"""What a bid has to bring; as good as 0 and 8 when it was played, and it is made oftener than with 0."""
LEAST, STEP = LEAST_BID["classic"], POINTS_PER_STAR
"""The least bid, and from one to the next (RK-33)."""
HIGH = 90
"""Each step above it costs more."""
LONG = 4
"""Each trump beyond these counts for more."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What speaks for a bid, or, below 0, against it.

    Of the hand: `trump` for each, `long` for each beyond the fourth (the Rook Bird counts), the highest trumps in
    `tops` by number, `side_14` for each 14 elsewhere, `lengths` for each other colour of none, one or two cards.
    Of the bid: `start` for the least one there is, `step` for each step above it, `high_step` for each above `HIGH`,
    `over_partner` where the high bid is the partner's.
    Of what was said: the partner has bid, has passed without a bid, has passed after one; the same for each opponent.
    """

    trump: float
    long: float
    rook: float
    tops: Mapping[int, float]
    side_14: float
    lengths: tuple[float, float, float]
    start: float
    step: float
    high_step: float
    over_partner: float
    partner: Mapping[str, float]
    opponent: Mapping[str, float]


WEIGHTS = Weights(
    trump=0.7,
    long=8.8,
    rook=4.8,
    tops={14: 8.2, 13: 2.8, 12: 1.5},
    side_14=0.5,
    lengths=(16.6, 9.3, 2.8),
    start=-20.2,
    step=-9.3,
    high_step=-16.4,
    over_partner=-6.6,
    partner={"bid": 5.9, "passed": 31.8, "gave_up": 14.9},
    opponent={"bid": 4.9, "passed": 10.9, "gave_up": -3.2},
)


def worth_it(view: View, amount: int) -> bool:
    """Whether the viewer, a seat in an auction, should rather bid `amount` than pass."""
    return gain(view, amount) >= MARGIN


def gain(view: View, amount: int) -> float:
    """What the viewer, a seat in an auction, gains by bidding `amount` instead of passing, in points."""
    partner = partner_of(view)
    worth = WEIGHTS.start + max(_hand(view.hand, trump) for trump in COLORS)
    worth += (WEIGHTS.step * (amount - LEAST) + WEIGHTS.high_step * max(0, amount - HIGH)) / STEP
    if view.bidder == partner:
        worth += WEIGHTS.over_partner
    for seat in sorted({seat for seat, _ in view.bids} - {view.viewer}):
        told = WEIGHTS.partner if seat == partner else WEIGHTS.opponent
        worth += sum(told[said] for said in _said(view.bids, seat))
    return worth


def _hand(cards: Cards, trump: str) -> float:
    """What the cards of a hand say for a bid with `trump`."""
    worth = 0.0
    lengths = dict.fromkeys(COLORS, 0)
    for card in cards:
        if card == ROOK:
            worth += WEIGHTS.rook
            continue
        lengths[color(card)] += 1
        if color(card) == trump:
            worth += WEIGHTS.trump + WEIGHTS.tops.get(NUMBER[card], 0.0)
        elif NUMBER[card] == 14:
            worth += WEIGHTS.side_14
    long = lengths.pop(trump) + (ROOK in cards) - LONG
    short = sum(WEIGHTS.lengths[length] for length in lengths.values() if length < len(WEIGHTS.lengths))
    return worth + WEIGHTS.long * max(0, long) + short


def _said(bids: Sequence[Bid], seat: Seat) -> tuple[str, ...]:
    """What a seat that has spoken has said so far, as keys of `Weights.opponent`."""
    own = [amount for by, amount in bids if by == seat]
    if own[0] is None:
        return ("passed",)
    return ("bid", "gave_up") if own[-1] is None else ("bid",)
