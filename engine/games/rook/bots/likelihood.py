"""Likelihood: how well a world explains the cards that the others have played so far.

People do not play by our rule of thumb, so it only tips the balance: a world is never ruled out by it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.events import Heard
from engine.games.rook.bots.bitsets import bits, points
from engine.games.rook.bots.counting import this_hand, tricks_of
from engine.games.rook.bots.heuristic import choose, color_led, takes
from engine.games.rook.bots.position import Position
from engine.games.rook.view import Play

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
