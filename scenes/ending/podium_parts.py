"""What the podium is made of: floor, steps in the seats' colours, medals, animals, names, and the lists beside it."""

import pygame

from game.draw import text
from game.draw.animals import animal, host
from game.draw.avatar import avatar
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.color import darker, lighter
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import around, dashes, fragment, linear, picture
from game.theme import CREAM, CREAM_SHADE, GOLD, GOLD_INK, HOUSE_PLATE, INK, SIGN_TITLE, SeatLook, Theme

METALS = {1: "#FFC83D", 2: "#B9C0CC", 3: "#C77B50"}
_PILL_EDGE = 90
_FACE_GAP = 6


@cached
def floor() -> Piece:
    """The round stage under the steps."""
    shape = (
        '<ellipse cx="760" cy="70" rx="760" ry="70" fill="#3A1420"/><ellipse cx="760" cy="58" rx="760" ry="66" '
        'fill="#7A3B28"/><ellipse cx="760" cy="54" rx="730" ry="56" fill="#8E4A32"/>'
    )
    return with_shadow(fragment(shape, (1520, 140)), 20, 140, (0, 14))


@cached
def drum(color: str, width: int, height: int) -> Piece:
    """A step in a colour, a seat's mostly; its anchor is the middle of its upper edge."""
    side = linear("b", (0, 0), (0, height), (0, lighter(color, 0.06)), (1, darker(color, 0.3)))
    half = width / 2
    shape = (
        f'<defs>{side}</defs><path d="M0 26H{width}V{height - 18}Q{half} {height + 14} 0 {height - 18}Z" '
        'fill="url(#b)"/>'
        f'<ellipse cx="{half}" cy="26" rx="{half}" ry="26" fill="{lighter(color, 0.28)}"/>'
        f'<ellipse cx="{half}" cy="24" rx="{half - 10}" ry="20" fill="{lighter(color, 0.12)}"/>'
    )
    return with_shadow(fragment(shape, (width, height + 16)), 18, 140, (4, 12), (half, 0))


@cached
def medal(place: int, size: int = 112) -> Piece:
    """The disc of a place: gold, silver, bronze, then plain paper."""
    color = METALS.get(place, CREAM_SHADE)
    shape = (
        f'<circle cx="50" cy="50" r="48" fill="{darker(color, 0.45)}"/><circle cx="50" cy="48" r="44" fill="{color}"/>'
        '<circle cx="50" cy="48" r="36" fill="none" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="3" '
        f"{dashes(around(72, 72, 36), 5, 5)}/>"
    )
    out = fragment(shape, (100, 100), (size, size)).copy()
    digit = text.inked(str(place), size * 0.58, INK, "extrabold")
    out.blit(digit, digit.get_rect(center=(size / 2, size * 0.48)))
    return with_shadow(out, 8, 120, (2, 5))


@cached
def name_pill(names: str, score: int | None, look: SeatLook, first: bool, most: int, theme: Theme) -> Piece:
    """Names and score below a step; names alone where nobody counts."""
    role, points = theme.sentence_role, "" if score is None else str(score)
    size = text.fit(f"{names}  {points}", min(theme.px(50 if first else 44), 60), most - _PILL_EDGE, role)
    shown = text.clipped(names, size, most - _PILL_EDGE - text.width(points, size, "extrabold"), role)
    number = text.text(points, size, GOLD_INK if first else GOLD, "extrabold")
    ground, edge = (GOLD, GOLD_INK) if first else ("#1A1028", look.light)
    calm = Theme(theme.name, theme.high_contrast)
    return pill((shown, number) if points else (shown,), ground, edge, size, 72, 4, calm, GOLD_INK if first else CREAM)


@cached
def head(kind: str, size: int) -> Piece:
    """An animal on a step; its anchor is its middle."""
    return with_shadow(animal(kind, size), 12, 130, (3, 10))


@cached
def standing(picture: pygame.Surface, bend: float, lean: float) -> Piece:
    """Somebody who is no animal, bent by a share of the height and leaning by degrees; its anchor is the foot."""
    wide, high = picture.get_size()
    bent = pygame.transform.smoothscale(picture, (wide, max(1, round(high * (1 - bend)))))
    clear = pygame.Surface((bent.get_width() + 6, bent.get_height() + 6), pygame.SRCALPHA)
    clear.blit(bent, (3, 3))
    turned = pygame.transform.rotozoom(clear, lean, 1)
    return with_shadow(turned, 10, 120, (3, 8), (turned.get_width() / 2, turned.get_height() - 4))


@cached
def crown(width: int) -> Piece:
    """The winner's crown; its anchor is the middle of its lower edge."""
    drawn = picture("crown", width)
    return with_shadow(drawn, 8, 120, (2, 5), (width / 2, drawn.get_height()))


@cached
def cheering(width: int = 210) -> Piece:
    """The host with his wings up."""
    return with_shadow(host("cheer", width), 12, 130, (3, 10))


@cached
def rest_row(
    look: SeatLook, name: str, place: int, score: int | None, size: tuple[int, int], tall: bool, theme: Theme
) -> Piece:
    """A line of the list of those without a step; its anchor is its upper left corner.

    tall: two lines, with the name; else face, place and score alone. With large text there is one line anyway.
    """
    wide, high = size
    out = board(wide, high, theme.plate if theme.high_contrast else HOUSE_PLATE, 18, lighter(HOUSE_PLATE, 0.16), 3)
    out = out.copy()
    face = avatar(look, high - 2 * _FACE_GAP)
    out.blit(face, face.get_rect(center=(high // 2, high // 2)))
    left, named = high + 10, tall and not theme.large_text
    line = 31 if named else high / 2
    grown = 1.0 if named else min(theme.text_scale, 1.4)
    text.place(out, str(place), round(36 * grown), (left, line), SIGN_TITLE, "bold", "left")
    number = text.fit(str(score), round(44 * grown), wide - left - round(52 * grown) - 18, "extrabold")
    text.place(out, str(score), number, (wide - 18, line), CREAM, "extrabold", "right")
    if named:
        room = wide - left - 16
        fitted = text.fit(name, 34, room, "semibold")
        text.place(out, text.clipped(name, fitted, room, "semibold"), fitted, (left, 70), CREAM, "semibold", "left")
    return with_shadow(out, 8, 110, (2, 5), (0, 0))
