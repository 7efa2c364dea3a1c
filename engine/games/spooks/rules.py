"""Which phase asks what and which verb does what: the three functions that make a Spooks match go."""

from collections.abc import Callable, Mapping, Sequence

from engine.core.events import Event
from engine.core.game import Setup
from engine.core.prompts import Prompt
from engine.core.steps import Field, Kind, Step, Verb
from engine.core.zones import Zone
from engine.games.spooks.dealing import deal, deal_prompts
from engine.games.spooks.gifts import bite_prompts, gift_prompts, give, handing_prompts
from engine.games.spooks.options import terms
from engine.games.spooks.pile import follow_prompts, lead_prompts, open_prompts, play, say_pass
from engine.games.spooks.state import Outcome, State
from engine.games.spooks.straights import straight, straight_prompts
from engine.games.spooks.tricks import lay, lay_prompts

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
    """Before the first step: somebody has to deal."""
    chosen = terms(setup)
    return State(chosen, "deal", (0,) * chosen.players)


def _none(state: State) -> tuple[Prompt, ...]:
    del state
    return ()


_PROMPTS: Mapping[str, Callable[[State], tuple[Prompt, ...]]] = {
    "deal": deal_prompts,
    "open": open_prompts,
    "lead": lead_prompts,
    "blue": follow_prompts,
    "red": follow_prompts,
    "straight": straight_prompts,
    "trick": lay_prompts,
    "bite": bite_prompts,
    "gift": gift_prompts,
    "handing": handing_prompts,
    "end": _none,
}

_APPLY: Mapping[str, Callable[[State, Step], Outcome]] = {
    "deal": deal,
    "play": play,
    "pass": say_pass,
    "straight": straight,
    "lay": lay,
    "give": give,
}


def prompts(state: State) -> tuple[Prompt, ...]:
    """The open questions: what the phase asks."""
    return _PROMPTS[state.phase](state)


def apply(state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    """The state after `step`, which a prompt has accepted, and what happened."""
    return _APPLY[step.do](state, step)


def zones(state: State) -> Mapping[Zone, Sequence[str]]:
    """Where every card of the decks lies: all in the deck between two hands."""
    hand = state.hand
    if hand is None:
        return {Zone("deck"): state.terms.deck}
    lying: dict[Zone, Sequence[str]] = {Zone("hand", seat): cards for seat, cards in enumerate(hand.hands)}
    lying |= {Zone("laid", seat): (card,) for seat, card in hand.laid}
    lying[Zone("ghost")] = hand.ghost
    lying[Zone("pile")] = [card for _, card in hand.pile]
    lying[Zone("tricks")] = [card for trick in hand.tricks for _, card in trick.cards]
    return lying
