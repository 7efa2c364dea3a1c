"""AnimationQueue: what happened, told one event after the other, the curtain in front of it, and the scenes that follow
it. The rules were done long before; this is only the telling."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.games import GAMES
from game.canvas import Canvas
from game.draw.curtain import draw_halves, valance
from game.easing import CURTAIN, CURTAIN_STANDS
from game.scene import Scene
from game.theme import SeatLook
from game.timeline import Call, Clip, Lane, Late, Seq, Wait
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.stage.faces import Feelings
from scenes.table.stage.stage import Stage


class Cover:
    """Drawn over everything. `share` is how far its halves have parted: 0 closed, 1 gone."""

    def __init__(self, look: SeatLook) -> None:
        self.look = look
        self.share = 0.0

    def opens(self, calm: bool) -> Clip:
        """It stands for a moment and opens; with reduced motion it is simply gone."""
        if calm:
            return Seq(Wait(CURTAIN_STANDS), CURTAIN.calmed().tween(self, share=1.0))
        return Seq(Wait(CURTAIN_STANDS), CURTAIN.tween(self, share=1.0))

    def draw(self, canvas: Canvas) -> None:
        """Both halves where they are now."""
        if self.share >= 1:
            return
        draw_halves(canvas, self.look, self.share)
        if not self.share:
            valance(self.look).draw(canvas)


class Told(NamedTuple):
    """An event of a story, redacted for the viewpoint, with its view before it and after it."""

    event: Event
    before: Any
    after: Any


def to_tell(events: Sequence[Event], look: GameTable[Any], view: Any) -> Iterator[Told]:
    """A story of these events, which are redacted for the viewer of `view`, the view before the first one."""
    follow = GAMES[look.name].follow
    for event in events:
        before, view = view, follow(view, event)
        yield Told(event, before, view)


def tell(story: Sequence[Told], look: GameTable[Any], stage: Stage, who: Speakers) -> Clip:
    """The clip of a story: each event with its caption and its motion; when that is over its view is shown."""
    clips: list[Clip] = []
    feelings = look.feature(Feelings)
    for event, before, after in story:
        motion = partial(look.motions[type(event)], event, stage)
        clips += [
            Call(partial(stage.begin, look.text.caption(event, before, who), before, after)),
            Late(motion),
            stage.arrive(),
        ]
        if feelings is not None:
            clips.append(Call(partial(stage.faces.feel, feelings.of(event, before)), skippable=True))
    return Seq(*clips)


class AnimationQueue:
    """Nothing here knows what the story is about. `after` are scenes that wait for its end and for a press each."""

    def __init__(self) -> None:
        self.lane = Lane()
        self.cover: Cover | None = None
        self.after: list[Scene] = []

    @property
    def busy(self) -> bool:
        """Whether something is told."""
        return self.lane.busy

    def begin(self, story: Clip, behind: SeatLook | None, calm: bool) -> None:
        """Tell `story`; `behind` is the seat whose closed curtain is there at once and opens first."""
        if behind is None:
            self.lane.play(story)
            return
        self.cover = Cover(behind)
        self.lane.play(Seq(self.cover.opens(calm), story))

    def land(self) -> None:
        """End what is told: its sprites belong to the table that it began on."""
        self.lane.finish()
        self.cover = None

    def next_scene(self) -> Scene | None:
        """The first scene that waits, which does so no longer."""
        return self.after.pop(0) if self.after else None
