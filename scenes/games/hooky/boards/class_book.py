"""The class book: all words with their numbers, by the hand that they are about, and the own cards below."""

from collections.abc import Iterator, Sequence

import pygame

from engine.core.cards import Card
from engine.core.messages import Message, Who, say
from engine.games.hooky.state import SpokenWord
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.lessons import Mark
from scenes.games.hooky.art import faces
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET, left_out_row, word_row
from scenes.games.hooky.boards.panel import Panel

FACE, FACE_LARGE = 64, 84
COLUMN_GAP = 16
HEAD = 96
CARD, CARD_GAP = 96, 10
CARDS_TITLE = 46
CLOSER = 14  # px less of a lesson's target, so that its ring covers no neighbour


class ClassBook(Panel):
    """A panel without a question, for reading. It is beside the register or, with large text, in its place."""

    def read(self) -> tuple[pygame.Rect, ...]:
        """The area of words with their numbers."""
        columns = enumerate(self.board.known.columns)
        return tuple(rect for column, seat in columns for rect in self._places(column, seat))

    def where_is(self, mark: Mark) -> Sequence[pygame.Rect]:
        """The own cards, and the latest word with its number."""
        box, hand, said = self.spots.inside, self.board.view.hand, self.board.view.spoken
        top = box.bottom - self._cards_high + CARDS_TITLE
        cards = [pygame.Rect(box.left + i * (CARD + CARD_GAP), top, CARD, round(CARD * 1.4)) for i in range(len(hand))]
        match mark:
            case Mark("zone", "hand"):
                return (cards[0].unionall(cards[1:]),)
            case Mark("card", name) if name in hand:
                return (cards[hand.index(Card(name))],)
            case Mark("number", "word") if said:
                return (self._latest_row(said[-1].about).inflate(0, -CLOSER),)
            case Mark("seat", seat=int(seat)) if seat in self.board.known.columns:
                room = self._room(self.board.known.columns.index(seat))
                return (pygame.Rect(room.left, room.top, room.width, HEAD - CLOSER),)
        return ()

    def _latest_row(self, seat: int) -> pygame.Rect:
        """The place of the last word about a hand. The own hand has no column."""
        columns = self.board.known.columns
        return list(self._places(columns.index(seat) if seat in columns else 0, seat))[-1]

    def _places(self, column: int, seat: int) -> Iterator[pygame.Rect]:
        """The places of the words about that hand, row by row."""
        room = self._room(column)
        y = room.top + HEAD
        for row in self._rows(seat, room.width, room.height - HEAD):
            yield pygame.Rect((room.left, y), row.get_size())
            y += row.get_height()

    @property
    def _cards_high(self) -> int:
        return round(CARD * 1.4) + CARDS_TITLE + 12

    def _room(self, column: int) -> pygame.Rect:
        """The area of the words about the hand of a column."""
        box, count = self.spots.inside, len(self.board.known.columns)
        wide = (box.width - COLUMN_GAP * (count - 1)) // count
        return pygame.Rect(box.left + column * (wide + COLUMN_GAP), box.top, wide, box.height - self._cards_high)

    def sentence(self) -> Message:
        return say("hooky-book-all")

    def draw(self, canvas: Canvas) -> None:
        for i, seat in enumerate(self.board.known.columns):
            self._draw_column(canvas, seat, self._room(i))
        self._draw_hand(canvas, self.spots.inside.bottom - self._cards_high)

    def _draw_column(self, canvas: Canvas, seat: int, room: pygame.Rect) -> None:
        plan, theme = self.behind.seating[seat], self.theme
        side = FACE_LARGE if self.spots.large else FACE
        put(canvas, avatar(plan.picture, side), center=(room.left + side // 2 + 4, room.top + HEAD // 2 - 6))
        size = text.fit(plan.name, self.spots.sizes.name, room.width - side - 18, theme.sentence_role)
        name = text.clipped(plan.name, size, room.width - side - 18, theme.sentence_role)
        at = (room.left + side + 14, room.top + HEAD // 2 - 6)
        text.place(canvas, name, size, at, CHALK, theme.sentence_role, "left")
        y = room.top + HEAD
        for row in self._rows(seat, room.width, room.height - HEAD):
            canvas.blit(row, (room.left, y))
            y += row.get_height()

    def _rows(self, seat: int, wide: int, high: int) -> Iterator[pygame.Surface]:
        """The words about that hand in order. If there are too many, the newest, and the number of the others."""
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


def about(spoken: tuple[SpokenWord, ...], seat: int) -> tuple[SpokenWord, ...]:
    """Return the words about the hand of a seat, in order."""
    return tuple(said for said in spoken if said.about == seat)
