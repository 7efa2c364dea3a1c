"""What a card on the pile starts: the end of the hand, a Master's effect, a trick, or the next seat's move."""

from dataclasses import replace

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.spooks.cards import BAT_MASTER, BONE_MASTER, COLOR, GOBLIN_MASTER, SPOOK_MASTER
from engine.games.spooks.events import DirectionTurned, GiftOwed, HandingBegan, OrderTurned
from engine.games.spooks.scoring import ended
from engine.games.spooks.state import Hand, Outcome, State, fewest, neighbour, with_hand
from engine.games.spooks.tricks import begin_trick

PHASES = {"blue": "blue", "red": "red", "none": "lead"}
"""SP-23; after the Cat the next seat leads (SP-34). Green has a trick first."""


def put(
    state: State,
    hand: Hand,
    hands: tuple[Cards, ...],
    seat: Seat,
    cards: Cards,
    victim: Seat | None,
    told: Event,
) -> Outcome:
    """`seat` has put `cards` on the pile, the last one on top; `hands` are what is left of the hands.

    `victim` is to move where the cards were a straight (SP-61), otherwise the next seat (SP-19). Whoever has no card
    left has won, and nothing that the card would have started takes place (SP-24, SP-60, SP-78).
    """
    card, events = cards[-1], [told]
    over = not hands[seat]
    effects = state.terms.masters and not over
    clockwise = hand.clockwise != (effects and card == BONE_MASTER)
    up = hand.up != (effects and card == BAT_MASTER)
    turn = neighbour(hand.seats, seat, clockwise) if victim is None else victim
    if clockwise != hand.clockwise:
        events.append(DirectionTurned(seat, clockwise, turn))
    if up != hand.up:
        events.append(OrderTurned(seat, up))
    after = Hand(
        hand.seats,
        hands,
        hand.ghost,
        turn,
        hand.pile + tuple([(seat, card) for card in cards]),
        seat,
        clockwise,
        up,
        tricks=hand.tricks,
        gifts=hand.gifts,
    )
    if over:
        ending, more = ended(state, after, (seat,))
        return ending, (*events, *more)
    going, more = _started(state, after, seat)
    return going, (*events, *more)


def _started(state: State, hand: Hand, seat: Seat) -> Outcome:
    """What the new top card asks for, effects first (SP-70, SP-71)."""
    card, masters = hand.top, state.terms.masters
    if COLOR[card] == "green":
        if masters and card == GOBLIN_MASTER:
            return with_hand(state, hand, "gift"), (GiftOwed(seat, fewest(hand, seat)),)
        return begin_trick(state, hand, hand.seats, playoff=False)
    if masters and card == SPOOK_MASTER:
        return with_hand(state, replace(hand, laying=hand.seats), "handing"), (HandingBegan(seat, hand.seats),)
    return with_hand(state, hand, PHASES[COLOR[card]]), ()
