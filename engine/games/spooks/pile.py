"""Play on the pile: the opening, leads, what follows blue and red cards, passes (SP-13 to SP-35, SP-50 to SP-55).

This is the hot path: answers come from tables, states are built directly.
"""

from collections.abc import Mapping
from typing import Literal

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.prompts import Prompt, Reason
from engine.core.seats import Seat
from engine.core.shapes import One
from engine.core.steps import Args, Step
from engine.games.spooks.card_args import CARD_ARGS, card_options
from engine.games.spooks.cards import FITTING, MASTER, NUMBER, PACK, SUIT, numeral, spoken, without
from engine.games.spooks.dealing import opening_card
from engine.games.spooks.effects import put
from engine.games.spooks.events import AnswerFailed, BiteBegan, CardPlayed, TurnCameBack, TurnPassed
from engine.games.spooks.state import Hand, Outcome, State, neighbour, swapped, with_hand


def open_prompts(state: State) -> tuple[Prompt, ...]:
    """The opening card and no other (SP-13)."""
    hand = state.live()
    card = opening_card(hand)
    why: Reason = ("open_card", spoken(card))
    refused = tuple([(CARD_ARGS[other], why) for other in dict.fromkeys(hand.hands[hand.turn]) if other != card])
    return (Prompt(hand.turn, "play", One((CARD_ARGS[card],)), refused=refused),)


def lead_prompts(state: State) -> tuple[Prompt, ...]:
    """Any card of the hand; no pass (SP-21, SP-22)."""
    hand = state.live()
    return (Prompt(hand.turn, "play", One(card_options(hand.hands[hand.turn]))),)


def follow_prompts(state: State) -> tuple[Prompt, ...]:
    """A card that fits on the top; a pass on blue always (SP-27), on red only where nothing fits (SP-51, SP-52)."""
    hand, masters = state.live(), state.terms.masters
    turn = hand.turn
    fitting = FITTING[hand.top, hand.up, masters]
    cards = dict.fromkeys(hand.hands[turn])
    options = tuple([CARD_ARGS[card] for card in cards if card in fitting])
    if not options:
        return (Prompt(turn, "pass"),)
    refused: tuple[tuple[Args, Reason], ...] = ()
    if len(options) < len(cards):
        unfit = _UNFIT[hand.top, hand.up]
        refused = tuple([unfit[card] for card in cards if card not in fitting])
    play = Prompt(turn, "play", One(options), refused=refused)
    return (play, Prompt(turn, "pass")) if state.phase == "blue" else (play,)


def why_unfit(top: Card, up: bool) -> Reason:
    """Why a card does not go on `top`."""
    if SUIT[top] in ("bone", "bat"):
        return ("red_match", spoken(top), f"a {SUIT[top].capitalize()}", numeral(NUMBER[top]))
    wanted = NUMBER[top] + (1 if up else -1)
    if not 1 <= wanted <= MASTER:
        return ("blue_end", spoken(top))
    return ("blue_next", spoken(top), numeral(wanted))


_UNFIT: Mapping[tuple[Card, bool], Mapping[Card, tuple[Args, Reason]]] = {
    (top, up): {card: (CARD_ARGS[card], why_unfit(top, up)) for card in PACK}
    for top, up, masters in FITTING
    if not masters
}
"""By top card and number order: what a question says of a card that does not fit."""


def play(state: State, step: Step) -> Outcome:
    """One card on the pile."""
    hand = state.live()
    seat = hand.turn
    card: Card = step.args[0][1]  # type: ignore[assignment]
    how: Literal["opened", "led", "followed"] = "followed"
    if state.phase in ("open", "lead"):
        how = "opened" if state.phase == "open" else "led"
    played = CardPlayed(seat, card, how, hand.top if how == "followed" else None)
    hands = swapped(hand.hands, seat, without(hand.hands[seat], card))
    return put(state, hand, hands, seat, (card,), None, played)


def say_pass(state: State, step: Step) -> Outcome:
    """On blue the next seat is to move on the same card, or the actor leads (SP-30, SP-31); on red the seat becomes the
    victim (SP-52)."""
    hand = state.live()
    seat, actor = hand.turn, hand.actor
    assert actor is not None
    if state.phase == "red":
        return _failed(state, hand, seat, actor)
    turn = neighbour(hand.seats, seat, hand.clockwise)
    after = _moved_on(hand, turn, (*hand.passed, seat))
    passed: tuple[Event, ...] = (TurnPassed(seat, hand.top),)
    if turn == actor:
        return with_hand(state, after, "lead"), (*passed, TurnCameBack(actor))
    return with_hand(state, after, "blue"), passed


def _moved_on(
    hand: Hand, turn: Seat, passed: tuple[Seat, ...], victim: Seat | None = None, givers: tuple[Seat, ...] = ()
) -> Hand:
    return Hand(
        hand.seats,
        hand.hands,
        hand.ghost,
        turn,
        hand.pile,
        hand.actor,
        hand.clockwise,
        hand.up,
        passed,
        victim,
        givers,
        tricks=hand.tricks,
        gifts=hand.gifts,
    )


def _failed(state: State, hand: Hand, victim: Seat, actor: Seat) -> Outcome:
    """A Bone that was not answered brings a straight, a Bat a bite (SP-55)."""
    failed = AnswerFailed(victim, actor, hand.top)
    if SUIT[hand.top] == "bone":
        return with_hand(state, _moved_on(hand, victim, hand.passed, victim), "straight"), (failed,)
    givers = bite_order(hand, actor, victim)
    after = _moved_on(hand, victim, hand.passed, victim, givers)
    return with_hand(state, after, "bite"), (failed, BiteBegan(actor, victim, givers))


def bite_order(hand: Hand, actor: Seat, victim: Seat) -> tuple[Seat, ...]:
    """Everybody but the victim, beginning with the actor and going round against the direction of play (SP-63)."""
    order = [actor]
    while (seat := neighbour(hand.seats, order[-1], not hand.clockwise)) != actor:
        order.append(seat)
    return tuple([seat for seat in order if seat != victim])
