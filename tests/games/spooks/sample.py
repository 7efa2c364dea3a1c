"""Spooks, for the tests over all games."""

from collections.abc import Mapping, Sequence

from engine.core.zones import Zone
from engine.games.spooks.bots import advice, thinking
from engine.games.spooks.state import State
from tests.samples import Bots, Sample, Way


def zones(state: State) -> Mapping[Zone, Sequence[str]]:
    """The place of every card of the decks: all in the deck between two hands."""
    hand = state.hand
    if hand is None:
        return {Zone("deck"): state.ruleset.deck}
    lying: dict[Zone, Sequence[str]] = {Zone("hand", seat): cards for seat, cards in enumerate(hand.hands)}
    lying |= {Zone("laid", seat): (card,) for seat, card in hand.laid}
    lying[Zone("ghost")] = hand.ghost
    lying[Zone("pile")] = [card for _, card in hand.pile]
    lying[Zone("tricks")] = [card for trick in hand.tricks for _, card in trick.cards]
    return lying


SAMPLE = Sample(
    small=Way("hand", 3),
    measured=Way("hand", 4),
    figures=frozenset({"hands", "left"}),
    dealt_reasons=("deal",),
    advised_every=36,
    coach_worlds=((advice, "WORLDS", 2),),
    zones=zones,
    bots=Bots(
        (
            Way("hand", 3),
            Way("hand", 4),
            Way("hand", 8, {"masters": True}),
            Way("hand", 12, {"decks": 2, "ghost": True, "masters": True}),
            Way("hand", 3, {"decks": 2, "masters": True}),
            Way("series", 4, {"target": 60}),
            Way("long", 5, {"target": 40, "masters": True, "ghost": True}),
        ),
        steps=150,
        twin_steps=150,
        every=5,
        seedless=("fair",),
        searching={"sharp": 12, "master": 70},
    ),
    searching=thinking,
)
