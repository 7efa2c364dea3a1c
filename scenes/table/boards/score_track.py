"""The way to the goal: a path from nothing to what a match is played to, with the faces of all sides on pins where
they are."""

from collections.abc import Sequence

import pygame

from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.svg import fragment, star
from game.theme import GOLD, INK, SeatLook, Theme

PATH, DASH, DOT = "#D6BE93", "#A88C5C", "#86704A"
HIGH, DOTS, MOST_DOTS = 26, (1, 2, 5, 10, 20, 25, 50, 100), 6
FACE, OVERLAP, PIN, PINS_APART = 72, 0.62, 34, 14  # px; what a second face of a side stands beside the first
STAR, STAR_ASIDE, NUMBER, GOAL = 84, 62, 36, 46
Pin = tuple[Sequence[SeatLook], int]
"""The faces of a side, and what it has."""


def draw_track(
    canvas: Canvas, way: tuple[int, int, int], goal: int, pins: Sequence[Pin], theme: Theme
) -> None:  # fmt: skip
    """The path from `left` to `right` on the line `y`; who has less than nothing stands at its beginning."""
    left, right, y = way
    path = _path(right - left)
    canvas.blit(path, path.get_rect(midleft=(left, y)))
    step = next((dot for dot in DOTS if goal / dot <= MOST_DOTS), max(DOTS) * -(-goal // (MOST_DOTS * max(DOTS))))
    size = min(theme.px(NUMBER), 48)
    for value in (*range(0, goal, step), goal):
        x = left + (right - left) * value / goal
        dot_picture = _dot(INK if value in (0, goal) else DOT)
        canvas.blit(dot_picture, dot_picture.get_rect(center=(round(x), y)))
        if value < goal and (goal - value) * 3 >= step:
            text.place(canvas, str(value), size, (x, y + 42), DOT, "semibold")
    picture = _star()
    canvas.blit(picture, picture.get_rect(center=(right + STAR_ASIDE, y - 4)))
    text.place(canvas, str(goal), min(theme.px(GOAL), 56), (right + STAR_ASIDE, y + 58), INK, "extrabold")
    _draw_pins(canvas, way, goal, pins)


def _draw_pins(canvas: Canvas, way: tuple[int, int, int], goal: int, pins: Sequence[Pin]) -> None:
    """Each where it is; faces that would lie over others stand further on, and the pin alone says where."""
    left, right, y = way
    free = float("-inf")
    for looks, value in sorted(pins, key=lambda pin: pin[1]):
        at = left + (right - left) * max(0, min(goal, value)) / goal
        wide = FACE * (1 + OVERLAP * (len(looks) - 1))
        first = max(at - wide / 2, free)
        free = first + wide + PINS_APART
        canvas.fill(INK, (round(at) - 3, y - PIN - HIGH // 2, 6, PIN + HIGH // 2))
        for number, look in enumerate(looks):
            face = avatar(look, FACE)
            canvas.blit(face, (round(first + number * FACE * OVERLAP), y - PIN - HIGH // 2 - FACE + 6))


@cached
def _path(width: int) -> pygame.Surface:
    shape = f'<rect width="{width}" height="{HIGH}" rx="{HIGH / 2}" fill="{PATH}"/>'
    marks = "".join(f"M{x} {HIGH / 2}h14" for x in range(24, width - 30, 26))
    return fragment(f'{shape}<path d="{marks}" stroke="{DASH}" stroke-width="3"/>', (width, HIGH))


@cached
def _dot(color: str) -> pygame.Surface:
    return fragment(f'<circle cx="10" cy="10" r="10" fill="{color}"/>', (20, 20))


@cached
def _star() -> pygame.Surface:
    edge = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"'
    return fragment(star(50, 52, 46, GOLD).replace("/>", f" {edge}/>"), (100, 100), (STAR, STAR))
