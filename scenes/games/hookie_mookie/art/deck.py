"""The deck as everybody counts it: cards left, cards at the start, and the hour that they make it."""

from engine.games.hookie_mookie.cards import pack
from engine.games.hookie_mookie.options import HAND_SIZE
from engine.games.hookie_mookie.view import View
from scenes.games.hookie_mookie.art.backdrop import daylight

UNDEALT = ("start", "deal")
"""Phases in which nothing has left the deck that matters for the day: it is noon."""


def start(view: View) -> int:
    """Cards in the deck after the deal (HM-11)."""
    return len(pack(view.jokers)) - HAND_SIZE * view.players - view.ghost_cards


def left(view: View) -> int:
    """Cards in the deck now; before the deal those that it will have."""
    return start(view) if view.phase in UNDEALT and not view.deck_size else view.deck_size


def hour(view: View) -> float:
    """0 at noon, 1 when the last card is gone. Public: the same for every viewer."""
    return min(1.0, max(0.0, daylight(left(view), start(view))))
