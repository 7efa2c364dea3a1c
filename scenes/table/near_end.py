"""NearEnd: whether a match is near its end, a public fact. The music then has one more layer."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.table.feature import Feature, V


@dataclass(frozen=True, slots=True)
class NearEnd(Feature[V]):
    """`near(view)` is asked with what the public sees, once all of it has been told; it is deaf to hands, to what may
    be played, and to how long anybody takes."""

    near: Callable[[V], bool]
