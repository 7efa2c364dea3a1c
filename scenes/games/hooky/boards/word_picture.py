"""The word that is spelled: its letters, what comes after them, the earlier words, and what is known about letters."""

from collections.abc import Mapping
from itertools import accumulate

import pygame
from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import say
from engine.core.seats import Seat
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.color import mix
from game.draw.glyphs import glyph
from game.easing import BLINK
from game.theme import SeatLook, Theme
from scenes.games.hooky.art.asked_slot import asked_slot, chalk_arrow
from scenes.games.hooky.art.chalk import CHALK, word_row
from scenes.games.hooky.boards.class_book import about
from scenes.games.hooky.boards.known_letters import Entry, draw_known, entries
from scenes.games.hooky.boards.panel import Panel, slot
from scenes.games.hooky.boards.spelled import Spelled
from scenes.games.hooky.boards.spelling_spots import SpellingSpots, spelling_spots

GLYPH, GLYPH_GAP = 50, 16
COMPLETED, COMPLETED_LARGE = 44, 58
ROW, ROW_LARGE, ROW_GAP, FACE_GAP = 42, 50, 34, 14
TAIL = 1.4  # width of a number behind its word, in letters
HOW_MANY, HOW_MANY_LARGE, LEAD = 44, 58, 1.1
FONT = "kids_bold"


class WordPicture:
    """`seconds`: how long the panel has been shown. The place of the next letter blinks."""

    def __init__(self, panel: Panel, spelled: Spelled) -> None:
        self._panel, self._spelled = panel, spelled
        self.seconds = 0.0

    @property
    def look(self) -> SeatLook:
        """The look of the seat that spells."""
        return self._panel.behind.seating[self._panel.behind.seat].picture

    def line(self, letter: str) -> str:
        """Return the colour below an own letter, or none."""
        return mix(self.look.light, self.look.deep, 0.5) if letter in self._panel.board.view.hand else ""

    def entries(self) -> Mapping[Card, Entry]:
        """Return what is known about each letter."""
        board = self._panel.board
        return entries(board.known, board.marks, board.behind.seat, self._places.large)

    def draw(self, canvas: Canvas) -> None:
        where = self._places
        self.draw_word(canvas)
        self._draw_so_far(canvas)
        seating = self._panel.behind.seating
        draw_known(canvas, where.register, where.cells(), self.entries(), seating, where.large)

    @property
    def _places(self) -> SpellingSpots:
        return spelling_spots(self._panel.theme)

    @property
    def _about(self) -> Seat:
        """The seat whose hand the word is about."""
        return self._panel.behind.seat if self._spelled.of is None else self._spelled.of

    def draw_word(self, canvas: Canvas) -> None:
        """Draw the letters, and after them the player whose hand will give the number."""
        where, written, board = self._places, self._spelled.word.text, self._panel.board
        cursor = board.context.settings.get.reduced_motion or self.seconds % BLINK < BLINK / 2
        for place, rect in enumerate(where.slots):
            letter, now = written[place : place + 1], place == len(written)
            line = self.line(letter) if letter else ""
            slot(letter, rect.size, now, line=line, cursor=not now or cursor).draw(canvas, rect.center)
        put(canvas, chalk_arrow(where.arrow.width), center=where.arrow.center)
        canvas.blit(asked_slot(board.behind.seating[self._about].picture, where.face.size), where.face)
        role, room = "semibold", where.number.width
        words = board.words_of(say("hooky-spell-how-many"))
        most = HOW_MANY_LARGE if where.large else HOW_MANY
        em = min(text.fit(word, most, room, role) for word in words.split())
        rows = text.wrap(words, em, room, role)
        for i, row in enumerate(rows):
            y = where.number.centery + (i - (len(rows) - 1) / 2) * em * LEAD
            text.place(canvas, row, em, (where.number.centerx, y), CHALK, role)

    def _draw_so_far(self, canvas: Canvas) -> None:
        """Draw as many of the newest words with their numbers as fit: all clues, or those about the asked player."""
        box, theme, seating = self._places.so_far, self._panel.theme, self._panel.behind.seating
        letters, left, side = ROW_LARGE if self._places.large else ROW, box.left, box.height - 6
        clue, spoken = self._spelled.of is None, self._panel.board.view.spoken
        said = spoken if clue else about(spoken, self._about)
        rows = [number_row(one.word, one.number, letters, theme) for one in said]
        faces = [seating[one.seat if clue else self._about].picture for one in said]
        room = box.width + ROW_GAP - (0 if clue else side + FACE_GAP)
        wide = list(accumulate(row.get_width() + ROW_GAP + clue * (side + FACE_GAP) for row in reversed(rows)))
        first = len(rows) - sum(end <= room for end in wide)
        for place in range(first, len(rows)):
            if clue or place == first:
                put(canvas, avatar(faces[place], side), center=(left + side // 2, box.centery))
                left += side + FACE_GAP
            left = put(canvas, rows[place], midleft=(left, box.centery)).right + ROW_GAP


@cached
def number_row(word: str, number: int, letters: int, theme: Theme) -> pygame.Surface:
    """A word with its number, no wider than both."""
    return word_row(None, word, number, letters, text.width(word, letters, FONT) + round(letters * TAIL), theme)


def draw_completion(canvas: Canvas, word: str, button: tuple[str, str], rect: Rect, large: bool) -> None:
    """Draw a word that a shoulder button chooses, after the button."""
    sign = glyph(*button, GLYPH)
    put(canvas, sign, midleft=(rect.left, rect.centery))
    left = rect.left + sign.get_width() + GLYPH_GAP
    em = text.fit(word, COMPLETED_LARGE if large else COMPLETED, rect.right - left, FONT)
    text.place(canvas, word, em, (left, rect.centery), CHALK, FONT, "left")
