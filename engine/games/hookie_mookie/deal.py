"""Before the first turn: who begins (HM-6), and the deal (HM-7 to HM-12)."""

from dataclasses import replace
from typing import cast

from engine.core.cards import Cards
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE
from engine.core.shapes import Deal, Number
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import sort_hand
from engine.games.hookie_mookie.events import HandsDealt, StartChosen
from engine.games.hookie_mookie.options import HAND_SIZE
from engine.games.hookie_mookie.state import Outcome, State


def start_prompts(state: State) -> tuple[Prompt, ...]:
    """Any seat may have the longest hair."""
    return (Prompt(CHANCE, "start", Number(0, state.terms.players - 1), key="seat"),)


def begin(state: State, step: Step) -> Outcome:
    """The seat named has the first turn."""
    seat = step.arg("seat")
    assert isinstance(seat, int)
    return replace(state, phase="deal", turn=seat), (StartChosen(seat),)


def deal_prompts(state: State) -> tuple[Prompt, ...]:
    """The whole pack goes into hands, ghost hand and deck."""
    terms = state.terms
    piles = (("hands", (HAND_SIZE,) * terms.players), ("ghost", terms.ghost_cards), ("deck", terms.deck_size))
    return (Prompt(CHANCE, "deal", Deal(terms.pack, piles)),)


def deal(state: State, step: Step) -> Outcome:
    """Give out the cards; no set lies on the table yet (HM-12). Only the deck's order means something (HM-10)."""
    hands = tuple(sort_hand(hand) for hand in cast("tuple[Cards, ...]", step.arg("hands")))
    ghost, deck = sort_hand(cast(Cards, step.arg("ghost"))), cast(Cards, step.arg("deck"))
    dealt = replace(state, phase="turn", hands=hands, ghost=ghost, deck=deck)
    return dealt, (HandsDealt(hands, HAND_SIZE, len(ghost), len(deck)),)
