"""Play on the pile: the opening, leads, following and passing (SP-13 to SP-35, SP-50 to SP-55). Also the straight after
an unanswered Bone (SP-56 to SP-62).

A card on the pile has an effect: the end of the hand, a Master's effect, a trick, or the next seat's move. This is the
hot path: answers come from tables, states are built directly.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal, cast

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat, at_seat
from engine.core.shapes import One, Run
from engine.core.steps import Args, Step
from engine.games.spooks import events as happened
from engine.games.spooks.cards import (
    BAT_MASTER,
    BONE_MASTER,
    CARD_ARGS,
    CAT,
    COLOR,
    FITTING,
    GOBLIN_MASTER,
    MASTER,
    NUMBER,
    PACK,
    SPOOK_MASTER,
    SUIT,
    SUIT_NOUNS,
    card_noun,
    card_options,
    rank_noun,
    without,
)
from engine.games.spooks.dealing import opening_card
from engine.games.spooks.scoring import ended
from engine.games.spooks.state import Hand, Outcome, State, fewest, neighbour, with_hand
from engine.games.spooks.tricks import begin_trick

PHASES = {"blue": "blue", "red": "red", "none": "lead"}
"""SP-23; after the Cat the next seat leads (SP-34). Green has a trick first."""


def open_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for the opening card and no other (SP-13)."""
    hand = state.live()
    card = opening_card(hand)
    why: Message = say("spooks-no-open-card", card=card_noun(card))
    refused = tuple([(CARD_ARGS[other], why) for other in dict.fromkeys(hand.hands[hand.turn]) if other != card])
    return (Prompt(hand.turn, "play", One((CARD_ARGS[card],)), refused=refused),)


def lead_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for any card of the hand; no pass (SP-21, SP-22)."""
    hand = state.live()
    return (Prompt(hand.turn, "play", One(card_options(hand.hands[hand.turn]))),)


def follow_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for a card that fits on the top; a pass on blue always (SP-27), on red only if no card fits (SP-51,
    SP-52)."""
    hand, masters = state.live(), state.ruleset.masters
    turn = hand.turn
    fitting = FITTING[hand.top, hand.up, masters]
    cards = dict.fromkeys(hand.hands[turn])
    options = tuple([CARD_ARGS[card] for card in cards if card in fitting])
    if not options:
        return (Prompt(turn, "pass"),)
    refused: tuple[tuple[Args, Message], ...] = ()
    if len(options) < len(cards):
        unfit = _UNFIT[hand.top, hand.up]
        refused = tuple([unfit[card] for card in cards if card not in fitting])
    play = Prompt(turn, "play", One(options), refused=refused)
    return (play, Prompt(turn, "pass")) if state.phase == "blue" else (play,)


def why_unfit(top: Card, up: bool) -> Message:
    """Return the reason why a card may not be played on `top`."""
    if SUIT[top] in ("bone", "bat"):
        return say("spooks-no-red-match", card=card_noun(top), suit=SUIT_NOUNS[SUIT[top]], rank=rank_noun(NUMBER[top]))
    wanted = NUMBER[top] + (1 if up else -1)
    if not 1 <= wanted <= MASTER:
        return say("spooks-no-blue-end", card=card_noun(top))
    return say("spooks-no-blue-next", card=card_noun(top), rank=rank_noun(wanted))


def _unfit(why: Message) -> Mapping[Card, tuple[Args, Message]]:
    return {card: (CARD_ARGS[card], why) for card in PACK}


_UNFIT = {(top, up): _unfit(why_unfit(top, up)) for top, up, masters in FITTING if not masters}
"""By top card and number order: the reason in a question why a card does not fit."""


def play(state: State, step: Step) -> Outcome:
    """Put one card on the pile."""
    hand = state.live()
    seat = hand.turn
    card = step.card
    how: Literal["opened", "led", "followed"] = "followed"
    if state.phase in ("open", "lead"):
        how = "opened" if state.phase == "open" else "led"
    played = happened.CardPlayed(seat, card, how, hand.top if how == "followed" else None)
    hands = at_seat(hand.hands, seat, without(hand.hands[seat], card))
    return put(state, hand, hands, seat, (card,), None, played)


def say_pass(state: State, step: Step) -> Outcome:
    """Pass. On blue the next seat moves on the same card, or the actor leads (SP-30, SP-31); on red the seat becomes
    the victim (SP-52)."""
    hand = state.live()
    seat, actor = hand.turn, hand.actor
    assert actor is not None
    if state.phase == "red":
        return _failed(state, hand, seat, actor)
    turn = neighbour(hand.seats, seat, hand.clockwise)
    after = _moved_on(hand, turn, (*hand.passed, seat))
    passed: tuple[Event, ...] = (happened.TurnPassed(seat, hand.top),)
    if turn == actor:
        return with_hand(state, after, "lead"), (*passed, happened.TurnCameBack(actor))
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
    """Begin the effect of an unanswered card: a straight for a Bone, a bite for a Bat (SP-55). In the children's game a
    Bone brings another turn (SP-116), and only the actor bites (SP-117)."""
    failed = happened.AnswerFailed(victim, actor, hand.top)
    children = state.ruleset.children
    if SUIT[hand.top] == "bone":
        if children:
            return with_hand(state, _moved_on(hand, actor, hand.passed), "lead"), (failed,)
        return with_hand(state, _moved_on(hand, victim, hand.passed, victim), "straight"), (failed,)
    givers = (actor,) if children else bite_order(hand, actor, victim)
    after = _moved_on(hand, victim, hand.passed, victim, givers)
    return with_hand(state, after, "bite"), (failed, happened.BiteBegan(actor, victim, givers))


def bite_order(hand: Hand, actor: Seat, victim: Seat) -> tuple[Seat, ...]:
    """Return all seats but the victim, beginning with the actor and going round against the direction of play
    (SP-63)."""
    order = [actor]
    while (seat := neighbour(hand.seats, order[-1], not hand.clockwise)) != actor:
        order.append(seat)
    return tuple([seat for seat in order if seat != victim])


def rows(cards: Cards) -> tuple[Cards, ...]:
    """Return `cards` by number from 1 to the Master, without the Cat: the cards for each place of a straight."""
    found: list[list[str]] = [[] for _ in range(MASTER)]
    for card in cards:
        if card != CAT:
            found[NUMBER[card] - 1].append(card)
    return cast("tuple[Cards, ...]", tuple([tuple(row) for row in found]))


def straight_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for any one card, or one card of each of some neighbouring numbers, lowest first (SP-56, SP-57)."""
    hand = state.live()
    assert hand.actor is not None
    cards = hand.hands[hand.actor]
    return (Prompt(hand.actor, "straight", Run(cards, rows(cards)), key="cards"),)


def straight(state: State, step: Step) -> Outcome:
    """Play a straight. The highest card is on top; the victim moves on it (SP-59, SP-61)."""
    hand = state.live()
    seat, victim = hand.actor, hand.victim
    assert seat is not None and victim is not None
    cards = cast(Cards, step.args[0][1])
    kept = hand.hands[seat]
    for card in cards:
        kept = without(kept, card)
    return put(
        state, hand, at_seat(hand.hands, seat, kept), seat, cards, victim, happened.StraightLaid(seat, cards, victim)
    )


def put(
    state: State,
    hand: Hand,
    hands: tuple[Cards, ...],
    seat: Seat,
    cards: Cards,
    victim: Seat | None,
    told: Event,
) -> Outcome:
    """Put `cards` of `seat` on the pile, the last one on top; `hands` are the remaining hands.

    `victim` moves next after a straight (SP-61), else the next seat (SP-19). A seat without cards has won, and the
    card's effect does not happen (SP-24, SP-60, SP-78).
    """
    card, events = cards[-1], [told]
    over = not hands[seat]
    effects = state.ruleset.masters and not over
    clockwise = hand.clockwise != (effects and card == BONE_MASTER)
    up = hand.up != (effects and card == BAT_MASTER)
    turn = neighbour(hand.seats, seat, clockwise) if victim is None else victim
    if clockwise != hand.clockwise:
        events.append(happened.DirectionTurned(seat, clockwise, turn))
    if up != hand.up:
        events.append(happened.OrderTurned(seat, up))
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
    """Begin the effects of the new top card, Masters first (SP-70, SP-71)."""
    card, masters = hand.top, state.ruleset.masters
    if COLOR[card] == "green":
        if masters and card == GOBLIN_MASTER:
            return with_hand(state, hand, "gift"), (happened.GiftOwed(seat, fewest(hand, seat)),)
        return begin_trick(state, hand, hand.seats, playoff=False)
    if masters and card == SPOOK_MASTER:
        return with_hand(state, replace(hand, laying=hand.seats), "handing"), (happened.HandingBegan(seat, hand.seats),)
    return with_hand(state, hand, PHASES[COLOR[card]]), ()
