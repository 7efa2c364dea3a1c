"""Pointed: where things stand at a game's table that no other game has, for a lesson that points at them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.lessons import Mark
from game.theme import Theme
from scenes.table.feature import Feature
from scenes.table.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class Pointed(Feature[object]):
    """The places of what a mark names on the table; () for what is not there. Cards, hands and plates every table finds
    by itself."""

    on_table: Callable[[Mark, Stage, Theme], Sequence[Rect]]
