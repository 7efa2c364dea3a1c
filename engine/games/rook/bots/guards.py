"""Manners: cards that make a table laugh, whatever they may bring.

Worlds are drawn and played out by rules; a card that is right in most of them by half a point, and that nobody would
ever play, costs more trust than it is worth. Whoever tries cards in worlds does not play these.
"""

from engine.core.cards import Card, Cards
from engine.games.rook.bots.counting import Known
from engine.games.rook.bots.pack import POINTS, beats, winner
from engine.games.rook.cards import NUMBER, ROOK, suit

LOW = 10
"""Cards up to this number that count nothing are hardly ever missed."""
LAST_TRICKS = 2
"""So near the end the Rook Bird may be due whatever lies there."""


def polite(known: Known) -> Cards:
    """The legal cards that nobody would laugh at; all of them where there is nothing better."""
    return tuple(card for card in known.legal if not _laughable(known, card)) or known.legal


def _laughable(known: Known, card: Card) -> bool:
    if known.lead is None:
        return False
    holder, top = winner(known.trick, known.trump)
    takes = beats(card, top, known.trump)
    others = [other for other in known.legal if suit(other, known.trump) != known.trump or known.trump == known.lead]
    table = sum(POINTS[one] for _, one in known.trick)
    if card == ROOK and not table and known.tricks_left > LAST_TRICKS:
        return any(other != ROOK for other in known.legal)
    if known.rest:
        return False
    if takes:  # as the last seat: the partner's trick trumped
        return not known.against(holder) and card not in others and bool(others)
    if known.against(holder) and POINTS[card]:  # a counter for a trick that is lost
        return any(not POINTS[other] and NUMBER[other] <= LOW for other in others)
    return False
