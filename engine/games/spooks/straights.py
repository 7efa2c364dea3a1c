"""After a Bone that nobody answers: the actor's straight (SP-56 to SP-62)."""

from typing import cast

from engine.core.cards import Cards
from engine.core.prompts import Prompt
from engine.core.shapes import Run
from engine.core.steps import Step
from engine.games.spooks.cards import CAT, MASTER, NUMBER, without
from engine.games.spooks.effects import put
from engine.games.spooks.events import StraightLaid
from engine.games.spooks.state import Outcome, State, swapped


def rows(cards: Cards) -> tuple[Cards, ...]:
    """`cards` by number from 1 to the Master, without the Cat: what can stand at each place of a straight."""
    found: list[list[str]] = [[] for _ in range(MASTER)]
    for card in cards:
        if card != CAT:
            found[NUMBER[card] - 1].append(card)
    return cast("tuple[Cards, ...]", tuple([tuple(row) for row in found]))


def straight_prompts(state: State) -> tuple[Prompt, ...]:
    """Any one card, or one card of each of some neighbouring numbers, lowest first (SP-56, SP-57)."""
    hand = state.live()
    assert hand.actor is not None
    cards = hand.hands[hand.actor]
    return (Prompt(hand.actor, "straight", Run(cards, rows(cards)), key="cards"),)


def straight(state: State, step: Step) -> Outcome:
    """The highest card is on top; the victim is to move on it (SP-59, SP-61)."""
    hand = state.live()
    seat, victim = hand.actor, hand.victim
    assert seat is not None and victim is not None
    cards = cast(Cards, step.args[0][1])
    kept = hand.hands[seat]
    for card in cards:
        kept = without(kept, card)
    return put(state, hand, swapped(hand.hands, seat, kept), seat, cards, victim, StraightLaid(seat, cards, victim))
