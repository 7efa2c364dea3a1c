"""The shelf of the title: where each theatre stands, the name of the chosen one, and how both are drawn."""

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.draw import text
from game.draw.focus import hook
from game.draw.house_set import shelf
from game.draw.paper import spot
from game.theme import GOLD, Theme
from scenes.front.game_tiles import SHAPE, STANDS, arrow, front_wide, shelf_top, theatre
from scenes.games import CatalogueEntry

_BOARD = 60
_GLOW = (900, 640)
_GLOW_LINE = 560
_HOOK = 84
_NAME, _NAME_LARGE, _NAME_WIDE = 84, 56, 460
_ARROW_LEAST, _ARROW_GAP, _ARROW_BOX = 150, 62, 90


@dataclass(frozen=True, slots=True)
class Shelf:
    """The shelf with the theatre `chosen` of all `bills` in the middle, for a theme. Pure but for its drawing."""

    bills: tuple[CatalogueEntry, ...]
    chosen: int
    theme: Theme

    @property
    def bill(self) -> CatalogueEntry:
        """The game in the middle."""
        return self.bills[self.chosen]

    @property
    def line(self) -> int:
        """The middle of the row below the board: the name, and the buttons beside it."""
        return (shelf_top(self.theme) + _BOARD + self.theme.rail_top) // 2

    @property
    def order(self) -> tuple[int, ...]:
        """All theatres, those farthest from the middle first: the order of drawing."""
        return tuple(sorted(range(len(self.bills)), key=lambda number: -abs(self.distance(number))))

    def distance(self, number: int) -> int:
        """How far right of the middle a theatre stands: -2 to 2 where there are five."""
        half = len(self.bills) // 2
        return (number - self.chosen + half) % len(self.bills) - half

    def rect(self, number: int) -> Rect:
        """The frame of a theatre."""
        stand = STANDS[self.distance(number)]
        wide = round(front_wide(self.theme) * stand.scale)
        high = round(wide * SHAPE)
        return Rect(round(stand.x - wide / 2), shelf_top(self.theme) - high, wide, high)

    def arrow_rect(self, step: int) -> Rect:
        """The arrow left (-1) or right (1) of the name."""
        wide = text.width(self.bill.title, self._name_size(), "display")
        away = max(_ARROW_LEAST, wide // 2 + _ARROW_GAP)
        box = Rect(0, 0, _ARROW_BOX, _ARROW_BOX)
        box.center = (960 + step * away, self.line)
        return box

    def set_up(self) -> tuple[int, ...]:
        """The theatres that are drawn now, in order. The first frame of all does not wait for five: those that were
        never seen come in one with each frame, the middle one first."""
        seen = {number for number in self.order if self._seen(number)}
        new = next((number for number in reversed(self.order) if number not in seen), None)
        return tuple(number for number in self.order if number in seen or number == new)

    def _seen(self, number: int) -> bool:
        return any(theatre.ready(self.bills[number], stand.scale, self.theme) for stand in STANDS.values())

    def draw(self, canvas: pygame.Surface, slide: float, held: bool) -> None:
        """Board and theatres. slide: -1 to 1 while they move; held: the hook holds the one in the middle."""
        shelf().draw(canvas, (960, shelf_top(self.theme)))
        for number in self.set_up():
            distance = self.distance(number)
            stand = STANDS[distance]
            beside = STANDS.get(distance + (1 if slide > 0 else -1), stand)
            x = round(stand.x + (beside.x - stand.x) * abs(slide))
            if distance == 0 and self.theme.glow:
                light = spot(*_GLOW, GOLD, 0.75)
                canvas.blit(light, light.get_rect(center=(x, _GLOW_LINE)))
            rect = theatre(self.bills[number], stand.scale, self.theme).draw(canvas, (x, shelf_top(self.theme)))
            if distance == 0 and held:
                hook(_HOOK).draw(canvas, (rect.centerx, rect.top + 10))

    def draw_name(self, canvas: pygame.Surface) -> None:
        """The name between its arrows."""
        text.place(canvas, self.bill.title, self._name_size(), (960, self.line), GOLD, "display")
        for step in (-1, 1):
            sign = arrow(step < 0)
            canvas.blit(sign, sign.get_rect(center=self.arrow_rect(step).center))

    def _name_size(self) -> int:
        return text.fit(self.bill.title, _NAME if not self.theme.large_text else _NAME_LARGE, _NAME_WIDE, "display")
