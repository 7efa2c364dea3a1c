"""Which phase asks what and which verb does what: the three functions that make a match go."""

from collections.abc import Callable, Mapping, Sequence

from engine.core.events import Event
from engine.core.game import Setup
from engine.core.prompts import Prompt
from engine.core.steps import Field, Kind, Step, Verb
from engine.core.zones import Zone
from engine.games.hookie_mookie.cards import JOKER, OF_VALUE, without
from engine.games.hookie_mookie.deal import begin, deal, deal_prompts, start_prompts
from engine.games.hookie_mookie.hookie import call, call_prompts, offer, offer_prompts
from engine.games.hookie_mookie.mookie import done, done_prompts, draw, draw_prompts, lay, lay_prompts
from engine.games.hookie_mookie.options import terms
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
