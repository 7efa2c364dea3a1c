"""Worth: what a card is still good for if it is kept, in points. To play it costs that much."""

from engine.core.cards import Card
from engine.games.rook.bots.counting import Known
from engine.games.rook.bots.odds import Odds
from engine.games.rook.bots.pack import POINTS
from engine.games.rook.cards import NUMBER, ROOK, ROOK_NUMBER, suit

ROOK_WAITS = 18.0  # a later, better trick; with a nest the last one
ROOK_WAITS_NO_NEST = 16.0  # the beginner's last trick brings nothing extra
TRUMP = 5.0
TRUMP_RANK = 0.35
TRUMP_TOP = 4.0
TRUMP_COUNTER = 0.3
"""Share of a trump counter's points that stays at home if the card is kept."""
SIDE_TOP = 8.0
SIDE_NEXT = 2.5
RANK = 0.12
SAVED_COUNTER = 0.1
"""Share of a counter's points that a hand can still hope to bring home."""
SHORT = 0.8
"""A reason to be rid of a colour's last card while there are trumps to follow with."""


def keep(known: Known, odds: Odds, card: Card) -> float:
    """What `card` promises for later tricks, its own counters included."""
    if known.tricks_left <= 1:
        return 0.0
    if card == ROOK:
        waits = ROOK_WAITS_NO_NEST if known.variant == "beginner" else ROOK_WAITS
        return POINTS[ROOK] + waits
    if suit(card, known.trump) == known.trump:
        return _trump(known, card)
    return _side(known, odds, card)


def _trump(known: Known, card: Card) -> float:
    worth = TRUMP + TRUMP_RANK * (NUMBER[card] - 5)
    if known.is_top(card):
        return worth + TRUMP_TOP + POINTS[card]
    return worth + TRUMP_COUNTER * POINTS[card]


def _side(known: Known, odds: Odds, card: Card) -> float:
    color, rank = suit(card, known.trump), NUMBER[card]
    higher = [number for number in known.unseen[color] if number > rank and number != ROOK_NUMBER]
    worth = RANK * rank
    if not higher:
        lasts = odds.holds(card, color, _others(known))
        worth += (SIDE_TOP + POINTS[card]) * lasts
    else:
        if len(higher) == 1 and rank >= 11:
            worth += SIDE_NEXT
        worth += SAVED_COUNTER * POINTS[card]
    if sum(suit(other, known.trump) == color for other in known.hand) == 1 and _has_trump(known):
        worth -= SHORT
    return worth


def _others(known: Known) -> tuple[int, ...]:
    return tuple(seat for seat in range(known.players) if seat != known.seat)


def _has_trump(known: Known) -> bool:
    return any(suit(card, known.trump) == known.trump for card in known.hand)
