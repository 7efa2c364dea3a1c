"""Sheets of Hookie-Mookie: how far the table is, what was shown and by whom (a help), and at the end every hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from engine.core.cards import Cards
from engine.core.events import Heard
from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.games.hookie_mookie.cards import sort_hand
from engine.games.hookie_mookie.events import MatchEnded
from engine.games.hookie_mookie.memory import holdings
from engine.games.hookie_mookie.view import View
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.icons import icon
from game.theme import GOOD, INK, Theme
from game.widgets.bindings import Binding
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.furniture import crown, ghosts
from scenes.games.hookie_mookie.art.signs import CHIP_STEP, tied
from scenes.games.hookie_mookie.said import NONE_WHOLE, OUT, WHOLE
from scenes.seating import Seating
from scenes.table.boards.sheet import STANDS, Sheet, draw_strips
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from game.context import Context

TOP = 88
RIBBON = "#B23A2C"
TITLE = 68
QUIET = "#6B6250"
LINE = "#E3D6B8"
FACE = 82
ROW_MOST = 128
NAME_LEFT, NAME_WIDE = 122, 210
COUNT_WIDE = 150
GHOSTS_WIDE = 46
FOOT = 104
GHOSTS, DECK = say("hookie_mookie-left-ghosts"), say("hookie_mookie-left-deck")
"""What lies under the hands at the end."""


@dataclass(frozen=True, slots=True)
class Line:
    """One seat on a sheet: what is written at the right, and cards that everybody may see; `out` wears a crown."""

    seat: Seat
    count: int
    cards: Cards
    out: bool


def lines_of(view: View, shown: Sequence[Cards]) -> tuple[Line, ...]:
    """A line for every seat; at the end the cards left, before that those of `shown`."""
    over = bool(view.hands)
    cards = [sort_hand(hand) for hand in view.hands] if over else list(shown)
    counts = view.counts or (0,) * view.players
    return tuple(
        Line(seat, counts[seat], cards[seat] if cards else (), seat in view.out) for seat in range(view.players)
    )


class SoFarScene(Sheet):
    """Who has how many cards, which sets are whole, what is left; at the end every hand, the ghosts' and the deck."""

    title = say("hookie_mookie-so-far")

    def __init__(
        self, context: "Context", view: View, who: Speakers, seating: Seating, shown: Sequence[Cards] = ()
    ) -> None:
        super().__init__(context, who, seating)
        self.view = view
        self.begun = bool(view.cleared or view.hands or shown)
        self.lines = lines_of(view, shown)
        self.rows: tuple[tuple[Message, Cards], ...] = ((GHOSTS, view.ghost), (DECK, view.deck)) if view.hands else ()

    @classmethod
    def of_view(cls, context: "Context", view: View, who: Speakers, seating: Seating) -> "SoFarScene":
        """For the table, the pause and the results."""
        return cls(context, view, who, seating)

    def bindings(self) -> tuple[Binding, ...]:
        return self.goes_on(say("hint-back"))

    def sentence(self) -> Message:
        if self.view.result is not None:
            return say("hookie_mookie-lost" if self.view.result == "cards" else "hookie_mookie-won")
        if self.view.variant == "race":
            return say("hookie_mookie-race")
        return say("hookie_mookie-missing", count=self.view.missing)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(self.worded(self.title), TITLE, RIBBON).draw(canvas, (960, paper.top + 6))
        count = len(self.lines) + len(self.rows)
        foot = 0 if self.rows else FOOT
        high = min(ROW_MOST, (paper.height - TOP - foot - 16) / count)
        for number, line in enumerate(self.lines):
            box = pygame.Rect(paper.left + 24, round(paper.top + TOP + high * number), paper.width - 48, round(high))
            self._line(canvas, line, box, theme)
        for number, (name, cards) in enumerate(self.rows, len(self.lines)):
            box = pygame.Rect(paper.left + 24, round(paper.top + TOP + high * number), paper.width - 48, round(high))
            self._pile(canvas, name, cards, box, theme)
        if foot:
            self._foot(canvas, pygame.Rect(paper.left + 24, paper.bottom - foot, paper.width - 48, foot), theme)

    def _line(self, canvas: Canvas, line: Line, box: pygame.Rect, theme: Theme) -> None:
        """Face, name, number of cards or a crown, and the cards that everybody has seen."""
        if line.seat:
            canvas.fill(LINE, (box.left + 6, box.top - 1, box.width - 12, 3))
        size = min(FACE, box.height - 14)
        head = avatar(self.seating[line.seat].picture, size)
        canvas.blit(head, head.get_rect(center=(box.left + 58, box.centery)))
        if line.out:
            crown(round(size * 0.66)).draw(canvas, (box.left + 58, box.centery - size * 0.36))
        name = self.who.names[line.seat]
        letters = min(text.fit(name, min(theme.px(40), 56), NAME_WIDE), box.height - 20)
        shown = text.clipped(name, letters, NAME_WIDE)
        text.place(canvas, shown, letters, (box.left + NAME_LEFT, box.centery), INK, "bold", "left")
        at = (box.left + NAME_LEFT + NAME_WIDE + COUNT_WIDE - 20, box.centery)
        words = self.worded(OUT) if line.out else str(line.count)
        color = GOOD if line.out else INK
        text.place(canvas, words, min(theme.px(44), 60), at, color, "extrabold", "right")
        if not line.out:
            shape = icon("cards", 38, QUIET, "#FFF8EA")
            canvas.blit(shape, shape.get_rect(midleft=(box.left + NAME_LEFT + NAME_WIDE + 18, box.centery)))
        left = box.left + NAME_LEFT + NAME_WIDE + COUNT_WIDE + 16
        draw_strips(canvas, line.cards, pygame.Rect(left, box.top, box.right - left - 16, box.height), faces)

    def _pile(self, canvas: Canvas, name: Message, cards: Cards, box: pygame.Rect, theme: Theme) -> None:
        """The ghost hand, or what is left of the deck."""
        canvas.fill(LINE, (box.left + 6, box.top - 1, box.width - 12, 3))
        shape = ghosts(3, GHOSTS_WIDE) if name == GHOSTS else faces.back(GHOSTS_WIDE)
        canvas.blit(shape, shape.get_rect(center=(box.left + 58, box.centery)))
        letters = min(theme.px(38), 52)
        text.place(canvas, self.worded(name), letters, (box.left + NAME_LEFT, box.centery), QUIET, "bold", "left")
        left = box.left + NAME_LEFT + NAME_WIDE + COUNT_WIDE + 16
        room = pygame.Rect(left, box.top, box.right - left - 16, box.height)
        if cards:
            draw_strips(canvas, sort_hand(cards), room, faces)
        else:
            words = self.worded(say("-hookie_mookie-left-none"))
            text.place(canvas, words, letters, (left, box.centery), QUIET, "semibold", "left")

    def _foot(self, canvas: Canvas, box: pygame.Rect, theme: Theme) -> None:
        """What is whole already."""
        canvas.fill(INK, (box.left + 6, box.top, box.width - 12, 4))
        letters = min(theme.px(38), 52)
        title = self.worded(WHOLE)
        text.place(canvas, title, letters, (box.left + 22, box.centery), QUIET, "bold", "left")
        left = box.left + 60 + text.width(title, letters)
        if not self.view.cleared:
            text.place(canvas, self.worded(NONE_WHOLE), letters, (left, box.centery), QUIET, "semibold", "left")
        for number, gone in enumerate(self.view.cleared):
            chip = tied(gone.value)
            canvas.blit(chip, chip.get_rect(midleft=(left + number * CHIP_STEP, box.centery)))


class ShownScene(SoFarScene):
    """The help for those who do not want to remember it all: what was shown, went back, and has not left since.

    It is made of what everybody heard, and looks the same whoever looks.
    """

    title = say("hookie_mookie-shown")

    def __init__(self, context: "Context", heard: Heard, view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, view, who, seating, holdings(heard, view.players))

    def sentence(self) -> Message:
        return say("hookie_mookie-shown-line")


class LeftScene(SoFarScene):
    """The end of the match: every hand, the ghost hand and what is left of the deck lie open for everybody. A press
    goes on to the podium; where nobody sits, it goes by itself."""

    title = say("hookie_mookie-left")

    def __init__(self, context: "Context", view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, view, who, seating)
        self._rest = STANDS
        self._alone = not any(seating.people)

    @classmethod
    def of_event(
        cls, context: "Context", event: MatchEnded, view: View, who: Speakers, seating: Seating
    ) -> "LeftScene":
        """For the table: after the last event."""
        del event
        return cls(context, view, who, seating)

    def bindings(self) -> tuple[Binding, ...]:
        return Sheet.bindings(self)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._rest -= dt
        if self._alone and self._rest <= 0:
            self._alone = False
            self.context.stack.dismiss()
