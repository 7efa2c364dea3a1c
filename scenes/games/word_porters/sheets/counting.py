"""The end of a round: whose word was which and what the hints were for, and who starts next (WP-63 to WP-69)."""

from typing import TYPE_CHECKING

import pygame

from engine.games.word_porters.events import RoundEnded
from engine.games.word_porters.options import ROUNDS
from engine.games.word_porters.state import Played
from engine.games.word_porters.view import View
from game.draw.boards import ribbon
from game.draw.frame import frame
from game.input.actions import Action, Press
from game.theme import Theme
from game.timeline import Wait
from game.widgets.hints import Hint
from scenes.games.word_porters.art.backdrop import FRAME, backdrop
from scenes.games.word_porters.art.furniture import looks_of
from scenes.games.word_porters.boards.explaining import WHY, Explaining
from scenes.games.word_porters.kids import SAYINGS
from scenes.games.word_porters.sheets.round_page import draw_round, page_box
from scenes.games.word_porters.words import next_start
from scenes.seating import Seating
from scenes.table.boards.sheet import Count
from scenes.table.command import meant
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from game.context import Context

RIBBON = "#7A2E38"
STANDS = 1.0  # seconds in which a press does not turn the page yet


class RoundScene(Count):
    """The page of the round that has just ended."""

    plainer = SAYINGS

    opaque = True

    def __init__(self, context: "Context", event: RoundEnded, played: Played, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.event, self.played = event, played
        self.walk = Explaining(played, who.names)

    @classmethod
    def of_event(
        cls, context: "Context", event: RoundEnded, view: View, who: Speakers, seating: Seating
    ) -> "RoundScene":
        """For the table: after rounds 1 to 3."""
        return cls(context, event, view.played[event.round - 1], who, seating)

    def enter(self) -> None:
        self.context.sound.play("stamp")
        self.lane.play(Wait(STANDS))

    def sentence(self) -> str:
        return self.walk.sentence() or next_start(self.event, self.who)

    def hints(self) -> tuple[Hint, ...]:
        return (Hint(Action.CONFIRM, "On"), WHY)

    def act(self, press: Press) -> None:
        press = meant(press, self.hints(), self.context.devices.hint, self.context.theme)
        if not self.walk.act(press, page_box(self.paper)):
            super().act(press)

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.blit(backdrop(self.context.theme, True), (0, 0))
        frame(FRAME).draw(canvas)
        super().draw(canvas)

    def paint(self, canvas: pygame.Surface, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(f"Round {self.event.round} of {ROUNDS}", 72, RIBBON).draw(canvas, (960, paper.top + 6))
        draw_round(canvas, self.played, page_box(paper), self.who.names, looks_of(self.seating), theme)
        self.walk.draw(canvas, theme)
