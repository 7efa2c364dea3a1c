"""The targets that the d-pad reaches."""

from collections import deque
from collections.abc import Hashable, Sequence

from game.input.actions import DIRECTIONS, Action
from game.widgets.focus import Target, neighbour


def reachable(targets: Sequence[Target]) -> set[Hashable]:
    """Ids that the d-pad can reach from every target (it must be all of them, or a player gets stuck)."""
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


def way_to(targets: Sequence[Target], here: Hashable, there: Hashable) -> tuple[Action, ...]:
    """The fewest presses of the d-pad that lead from one to the other."""
    known, rest = {target.id: target for target in targets}, deque[tuple[Hashable, tuple[Action, ...]]]([(here, ())])
    seen: set[Hashable] = {here}
    while rest:
        at, way = rest.popleft()
        if at == there:
            return way
        for action in DIRECTIONS:
            step = neighbour(targets, known[at], action).id
            if step not in seen:
                seen.add(step)
                rest.append((step, (*way, action)))
    raise AssertionError(f"no way leads to {there}")
