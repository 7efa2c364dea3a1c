"""A word on its hooks before the whole class: who said it, whom it was put to, and the number that falls beside it. It
hangs on a clean slate that slides down over the other one. Which of its letters counted is shown nowhere."""

from dataclasses import dataclass, field

import pygame
from pygame import Rect

from engine.core.seats import Seat
from engine.games.hooky.cards import WORD_LENGTH
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.theme import INK, STAGE, Theme
from scenes.games.hooky.art.backdrop import classroom
from scenes.games.hooky.art.chalk import CHALK, NUMBER, NUMBER_EDGE, letter_card
from scenes.games.hooky.art.furniture import brass_hook, hook_rail
from scenes.games.hooky.art.scenery import EDGE
from scenes.games.hooky.spots import spots
from scenes.seating import Seating

CARD = (196, 226)
STEP = 226
CARD_Y = 304
"""Middle of the letters; with large text a little higher."""
HIGHER = 20
HOOK, HOOK_ASIDE = 84, 4
BAR = (1230, 138)  # width, and the line on which it hangs
ABOVE = 420.0  # px that a letter drops
NUMBER_CARD = (196, 226)
LOW_Y = 574
"""Middle of the faces and of the number."""
NUMBER_DROP = 700.0
FACE = 148
FACE_X, NAME_DOWN, NAME_MOST = 520, 112, 420
"""How far the faces stand from the middle, and where their names are."""
NAME = 46
SPILL = 900.0  # px that letters fall when a word is sent back


@dataclass(slots=True)
class Hanging:
    """`drops` is for each letter the share of its way that is left: 1 out of sight, 0 on its hook, beyond -1 below it;
    `number` falls by `fall` in the same way. `down` is how far the clean slate has come, from 0 to 1."""

    seat: Seat
    of: Seat | None
    word: str
    down: float = 1.0
    drops: list[float] = field(default_factory=lambda: [0.0] * WORD_LENGTH)
    number: int | None = None
    fall: float = 0.0

    @classmethod
    def empty(cls, seat: Seat, of: Seat | None, word: str) -> "Hanging":
        """Before the first letter."""
        return cls(seat, of, word, 0.0, [1.0] * WORD_LENGTH)


def letter_at(place: int, large: bool) -> tuple[float, float]:
    """The middle of the letter at a place; `large` is whether text is."""
    return STAGE[0] / 2 + (place - (WORD_LENGTH - 1) / 2) * STEP, CARD_Y - (HIGHER if large else 0)


def draw_hanging(canvas: Canvas, shown: Hanging, seating: Seating, theme: Theme) -> None:
    """Everything, on the slate."""
    if shown.down <= 0:
        return
    clean, box = clean_slate(theme)
    hidden = round((1 - shown.down) * box.height)
    canvas.blit(clean, box.topleft, Rect(0, hidden, box.width, box.height - hidden))
    if shown.down < 1:
        return
    up = HIGHER if theme.large_text else 0
    rail = hook_rail(BAR[0])
    rail.draw(canvas, (STAGE[0] / 2 - rail.box.width / 2, BAR[1] - up))
    for place, (letter, drop) in enumerate(zip(shown.word, shown.drops, strict=True)):
        x, y = letter_at(place, theme.large_text)
        if drop < 1:
            lower = -drop * (ABOVE if drop > 0 else SPILL)
            paper_letter(letter).draw(canvas, (x, y + lower))
        brass_hook(HOOK).draw(canvas, (x + HOOK_ASIDE, y - CARD[1] / 2))
    _draw_people(canvas, shown, seating, theme, LOW_Y - up)
    if shown.number is not None:
        number_card(shown.number).draw(canvas, (STAGE[0] / 2, LOW_Y - up - shown.fall * NUMBER_DROP))


@cached
def clean_slate(theme: Theme) -> tuple[pygame.Surface, Rect]:
    """The board in its frame with nothing on it, and where it hangs: what the set shows there before a match."""
    left, top, wide, high = spots(4, 3, Theme(theme.name, text_scale=theme.text_scale)).slate
    place = Rect(left, top, wide, high).inflate(2 * EDGE, 2 * EDGE)
    return converted(classroom(theme).subsurface(place).copy()), place


@cached
def paper_letter(letter: str) -> Piece:
    """A letter on its sheet, as it hangs; its anchor is its middle."""
    return with_shadow(letter_card(letter, CARD), 12, 130, (3, 9))


@cached
def number_card(number: int) -> Piece:
    """The one card that everybody waits for; its anchor is its middle."""
    wide, high = NUMBER_CARD
    out = board(wide, high, NUMBER, 24, NUMBER_EDGE, 5).copy()
    digit = text.inked(str(number), high * 0.86, INK, "extrabold")
    out.blit(digit, digit.get_rect(center=(wide // 2, high // 2)))
    return with_shadow(out, 16, 150, (4, 12))


def _draw_people(canvas: Canvas, shown: Hanging, seating: Seating, theme: Theme, y: float) -> None:
    """Who speaks at the left, whom it is put to at the right, and an arrow of chalk between them."""
    middle = STAGE[0] / 2
    places = [(shown.seat, middle - FACE_X)]
    if shown.of is not None:
        places.append((shown.of, middle + FACE_X))
        for x in (middle - FACE_X / 2, middle + FACE_X / 2):
            arrow = _arrow()
            canvas.blit(arrow, arrow.get_rect(center=(round(x), round(y))))
    for seat, x in places:
        face = avatar(seating[seat].picture, FACE)
        canvas.blit(face, face.get_rect(center=(round(x), round(y))))
        letters = text.fit(seating[seat].name, theme.sentence_px(NAME), NAME_MOST, theme.sentence_role)
        words = text.clipped(seating[seat].name, letters, NAME_MOST, theme.sentence_role)
        text.place(canvas, words, letters, (x, y + NAME_DOWN), CHALK, theme.sentence_role)


@cached
def _arrow() -> pygame.Surface:
    """From the asker to the number, and from the number to whom it is of."""
    line = f'stroke="{CHALK}" stroke-opacity=".8" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"'
    path = "M6 22C40 16 80 27 134 20M112 4L136 20L114 38"
    return fragment(f'<path d="{path}" fill="none" {line}/>', (144, 42))
