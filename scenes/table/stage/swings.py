"""Signs that hang over the table: one whose writing has changed swings for a moment."""

from collections.abc import Sequence
from math import exp, sin, tau

import pygame

from game import surfaces
from game.canvas import Canvas
from game.draw.paper import Piece

Hung = tuple[tuple[int, int], Piece]
"""A board that hangs from the fly loft, by its upper left corner."""
TURN, EVERY, FADES, SECONDS = 4.0, 0.62, 2.0, 1.6  # degrees, from one swing to the next, how fast it ends, and when
STEP = 0.5  # degrees


class Swings:
    """What the signs said, and since when they swing."""

    def __init__(self) -> None:
        self._said: dict[tuple[int, int], Piece] = {}
        self._since: dict[tuple[int, int], float] = {}
        self._turned: dict[tuple[int, int], dict[tuple[float, float], pygame.Surface]] = {}
        """Each sign as it swings, by density and angle: to turn it again in every frame would take most of one."""

    def look(self, hung: Sequence[Hung], dt: float) -> None:
        """`dt` seconds pass; what hangs there now is compared with what hung there."""
        self._since = {at: spent + dt for at, spent in self._since.items() if spent + dt < SECONDS}
        for at, board in hung:
            if self._said and self._changed(at, board):
                self._since.setdefault(at, 0.0)
                self._turned.pop(at, None)
        self._turned = {at: turned for at, turned in self._turned.items() if at in self._since}
        self._said = dict(hung)

    def _changed(self, at: tuple[int, int], board: Piece) -> bool:
        """Boards that are painted anew may say the same as before."""
        was = self._said.get(at)
        if was is None or was is board:
            return was is None
        return was.surface.get_buffer().raw != board.surface.get_buffer().raw

    def angle(self, at: tuple[int, int]) -> float:
        """By how many degrees the sign there is turned now."""
        if at not in self._since:
            return 0.0
        spent = self._since[at]
        return round(TURN * sin(tau * spent / EVERY) * exp(-FADES * spent) / STEP) * STEP

    def draw(self, canvas: Canvas, at: tuple[int, int], board: Piece, up: int) -> None:
        """The sign that hangs there, pulled `up` px, turned about the middle of where its strings come from."""
        angle = self.angle(at)
        x, y = at[0], at[1] - up
        if not angle:
            board.draw(canvas, (x, y))
            return
        wide, high = board.surface.get_size()
        loft = x - board.anchor[0] + wide / 2, y - board.anchor[1]
        turned = self._as_it_swings(at, board, angle)
        middle = pygame.Vector2(0, high / 2).rotate(-angle) + loft
        canvas.blit(turned, turned.get_rect(center=(round(middle.x), round(middle.y))))

    def _as_it_swings(self, at: tuple[int, int], board: Piece, angle: float) -> pygame.Surface:
        turned, key = self._turned.setdefault(at, {}), (surfaces.density(), angle)
        if key not in turned:
            turned[key] = surfaces.coarsely(
                lambda: surfaces.rotozoom(surfaces.with_density(board.surface, surfaces.density()), angle, 1)
            )
        return turned[key]
