"""Where the d-pad leads."""

from collections.abc import Hashable, Sequence

from game.input.actions import DIRECTIONS
from game.widgets.focus import Target, neighbour


def reachable(targets: Sequence[Target]) -> set[Hashable]:
    """Ids that the d-pad can reach from every target (all of them, or somebody gets stuck)."""
    steps = {t.id: {neighbour(targets, t, way).id for way in DIRECTIONS} for t in targets}
    common: set[Hashable] = set(steps)
    for start in steps:
        seen, rest = {start}, [start]
        while rest:
            for step in steps[rest.pop()] - seen:
                seen.add(step)
                rest.append(step)
        common &= seen
    return common
