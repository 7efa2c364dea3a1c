"""A game's own scenery: its drawings on the stage, the signs over it, and its idle life. Idle life is one rare little
event at a time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle

from engine.core.events import Event
from game.canvas import Canvas
from game.theme import Theme
from game.timeline import Call, Seq, Tween, Wait
from scenes.seating import Seating
from scenes.table.feature import Feature, V
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Flourish, Stage
from scenes.table.stage.swings import Hung

Drawn = Callable[[Canvas, Stage, Seating, Theme], None]
"""Draws the game's own things on the stage, and changes nothing."""


@dataclass(frozen=True, slots=True)
class Scenery(Feature[object]):
    """`furniture` is drawn below the cards, `over` in front of them, `front` before everything but the bar."""

    furniture: Drawn
    over: Drawn
    front: Drawn


@dataclass(frozen=True, slots=True)
class GatheredThings(Feature[V]):
    """A number of things in front of each seat, from public events. Motions add to it on the way."""

    of: Callable[[Sequence[Event], V], Sequence[int]]


@dataclass(frozen=True, slots=True)
class HangingSigns(Feature[V]):
    """Boards in the upper corners; at other tables plates may be there."""

    hung: Callable[[V, Speakers, Seating, Theme], tuple[Hung, ...]]


@dataclass(frozen=True, slots=True)
class BarTone(Feature[V]):
    """Another colour for the bar during a special phase, a public fact; "" for the usual one."""

    of: Callable[[V], str]


EVERY = 8.0  # seconds from one event to the next


@dataclass(frozen=True, slots=True)
class IdleLife(Feature[object]):
    """Little events round the table, which take turns: kinds of flourishes with their seconds."""

    doings: tuple[tuple[str, float], ...]

    def begin(self, stage: Stage) -> None:
        """Let it go on for ever beside all stories. It delays nothing."""
        doings, going = cycle(self.doings), stage.flourishes

        def rest() -> None:
            stage.party.play(Seq(Wait(EVERY), Call(go, skippable=True)))

        def go() -> None:
            kind, seconds = next(doings)
            going.append(what := Flourish(kind, (0, 0)))
            end = Call(lambda: going.remove(what) if what in going else None)
            stage.party.play(Seq(Tween(what, seconds, share=1.0), end))
            rest()

        rest()
