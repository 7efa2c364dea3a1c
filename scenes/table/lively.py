"""Lively: the moment from which a match is interesting to watch. Demonstrations begin there."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.table.feature import Feature, V


@dataclass(frozen=True, slots=True)
class Lively(Feature[V]):
    """`begins(view)` is called with the public view after each step. It is true once much is on the table and a
    decision is near. Games without it are shown from their first step."""

    begins: Callable[[V], bool]
