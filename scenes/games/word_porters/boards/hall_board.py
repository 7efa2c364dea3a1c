"""The hall behind a seat's curtain: the same hall with the own word marked, and the question to that seat."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.word_porters.view import View
from game.canvas import Canvas, put
from game.context import Context
from game.draw.avatar import avatar
from game.lessons import Mark
from game.theme import CREAM
from game.widgets.bindings import Binding, table
from scenes.games.word_porters.art.furniture import (
    Hall,
    draw_labels,
    draw_others,
    draw_round,
    draw_words,
    hall,
    looks_of,
    tab,
    where_is,
)
from scenes.games.word_porters.art.header import header_plate
from scenes.games.word_porters.art.parcels import Token
from scenes.games.word_porters.art.tags import suitcase
from scenes.table.boards.private_board import BoardContext, PrivateBoard

ON_WORD = 0.6  # of a word's height: the face of the seat that gets the word
ASIDE = (18, 12)  # px from the plate's upper left corner to the middle of that face
CASE = 64  # px wide at a plate


class HallBoard(PrivateBoard):
    """The common part of the boards of Word Porters. `shown`: the hall for this seat."""

    ring_radius = 18
    hook_share = 0.94  # at the corner, so that it covers no word
    most_face = 64
    """Most px of the face of the seat that gets a word."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.shown: Hall = hall(behind.view, looks_of(behind.seating), self.theme)
        self.given: dict[Seat, int] = {}  # the own vote so far; its suitcases are at the plates

    @property
    def view(self) -> View:
        """The seat's knowledge."""
        view: View = self.behind.view
        return view

    # For subclasses

    def label_states(self) -> Mapping[Card, str]:
        """The states of labels, except normal ones."""
        return {}

    def ghost(self) -> tuple[Card, Token] | None:
        """The possible placing on a hint."""
        return None

    def left(self) -> tuple[int, ...] | None:
        """The tokens at the own plate, or None for those that the seat has."""
        return None

    def paint_more(self, canvas: Canvas) -> None:
        """Draw more on words and labels."""

    def read(self) -> tuple[Rect, ...]:
        return self.shown.where.words

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        if mark == Mark("zone", "tag"):
            return (self.shown.where.seats[self.behind.seat],)
        return where_is(mark, self.view, self.shown.where)

    # For all boards

    def paint(self, canvas: Canvas) -> None:
        draw_words(canvas, self.shown)
        behind = self.behind
        draw_others(canvas, self.shown.where.words, behind.opened, behind.seat, behind.seating)
        draw_labels(canvas, self.shown, self.label_states(), self.ghost())
        self.paint_seats(canvas)
        self.paint_more(canvas)

    def paint_seats(self, canvas: Canvas) -> None:
        """Draw the plates of all seats, and the number of the round."""
        draw_round(canvas, self.shown)
        for seat, plan in enumerate(self.behind.seating.seats):
            rect = self.shown.where.seats[seat]
            on_turn = seat == self.view.turn != self.behind.seat  # the viewer has the bar and the ring
            drawn = tab(self.view, seat, plan.picture, plan.name, plan.badge, on_turn)
            left = self.left() if seat == self.behind.seat else None
            drawn = drawn if left is None else replace(drawn, tokens=left)
            drawn = replace(drawn, voted=None, tokens=(), given=True) if seat in self.given else drawn
            header_plate(drawn, rect.size, self.theme).draw(canvas, rect.center)

    def draw_given(self, canvas: Canvas) -> None:
        """Draw the own vote: the face of a seat on its word, and the suitcase at its plate."""
        for seat, number in self.given.items():
            rect = self.shown.where.words[number - 1]
            size = min(self.most_face, round(rect.height * ON_WORD))
            face = avatar(self.behind.seating[seat].picture, size, ring=CREAM)
            put(canvas, face, center=(rect.left + ASIDE[0], rect.top + ASIDE[1]))
        self.draw_cases(canvas)

    def draw_cases(self, canvas: Canvas) -> None:
        """Draw the suitcases at the plates of seats that have a word."""
        own = self.behind.seating[self.behind.seat].picture
        for seat, number in self.given.items():
            suitcase(own, number, CASE, self.theme).draw(canvas, self.case_at(seat))

    def case_at(self, seat: Seat) -> tuple[float, float]:
        """Return the middle of a seat's suitcase; it is at the plate once it has arrived."""
        plate = self.shown.where.seats[seat]
        return plate.right - CASE * 0.62, plate.centery


class PeekBoard(HallBoard):
    """A look without a question: at the own word (WP-24), and at the own vote while it is face down."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.given = {seat: number for seat, number in enumerate(self.view.tiles or ()) if number is not None}

    def paint_more(self, canvas: Canvas) -> None:
        self.draw_given(canvas)

    def sentence(self) -> Message:
        number, seat = self.view.number, Who(self.behind.seat)
        if number is None:
            return say("word_porters-no-word-yet")
        return say("word_porters-word-of", seat=seat, number=number, word=self.view.words[number - 1].text)

    def bindings(self) -> tuple[Binding, ...]:
        return table((self.buttons.leaving(), *self.buttons.understood()))
