"""What a game draws of its own on the stage, and what hangs over it."""

from collections.abc import Callable
from dataclasses import dataclass

from game.canvas import Canvas
from game.draw.paper import Piece
from game.theme import Theme
from scenes.seating import Seating
from scenes.table.feature import Feature, V
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Stage

Drawn = Callable[[Canvas, Stage, Seating, Theme], None]
"""Draws something of the game's own on the stage; it changes nothing."""
Hung = tuple[tuple[int, int], Piece]
"""A board that hangs from the fly loft, by its upper left corner."""


@dataclass(frozen=True, slots=True)
class Scenery(Feature[object]):
    """`furniture` stands on the table below the cards, `over` in front of them, `front` before everything but the
    rail."""

    furniture: Drawn
    over: Drawn
    front: Drawn


@dataclass(frozen=True, slots=True)
class HangingSigns(Feature[V]):
    """Boards that hang in the upper corners; at other tables plates may stand there."""

    hung: Callable[[V, Speakers, Seating, Theme], tuple[Hung, ...]]


@dataclass(frozen=True, slots=True)
class RailTone(Feature[V]):
    """Another colour for the rail while something special goes on, "" for its own: a public fact."""

    of: Callable[[V], str]
