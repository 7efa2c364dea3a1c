"""The score track: spaces 0 to 20 between two tunnels, with the porters. A porter is a seat's animal in a cap of its
colour; beyond 20 points it has a ribbon."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.animals import animal, porter_cap
from game.draw.cache import cached, converted
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment, linear, picture
from game.theme import GOLD, GOLD_INK, INK, SeatLook
from scenes.ending.props import in_the_air
from scenes.games.word_porters.art import paints

WIDE = 74
"""Usual width of a head on the track in px."""
OVER = "+20"
_RIBBON = (76, 42)
_RIBBON_AT, _RIBBON_DOWN = 0.46, 6  # below the middle of the head: widths and px
_LETTERS = 32


@cached
def porter(look: SeatLook, wide: int, over: bool = False) -> Piece:
    """A porter's head `wide` px wide, anchored at its middle. `over`: with the ribbon for more than 20 points
    (WP-62)."""
    head = with_shadow(animal(look.animal, wide, (look.main, look.deep)), max(2, wide // 18), 110, (1, 4))
    if not over:
        return head
    band = ribbon(wide / WIDE)
    across = max(head.surface.get_width(), band.get_width())
    out = surfaces.new((across, head.surface.get_height() + band.get_height()), pygame.SRCALPHA)
    anchor = (out.get_width() // 2, head.anchor[1])
    head.draw(out, anchor)
    put(out, band, center=(anchor[0], anchor[1] + _RIBBON_AT * wide + _RIBBON_DOWN))
    return Piece(converted(out), anchor, head.box)


@cached
def ribbon(scale: float = 1.0) -> pygame.Surface:
    """The gold ribbon with `+20`; its letters are never too small to read."""
    wide, high = max(_RIBBON[0], round(_RIBBON[0] * scale)), max(_RIBBON[1], round(_RIBBON[1] * scale))
    tails = f"M0 10H18V{high}H0L8 {high / 2 + 5}ZM{wide} 10H{wide - 18}V{high}H{wide}L{wide - 8} {high / 2 + 5}Z"
    shape = (
        f'<path d="{tails}" fill="#B57A10"/><rect x="9" width="{wide - 18}" height="{high - 8}" rx="6" '
        f'fill="{GOLD_INK}"/><rect x="11" y="2" width="{wide - 22}" height="{high - 12}" rx="5" fill="{GOLD}"/>'
    )
    out = fragment(shape, (wide, high)).copy()
    text.place(out, OVER, max(_LETTERS, round(_LETTERS * scale)), (wide / 2, high / 2 - 4), GOLD_INK, "extrabold")
    return converted(out)


@cached
def cap(look: SeatLook, wide: int) -> Piece:
    """The cap alone, `wide` px wide and anchored at its middle. It marks the start player of a round."""
    return with_shadow(porter_cap(look.main, look.deep, wide), 3, 110, (1, 3))


@cached
def thrown_cap(look: SeatLook, degrees: int) -> Piece:
    """The cap as it is thrown on the podium, turned to the right and anchored at its middle."""
    return in_the_air(porter_cap(look.main, look.deep, _THROWN), degrees)


LAST = 20
"""The last space; a larger total is shown from the start again."""
SIZE = (1680, 62)
"""Usual size of the board in px; with porters and tunnels it is about 176 px high."""
HOP = 30
"""Height in px of a porter's jump between spaces."""
_THROWN = 150  # px
_END = 50  # px from the board's end to its first space
_TUNNEL = (96, 128)
_TUNNEL_IN = 26  # px of a tunnel above the end of the board
_TUNNEL_FOOT = 14  # px of a tunnel inside the board
_NUMBERED, _SPACE = 25, 8  # radii
_EVERY = 5
_UP = 84  # px from the line of the spaces up to the middle of a head
_CROWD = ((1, 1.0, 0.0), (2, 0.86, 40), (4, 0.74, 36), (6, 0.66, 32))
"""By the largest number of porters on a space: their scale, and px between them."""
_ROWS = 1.35  # distance of two rows by that of two in a row


@dataclass(frozen=True, slots=True)
class PorterState:
    """The state of a porter: the middle of its head, its size, whether it has the ribbon, and how visible it is (0
    inside a tunnel)."""

    x: float
    y: float
    scale: float = 1.0
    over: bool = False
    seen: float = 1.0


@cached
def board(size: tuple[int, int] = SIZE) -> Piece:
    """The board with its spaces, anchored at its middle; the tunnels are on its ends."""
    wide, high = size
    wood = linear("t", (0, 0), (0, high), (0, "#96643C"), (1, "#80522F"))
    shape = (
        f'<defs>{wood}</defs><rect width="{wide}" height="{high}" rx="18" fill="#5A3A22"/>'
        f'<rect width="{wide}" height="{high - 8}" rx="18" fill="url(#t)"/>'
        f'<path d="M20 10H{wide - 20}M20 {high - 18}H{wide - 20}" stroke="#5A3A22" stroke-opacity=".45" '
        'stroke-width="3"/>'
    )
    spaces = [(x, number) for number, x in enumerate(_spaces(wide))]
    line = (high - 8) / 2
    shape += "".join(_space(x, line, number % _EVERY == 0) for x, number in spaces)
    out = fragment(shape, size).copy()
    for x, number in spaces[::_EVERY]:
        text.place(out, str(number), _LETTERS, (x, line), INK, "extrabold")
    return with_shadow(out, 10, 120, (2, 7))


@cached
def tunnel(right: bool) -> Piece:
    """A tunnel's mouth, open towards the board, anchored at the board's end."""
    wide, high = _TUNNEL
    mouth = picture("word_porters/tunnel", wide)
    shown = mouth if right else surfaces.flip(mouth, True, False)
    return with_shadow(shown, 8, 110, (2, 5), (wide / 2, high - _TUNNEL_FOOT))


def stand(total: float, rect: Rect, among: tuple[int, int] = (0, 1)) -> PorterState:
    """Return the state of the porter of a seat with `total` points on the board that fills `rect`. Between two whole
    totals it is in the air. `among`: its index and the number of porters on its space."""
    before = int(total)
    share = total - before
    here = _place(before, rect)
    if share <= 0:
        return _crowded(here, *among)
    there = _place(before + 1, rect)
    up = HOP * 4 * share * (1 - share)
    if before == LAST:
        return _through(here, there, rect, share)
    x, y = here.x + (there.x - here.x) * share, here.y - up
    return PorterState(x, y, 1.0, here.over)


def draw_track(canvas: Canvas, porters: Sequence[tuple[SeatLook, float]], rect: Rect) -> None:
    """Draw board, porters by seat with their totals (not whole during a jump), and the tunnels in front."""
    board(rect.size).draw(canvas, rect.center)
    for right in (False, True):
        end = rect.right - _TUNNEL_IN if right else rect.left + _TUNNEL_IN
        tunnel(right).draw(canvas, (end, rect.top + _TUNNEL_FOOT))
    spaces = [_space_of(total) for _, total in porters]
    stands = []
    for seat, (_, total) in enumerate(porters):
        same = [other for other, space in enumerate(spaces) if space == spaces[seat] and _stands(porters[other][1])]
        same.sort(key=lambda other: -porters[other][1])  # ribbons in front, readable
        stands.append(stand(total, rect, (same.index(seat), len(same)) if seat in same else (0, 1)))
    for (look, _), where in sorted(zip(porters, stands, strict=True), key=lambda pair: pair[1].y):
        _draw_porter(canvas, look, where)


def _draw_porter(canvas: Canvas, look: SeatLook, where: PorterState) -> None:
    if where.seen <= 0:
        return
    picture = porter(look, round(WIDE * where.scale), where.over)
    if where.seen < 1:
        faint = picture.surface.copy()
        faint.set_alpha(round(255 * where.seen))
        picture = Piece(faint, picture.anchor, picture.box)
    picture.draw(canvas, (where.x, where.y))


def _spaces(wide: int) -> tuple[float, ...]:
    """X of the spaces from the board's left edge."""
    first = _END + _TUNNEL[0] * 0.5
    step = (wide - 2 * first) / LAST
    return tuple(first + step * number for number in range(LAST + 1))


def _space(x: float, y: float, numbered: bool) -> str:
    if not numbered:
        return f'<circle cx="{x:.1f}" cy="{y}" r="{_SPACE}" fill="#D4B488"/>'
    return f'<circle cx="{x:.1f}" cy="{y + 2}" r="{_NUMBERED}" fill="#5A3A22"/>' + (
        f'<circle cx="{x:.1f}" cy="{y}" r="{_NUMBERED}" fill="{paints.TAG}"/>'
    )


def _stands(total: float) -> bool:
    return total == int(total)


def _space_of(total: float) -> int:
    """The space of a whole total (WP-62); 40 is the maximum."""
    return int(total) if total <= LAST else min(LAST, int(total) - LAST)


def _place(total: int, rect: Rect) -> PorterState:
    """The state of a single porter on its space."""
    over = total > LAST
    return PorterState(
        rect.left + _spaces(rect.width)[_space_of(total)], rect.top + (rect.height - 8) / 2 - _UP, 1.0, over
    )


def _through(here: PorterState, there: PorterState, rect: Rect, share: float) -> PorterState:
    """The state on the way through the tunnels: into the right one in the first half, out of the left one in the
    second."""
    into = share < 0.5
    way = 2 * share if into else 2 * share - 1
    if into:
        return PorterState(here.x + (rect.right - here.x) * way, here.y, 1.0, False, 1 - way**3)
    return PorterState(rect.left + (there.x - rect.left) * way, there.y, 1.0, True, min(1.0, 4 * way))


def _crowded(alone: PorterState, number: int, count: int) -> PorterState:
    """The state of one of several porters on a space, which are in two columns and several rows."""
    _, scale, apart = next(row for row in _CROWD if count <= row[0])
    if count == 1:
        return alone
    row, column = divmod(number, 2)
    aside = 0.0 if number == count - 1 and not column else column - 0.5
    return PorterState(
        alone.x + aside * apart, alone.y + (1 - scale) * WIDE / 2 - row * apart * _ROWS, scale, alone.over
    )
