"""AnimationQueue: the story that runs on the stage now, the curtain in front of it, and the scenes that follow it."""

from game.scene import Scene
from game.theme import SeatLook
from game.timeline import Clip, Lane, Seq
from scenes.table.boards.cover import Cover


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
