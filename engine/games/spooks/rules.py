"""The three functions that run a Spooks match, and the cards that go from hand to hand.

They are the bite (SP-63 to SP-67), the Master of Goblins' gift (SP-71 to SP-73), and what the Master of Spooks passes
on (SP-70).
"""

from dataclasses import replace
from functools import partial
from typing import Literal, cast

from engine.core.cards import Card
from engine.core.game import Setup, make_apply, make_phase_prompts
from engine.core.prompts import Prompt
from engine.core.seats import Seat, at_seat
from engine.core.shapes import One
from engine.core.steps import Args, Field, Kind, Step, Verb
from engine.games.spooks import pile
from engine.games.spooks.cards import card_options, sort_hand, without
from engine.games.spooks.dealing import deal, deal_prompts
from engine.games.spooks.events import CardChosen, CardGiven, CardsHanded, Gift
from engine.games.spooks.options import ruleset
from engine.games.spooks.scoring import ended
from engine.games.spooks.state import Hand, Outcome, State, fewest, neighbour, with_hand, with_laid
from engine.games.spooks.tricks import begin_trick, hidden_prompts, lay


def bite_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask the first of the remaining givers for any card (SP-64)."""
    hand = state.live()
    giver = hand.givers[0]
    return (Prompt(giver, "give", One(card_options(hand.hands[giver]))),)


def gift_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask the actor for a card and its receiver, one of the opponents with the fewest."""
    hand = state.live()
    actor = hand.actor
    assert actor is not None
    options: tuple[Args, ...] = tuple(
        [(*args, ("to", seat)) for seat in fewest(hand, actor) for args in card_options(hand.hands[actor])]
    )
    return (Prompt(actor, "give", One(options)),)


def give(state: State, step: Step) -> Outcome:
    """Give a card, in the one of the three that is due."""
    card = cast(Card, step.args[0][1])
    if state.phase == "handing":
        return _choose(state, cast(Seat, step.by), card)
    return _bite(state, card) if state.phase == "bite" else _goblin(state, card, cast(Seat, step.arg("to")))


def _moved(hand: Hand, giver: Seat, receiver: Seat, card: Card, why: Literal["bite", "goblin"]) -> tuple[Hand, Gift]:
    gift = Gift(giver, receiver, card, why)
    hands = at_seat(hand.hands, giver, without(hand.hands[giver], card))
    hands = at_seat(hands, receiver, sort_hand((*hands[receiver], card)))
    return replace(hand, hands=hands, gifts=(*hand.gifts, gift)), gift


def _bite(state: State, card: Card) -> Outcome:
    """Give a card at once. An empty hand wins at once (SP-65); after the last gift the victim leads (SP-67)."""
    before = state.live()
    giver, victim = before.givers[0], before.victim
    assert victim is not None
    hand, gift = _moved(before, giver, victim, card, "bite")
    given = CardGiven(gift)
    if not hand.hands[giver]:
        ending, events = ended(state, hand, (giver,))
        return ending, (given, *events)
    if givers := before.givers[1:]:
        return with_hand(state, replace(hand, givers=givers), "bite"), (given,)
    return with_hand(state, replace(hand, givers=(), victim=None), "lead"), (given,)


def _goblin(state: State, card: Card, receiver: Seat) -> Outcome:
    """Give the gift before the trick; if it empties the hand there is no trick (SP-71, SP-73)."""
    before = state.live()
    giver = before.actor
    assert giver is not None
    hand, gift = _moved(before, giver, receiver, card, "goblin")
    given = CardGiven(gift)
    if not hand.hands[giver]:
        after, events = ended(state, hand, (giver,))
    else:
        after, events = begin_trick(state, hand, hand.seats, playoff=False)
    return after, (given, *events)


def _choose(state: State, seat: Seat, card: Card) -> Outcome:
    """Put a card to hand on face down. After the last one all move, and play continues on the Master of Spooks."""
    hand = state.live()
    hands = at_seat(hand.hands, seat, without(hand.hands[seat], card))
    hand = with_laid(hand, seat, card, hands)
    chosen = CardChosen(seat, card)
    if len(hand.laid) < len(hand.laying):
        return with_hand(state, hand, "handing"), (chosen,)
    gifts = tuple(
        [Gift(giver, neighbour(hand.seats, giver, not hand.clockwise), given, "spook") for giver, given in hand.laid]
    )
    for gift in gifts:
        hands = at_seat(hands, gift.receiver, sort_hand((*hands[gift.receiver], cast(Card, gift.card))))
    after = replace(hand, hands=hands, laying=(), laid=(), gifts=hand.gifts + gifts)
    return with_hand(state, after, "blue"), (chosen, CardsHanded(gifts))


VERBS = (
    Verb(
        "deal",
        (Field("dealer", Kind.SEAT), Field("hands", Kind.HANDS), Field("ghost", Kind.CARDS, optional=True)),
        chance=True,
    ),
    Verb("play", (Field("card", Kind.CARD),)),
    Verb("pass"),
    Verb("straight", (Field("cards", Kind.CARDS),)),
    Verb("lay", (Field("card", Kind.CARD),)),
    Verb("give", (Field("card", Kind.CARD), Field("to", Kind.SEAT, optional=True))),
)
"""The record's verbs."""


def start(setup: Setup) -> State:
    """Return the state before the first step, in which a deal is due."""
    chosen = ruleset(setup)
    return State(chosen, "deal", (0,) * chosen.players)


prompts = make_phase_prompts(
    {
        "deal": deal_prompts,
        "open": pile.open_prompts,
        "lead": pile.lead_prompts,
        "blue": pile.follow_prompts,
        "red": pile.follow_prompts,
        "straight": pile.straight_prompts,
        "trick": partial(hidden_prompts, verb="lay"),
        "bite": bite_prompts,
        "gift": gift_prompts,
        "handing": partial(hidden_prompts, verb="give"),
    }
)
"""The open questions, by phase."""

apply = make_apply(
    {
        "deal": deal,
        "play": pile.play,
        "pass": pile.say_pass,
        "straight": pile.straight,
        "lay": lay,
        "give": give,
    }
)
"""The effect of a step, by its verb."""
