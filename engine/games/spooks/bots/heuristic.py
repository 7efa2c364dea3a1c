"""The heuristic: a rule of thumb that everybody plays by while a stronger computer player thinks a hand through.

Each simulated seat looks at its own cards, at what has gone out and at how many cards the next seat holds. The weights
were found by letting such players play many hands against their former selves; a card shed is worth about 1.
"""

from random import Random

from engine.bots.bitsets import each_bit
from engine.games.spooks.bots.bitsets import (
    BLUE,
    BONES,
    COPY,
    DECK,
    FITS,
    GREEN,
    NUMBER_AT,
    PLACE,
    RED,
    SUIT_AT,
    both,
    longest,
)
from engine.games.spooks.cards import PACK

_MIDDLE = 6
_PLAY = {"spider": 1.48, "spook": 0.0, "goblin": 1.2, "bone": 0.3, "bat": 0.68, "cat": -3.0}
_PLAY_LOW = 0.13  # for each number below the middle
_KEEP = {"spider": 0.0, "spook": 0.0, "goblin": 0.41, "bone": 0.6, "bat": 0.3, "cat": 2.85}
_KEEP_HIGH = 0.05
_HOLDS = 2.86  # a blue card that nothing can follow keeps the lead
_STRAIGHT = 3.09  # for each card of the straight that a Bone may bring
_WHOLE_HAND = 6.0  # that the straight is the whole rest
_BITE = 0.87
_PASSES_BELOW = -0.4
"""A blue card is passed rather than followed by a card worth less than this."""
_LAY_TO_WIN = 0.4
"""How often the best Goblin is laid where one Goblin that is out would beat it."""
_OUT = 1e9

WORTH_PLAYED = tuple(
    _PLAY[SUIT_AT[place]] - _PLAY_LOW * ((NUMBER_AT[place] or _MIDDLE) - _MIDDLE) for place in range(len(PACK))
)
_WORTH_KEPT = tuple(
    _KEEP[SUIT_AT[place]] + _KEEP_HIGH * ((NUMBER_AT[place] or _MIDDLE) - _MIDDLE) for place in range(len(PACK))
)
_LEAST_MISSED = tuple(sorted(PLACE, key=lambda card: (_WORTH_KEPT[PLACE[card]], card)))
"""Every card, first copies and second ones, in the order in which they are parted with."""
_GOBLINS = tuple(PLACE[card] for card in each_bit(GREEN & DECK))
_BEATING = {
    (place, up): both(sum(1 << other for other in _GOBLINS if other != place and (other > place) == up))
    for place in _GOBLINS
    for up in (True, False)
}
"""The Goblins that beat the one at a place, by the order of numbers."""


def best(cards: int, hand: int, unseen: int, up: bool, masters: bool, behind: int) -> tuple[int, float]:
    """The card of `cards` to put on the pile, and what that is worth. `hand` is the whole hand, `unseen` what the seat
    has not seen, `behind` how many cards the next seat holds."""
    found, most = 0, -_OUT
    hidden = unseen.bit_count() or 1
    while cards:
        card = cards & -cards
        cards ^= card
        rest = hand ^ card
        if not rest or (card & GREEN and not rest & rest - 1):
            return card, _OUT
        place = PLACE[card]
        worth = WORTH_PLAYED[place]
        if card & BLUE:
            worth += _HOLDS / (1 + 2 * (unseen & FITS[place, up, masters]).bit_count())
        elif card & RED:
            answers = (unseen & FITS[place, up, masters]).bit_count()
            fails = (1.0 - behind / hidden) ** answers if behind < hidden else 0.0
            if card & BONES:
                length = longest(rest)[0]
                worth += fails * (_STRAIGHT * length + (_WHOLE_HAND if length == rest.bit_count() else 0.0))
            else:
                worth += fails * _BITE
        if worth > most:
            found, most = card, worth
    return found, most


def follows(worth: float) -> bool:
    """Whether a blue card is followed by a card of that worth."""
    return worth >= _PASSES_BELOW


def worst(hand: int) -> int:
    """The card that is missed least: to give away, to lay below others; 0 for an empty hand."""
    for card in _LEAST_MISSED:
        if hand & card:
            return card
    return 0


def laid(hand: int, unseen: int, up: bool, rng: Random) -> int:
    """The card for a trick: the best Goblin, the surer it wins the oftener, so that nobody can rely on it; else the
    card that is missed least."""
    goblins = hand & GREEN
    if goblins and hand & hand - 1:
        ranks = (goblins | goblins >> COPY) & DECK
        top = 1 << ranks.bit_length() - 1 if up else ranks & -ranks
        better = (unseen & _BEATING[PLACE[top], up]).bit_count()
        if not better or rng.random() < _LAY_TO_WIN / better:
            return top if goblins & top else top << COPY
    return worst(hand)
