"""Figures: what the arena measures of a match besides who won. Nothing in a match depends on them."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from engine.core.events import Event
from engine.core.game import Setup, Shares
from engine.games.rook.events import HandCounted
from engine.games.rook.options import terms


def figures(setup: Setup, end: Mapping[str, Any], events: Sequence[Event]) -> Mapping[str, Shares]:
    """`lead`: points a hand by which the seat's side was ahead of the average of the others. `made`: the share of its
    bids that were made."""
    del end
    side_of = terms(setup).side_of
    results = [event.result for event in events if isinstance(event, HandCounted)]
    leads, made = [], []
    for seat in range(setup.players):
        side = side_of[seat]
        leads.append((sum(_lead(result.scores, side) for result in results), float(len(results))))
        own = [bool(r.made) for r in results if r.bidder is not None and side_of[r.bidder] == side]
        made.append((float(sum(own)), float(len(own))))
    return {"lead": tuple(leads), "made": tuple(made)}


def _lead(scores: Sequence[int], side: int) -> float:
    return scores[side] - fmean(score for other, score in enumerate(scores) if other != side)
