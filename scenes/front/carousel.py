"""Carousel: where each theatre stands, the name of the chosen one, and how both are drawn."""

from dataclasses import dataclass

from pygame import Rect

from game.canvas import Canvas
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
        """The theatres that are in sight, those farthest from the middle first: the order of drawing. Of many games the
        others come into sight as the shelf turns."""
        seen = (number for number in range(len(self.bills)) if self.distance(number) in STANDS)
        return tuple(sorted(seen, key=lambda number: -abs(self.distance(number))))

    def distance(self, number: int) -> int:
        """How far right of the middle a theatre stands: -2 to 2 where there are five. Two games stand as they are,
        more go round, so that the first follows on the last."""
        half = len(self.bills) // 2
        if len(self.bills) == 2:
            return number - self.chosen
        return (number - self.chosen + half) % len(self.bills) - half

    def rect(self, number: int) -> Rect:
        """The frame of a theatre."""
        stand = STANDS[self.distance(number)]
        wide = round(front_wide(self.theme) * stand.scale)
        high = round(wide * SHAPE)
        return Rect(round(stand.x - wide / 2), shelf_top(self.theme) - high, wide, high)

    @property
    def arrows(self) -> tuple[int, ...]:
        """The steps of the arrows beside the name: none where there is no other game."""
        return (-1, 1) if len(self.bills) > 1 else ()

    def arrow_rect(self, step: int) -> Rect:
        """The arrow left (-1) or right (1) of the name."""
        wide = text.width(self.bill.title, self._name_size(), "display")
        away = max(_ARROW_LEAST, wide // 2 + _ARROW_GAP)
        box = Rect(0, 0, _ARROW_BOX, _ARROW_BOX)
        box.center = (960 + step * away, self.line)
        return box

    def set_up(self) -> tuple[int, ...]:
        """The theatres that are drawn now, in order. The first frame of all does not wait for all: those that were
        never seen come in one with each frame, the middle one first."""
        seen = {number for number in self.order if self._seen(number)}
        new = next((number for number in reversed(self.order) if number not in seen), None)
        return tuple(number for number in self.order if number in seen or number == new)

    def _seen(self, number: int) -> bool:
        return any(theatre.ready(self.bills[number], stand.scale, self.theme) for stand in STANDS.values())

    def draw(self, canvas: Canvas, slide: float, held: bool) -> None:
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

    def draw_name(self, canvas: Canvas) -> None:
        """The name between its arrows."""
        text.place(canvas, self.bill.title, self._name_size(), (960, self.line), GOLD, "display")
        for step in self.arrows:
            sign = arrow(step < 0)
            canvas.blit(sign, sign.get_rect(center=self.arrow_rect(step).center))

    def _name_size(self) -> int:
        return text.fit(self.bill.title, _NAME if not self.theme.large_text else _NAME_LARGE, _NAME_WIDE, "display")
