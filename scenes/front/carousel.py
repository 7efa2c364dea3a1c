"""Carousel: the shelf of the title, with a small theatre for each game.

The module `tile` of a game has the picture of its theatre (`painted`) and its cards (`CARDS`, empty if the picture
shows them already). This module places and draws the theatres and the name of the chosen game.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.cache import cached, disk
from game.draw.focus import hook
from game.draw.house_set import SHELF_TOP, shelf
from game.draw.paper import Piece, dimmed, masked, spot, turned, with_shadow
from game.draw.svg import fragment, linear, picture
from game.theme import CREAM, GOLD, GOLD_INK, Theme
from scenes.games import FACES, CatalogueEntry, deck_of, part, part_name

FRONT_WIDE = 440
SHAPE = 0.78
"""Height divided by width."""
_TILE = "art.tile"
"""Module of a game that paints its theatre."""
_BULBS = 12
_FOOT = 34
_INSET, _PARTED = 22, 0.78  # px of the frame, and share of a half that leaves the opening
_FOLD, _CLOTH, _CLOTH_LIGHT = 24, "#3A1E66", "#5B348F"
_CARD = 128 / 480  # of the theatre's width
_CARD_STEP = 104 / 480
_NEAR, _FAR = (200, 190, 205), (158, 148, 172)


@dataclass(frozen=True, slots=True)
class TheatrePlace:
    """The place of a theatre on the shelf: x of its middle in px, and its scale."""

    x: float
    scale: float


STANDS = {
    -2: TheatrePlace(296, 0.74),
    -1: TheatrePlace(552, 0.9),
    0: TheatrePlace(960, 1.2),
    1: TheatrePlace(1368, 0.9),
    2: TheatrePlace(1624, 0.74),
}
"""Places by distance from the chosen theatre."""


def shelf_top(theme: Theme) -> int:
    """y of the shelf board, px; higher up if the bar is higher."""
    return SHELF_TOP if not theme.large_text else SHELF_TOP - 56


def front_wide(theme: Theme) -> int:
    """Width of a theatre at scale 1, px."""
    return FRONT_WIDE if not theme.large_text else round(FRONT_WIDE * 0.9)


def _window(wide: float, high: float, inset: float) -> str:
    """SVG path of the opening (or frame) with its arched top."""
    top, arch = high * 0.17 + inset, -high * 0.11 + inset * 1.5
    left, right = inset, wide - inset
    return f"M{left:.0f} {top:.0f}Q{wide / 2:.0f} {arch:.0f} {right:.0f} {top:.0f}V{high - 17:.0f}H{left:.0f}Z"


def _frame(wide: int, high: int) -> pygame.Surface:
    gold = linear("f", (0, 0), (0, high), (0, "#FFE08A"), (1, "#C98810"))
    return fragment(
        f'<defs>{gold}</defs><path d="{_window(wide, high, 0)}" fill="{GOLD_INK}"/>'
        f'<path d="{_window(wide, high, 5)}" fill="url(#f)"/><path d="{_window(wide, high, 22)}" fill="{GOLD_INK}"/>',
        (wide, high),
    ).copy()


def _foot(wide: int) -> pygame.Surface:
    bulbs = "".join(
        f'<circle cx="{wide * (i + 0.5) / _BULBS:.0f}" cy="16" r="6" fill="#FFF6D0"/>' for i in range(_BULBS)
    )
    return fragment(
        f'<rect width="{wide}" height="{_FOOT}" rx="8" fill="{GOLD_INK}"/>'
        f'<rect x="4" y="3" width="{wide - 8}" height="26" rx="7" fill="#E9B23A"/>{bulbs}',
        (wide, _FOOT),
    )


@cached
def theatre(entry: CatalogueEntry, scale: float, theme: Theme) -> Piece:
    """A theatre at one of the scales of STANDS, anchored at the middle of its lower edge. Small ones are dimmed."""
    key = f"theatre-{entry.game}-{scale}-{theme.name}-{theme.high_contrast}-{theme.text_scale}"
    out = disk(key, lambda: _on_the_shelf(entry, scale, theme), *_painters(entry.game))
    return with_shadow(out, 18, 150, (3, 14), (out.get_width() / 2, out.get_height()))


@cached
def little_theatre(entry: CatalogueEntry, wide: int, theme: Theme) -> pygame.Surface:
    """A theatre in full light, `wide` px wide, for other scenes than the title."""
    key = f"little-theatre-{entry.game}-{wide}-{theme.name}-{theme.high_contrast}"
    return disk(key, lambda: _painted(entry, wide, theme), *_painters(entry.game))


def curtained(canvas: Canvas, theatre: Rect, opened: float) -> None:
    """Draw the two small curtains over a theatre, which are `opened` to that share; they stay at the sides."""
    for left in (True, False):
        half = _curtain(theatre.size, left)
        wide = half.get_width()
        shown = max(1, round(wide * (1 - _PARTED * opened)))
        at = theatre.left + _INSET if left else theatre.right - _INSET - shown
        canvas.blit(half, (at, theatre.top), Rect(0 if left else wide - shown, 0, shown, theatre.height))


@cached
def _curtain(size: tuple[int, int], left: bool) -> pygame.Surface:
    """Half of the curtain in the opening of a theatre, from its upper edge."""
    wide, high = size
    half = (wide - 2 * _INSET) // 2
    folds = "".join(
        f'<rect x="{x}" width="{_FOLD}" height="{high}" fill="{_CLOTH}"/>'
        f'<rect x="{x + _FOLD // 3}" width="{_FOLD // 2}" height="{high}" fill="{_CLOTH_LIGHT}"/>'
        for x in range(0, 2 * half, _FOLD)
    )
    whole = fragment(folds, (2 * half, high))
    shape = f'<path transform="translate({-_INSET} 0)" d="{_window(wide, high, _INSET)}" fill="#FFFFFF"/>'
    cut = masked(whole, shape)
    return cut.subsurface((0 if left else half, 0, half, high - _FOOT)).copy()


def _painters(game: str) -> tuple[str, ...]:
    """The modules that paint a theatre. They are names, because the parts of the game need not be loaded."""
    return __name__, part_name(game, _TILE), part_name(game, FACES)


def _on_the_shelf(entry: CatalogueEntry, scale: float, theme: Theme) -> pygame.Surface:
    out = _painted(entry, round(front_wide(theme) * scale), theme)
    return dimmed(out, _NEAR if scale > 0.8 else _FAR) if scale < 1 else out


def _painted(entry: CatalogueEntry, wide: int, theme: Theme) -> pygame.Surface:
    high = round(wide * SHAPE)
    out = _frame(wide, high)
    own = part(entry.game, _TILE)
    out.blit(masked(own.painted(wide, high), f'<path d="{_window(wide, high, 22)}" fill="#FFFFFF"/>'), (0, 0))
    _stand_cards(out, entry.game, own.CARDS, theme)
    out.blit(_foot(wide), (0, high - _FOOT))
    return out


def _stand_cards(out: pygame.Surface, game: str, cards: Sequence[str], theme: Theme) -> None:
    """Draw three cards in front of the theatre."""
    wide, high = out.get_size()
    faces = deck_of(game)
    grown_up = Theme(high_contrast=theme.high_contrast)
    for i, card in enumerate(cards):
        side = i - 1
        paper = faces.face(card, round(wide * _CARD), grown_up)
        at = (wide / 2 + side * wide * _CARD_STEP, high * 0.56 + abs(side) * wide * 0.025)
        with_shadow(turned(paper, -side * 12), max(3, round(wide / 60)), 110, (2, 5)).draw(out, at)


@cached
def arrow(left: bool) -> pygame.Surface:
    """An arrow beside the name."""
    sign = picture("icons/chevron", 56, 56, ((CREAM, GOLD),))
    return surfaces.flip(sign, left, False)


_BOARD = 60
_GLOW = (900, 640)
_GLOW_LINE = 560
_HOOK = 84
_NAME, _NAME_LARGE, _NAME_WIDE, _NAME_WIDE_LARGE = 84, 98, 460, 660
_ARROW_LEAST, _ARROW_GAP, _ARROW_BOX = 150, 62, 90


@dataclass(frozen=True, slots=True)
class Shelf:
    """The theatres of `entries` for a theme, with number `chosen` in the middle. Only the drawing has side effects."""

    entries: tuple[CatalogueEntry, ...]
    chosen: int
    theme: Theme

    @property
    def entry(self) -> CatalogueEntry:
        return self.entries[self.chosen]

    @property
    def line(self) -> int:
        """y of the row below the board, with the name and the buttons beside it."""
        return (shelf_top(self.theme) + _BOARD + self.theme.bar_top) // 2

    @property
    def order(self) -> tuple[int, ...]:
        """The visible theatres in drawing order, the farthest from the middle first. If there are more games than
        places, the others become visible as the shelf turns."""
        seen = (number for number in range(len(self.entries)) if self.distance(number) in STANDS)
        return tuple(sorted(seen, key=lambda number: -abs(self.distance(number))))

    def distance(self, number: int) -> int:
        """Places between a theatre and the middle, negative to the left; -2 to 2 with five games. Two games keep their
        order; more form a circle, so the first follows the last."""
        half = len(self.entries) // 2
        if len(self.entries) == 2:
            return number - self.chosen
        return (number - self.chosen + half) % len(self.entries) - half

    def rect(self, number: int) -> Rect:
        """The frame of a theatre."""
        stand = STANDS[self.distance(number)]
        wide = round(front_wide(self.theme) * stand.scale)
        high = round(wide * SHAPE)
        return Rect(round(stand.x - wide / 2), shelf_top(self.theme) - high, wide, high)

    @property
    def arrows(self) -> tuple[tuple[int, Rect], ...]:
        """The arrows to the left (-1) and right (1) of the name; none if there is only one game."""
        wide = text.width(self.entry.title, self._name_size(), "display")
        away = max(_ARROW_LEAST, wide // 2 + _ARROW_GAP)
        box, half = (_ARROW_BOX, _ARROW_BOX), _ARROW_BOX // 2
        steps = (-1, 1) if len(self.entries) > 1 else ()
        return tuple((step, Rect((960 + step * away - half, self.line - half), box)) for step in steps)

    def set_up(self) -> tuple[int, ...]:
        """The theatres to draw now, in drawing order. Those not painted yet are added one in each frame, the middle one
        first, so the first frame comes early."""
        seen = {number for number in self.order if self._seen(number)}
        new = next((number for number in reversed(self.order) if number not in seen), None)
        return tuple(number for number in self.order if number in seen or number == new)

    def _seen(self, number: int) -> bool:
        return any(theatre.ready(self.entries[number], stand.scale, self.theme) for stand in STANDS.values())

    def draw(self, canvas: Canvas, slide: float, held: bool) -> None:
        """Draw the board and the theatres. `slide`: offset of a moving shelf, -1 to 1. `held`: whether the hook holds
        the middle theatre."""
        shelf().draw(canvas, (960, shelf_top(self.theme)))
        for number in self.set_up():
            distance = self.distance(number)
            stand = STANDS[distance]
            beside = STANDS.get(distance + (1 if slide > 0 else -1), stand)
            x = round(stand.x + (beside.x - stand.x) * abs(slide))
            if distance == 0 and self.theme.glow:
                put(canvas, spot(*_GLOW, GOLD, 0.75), center=(x, _GLOW_LINE))
            rect = theatre(self.entries[number], stand.scale, self.theme).draw(canvas, (x, shelf_top(self.theme)))
            if distance == 0 and held:
                hook(_HOOK).draw(canvas, (rect.centerx, rect.top + 10))

    def draw_name(self, canvas: Canvas) -> None:
        """Draw the name of the chosen game."""
        text.place(canvas, self.entry.title, self._name_size(), (960, self.line), GOLD, "display")

    def _name_size(self) -> int:
        most, wide = (_NAME_LARGE, _NAME_WIDE_LARGE) if self.theme.large_text else (_NAME, _NAME_WIDE)
        return text.fit(self.entry.title, most, wide, "display")
