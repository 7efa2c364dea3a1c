"""The tiny game, for the tests over all games."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.zones import Zone
from tests.samples import Bots, Sample, Way
from tests.tiny_game.engine import Table


def zones(state: Table) -> Mapping[Zone, Cards]:
    """Where every card lies."""
    lying = {Zone("stock"): state.stock, Zone("gone"): state.gone}
    lying |= {Zone("hand", seat): tuple(filter(None, hand)) for seat, hand in enumerate(state.hands)}
    return lying | {Zone("shown", seat): (card,) for seat, card in state.shown if card}


SAMPLE = Sample(
    small=Way("plain", 3, {"target": 9}),
    measured=Way("plain", 3),
    figures=frozenset(),
    dealt_reasons=(),
    advised_every=3,
    zones=zones,
    bots=Bots((Way("plain", 3),)),
)
