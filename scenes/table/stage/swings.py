"""Hanging signs over the table: a sign with new writing swings for a moment."""

from collections.abc import Sequence
from math import exp, sin, tau

import pygame

from game import surfaces
from game.canvas import Canvas
from game.draw.paper import Piece

Hung = tuple[tuple[int, int], Piece]
"""A board that hangs from the ceiling of the set, with its upper left corner."""
TURN, EVERY, FADES, SECONDS = 4.0, 0.62, 2.0, 1.6  # degrees, seconds of a swing, rate of its decay, seconds in all
STEP = 0.5  # degrees


class Swings:
    """The previous content of the signs, and the times of their swings."""

    def __init__(self) -> None:
        self._said: dict[tuple[int, int], Piece] = {}
        self._since: dict[tuple[int, int], float] = {}
        self._turned: dict[tuple[int, int], dict[tuple[float, float], pygame.Surface]] = {}
        """Turned pictures of each sign by density and angle: turning one takes most of a frame."""

    def look(self, hung: Sequence[Hung], dt: float) -> None:
        """Let `dt` seconds pass, and compare the signs with the previous ones."""
        self._since = {at: spent + dt for at, spent in self._since.items() if spent + dt < SECONDS}
        for at, board in hung:
            if self._said and self._changed(at, board):
                self._since.setdefault(at, 0.0)
                self._turned.pop(at, None)
        self._turned = {at: turned for at, turned in self._turned.items() if at in self._since}
        self._said = dict(hung)

    def _changed(self, at: tuple[int, int], board: Piece) -> bool:
        """Whether the board has new content. A board that was painted again may look the same."""
        was = self._said.get(at)
        if was is None or was is board:
            return was is None
        return was.surface.get_buffer().raw != board.surface.get_buffer().raw

    def angle(self, at: tuple[int, int]) -> float:
        """Degrees by which the sign there is turned now."""
        if at not in self._since:
            return 0.0
        spent = self._since[at]
        return round(TURN * sin(tau * spent / EVERY) * exp(-FADES * spent) / STEP) * STEP

    def draw(self, canvas: Canvas, at: tuple[int, int], board: Piece, up: int) -> None:
        """Draw the sign there, pulled `up` px, and turned about the middle of its strings' upper end."""
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
