"""Moments of Spooks: when the coach speaks without being asked."""

from itertools import groupby

from engine.core.cards import Card, Cards
from engine.core.messages import Who
from engine.games.spooks.cards import CAT, COLOR, GOBLIN_MASTER, SUIT, without
from engine.games.spooks.events import CardGiven, TurnPassed
from engine.games.spooks.options import CHILDREN
from engine.games.spooks.pile import rows
from engine.games.spooks.state import neighbour
from engine.games.spooks.view import View
from game.lessons import Mark
from scenes.table.coach.moments import Found, Moments, Occasion, Situation, on_cards, on_seat, on_zone

Now = Situation[View]

SHORT_ROW = 3
"""Shortest run of consecutive numbers that is worth keeping."""
FEW = 2
"""With this many cards or fewer the Cat is not kept."""


def pass_is_free(now: Now) -> bool:
    """A card is legal on blue, and the seat has never passed in this match."""
    passed = any(isinstance(event, TurnPassed) and event.seat == now.seat for event in now.heard)
    return now.view.phase == "blue" and now.asks("play") and not passed


def cat_wasted(now: Now) -> bool:
    """The seat is about to play the Cat although another card is legal, with more than two cards in hand."""
    step = now.means("play")
    if step is None or step.arg("card") != CAT or len(now.view.hand) <= FEW:
        return False
    return len(now.answers("play")) > 1


def red_must(now: Now) -> bool:
    """A card of the hand other than the Cat is legal on red."""
    return now.view.phase == "red" and any(step.arg("card") != CAT for step in now.answers("play"))


def first_goblin(now: Now) -> bool:
    """All seats lay a card for a trick."""
    return now.asks("lay") and not now.view.playoff


def goblin_leads_two(now: Now) -> bool:
    """The seat leads, and has a Goblin that starts a trick and at least two more cards."""
    view = now.view
    goblins = [card for card in view.hand if COLOR[card] == "green" and not (view.masters and card == GOBLIN_MASTER)]
    return _leads(now) and bool(goblins) and len(view.hand) > FEW


def row_in_hand(now: Now) -> bool:
    """The seat leads, and has a run of numbers besides a Bone. Children lay no straights."""
    if now.view.variant == CHILDREN:
        return False
    hand = now.view.hand
    bones = dict.fromkeys(card for card in hand if SUIT[card] == "bone")
    return _leads(now) and any(_longest(without(hand, bone)) >= SHORT_ROW for bone in bones)


def straight_short(now: Now) -> bool:
    """The chosen straight is shorter than the longest in the hand."""
    step = now.means("straight")
    cards = step.arg("cards") if step is not None else None
    return isinstance(cards, tuple) and len(cards) < _longest(now.view.hand)


def victim_leads(now: Now) -> bool:
    """A bite is over, and the bitten seat leads."""
    gifts = ((event.gift.why, event.gift.receiver) for event in now.told if isinstance(event, CardGiven))
    return ("bite", now.seat) in gifts and now.view.phase == "lead" and now.view.turn == now.seat


def one_left(now: Now) -> Found:
    """The seat leads with blue and other cards, and the next seat has one card left."""
    view = now.view
    colours = {COLOR[card] for card in view.hand}
    if not _leads(now) or "blue" not in colours or len(colours) < FEW:
        return False
    following = neighbour(view.seats, now.seat, view.clockwise)
    return {"seat": Who(following)} if view.counts[following] == 1 else False


def _leads(now: Now) -> bool:
    return now.view.phase == "lead" and now.asks("play")


def _longest(hand: Cards) -> int:
    """The length of the longest run of consecutive numbers in the hand."""
    held = (bool(row) for row in rows(tuple(Card(card) for card in hand)))
    return max((sum(run) for there, run in groupby(held) if there), default=0)


def _that_match(now: Now) -> tuple[Mark, ...]:
    """The cards that are legal on red, without the Cat."""
    played = (step.arg("card") for step in now.answers("play"))
    return on_cards(Card(str(card)) for card in dict.fromkeys(played) if card != CAT)


def _goblins(now: Now) -> tuple[Mark, ...]:
    return on_cards(card for card in now.view.hand if COLOR[card] == "green")


def _bones(now: Now) -> tuple[Mark, ...]:
    return on_cards(card for card in now.view.hand if SUIT[card] == "bone")


def _next(now: Now) -> tuple[Mark, ...]:
    """The plate of the next player."""
    return (Mark("seat", seat=neighbour(now.view.seats, now.seat, now.view.clockwise)),)


MOMENTS = Moments(
    {
        "spooks-pass-is-free": Occasion(pass_is_free, on_zone("sign")),
        "spooks-cat-wasted": Occasion(cat_wasted),
        "spooks-red-must": Occasion(red_must, _that_match),
        "spooks-first-goblin": Occasion(first_goblin, on_zone("pile")),
        "spooks-goblin-leads-two": Occasion(goblin_leads_two, _goblins),
        "spooks-row-in-hand": Occasion(row_in_hand, _bones),
        "spooks-straight-short": Occasion(straight_short),
        "spooks-victim-leads": Occasion(victim_leads, on_seat),
        "spooks-one-left": Occasion(one_left, _next),
    }
)
