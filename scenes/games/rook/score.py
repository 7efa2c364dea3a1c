"""Scores: how a hand was counted, with its sums, and the sheet of all hands."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pygame

from engine.games.rook.events import HandCounted, HandResult
from engine.games.rook.view import View
from game.draw import text
from game.draw.boards import board, ribbon
from game.draw.medallion import medallion
from game.draw.paper import with_shadow
from game.easing import paced
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import BAD, CARD_EDGE, CREAM, GOOD, INK, Theme
from game.timeline import Drive, Lane, Seq, Wait, linear
from game.widgets.hints import Hint
from game.widgets.rail import draw_rail
from scenes.games.rook.faces import suit_chip
from scenes.games.rook.words import caption, signed
from scenes.seating import Seating
from scenes.table.phrases import Speakers, plain

if TYPE_CHECKING:
    from game.house import House

PAPER = pygame.Rect(210, 150, 1500, 700)
DARK = (0, 0, 0, 120)
TOP_LINE = 96
HEAD = 36
VALUE = 52
ROW_HIGH = 84
FACE = 62
COUNT_SECONDS = 0.7
STANDS = 3.0  # seconds that a count stays where nobody can press
QUIET = "#6B6250"
ROWS = 6
LINE = "#E3D6B8"
COLUMNS = MappingProxyType({"took": 860, "scores": 1130, "total": 1470})
FINED_COLUMNS = MappingProxyType({"took": 850, "scores": 1060, "fines": 1280, "total": 1510})
"""Where fines were written during the hand, they stand between what it scored and the total (RK-114)."""


def _paper() -> Any:
    return with_shadow(board(PAPER.width, PAPER.height, CREAM, 28, CARD_EDGE, 5), 18, 150, (4, 12), (0, 0))


def _faces(
    canvas: pygame.Surface, seats: Sequence[int], seating: Seating, at: tuple[float, float], size: int = FACE
) -> None:
    for i, seat in enumerate(seats):
        face = medallion(seating[seat].picture, size)
        canvas.blit(face, face.get_rect(center=(at[0] + (i - (len(seats) - 1) / 2) * size * 0.8, at[1])))


class _Board(Scene):
    """A sheet of paper over the table; confirm or back goes on."""

    opaque = False

    def __init__(self, house: "House", who: Speakers, seating: Seating) -> None:
        super().__init__(house)
        self.who, self.seating = who, seating
        self._veil = pygame.Surface((1920, 1080), pygame.SRCALPHA)
        self._veil.fill(DARK)

    def act(self, press: Press) -> None:
        if press.action in (Action.CONFIRM, Action.BACK, Action.INFO, Action.MENU):
            self.house.sound.play("page")
            self.house.stack.dismiss()

    def hints(self) -> tuple[Hint, ...]:
        """What goes on."""
        return (Hint(Action.CONFIRM, "On"),)

    def sentence(self) -> str:
        """What the rail says."""
        return ""

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.blit(self._veil, (0, 0))
        _paper().draw(canvas, PAPER.topleft)
        self.paint(canvas, self.house.theme)
        draw_rail(canvas, self.sentence(), self.hints(), self.house.devices.hint, self.house.theme)

    def paint(self, canvas: pygame.Surface, theme: Theme) -> None:
        """What is written on the paper."""
        raise NotImplementedError


class CountScene(_Board):
    """One hand: what every side took, whether the bid was made, what it scores, the new total."""

    def __init__(self, house: "House", result: HandResult, who: Speakers, seating: Seating) -> None:
        super().__init__(house, who, seating)
        self.result = result
        self.alone = not any(seating.people)
        self._rest = STANDS
        self.share = 0.0
        self.lane = Lane()

    @classmethod
    def of_event(cls, house: "House", event: HandCounted, view: View, who: Speakers, seating: Seating) -> "CountScene":
        """For the table: after a hand was counted."""
        del view
        return cls(house, event.result, who, seating)

    @property
    def busy(self) -> bool:
        """Whether the numbers still run."""
        return self.lane.busy

    def enter(self) -> None:
        self.lane.play(Seq(Wait(0.3), Drive(COUNT_SECONDS, linear, lambda share: setattr(self, "share", share))))
        self.house.sound.play("pluck")

    def update(self, dt: float) -> None:
        self.lane.advance(paced(dt, self.house.pace))
        if self.alone and not self.lane.busy:
            self._rest -= dt
            if self._rest <= 0:
                self.house.stack.dismiss()

    def act(self, press: Press) -> None:
        if self.lane.busy and press.action is Action.CONFIRM:
            self.lane.finish()
            self.house.sound.play("made" if self.result.made else "tap")
        elif not self.lane.busy:
            super().act(press)

    def sentence(self) -> str:
        return plain(caption(HandCounted(self.result), self.who))

    def paint(self, canvas: pygame.Surface, theme: Theme) -> None:
        result, sides = self.result, self.who.sides
        title = self.sentence()
        good = result.made is not False and result.stopped_by is None
        ribbon(title, 72, GOOD if good else BAD).draw(canvas, (960, PAPER.top + 6))
        columns = FINED_COLUMNS if any(result.penalties) else COLUMNS
        y = PAPER.top + TOP_LINE + 60
        for name, x in columns.items():
            text.place(canvas, name, theme.px(HEAD), (x, y), QUIET, "semibold")
        step = min(ROW_HIGH + 30, (PAPER.height - 240) // len(sides))
        for side, seats in enumerate(sides):
            line = y + 40 + step * (side + 0.5)
            _faces(canvas, seats, self.seating, (330, line))
            name = self.who.side(side)
            size = text.fit(name, theme.px(42), 330)
            text.place(canvas, text.clipped(name, size, 330), size, (420, line), INK, "bold", "left")
            self._numbers(canvas, side, columns, line)
        self._bid_line(canvas, theme)

    def _numbers(self, canvas: pygame.Surface, side: int, columns: Mapping[str, int], line: float) -> None:
        result = self.result
        took = round(result.taken[side] * self.share)
        lost = result.stopped_by is not None and side == self.who.side_of(result.stopped_by)
        text.place(canvas, str(took), VALUE, (columns["took"], line), QUIET if lost else INK, "extrabold")
        if self.share < 1:
            return
        score = result.scores[side]
        text.place(canvas, signed(score), VALUE, (columns["scores"], line), BAD if score < 0 else GOOD, "extrabold")
        if result.penalties[side]:
            fines = signed(-result.penalties[side])
            text.place(canvas, fines, VALUE, (columns["fines"], line), BAD, "extrabold")
        total = str(result.totals[side]).replace("-", "\N{MINUS SIGN}")
        text.place(canvas, total, VALUE + 8, (columns["total"], line), INK, "extrabold")

    def _bid_line(self, canvas: pygame.Surface, theme: Theme) -> None:
        result = self.result
        y = PAPER.bottom - 60
        chip = suit_chip(result.trump, 56)
        canvas.blit(chip, chip.get_rect(center=(300, y)))
        words = "was trump"
        if result.bidder is not None:
            words = f"{self.seating[result.bidder].name} bid {result.bid}"
        if result.stopped_by is not None:
            words += f", stopped at {self.seating[result.stopped_by].name}'s card"
        text.place(canvas, words, theme.px(38), (350, y), QUIET, "semibold", "left")


class SheetScene(_Board):
    """All hands so far, the newest in sight: bidder, bid, trump, score and running total of every side."""

    def __init__(self, house: "House", sheet: Sequence[HandResult], who: Speakers, seating: Seating) -> None:
        super().__init__(house, who, seating)
        self.sheet = tuple(sheet)
        self.first = max(0, len(self.sheet) - ROWS)

    @classmethod
    def of_view(cls, house: "House", view: View, who: Speakers, seating: Seating) -> "SheetScene":
        """For the table and the pause."""
        return cls(house, view.sheet, who, seating)

    def act(self, press: Press) -> None:
        if press.action in (Action.UP, Action.DOWN):
            step = 1 if press.action is Action.DOWN else -1
            self.first = max(0, min(max(0, len(self.sheet) - ROWS), self.first + step))
        else:
            super().act(press)

    def hints(self) -> tuple[Hint, ...]:
        more = (Hint(Action.UP, "Earlier"),) if len(self.sheet) > ROWS else ()
        return (Hint(Action.CONFIRM, "Back"), *more)

    def sentence(self) -> str:
        hands = len(self.sheet)
        return "No hand counted yet" if not hands else "1 hand" if hands == 1 else f"{hands} hands"

    def paint(self, canvas: pygame.Surface, theme: Theme) -> None:
        ribbon("Score sheet", 72).draw(canvas, (960, PAPER.top + 6))
        sides = self.who.sides
        left, room = PAPER.left + 470, PAPER.width - 500
        step = room / len(sides)
        top = PAPER.top + TOP_LINE + 34
        for side, seats in enumerate(sides):
            _faces(canvas, seats, self.seating, (left + step * (side + 0.5), top))
        for number, result in enumerate(self.sheet[self.first : self.first + ROWS]):
            y = top + 40 + ROW_HIGH * (number + 0.5)
            canvas.fill(LINE, (PAPER.left + 30, round(y - ROW_HIGH / 2) - 1, PAPER.width - 60, 3))
            self._row(canvas, result, self.first + number + 1, y, left, step)

    def _row(self, canvas: pygame.Surface, result: HandResult, number: int, y: float, left: float, step: float) -> None:
        text.place(canvas, str(number), 38, (PAPER.left + 60, y), QUIET, "bold")
        if result.bidder is not None:
            _faces(canvas, (result.bidder,), self.seating, (PAPER.left + 150, y), 56)
            text.place(canvas, str(result.bid), 44, (PAPER.left + 260, y), GOOD if result.made else BAD, "extrabold")
        chip = suit_chip(result.trump, 56)
        canvas.blit(chip, chip.get_rect(center=(PAPER.left + 380, y)))
        for side in range(len(self.who.sides)):
            x = left + step * (side + 0.5)
            change = result.scores[side] - result.penalties[side]
            small = step < 200
            text.place(canvas, signed(change), 34, (x - step * 0.2, y), QUIET, "semibold")
            total = str(result.totals[side]).replace("-", "\N{MINUS SIGN}")
            text.place(canvas, total, 38 if small else 46, (x + step * 0.2, y), INK, "extrabold")
