"""Pointed: places of a game's own things on the table, for a lesson that points at them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.lessons import Mark
from game.theme import Theme
from scenes.table.feature import Feature
from scenes.table.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class Pointed(Feature[object]):
    """The places of a mark on the table; () if it is not there. Every table finds cards, hands and plates by itself."""

    on_table: Callable[[Mark, Stage, Theme], Sequence[Rect]]
