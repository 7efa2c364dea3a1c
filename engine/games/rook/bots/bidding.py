"""Bidding: what a hand is worth, and what to say in the auction; and for who won it, which colour to make trump, and
what to lay into the nest so that the colour wins and the tens are safe.

`estimate` counts a hand. Players who follow the auction weigh what a bid brings over a pass in `classic`, by the hand
and by what partner and opponents have said. The weights are in points of a hand's result (the own side's less the
mean of the others'); a bid is worth it from `MARGIN` on. They were found by playing: some two thousand deals were
played by players who try cards in worlds, each with every likely high bidder, so that any auction of a deal has its
result. In auctions of these deals every decision was taken both ways, the difference fitted to these features by least
squares, and the fit played against `estimate`, against what was used before, and against itself to gather the next
decisions.
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
"""What a bid has to bring; as good as 2 and 4 when it was played, and it is made oftener, 7 of 10 times among equals.
From 8 on it gives too much away."""
LEAST, STEP = LEAST_BID["classic"], POINTS_PER_STAR
"""The least bid, and from one to the next (RK-33)."""
LATE, MARGIN_LATE = 150, -20.0
"""Where no side needs more than so many points, whoever makes a bid may have won the match: then it is more than its
points. In trials with sides at 200 to 280 of 300 that won 8 to 10 more matches of a hundred than `MARGIN` did, and
nothing where one side was far behind."""
NERVE = 5.0
"""Points that a daring manner sees in a hand besides what it is worth. A careful one bids like anybody: a bid that is
left to others costs more than one that is too high; and a level that bids less than a hand is worth would win by every
point of it, so whoever is bold there shows it by the cards."""
HIGH = 85
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
    """Points that somebody of that manner sees in a hand besides what it is worth."""
    return NERVE * max(manner.dares, 0.0)


def gain(view: View, amount: int) -> float:
    """What the viewer, a seat in an auction, gains by bidding `amount` instead of passing, in points."""
    worth = WEIGHTS.start + max(_hand(view.hand, trump) for trump in COLORS)
    worth += (WEIGHTS.step * (amount - LEAST) + WEIGHTS.high_step * max(0, amount - HIGH)) / STEP
    if view.bidder == partner_of(view):
        worth += WEIGHTS.over_partner
    return worth + _heard(view)


def _heard(view: View) -> float:
    """What the others have said in the auction so far, each of it with its weight."""
    own = partner_of(view)
    others = sorted({seat for seat, _ in view.bids} - {view.viewer})
    weights = {seat: WEIGHTS.partner if seat == own else WEIGHTS.opponent for seat in others}
    return sum(weights[seat][words] for seat in others for words in said(view.bids, seat))


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


def said(bids: Sequence[Bid], seat: Seat) -> tuple[str, ...]:
    """What a seat that has spoken has said so far, as keys of `Weights.opponent`."""
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
    """Whether the partner's bid stands and both opponents are out: a bid over it could only cost."""
    partner = partner_of(view)
    if partner is None or view.bidder != partner:
        return False
    out = {seat for seat, amount in view.bids if amount is None}
    return out >= set(range(view.players)) - {view.viewer, partner}


def _amount(view: View, bid: Number, level: Level) -> int | None:
    """The amount to bid, in the game's own unit; None where the hand is not worth the least one."""
    if level.follows and view.variant == "classic":
        return bid.least if worth_it(view, bid.least, level.manner) else None
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


KEEP_ROOK, KEEP_TRUMP, KEEP_14, KEEP_13 = 1000.0, 100.0, 60.0, 40.0
KEEP_RANK = 1.0
HIDE_10, HIDE_5 = 12.0, 3.0
VOIDED = 14.0
"""Bonus for a colour that the nest swallows whole, shared by its cards."""


def lay(view: View, prompt: Prompt) -> Decision:
    """The nest, also where it has to be put right: never of a wrong size if that can be helped."""
    right = len(view.nest_dealt or ())  # while it is in the hand the nest itself counts no cards
    some = prompt.shape
    assert isinstance(some, Some)
    size = max(some.least, len(some.must), min(right, some.most))
    buried = nest(some.cards, size, some.must)
    return Decision(prompt.answer(buried), "void_and_hide")


def nest(cards: Cards, size: int, must: Cards = (), trump: str = "") -> Cards:
    """The `size` cards out of `cards` (a bidder's whole holding) to lay down; all of `must` are among them. `trump` is
    the colour that they are laid for, the one that counts most if none is said."""
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
    """How much the bidder would like to keep `card`, with `left` places in the nest."""
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
    """The colour that the nest was laid for: judged by the same cards, those in hand and those laid down."""
    wanted = best_color(sort_hand((*view.hand, *(view.nest or ())))).color
    steps = tuple(prompt.steps())
    named = next((step for step in steps if step.arg("color") == wanted), steps[0])
    return Decision(named, "longest_color")
