"""Figures: what the arena measures of a match besides who won. Nothing in a match depends on them."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.game import Setup, Shares
from engine.games.hooky.options import GUESSED_AFTER
from engine.games.hooky.scoring import POINTS


def figures(setup: Setup, end: Mapping[str, Any], events: Sequence[Event]) -> Mapping[str, Shares]:
    """`after 4`, `after 5`, `after 6`: how many of the Hooky cards the seat's guess after that round named."""
    del events
    seats = range(setup.players)
    return {
        f"after {number}": tuple((end["parts"][seat][at] / points, 1.0) for seat in seats)
        for at, (number, points) in enumerate(zip(GUESSED_AFTER, POINTS, strict=True))
    }
