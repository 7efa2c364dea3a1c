"""Samples: worlds, that is ways in which the cards that a seat has not seen may lie, drawn by lot and never against
what it knows.

What the bidder did is a hint: trumps and high cards were kept, low and middling ones buried.
"""

from random import Random

from engine.bots.bitsets import each_bit
from engine.games.rook.bots.bitsets import COLOR_MASKS, FIVES, FOURTEENS, TENS, numbered
from engine.games.rook.bots.position import NOBODY, Hidden

BIDDER_TRUMPS = 2.2
"""How much likelier a hidden trump is in the bidder's hand than anywhere else, place for place."""
BURIED = {"trump": 0.06, 14: 0.12, 13: 0.5, 10: 1.6, 5: 1.2}
"""How willingly a bidder buries a card, against any other card of a side colour (1)."""
RETRIES = 60

_THIRTEENS = numbered(13)


def world(hidden: Hidden, rng: Random) -> tuple[list[int], int] | None:
    """Hands by seat and the nest, as bit sets; None where `RETRIES` attempts found no way."""
    for _ in range(RETRIES):
        buried = _buried(hidden, rng)
        hands = _dealt(hidden, hidden.pool & ~buried, rng)
        if hands is not None:
            return hands, buried
    return None


def _willing(card: int, trumps: int) -> float:
    if card & trumps:
        return BURIED["trump"]
    if card & FOURTEENS:
        return BURIED[14]
    if card & _THIRTEENS:
        return BURIED[13]
    return BURIED[10] if card & TENS else BURIED[5] if card & FIVES else 1.0


def _buried(hidden: Hidden, rng: Random) -> int:
    """What the bidder may have laid down; without a bidder any cards."""
    if not hidden.buried:
        return 0
    cards = list(each_bit(hidden.pool))
    if hidden.bidder == NOBODY:
        return sum(rng.sample(cards, hidden.buried))
    # The cards with the largest keys u ** (1 / weight) are a draw without replacement in proportion to the weights.
    keys = sorted(((rng.random() ** (1.0 / _willing(card, hidden.trumps)), card) for card in cards), reverse=True)
    return sum(card for _, card in keys[: hidden.buried])


def _dealt(hidden: Hidden, pool: int, rng: Random) -> list[int] | None:
    """The rest dealt to the hands: first the colours that fewest can hold, then every card by free places."""
    free = list(hidden.sizes)
    hands = [0] * len(free)
    seats = [seat for seat, size in enumerate(free) if size]
    kinds = []
    for color in COLOR_MASKS:
        own = pool & color
        if own:
            able = [seat for seat in seats if not hidden.voids[seat] & own]
            kinds.append((len(able), color != hidden.trumps, own, able))
    kinds.sort()
    for _, plain, own, able in kinds:
        cards = list(each_bit(own))
        if not plain:
            rng.shuffle(cards)
        for card in cards:
            weights = [float(free[seat]) for seat in able]
            if not plain and hidden.bidder in able:
                weights[able.index(hidden.bidder)] *= BIDDER_TRUMPS
            if not any(weights):
                return None
            (seat,) = rng.choices(able, weights)
            hands[seat] |= card
            free[seat] -= 1
    return hands
