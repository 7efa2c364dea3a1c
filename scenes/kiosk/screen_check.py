"""The check of the screen: colour bars, a grid with a circle, the safe frame, and the places that are touched."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas, put
from game.draw import text
from game.draw.cache import cached
from game.draw.paper import board
from game.draw.svg import draw_svg
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.scene import Narrated, Scene
from game.theme import CREAM, GOLD, HOUSE_PLATE, SAFE, STAGE
from scenes.kiosk.operators import OperatorContext, Operators

HOLD = 2.0
"""Seconds of holding Confirm, a finger or a mouse button that lead out."""
MOST_MARKS = 400
_BARS = ("#FFFFFF", "#FFFF00", "#00FFFF", "#00FF00", "#FF00FF", "#FF0000", "#0000FF", "#000000")
_GREYS = 16
_LINE, _CELL, _MARK = 2, 60, 36
_LETTERS, _CAPTION = 40, (960, 860)
_WHOLE = Rect(0, 0, *STAGE)


class ScreenCheck(Operators, Scene):
    """One picture after the other, over the whole screen."""

    lift = False
    releases = True

    def __init__(self, keeper: OperatorContext) -> None:
        super().__init__(keeper.context)
        self.at = 0
        self.marks: list[tuple[int, int]] = []
        self.held: float | None = None

    @property
    def picture(self) -> Hashable:
        """The name of the picture."""
        return PICTURES[self.at][0]

    def act(self, press: Press) -> None:
        if press.at is not None and self.picture == "touch" and not press.released:
            self._mark(press)
        if press.action is Action.CONFIRM:
            self._hold(press)
        elif press.released or press.action is Action.POINT:
            return
        elif press.action is Action.BACK:
            self._leave()
        elif press.action in (Action.LEFT, Action.RIGHT) and press.device not in (MOUSE, TOUCH):
            self._turn(1 if press.action is Action.RIGHT else -1)

    def _mark(self, press: Press) -> None:
        """Mark a touched place; a mouse leaves a trail while its button is down."""
        if press.action is Action.CONFIRM or self.held is not None:
            assert press.at is not None
            self.marks = [*self.marks[1 - MOST_MARKS :], press.at]

    def _hold(self, press: Press) -> None:
        """A short press leads to the next picture. On that of touches, fingers only leave marks."""
        if not press.released:
            self.held = 0.0
        elif self.held is not None:
            self.held = None
            if self.picture != "touch" or press.device not in (MOUSE, TOUCH):
                self._turn(1)

    def _turn(self, step: int) -> None:
        self.at, self.marks = (self.at + step) % len(PICTURES), []
        self.context.sound.play("turn")

    def _leave(self) -> None:
        self.context.sound.play("back")
        self.context.stack.dismiss()

    def update(self, dt: float) -> None:
        if self.held is not None:
            self.held += dt
            if self.held >= HOLD:
                self.held = None
                self._leave()

    def draw(self, canvas: Canvas) -> None:
        name, words, paint = PICTURES[self.at]
        paint(canvas)
        if name == "touch":
            for mark in self.marks:
                put(canvas, board(_MARK, _MARK, GOLD, _MARK // 2), center=mark)
        self._caption(canvas, words, self.voice.words(say("operator-screen-keys")))

    def _caption(self, canvas: Canvas, words: Message, keys: str) -> None:
        lines, letters = (self.voice.words(words), keys), self.context.theme.px(_LETTERS)
        sizes = [text.fit(line, letters, SAFE.width - 120) for line in lines]
        wide = max(text.width(line, size, "bold") for line, size in zip(lines, sizes, strict=True)) + 80
        high = round(sum(sizes) * 1.5) + 30
        plate = _plate((round(wide), high))
        box = plate.get_rect(center=_CAPTION)
        canvas.blit(plate, box)
        top = box.top + 15.0
        for line, size in zip(lines, sizes, strict=True):
            text.place(canvas, line, size, (box.centerx, top + size * 0.75), CREAM)
            top += size * 1.5

    def narration(self) -> Narrated:
        words = self.voice.words
        return Narrated(words(PICTURES[self.at][1]), hints=(words(say("operator-screen-keys")),))


def _bars(canvas: Canvas) -> None:
    """Eight colours, and steps from black to white below them."""
    wide = STAGE[0] // len(_BARS)
    for number, colour in enumerate(_BARS):
        canvas.fill(colour, (number * wide, 0, wide, 720))
    for number in range(_GREYS):
        level = round(255 * number / (_GREYS - 1))
        canvas.fill((level, level, level), (number * STAGE[0] // _GREYS, 720, STAGE[0] // _GREYS, 360))


def _grid(canvas: Canvas) -> None:
    """White lines on black, with a circle that must be round."""
    canvas.fill("#000000")
    for x in range(0, STAGE[0] + 1, _CELL):
        canvas.fill("#FFFFFF", (min(x, STAGE[0] - _LINE), 0, _LINE, STAGE[1]))
    for y in range(0, STAGE[1] + 1, _CELL):
        canvas.fill("#FFFFFF", (0, min(y, STAGE[1] - _LINE), STAGE[0], _LINE))
    put(canvas, _circle(), center=_WHOLE.center)


def _frame(canvas: Canvas) -> None:
    """The edge of the screen in white, and the safe frame, which has all words, in gold."""
    canvas.fill("#202028")
    for box, colour, line in ((_WHOLE, "#FFFFFF", 6), (SAFE, GOLD, 6)):
        for side in (
            (box.left, box.top, box.width, line),
            (box.left, box.bottom - line, box.width, line),
            (box.left, box.top, line, box.height),
            (box.right - line, box.top, line, box.height),
        ):
            canvas.fill(colour, side)


def _touch(canvas: Canvas) -> None:
    """Crosses for a finger to meet: in the corners of the safe frame, and in the middle."""
    canvas.fill("#202028")
    for x, y in (SAFE.topleft, SAFE.topright, SAFE.bottomleft, SAFE.bottomright, SAFE.center):
        canvas.fill("#FFFFFF", (x - 40, y - 2, 80, 4))
        canvas.fill("#FFFFFF", (x - 2, y - 40, 4, 80))


PICTURES: tuple[tuple[str, Message, Callable[[Canvas], None]], ...] = (
    ("bars", say("operator-screen-bars"), _bars),
    ("grid", say("operator-screen-grid"), _grid),
    ("frame", say("operator-screen-frame"), _frame),
    ("touch", say("operator-screen-touch"), _touch),
)
"""Name, caption and painter of each picture."""


@cached
def _circle() -> pygame.Surface:
    ring = '<circle cx="500" cy="500" r="478" fill="none" stroke="#FFC83D" stroke-width="4"/>'
    return draw_svg(ring, (1000, 1000))


@cached
def _plate(size: tuple[int, int]) -> pygame.Surface:
    return board(*size, HOUSE_PLATE, 18, CREAM, 2)
