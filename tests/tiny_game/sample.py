"""The tiny game, for the tests over all games."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.zones import Zone
from tests.samples import Ledger, Sample, Way
from tests.tiny_game.engine import State


def zones(state: State) -> Mapping[Zone, Cards]:
    """Where every card lies."""
    hands = {Zone("hand", seat): hand for seat, hand in enumerate(state.hands)}
    shown = {Zone("shown", seat): (card,) for seat, card in state.shown}
    return hands | shown | {Zone("stock"): state.stock, Zone("gone"): state.gone}


SAMPLE = Sample(
    ledger=Ledger("tg", 5),
    small=Way("plain", 3, {"target": 9}),
    measured=Way("plain", 3),
    figures=frozenset(),
    dealt_reasons=(),
    advised_every=3,
    zones=zones,
)
