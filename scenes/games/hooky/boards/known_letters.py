"""What a seat knows about each letter, in one entry: its holder, a guess, or nothing yet. The register says more."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.hooky.cards import LETTERS
from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.color import lighter
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.theme import INK, SeatLook
from scenes.games.hooky.boards.known import MAYBE, OPEN, OWN, TURNED, YES, AutomaticMarks, Marks
from scenes.games.hooky.boards.register import DOT, FOLD, FONT, GUESS, PAPER, PAPER_EDGE, SURE_CROSS, missing_sign
from scenes.seating import Seating

GONE = "gone"
LETTER, FACE, LETTER_LARGE, FACE_LARGE = 60, 58, 84, 72
INSIDE, RADIUS = 5, 14  # px between an entry's ground and its cell; of its corners
PALER = 0.45
STROKE, STROKE_WIDE = "#C8302A", 8
LETTER_AT, SIGN_AT = 0.28, 0.72  # shares of a cell's width


@dataclass(frozen=True, slots=True)
class Entry:
    """`mark`: OWN, YES (one holder), MAYBE, GONE (turned up) or OPEN. `seat`: the holder; None with YES is one of the
    missing. `sure`: no pencil mark of the player."""

    mark: str
    seat: Seat | None = None
    sure: bool = True


def entry(letter: Card, found: AutomaticMarks, marks: Marks, viewer: Seat) -> Entry:
    """Return what the register says about a letter, the surest first."""
    match found.bands.get(letter):
        case band if band == OWN:
            return Entry(OWN, viewer)
        case band if band == TURNED:
            return Entry(GONE)
        case int(seat):
            return Entry(YES, seat)
    places = (*found.columns, None)
    sure = next((i for i, column in enumerate(found.sure) if column.get(letter) == YES), None)
    if sure is not None:
        return Entry(YES, places[sure])
    for mark in (YES, MAYBE):
        column = next((i for i in range(len(places)) if found.mark(i, letter, marks) == mark), None)
        if column is not None:
            return Entry(mark, places[column], sure=False)
    return Entry(OPEN)


def entries(found: AutomaticMarks, marks: Marks, viewer: Seat, large: bool) -> Mapping[Card, Entry]:
    """Return the entries of the sheet; with large text only those of letters about which something is known."""
    told = {letter: entry(letter, found, marks, viewer) for letter in LETTERS}
    return {letter: one for letter, one in told.items() if not large or one.mark != OPEN}


def draw_known(
    canvas: Canvas, paper: Rect, cells: Sequence[Rect], told: Mapping[Card, Entry], seating: Seating, large: bool
) -> None:
    """Draw the sheet with its entries. Entries for which there is no cell are left out."""
    _sheet(paper.size, 1 if large else paper.width // cells[0].width).draw(canvas, paper.topleft)
    for (letter, one), cell in zip(told.items(), cells, strict=False):
        look = None if one.seat is None else seating[one.seat].picture
        canvas.blit(_cell(letter, one, look, cell.size, large), cell)


@cached
def _sheet(size: tuple[int, int], columns: int) -> Piece:
    """The empty sheet, anchored at its upper left corner, with a fold between its columns."""
    wide, high = size
    out = board(wide, high, PAPER, 20, PAPER_EDGE, 4).copy()
    folds = "".join(f"M{wide * i // columns} 18V{high - 18}" for i in range(1, columns))
    out.blit(fragment(f'<path d="{folds}M0 0" stroke="{FOLD}" stroke-width="3"/>', size), (0, 0))
    return with_shadow(converted(out), 20, 130, (4, 12), (0, 0))


@cached
def _cell(letter: Card, one: Entry, look: SeatLook | None, size: tuple[int, int], large: bool) -> pygame.Surface:
    """A letter and the sign of what is known about it."""
    wide, high = size
    out = surfaces.new(size, pygame.SRCALPHA)
    if look is not None and one.sure and one.mark in (OWN, YES):
        ground = look.light if one.mark == OWN else lighter(look.light, PALER)
        out.blit(board(wide - 2 * INSIDE, high - 2 * INSIDE, ground, RADIUS), (INSIDE, INSIDE))
    em, side = (LETTER_LARGE, FACE_LARGE) if large else (LETTER, FACE)
    sign = text.inked(letter, em, SURE_CROSS if one.mark == GONE else INK, FONT)
    put(out, sign, center=(wide * LETTER_AT, high // 2))
    at = (round(wide * SIGN_AT), high // 2)
    if one.mark == GONE:
        put(out, _stroke(em), center=(wide * LETTER_AT, high // 2))
    elif one.mark == MAYBE:
        text.place(out, "?", em, at, GUESS, FONT)
    elif one.mark in (OWN, YES):
        put(out, missing_sign(side) if look is None else avatar(look, side), center=at)
    else:
        put(out, _dot(), center=at)
    return converted(out)


@cached
def _stroke(em: int) -> pygame.Surface:
    line = f'stroke="{STROKE}" stroke-width="{STROKE_WIDE}" stroke-linecap="round"'
    return fragment(f'<path d="M8 70L92 30" {line}/>', (100, 100), (em, em))


@cached
def _dot() -> pygame.Surface:
    return fragment(f'<circle cx="5" cy="5" r="5" fill="{DOT}"/>', (10, 10))
