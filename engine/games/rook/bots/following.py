"""Following: the second, third and last card of a trick. Every legal card is weighed, the reason named."""

from engine.core.cards import Card
from engine.games.rook.bots.choice import Choice
from engine.games.rook.bots.counting import Known
from engine.games.rook.bots.odds import Odds
from engine.games.rook.bots.pack import POINTS, beats, winner
from engine.games.rook.bots.worth import keep
from engine.games.rook.cards import ROOK, suit

FRIENDLY = 4.0  # points that a partner adds to a trick that is ours
GRUDGING = 1.5  # points that an opponent has to add to it
LOST_ALONE = 0.25
"""Without a partner points lost go to one of several: they hurt less than points won please."""
LEAD = 1.0  # to lead the next trick
LAST_NEST = 18.0
"""What the nest adds to the last trick when nobody has seen it, in points."""
SURE = 0.97


def follow(known: Known, odds: Odds) -> tuple[Choice, ...]:
    """All legal cards of a seat that does not lead."""
    holder, top = winner(known.trick, known.trump)
    table = sum(POINTS[card] for _, card in known.trick) + nest_at_stake(known)
    return tuple(_weigh(known, odds, card, holder, top, table) for card in known.legal)


def nest_at_stake(known: Known) -> float:
    """What the nest is worth to the taker of this trick (RK-66)."""
    return LAST_NEST if known.tricks_left == 1 and known.variant != "beginner" else 0.0


def loss(known: Known) -> float:
    """How much a point hurts that the others take."""
    return 1.0 if known.partner is not None else LOST_ALONE


def _weigh(known: Known, odds: Odds, card: Card, holder: int, top: Card, table: float) -> Choice:
    takes = beats(card, top, known.trump)
    assert known.lead is not None
    if takes or not known.against(holder):
        ours = odds.holds(card if takes else top, known.lead, known.rest)
    else:
        ours = _partner_saves(known, odds, top)
    adds = sum(GRUDGING if known.against(seat) else FRIENDLY for seat in known.rest)
    stake = table + POINTS[card] + adds
    worth = ours * stake - (1.0 - ours) * stake * loss(known) - keep(known, odds, card)
    if takes:
        worth += LEAD * ours
    return Choice(card, worth, _reason(known, card, takes, ours, holder))


def _partner_saves(known: Known, odds: Odds, top: Card) -> float:
    """The chance that a partner who is yet to play takes the trick from an opponent and keeps it."""
    if known.partner not in known.rest or known.lead is None:
        return 0.0
    after = known.rest[known.rest.index(known.partner) + 1 :]
    overtaken = 0.5 if after else 0.0  # by whoever is still behind
    return odds.beaten_by(known.partner, top, known.lead) * (1.0 - overtaken)


def _reason(known: Known, card: Card, takes: bool, ours: float, holder: int) -> str:
    if len(known.legal) == 1:
        return "only_card"
    if takes:
        if card == ROOK:
            return "spend_the_bird"
        if not known.rest:
            return "win_cheaply"
        if suit(card, known.trump) == known.trump != known.lead:
            return "trump_in"
        return "win_surely" if ours >= SURE else "win_likely"
    if POINTS[card] and not known.against(holder):
        return "give_partner"
    if POINTS[card] and ours > 0.5:
        return "trust_partner"
    return "duck" if suit(card, known.trump) == known.lead else "throw_away"
