"""Hanging signs over the table: a sign with new writing grows and swings for a moment, and rests small."""

from collections.abc import Sequence
from math import exp, sin, tau

import pygame

from game import surfaces
from game.canvas import Canvas
from game.draw import cache
from game.draw.paper import Piece
from game.easing import SIGN_GROWS, SIGN_RESTS
from game.loop import FRAME
from game.theme import STAGE

Hung = tuple[tuple[int, int], Piece]
"""A board that hangs from the ceiling of the set, with its upper left corner."""
TURN, EVERY, FADES, SECONDS = 4.0, 0.62, 2.0, 1.6  # degrees, seconds of a swing, rate of its decay, seconds in all
STEP = 0.5  # degrees
GROWN, GROWN_STEP = 1.2, 0.04  # the size of a sign that has just changed, and steps to it


class Swings:
    """The previous content of the signs, and the times of their swings."""

    def __init__(self) -> None:
        self._said: dict[tuple[int, int], Piece] = {}
        self.since: dict[tuple[int, int], float] = {}
        """Seconds of each swing so far."""
        self._turned: dict[tuple[int, int], dict[tuple[float, float, float], pygame.Surface]] = {}
        """Turned pictures of each sign by density, angle and size: turning one takes most of a frame."""
        self.lifted: dict[tuple[int, int], float] = {}
        """px by which signs that fall to their places are higher now."""

    def compare(self, hung: Sequence[Hung]) -> None:
        """Let signs swing whose writing differs from the time before."""
        for at, board in hung:
            if self._said and self._changed(at, board):
                self.since.setdefault(at, 0.0)
                self._turned.pop(at, None)
        self._said = dict(hung)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds of the swings pass."""
        self.since = {at: spent + dt for at, spent in self.since.items() if spent + dt < SECONDS}
        self._turned = {at: turned for at, turned in self._turned.items() if at in self.since}

    def _changed(self, at: tuple[int, int], board: Piece) -> bool:
        """Whether the board has new content. A board that was painted again may look the same."""
        was = self._said.get(at)
        if was is None or was is board:
            return was is None
        return was.surface.get_buffer().raw != board.surface.get_buffer().raw

    def angle(self, at: tuple[int, int], later: float = 0.0) -> float:
        """Degrees by which the sign there is turned in `later` seconds."""
        if at not in self.since:
            return 0.0
        spent = self.since[at] + later
        return round(TURN * sin(tau * spent / EVERY) * exp(-FADES * spent) / STEP) * STEP

    def size(self, at: tuple[int, int], later: float = 0.0) -> float:
        """The size of the sign there in `later` seconds: it grows when it changes, and rests at 1."""
        if at not in self.since:
            return 1.0
        spent, rests = self.since[at] + later, SECONDS - SIGN_RESTS.seconds
        share = SIGN_GROWS.ease(min(1.0, spent / SIGN_GROWS.seconds))
        if spent > rests:
            share = 1 - SIGN_RESTS.ease(min(1.0, (spent - rests) / SIGN_RESTS.seconds))
        return 1 + round((GROWN - 1) * share / GROWN_STEP) * GROWN_STEP

    def draw(self, canvas: Canvas, at: tuple[int, int], board: Piece, up: int) -> None:
        """Draw the sign there, pulled `up` px. It is turned about the middle of its strings' upper end, and grows away
        from the nearer side of the stage."""
        angle, size = self.angle(at), self.size(at)
        if at in self.since:
            coming = self.angle(at, FRAME), self.size(at, FRAME)
            cache.soon((id(self), at), lambda: self._as_it_swings(at, board, *coming))
        x, y = at[0], at[1] - up - round(self.lifted.get(at, 0.0))
        if not angle and size == 1:
            board.draw(canvas, (x, y))
            return
        wide, high = board.surface.get_size()
        loft = x - board.anchor[0] + wide / 2, y - board.anchor[1]
        aside = (size - 1) * board.box.width / 2 * (1 if loft[0] < STAGE[0] / 2 else -1)
        turned = self._as_it_swings(at, board, angle, size)
        middle = pygame.Vector2(0, high / 2 * size).rotate(-angle) + loft
        canvas.blit(turned, turned.get_rect(center=(round(middle.x + aside), round(middle.y))))

    def _as_it_swings(self, at: tuple[int, int], board: Piece, angle: float, size: float) -> pygame.Surface:
        turned, key = self._turned.setdefault(at, {}), (surfaces.density(), angle, size)
        if key not in turned:
            turned[key] = surfaces.coarsely(
                lambda: surfaces.rotozoom(surfaces.with_density(board.surface, surfaces.density()), angle, size)
            )
        return turned[key]
