"""Two friends at the sides of a child's table. They look at the hint that the child has chosen, which only it sees."""

from collections.abc import Iterator, Sequence
from math import atan2, tau

from engine.core.seats import left_of
from game.canvas import Canvas, put
from game.draw.avatar import avatar
from game.draw.expressions import GLANCES
from game.draw.figures import features, figure
from game.theme import STAGE, Theme
from scenes.games.word_porters.art.child_cards import name_plate
from scenes.games.word_porters.layout import HEAD, IN_NAME, NAME
from scenes.seating import SeatPlan
from scenes.table.boards.private_board import BoardContext

FACE = 200
POSE = "look"
X, WAIST = 262, 360  # px from the side of the stage to a figure's middle, and the y of its waist
NAME_Y, FACE_Y = WAIST + NAME[1] // 2 - IN_NAME, 236
HEAD_Y = WAIST - 200  # about the middle of the head


def friends_of(behind: BoardContext) -> tuple[SeatPlan, SeatPlan]:
    """Return the next player and the one before."""
    players = len(behind.seating)
    return behind.seating[left_of(behind.seat, players)], behind.seating[(behind.seat - 1) % players]


class Friends:
    """`plans` are at most two. With large text they are faces without names."""

    def __init__(self, plans: Sequence[SeatPlan], theme: Theme) -> None:
        self._at = tuple(zip(plans, (X, STAGE[0] - X), strict=False))
        self._theme = theme

    def ahead(self) -> Iterator[None]:
        """Draw the figures in pieces, in idle time."""
        for plan, _ in self._at:
            for mirrored in (False, True):
                if not self._theme.large_text:
                    figure(plan.picture, POSE, HEAD, mirrored)
                yield

    def draw(self, canvas: Canvas, chosen: tuple[int, int]) -> None:
        """Draw them with their heads turned to that point. A figure that is not ready is a face."""
        for plan, x in self._at:
            mirrored = chosen[0] < x
            body = None if self._theme.large_text else figure.kept(plan.picture, POSE, HEAD, mirrored)
            if body is None:
                put(canvas, avatar(plan.picture, FACE), center=(x, FACE_Y))
            else:
                body.draw(canvas, (x, WAIST))
                glance = _glance(chosen[0] - x, chosen[1] - HEAD_Y, mirrored)
                features(plan.picture, POSE, HEAD, mirrored, glance).draw(canvas, (x, WAIST))
            if not self._theme.large_text:
                name_plate(plan.name, plan.picture, NAME, self._theme).draw(canvas, (x, NAME_Y))


def _glance(across: float, down: float, mirrored: bool) -> str:
    """The glance in that direction, on a picture that may be mirrored."""
    across = -across if mirrored else across
    return GLANCES[round(atan2(down, across) / tau * len(GLANCES)) % len(GLANCES)]
