"""TableCount: a count on the table itself, which is dark behind it, with the players beside what they have won or
lost."""

from collections.abc import Iterator

import pygame
from pygame import Rect

from game.canvas import Canvas
from game.draw.avatar import avatar_piece
from game.draw.figures import TALL, figure
from game.easing import Feel
from game.idle_work import WhileWanted
from game.theme import SeatLook
from scenes.table.boards.sheet import CountingSheet

SHADED, SHADED_MORE = (100, 95, 114), (36, 34, 42)  # factors of the table (RGB of 255); the second for high contrast


class TableCount(CountingSheet):
    """A count without paper. Subclasses draw what they need `ahead`, in idle time."""

    def enter(self) -> None:
        self.context.idle_work.add(WhileWanted(self.ahead(), lambda: self in self.context.stack.scenes))

    def ahead(self) -> Iterator[None]:
        """Draw pictures in idle time."""
        yield from ()

    def feel(self, feel: Feel) -> Feel:
        """A motion as the settings want it."""
        return feel.calmed() if self.context.settings.get.reduced_motion else feel

    def draw_ground(self, canvas: Canvas, paper: Rect) -> None:
        """Darken the table."""
        shaded = SHADED_MORE if self.context.theme.high_contrast else SHADED
        canvas.fill(shaded, special_flags=pygame.BLEND_RGB_MULT)


def draw_player(canvas: Canvas, look: SeatLook, pose: str, head: int, foot: tuple[int, int]) -> None:
    """Draw a figure at rest until its pose is ready, and a face until it is ready at all."""
    found = next((one for pose_now in (pose, "rest") if (one := figure.kept(look, pose_now, head)) is not None), None)
    if found is None:
        avatar_piece(look, head).draw(canvas, (foot[0], foot[1] - round(head * TALL / 2)))
    else:
        found.draw(canvas, foot)
