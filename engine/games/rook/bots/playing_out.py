"""Playing out: the rest of a hand, every seat by the rule of thumb, to see what comes of it."""

from collections.abc import Sequence

from engine.games.rook.bots.masks import COUNTERS, points
from engine.games.rook.bots.position import Position
from engine.games.rook.bots.thumb import choose, color_led, takes


def play_out(position: Position, hands: list[int], card: int, nest: int) -> list[int]:
    """Points by side when `position.seat` plays `card` and everybody goes on by the rule of thumb.

    `hands` by seat, as masks, the cards of the trick already out of them; they are changed. `nest` is what lies buried.
    """
    taken = list(position.home)
    sides = position.sides
    hands[position.seat] ^= card
    gone = position.gone | card
    leader, plays = position.leader, [*position.trick, card]
    while True:
        leader, table, gone = _trick(position, hands, leader, plays, gone)
        taken[sides[leader]] += table
        if not hands[leader]:
            taken[sides[leader]] += points(nest) if position.last_takes_nest else 0
            return taken
        plays = []


def _trick(position: Position, hands: list[int], leader: int, plays: Sequence[int], gone: int) -> tuple[int, int, int]:
    """One trick of which `plays` are on the table already: its taker, its points, and all cards that are gone then."""
    sides, trumps, deck, attackers = position.sides, position.trumps, position.deck, position.attackers
    players = len(hands)
    led = best = table = 0
    holder = leader
    for place in range(players):
        seat = leader + place
        if seat >= players:
            seat -= players
        if place < len(plays):
            card = plays[place]
        else:
            hand, side = hands[seat], sides[seat]
            if hand & hand - 1:
                behind = 0
                for later in range(place + 1, players):
                    behind += sides[(leader + later) % players] != side
                unseen = deck & ~gone & ~hand
                card = choose(hand, trumps, led, best, sides[holder] == side, table, behind, unseen, attackers == side)
            else:
                card = hand
            hands[seat] = hand ^ card
            gone |= card
        if not place:
            led, best = color_led(card, trumps), card
        elif takes(card, best, led, trumps):
            best, holder = card, seat
        if card & COUNTERS:
            table += points(card)
    return holder, table, gone
