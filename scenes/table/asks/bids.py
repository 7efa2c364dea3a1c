"""A row of big answers on cream plates (bids, suits, a player to call), with focus ring, hook and scrolling."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.canvas import Canvas
from game.draw import text
from game.draw.boards import question_plate
from game.draw.focus import PLATE_HOOK, focus_glow, hook, ring
from game.draw.svg import fragment
from game.theme import CREAM, Theme

ROW_Y = 588
CENTRE_X = 960
ZONE = 1400
LARGE_ZONE = 940  # between the plates at the sides: with large text the row is beside them
GAP = 22
LEAST_WIDTH = 150
PADDING = 56
HEIGHT = 92
FOCUSED_HEIGHT = 112
LETTERS = 64  # of the focused plate
RADIUS = 26
ARROW = (40, 53)
ARROW_GAP = 22
ARROW_ROOM = ARROW[0] + ARROW_GAP


@dataclass(frozen=True, slots=True)
class ChoicePlate:
    """One answer: its words, its picture, and whether it is impossible now."""

    words: str
    picture: pygame.Surface | None = None
    dim: bool = False


@dataclass(frozen=True, slots=True)
class PlacedRow:
    """The shown plates as (index of the choice, rectangle), and whether there are more on either side."""

    plates: tuple[tuple[int, pygame.Rect], ...]
    more_left: bool
    more_right: bool


def placed(widths: Sequence[int], focus: int, *, y: int = ROW_Y, zone: int = ZONE, pinned: int = 0) -> PlacedRow:
    """Place a centred window of the row that contains `focus`. The first `pinned` plates are always in view.

    If plates after the pinned ones are left out, there is room for an arrow.
    """
    fixed = range(min(pinned, len(widths)))
    least = len(fixed)
    first, last = least, len(widths)
    if last > least:
        taken = sum(widths[i] + GAP for i in fixed) + (ARROW_ROOM if least else 0)
        first, last = _window(widths, max(focus, least), least, zone - taken)
    shown = [*fixed, *range(first, last)]
    hole = ARROW_ROOM if least and first > least else 0
    x = CENTRE_X - (sum(widths[i] for i in shown) + GAP * (len(shown) - 1) + hole) / 2
    plates = []
    for i in shown:
        high = FOCUSED_HEIGHT if i == focus else HEIGHT
        x += hole if i == first else 0
        plates.append((i, pygame.Rect(round(x), y - high // 2, widths[i], high)))
        x += widths[i] + GAP
    return PlacedRow(tuple(plates), first > least, last < len(widths))


def _window(widths: Sequence[int], focus: int, least: int, room: int) -> tuple[int, int]:
    """First and end of the plates round `focus` that fit into `room`: one before it, the rest after it."""
    first = last = focus
    used = 0
    order = [focus, focus - 1, *range(focus + 1, len(widths)), *range(focus - 2, least - 1, -1)]
    for i in order:
        if i < least or i >= len(widths):
            continue
        if used + widths[i] > room and i != focus:
            if i > focus:
                continue
            break
        if i not in (first - 1, last, first):
            continue
        used += widths[i] + GAP
        first, last = min(first, i), max(last, i + 1)
    return first, last


class ChoiceRow:
    """The row as a widget: `focus` is an index, or None while another widget has the focus."""

    def __init__(
        self, choices: Sequence[ChoicePlate], theme: Theme, *, focus: int | None = 0, pinned: int = 0, y: int = ROW_Y
    ) -> None:
        self.choices = tuple(choices)
        self.theme = theme
        self.focus = focus
        self.pinned = pinned
        self.y = y - theme.bar_up
        self._widths = [_width(choice, theme) for choice in self.choices]

    def move(self, across: int) -> bool:
        """Focus the next plate to that side, up to the ends. Returns whether the focus moved."""
        if self.focus is None:
            return False
        goal = max(0, min(len(self.choices) - 1, self.focus + across))
        moved, self.focus = goal != self.focus, goal
        return moved

    def layout(self) -> PlacedRow:
        """Place the plates in view."""
        zone = LARGE_ZONE if self.theme.large_text else ZONE
        return placed(self._widths, self.focus or 0, y=self.y, zone=zone, pinned=self.pinned)

    def point(self, at: tuple[int, int]) -> int | None:
        """Index of the plate at a place of the stage."""
        return next((i for i, rect in self.layout().plates if rect.inflate(8, 8).collidepoint(at)), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the row; the focused plate last, with glow, ring and hook."""
        layout = self.layout()
        for i, rect in layout.plates:
            if i != self.focus:
                self._draw_plate(canvas, i, rect)
        for i, rect in layout.plates:
            if i == self.focus:
                self._draw_focused(canvas, i, rect)
        self._draw_arrows(canvas, layout)

    def _draw_plate(self, canvas: Canvas, i: int, rect: pygame.Rect) -> None:
        choice = self.choices[i]
        piece = question_plate(choice.words, i == self.focus, self.theme, rect.width, choice.picture, choice.dim)
        piece.draw(canvas, rect.center)

    def _draw_focused(self, canvas: Canvas, i: int, rect: pygame.Rect) -> None:
        if self.theme.glow:
            light = focus_glow(rect.width, rect.height)
            canvas.blit(light, light.get_rect(center=rect.center))
        self._draw_plate(canvas, i, rect)
        ring(rect.width, rect.height, RADIUS, self.theme.ring).draw(canvas, rect.center)
        hook(PLATE_HOOK).draw(canvas, (rect.centerx + 34, rect.top))

    def _draw_arrows(self, canvas: Canvas, layout: PlacedRow) -> None:
        """Draw the arrows in cream. Only the focus is gold."""
        if layout.more_right:
            more = arrow(1)
            canvas.blit(more, more.get_rect(midleft=(layout.plates[-1][1].right + ARROW_GAP, self.y)))
        if layout.more_left:
            more = arrow(-1)
            first = next(rect for i, rect in layout.plates if i >= self.pinned)
            canvas.blit(more, more.get_rect(midright=(first.left - ARROW_GAP, self.y)))


def _width(choice: ChoicePlate, theme: Theme) -> int:
    words = text.width(choice.words, round(LETTERS * min(theme.text_scale, 1.5)), "extrabold")
    picture = choice.picture
    beside = round(FOCUSED_HEIGHT * 0.74 * picture.get_width() / picture.get_height()) + 16 if picture else 0
    return max(LEAST_WIDTH, words + beside + PADDING)


def arrow(way: int) -> pygame.Surface:
    """An arrow for more to the right (1) or to the left (-1)."""
    path = "M16 10L60 50L16 90" if way > 0 else "M60 10L16 50L60 90"
    line = f'stroke="{CREAM}" stroke-width="16" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return fragment(f'<path d="{path}" {line}/>', (76, 100), ARROW)
