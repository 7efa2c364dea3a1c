"""Playing out: the rest of a hand, every seat by the rule of thumb, to see what comes of it.

Written for speed: some ten thousand hands a second are played out.
"""

from functools import cache

from engine.games.rook.bots.bitsets import WORTH, points
from engine.games.rook.bots.heuristic import choose, color_led, takes
from engine.games.rook.bots.position import Position


@cache
def _turns(sides: tuple[int, ...]) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """For each leader the seats in turn: seat, its side, how many opponents are yet to play."""
    players = len(sides)
    orders = [[(leader + place) % players for place in range(players)] for leader in range(players)]
    return tuple(
        tuple(
            (seat, sides[seat], sum(sides[later] != sides[seat] for later in order[place + 1 :]))
            for place, seat in enumerate(order)
        )
        for order in orders
    )


def play_out(position: Position, hands: list[int], card: int, nest: int) -> list[int]:
    """Points by side when `position.seat` plays `card` and everybody goes on by the rule of thumb.

    `hands` by seat, as bit sets without the cards of the trick, is changed. `nest` is what lies buried.
    """
    taken = list(position.home)
    sides, trumps, attackers = position.sides, position.trumps, position.attackers
    turns = _turns(sides)
    hands[position.seat] ^= card
    left = position.deck & ~position.gone & ~card
    leader, plays = position.leader, [*position.trick, card]
    while True:
        led = best = table = side = 0
        for seat, own, behind in turns[leader]:
            if plays:
                card = plays.pop(0)
            else:
                hand = hands[seat]
                if hand & hand - 1:
                    card = choose(hand, trumps, led, best, side == own, table, behind, left & ~hand, own == attackers)
                else:
                    card = hand
                hands[seat] = hand ^ card
                left ^= card
            if not led:
                led, best, leader, side = color_led(card, trumps), card, seat, own
            elif takes(card, best, led, trumps):
                best, leader, side = card, seat, own
            table += WORTH.get(card, 0)
        taken[side] += table
        if not hands[leader]:
            taken[side] += points(nest) if position.last_takes_nest else 0
            return taken
