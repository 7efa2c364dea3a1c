"""What a game draws of its own on the stage, what hangs over it, and what lives round it: from time to time one little
thing happens, seldom and never two at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle

from engine.core.events import Event
from game.canvas import Canvas
from game.theme import Theme
from game.timeline import Call, Clip, Seq, Tween
from scenes.seating import Seating
from scenes.table.feature import Feature, V
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Flourish, Stage
from scenes.table.stage.swings import Hung

Drawn = Callable[[Canvas, Stage, Seating, Theme], None]
"""Draws something of the game's own on the stage; it changes nothing."""


@dataclass(frozen=True, slots=True)
class Scenery(Feature[object]):
    """`furniture` stands on the table below the cards, `over` in front of them, `front` before everything but the
    bar."""

    furniture: Drawn
    over: Drawn
    front: Drawn


@dataclass(frozen=True, slots=True)
class Gathered(Feature[V]):
    """How much of something lies in front of each seat, from what everybody heard; motions add to it on the way."""

    of: Callable[[Sequence[Event], V], Sequence[int]]


@dataclass(frozen=True, slots=True)
class HangingSigns(Feature[V]):
    """Boards that hang in the upper corners; at other tables plates may stand there."""

    hung: Callable[[V, Speakers, Seating, Theme], tuple[Hung, ...]]


@dataclass(frozen=True, slots=True)
class BarTone(Feature[V]):
    """Another colour for the bar while something special goes on, "" for its own: a public fact."""

    of: Callable[[V], str]


EVERY = 8.0  # seconds from one thing to the next


@dataclass(frozen=True, slots=True)
class IdleLife(Feature[object]):
    """Makes the endless clip of what lives round the table; it holds nothing up."""

    clip: Callable[[Stage], Clip]


class Idle:
    """A clip that is never over. `doings` are kinds of flourishes with the seconds of each; they come in turn."""

    done = False

    def __init__(self, stage: Stage, doings: Sequence[tuple[str, float]], every: float = EVERY) -> None:
        self.stage = stage
        self.every = self.rest = every
        self.doings = cycle(doings)

    def advance(self, dt: float) -> float:
        self.rest -= dt
        if self.rest <= 0:
            self.rest = self.every
            self._begin(*next(self.doings))
        return 0.0

    def finish(self) -> None:
        """There is nothing to land on."""

    def _begin(self, kind: str, seconds: float) -> None:
        what, going = Flourish(kind, (0, 0)), self.stage.flourishes
        going.append(what)
        end = Call(lambda: going.remove(what) if what in going else None)
        self.stage.party.play(Seq(Tween(what, seconds, share=1.0), end))
