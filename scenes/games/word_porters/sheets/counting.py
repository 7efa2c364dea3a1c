"""The end of a round: whose word was which and what the hints were for, and who starts next (WP-63 to WP-69)."""

from typing import TYPE_CHECKING

import pygame

from engine.games.word_porters.events import RoundEnded
from engine.games.word_porters.options import ROUNDS
from engine.games.word_porters.view import View
from game.canvas import Canvas
from game.draw.boards import ribbon
from game.draw.frame import frame
from game.theme import Theme
from game.timeline import Wait
from game.widgets.bindings import Binding, table
from scenes.games.word_porters.art.backdrop import FRAME, backdrop
from scenes.games.word_porters.art.furniture import looks_of
from scenes.games.word_porters.boards.explaining import Explaining
from scenes.games.word_porters.kids import SAYINGS
from scenes.games.word_porters.sheets.round_page import draw_round, page_box
from scenes.games.word_porters.words import next_start
from scenes.seating import Seating
from scenes.table.boards.sheet import Count
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from game.context import Context

RIBBON = "#7A2E38"
STANDS = 1.0  # seconds in which a press does not turn the page yet


class RoundScene(Count):
    """The page of the round that has just ended."""

    plainer = SAYINGS

    opaque = True

    def __init__(self, context: "Context", event: RoundEnded, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.event = event
        self.walk = Explaining(event.played, who.names)

    @classmethod
    def of_event(
        cls, context: "Context", event: RoundEnded, view: View, who: Speakers, seating: Seating
    ) -> "RoundScene":
        """For the table: after rounds 1 to 3."""
        del view
        return cls(context, event, who, seating)

    def enter(self) -> None:
        self.context.sound.play("stamp")
        self.lane.play(Wait(STANDS))

    def sentence(self) -> str:
        return self.walk.sentence() or next_start(self.event, self.who)

    def bindings(self) -> tuple[Binding, ...]:
        on, *others = super().bindings()
        box = page_box(self.paper)
        return table((self.walk.or_else(on, box), *self.walk.bindings(box), *others))

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop(self.context.theme, True), (0, 0))
        frame(FRAME).draw(canvas)
        super().draw(canvas)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(f"Round {self.event.played.round} of {ROUNDS}", 72, RIBBON).draw(canvas, (960, paper.top + 6))
        draw_round(canvas, self.event.played, page_box(paper), self.who.names, looks_of(self.seating), theme)
        self.walk.draw(canvas, theme)
