"""Figures: what the arena measures of a match besides who won. Nothing in a match depends on them."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.game import Setup, Shares
from engine.games.word_porters.events import SeatScored


def figures(setup: Setup, end: Mapping[str, Any], events: Sequence[Event]) -> Mapping[str, Shares]:
    """`found`: how many of the others' words the seat found; `was found`: how many of the others found its own. Chance
    alone finds 1 in 10."""
    del end
    scored = [event for event in events if isinstance(event, SeatScored)]
    found = [sum(seat in event.right for event in scored) for seat in range(setup.players)]
    was_found = [sum(len(event.right) for event in scored if event.seat == seat) for seat in range(setup.players)]
    given = float(sum(tile is not None for event in scored for tile in event.tiles)) / setup.players
    return {
        "found": tuple((float(number), given) for number in found),
        "was found": tuple((float(number), given) for number in was_found),
    }
