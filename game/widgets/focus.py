"""Focus: which target the next confirm means. Pure geometry; draws nothing and knows no scene."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.input.actions import Action

Pos = tuple[int, int]

_STEP: dict[Action, tuple[int, int]] = {
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
}
_ASIDE = 3
"""Weight of a pixel across the direction, compared to a pixel along it."""


@dataclass(frozen=True, slots=True)
class Target:
    """A target of the focus: its id in the scene and its box in canvas pixels."""

    id: Hashable
    rect: Rect


def _spans(rect: Rect, across: bool) -> tuple[int, int]:
    return (rect.left, rect.right) if across else (rect.top, rect.bottom)


def _gap(first: tuple[int, int], second: tuple[int, int]) -> int:
    """Distance of two spans; 0 where they overlap."""
    return max(0, second[0] - first[1], first[0] - second[1])


def neighbour(targets: Sequence[Target], here: Target, way: Action) -> Target:
    """Return the target of a press in a direction: the nearest one that way, else the one at the far end, else `here`.

    Targets in the same row (or column) come before nearer ones beside it, so that a row is followed to its end.
    """
    across, down = _STEP[way]
    sideways = across != 0
    sign = across + down
    middle = here.rect.centerx if sideways else here.rect.centery
    ahead: list[tuple[int, int, Target]] = []
    behind: list[tuple[int, int, Target]] = []
    for order, other in enumerate(targets):
        if other is here or other.id == here.id:
            continue
        way_there = ((other.rect.centerx if sideways else other.rect.centery) - middle) * sign
        aside = _gap(_spans(here.rect, not sideways), _spans(other.rect, not sideways))
        centres = abs(
            (other.rect.centery if sideways else other.rect.centerx)
            - (here.rect.centery if sideways else here.rect.centerx)
        )
        tilt = _gap(_spans(here.rect, sideways), _spans(other.rect, sideways)) == 0 and aside > 0
        if way_there > 0 and not tilt:
            ahead.append((way_there + _ASIDE * aside + centres // 8, order, other))
        elif way_there < 0 and aside == 0:
            behind.append((way_there + centres, order, other))
    ranked = sorted(ahead or behind, key=lambda entry: entry[:2])
    return ranked[0][2] if ranked else here


class Focus:
    """The focused target of a scene. It is always an existing one, as long as there is any."""

    def __init__(self, targets: Iterable[Target] = (), at: Hashable = None) -> None:
        self.targets: tuple[Target, ...] = ()
        self.at: Hashable = at
        self._last = Rect(960, 540, 0, 0)
        self.show(targets)

    def show(self, targets: Iterable[Target], at: Hashable = None) -> None:
        """Set the targets. The focus stays, or moves to `at`, or to the nearest target."""
        self.targets = tuple(targets)
        known = {target.id for target in self.targets}
        if at is not None and at in known:
            self.at = at
        elif self.at not in known:
            self.at = self._nearest().id if self.targets else None
        if self.target:
            self._last = self.target.rect

    @property
    def target(self) -> Target | None:
        return next((target for target in self.targets if target.id == self.at), None)

    @property
    def rect(self) -> Rect | None:
        """The box of the focused target."""
        return self.target.rect if self.target else None

    def move(self, way: Action) -> bool:
        """Move by one press of the d-pad; returns whether the focus changed."""
        if self.target is None or way not in _STEP:
            return False
        return self._go(neighbour(self.targets, self.target, way))

    def hit(self, at: Pos) -> Hashable:
        """Return the id of the target under a pointer, or None. Later targets are on top."""
        return next((target.id for target in reversed(self.targets) if target.rect.collidepoint(at)), None)

    def point(self, at: Pos) -> bool:
        """Move the focus to the target under a pointer; returns whether it changed. Empty places change nothing."""
        found = self.hit(at)
        return found is not None and self._go(next(target for target in self.targets if target.id == found))

    def _go(self, target: Target) -> bool:
        moved = target.id != self.at
        self.at, self._last = target.id, target.rect
        return moved

    def _nearest(self) -> Target:
        x, y = self._last.center
        return min(self.targets, key=lambda t: (t.rect.centerx - x) ** 2 + (t.rect.centery - y) ** 2)
