"""Leading: the first card of a trick. Every card is weighed, the reason named."""

from engine.core.cards import Card
from engine.games.rook.bots.choice import Choice
from engine.games.rook.bots.counting import Known
from engine.games.rook.bots.following import FRIENDLY, GRUDGING, loss, nest_at_stake
from engine.games.rook.bots.odds import Odds
from engine.games.rook.bots.pack import POINTS
from engine.games.rook.bots.worth import keep
from engine.games.rook.cards import ROOK, suit

DRAW_TRUMP = 7.0
"""What the bidder gains by a round of trumps while the others have some."""
DRAW_FOR_PARTNER = 4.0
HELP_BIDDER = -4.0
"""What a defender loses by drawing trump for the bidder."""
PARTNER_SAVES = 0.5
ENOUGH_TRUMPS = 0.6
"""Below so many expected trumps against us there is nothing to draw."""


def lead(known: Known, odds: Odds) -> tuple[Choice, ...]:
    """All cards of a seat that leads."""
    against = odds.trumps()
    return tuple(_weigh(known, odds, card, against) for card in known.legal)


def _weigh(known: Known, odds: Odds, card: Card, against: float) -> Choice:
    color = suit(card, known.trump)
    ours = odds.holds(card, color, known.rest)
    if known.partner is not None:
        ours += (1.0 - ours) * odds.beaten_by(known.partner, card, color) * PARTNER_SAVES
    adds = sum(GRUDGING if known.against(seat) else FRIENDLY for seat in known.rest)
    stake = POINTS[card] + adds + nest_at_stake(known)
    worth = ours * stake - (1.0 - ours) * stake * loss(known) - keep(known, odds, card)
    if color == known.trump:
        worth += _draws(known, against)
    return Choice(card, worth, _reason(known, card, color, ours, against))


def _draws(known: Known, against: float) -> float:
    if against < ENOUGH_TRUMPS:
        return 0.0
    if known.bidder == known.seat:
        return DRAW_TRUMP
    if known.bidder is not None and known.bidder == known.partner:
        return DRAW_FOR_PARTNER
    return HELP_BIDDER if known.bidder is not None else 0.0


def _reason(known: Known, card: Card, color: str, ours: float, against: float) -> str:
    if len(known.legal) == 1:
        return "only_card"
    if card == ROOK:
        return "spend_the_bird"
    if color == known.trump:
        bidding_side = known.bidder is not None and not known.against(known.bidder)
        return "draw_trump" if bidding_side and against >= ENOUGH_TRUMPS else "lead_trump"
    if known.is_top(card):
        return "cash_top" if ours > 0.5 else "lead_top"
    return "lead_counter" if POINTS[card] else "lead_low"
