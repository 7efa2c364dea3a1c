"""HookyBoard: the private board of one seat, with a panel on the chalkboard on the left and the register on the
right."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from engine.core.messages import Message, say
from engine.core.steps import Step
from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.focus import PLATE_HOOK, hook, ring
from game.draw.frame import frame
from game.input.actions import Action, Press
from game.lessons import Mark
from game.theme import SMALLEST_TARGET, Theme
from game.widgets.bindings import MOST, Binding, limited, table
from game.widgets.focus import Target
from scenes.games.hooky.art import backdrop as classroom
from scenes.games.hooky.art.backdrop import Box
from scenes.games.hooky.boards.class_book import ClassBook
from scenes.games.hooky.boards.guesses import Guesses
from scenes.games.hooky.boards.known import DEDUCTION, AutomaticMarks, Marks, narrowed
from scenes.games.hooky.boards.panel import Chalkboard, Panel, PartsPanel
from scenes.games.hooky.boards.register import Pencil
from scenes.games.hooky.boards.reveal import SEEN, Reveal, SeenCardPanel, seen_by
from scenes.games.hooky.boards.spelling import Spelling
from scenes.games.hooky.boards.spots import spots
from scenes.table.boards.private_board import PLATE, BoardContext
from scenes.table.coach.coach import with_coach
from scenes.table.stage.handed_in import FlyingPart

if TYPE_CHECKING:
    from game.context import Context

PATIENCE = 60.0
"""Seconds without a touch. They are many, because players look at the register for a long time."""
CELL_RADIUS, ROW_RADIUS = 10, 18
HOOK_IN, HOOK_DOWN = 6, 2  # px of a small target's hook from its upper right corner
CELL_HOOK = 40
CARD_HIGH = 160
"""From this height on the hook is at the middle."""
HELP = "help"


class HookyBoard(Chalkboard):
    """The focus is either on the panel or on the register (`on_register`); then the class book is on the left.

    With large text only one of them is visible, and `reading` means the class book. `news`: what the latest number
    narrows down. It is shown when the register opens, and after the own question, until the next press.
    """

    patience = PATIENCE
    coach_key = Action.LOOK
    """Not the usual button, which opens the register."""

    def __init__(self, context: "Context", behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.view = behind.view
        self.level = behind.aids.get(HELP, "")
        self.gone = False
        self.pencil = Pencil(self)
        self.panel: Panel = self._first_panel()
        self.book = ClassBook(self)
        self.on_register = isinstance(self.panel, ClassBook)
        self.news: Message | None = None
        self.reading = False
        self._at: dict[bool, Hashable] = {False: self.panel.first(), True: self.pencil.first()}

    def _first_panel(self) -> Panel:
        """The panel of the question to this seat; a card that it has just seen comes first."""
        looks = seen_by(self.view)
        watched = self.behind.alone and self.context.pace  # a single player has seen it in the animation
        if looks and not watched and self.behind.notes.read(SEEN) != len(looks):
            return SeenCardPanel(self, looks[-1], len(looks))
        return self.asked_panel()

    def asked_panel(self) -> Panel:
        verbs = {prompt.verb for prompt in self.behind.prompts}
        if verbs & {"guess", "hands"}:
            return Guesses(self)
        if verbs & {"clue", "ask"}:
            return Spelling(self)
        return Reveal(self) if "reveal" in verbs else ClassBook(self)

    # Life cycle

    def enter(self) -> None:
        self.settle(self._at[self.on_register])
        self.part_changed()
        if not self.noting and (self.on_register or isinstance(self.panel, Reveal)):
            self._tell_news()
        if self.level == DEDUCTION and not self.noting:
            self.context.idle_work.add(self.pencil.thinking())

    def _tell_news(self) -> None:
        """Set the news. If all hands are open, a number tells nothing."""
        self.news = None if self.behind.opened else narrowed(self.view, self.known, self.level)

    def leave(self) -> None:
        """Stop thinking, because the board is covered."""
        self.gone = True

    def show(self, panel: Panel) -> None:
        self.panel, self.on_register = panel, isinstance(panel, ClassBook)
        self._at[False] = panel.first()
        self._confirm = None
        self.settle(self._at[self.on_register])
        self.part_changed()

    # An answer of several parts

    def parts(self) -> PartsPanel | None:
        return self.panel if isinstance(self.panel, PartsPanel) else None

    def plate_place(self) -> tuple[pygame.Rect, int]:
        assert isinstance(self.panel, PartsPanel)
        return self.panel.plate, self.panel.plate.width

    def leaving_parts(self) -> list[FlyingPart]:
        parts = self.parts()
        return parts.leaving_parts() if parts is not None else []

    @property
    def intended(self) -> Step | None:
        return None if self.on_register else self.panel.intended

    @property
    def in_the_middle(self) -> bool:
        """A seen card comes before the question."""
        return isinstance(self.panel, SeenCardPanel) or super().in_the_middle

    # Presses

    @property
    def typing(self) -> bool:
        """Letter keys type on the panel; on the register they are buttons."""
        return self.panel.typing and not self.on_register

    @property
    def _both_seen(self) -> bool:
        return not spots(self.theme).large

    def targets(self) -> Sequence[Target]:
        plate = () if self.on_register else self.plate_target()
        return () if self.reading else (*self._side.targets(), *plate)

    def named(self, target: Hashable) -> Message | None:
        return super().named(target) or self._side.named(target)

    @property
    def _side(self) -> Panel:
        """The panel with the focus."""
        return self.pencil if self.on_register else self.panel

    @property
    def known(self) -> AutomaticMarks:
        return self.pencil.known

    @property
    def marks(self) -> Marks:
        return self.pencil.marks

    def act(self, press: Press) -> None:
        if press.action is not Action.POINT:
            self.said = self.news = None
        super().act(press)

    def pressed(self, press: Press) -> None:
        super().pressed(press)
        self.settle()

    def _direct(self, press: Press) -> None:
        self.panel.moved()
        super()._direct(press)

    def _click(self, press: Press) -> None:
        if press.at is None or not (self._both_seen and self._goes_over(press.at)):
            super()._click(press)

    def click_outside(self, press: Press) -> None:
        if press.at is not None and not self.on_register:
            self.panel.pointed(press.at)
            self.settle()

    def _goes_over(self, at: tuple[int, int]) -> bool:
        """Move the focus to a pressed point on the other side. Returns whether the press is then done, because it hit
        no target there."""
        where = spots(self.theme)
        if self.on_register and where.inside.collidepoint(at) and not isinstance(self.panel, ClassBook):
            self.turn_to(register=False)
            return True
        if not self.on_register and where.register.collidepoint(at):
            self.turn_to(register=True)
        return False

    def turn_to(self, register: bool) -> None:
        self.reading = False
        if register != self.on_register:
            self._at[self.on_register] = self.focus.at
            self.on_register = register
            self.settle(self._at[register])
            self.sound("page")
            if register:
                self._tell_news()

    def settle(self, at: Hashable = None) -> None:
        super().settle(at)
        letter = self.focus.at
        if self.on_register and at is not None and self.focus.at != at and isinstance(letter, tuple):
            self.focus.show(self.targets(), ("row", letter[1]))

    def choose(self, target: Hashable, press: Press) -> None:
        if target == PLATE and isinstance(self.panel, PartsPanel):
            self.panel.hand_in()
        else:
            self._side.choose(target, press)
        self.settle()

    def _turn_leaf(self) -> None:
        """Change between the register and the class book in its place."""
        self.reading = not self.reading
        self.sound("page")

    # Pictures and words

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        return self._side.shown_by(step)

    def noted(self, step: Step) -> None:
        self.pencil.noted(step)

    @property
    def tells(self) -> bool:
        return self.news is not None

    def read(self) -> tuple[pygame.Rect, ...]:
        return self.panel.read() if self._both_seen or not self.on_register else ()

    def where_is(self, mark: Mark) -> Sequence[pygame.Rect]:
        found = self.panel.where_is(mark) if self._both_seen or not self.on_register else ()
        return found or (self.pencil.where_is(mark) if self._both_seen or self.on_register else ())

    def sentence(self) -> Message | None:
        return self.news or (self.book if self.reading else self._side).sentence()

    def bindings(self) -> tuple[Binding, ...]:
        coach = self.behind.coach
        if self.on_register:
            return self._on_register()
        own = (*self.panel.bindings(), self.panel.to_register.silent)
        if self.on_plate:
            return table((*self.spared((*own, self.leaving())), *self.understood()))
        return self.asking(*limited(own, MOST - (coach is not None)))

    def _on_register(self) -> tuple[Binding, ...]:
        leaf = Binding(
            Action.NEXT, lambda press: self._turn_leaf(), say("hooky-hint-register" if self.reading else "hooky-words")
        )
        leaves = () if self._both_seen else (leaf,)
        marks = () if self.reading else self.pencil.bindings()
        own, back = limited((*marks[:1], *leaves, *marks[1:])), self._back()
        shown = (*(binding for binding in own if binding.words is not None), back)
        if self.behind.coach is not None and self.behind.coach.open:  # Back leads to the question
            shown = with_coach(shown, self.behind.coach, False, self._deeper, self._shut, self.coach_key)
        return table((*shown, *own, *self.understood()))

    def _back(self) -> Binding:
        """Return from the register to the question, or close the board."""
        if isinstance(self.panel, ClassBook):
            return self.leaving()
        return Binding(Action.BACK, lambda press: self.turn_to(register=False), say("hint-back"))

    def draw(self, canvas: Canvas) -> None:
        where = spots(self.theme)
        canvas.blit(framed_set(self.theme, where.slate), (0, 0))
        if self._both_seen or self.reading or not self.on_register:
            (self.book if self.on_register else self.panel).draw(canvas)
            if not self.on_register:
                self.draw_plate(canvas)
        if self._both_seen or (self.on_register and not self.reading):
            self.pencil.draw(canvas)
        if self.focus.rect is not None and not self.on_plate:
            self._draw_here(canvas, self.focus.rect)
        self.draw_marks(canvas)
        self.draw_bottom_bar(canvas)

    def _draw_here(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw ring and hook. The hook is at the corner of small targets (keys, cells), so that it covers no letter."""
        cell = rect.height < SMALLEST_TARGET
        radius = CELL_RADIUS if cell else min(ROW_RADIUS, rect.height // 4)
        ring(rect.width, rect.height, radius, self.theme.ring).draw(canvas, rect.center)
        if rect.height < CARD_HIGH:
            hook(CELL_HOOK).draw(canvas, corner_of(rect))
        else:
            hook(PLATE_HOOK).draw(canvas, rect.midtop)


def corner_of(rect: pygame.Rect) -> tuple[int, int]:
    """Return the place of the hook at a small target: in its corner, hardly over the one above."""
    return rect.right - HOOK_IN, rect.top + HOOK_DOWN


@cached
def framed_set(theme: Theme, slate: Box) -> pygame.Surface:
    """The classroom with the board on the left and its frame around the stage. The surface is cached, so never draw on
    it."""
    out = classroom.backdrop(theme, slate).copy()
    frame(classroom.FRAME).draw(out)
    return out
