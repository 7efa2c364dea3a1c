"""Trials: play a hand out by the rule of thumb before trump is named, in many deals of the unseen cards. They show its
result, and which nest and which colour bring most.

Before a bid, the weight of a deal is how well it explains the others' words, and that none of them bids on. The others
are assumed to hold hands that would bid as they did.

Counting finds a usual nest; from there one card is exchanged at a time. Every nest is tried in the same deals, and
those that are clearly behind are dropped.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp, fsum, prod
from random import Random
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.games.rook.bots.bidding import LEAST, OFFSETS, OVER_PARTNER, best_color, counted, lay, nest
from engine.games.rook.bots.counting import BIG, POINTS
from engine.games.rook.bots.playing_out import choose, play_out
from engine.games.rook.bots.position import COLOR_MASKS, Hidden, Position, mask
from engine.games.rook.cards import COLORS, NUMBER, deck, sort_hand, suit
from engine.games.rook.options import POINTS_PER_STAR
from engine.games.rook.view import View, partner_of, sides_of, unit

CLOSE = 8.0
"""A colour may count this number of points less than the best one to be tried as trump."""
HEATS = ((12, 12), (5, 6), (2, 3), (1, 1))
"""The number of nests that are still tried, by the fraction of all deals."""
FIRM = 7.0
"""Points by which a hand's count must exceed a bid so that about three of four holders make that bid. People and levels
count in different ways, so a deal with a bid too high or too low counts less, and is never ruled out. Among 5 to 20 it
fitted the results of five thousand bids best, at tables of each level."""
STEP = POINTS_PER_STAR
"""Points of one step of a hand's result."""


class Trial(NamedTuple):
    """A deal before a bid: the points that the bidder's side `took` there, and the highest bids of the others' hands,
    by seat. A side that took all points gets half a step more."""

    took: float
    limits: Mapping[Seat, float]


def trials(view: View, rng: Random, deals: int) -> tuple[Trial, ...]:
    """Return the points that the side of the viewer, a seat in an auction, took in `deals` deals, the least first."""
    unseen = [card for card in deck(view.variant) if card not in view.hand]
    everything = sum(POINTS[card] for card in deck(view.variant))
    found = []
    for dealt in (rng.sample(unseen, len(unseen)) for _ in range(deals)):
        total = _taken(view, dealt)
        found.append(Trial(total if total < everything else everything + STEP / 2, _limits(view, dealt)))
    return tuple(sorted(found, key=lambda trial: trial.took))


def _limits(view: View, dealt: Sequence[Card]) -> dict[Seat, float]:
    """Return the highest bids of the hands; empty in games without partners, whose bids say little."""
    if partner_of(view) is None:
        return {}
    rest = dealt[view.nest_size :]
    others = [seat for seat in range(view.players) if seat != view.viewer]
    size = len(rest) // len(others)
    return {
        seat: best_color(tuple(rest[place * size : place * size + size])).points + OFFSETS[view.variant]
        for place, seat in enumerate(others)
    }


def _taken(view: View, unseen: Sequence[Card]) -> int:
    """Play the hand out. The first of `unseen` are the nest, and the rest is dealt in this order."""
    size = view.nest_size
    holding = sort_hand((*view.hand, *unseen[:size]))
    laid = LaidNest(best_color(holding).color, nest(holding, size))
    return _played(view, holding, laid, unseen[size:])[sides_of(view)[_own(view)]]


class SpokenBid(NamedTuple):
    """A seat's bid or pass at an amount, in points. Over its partner's bid the amount is higher."""

    seat: Seat
    amount: float
    bids: bool


def spoken(view: View, amount: int) -> tuple[SpokenBid, ...]:
    """Return the last bid of each other seat, and the amount at which it passed. A seat still in passes after a bid of
    `amount`."""
    found: dict[tuple[Seat, bool], SpokenBid] = {}
    sides, bidder, high = sides_of(view), None, LEAST - STEP
    out = {seat for seat, said in view.bids if said is None}
    still = [(seat, None) for seat in range(view.players) if seat not in (view.viewer, *out)]
    for seat, said in (*view.bids, (_own(view), amount), *still):
        over = OVER_PARTNER if bidder not in (None, seat) and sides[bidder] == sides[seat] else 0.0
        found[seat, said is not None] = SpokenBid(
            seat, (high + STEP if said is None else said) + over, said is not None
        )
        if said is not None:
            bidder, high = seat, said
    return tuple(one for (seat, _), one in found.items() if seat != view.viewer)


def made(view: View, tried: Sequence[Trial], amount: int) -> int:
    """Return the number of deals of a hundred in which a bid of `amount` points would be made in this auction. A result
    close to the amount counts in part, as a bid adds fractions of a step."""
    heard = spoken(view, amount) if partner_of(view) is not None else ()
    weights = [prod(_likely(one, trial.limits[one.seat]) for one in heard) for trial in tried]
    kept = fsum(
        weight * min(1.0, max(0.0, (trial.took - amount) / STEP + 0.5))
        for weight, trial in zip(weights, tried, strict=True)
    )
    return round(100 * kept / fsum(weights))


def _likely(one: SpokenBid, limit: float) -> float:
    """Return the probability of these words from a holder of a hand that would bid up to `limit`."""
    above = (limit - one.amount) / FIRM
    return 1.0 / (1.0 + exp(-above if one.bids else above))


class LaidNest(NamedTuple):
    """The trump colour, and the cards that are laid down for it."""

    trump: str
    cards: Cards


def lay_tried(view: View, prompt: Prompt, deals: int, rng: Random) -> Decision:
    """Lay the nest that brings most in `deals` deals. A repaired nest, or one of another size, is counted instead."""
    usual = lay(view, prompt)
    some = prompt.shape
    assert isinstance(some, Some)
    size = len(view.nest_dealt or ())
    if some.must or not some.least <= size <= some.most:
        return usual
    return Decision(
        prompt.answer(best_laid(view, some.cards, tuple(exchanged(some.cards, size)), deals, rng).cards), usual.reason
    )


def name_tried(view: View, prompt: Prompt, deals: int, rng: Random) -> Decision:
    """Name the colour that brings most with the laid nest."""
    laid = view.nest or ()
    held = sort_hand((*view.hand, *laid))
    named = best_laid(view, held, tuple(LaidNest(trump, laid) for trump in colors(held)), deals, rng).trump
    return Decision(next(step for step in prompt.steps() if step.arg("color") == named), "longest_color")


def best_laid(view: View, held: Cards, nests: Sequence[LaidNest], deals: int, rng: Random) -> LaidNest:
    """Return the one of `nests` that brings the viewer, the high bidder who has `held`, most; the first of equals."""
    unseen = [card for card in deck(view.variant) if card not in held]
    totals = dict.fromkeys(nests, 0.0)
    racing, done = list(totals), 0
    for part, left in HEATS:
        if len(racing) == 1:
            break
        for dealt in (rng.sample(unseen, len(unseen)) for _ in range(deals // part - done)):
            for laid in racing:
                totals[laid] += _worth(view, held, laid, dealt)
        done = deals // part
        racing = sorted(racing, key=lambda laid: -totals[laid])[:left]
    return racing[0]


def colors(held: Cards) -> tuple[str, ...]:
    """Return the likely trump colours, the one with the highest count first."""
    best = best_color(held)
    others = (color for color in COLORS if color != best.color and counted(held, color) >= best.points - CLOSE)
    return (best.color, *others)


def exchanged(held: Cards, size: int) -> Iterator[LaidNest]:
    """The nests of `size` cards that counting lays, and those with one other card that is neither trump nor a 14."""
    for trump in colors(held):
        usual = nest(held, size, trump=trump)
        yield LaidNest(trump, usual)
        kept = [card for card in held if card not in usual and suit(card, trump) != trump and NUMBER[card] < BIG]
        for gone in usual:
            rest = [card for card in usual if card != gone]
            yield from (LaidNest(trump, sort_hand((*rest, card))) for card in kept)


def _worth(view: View, held: Cards, laid: LaidNest, dealt: Sequence[Card]) -> float:
    """Return the score of the high bidder's side less the mean of the others', in points."""
    scores = _played(view, held, laid, dealt)
    own, (_, one) = scores.pop(sides_of(view)[_own(view)]), unit(view)
    bid = (view.bid or 0) * one
    if own < bid:
        own = -bid if view.variant.startswith("classic") else 0
    return own - sum(scores) / len(scores)


def _own(view: View) -> int:
    assert isinstance(view.viewer, int)
    return view.viewer


def _played(view: View, held: Cards, laid: LaidNest, dealt: Sequence[Card]) -> list[int]:
    """Return the points by side if the viewer bids highest and lays down a part of `held`; the others get the cards of
    `dealt`."""
    seat, players, trump = _own(view), view.players, laid.trump
    assert view.dealer is not None
    kept = mask(held, trump) & ~mask(laid.cards, trump)
    size = len(dealt) // (players - 1)
    dealt_hands = iter(range(0, size * players, size))
    hands = []
    for other in range(players):
        first = 0 if other == seat else next(dealt_hands)
        hands.append(kept if other == seat else mask(dealt[first : first + size], trump))
    leader = (view.dealer + 1) % players
    pack = mask(deck(view.variant), trump)
    trumps = COLOR_MASKS[COLORS.index(trump)]
    sides = sides_of(view)
    attacks = sides[leader] == sides[seat]
    lead = choose(hands[leader], trumps, 0, 0, False, 0, 0, pack & ~hands[leader], attacks)
    buried = mask(laid.cards, trump)
    position = Position(
        seat=leader,
        sides=sides,
        bidder=seat,
        bid=0,
        set_back=False,
        trumps=trumps,
        deck=pack,
        own=hands[leader],
        trick=(),
        leader=leader,
        gone=0,
        home=(0,) * (max(sides) + 1),
        nest=buried,
        last_takes_nest=True,
        hidden=Hidden(0, (), (), 0, seat, trumps),
    )
    return play_out(position, hands, lead, buried)
