"""AnimationQueue: animates events one after the other, with the curtain before them and the scenes after them.

The rules have already been applied; this only animates their events.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from engine.core.events import Event
from game.canvas import Canvas
from game.ceremonies import Repeated
from game.draw.curtain import draw_halves, valance
from game.easing import CURTAIN, CURTAIN_STANDS
from game.scene import Scene
from game.theme import SeatLook
from game.timeline import Call, Clip, Lane, Late, Seq, Shortened, Wait
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Stage


class Cover:
    """A curtain over the whole stage. `share` is how far its halves are apart: 0 closed, 1 gone."""

    def __init__(self, look: SeatLook) -> None:
        self.look = look
        self.share = 0.0

    def opens(self, calm: bool) -> Clip:
        """A clip that shows the closed curtain for a moment and opens it. With reduced motion it then disappears at
        once."""
        if calm:
            return Seq(Wait(CURTAIN_STANDS), CURTAIN.calmed().tween(self, share=1.0))
        return Seq(Wait(CURTAIN_STANDS), CURTAIN.tween(self, share=1.0))

    def draw(self, canvas: Canvas) -> None:
        """Draw both halves at their places."""
        if self.share >= 1:
            return
        draw_halves(canvas, self.look, self.share)
        if not self.share:
            valance(self.look).draw(canvas)


class ViewedEvent(NamedTuple):
    """An event of a story, redacted for the viewpoint, with the views before and after it."""

    event: Event
    before: Any
    after: Any


def to_tell(events: Sequence[Event], follow: Callable[[Any, Event], Any], view: Any) -> Iterator[ViewedEvent]:
    """The story of these events, which are redacted for the viewer of `view`, the view before the first one. The game's
    `follow` makes the view after each."""
    for event in events:
        before, view = view, follow(view, event)
        yield ViewedEvent(event, before, view)


def tell(
    story: Sequence[ViewedEvent],
    game_table: GameTable[Any],
    stage: Stage,
    who: Speakers,
    repeated: Repeated | None = None,
) -> Clip:
    """The clip of a story: each event with its caption and its motion, and then its view. Motions that are `repeated`
    are shorter, and those that are spared have no caption. The next event waits until the caption has been read
    aloud."""
    clips: list[Clip] = []
    for event, before, after in story:
        row = game_table.row(event)
        share = repeated.share(event, row.ceremony) if repeated else 1.0
        caption = row.says(event, before, who) if share else None
        clips += [
            Call(partial(stage.begin, caption, before, after)),
            Shortened(Late(partial(row.motion, event, stage)), share),
            stage.arrive(),
        ]
        if row.feels:
            clips.append(Call(partial(stage.faces.feel, row.feels(event, before)), skippable=True))
        clips.append(stage.listens())
        if repeated:
            repeated.note(event)
    return Seq(*clips)


class AnimationQueue:
    """Plays stories, of any content. `after` are scenes that follow the story, each until a press."""

    def __init__(self) -> None:
        self.lane = Lane()
        self.cover: Cover | None = None
        self.after: list[Scene] = []

    @property
    def busy(self) -> bool:
        """Whether a story is playing."""
        return self.lane.busy

    def begin(self, story: Clip, behind: SeatLook | None, calm: bool) -> None:
        """Play `story`. `behind` is the seat whose closed curtain is shown at once and opens first."""
        if behind is None:
            self.lane.play(story)
            return
        self.cover = Cover(behind)
        self.lane.play(Seq(self.cover.opens(calm), story))

    def land(self) -> None:
        """Finish the story at once: its sprites belong to the table on which it began."""
        self.lane.finish()
        self.cover = None

    def next_scene(self) -> Scene | None:
        """Remove the next scene after the story, and return it."""
        return self.after.pop(0) if self.after else None
