"""Chance question: a draw of a seat that players may decide themselves (such as the longest hair), and its board.

Any player at the table may press.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import ribbon
from game.draw.cache import cached
from game.draw.focus import PLATE_HOOK, focus_glow, hook, ring
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.input.actions import Action, Press
from game.theme import CARD_EDGE, CREAM, CREAM_SHADE, INK, SMALLEST_TEXT, Theme
from game.widgets.bindings import Binding, Do
from scenes.seating import Seating
from scenes.table.asks.asks import Plate, PlatesAsk, no_answer, outcome_of
from scenes.table.boards.sheet import Sheet, paper_of
from scenes.table.feature import Feature
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.stage.hud import draw_sentence
from scenes.table.table_result import Leave, TableResult

BY_LOT = say("table-by-lot")


@dataclass(frozen=True, slots=True)
class ChanceQuestion:
    """A question to chance that players may answer by naming a seat.

    That seat is `key` in the step of chance; the other values of the step stay as drawn. `by_lot` is the plate that
    leaves all to chance. `lines` are more sentences.
    """

    title: Message
    lines: tuple[Message, ...]
    sentence: Message
    key: str = "seat"
    by_lot: Message = BY_LOT

    def naming(self, lot: Step, seat: Seat) -> Step:
        """The step of chance with the named seat."""
        return lot._replace(args=tuple((key, seat if key == self.key else value) for key, value in lot.args))


@dataclass(frozen=True, slots=True)
class ChanceQuestions(Feature[object]):
    """Questions to chance that players may answer, by verb."""

    by_verb: Mapping[str, ChanceQuestion]


TITLE = 76
LETTERS, LINE_STEP = 46, 62
LINES_DOWN = 150  # px from the paper's upper edge to the first line
OVER_TILES = 44  # px between the last line and the answers, with ring and hook of one of them
TILE, TILE_GAP, TILES_IN = (248, 244), 26, 44  # the last: least px from the paper's sides
TILES_UP, TILES_UP_LARGE = 86, 48  # px over the paper's lower edge
RADIUS = 26
FACE, FACE_DOWN = 136, 98
NAME, NAME_MOST, NAME_UP = 44, 56, 40
RIBBON = "#9E2140"


class ChanceQuestionScene(Sheet):
    """Dismissed with the Step that was chosen or drawn, or with Leave. `lot` is the drawn step; `paused` opens the
    pause."""

    hands_down = False

    def __init__(
        self,
        context: Context,
        lots: ChanceQuestion,
        lot: Step,
        who: Speakers,
        seating: Seating,
        game_table: GameTable[Any],
        paused: Callable[[str | None], None],
    ) -> None:
        super().__init__(context, who, seating)
        self.lots, self.game_table, self.paused = lots, game_table, paused
        named = (Plate(say("table-seat", seat=Who(seat)), lots.naming(lot, seat)) for seat in range(len(who.names)))
        self.ask = PlatesAsk(0, (Plate(lots.by_lot, lot), *named))

    def bindings(self) -> tuple[Binding, ...]:
        answers = (replace(one, do=partial(self._answer, one.do)) for one in self.ask.bindings())
        back = tuple(Binding(Action.BACK, pause.do) for pause in self.pauses())
        return (*answers, *self.pauses(), *back, Binding(Action.POINT, partial(self._answer, no_answer)))

    def _answer(self, do: Do, press: Press) -> None:
        was = self.ask.focus
        outcome = outcome_of(press, do, self.ask, self._hit)
        if isinstance(outcome, Step):
            self.context.sound.play("choose")
            self.context.stack.dismiss(outcome)
        elif self.ask.focus != was:
            self.context.sound.play("focus")

    def uncover(self, result: TableResult) -> None:
        """Pass a leave or a change of seats on to the table, which then asks again."""
        if isinstance(result, Leave | Seating):
            self.context.stack.dismiss(result)

    def sentence(self) -> Message:
        return self.lots.sentence

    def tiles(self) -> tuple[pygame.Rect, ...]:
        """Rectangles of the answers, each with a face over a name."""
        paper, count = paper_of(self.context.theme), len(self.ask.plates)
        room = paper.width - 2 * TILES_IN - (count - 1) * TILE_GAP
        wide, high = min(TILE[0], room // count), TILE[1]
        left = paper.centerx - (count * wide + (count - 1) * TILE_GAP) // 2
        top = paper.bottom - (TILES_UP_LARGE if self.context.theme.large_text else TILES_UP) - high
        return tuple(pygame.Rect(left + i * (wide + TILE_GAP), top, wide, high) for i in range(count))

    def _hit(self, at: tuple[int, int]) -> int | None:
        return next((i for i, rect in enumerate(self.tiles()) if rect.collidepoint(at)), None)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(self.words_of(self.lots.title), TITLE, RIBBON).draw(canvas, (960, paper.top + 6))
        lines = tuple(self.words_of(line) for line in self.lots.lines)
        size, rows = rows_of(lines, (paper.width - 120, self.tiles()[0].top - OVER_TILES - paper.top), theme)
        for number, row in enumerate(rows):
            at = (960, paper.top + LINES_DOWN + _step(size) * number)
            text.place(canvas, row, size, at, INK, theme.sentence_role)
        for number, (rect, plate) in enumerate(zip(self.tiles(), self.ask.plates, strict=True)):
            self._draw_tile(canvas, rect, plate, number == self.ask.focus, theme)

    def _draw_tile(self, canvas: Canvas, rect: pygame.Rect, plate: Plate, focused: bool, theme: Theme) -> None:
        if focused and theme.glow:
            light = focus_glow(rect.width, rect.height)
            canvas.blit(light, light.get_rect(center=rect.center))
        _tile(focused, rect.width).draw(canvas, rect.topleft)
        faces = tuple(part for part in self.who.voice.wording(plate.name).line if not isinstance(part, str))
        drawn = draw_sentence(faces, self.game_table, self.seating, FACE)
        face = drawn[0] if drawn else None
        picture = face if isinstance(face, pygame.Surface) else icon("question", FACE - 12, INK, CREAM)
        canvas.blit(picture, picture.get_rect(center=(rect.centerx, rect.top + FACE_DOWN)))
        words = self.who.words(plate.name)
        size = text.fit(words, min(theme.px(NAME), NAME_MOST), rect.width - 24, theme.sentence_role)
        shown = text.clipped(words, size, rect.width - 24, theme.sentence_role)
        text.place(canvas, shown, size, (rect.centerx, rect.bottom - NAME_UP), INK, theme.sentence_role)
        if focused:
            ring(rect.width, rect.height, RADIUS, theme.ring).draw(canvas, rect.center)
            hook(PLATE_HOOK).draw(canvas, (rect.centerx + 34, rect.top))


@cached
def _tile(focused: bool, wide: int) -> Piece:
    """An empty tile; its anchor is its upper left corner."""
    paper = board(wide, TILE[1], CREAM if focused else CREAM_SHADE, RADIUS, CARD_EDGE, 4)
    return with_shadow(paper, 8, 110, (2, 6), (0, 0))


def rows_of(lines: tuple[str, ...], room: tuple[int, int], theme: Theme) -> tuple[int, tuple[str, ...]]:
    """Size and rows of the lines above the answers. A long line wraps before the text gets smaller.

    `room` is the width, and the height from the paper's upper edge.
    """
    (width, height), size = room, theme.px(LETTERS)
    while True:
        rows = tuple(row for line in lines for row in text.wrap(line, size, width, theme.sentence_role))
        if size <= SMALLEST_TEXT or LINES_DOWN + _step(size) * (len(rows) - 1) + size * 0.6 <= height:
            return size, rows
        size -= 2


def _step(size: int) -> int:
    return max(LINE_STEP, round(size * 1.3))
