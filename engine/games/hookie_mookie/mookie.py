"""The mookie (HM-21 to HM-33) with its jokers (HM-52 to HM-60), and the draw of a seat that is alone (HM-69, HM-70)."""

from dataclasses import replace
from typing import cast

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import JOKER, OPEN, VALUES, by_value, sort_hand
from engine.games.hookie_mookie.events import CardsDrawn, CardsLaid, MookieEnded, SetCleared
from engine.games.hookie_mookie.scoring import drawn, emptied, turn_over
from engine.games.hookie_mookie.sets import Cleared, Sets, put
from engine.games.hookie_mookie.state import Outcome, State, giving, taking

NEW_SET = (3, 4)
"""How few and how many cards make a new set, jokers counted (HM-23, HM-53)."""


def lay_prompts(seat: Seat, hand: Cards, sets: Sets) -> tuple[Prompt, ...]:
    """All lays that `hand` allows: a question for each value as a new set and for each set that can be added to.

    Jokers alone answer more than one of them in the same words. With an open set on the table at most two jokers are
    left, too few for a second one (HM-54).
    """
    prompts: list[Prompt] = []
    there = {known.value for known in sets}
    held = by_value(hand)
    jokers = held.pop(OPEN, ())
    for value in VALUES:
        fitting = (*held.get(value, ()), *jokers)
        if value in there:
            prompts += _adding(seat, fitting, value)
        elif value in held:
            prompts += _new_set(seat, fitting)
            if OPEN in there:
                prompts += _adding(seat, fitting, OPEN)
    prompts += _adding(seat, jokers, OPEN) if OPEN in there else _new_set(seat, jokers)
    return tuple(prompts)


def _adding(seat: Seat, fitting: Cards, to: str) -> list[Prompt]:
    """HM-24, HM-55 to HM-57: one card or more."""
    if not fitting:
        return []
    after = (("to", to),)
    return [Prompt(seat, "lay", Some(fitting, 1, len(fitting)), key="cards", after=after)]


def _new_set(seat: Seat, fitting: Cards) -> list[Prompt]:
    """HM-23, HM-52 to HM-54."""
    least, most = NEW_SET
    if len(fitting) < least:
        return []
    return [Prompt(seat, "lay", Some(fitting, least, min(most, len(fitting))), key="cards")]


def lay(state: State, step: Step) -> Outcome:
    """Put the cards down; a complete set is cleared, an emptied hand ends the turn (HM-29)."""
    seat = state.on_turn()
    cards, to = cast(Cards, step.arg("cards")), cast("str | None", dict(step.args).get("to"))
    after, value, cleared = add(giving(state, seat, cards), cards, to)
    events: tuple[Event, ...] = (CardsLaid(seat, sort_hand(cards), to, value), *cleared)
    after = replace(after, laid=True)
    if after.hands[seat]:
        return after, events
    after, ended = emptied(after, (seat,))
    return after, (*events, *ended)


def add(state: State, cards: Cards, to: str | None) -> tuple[State, str, tuple[SetCleared, ...]]:
    """Cards that have left their hands lie in a set, which is cleared if it is complete (HM-31, HM-32); its value."""
    sets, placed = put(state.sets, cards, to)
    if not placed.complete:
        return replace(state, sets=sets), placed.value, ()
    left = tuple(known for known in sets if known is not placed)
    gone = Cleared(placed.value, placed.cards.count(JOKER))
    event = SetCleared(placed.value, placed.cards)
    return replace(state, sets=left, cleared=(*state.cleared, gone)), placed.value, (event,)


def done_prompts(seat: Seat) -> tuple[Prompt, ...]:
    """The mookie ends when the seat likes (HM-28)."""
    return (Prompt(seat, "done"),)


def done(state: State, step: Step) -> Outcome:
    """The turn is over."""
    del step
    return turn_over(state), (MookieEnded(state.on_turn()),)


def draw_prompts(seat: Seat) -> tuple[Prompt, ...]:
    """What is left to a seat that is alone and can lay nothing (HM-70)."""
    return (Prompt(seat, "draw"),)


def draw(state: State, step: Step) -> Outcome:
    """As many cards as a caller draws after a failed flip; then the same seat's turn, unless the deck has run out."""
    del step
    seat = state.on_turn()
    heavier, cards = taking(state, seat, state.terms.penalty_caller)
    event = CardsDrawn(seat, len(cards), cards, len(heavier.deck), "alone")
    after, ended = drawn(heavier)
    return after, (event, *ended)
