"""Figures: what the arena measures of a match besides who won. Nothing in a match depends on them."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.game import Setup, Shares
from engine.games.spooks.events import HandEnded


def figures(setup: Setup, end: Mapping[str, Any], events: Sequence[Event]) -> Mapping[str, Shares]:
    """`hands`: how many of the hands that it was in a seat won. `left`: the points of the cards it had left, a hand."""
    del end
    results = [event.result for event in events if isinstance(event, HandEnded)]
    hands, left = [], []
    for seat in range(setup.players):
        played = [result for result in results if result.left[seat] or seat in result.winners]
        won = sum(seat in result.winners for result in played)
        hands.append((float(won), float(len(played))))
        left.append((float(sum(result.points[seat] for result in played)), float(len(played))))
    return {"hands": tuple(hands), "left": tuple(left)}
