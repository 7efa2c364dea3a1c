"""Samples: worlds, that is ways in which the cards that a seat has not seen may lie, drawn by lot and never against
what it knows; and how well a world explains the cards that the others have played so far, its likelihood.

What the bidder did is a hint: trumps and high cards were kept, low and middling ones buried. People do not play by
our rule of thumb, so likelihood only tips the balance: a world is never ruled out by it.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.bots.bitsets import each_bit
from engine.core.events import Heard
from engine.games.rook.bots.counting import this_hand, tricks_of
from engine.games.rook.bots.playing_out import choose, color_led, takes
from engine.games.rook.bots.position import (
    COLOR_MASKS,
    FIVES,
    FOURTEENS,
    NOBODY,
    TENS,
    Hidden,
    Position,
    bits,
    numbered,
    points,
)
from engine.games.rook.view import Play

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


LIKE_IT, UNLIKE = 0.75, 0.5
"""What an unexpected card makes of a world's weight: one of equal points and kind, or quite another."""
LEAST = 0.02
"""The least weight of a world."""


class Past(NamedTuple):
    """A card that another seat played and what it had to choose by; `since` are the cards that it has played from then
    on, this one among them. All else as `heuristic.choose` has it."""

    seat: int
    card: int
    led: int
    best: int
    ally: bool
    table: int
    behind: int
    gone: int
    since: int


def past_of(position: Position, heard: Heard, trump: str) -> tuple[Past, ...]:
    """All cards of this hand that others have played, in order."""
    found: list[Past] = []
    gone = 0
    for _, plays in sorted(tricks_of(this_hand(heard)).items()):
        if plays:
            found += _trick(position, plays, gone, trump)
            gone |= sum(bits(trump)[card] for _, card in plays)
    since = [0] * len(position.sides)
    for at in range(len(found) - 1, -1, -1):
        play = found[at]
        since[play.seat] |= play.card
        found[at] = play._replace(since=since[play.seat])
    return tuple(play for play in found if play.seat != position.seat)


def _trick(position: Position, plays: Sequence[Play], gone: int, trump: str) -> list[Past]:
    sides, trumps = position.sides, position.trumps
    led = best = table = 0
    leader = holder = plays[0][0]
    found = []
    for place, (seat, word) in enumerate(plays):
        card, side = bits(trump)[word], sides[seat]
        behind = sum(sides[(leader + later) % len(sides)] != side for later in range(place + 1, len(sides)))
        found.append(Past(seat, card, led, best, sides[holder] == side, table, behind, gone, 0))
        gone |= card
        table += points(card)
        if not place:
            led, best = color_led(card, trumps), card
        elif takes(card, best, led, trumps):
            best, holder = card, seat
    return found


def likelihood(position: Position, past: Sequence[Past], hands: Sequence[int]) -> float:
    """How well the world with these hands explains what was played, from `LEAST` to 1."""
    weight, trumps = 1.0, position.trumps
    for play in past:
        hand = hands[play.seat] | play.since
        if not hand & hand - 1:
            continue
        unseen = position.deck & ~play.gone & ~hand
        attacks = position.sides[play.seat] == position.attackers
        _, card, led, best, ally, table, behind, _, _ = play
        expected = choose(hand, trumps, led, best, ally, table, behind, unseen, attacks)
        if expected != card:
            alike = points(expected) == points(card) and bool(expected & trumps) == bool(card & trumps)
            weight *= LIKE_IT if alike else UNLIKE
    return max(weight, LEAST)
