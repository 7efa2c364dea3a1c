"""Rook, for the tests over all games."""

from collections.abc import Mapping, Sequence

from engine.core.zones import Zone
from engine.games.rook.bots import advice, thinking
from engine.games.rook.state import State
from tests.samples import Bots, Sample, Way


def zones(state: State) -> Mapping[Zone, Sequence[str]]:
    """The place of every card of the deck: all in the deck between two hands."""
    hand = state.hand
    if hand is None:
        return {Zone("deck"): state.ruleset.deck}
    lying: dict[Zone, Sequence[str]] = {Zone("hand", seat): cards for seat, cards in enumerate(hand.hands)}
    lying[Zone("nest")] = hand.nest
    lying[Zone("trick")] = [card for _, card in hand.trick]
    for seat in range(state.ruleset.players):
        tricks = (trick for trick in hand.tricks if trick.taker == seat)
        lying[Zone("taken", seat)] = [card for trick in tricks for _, card in trick.plays]
    return lying


SAMPLE = Sample(
    small=Way("beginner", 4),
    measured=Way("classic", 4, {"target": 5}),
    figures=frozenset({"lead", "made"}),
    dealt_reasons=("deal", "chance", "not-chance", "draw-"),
    advised_every=30,
    coach_worlds=((advice, "DEALS", 4), (advice, "WORLDS", 3)),
    zones=zones,
    bots=Bots(
        (
            Way("beginner", 4),
            Way("intermediate", 4),
            Way("classic", 4),
            Way("classic", 4, {"partner_draw": True}),
            Way("classic", 4, {"enforcement": "honour"}),
            Way("classic_individual", 5),
            Way("classic_individual", 6),
            Way("classic_individual", 6, {"enforcement": "honour"}),
        ),
        deals=3,
        steps=400,
        twin_steps=130,
        seedless=("fair",),
        searching={"sharp": 10, "master": 40},
    ),
    searching=thinking,
)
