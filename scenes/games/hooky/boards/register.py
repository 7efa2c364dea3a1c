"""The register: pupils by opponents and the missing, as it lies on the right. Draws what it is told, keeps nothing."""

from collections.abc import Sequence

import pygame
from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import say
from engine.games.hooky.cards import LETTERS
from game.canvas import Canvas
from game.draw import text
from game.draw.animals import animal
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.color import lighter
from game.draw.paper import Piece, with_shadow
from game.draw.svg import around, dashes, fragment
from game.theme import INK, SMALLEST_TEXT, SeatLook, Theme
from scenes.games.hooky.boards.known import OWN, TURNED, Known
from scenes.games.hooky.boards.marks import MAYBE, NO, YES, Marks
from scenes.games.hooky.boards.spots import Lines, lines, spots
from scenes.seating import Seating
from scenes.table.phrases import Speakers

PAPER, PAPER_EDGE, RULE, FOLD = "#FFFBF0", "#D8C8A4", "#CFE0EA", "#E3D6B8"
SURE_CROSS, CROSS, GUESS, DOT, TICK = "#A39B8A", "#3B3654", "#B06A00", "#B9AC90", "#1E7A46"
QUIET = "#5E5644"
HOOK_DISC, HOOK_SIGN = "#2F5A4C", "#FFE08A"
BAND_INSET = 4
FONT = "kids_bold"
BANDS = {OWN: "hooky-band-own", TURNED: "hooky-band-turned"}
"""What is said of a whole row; of others that they lie face up."""


def draw_register(
    canvas: Canvas, found: Known, marks: Marks, seating: Seating, viewer: SeatLook, who: Speakers, theme: Theme
) -> None:
    """The whole sheet, without focus."""
    where = lines(theme, len(found.columns) + 1)
    register_paper(theme, len(found.columns) + 1).draw(canvas, spots(theme).register.topleft)
    looks = [seating[seat].picture for seat in found.columns]
    for block in where.heads:
        for look, at in zip([*looks, None], block, strict=True):
            head = missing_sign(where.face) if look is None else avatar(look, where.face)
            canvas.blit(head, head.get_rect(center=at))
    for letter, row, cells in zip(LETTERS, where.rows, where.cells, strict=True):
        band = found.bands.get(letter)
        if band is None:
            _letter(canvas, letter, row, where, INK)
            for column, cell in enumerate(cells):
                sure = letter in found.sure[column]
                picture = mark_picture(found.mark(column, letter, marks), where.mark, sure)
                canvas.blit(picture, picture.get_rect(center=cell.center))
            continue
        look = viewer if band == OWN else None if band == TURNED else seating[int(band)].picture
        words = who.words(say(BANDS[band]) if isinstance(band, str) else say("hooky-band-open"))
        strip = _band(words, look, band == OWN, row.size, where.letter, theme)
        canvas.blit(strip, row)
        _letter(canvas, letter, row, where, look.deep if look is not None else QUIET)


def _letter(canvas: Canvas, letter: Card, row: Rect, where: Lines, ink: str) -> None:
    sign = text.inked(letter, where.letter, ink, FONT)
    canvas.blit(sign, sign.get_rect(center=(row.left + round(where.letter * 0.62), row.centery)))


@cached
def _band(
    words: str, look: SeatLook | None, own: bool, size: tuple[int, int], letter: int, theme: Theme
) -> pygame.Surface:
    """What is said once for a whole row: whose card it is, with the face, or that it was turned up."""
    wide, high = size
    out = pygame.Surface(size, pygame.SRCALPHA)
    left = round(letter * 1.35)
    ink = QUIET
    if look is not None:
        ground = look.light if own else lighter(look.light, 0.45)
        shape = (
            f'<rect x="0" y="{BAND_INSET}" width="{wide}" height="{high - 2 * BAND_INSET}" rx="12" fill="{ground}"/>'
        )
        out.blit(fragment(shape, size), (0, 0))
        face = animal(look.animal, min(round(high * 0.7), 60))
        out.blit(face, face.get_rect(midleft=(left, high // 2)))
        left += face.get_width() + 12
        ink = look.deep
    role = "semibold"
    most = theme.px(32) if theme.large_text else SMALLEST_TEXT
    text.place(out, words, text.fit(words, most, wide - left - 8, role), (left, high / 2), ink, role, "left")
    return converted(out)


@cached
def mark_picture(kind: str, size: int, sure: bool = False) -> pygame.Surface:
    """A mark; `sure` for one that stands there by itself."""
    if kind == YES:
        shape = (
            f'<circle cx="50" cy="50" r="44" fill="{TICK}"/><path d="M28 52L44 68L74 34" stroke="#FFFFFF" '
            'stroke-width="13" fill="none" stroke-linecap="round" stroke-linejoin="round"/>'
        )
    elif kind == NO:
        shape = (
            f'<path d="M28 28L72 72M72 28L28 72" stroke="{SURE_CROSS if sure else CROSS}" stroke-width="13" '
            'stroke-linecap="round"/>'
        )
    elif kind == MAYBE:
        shape = (
            f'<circle cx="50" cy="50" r="36" fill="none" stroke="{GUESS}" stroke-width="10" '
            f'{dashes(around(72, 72, 36), 20, 12)} stroke-linecap="round"/>'
        )
    else:
        shape = f'<circle cx="50" cy="50" r="8" fill="{DOT}"/>'
    return fragment(shape, (100, 100), (size, size))


@cached
def missing_sign(size: int) -> pygame.Surface:
    """The head of the column of the missing: an empty hook."""
    shape = (
        f'<circle cx="50" cy="50" r="46" fill="{HOOK_DISC}"/>'
        f'<path d="M54 20v34c0 22-4 30-16 30s-18-10-16-22" stroke="{HOOK_SIGN}" stroke-width="11" fill="none" '
        f'stroke-linecap="round"/><circle cx="54" cy="20" r="8" fill="none" stroke="{HOOK_SIGN}" stroke-width="7"/>'
    )
    return fragment(shape, (100, 100), (size, size))


@cached
def register_paper(theme: Theme, columns: int) -> Piece:
    """The empty sheet; its anchor is the upper left corner."""
    paper, where = spots(theme).register, lines(theme, columns)
    wide, high = paper.size
    shape = f'<rect width="{wide}" height="{high}" rx="20" fill="{PAPER_EDGE}"/>'
    shape += f'<rect width="{wide}" height="{high - 5}" rx="20" fill="{PAPER}"/>'
    shape += _rules(paper, where.rows)
    first = where.rows[0].top - paper.top - 4
    shape += "".join(
        f'<path d="M{x - paper.left} {first}V{high - 22}" stroke="{FOLD}" stroke-width="3"/>' for x in where.folds
    )
    return with_shadow(fragment(shape, paper.size), 20, 130, (4, 12), (0, 0))


def _rules(paper: Rect, rows: Sequence[Rect]) -> str:
    heights = sorted({row.top for row in rows} | {row.bottom for row in rows})
    lines_across = "".join(f"M22 {y - paper.top}H{paper.width - 22}" for y in heights)
    return f'<path d="{lines_across}" stroke="{RULE}" stroke-width="2.5"/>'
