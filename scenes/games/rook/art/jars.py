"""Jars in which children collect their stars: their places at the seats and their look. They are used in the beginner's
game, in which each player is alone and a star is a point."""

import random
from collections.abc import Mapping, Sequence
from math import sin, tau
from typing import Any

import pygame

from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.rook.cards import stars
from engine.games.rook.events import HandCounted, HandDealt, TrickTaken
from engine.games.rook.view import View
from game.canvas import Canvas, put
from game.cards.card_face import STAR_EDGE
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment, linear, star
from game.easing import JAR_SWELLS
from game.theme import CARD_EDGE, CREAM, GOLD, INK, SeatLook, Theme
from scenes.seating import Seating
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout

VARIANT = "beginner"
BOX = (100, 138)
ROW, IN_NECK = 3, 15  # stars in a row, and the most that fit with the neck
ROW_UP, ROW_FROM, ACROSS, ACROSS_FROM = 19.5, 119, 23, 27
STAR, STAR_INNER, STAR_HEART = 13.2, 10.6, 6
TURNS, STRAYS = 24, (2, 1.5)  # degrees that a star is turned, units that it is moved
SEED = 7
GLASS, DARK, GHOST = "#CFE9FF", "#152048", "#DCEBFF"
SHAPE = "M18 22H82V30C82 36 94 40 94 54V118C94 128 86 134 76 134H24C14 134 6 128 6 118V54C6 40 18 36 18 30Z"
CORK = (
    '<rect x="18" y="1" width="64" height="15" rx="6" fill="#C98A4A"/>'
    '<rect x="18" y="1" width="64" height="6" rx="3" fill="#E2AB6B"/>'
)
NECK = 0.16  # of its height from the top: the stars enter here
BAND = (0.94, 0.15, 0.985)  # width, height, and its middle above the foot, in widths of the jar
TAG, TAG_LARGE, TAG_ALONE = 44, 58, 0.3  # letters; on a shelf in jar widths
FACE, FACE_AT = 0.46, (-0.34, 0.98)
TAG_AT = (0.46, 1.02)  # aside and up from the foot, in widths of the jar
WIDE, WIDE_LARGE, OWN_WIDE = 118, 140, 128
TOP_WIDE_LARGE, OWN_WIDE_LARGE = 110, 108
SWELLS_BY = 0.05
FEET = {
    # by large text, then by place round the table from the viewer's own: the middle of the foot
    False: ((428, 606), (482, 304), (1097, 254), (1466, 304)),
    True: ((402, 549), (524, 274), (1104, 210), (1500, 274)),
}
FEET_WATCHED = {
    False: ((1290, 745), (520, 384), (1480, 225), (1380, 384)),
    True: ((136, 745), (550, 378), (1468, 228), (1650, 228)),
}
"""The same in a replay, between the open hands and the plates."""
WIDE_WATCHED = 78
"""Width in px of a jar in a replay."""
OWN_PUBLIC, OWN_PUBLIC_LARGE = (640, 884), (300, 812)


def stand(view: View, theme: Theme) -> bool:
    """Return whether jars are used: children play for stars, without bids."""
    return theme.kids and view.variant == VARIANT


def in_jars(heard: Sequence[Event], view: View) -> tuple[int, ...]:
    """Return the stars of each seat: those of counted hands and of the tricks since, which are public. Empty if no jars
    are used."""
    if view.variant != VARIANT:
        return ()
    out = list(view.totals)
    for event in reversed(heard):
        if isinstance(event, (HandDealt, HandCounted)):
            break
        if isinstance(event, TrickTaken):
            out[event.seat] += sum(stars(card) for _, card in event.plays)
    return tuple(out)


def foot(floor: TableLayout, seat: Seat) -> tuple[int, int]:
    """Return the middle of the foot of a seat's jar on the table."""
    place = (seat - floor.anchor) % floor.players
    if floor.watched:
        return FEET_WATCHED[floor.large][place]
    if floor.public and not place:
        return OWN_PUBLIC_LARGE if floor.large else OWN_PUBLIC
    return FEET[floor.large][place]


def width(floor: TableLayout, seat: Seat) -> int:
    """Return the width of a seat's jar on the table."""
    place = (seat - floor.anchor) % floor.players
    if floor.watched:
        return WIDE_WATCHED
    if floor.large:
        return {0: OWN_WIDE_LARGE, 2: TOP_WIDE_LARGE}.get(place, WIDE_LARGE)
    return WIDE if place else OWN_WIDE


def tag_letters(floor: TableLayout) -> int:
    """Return the size of the number on a jar's tag. On a small jar it is smaller, so that the stars stay visible."""
    return TAG_LARGE if floor.large and not floor.watched else TAG


def neck(floor: TableLayout, seat: Seat) -> tuple[float, float]:
    """Return the point at which stars enter the jar."""
    x, y = foot(floor, seat)
    return x, y - width(floor, seat) * BOX[1] / BOX[0] * (1 - NECK)


def draw_jars(canvas: Canvas, stage: Stage, seating: Seating) -> None:
    """Draw all jars with their stars."""
    swelling = {round(what.at[0]): what.share for what in stage.flourishes if what.kind == SWELLS}
    for seat, count in enumerate(stage.gathered):
        at = foot(stage.floor, seat)
        grown = 1 + SWELLS_BY * sin(tau / 2 * JAR_SWELLS.ease(swelling.get(at[0], 0.0)))
        letters = tag_letters(stage.floor)
        draw_jar(canvas, at, width(stage.floor, seat), count, seating[seat].picture, letters, grown=grown, faced=True)


SWELLS = "jar swells"
"""A flourish at the foot of a jar into which a star has dropped."""


def draw_jar(
    canvas: Canvas,
    at: tuple[float, float],
    wide: int,
    count: int,
    look: SeatLook,
    letters: int,
    missing: int = 0,
    corked: bool = False,
    grown: float = 1.0,
    faced: bool = False,
) -> None:
    """Draw a jar with that foot, its stars, and faint ones for those that are `missing`. Its tag shows the number. On
    the table it has the face of its owner."""
    full = min(count, IN_NECK)
    jar(wide, full, max(0, min(missing, IN_NECK - full)), look.main, corked).draw_grown(canvas, at, grown)
    if faced:
        face, (aside, up) = avatar(look, round(wide * FACE)), FACE_AT
        put(canvas, face, center=(at[0] + wide * aside, at[1] - wide * up))
    aside, up = wide * TAG_AT[0], wide * TAG_AT[1]
    _tag(count, letters).draw(canvas, (at[0] + aside, at[1] - up))


@cached
def jar(wide: int, count: int, missing: int, band: str, corked: bool = False) -> Piece:
    """The glass with its stars, anchored at the middle of its foot."""
    high = round(wide * BOX[1] / BOX[0])
    shade = linear("g", (0, 20), (0, 134), (0, GLASS, 0.34), (1, GLASS, 0.1))
    ring = (
        f'<rect x="3" y="{BOX[1] - 100 * (BAND[2] + BAND[1] / 2):.1f}" width="{100 * BAND[0]:.0f}" '
        f'height="{100 * BAND[1]:.0f}" rx="5" fill="{band}"/>'
    )
    shape = (
        f'<defs>{shade}</defs><path d="{SHAPE}" fill="{DARK}" fill-opacity=".62"/>'
        f'<path d="{SHAPE}" fill="url(#g)"/>{_stars(count, missing)}'
        f'<path d="{SHAPE}" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="3"/>'
        '<path d="M14 60V112C14 120 18 125 24 127" fill="none" stroke="#FFFFFF" stroke-opacity=".8" '
        'stroke-width="5" stroke-linecap="round"/>'
        '<path d="M85 56V84" fill="none" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="4" '
        'stroke-linecap="round"/>'
        '<rect x="14" y="12" width="72" height="13" rx="6" fill="#FFF8EA" fill-opacity=".92"/>'
        f'<rect x="14" y="20" width="72" height="5" rx="2.5" fill="#BCCBE0"/>{ring}{CORK if corked else ""}'
    )
    return with_shadow(fragment(shape, BOX, (wide, high)), 10, 110, (4, 8), (wide / 2, high))


def prize(variant: str, end: Mapping[str, Any], seat: Seat, look: SeatLook, high: int) -> pygame.Surface | None:
    """Return the winner's full jar, if jars are used."""
    wide = round(high * BOX[0] / BOX[1])
    return jar(wide, end["scores"][seat], 0, look.main, corked=True).surface if variant == VARIANT else None


def _stars(count: int, missing: int) -> str:
    """Rows of three from the bottom, each slightly turned, always the same."""
    pick, out = random.Random(SEED), ""
    for number in range(count + missing):
        row, place = divmod(number, ROW)
        x = ACROSS_FROM + place * ACROSS + (4 if row % 2 else -1) + pick.uniform(-STRAYS[0], STRAYS[0])
        y = ROW_FROM - row * ROW_UP + pick.uniform(-STRAYS[1], STRAYS[1])
        turn = f'<g transform="rotate({pick.uniform(-TURNS, TURNS):.0f} {x:.1f} {y:.1f})">'
        if number < count:
            inner = star(x, y, STAR_INNER, GOLD) + star(x, y - 0.6, STAR_HEART, "#FFE78F")
            out += f"{turn}{star(x, y, STAR, STAR_EDGE)}{inner}</g>"
        else:
            ghost = star(x, y, STAR_INNER, GHOST).replace("/>", ' fill-opacity=".17"/>')
            out += f"{turn}{ghost}</g>"
    return out


def star_at(at: tuple[float, float], wide: int, number: int) -> tuple[float, float]:
    """Return the place on the stage of the star with that number in a jar."""
    row, place = divmod(min(number, IN_NECK - 1), ROW)
    x, y = ACROSS_FROM + place * ACROSS + (4 if row % 2 else -1), ROW_FROM - row * ROW_UP
    scale = wide / BOX[0]
    return at[0] + (x - BOX[0] / 2) * scale, at[1] - (BOX[1] - y) * scale


@cached
def cork(wide: int) -> Piece:
    """A cork over a jar of that width, anchored at the jar's foot."""
    high = round(wide * BOX[1] / BOX[0])
    return with_shadow(fragment(CORK, BOX, (wide, high)), 6, 110, (2, 4), (wide / 2, high))


@cached
def loose_star(size: int) -> pygame.Surface:
    """A star while it moves."""
    edge = f'stroke="{STAR_EDGE}" stroke-width="6" stroke-linejoin="round"'
    return fragment(star(50, 50, 46, GOLD).replace("/>", f" {edge}/>"), (100, 100), (size, size))


@cached
def _tag(count: int, letters: int) -> Piece:
    words = str(count)
    wide, high = max(round(letters * 1.25), text.width(words, letters, "kids_bold") + 26), round(letters * 1.24)
    paper = board(wide, high, CREAM, 16, CARD_EDGE, 4).copy()
    text.place(paper, words, letters, (wide / 2, high / 2 - 2), INK, "kids_bold")
    return with_shadow(paper, 5, 110, (2, 4))
