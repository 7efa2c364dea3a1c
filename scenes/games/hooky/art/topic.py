"""What the round is about, in chalk at the foot of the slate: who is missing, and who asks whom with which word. Public
facts only."""

import pygame
from pygame import Rect

from engine.core.messages import say
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.svg import around, dashes, fragment
from game.theme import WHITE, Theme
from scenes.games.hooky.art.asked_slot import chalk_arrow
from scenes.games.hooky.art.chalk import CHALK, CHALK_LINE, LETTERS, number_tile
from scenes.games.hooky.art.slate_drawing import unknown_pupil
from scenes.seating import Seating
from scenes.table.stage.stage import Stage

TITLE, TITLE_HIGH = 44, 56
PUPIL, PUPIL_STEP, EDGE = 116, 150, 30  # px: a missing pupil, from one to the next, and from the left edge
FACE, ARROW, GAP = 116, 90, 30
WORD, TILE = 100, 116
SLOT, SLOT_STEP, SLOT_LINE = (80, 96), 96, 4
LINE = 4


def draw_topic(canvas: Canvas, stage: Stage, box: Rect, seating: Seating, theme: Theme) -> None:
    """Draw the missing on the left. On the right draw the latest word with its number, or empty places for the first
    one."""
    view: View = stage.view
    canvas.blit(_rule(box.width), box.topleft)
    words, missing = stage.voice.words(say("hooky-guess-missing")), HOOKY * PUPIL_STEP
    em = text.fit(words, theme.px(TITLE) if not theme.large_text else TITLE_HIGH, missing, theme.sentence_role)
    text.place(canvas, words, em, (box.left + EDGE, box.top + TITLE_HIGH // 2 + 8), CHALK, theme.sentence_role, "left")
    shadow = unknown_pupil(PUPIL)
    for place in range(HOOKY):
        canvas.blit(shadow, (box.left + EDGE + place * PUPIL_STEP, box.top + TITLE_HIGH + 16))
    if view.spoken:
        _draw_latest(canvas, view, box, seating, theme)
    elif view.turn is not None:
        _draw_first(canvas, box, avatar(seating[view.turn].picture, FACE))


def _draw_latest(canvas: Canvas, view: View, box: Rect, seating: Seating, theme: Theme) -> None:
    said = view.spoken[-1]
    faces = [avatar(seating[seat].picture, FACE) for seat in (said.seat, said.of) if seat is not None]
    long = text.width(said.word, WORD, LETTERS)
    wide = len(faces) * (FACE + GAP) + (len(faces) - 1) * (ARROW + GAP) + long + GAP + TILE
    x, y = _middle(box) - wide // 2, box.centery
    for place, face in enumerate(faces):
        if place:
            put(canvas, chalk_arrow(ARROW), midleft=(x, y))
            x += ARROW + GAP
        put(canvas, face, center=(x + FACE // 2, y))
        x += FACE + GAP
    text.place(canvas, said.word, WORD, (x, y), WHITE if theme.high_contrast else CHALK, LETTERS, "left")
    put(canvas, number_tile(said.number, TILE), midleft=(x + long + GAP, y))


def _draw_first(canvas: Canvas, box: Rect, face: pygame.Surface) -> None:
    wide = FACE + GAP + ARROW + GAP + WORD_LENGTH * SLOT_STEP
    x, y, arrow = _middle(box) - wide // 2, box.centery, chalk_arrow(ARROW)
    put(canvas, face, center=(x + FACE // 2, y))
    put(canvas, arrow, midleft=(x + FACE + GAP, y))
    x += FACE + GAP + ARROW + GAP
    for place in range(WORD_LENGTH):
        put(canvas, _empty(), midleft=(x + place * SLOT_STEP, y))


def _middle(box: Rect) -> int:
    """The middle of the part beside the missing."""
    left = box.left + EDGE + HOOKY * PUPIL_STEP
    return (left + box.right) // 2


@cached
def _empty() -> pygame.Surface:
    """The dashed place of a letter."""
    wide, high = SLOT
    inner = SLOT_LINE / 2 + 1
    line = dashes(around(wide - 2 * inner, high - 2 * inner, 14), 12, 9)
    return fragment(
        f'<rect x="{inner}" y="{inner}" width="{wide - 2 * inner}" height="{high - 2 * inner}" rx="14" fill="none" '
        f'stroke="{CHALK}" stroke-width="{SLOT_LINE}" {line} stroke-linecap="round"/>',
        SLOT,
    )


@cached
def _rule(wide: int) -> pygame.Surface:
    """A chalk line across the slate."""
    path = f"M4 5Q{wide * 0.3:.0f} 2 {wide * 0.6:.0f} 5T{wide - 4} 4"
    return fragment(f'<path d="{path}" stroke="{CHALK_LINE}" stroke-width="{LINE}" fill="none"/>', (wide, 8))
