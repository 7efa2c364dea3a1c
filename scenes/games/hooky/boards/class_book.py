"""The class book: all words with their numbers, by whose hand they are about, and the own cards below."""

from collections.abc import Iterator

import pygame

from engine.core.messages import Message, Who, say
from engine.games.hooky.state import Spoken
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from scenes.games.hooky.art import faces
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET, left_out_row, word_row
from scenes.games.hooky.boards.panel import Panel

FACE, FACE_LARGE = 64, 84
COLUMN_GAP = 16
HEAD = 96
CARD, CARD_GAP = 96, 10
CARDS_TITLE = 46


class ClassBook(Panel):
    """Nothing is asked here: it is read, beside the register or, with large text, in its place."""

    def sentence(self) -> Message:
        return say("hooky-book-all")

    def draw(self, canvas: Canvas) -> None:
        box = self.spots.inside
        cards_high = round(CARD * 1.4) + CARDS_TITLE + 12
        columns = self.board.known.columns
        wide = (box.width - COLUMN_GAP * (len(columns) - 1)) // len(columns)
        for i, seat in enumerate(columns):
            left = box.left + i * (wide + COLUMN_GAP)
            room = pygame.Rect(left, box.top, wide, box.height - cards_high)
            self._draw_column(canvas, seat, room)
        self._draw_hand(canvas, box.bottom - cards_high)

    def _draw_column(self, canvas: Canvas, seat: int, room: pygame.Rect) -> None:
        plan, theme = self.behind.seating[seat], self.theme
        side = FACE_LARGE if self.spots.large else FACE
        face = avatar(plan.picture, side)
        canvas.blit(face, face.get_rect(center=(room.left + side // 2 + 4, room.top + HEAD // 2 - 6)))
        size = text.fit(plan.name, self.spots.sizes.name, room.width - side - 18, theme.sentence_role)
        name = text.clipped(plan.name, size, room.width - side - 18, theme.sentence_role)
        at = (room.left + side + 14, room.top + HEAD // 2 - 6)
        text.place(canvas, name, size, at, CHALK, theme.sentence_role, "left")
        y = room.top + HEAD
        for row in self._rows(seat, room.width, room.height - HEAD):
            canvas.blit(row, (room.left, y))
            y += row.get_height()

    def _rows(self, seat: int, wide: int, high: int) -> Iterator[pygame.Surface]:
        """The words about that hand in order; where they are too many the newest, and how many are not here."""
        said = about(self.board.view.spoken, seat)
        letters = self.spots.sizes.word
        each = word_row(None, "MMMMM", 0, letters, wide, self.theme).get_height()
        fits = max(1, high // each)
        if len(said) > fits:
            yield left_out_row(self.words(say("hooky-earlier", count=len(said) - fits + 1)), letters, wide)
            said = said[-(fits - 1) :]
        for one in said:
            speaker = self.behind.seating[one.seat].picture
            yield word_row(speaker, one.word, one.number, letters, wide, self.theme)

    def _draw_hand(self, canvas: Canvas, top: int) -> None:
        box, view = self.spots.inside, self.board.view
        words = self.words(say("hooky-book-own", seat=Who(self.behind.seat)))
        at = (box.left, top + CARDS_TITLE // 2)
        text.place(canvas, words, self.spots.sizes.label, at, CHALK_QUIET, "semibold", "left")
        for i, card in enumerate(view.hand):
            at = (box.left + i * (CARD + CARD_GAP), top + CARDS_TITLE)
            canvas.blit(faces.face(card, CARD, self.theme), at)


def about(spoken: tuple[Spoken, ...], seat: int) -> tuple[Spoken, ...]:
    """The words about the hand of a seat, the first one first."""
    return tuple(said for said in spoken if said.about == seat)
