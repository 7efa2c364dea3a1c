"""Burying: which colour to make trump, and what to lay into the nest so that the colour wins and the tens are safe."""

from collections.abc import Sequence

from engine.core.cards import Card, Cards
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.shapes import Some
from engine.games.rook.bots.bidding import best_color
from engine.games.rook.bots.pack import POINTS
from engine.games.rook.cards import NUMBER, ROOK, color, sort_hand
from engine.games.rook.view import View

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


def nest(cards: Cards, size: int, must: Cards = ()) -> Cards:
    """The `size` cards out of `cards` (a bidder's whole holding) to lay down; all of `must` are among them."""
    trump = best_color(cards).color
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
