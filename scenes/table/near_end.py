"""NearEnd: whether a match is near its end, a public fact. The music then has one more layer."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.table.feature import Feature, V


@dataclass(frozen=True, slots=True)
class NearEnd(Feature[V]):
    """`near(view)` is called with the public view after each story. It does not depend on hands, legal answers or
    time."""

    near: Callable[[V], bool]
