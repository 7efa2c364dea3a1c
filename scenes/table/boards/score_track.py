"""The track to the goal: a path from 0 to the points that end a match, with all sides' faces on pins.

It goes downhill if points are bad. `Climb` animates new scores: pins hop, totals count up.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, hypot

import pygame

from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.svg import fragment, star
from game.easing import PIN_HOPS, TOTALS_COUNT
from game.theme import GOLD, INK, SeatLook, Theme
from game.timeline import Clip, Drive, Par, linear

PATH, DASH, DOT = "#D6BE93", "#A88C5C", "#86704A"
HIGH, DOTS, MOST_DOTS = 26, (1, 2, 5, 10, 20, 25, 50, 100), 6
FACE, OVERLAP, PIN, PINS_APART = 72, 0.62, 34, 14  # px; share of a face between two faces of a side
STAR, STAR_ASIDE, NUMBER, GOAL = 84, 62, 36, 46
FALL = 74  # px
EACH_HOP, MOST_HOPS, HOP = 5, 24, 26  # points per hop; most hops of a pin, which then get wider; px of a jump


@dataclass(frozen=True, slots=True)
class TrackPin:
    """The faces of a side, its points, and px that it is above the path."""

    looks: Sequence[SeatLook]
    value: float
    up: float = 0.0


@dataclass(frozen=True, slots=True)
class Track:
    """The place of the path, the points at its end, and the px by which it falls."""

    left: int
    right: int
    y: int
    goal: int
    falls: int = 0

    def at(self, value: float) -> tuple[float, float]:
        """The point of the path for `value` points. Negative values are at the beginning."""
        share = max(0.0, min(1.0, value / self.goal))
        return self.left + (self.right - self.left) * share, self.y + self.falls * share


def draw_track(canvas: Canvas, track: Track, pins: Sequence[TrackPin], end: pygame.Surface, theme: Theme) -> None:
    """Draw the path with its numbers, and the picture `end` at its end."""
    path = _path(track.right - track.left, track.falls)
    canvas.blit(path, (track.left - HIGH, track.y - HIGH))
    goal, size = track.goal, min(theme.px(NUMBER), 48)
    step = next((dot for dot in DOTS if goal / dot <= MOST_DOTS), max(DOTS) * -(-goal // (MOST_DOTS * max(DOTS))))
    for value in (*range(0, goal, step), goal):
        x, y = track.at(value)
        dot_picture = _dot(INK if value in (0, goal) else DOT)
        canvas.blit(dot_picture, dot_picture.get_rect(center=(round(x), round(y))))
        if value < goal and (goal - value) * 3 >= step:
            text.place(canvas, str(value), size, (x, y + 42), DOT, "semibold")
    x, y = track.right + STAR_ASIDE, track.y + track.falls
    canvas.blit(end, end.get_rect(center=(x, y - 4)))
    text.place(canvas, str(goal), min(theme.px(GOAL), 56), (x, y + 58), INK, "extrabold")
    _draw_pins(canvas, track, pins)


def _draw_pins(canvas: Canvas, track: Track, pins: Sequence[TrackPin]) -> None:
    """Draw the pins. Faces that would overlap others move aside; the pin itself stays at its value."""
    if not pins:
        return
    order = sorted(pins, key=lambda pin: pin.value)
    size = round(min(FACE, (track.right - track.left) / sum(_wide(pin, 1.0) + 0.2 for pin in order)))
    for pin, first in zip(order, _beside(track, order, size), strict=True):
        x, y = track.at(pin.value)
        foot = round(y - PIN - HIGH // 2 - pin.up)
        canvas.fill(INK, (round(x) - 3, foot, 6, PIN + HIGH // 2))
        for number, look in enumerate(pin.looks):
            face = avatar(look, size)
            canvas.blit(face, (round(first + number * size * OVERLAP), foot - size + 6))


def _wide(pin: TrackPin, size: float) -> float:
    return size * (1 + OVERLAP * (len(pin.looks) - 1))


def _beside(track: Track, pins: Sequence[TrackPin], size: int) -> list[float]:
    """Left ends of the faces: above their pins, or as near as their neighbours and the track's end allow."""
    lefts: list[float] = []
    free = float("-inf")
    for pin in pins:
        lefts.append(max(track.at(pin.value)[0] - _wide(pin, size) / 2, free))
        free = lefts[-1] + _wide(pin, size) + PINS_APART
    free = track.right + size / 2 + PINS_APART
    for number in reversed(range(len(pins))):
        lefts[number] = min(lefts[number], free - PINS_APART - _wide(pins[number], size))
        free = lefts[number]
    return lefts


class Climb:
    """The change of the scores from `before` the latest deal to `after`. Totals count up, and pins hop every few
    points.

    Until its clip is played, it shows the end.
    """

    def __init__(self, before: Sequence[int], after: Sequence[int]) -> None:
        self.before, self.after = tuple(before), tuple(after)
        self._counted = 1.0
        self._hopped = [float(self._hops(i)) for i in range(len(self.after))]

    def _hops(self, i: int) -> int:
        return min(MOST_HOPS, ceil(abs(self.after[i] - self.before[i]) / EACH_HOP))

    def total(self, i: int) -> int:
        """The total that is shown now."""
        return round(self.before[i] + (self.after[i] - self.before[i]) * self._counted)

    def pin(self, i: int) -> tuple[float, float]:
        """The place of the pin now: points, and px above the path."""
        hops = self._hops(i)
        if not hops or self._hopped[i] >= hops:
            return self.after[i], 0.0
        whole, share = divmod(self._hopped[i], 1)
        way = whole + PIN_HOPS.ease(share)
        return self.before[i] + (self.after[i] - self.before[i]) * way / hops, HOP * 4 * share * (1 - share)

    def clip(self, sound: Callable[[str, int], object]) -> Clip:
        """The whole animation. Each hop of the pin with the longest way plucks a higher note."""
        self._counted, self._hopped = 0.0, [0.0] * len(self.after)
        farthest = max(range(len(self.after)), key=self._hops)

        def count(share: float) -> None:
            self._counted = share

        def hop(i: int, share: float) -> None:
            before, now = self._hopped[i], share * self._hops(i)
            if i == farthest and int(now) > int(before) and share < 1:
                sound("pluck", int(now) % 8)
            self._hopped[i] = now

        hops = [Drive(PIN_HOPS.seconds * self._hops(i), linear, partial(hop, i)) for i in range(len(self.after))]
        return Par(TOTALS_COUNT.drive(count), *hops)


@cached
def _path(width: int, falls: int) -> pygame.Surface:
    """The path. Its beginning is HIGH px right of and below the upper left corner."""
    size, long = (width + 2 * HIGH, falls + 2 * HIGH), hypot(width, falls)
    line = f'd="M{HIGH} {HIGH}l{width} {falls}"'
    shape = f'<path {line} stroke="{PATH}" stroke-width="{HIGH}" stroke-linecap="round"/>'
    steps = range(24, round(long) - 30, 26)
    dashes = ((HIGH + width * x / long, HIGH + falls * x / long) for x in steps)
    marks = "".join(f"M{x:.1f} {y:.1f}l14 {14 * falls / width:.1f}" for x, y in dashes)
    return fragment(f'{shape}<path d="{marks}" stroke="{DASH}" stroke-width="3" fill="none"/>', size)


@cached
def _dot(color: str) -> pygame.Surface:
    return fragment(f'<circle cx="10" cy="10" r="10" fill="{color}"/>', (20, 20))


@cached
def goal_star() -> pygame.Surface:
    """The star at the end of the path, if points are good."""
    edge = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"'
    return fragment(star(50, 52, 46, GOLD).replace("/>", f" {edge}/>"), (100, 100), (STAR, STAR))
