"""Lively: the moment from which a match is interesting to watch. Demonstrations begin there."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.table.feature import Feature, V


@dataclass(frozen=True, slots=True)
class Lively(Feature[V]):
    """`begins(view)` is asked with what the public sees after each step: much lies on the table by then, and something
    is about to be decided. A game without it is shown from its first step on."""

    begins: Callable[[V], bool]
