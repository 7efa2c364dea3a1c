"""Before the first word: the deal, which also names the start seat (HK-4 to HK-14, HK-Q1)."""

from dataclasses import replace
from typing import cast

from engine.core.cards import Cards
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE
from engine.core.shapes import Deal
from engine.core.steps import Step
from engine.games.hooky.cards import LETTERS, sort_hand
from engine.games.hooky.events import CardsDealt
from engine.games.hooky.options import HOOKY
from engine.games.hooky.state import Outcome, State


def deal_prompts(state: State) -> tuple[Prompt, ...]:
    """All letters go into hands, Playground and Hooky cards; any seat may be the start seat."""
    terms = state.terms
    hands = (terms.hand_size,) * terms.players
    piles = (("hands", hands), ("playground", terms.playground_size), ("hooky", HOOKY))
    return tuple(
        Prompt(CHANCE, "deal", Deal(LETTERS, piles), after=(("start", seat),)) for seat in range(terms.players)
    )


def deal(state: State, step: Step) -> Outcome:
    """Give out the cards; the start seat gives the first clue. Only the Playground's order means something."""
    terms, start = state.terms, step.arg("start")
    assert isinstance(start, int)
    hands = tuple(sort_hand(hand) for hand in cast("tuple[Cards, ...]", step.arg("hands")))
    dealt = replace(
        state,
        phase="clues",
        start=start,
        turn=start,
        hands=hands,
        playground=cast(Cards, step.arg("playground")),
        hooky=sort_hand(cast(Cards, step.arg("hooky"))),
        guesses=((),) * terms.players,
        hand_guesses=(None,) * terms.players,
    )
    return dealt, (CardsDealt(hands, start, terms.hand_size, terms.playground_size),)
