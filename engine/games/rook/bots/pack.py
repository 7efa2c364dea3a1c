"""What a computer player asks of cards. Points are used in every variant: a star is worth five (RK-6)."""

from typing import Final

from engine.core.cards import Card
from engine.games.rook.cards import NUMBER, STARS, suit
from engine.games.rook.options import POINTS_PER_STAR
from engine.games.rook.view import Play

POINTS: Final[dict[Card, int]] = {card: stars * POINTS_PER_STAR for card, stars in STARS.items()}


def lead_of(trick: tuple[Play, ...], trump: str) -> str | None:
    """The colour to follow, None for the leader; a led Rook asks for trump (RK-56)."""
    return suit(trick[0][1], trump) if trick else None


def beats(card: Card, top: Card, trump: str) -> bool:
    """Whether `card`, played later, takes the trick from `top` (RK-59 to RK-62)."""
    mine, theirs = suit(card, trump), suit(top, trump)
    return NUMBER[card] > NUMBER[top] if mine == theirs else mine == trump


def winner(trick: tuple[Play, ...], trump: str) -> Play:
    """The seat and card that hold a trick so far; the trick has at least one card."""
    best = trick[0]
    for play in trick[1:]:
        if beats(play[1], best[1], trump):
            best = play
    return best
