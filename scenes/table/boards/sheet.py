"""Sheet: a piece of paper over the table, for what has to be read in peace: a count, the scores. A press goes on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.events import Heard
from game.canvas import Canvas
from game.draw.boards import board
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.easing import paced
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import CARD_EDGE, CREAM, STAGE, Theme
from game.timeline import Lane
from game.widgets.bindings import Binding, bound, dispatch, meant, printed, table
from game.widgets.bottom_bar import Plainer, Spoken, draw_bottom_bar, nothing_plainer
from game.widgets.hints import Hint
from scenes.seating import Seating
from scenes.table.boards.remarks_row import Asked, Opened, draw_remarks
from scenes.table.feature import Feature
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from game.context import Context

PAPER = pygame.Rect(210, 150, 1500, 700)
PAPER_LARGE = pygame.Rect(150, 104, 1620, 696)
"""Over the higher rail of large text."""
ASKED_HIGH = 24  # px that it is shorter where the row of remarks stands below it
DARK = (0, 0, 0, 120)
LEADS_ON = (Action.BACK, Action.INFO, Action.MENU)
STANDS = 3.0  # seconds that a count stays where nobody can press


@dataclass(frozen=True, slots=True)
class Reminder(Feature[Any]):
    """Makes a sheet of what everybody has heard, from that and the public view, for those who want this help; it may
    lie over an open hand."""

    made: Callable[["Context", Heard, Any, Speakers, Seating], Scene]


def paper_of(theme: Theme) -> pygame.Rect:
    """Where the paper lies."""
    return PAPER_LARGE if theme.large_text else PAPER


@cached
def _paper(size: tuple[int, int]) -> Piece:
    return with_shadow(board(*size, CREAM, 28, CARD_EDGE, 5), 18, 150, (4, 12), (0, 0))


class Sheet(Scene):
    """A game's own sheets say what is written (`paint`), what the rail says and what the buttons do."""

    opaque = False
    tells = False
    """Whether it is a part of the story, and no page that only sums it up: then those who watch a record see it too."""
    plainer: Plainer = staticmethod(nothing_plainer)
    """The game's own sentences in a child's words."""

    def __init__(self, context: "Context", who: Speakers, seating: Seating) -> None:
        super().__init__(context)
        self.who, self.seating = who, seating
        self.asked: Asked = ()
        """Who has asked the coach, where that is to be told."""
        self.opened: Opened = ()
        """Whose hands were opened with what they are not held with."""
        self._veil = pygame.Surface(STAGE, pygame.SRCALPHA)
        self._veil.fill(DARK)

    def act(self, press: Press) -> None:
        dispatch(meant(press, self.hints(), self.context.devices.hint, self.context.theme), self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """What the buttons do."""
        return self.goes_on("On")

    def hints(self) -> tuple[Hint, ...]:
        """What the bottom bar says of them."""
        return printed(self.bindings())

    def goes_on(self, words: str, *more: Binding) -> tuple[Binding, ...]:
        """Confirm goes on, in these words, and so does every button that leads away; `more` is what else there is."""
        return table((Binding(Action.CONFIRM, self.gone_on, words), *more, *bound(LEADS_ON, self.gone_on)))

    def scrolls(self, by: Callable[[int], None], first: int, last: int) -> tuple[Binding, ...]:
        """Up and down through lines of which `first` is the uppermost in sight and `last` the lowest that can be: the
        way back is printed, or the way on where nothing is before it."""
        up = Binding(Action.UP, lambda press: by(-1), "Earlier" if first else None)
        return up, Binding(Action.DOWN, lambda press: by(1), "More" if last and not first else None)

    def gone_on(self, press: Press) -> None:
        """Somebody has read it."""
        del press
        self.context.sound.play("page")
        self.context.stack.dismiss()

    def sentence(self) -> str:
        """What the rail says."""
        return ""

    @property
    def paper(self) -> pygame.Rect:
        """Where the paper lies; the row of remarks has room below it."""
        out, theme = paper_of(self.context.theme).copy(), self.context.theme
        out.height -= ASKED_HIGH if (self.asked or self.opened) and theme.large_text else 0
        return out

    def worded(self, words: str) -> str:
        """Words as they stand on the paper, for whom the theme is."""
        return self.context.worded(words, self.plainer)

    def spoken(self) -> Spoken:
        return self.context.spoken(self.sentence(), self.plainer)

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        canvas.blit(self._veil, (0, 0))
        paper = self.paper
        _paper(paper.size).draw(canvas, paper.topleft)
        self.paint(canvas, paper, theme)
        draw_remarks(canvas, self.asked, self.opened, (paper.bottom + theme.rail_top) / 2, theme)
        spoken = self.spoken()
        draw_bottom_bar(canvas, spoken.words, self.hints(), self.context.devices.hint, theme, picture=spoken.picture)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        """What is written on the paper; nothing of a sheet that draws all of itself (`draw`)."""


class Count(Sheet):
    """A sheet on which numbers run along `lane`: a press ends that first and only then goes on. Where nobody sits who
    could press, it goes by itself."""

    def __init__(self, context: "Context", who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.alone = not any(seating.people)
        self.lane = Lane()
        self._rest = STANDS

    @property
    def busy(self) -> bool:
        """Whether the numbers still run."""
        return self.lane.busy

    def update(self, dt: float) -> None:
        self.lane.advance(paced(dt, self.context.pace))
        if self.alone and not self.lane.busy:
            self._rest -= dt
            if self._rest <= 0:
                self.context.stack.dismiss()

    def bindings(self) -> tuple[Binding, ...]:
        if self.lane.busy:
            return (Binding(Action.CONFIRM, lambda press: self._hurry(), "On"),)
        return self.once_counted()

    def once_counted(self) -> tuple[Binding, ...]:
        """What the buttons do once the sum stands there."""
        return self.goes_on("On")

    def _hurry(self) -> None:
        self.lane.finish()
        self.hurried()

    def hurried(self) -> None:
        """Somebody did not want to wait for the sum."""
