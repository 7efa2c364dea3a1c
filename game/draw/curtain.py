"""The privacy curtain in a seat's colour, pattern and folds. It hides everything behind it and shows nothing secret."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas, DrawTarget
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import Painting, cached, converted, disk_in_steps
from game.draw.color import darker, lighter, mix, rgb
from game.draw.paper import (
    Layers,
    Piece,
    added_light,
    board,
    cut_up,
    gradient,
    masked,
    pleats,
    shadow,
    to_write_on,
    with_shadow,
)
from game.draw.patterns import ink_of, pattern, tiled
from game.draw.svg import draw_svg, fragment, linear, scallops
from game.theme import (
    CARD_EDGE,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_INK,
    GROWN_UP,
    HOUSE_FRAME,
    INK,
    STAGE,
    SeatLook,
    Theme,
)

WIDTH, HEIGHT = STAGE
BOARD = Rect(400, 420, 1120, 280)
STRIP = Rect(400, 738, 1120, 124)
PILL_LINE = 942
HOST_AT = (1680, 866)
FACE_AT = (WIDTH // 2, BOARD.top - 92)
FACE = 270
HEM = 1004  # upper edge of the fringe

HOUSE_LOOK = SeatLook("house", HOUSE_FRAME, "#5A1230", "#F3B8C4", "", "diamonds")

_FOLDS = "#D2D2D2"
_VALANCE_FOLDS = "#C8C8C8"
_SWAGS = 9
_SWAG_TOP = 104
_SWAG_DEEP = 66
_VALANCE_HIGH = 190
_VALANCE_UP = 76
_TASSEL = "#C98810"
_STUD = '<circle cx="20" cy="20" r="18" fill="#8A6A2A"/><circle cx="20" cy="18" r="13" fill="#FFC83D"/>'
_CORDS = (BOARD.left + 100, BOARD.right - 100)
_CUT = BOARD.top - 42  # above the board and its shadow there are only the face and the cords
_ROUND = 15  # px from the board's edge within which it may be transparent
_CORD_ROOM = 12  # px on both sides of a cord
_CORD_STEP = 20
_WAY = 2  # px that the halves move at a time; in 4K whole blocks of texels are then copied, in half the time


def _folds(look: SeatLook, gray: str = _FOLDS) -> str:
    """Return the colour that multiplies the cloth. Light cloth would look muddy in grey folds, so they take some of its
    colour."""
    return mix(lighter(gray, 0.35), look.main, 0.4) if look.dark_ink else gray


def _cloth(look: SeatLook) -> Painting:
    """Paint colour and pattern flat, then multiply by grey folds, so that the pattern folds with the cloth."""
    out = surfaces.new(STAGE)
    out.fill(rgb(lighter(look.main, 0.08)))
    out.blit(tiled(look.pattern, STAGE, ink_of(look), 0.22, 120), (0, 0))
    yield
    folds = pleats(WIDTH, HEIGHT, _folds(look), 26, 8)
    yield
    out.blit(folds, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    del folds  # as large as the stage
    dark = rgb(darker(look.deep, 0.75))
    shade = gradient(STAGE, (*dark, 110), (*dark, 10), (*dark, 0), (*dark, 30), (*dark, 130))
    out.blit(shade, (0, 0))
    return out


def _fringe() -> pygame.Surface:
    threads = "".join(
        f'<path d="M{x} 12V58Q{x + 11} 74 {x + 22} 58V12Z" fill="{GOLD_DARK if x // 22 % 2 else _TASSEL}"/>'
        for x in range(0, WIDTH, 22)
    )
    band = f'<rect width="{WIDTH}" height="18" fill="{GOLD}"/><path d="M0 9H{WIDTH}" stroke="{GOLD_INK}" '
    band += 'stroke-opacity=".45" stroke-width="3" stroke-dasharray="10 8"/>'
    return draw_svg(threads + band, (WIDTH, HEIGHT - HEM))


def _paint(look: SeatLook) -> Painting:
    out = yield from _cloth(look)
    yield
    middle = WIDTH // 2
    seam = f'<path d="M4 0V{HEIGHT}" stroke="{darker(look.deep, 0.5)}" stroke-width="7"/>'
    seam += f'<path d="M0 0V{HEIGHT}" stroke="{look.light}" stroke-width="2"/>'
    out.blit(draw_svg(seam, (8, HEIGHT)), (middle - 4, 0))
    light = added_light(1700, 1250, mix(look.light, "#FFFFFF", 0.3), 0.30 if look.dark_ink else 0.34)
    out.blit(light, light.get_rect(center=(middle, 500)), special_flags=pygame.BLEND_RGB_ADD)
    yield
    fringe = _fringe()
    yield
    out.blit(shadow(fringe, 8, 110), (-16, HEM - 16 - 5))
    out.blit(fringe, (0, HEM))
    return out


@cached
def cloth(look: SeatLook) -> pygame.Surface:
    """Return the curtain without its valance, opaque, as large as the stage."""
    return disk_in_steps(f"curtain-{look.name}-{look.main}", lambda: _paint(look))


def draw_closed(canvas: DrawTarget, look: SeatLook, top: int = 0, high: int = HEIGHT) -> None:
    """Draw the closed curtain with its valance from y = `top` on, `high` px of it. It is opaque and as large as the
    stage. HOUSE_LOOK is for screens without a seat.

    The first cloth of a seat takes half a second, from the disk a twentieth, so make it before it is needed.
    """
    canvas.blit(cloth(look), (0, top), (0, 0, WIDTH, high))
    for surface, (x, y) in valance(look).parts:
        canvas.blit(surface, (x, y + top))


def draw_halves(canvas: Canvas, look: SeatLook, share: float) -> None:
    """Draw both halves of the opening cloth: `share` 0 is closed, 1 open. The valance does not move."""
    whole, half = cloth(look), WIDTH // 2
    way = _WAY * round(share * half / _WAY)
    canvas.blit(whole, (-way, 0), Rect(0, 0, half, HEIGHT))
    canvas.blit(whole, (half + way, 0), Rect(half, 0, half, HEIGHT))


@cached
def valance(look: SeatLook) -> Layers:
    """Return the swags above the curtain, with cords and tassels."""
    whole = disk_in_steps(f"valance-{look.name}-{look.main}", lambda: _paint_valance(look))
    opaque = Rect(0, 0, WIDTH - 1, _SWAG_TOP)  # the mask's last column is slightly transparent
    return Layers(cut_up(whole, whole.get_rect(), opaque=opaque))


def draw_high_valance(canvas: Canvas, look: SeatLook) -> None:
    """Draw the swags higher than usual, to make room below them."""
    for surface, (x, y) in valance(look).parts:
        canvas.blit(surface, (x, y - _VALANCE_UP))


def _paint_valance(look: SeatLook) -> Painting:
    edge = scallops(0, WIDTH, _SWAG_TOP, _SWAGS, _SWAG_DEEP)
    swag = surfaces.new((WIDTH, _VALANCE_HIGH), pygame.SRCALPHA)
    swag.fill((*rgb(lighter(look.main, 0.02)), 255))
    swag.blit(pattern(look.pattern, swag.get_size(), ink_of(look), 0.2), (0, 0))
    swag.blit(
        pleats(WIDTH, _VALANCE_HIGH, _folds(look, _VALANCE_FOLDS), 54, 4), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
    yield
    swag = masked(swag, f'<path d="{edge}V0H0Z" fill="#FFFFFF"/>')
    cord = f'<path d="{edge}" fill="none" stroke="{GOLD_INK}" stroke-width="14"/>'
    cord += f'<path d="{edge}" fill="none" stroke="{GOLD}" stroke-width="9"/>'
    for i in range(1, _SWAGS):
        x = WIDTH / _SWAGS * i
        cord += (
            f'<path d="M{x - 13:.0f} 122H{x + 13:.0f}L{x + 9:.0f} 158H{x - 9:.0f}Z" fill="{GOLD_DARK}" '
            f'stroke="{GOLD_INK}" stroke-width="3"/>'
            f'<circle cx="{x:.0f}" cy="106" r="15" fill="{GOLD}" stroke="{GOLD_INK}" stroke-width="4"/>'
        )
    swag.blit(fragment(cord, swag.get_size()), (0, 0))
    yield
    out = surfaces.new((WIDTH, _VALANCE_HIGH + 60), pygame.SRCALPHA)
    out.blit(shadow(swag, 20, 170), (-40, -40 + 16))
    out.blit(swag, (0, 0))
    return out


@cached
def hem_shadow() -> pygame.Surface:
    """Return the shadow below the hem of a falling curtain."""
    return converted(gradient((WIDTH, 120), (4, 2, 12, 150), (4, 2, 12, 60), (4, 2, 12, 0)))


@dataclass(frozen=True, slots=True)
class HangingBoard:
    """A board on two cords at its place, cut into parts, because most of it is transparent or fully opaque. `box`: the
    paper."""

    cords: Layers
    board: Layers
    box: Rect

    def draw(self, canvas: DrawTarget) -> None:
        """Draw it at rest."""
        self.cords.draw(canvas)
        self.board.draw(canvas)


@cached
def curtain_board(look: SeatLook, title: str, sub: str = "", theme: Theme = GROWN_UP) -> HangingBoard:
    """Return the board on two cords with the seat's face: "Pass to Rosa"."""
    wide, high = BOARD.size
    piece, paper = to_write_on(_blank_board(look))
    size = text.fit(title, 140, wide - 80, "display", 48)
    text.place(paper, title, size, (wide / 2, high * 0.44), look.deep, "display")
    if sub:
        role = theme.sentence_role if theme.kids else "semibold"
        letters = text.fit(sub, min(theme.sentence_px(50), 62), wide - 60, role)
        text.place(paper, sub, letters, (wide / 2, high * 0.79), INK, role)
    return _hung(piece)


def _hung(piece: Piece) -> HangingBoard:
    """Return a board that begins at the stage's upper edge, cut into parts."""
    surface, left = piece.surface, -piece.anchor[0]
    wide, high = surface.get_size()
    cords = [Rect(x - left - _CORD_ROOM, 0, 2 * _CORD_ROOM, _CUT) for x in _CORDS]
    between = Rect(cords[0].right, 0, cords[1].left - cords[0].right, _CUT)
    face = surface.subsurface(between).get_bounding_rect().move(between.topleft)
    paper = BOARD.move(-left, 0).inflate(-2 * _ROUND, -2 * _ROUND)
    board = cut_up(surface, Rect(0, _CUT, wide, high - _CUT), (left, 0), paper)
    if face:
        board += cut_up(surface, face, (left, 0))
    return HangingBoard(Layers(sum((cut_up(surface, cord, (left, 0)) for cord in cords), ())), Layers(board), piece.box)


@cached
def _blank_board(look: SeatLook) -> Piece:
    """Return the board without words, from the stage's upper edge on."""
    sheet = with_shadow(_cream_board(*BOARD.size), 26, 160, (4, 22), (0, 0))
    left = BOARD.left - sheet.anchor[0]
    out = surfaces.new(
        (sheet.surface.get_width(), BOARD.top - sheet.anchor[1] + sheet.surface.get_height()), pygame.SRCALPHA
    )
    cord = f'<path d="M7 0V{BOARD.top + 20}" stroke="{GOLD_INK}" stroke-width="9"/>'
    cord += f'<path d="M6 0V{BOARD.top + 20}" stroke="#F3D98C" stroke-width="5"/>'
    places = tuple(x - left for x in _CORDS)
    for x in places:
        out.blit(fragment(cord, (14, BOARD.top + 20)), (x - 6, 0))
    sheet.draw(out, (BOARD.left - left, BOARD.top))
    for x in places:
        out.blit(fragment(_STUD, (40, 40)), (x - 20, BOARD.top + 12))
    if look.animal:
        disc = seat_face(look)
        out.blit(disc, disc.get_rect(center=(FACE_AT[0] - left, FACE_AT[1])))
    return Piece(converted(out), (-left, 0), BOARD.copy())


def draw_board(canvas: Canvas, hung: HangingBoard, down: int = 0, across: int = 0) -> None:
    """Draw a board of `curtain_board`, `down` px lower. A swinging board is `across` px aside: it stays level, and only
    the cords slant."""
    for surface, (x, y) in hung.board.parts:
        canvas.blit(surface, (x + across, y + down))
    for surface, (x, y) in hung.cords.parts:
        if not across:
            canvas.blit(surface, (x, y + down))
            continue
        for upper in range(0, _CUT, _CORD_STEP):
            area = Rect(0, upper, surface.get_width(), min(_CORD_STEP, _CUT - upper))
            canvas.blit(surface, (x + round(across * upper / BOARD.top), upper + down), area)


def seat_face(look: SeatLook) -> pygame.Surface:
    """Return the large face above the board."""
    return avatar(look, FACE, ring=GOLD)


@cached
def _cream_board(width: int, height: int) -> pygame.Surface:
    sheet = linear("b", (0, 0), (0, height), (0, "#FFFDF5"), (1, "#F6EBD2"))
    inner = f'width="{width - 12}" height="{height - 12}" rx="38"'
    return fragment(
        f'<defs>{sheet}</defs><rect width="{width}" height="{height}" rx="44" fill="{CARD_EDGE}"/>'
        f'<rect x="6" y="6" {inner} fill="url(#b)"/>',
        (width, height),
    )


@cached
def strip_board(look: SeatLook, width: int = STRIP.width, height: int = STRIP.height) -> Piece:
    """Return the dark panel for the events since the last look; its anchor is its upper left corner."""
    panel = board(width, height, darker(look.deep, 0.45), 26, mix(look.deep, look.light, 0.4), 3)
    return with_shadow(panel, 14, 120, (2, 8), (0, 0))


def pill_colors(look: SeatLook) -> tuple[str, str, str]:
    """Return ground, edge and ink of the pill that names the button to open the curtain."""
    return darker(look.deep, 0.5), GOLD, CREAM
