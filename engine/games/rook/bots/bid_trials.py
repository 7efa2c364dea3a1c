"""Bid trials: what a hand would probably take as the high bidder's, found by playing it out in many deals that fit it.

Nobody's bids are read: what the others hold is drawn by lot. Every seat plays by the rule of thumb.
"""

from collections.abc import Sequence
from random import Random

from engine.core.cards import Card, Cards
from engine.games.rook.bots.bidding import best_color
from engine.games.rook.bots.bitsets import COLOR_MASKS, mask
from engine.games.rook.bots.burying import nest
from engine.games.rook.bots.heuristic import choose
from engine.games.rook.bots.playing_out import play_out
from engine.games.rook.bots.position import Hidden, Position
from engine.games.rook.cards import COLORS, deck
from engine.games.rook.view import View, sides_of


def takings(view: View, rng: Random, deals: int) -> tuple[int, ...]:
    """What the side of the viewer, a seat in an auction, took in each of so many deals, in points, the least first."""
    unseen = [card for card in deck(view.variant) if card not in view.hand]
    return tuple(sorted(_taken(view, rng.sample(unseen, len(unseen))) for _ in range(deals)))


def _taken(view: View, unseen: Sequence[Card]) -> int:
    """The hand played out where `unseen` is dealt in this order: the nest first, then seat by seat."""
    seat, players, size = view.viewer, view.players, view.nest_size
    assert isinstance(seat, int) and view.dealer is not None
    holding = (*view.hand, *unseen[:size])
    trump = best_color(holding).color
    laid = nest(holding, size)
    held = len(view.hand)
    dealt = iter(range(size, size + held * players, held))
    hands: list[Cards] = []
    for other in range(players):
        if other == seat:
            hands.append(tuple(card for card in holding if card not in laid))
        else:
            first = next(dealt)
            hands.append(tuple(unseen[first : first + held]))
    leader = (view.dealer + 1) % players
    return _played(view, [mask(cards, trump) for cards in hands], mask(laid, trump), trump, leader)


def _played(view: View, hands: list[int], buried: int, trump: str, leader: int) -> int:
    seat = view.viewer
    assert isinstance(seat, int)
    pack = mask(deck(view.variant), trump)
    trumps = COLOR_MASKS[COLORS.index(trump)]
    sides = sides_of(view)
    attacks = sides[leader] == sides[seat]
    first = choose(hands[leader], trumps, 0, 0, False, 0, 0, pack & ~hands[leader], attacks)
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
    return play_out(position, hands, first, buried)[sides[seat]]


def made(taken: Sequence[int], points: int) -> int:
    """Of a hundred deals, in how many a bid of so many points would have been made."""
    return round(100 * sum(total >= points for total in taken) / len(taken))
