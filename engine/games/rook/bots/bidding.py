"""Bidding: what a hand is worth, and what to say in the auction."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.cards import Cards
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.shapes import Number
from engine.core.steps import Step
from engine.games.rook.bots.bid_value import worth_it
from engine.games.rook.bots.levels import Level
from engine.games.rook.bots.sides import partner_of
from engine.games.rook.cards import COLORS, NUMBER, ROOK
from engine.games.rook.options import POINTS_PER_STAR
from engine.games.rook.view import View

TRUMP = 5.5
ROOK_COUNTS = 12.0
HIGH_TRUMPS = {14: 7.0, 13: 5.0, 12: 3.0, 11: 2.0}
SIDE_14 = 7.0
VOID = 3.0
OFFSETS = {"classic": 50.0, "intermediate": 38.0, "classic_individual-5": 32.0, "classic_individual-6": 4.0}
"""What nest, partner and deck add to a hand's own count, in points; measured by playing."""
CAUTION = {"classic": 1.0, "intermediate": 1.0, "classic_individual-5": 1.0, "classic_individual-6": 0.4}
"""How much of a level's caution applies: where bids hardly rise above the least one, all of it would be a pass."""
DARED = {"intermediate": 15.0, "classic_individual-5": 4.0, "classic_individual-6": 4.0}
"""What those who know what a bid is worth add to it: most where one too high costs nothing (RK-70). Found by playing
5, 10, ... more against a table that adds nothing; in `classic` they go by what the others have said instead."""
OVER_PARTNER = 15.0
"""How much better than the partner's bid a hand has to be to bid over it."""


class Promise(NamedTuple):
    """The colour a hand would name, and the points its own cards count towards a bid."""

    color: str
    points: float


def best_color(cards: Cards) -> Promise:
    """The trump colour that makes most of `cards`; the first of equals in the order of the pack."""
    promises = [Promise(color, counted(cards, color)) for color in COLORS]
    return max(promises, key=lambda promise: promise.points)


def counted(cards: Cards, trump: str) -> float:
    """What `cards` count towards a bid if `trump` is trump, in points."""
    total = 0.0
    lengths = dict.fromkeys(COLORS, 0)
    for card in cards:
        if card == ROOK:
            total += ROOK_COUNTS
            continue
        color, rank = card.split("-")[0], NUMBER[card]
        lengths[color] += 1
        if color == trump:
            total += TRUMP + HIGH_TRUMPS.get(rank, 0.0)
        elif rank == 14:
            total += SIDE_14
    return total + VOID * sum(not length for color, length in lengths.items() if color != trump)


def estimate(view: View, level: Level) -> float:
    """What the viewer expects to take as high bidder, in points (also where the game counts in stars)."""
    key = view.variant if view.players == 4 else f"{view.variant}-{view.players}"
    dared = DARED.get(key, 0.0) if level.follows else 0.0
    return best_color(view.hand).points + OFFSETS[key] + dared - level.bid_less * CAUTION[key]


def speak(view: View, prompts: Sequence[Prompt], level: Level) -> Decision:
    """Bid or pass."""
    bid = next((prompt for prompt in prompts if prompt.verb == "bid"), None)
    pass_ = next((prompt for prompt in prompts if prompt.verb == "pass"), None)
    if bid and isinstance(bid.shape, Number):
        amount = _amount(view, bid.shape, level)
        if amount is not None or pass_ is None:
            return Decision(bid.answer(bid.shape.least if amount is None else amount), "bid_what_it_counts")
    assert pass_ is not None
    return Decision(Step(pass_.who, "pass"), "pass_too_weak")


def _amount(view: View, bid: Number, level: Level) -> int | None:
    """The amount to bid, in the game's own unit; None where the hand is not worth the least one."""
    if level.follows and view.variant == "classic":
        return bid.least if worth_it(view, bid.least) else None
    limit = estimate(view, level)
    if view.variant == "intermediate":
        return _only_bid(view, bid, limit)
    if view.bidder is not None and view.bidder == partner_of(view):
        limit -= OVER_PARTNER
    return bid.least if bid.least <= limit else None


def _only_bid(view: View, bid: Number, limit: float) -> int | None:
    """One turn and no set-back (RK-24, RK-70): all of it at once, and the dealer, who speaks last, just enough."""
    most = min(bid.most, int(limit / POINTS_PER_STAR))
    if most < bid.least:
        return None
    return bid.least if view.viewer == view.dealer else most
