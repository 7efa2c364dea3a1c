"""Revealing a card and looking at one: HK-40 to HK-56; and the end of a turn without it (HK-43)."""

from dataclasses import replace

from engine.core.cards import Card
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.hooky.events import CardRevealed, CardSeen, RevealDeclined
from engine.games.hooky.rounds import can_reveal, targets, turn_over
from engine.games.hooky.state import Look, Outcome, State


def reveal_prompts(state: State) -> tuple[Prompt, ...]:
    """Any own card that lies face down, with anybody who has one to be looked at (HK-44, HK-49)."""
    if not can_reveal(state):
        return ()
    seat = state.on_turn()
    cards, seats = state.face_down(seat), targets(state)
    return (Prompt(seat, "reveal", One(tuple((("card", card), ("of", of)) for card in cards for of in seats))),)


def done_prompts(state: State) -> tuple[Prompt, ...]:
    """Only after the question, and only where a reveal is the other choice (HK-Q24)."""
    if not (state.asked and can_reveal(state)):
        return ()
    return (Prompt(state.on_turn(), "done"),)


def peek_prompts(state: State) -> tuple[Prompt, ...]:
    """Chance alone decides among the cards that lie face down (HK-51, HK-52)."""
    cards = state.face_down(state.looking().of)
    return (Prompt(CHANCE, "peek", One(tuple((("card", card),) for card in cards))),)


def reveal(state: State, step: Step) -> Outcome:
    """The card is public from now on; the look follows at once (HK-Q22)."""
    seat, card, of = state.on_turn(), Card(str(step.arg("card"))), step.arg("of")
    assert isinstance(of, int)
    look = Look(state.round, seat, card, of)
    return replace(state, phase="look", looks=(*state.looks, look), looked=True), (CardRevealed(seat, card, of),)


def peek(state: State, step: Step) -> Outcome:
    """Only the looker learns which card it is; the turn is over if its question was put before (HK-42)."""
    card = Card(str(step.arg("card")))
    look = replace(state.looking(), card=card)
    seen = replace(state, phase="turns", looks=(*state.looks[:-1], look))
    event = CardSeen(look.seat, look.of, card)
    if not state.asked:
        return seen, (event,)
    after, events = turn_over(seen)
    return after, (event, *events)


def done(state: State, step: Step) -> Outcome:
    """The turn is over without a reveal."""
    del step
    after, events = turn_over(state)
    return after, (RevealDeclined(state.on_turn()), *events)
