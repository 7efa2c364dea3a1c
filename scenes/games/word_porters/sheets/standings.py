"""The sheet of a match: points by round and totals, and a page for each round that tells what its hints were for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from engine.games.word_porters.options import ROUNDS
from engine.games.word_porters.state import Played
from engine.games.word_porters.view import View
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.input.actions import Action, Press
from game.theme import GOOD, INK, SMALLEST_TEXT, Theme
from game.widgets.bindings import Binding, bound, table
from scenes.games.word_porters.art.furniture import looks_of
from scenes.games.word_porters.boards.explaining import Explaining
from scenes.games.word_porters.kids import SAYINGS
from scenes.games.word_porters.sheets.counting import RIBBON
from scenes.games.word_porters.sheets.round_page import LINE, QUIET, draw_round, page_box
from scenes.seating import Seating
from scenes.table.boards.sheet import Sheet
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from game.context import Context

LEFT = 170  # px for the name of a round
HEAD = 96
TURNED = {Action.NEXT: 1, Action.PREV: -1}
SWEPT = {Action.LEFT: 1, Action.RIGHT: -1}
"""A finger pulls the paper to the left to see what is right."""
FACE = 72
TOTALS = 92


class SheetScene(Sheet):
    """`page` 0 are the points, the others the rounds that were played."""

    plainer = SAYINGS

    def __init__(
        self, context: "Context", rounds: Sequence[Played], scores: Sequence[int], who: Speakers, seating: Seating
    ) -> None:
        super().__init__(context, who, seating)
        self.rounds, self.scores = tuple(rounds), tuple(scores)
        self.page = 0
        self.walks = tuple(Explaining(played, who.names) for played in self.rounds)

    @classmethod
    def of_view(cls, context: "Context", view: View, who: Speakers, seating: Seating) -> "SheetScene":
        """For the table, the pause and the results."""
        return cls(context, view.played, view.scores, who, seating)

    def bindings(self) -> tuple[Binding, ...]:
        """Shoulders turn the page, and so does a finger that pulls the paper aside."""
        back, *others = self.goes_on("Back")
        turns: tuple[Binding, ...] = ()
        if self.rounds:
            turns = Binding(Action.NEXT, self._turn, self._next()), Binding(Action.PREV, self._turn)
        if not self.page:
            return (back, *turns, *bound(SWEPT, self._sweep), *others)
        walk, box = self.walks[self.page - 1], page_box(self.paper)
        why, *walks = walk.bindings(box)
        return table((walk.or_else(back, box), why, *turns, *bound(SWEPT, self._sweep), *walks, *others))

    def _turn(self, press: Press) -> None:
        self._to_page(TURNED[press.action])

    def _sweep(self, press: Press) -> None:
        if press.at is not None:
            self._to_page(SWEPT[press.action])
        elif self.page:
            self.walks[self.page - 1].act(press, page_box(self.paper))

    def _to_page(self, step: int) -> None:
        self.page = (self.page + step) % (len(self.rounds) + 1)
        self.context.sound.play("page")

    def _next(self) -> str:
        return "Points" if self.page == len(self.rounds) else f"Round {self.page + 1}"

    def sentence(self) -> str:
        if not self.rounds:
            return "No round scored yet"
        if not self.page:
            return "The most points win"
        return self.walks[self.page - 1].sentence() or "What was each hint meant for?"

    def paint(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        title = f"Round {self.page} of {ROUNDS}" if self.page else "Points"
        ribbon(title, 72, RIBBON).draw(canvas, (960, paper.top + 6))
        box = page_box(paper)
        if self.page:
            played = self.rounds[self.page - 1]
            draw_round(canvas, played, box, self.who.names, looks_of(self.seating), theme)
            self.walks[self.page - 1].draw(canvas, theme)
        else:
            self._points(canvas, box, theme)

    def _points(self, canvas: Canvas, box: Rect, theme: Theme) -> None:
        """One column a seat, one line a round."""
        seats = len(self.seating)
        step = (box.width - LEFT) / seats
        xs = [box.left + LEFT + step * (seat + 0.5) for seat in range(seats)]
        for plan, x in zip(self.seating.seats, xs, strict=True):
            head = avatar(plan.picture, FACE)
            canvas.blit(head, head.get_rect(center=(round(x), box.top + HEAD // 2)))
        high = (box.height - HEAD - TOTALS) / ROUNDS
        size = max(SMALLEST_TEXT, min(theme.px(44), round(high * 0.7)))
        for number in range(ROUNDS):
            y = box.top + HEAD + high * (number + 0.5)
            canvas.fill(LINE, (box.left, round(y - high / 2), box.width, 3))
            text.place(canvas, f"Round {number + 1}", text.fit(f"Round {number + 1}", size, LEFT - 20), (box.left, y),
                       QUIET, "bold", "left")  # fmt: skip
            if number < len(self.rounds):
                for points, x in zip(self.rounds[number].points, xs, strict=True):
                    text.place(canvas, str(points), size, (x, y), INK if points else QUIET, "bold")
        y = box.bottom - TOTALS / 2
        canvas.fill(INK, (box.left, round(y - TOTALS / 2), box.width, 4))
        best = max(self.scores)
        for score, x in zip(self.scores, xs, strict=True):
            color = GOOD if score == best and best else INK
            text.place(canvas, str(score), max(SMALLEST_TEXT, min(theme.px(58), 76)), (x, y), color, "extrabold")
