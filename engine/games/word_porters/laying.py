"""Laying out a round: words and row (WP-15 to WP-20), then the identity cards (WP-21 to WP-26)."""

from dataclasses import replace
from typing import cast

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat
from engine.core.shapes import Assignment, Deal
from engine.core.steps import Step
from engine.games.word_porters.cards import sort_hints
from engine.games.word_porters.events import HintsLaid, HintsShuffled, IdentitiesDealt, WordsLaid
from engine.games.word_porters.options import NUMBERS
from engine.games.word_porters.state import Outcome, State


def lay_out(state: State, start: Seat) -> Outcome:
    """The next round: all of the last one is collected (WP-63 to WP-66), ten words and the row are laid."""
    begun = replace(
        state,
        start=start,
        round=state.round + 1,
        turn=None,
        row=(),
        discarded=sort_hints((*state.discarded, *state.row)),
        numbers=(),
        placings=(),
        passed=(),
        votes=(),
    )
    laid, events = _fill_row(begun)
    return laid, (WordsLaid(begun.round, start, begun.laid()), *events)


def _fill_row(state: State) -> Outcome:
    """Draw what the row lacks, as far as the stack goes; an empty stack is made anew at once (WP-18, WP-19)."""
    drawn = state.stack[: state.terms.row_size - len(state.row)]
    left = state.stack[len(drawn) :]
    filled = replace(state, phase="identities" if left else "reshuffle", stack=left, row=(*state.row, *drawn))
    return filled, (HintsLaid(state.printed(drawn), len(state.row), len(left)),)


def reshuffle_prompts(state: State) -> tuple[Prompt, ...]:
    """The discarded hint cards, none that lies in the row (WP-20), in any order."""
    piles = (("hints", len(state.discarded)),)
    return (Prompt(CHANCE, "reshuffle", Deal(state.discarded, piles)),)


def reshuffle(state: State, step: Step) -> Outcome:
    """A new stack; the row is completed if it is short."""
    stack = cast(Cards, step.arg("hints"))
    ready = replace(state, phase="identities", stack=stack, discarded=())
    events: tuple[Event, ...] = (HintsShuffled(len(stack)),)
    if len(state.row) == state.terms.row_size:
        return ready, events
    filled, laid = _fill_row(ready)
    return filled, (*events, *laid)


def identities_prompts(state: State) -> tuple[Prompt, ...]:
    """A number for each seat, all different (WP-21)."""
    everybody = (True,) * state.terms.players
    return (Prompt(CHANCE, "identities", Assignment(NUMBERS, everybody), "numbers"),)


def identities(state: State, step: Step) -> Outcome:
    """Everybody knows the own number; the start player has the first turn (WP-27)."""
    numbers = cast("tuple[int, ...]", step.arg("numbers"))
    return replace(state, phase="hints", turn=state.start, numbers=numbers), (IdentitiesDealt(numbers),)
