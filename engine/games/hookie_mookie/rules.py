"""The deal and who begins before it (HM-6 to HM-12), which phase asks what, and which verb does what: the three
functions that make a match go."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import cast

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.game import Setup
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE
from engine.core.shapes import Deal, Number
from engine.core.steps import Field, Kind, Step, Verb
from engine.core.zones import Zone
from engine.games.hookie_mookie.cards import JOKER, OF_VALUE, sort_hand, without
from engine.games.hookie_mookie.events import HandsDealt, StartChosen
from engine.games.hookie_mookie.hookie import call, call_prompts, offer, offer_prompts
from engine.games.hookie_mookie.mookie import done, done_prompts, draw, draw_prompts, lay, lay_prompts
from engine.games.hookie_mookie.options import HAND_SIZE, terms
from engine.games.hookie_mookie.state import Outcome, State

VERBS = (
    Verb("start", (Field("seat", Kind.SEAT),), chance=True),
    Verb("deal", (Field("hands", Kind.HANDS), Field("ghost", Kind.CARDS), Field("deck", Kind.CARDS)), chance=True),
    Verb("lay", (Field("cards", Kind.CARDS), Field("to", Kind.WORD, optional=True))),
    Verb("done"),
    Verb("hookie", (Field("partner", Kind.SEAT),), irreversible=True),  # HM-35
    Verb("offer", (Field("card", Kind.CARD),)),
    Verb("draw"),
)
"""The record's verbs."""


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


def start(setup: Setup) -> State:
    """Before the first step: nobody has been named to begin."""
    return State(terms(setup), "start")


def _turn_prompts(state: State) -> tuple[Prompt, ...]:
    """A mookie or a hookie, freely chosen, never both and never neither (HM-17 to HM-19); alone: HM-69, HM-70."""
    seat = state.on_turn()
    laying = lay_prompts(seat, state.hands[seat], state.sets)
    if state.laid:
        return (*laying, *done_prompts(seat))
    if partners := tuple(other for other in state.holders() if other != seat):
        return (*laying, *call_prompts(seat, partners))
    return laying or draw_prompts(seat)


def _none(state: State) -> tuple[Prompt, ...]:
    del state
    return ()


_PROMPTS: Mapping[str, Callable[[State], tuple[Prompt, ...]]] = {
    "start": start_prompts,
    "deal": deal_prompts,
    "turn": _turn_prompts,
    "hookie": offer_prompts,
    "end": _none,
}


def prompts(state: State) -> tuple[Prompt, ...]:
    """The open questions."""
    return _PROMPTS[state.phase](state)


_APPLY: Mapping[str, Callable[[State, Step], Outcome]] = {
    "start": begin,
    "deal": deal,
    "lay": lay,
    "done": done,
    "hookie": call,
    "offer": offer,
    "draw": draw,
}


def apply(state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    """The state after `step`, which a prompt has accepted, and what happened."""
    return _APPLY[step.do](state, step)


def zones(state: State) -> Mapping[Zone, Sequence[str]]:
    """Where every card lies: all in the deck before the deal; an offered card in front of its seat."""
    if not state.hands:
        return {Zone("deck"): state.terms.pack}
    lying: dict[Zone, Sequence[str]] = {Zone("deck"): state.deck, Zone("ghost"): state.ghost}
    offers = dict(state.hookie.offers) if state.hookie else {}
    for seat, hand in enumerate(state.hands):
        offered = (offers[seat],) if seat in offers else ()
        lying[Zone("hand", seat)] = without(hand, offered)
        lying[Zone("offer", seat)] = offered
    for known in state.sets:
        lying[Zone(f"set-{known.value}")] = known.cards
    gone = [card for known in state.cleared for card in (*OF_VALUE[known.value], *(JOKER,) * known.jokers)]
    lying[Zone("cleared")] = gone
    return lying
