"""Trials: a hand played out by the rule of thumb before trump is named, in many deals of the cards that its seat has
not seen: what it takes, and which nest and which colour bring most.

Counting finds a nest that anybody would lay; from there one card is exchanged at a time. Every nest meets the same
deals, and those that have fallen behind are tried no longer.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.shapes import Some
from engine.games.rook.bots.bidding import best_color, counted, heard_from, lay, nest
from engine.games.rook.bots.counting import BIG, POINTS
from engine.games.rook.bots.playing_out import choose, play_out
from engine.games.rook.bots.position import COLOR_MASKS, Hidden, Position, mask
from engine.games.rook.cards import COLORS, NUMBER, deck, sort_hand, suit
from engine.games.rook.options import POINTS_PER_STAR
from engine.games.rook.view import View, partner_of, sides_of, unit

CLOSE = 8.0
"""Points that a colour may count less than the best one, and be tried as trump."""
HEATS = ((12, 12), (5, 6), (2, 3), (1, 1))
"""After what part of all deals how many nests are still tried."""
PARTNER_SAID = {"bid": 1.0, "passed": -2.5, "gave_up": 2.5}
OPPONENT_SAID = {"bid": -1.0, "passed": 3.5, "gave_up": -3.0}
"""Points that a side takes more or less in `classic` after what was heard, as deals are dealt without a thought of it.
Found by least squares from what the best level took in some thousand deals, as bids were in its auctions."""
STEP = POINTS_PER_STAR
"""What is taken comes in steps of so many points."""


def takings(view: View, rng: Random, deals: int) -> tuple[float, ...]:
    """What the side of the viewer, a seat in an auction, may take, in points, the least first: what it took in so many
    deals, and what the bids that were heard add to it. Who took everything could have taken more."""
    unseen = [card for card in deck(view.variant) if card not in view.hand]
    everything = sum(POINTS[card] for card in deck(view.variant))
    more = 0.0 if partner_of(view) is None else heard_from(view, PARTNER_SAID, OPPONENT_SAID)
    taken = (_taken(view, rng.sample(unseen, len(unseen))) for _ in range(deals))
    return tuple(sorted(total + more if total < everything else everything + STEP / 2 for total in taken))


def _taken(view: View, unseen: Sequence[Card]) -> int:
    """The hand played out where the first of `unseen` are the nest and the rest are dealt in this order."""
    size = view.nest_size
    holding = sort_hand((*view.hand, *unseen[:size]))
    laid = Laid(best_color(holding).color, nest(holding, size))
    return _played(view, holding, laid, unseen[size:])[sides_of(view)[_own(view)]]


def made(taken: Sequence[float], points: int) -> int:
    """Of a hundred deals, in how many a bid of so many points would be made. What is about as much counts in part, as
    a bid adds fractions of a step."""
    return round(100 * sum(min(1.0, max(0.0, (total - points) / STEP + 0.5)) for total in taken) / len(taken))


class Laid(NamedTuple):
    """The colour that becomes trump, and the cards that are laid down for it."""

    trump: str
    cards: Cards


def lay_tried(view: View, prompt: Prompt, deals: int, rng: Random) -> Decision:
    """The nest that brings most in so many deals. One that is put right, or has to have another size, is counted."""
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
    """The colour that brings most with the nest as it was laid."""
    laid = view.nest or ()
    held = sort_hand((*view.hand, *laid))
    named = best_laid(view, held, tuple(Laid(trump, laid) for trump in colors(held)), deals, rng).trump
    return Decision(next(step for step in prompt.steps() if step.arg("color") == named), "longest_color")


def best_laid(view: View, held: Cards, nests: Sequence[Laid], deals: int, rng: Random) -> Laid:
    """That one of `nests` which brings the viewer, the high bidder who has `held`, most; the first of equals."""
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
    """The colours that may well be trump, the one that counts most first."""
    best = best_color(held)
    others = (color for color in COLORS if color != best.color and counted(held, color) >= best.points - CLOSE)
    return (best.color, *others)


def exchanged(held: Cards, size: int) -> Iterator[Laid]:
    """The nests of so many cards that counting lays, and those that bury one other card, neither trump nor 14."""
    for trump in colors(held):
        usual = nest(held, size, trump=trump)
        yield Laid(trump, usual)
        kept = [card for card in held if card not in usual and suit(card, trump) != trump and NUMBER[card] < BIG]
        for gone in usual:
            rest = [card for card in usual if card != gone]
            yield from (Laid(trump, sort_hand((*rest, card))) for card in kept)


def _worth(view: View, held: Cards, laid: Laid, dealt: Sequence[Card]) -> float:
    """The score of the high bidder's side less the mean of the others', in points."""
    scores = _played(view, held, laid, dealt)
    own, (_, one) = scores.pop(sides_of(view)[_own(view)]), unit(view)
    bid = (view.bid or 0) * one
    if own < bid:
        own = -bid if view.variant.startswith("classic") else 0
    return own - sum(scores) / len(scores)


def _own(view: View) -> int:
    assert isinstance(view.viewer, int)
    return view.viewer


def _played(view: View, held: Cards, laid: Laid, dealt: Sequence[Card]) -> list[int]:
    """Points by side where the viewer bids highest and lays down a part of `held`; the others have what is `dealt`."""
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
