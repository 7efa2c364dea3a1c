"""Three steps in the seats' colours, with medals; and the floor they stand on."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.medallion import medallion
from game.draw.paper import Piece, board, glow, with_shadow
from game.draw.svg import fragment, linear, picture
from game.theme import CREAM, GOLD, GOLD_INK, GROWN_UP, HOUSE_PLATE, INK, RAIL_TOP, SeatLook, Theme

METALS = ("#FFC83D", "#B9C0CC", "#C77B50")
HEIGHTS = (270, 200, 150)
STEP_X = (960, 548, 1372)  # middles of first, second, third
STEP_FOOT = 826
NAME_LINE = 862
FLOOR_AT = (960, 850)
_WIDE = (360, 320, 320)
_HEADS = (300, 220, 220)
_MEDAL = 112
_LARGE_TEXT_SHARE = 0.8
_RANK_INK = "#B9AEDC"
_LARGEST_NAME = 64
_NAME_WIDE = 300  # name and score: the steps stand 412 px apart


def foot_line(theme: Theme) -> int:
    """Where the steps end: above the names, which stand above the rail."""
    return theme.rail_top - (RAIL_TOP - STEP_FOOT)


def name_line(theme: Theme) -> int:
    """The middle of the pills with names and scores."""
    return theme.rail_top - (RAIL_TOP - NAME_LINE)


@cached
def floor() -> Piece:
    """The round boards under the steps; its anchor is its middle."""
    wood = (
        '<ellipse cx="760" cy="70" rx="760" ry="70" fill="#3A1420"/><ellipse cx="760" cy="58" rx="760" ry="58" '
        'fill="#7A3B28"/><ellipse cx="760" cy="56" rx="730" ry="48" fill="#8E4A32"/>'
    )
    return with_shadow(fragment(wood, (1520, 140)), 20, 140, (0, 14))


@cached
def medal(place: int, size: int = _MEDAL) -> pygame.Surface:
    """The disc of a place: gold, silver, bronze, then plain paper."""
    metal = METALS[place - 1] if place <= len(METALS) else CREAM
    out = fragment(
        f'<circle cx="50" cy="50" r="48" fill="{darker(metal, 0.45)}"/><circle cx="50" cy="48" r="44" fill="{metal}"/>'
        '<circle cx="50" cy="48" r="36" fill="none" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="3" '
        'stroke-dasharray="5 5"/>',
        (100, 100),
        (size, size),
    ).copy()
    digit = text.inked(str(place), size * 0.59, INK, "extrabold")
    out.blit(digit, digit.get_rect(center=(size / 2, size * 0.48)))
    return converted(out)


def height(spot: int, theme: Theme = GROWN_UP) -> int:
    """How high a step is: the rail for large text leaves less room."""
    return round(HEIGHTS[spot] * _share(theme))


def _share(theme: Theme) -> float:
    return _LARGE_TEXT_SHARE if theme.large_text else 1.0


@cached
def step(look: SeatLook, place: int, spot: int | None = None, theme: Theme = GROWN_UP) -> Piece:
    """A step with its medal; its anchor is the middle of its upper face.

    place: what the medal says (ties share it). spot: 0 the middle, 1 the left, 2 the right step; place - 1 without.
    """
    where = min(2, place - 1 if spot is None else spot)
    w, h = _WIDE[where], height(where, theme)
    side = linear("b", (0, 0), (0, h), (0, lighter(look.main, 0.06)), (1, darker(look.main, 0.3)))
    shape = (
        f'<defs>{side}</defs><path d="M0 26H{w}V{h - 18}Q{w / 2} {h + 14} 0 {h - 18}Z" fill="url(#b)"/>'
        f'<ellipse cx="{w / 2}" cy="26" rx="{w / 2}" ry="26" fill="{lighter(look.main, 0.28)}"/>'
        f'<ellipse cx="{w / 2}" cy="24" rx="{w / 2 - 10}" ry="20" fill="{lighter(look.main, 0.12)}"/>'
    )
    out = fragment(shape, (w, h + 16)).copy()
    disc = medal(place, round(_MEDAL * _share(theme)))
    with_shadow(disc, 8, 120, (2, 5)).draw(out, (w / 2, h * 0.5 + 34))
    return with_shadow(out, 18, 140, (4, 12), (w / 2, 20))


@cached
def step_head(look: SeatLook, spot: int = 0, theme: Theme = GROWN_UP) -> Piece:
    """The animal on its step; its anchor is where it sits (put it 22 px below the anchor of the step)."""
    head = animal(look.animal, round(_HEADS[min(2, spot)] * _share(theme)))
    return with_shadow(head, 12, 130, (3, 10), (head.get_width() / 2, head.get_height()))


@cached
def crown(width: int = 190) -> Piece:
    """The winner's crown; its anchor is the middle of its lower edge."""
    drawn = picture("crown", width)
    return with_shadow(drawn, 8, 120, (2, 5), (width / 2, drawn.get_height()))


@cached
def winner_light(radius: int = 300) -> pygame.Surface:
    """Gold light behind the winner."""
    return glow(radius, GOLD, 0.8)


@cached
def score_pill(look: SeatLook, name: str, score: str, first: bool = False, theme: Theme = GROWN_UP) -> Piece:
    """Name and score below a step; gold for the winner. Its anchor is its middle."""
    size = 50 if first else 44
    grown = min(theme.sentence_px(size), _LARGEST_NAME)
    room = _NAME_WIDE - text.width(score, grown, "extrabold")
    letters = text.fit(name, grown, room, theme.sentence_role)
    ink = GOLD_INK if first else CREAM
    shown = text.clipped(name, letters, room, theme.sentence_role)
    ground, edge = (GOLD, GOLD_INK) if first else (HOUSE_PLATE, look.light)
    high = 76 if first else 68
    name_wide = text.width(shown, letters, theme.sentence_role)
    out = board(name_wide + text.width(score, letters, "extrabold") + 82, high, ground, high // 2, edge, 4).copy()
    text.place(out, shown, letters, (32, high / 2), ink, theme.sentence_role, "left")
    text.place(out, score, letters, (50 + name_wide, high / 2), GOLD_INK if first else GOLD, "extrabold", "left")
    return with_shadow(out, 10, 120, (2, 7))


@cached
def rest_row(look: SeatLook, place: int, score: str, name: str = "", theme: Theme = GROWN_UP) -> Piece:
    """A line of the list of those without a step; its anchor is its upper left corner."""
    wide, high = 270, 96
    out = board(
        wide, high, theme.plate if theme.high_contrast else HOUSE_PLATE, 18, lighter(HOUSE_PLATE, 0.16), 3
    ).copy()
    disc = medallion(look, 84)
    out.blit(disc, disc.get_rect(center=(48, 48)))
    left, room = 102, wide - 118
    single = theme.large_text or not name  # two lines of large words would not fit
    line = high / 2 if single else 30
    grown = min(theme.text_scale, 1.5) if single else 1.0
    text.place(out, str(place), 38 * grown, (left, line), _RANK_INK, "bold", "left")
    size = text.fit(score, 46 * grown, room - 40 * grown, "extrabold")
    text.place(out, score, size, (wide - 18, line), CREAM, "extrabold", "right")
    if not single:
        fitted = text.fit(name, 34, room, "semibold")
        text.place(out, text.clipped(name, fitted, room, "semibold"), fitted, (left, 70), CREAM, "semibold", "left")
    piece = with_shadow(out, 8, 110, (2, 5), (0, 0))
    return Piece(piece.surface, piece.anchor, Rect(0, 0, wide, high))
