"""What stands above the seats: the missing on their rail of hooks, and the Playground. And what marks an own hand."""

import pygame

from engine.games.hooky.view import View
from game.canvas import Canvas
from game.draw import text
from game.draw.cache import cached
from game.draw.focus import HANGS_IN
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment, linear, picture
from game.theme import Theme
from scenes.games.hooky.art.chalk import (
    CHALK_LINE,
    CHALK_QUIET,
    WIDEST_ROW,
    left_out_row,
    struck_words,
    underline,
    word_row,
)
from scenes.games.hooky.art.idle import draw_idle
from scenes.games.hooky.layout import BEFORE, in_hand, spots_of
from scenes.games.hooky.spots import Spots, about, column
from scenes.seating import Seating
from scenes.table.stage.stage import Stage

WOOD, WOOD_LIGHT, WOOD_DARK = "#9A6A42", "#B58658", "#5F3D25"
BAR_HIGH = 26
HOOK, HOOK_ASIDE, HOOK_UP = 58, 3, 6
PLAYGROUND = "Playground"
LABEL = 32
OWN_BAR = 8
OVER_ANSWERS = 10  # px that words stay over a row of big answers


@cached
def hook_rail(wide: int) -> Piece:
    """A rail of wood; its anchor is the middle of its left end."""
    high = BAR_HIGH
    shade = linear("w", (0, 0), (0, high), (0, WOOD_LIGHT), (1, WOOD))
    shape = (
        f'<defs>{shade}</defs><rect width="{wide}" height="{high + 6}" rx="10" fill="{WOOD_DARK}"/>'
        f'<rect width="{wide}" height="{high}" rx="10" fill="url(#w)"/>'
        f'<path d="M14 5H{wide - 14}" stroke="#FFFFFF" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>'
    )
    return with_shadow(fragment(shape, (wide, high + 6)), 8, 110, (2, 6), (0, high / 2))


@cached
def brass_hook(high: int) -> Piece:
    """A hook of the rail; its anchor is the point of the upper edge of what hangs from it."""
    shape = picture("hook", high * 110 / 160, high)
    return with_shadow(shape, 3, 110, (1, 3), (shape.get_width() * 0.46, high - HANGS_IN * high / 90))


def furniture(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """All below the cards."""
    view: View = stage.view
    where = spots_of(view, stage.floor)
    draw_idle(canvas, stage, theme, where.slate)
    left, top, wide, _ = where.hooks
    hook_rail(wide).draw(canvas, (left, top + BAR_HIGH / 2))
    if where.playground and not theme.large_text:
        text.place(canvas, PLAYGROUND, LABEL, where.label, CHALK_QUIET, "semibold")
    ends = rows_end(stage, where)
    for seat in range(view.players):
        _column(canvas, view, seat, where, seating, theme, ends)
    if view.sent_back:
        words = tuple(sent.word for sent in view.sent_back)
        canvas.blit(struck_words(words, where.spent[2:], theme), (where.spent[0], min(ends, where.spent[1])))


def rows_end(stage: Stage, where: Spots) -> int:
    """Where words about hands end: over those that were sent back, and over a row of big answers if one lies there."""
    _, top, _, high = where.rows[0]
    if stage.row_top is None:
        return top + high
    below = where.spent[3] if stage.view.sent_back else 0
    return min(top + high, stage.row_top - OVER_ANSWERS - below)


def _column(canvas: Canvas, view: View, seat: int, where: Spots, seating: Seating, theme: Theme, ends: int) -> None:
    """What was said about a hand, down to `ends`, and the line of chalk before the next column."""
    left, top, wide, _ = where.rows[seat]
    high = ends - top
    if seat:
        hand_left, hand_top, _, _ = where.hands[seat]
        line = chalk_rule(top + high - hand_top)
        canvas.blit(line, (hand_left - 8, hand_top))
    found = column(about(view, seat), (left, top, wide, high), theme)
    for row, (x, y, across, _) in found.rows:
        if row.left_out:
            canvas.blit(left_out_row(row.left_out, found.letters, across), (x, y))
        else:
            look = seating[row.seat].picture
            canvas.blit(word_row(look, row.word, row.number, found.letters, across, theme), (x, y))
    if view.spoken and view.spoken[-1].about == seat:
        _, (x, y, across, high) = found.rows[-1]
        line = underline(min(across, round(found.letters * WIDEST_ROW)))
        canvas.blit(line, (x, y + high - line.get_height() // 2))


@cached
def chalk_rule(high: int) -> pygame.Surface:
    """A line of chalk from top to bottom."""
    path = f"M3 2Q5 {high * 0.3:.0f} 3 {high * 0.6:.0f}T3 {high - 2}"
    return fragment(f'<path d="{path}" stroke="{CHALK_LINE}" stroke-width="3" fill="none"/>', (6, high))


def over(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """In front of the cards: the hooks, and the viewer's colour below those own cards that nobody else sees."""
    view: View = stage.view
    if view.phase == BEFORE:
        return
    where = spots_of(view, stage.floor)
    for slot in where.hooky:
        brass_hook(HOOK).draw(canvas, (slot.x + HOOK_ASIDE, slot.y - slot.height / 2 + HOOK_UP))
    if isinstance(view.viewer, int) and view.phase != "end":
        cards = in_hand(view, view.viewer)
        slots = where.hand(view.viewer, len(cards))
        color = seating[view.viewer].picture.light
        for slot in slots[len(view.shown[view.viewer]) :]:
            bar = _own_bar(round(slot.width), color)
            canvas.blit(bar, bar.get_rect(midtop=(round(slot.x), round(slot.y + slot.height / 2 + 1))))


@cached
def _own_bar(wide: int, color: str) -> pygame.Surface:
    return fragment(f'<rect width="{wide}" height="{OWN_BAR}" rx="{OWN_BAR / 2}" fill="{color}"/>', (wide, OWN_BAR))
