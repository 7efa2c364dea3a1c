"""Bidding: the worth of a hand, and the words of the auction. For its winner: which colour to make trump, and which
cards to lay into the nest.

`estimate` counts a hand. In `classic`, players who follow the auction weigh the gain of a bid over a pass. They judge
by the hand and by the words of partner and opponents. The weights are in points of a hand's result (the own side's less
the mean of the others'); a bid is worth it from `MARGIN` on.

The weights were found by playing. Players who try cards in worlds played some two thousand deals, each with every
likely high bidder. So any auction of a deal has its result. In auctions of these deals every decision was taken both
ways, and the difference fitted to these features by least squares. The fit was played against `estimate`, against the
previous weights, and against itself to gather the next decisions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.core.characters import Manner
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Number, Some
from engine.core.steps import Step
from engine.games.rook.bots.counting import POINTS
from engine.games.rook.bots.levels import Level
from engine.games.rook.cards import COLORS, NUMBER, ROOK, color, sort_hand
from engine.games.rook.options import LEAST_BID, POINTS_PER_STAR
from engine.games.rook.state import Bid
from engine.games.rook.view import View, partner_of

MARGIN = 6.0
"""Least gain of a bid. Played, it was as good as 2 and 4, and its bids are made more often, 7 of 10 times among equals.
From 8 on it gives too much away."""
LEAST, STEP = LEAST_BID["classic"], POINTS_PER_STAR
"""The least bid, and the step to the next (RK-33)."""
LATE, MARGIN_LATE = 150, -20.0
"""If no side needs more than these points, a bid that is made may win the match, and so is worth more than its points.
In trials with sides at 200 to 280 of 300 this won 8 to 10 more matches of a hundred than `MARGIN`. It gained nothing if
one side was far behind."""
NERVE = 5.0
"""Points that a daring character adds to the worth of a hand. A careful one bids like a plain one, since a bid left to
others costs more than one that is too high. No level bids less than a hand is worth, because a bold character would
then win by every point of it. So bold players show it in their bids."""
HIGH = 85
"""Each step above it costs more."""
LONG = 4
"""Each trump beyond this number counts for more."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights for a bid, or, below 0, against it.

    Of the hand: `trump` for each, `long` for each beyond the fourth (the Rook Bird counts), and `tops` for the highest
    trumps by number. `side_14` for each 14 elsewhere, and `lengths` for each other colour of none, one or two cards.

    Of the bid: `start` for the least one, `step` for each step above it, and `high_step` for each above `HIGH`.
    `over_partner` counts if the partner has the high bid.

    Of the auction: the partner has bid, has passed without a bid, has passed after one; the same for each opponent.
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
    trump=0.1,
    long=7.6,
    rook=3.6,
    tops={14: 7.2, 13: 4.2, 12: 0.1},
    side_14=0.5,
    lengths=(7.0, 2.9, 0.1),
    start=-8.5,
    step=-5.2,
    high_step=-17.0,
    over_partner=-5.0,
    partner={"bid": 9.7, "passed": 29.0, "gave_up": 9.6},
    opponent={"bid": 1.3, "passed": 2.2, "gave_up": -1.0},
)


def worth_it(view: View, amount: int, manner: Manner) -> bool:
    """Whether the viewer, a seat in an auction, should rather bid `amount` than pass."""
    late = view.target - min(view.totals) <= LATE
    return gain(view, amount) + nerve(manner) >= (MARGIN_LATE if late else MARGIN)


def nerve(manner: Manner) -> float:
    """Return the points that a character of that manner adds to the worth of a hand."""
    return NERVE * max(manner.dares, 0.0)


def gain(view: View, amount: int) -> float:
    """Return the viewer's gain by bidding `amount` instead of passing, in points. The viewer is a seat in an
    auction."""
    worth = WEIGHTS.start + max(_hand(view.hand, trump) for trump in COLORS)
    worth += (WEIGHTS.step * (amount - LEAST) + WEIGHTS.high_step * max(0, amount - HIGH)) / STEP
    if view.bidder == partner_of(view):
        worth += WEIGHTS.over_partner
    return worth + _heard(view)


def _heard(view: View) -> float:
    """Return the weighted sum of the others' words in the auction."""
    own = partner_of(view)
    others = sorted({seat for seat, _ in view.bids} - {view.viewer})
    weights = {seat: WEIGHTS.partner if seat == own else WEIGHTS.opponent for seat in others}
    return sum(weights[seat][words] for seat in others for words in said(view.bids, seat))


def _hand(cards: Cards, trump: str) -> float:
    """Return the weighted sum of a hand's cards for a bid with `trump`."""
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


def said(bids: Sequence[Bid], seat: Seat) -> tuple[str, ...]:
    """Return the words of a seat that has spoken, as keys of `Weights.opponent`."""
    own = [amount for by, amount in bids if by == seat]
    if own[0] is None:
        return ("passed",)
    return ("bid", "gave_up") if own[-1] is None else ("bid",)


TRUMP = 5.5
ROOK_COUNTS = 12.0
HIGH_TRUMPS = {14: 7.0, 13: 5.0, 12: 3.0, 11: 2.0}
SIDE_14 = 7.0
VOID = 3.0
OFFSETS = {"classic": 50.0, "intermediate": 38.0, "classic_individual-5": 32.0, "classic_individual-6": 4.0}
"""Points that nest, partner and deck add to a hand's own count; measured by playing."""
CAUTION = {"classic": 1.0, "intermediate": 1.0, "classic_individual-5": 1.0, "classic_individual-6": 0.4}
"""Share of a level's caution that applies. If bids hardly rise above the least one, full caution would mean a pass."""
DARED = {"intermediate": 15.0, "classic_individual-5": 4.0, "classic_individual-6": 4.0}
"""Points that players who know the worth of a bid add to it, most if a failed bid costs nothing (RK-70). Found by
playing 5, 10, ... more against a table that adds nothing. In `classic` the others' words decide instead."""
OVER_PARTNER = 15.0
"""Points by which a hand must be better than the partner's bid to overbid it."""


class Promise(NamedTuple):
    """The colour that a hand would name, and the points that its own cards count towards a bid."""

    color: str
    points: float


def best_color(cards: Cards) -> Promise:
    """Return the trump colour with the highest count of `cards`; the first of equals in the order of the pack."""
    promises = [Promise(color, counted(cards, color)) for color in COLORS]
    return max(promises, key=lambda promise: promise.points)


def counted(cards: Cards, trump: str) -> float:
    """Return the count of `cards` towards a bid with `trump`, in points."""
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
    """Return the viewer's expected points as high bidder (points even in games with stars)."""
    key = view.variant if view.players == 4 else f"{view.variant}-{view.players}"
    dared = DARED.get(key, 0.0) if level.follows else 0.0
    sees = 0.0 if level.bid_less else nerve(level.manner)
    seen = best_color(view.hand).points + OFFSETS[key] + dared + sees
    return seen - level.bid_less * CAUTION[key]


def speak(view: View, prompts: Sequence[Prompt], level: Level) -> Decision:
    """Bid or pass."""
    bid = next((prompt for prompt in prompts if prompt.verb == "bid"), None)
    pass_ = next((prompt for prompt in prompts if prompt.verb == "pass"), None)
    if bid and isinstance(bid.shape, Number) and not (pass_ and already_ours(view)):
        amount = _amount(view, bid.shape, level)
        if amount is not None or pass_ is None:
            return Decision(bid.answer(bid.shape.least if amount is None else amount), "bid_what_it_counts")
    assert pass_ is not None
    return Decision(Step(pass_.who, "pass"), "pass_too_weak")


def already_ours(view: View) -> bool:
    """Whether the partner has the high bid and both opponents are out, so that a bid over it could only cost."""
    partner = partner_of(view)
    if partner is None or view.bidder != partner:
        return False
    out = {seat for seat, amount in view.bids if amount is None}
    return out >= set(range(view.players)) - {view.viewer, partner}


def _amount(view: View, bid: Number, level: Level) -> int | None:
    """Return the amount to bid, in the game's own unit, or None if the hand is not worth the least one."""
    if level.follows and view.variant == "classic":
        return bid.least if worth_it(view, bid.least, level.manner) else None
    limit = estimate(view, level)
    if view.variant == "intermediate":
        return _only_bid(view, bid, limit)
    if view.bidder is not None and view.bidder == partner_of(view):
        limit -= OVER_PARTNER
    return bid.least if bid.least <= limit else None


def _only_bid(view: View, bid: Number, limit: float) -> int | None:
    """Return the bid of a single turn without set-back (RK-24, RK-70). It is the full worth at once; the dealer, who
    speaks last, bids just enough."""
    most = min(bid.most, int(limit / POINTS_PER_STAR))
    if most < bid.least:
        return None
    return bid.least if view.viewer == view.dealer else most


KEEP_ROOK, KEEP_TRUMP, KEEP_14, KEEP_13 = 1000.0, 100.0, 60.0, 40.0
KEEP_RANK = 1.0
HIDE_10, HIDE_5 = 12.0, 3.0
VOIDED = 14.0
"""Bonus for a colour that goes completely into the nest, shared by its cards."""


def lay(view: View, prompt: Prompt) -> Decision:
    """Lay the nest, or repair it. Its size is right if that is possible."""
    right = len(view.nest_dealt or ())  # in the hand the nest itself counts no cards
    some = prompt.shape
    assert isinstance(some, Some)
    size = max(some.least, len(some.must), min(right, some.most))
    buried = nest(some.cards, size, some.must)
    return Decision(prompt.answer(buried), "void_and_hide")


def nest(cards: Cards, size: int, must: Cards = (), trump: str = "") -> Cards:
    """Return the `size` cards to lay down out of `cards`, a bidder's whole holding; all of `must` are among them. They
    are chosen for the colour `trump`, by default the one with the highest count."""
    trump = trump or best_color(cards).color
    free = [card for card in cards if card not in must]
    chosen = list(must)
    while len(chosen) < size:
        left = size - len(chosen)
        card = min(free, key=lambda one: (_kept(one, free, trump, left), free.index(one)))
        free.remove(card)
        chosen.append(card)
    return sort_hand(chosen)


def _kept(card: Card, free: Sequence[Card], trump: str, left: int) -> float:
    """Return how much the bidder wants to keep `card`, with `left` places in the nest."""
    if card == ROOK:
        return KEEP_ROOK
    rank, own = NUMBER[card], color(card)
    if own == trump:
        return KEEP_TRUMP + KEEP_RANK * rank + POINTS[card]
    same = [other for other in free if color(other) == own]
    if rank == 14:
        return KEEP_14
    has_14 = any(NUMBER[other] == 14 for other in same)
    if rank == 13 and has_14:
        return KEEP_13
    worth = KEEP_RANK * rank - (HIDE_10 if rank == 10 else HIDE_5 if rank == 5 else 0.0)
    losers = len(same) - has_14
    if losers <= left:
        worth -= VOIDED / losers
    return worth


def name_trump(view: View, prompt: Prompt) -> Decision:
    """Name the colour that the nest was laid for, judged by the same cards: those in hand and those laid down."""
    wanted = best_color(sort_hand((*view.hand, *(view.nest or ())))).color
    steps = tuple(prompt.steps())
    named = next((step for step in steps if step.arg("color") == wanted), steps[0])
    return Decision(named, "longest_color")
