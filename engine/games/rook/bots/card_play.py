"""Card play: the first card of a trick, the second, third and last one. Every legal card gets a worth and a reason: its
gain now against its use later. All in points.

The chance that others hold a certain card comes from counting and shares only. An unseen card is shared out over the
seats that may hold it, in proportion to their free places; the high bidder is assumed to have kept trumps.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.rook.bots.choice import CardChoice
from engine.games.rook.bots.counting import POINTS, PlayKnowledge, beats, winner
from engine.games.rook.cards import COLORS, NUMBER, ROOK, ROOK_NUMBER, suit

BIDDER_TRUMPS = 6.0
"""Trumps that a high bidder is assumed to keep when the nest is laid."""
ROOK_WILLING = 0.45
"""Probability that a seat that could follow spends the Rook on a trick."""
RUFF_WILLING = 0.9
"""Probability that a seat that cannot follow plays a trump."""


@dataclass(frozen=True, slots=True)
class CardOdds:
    """`shares[color][seat]` is the probability that one given unseen card of the colour is in that hand."""

    known: PlayKnowledge
    shares: Mapping[str, tuple[float, ...]]

    def none_of(self, seat: Seat, color: str, cards: int) -> float:
        """Return the probability that `seat` holds none of `cards` unseen cards of `color`."""
        return (1.0 - self.shares[color][seat]) ** cards

    def void(self, seat: Seat, color: str) -> float:
        """Return the probability that `seat` has no card of `color` at all."""
        return self.none_of(seat, color, len(self.known.unseen[color]))

    def trumps(self) -> float:
        """Return the expected number of trumps of all opponents together."""
        known = self.known
        out = len(known.unseen[known.trump])
        return out * sum(share for seat, share in enumerate(self.shares[known.trump]) if known.against(seat))

    def beaten_by(self, seat: Seat, top: Card, lead: str) -> float:
        """Return the probability that `seat`, yet to play, will take the trick from `top`."""
        known = self.known
        if top == ROOK:
            return 0.0
        trump, mine = known.trump, suit(top, known.trump)
        higher = sum(rank > NUMBER[top] for rank in known.unseen[mine])
        if lead == trump:
            return 1.0 - self.none_of(seat, trump, higher)
        rook = self.shares[trump][seat] * ROOK_WILLING if ROOK_NUMBER in known.unseen[trump] else 0.0
        void = self.void(seat, lead)
        if mine == trump:
            ruffs = void * (1.0 - self.none_of(seat, trump, higher)) * RUFF_WILLING
            return 1.0 - (1.0 - ruffs) * (1.0 - rook)
        ruffs = void * (1.0 - self.void(seat, trump)) * RUFF_WILLING
        follows = 1.0 - self.none_of(seat, lead, higher)
        return 1.0 - (1.0 - follows) * (1.0 - ruffs) * (1.0 - rook)

    def holds(self, top: Card, lead: str, seats: tuple[Seat, ...]) -> float:
        """Return the probability that none of the opponents among `seats`, yet to play, takes the trick from `top`."""
        chance = 1.0
        for seat in seats:
            if self.known.against(seat):
                chance *= 1.0 - self.beaten_by(seat, top, lead)
        return chance


def card_odds(known: PlayKnowledge) -> CardOdds:
    """Return the shares of every colour's unseen cards."""
    trump = known.trump
    trumps = _trump_shares(known)
    out = len(known.unseen[trump])
    side_cards = [max(0.0, known.counts[seat] - trumps[seat] * out) for seat in range(known.players)]
    side_cards[known.seat] = 0.0
    shares = {trump: trumps}
    for color in COLORS:
        if color != trump:
            shares[color] = _shared(known, color, side_cards, known.buried)
    return CardOdds(known, shares)


def _shared(known: PlayKnowledge, color: str, places: list[float], hidden: float) -> tuple[float, ...]:
    weights = [0.0 if (seat, color) in known.voids else size for seat, size in enumerate(places)]
    total = sum(weights) + hidden
    return tuple(weight / total if total else 0.0 for weight in weights)


def _trump_shares(known: PlayKnowledge) -> tuple[float, ...]:
    """Give the bidder the rest of the usual length, and share the others by free places."""
    out = len(known.unseen[known.trump])
    places = [float(count) for count in known.counts]
    places[known.seat] = 0.0
    bidder = known.bidder
    if bidder is None or bidder == known.seat or not out:
        return _shared(known, known.trump, places, float(known.buried) if bidder is None else 0.0)
    if (bidder, known.trump) in known.voids:
        return _shared(known, known.trump, places, 0.0)
    others = [0.0 if seat == bidder else size for seat, size in enumerate(places)]
    free = sum(others) - sum(others[seat] for seat, color in known.voids if color == known.trump)
    expected = max(out * places[bidder] / (free + places[bidder] or 1.0), BIDDER_TRUMPS - known.trumps_shown[bidder])
    part = min(1.0, min(expected, places[bidder]) / out) if free else 1.0
    rest = _shared(known, known.trump, others, 0.0)
    return tuple(part if seat == bidder else share * (1.0 - part) for seat, share in enumerate(rest))


ROOK_WAITS = 18.0  # worth of a later, better trick; with a nest the last one
ROOK_WAITS_NO_NEST = 16.0  # the beginner's last trick has no nest
TRUMP = 5.0
TRUMP_RANK = 0.35
TRUMP_TOP = 4.0
TRUMP_COUNTER = 0.3
"""Expected share of a kept trump counter's points."""
SIDE_TOP = 8.0
SIDE_NEXT = 2.5
RANK = 0.12
SAVED_COUNTER = 0.1
"""Expected share of a kept side counter's points."""
SHORT = 0.8
"""Worth of throwing a colour's last card, while there are trumps to use instead."""
FRIENDLY = 4.0  # points that a partner adds to our trick
GRUDGING = 1.5  # points that an opponent must add to it
LOST_ALONE = 0.25
"""Weight of lost points without a partner: they go to one of several opponents, so they hurt less than won points
help."""
LEAD = 1.0  # worth of leading the next trick
LAST_NEST = 18.0
"""Points of the nest in the last trick, before it is seen."""
SURE = 0.97
DRAW_TRUMP = 7.0
"""The bidder's gain by a round of trumps while the others have some."""
DRAW_FOR_PARTNER = 4.0
HELP_BIDDER = -4.0
"""A defender's loss by drawing trump for the bidder."""
PARTNER_SAVES = 0.5
ENOUGH_TRUMPS = 0.6
"""Below this expected number of opponents' trumps it is not worth drawing them."""


def keep(known: PlayKnowledge, odds: CardOdds, card: Card) -> float:
    """Return the worth of `card` for later tricks, its own counters included."""
    if known.tricks_left <= 1:
        return 0.0
    if card == ROOK:
        waits = ROOK_WAITS_NO_NEST if known.variant == "beginner" else ROOK_WAITS
        return POINTS[ROOK] + waits
    if suit(card, known.trump) == known.trump:
        return _trump(known, card)
    return _side(known, odds, card)


def _trump(known: PlayKnowledge, card: Card) -> float:
    worth = TRUMP + TRUMP_RANK * (NUMBER[card] - 5)
    if known.is_top(card):
        return worth + TRUMP_TOP + POINTS[card]
    return worth + TRUMP_COUNTER * POINTS[card]


def _side(known: PlayKnowledge, odds: CardOdds, card: Card) -> float:
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


def _others(known: PlayKnowledge) -> tuple[int, ...]:
    return tuple(seat for seat in range(known.players) if seat != known.seat)


def _has_trump(known: PlayKnowledge) -> bool:
    return any(suit(card, known.trump) == known.trump for card in known.hand)


def weigh_follows(known: PlayKnowledge, odds: CardOdds) -> tuple[CardChoice, ...]:
    """Return all legal cards of a seat that does not lead."""
    holder, top = winner(known.trick, known.trump)
    table = sum(POINTS[card] for _, card in known.trick) + nest_at_stake(known)
    return tuple(_weigh_follow(known, odds, card, holder, top, table) for card in known.legal)


def nest_at_stake(known: PlayKnowledge) -> float:
    """Return the worth of the nest to the taker of this trick (RK-66)."""
    return LAST_NEST if known.tricks_left == 1 and known.variant != "beginner" else 0.0


def loss(known: PlayKnowledge) -> float:
    """Return the weight of a point that the others take."""
    return 1.0 if known.partner is not None else LOST_ALONE


def _weigh_follow(known: PlayKnowledge, odds: CardOdds, card: Card, holder: int, top: Card, table: float) -> CardChoice:
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
    return CardChoice(card, worth, _follow_reason(known, card, takes, ours, holder))


def _partner_saves(known: PlayKnowledge, odds: CardOdds, top: Card) -> float:
    """Return the chance that a partner who is yet to play takes the trick from an opponent and keeps it."""
    if known.partner not in known.rest or known.lead is None:
        return 0.0
    after = known.rest[known.rest.index(known.partner) + 1 :]
    overtaken = 0.5 if after else 0.0  # by a seat that plays later
    return odds.beaten_by(known.partner, top, known.lead) * (1.0 - overtaken)


def _follow_reason(known: PlayKnowledge, card: Card, takes: bool, ours: float, holder: int) -> str:
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


def weigh_leads(known: PlayKnowledge, odds: CardOdds) -> tuple[CardChoice, ...]:
    """Return all cards of a seat that leads."""
    against = odds.trumps()
    return tuple(_weigh_lead(known, odds, card, against) for card in known.legal)


def _weigh_lead(known: PlayKnowledge, odds: CardOdds, card: Card, against: float) -> CardChoice:
    color = suit(card, known.trump)
    ours = odds.holds(card, color, known.rest)
    if known.partner is not None:
        ours += (1.0 - ours) * odds.beaten_by(known.partner, card, color) * PARTNER_SAVES
    adds = sum(GRUDGING if known.against(seat) else FRIENDLY for seat in known.rest)
    stake = POINTS[card] + adds + nest_at_stake(known)
    worth = ours * stake - (1.0 - ours) * stake * loss(known) - keep(known, odds, card)
    if color == known.trump:
        worth += _draws(known, against)
    return CardChoice(card, worth, _lead_reason(known, card, color, ours, against))


def _draws(known: PlayKnowledge, against: float) -> float:
    if against < ENOUGH_TRUMPS:
        return 0.0
    if known.bidder == known.seat:
        return DRAW_TRUMP
    if known.bidder is not None and known.bidder == known.partner:
        return DRAW_FOR_PARTNER
    return HELP_BIDDER if known.bidder is not None else 0.0


def _lead_reason(known: PlayKnowledge, card: Card, color: str, ours: float, against: float) -> str:
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
