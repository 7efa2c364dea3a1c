"""The board on which people answer what chance is asked. Anybody at the table may press."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.prompts import Prompt
from engine.core.steps import Step
from game.draw import text
from game.draw.boards import ribbon
from game.input.actions import Action, Press
from game.theme import INK, Theme
from game.widgets.hints import Hint
from scenes.pause import LEAVE
from scenes.seating import Seating
from scenes.table.asks import Plate, PlatesAsk
from scenes.table.bids import ROW_Y, Choice, ChoiceRow
from scenes.table.hud import pictured
from scenes.table.look import Look
from scenes.table.lots import Lots
from scenes.table.phrases import Phrase, Speakers, plain
from scenes.table.sheet import Sheet

if TYPE_CHECKING:
    from game.house import House

TITLE = 76
LETTERS, LINE_STEP = 46, 62
LINES_DOWN = 150  # px from the paper's upper edge to the first line
FACE = 84
RIBBON = "#9E2140"


class LotsScene(Sheet):
    """Dismissed with the Step that was chosen or drawn, or with LEAVE. `lot` is what chance says, `paused` opens the
    pause."""

    def __init__(
        self, house: "House", lots: Lots, prompt: Prompt, lot: Step, who: Speakers, seating: Seating, look: Look,
        paused: Callable[[str | None], None],
    ) -> None:  # fmt: skip
        super().__init__(house, who, seating)
        self.lots, self.look, self.paused = lots, look, paused
        steps = tuple(prompt.steps())
        plates = (Plate((lots.by_lot,), lot), *(Plate(lots.name(step, who), step) for step in steps))
        self.ask = PlatesAsk(0, plates)

    def act(self, press: Press) -> None:
        if press.action in (Action.MENU, Action.BACK):
            self.paused(press.device)
            return
        was = self.ask.focus
        outcome = self.ask.act(press, self._row().point)
        if isinstance(outcome, Step):
            self.house.sound.play("choose")
            self.house.stack.dismiss(outcome)
        elif self.ask.focus != was:
            self.house.sound.play("focus")

    def uncover(self, result: Any) -> None:
        if result == LEAVE:
            self.house.stack.dismiss(LEAVE)

    def hints(self) -> Sequence[Hint]:  # type: ignore[override]
        words = plain(self.ask.plates[self.ask.focus].label)
        return (Hint(Action.CONFIRM, words), Hint(Action.MENU, "Pause"))

    def sentence(self) -> str:
        return self.lots.sentence

    def _row(self) -> ChoiceRow:
        theme = self.house.theme
        choices = [self._choice(plate.label) for plate in self.ask.plates]
        return ChoiceRow(choices, theme, focus=self.ask.focus, y=ROW_Y)

    def _choice(self, phrase: Phrase) -> Choice:
        drawn = pictured(tuple(part for part in phrase if not isinstance(part, str)), self.look, self.seating, FACE)
        picture = drawn[0] if drawn and isinstance(drawn[0], pygame.Surface) else None
        return Choice(plain(phrase), picture)

    def paint(self, canvas: pygame.Surface, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(self.lots.title, TITLE, RIBBON).draw(canvas, (960, paper.top + 6))
        for number, line in enumerate(self.lots.lines):
            size = text.fit(line, theme.px(LETTERS), paper.width - 120, theme.sentence_role)
            step = max(LINE_STEP, round(size * 1.3))
            at = (960, paper.top + LINES_DOWN + step * number)
            text.place(canvas, line, size, at, INK, theme.sentence_role)
        self._row().draw(canvas)
