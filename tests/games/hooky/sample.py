"""Hooky, for the tests over all games."""

from collections.abc import Mapping, Sequence

from engine.core.zones import Zone
from engine.games.hooky.state import State
from tests.samples import Bots, Sample, Way


def zones(state: State) -> Mapping[Zone, Sequence[str]]:
    """The place of every card: all in the deck before the deal; a hand's cards face down or, shown, face up."""
    if not state.hands:
        return {Zone("deck"): state.ruleset.kind.letters}
    lying: dict[Zone, Sequence[str]] = {
        Zone("playground"): state.playground[state.turned :],
        Zone("turned"): state.playground[: state.turned],
        Zone("hooky"): state.hooky,
    }
    for seat in range(state.ruleset.players):
        lying[Zone("hand", seat)] = state.face_down(seat)
        lying[Zone("shown", seat)] = state.shown(seat)
    return lying


SAMPLE = Sample(
    small=Way("standard", 3),
    measured=Way("standard", 3),
    figures=frozenset({"after 4", "after 5", "after 6"}),
    dealt_reasons=("deal",),
    advised_every=36,
    zones=zones,
    bots=Bots(tuple(Way("standard", players, {"disputes": "majority"}) for players in (3, 4, 5)), deals=3, at=-1),
)
