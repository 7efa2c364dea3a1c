"""HookyBoard: the private board of one seat, with a panel on the chalkboard on the left and the register on the
right."""

from collections.abc import Hashable, Sequence

import pygame

from engine.core.messages import Message, say
from engine.core.steps import Step
from game.canvas import Canvas
from game.context import Context
from game.draw.focus import PLATE_HOOK, hook, ring
from game.input.actions import Action, Press
from game.lessons import Mark
from game.theme import SMALLEST_TARGET, Theme
from game.widgets.bindings import MOST, Binding, limited, table
from game.widgets.focus import Target
from scenes.games.hooky.art import backdrop as classroom
from scenes.games.hooky.boards.class_book import ClassBook
from scenes.games.hooky.boards.guesses import Guesses
from scenes.games.hooky.boards.known import DEDUCTION, narrowed, read_marks, simple
from scenes.games.hooky.boards.panel import Chalkboard, Panel, PartsPanel
from scenes.games.hooky.boards.register import MARKS, Pencil
from scenes.games.hooky.boards.reveal import SEEN, Reveal, SeenCardPanel, seen_by
from scenes.games.hooky.boards.spelling import Spelling
from scenes.games.hooky.boards.spots import spots
from scenes.table.boards.answer_plate import PLATE
from scenes.table.boards.private_board import BoardContext
from scenes.table.coach.drawing import draw_on_board

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

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.view = behind.view
        self.level = behind.aids.get(HELP, "")
        self.gone = False
        self.known = simple(self.view, self.level, behind.opened)
        self.marks = read_marks(behind.notes.read(MARKS), len(self.known.columns) + 1)
        self.pencil = Pencil(self)
        self.panel = first_panel(self)
        self.plate = self.panel.answer_plate()
        self.book = ClassBook(self)
        self.on_register = isinstance(self.panel, ClassBook)
        self.reading = False
        self.hook.beside = lambda: () if self.on_register else self.panel.beside()
        self._at: dict[bool, Hashable] = {False: self.panel.first(), True: self.pencil.first()}

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
        self.plate.note_part()
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
        self.plate = panel.answer_plate()
        self.settle(self._at[self.on_register])
        self.plate.note_part()

    @property
    def intended(self) -> Step | None:
        return None if self.on_register else self.panel.intended

    @property
    def begun(self) -> bool:
        """A seen card comes before the question."""
        return isinstance(self.panel, SeenCardPanel) or super().begun

    # Presses

    @property
    def typing(self) -> bool:
        """Letter keys type on the panel; on the register they are buttons."""
        return self.panel.typing and not self.on_register

    def targets(self) -> Sequence[Target]:
        plate = () if self.on_register else self.plate.targets
        return () if self.reading else (*self._side.targets(), *plate)

    def named(self, target: Hashable) -> Message | None:
        return super().named(target) or self._side.named(target)

    @property
    def _side(self) -> Panel:
        return self.pencil if self.on_register else self.panel

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

    def _press_at(self, press: Press, at: tuple[int, int]) -> None:
        """Move the focus to a pressed point on the other side. A press that leaves the register does no more, nor does
        one on its summary."""
        where, register = spots(self.theme), self.panel.register
        if press.action is Action.CONFIRM:
            reads = self.on_register and not where.large and not isinstance(self.panel, ClassBook)
            if reads and where.inside.collidepoint(at):
                self.turn_to(register=False)
                return
            if not self.on_register and register is not None and register.collidepoint(at):
                self.turn_to(register=True)
                if self.panel.summed_up:
                    return
        super()._press_at(press, at)

    def click_outside(self, press: Press) -> None:
        self.hook.press_beside(press)

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

    def _turn_leaf(self, press: Press) -> None:
        """Change between the register and the class book in its place."""
        self.reading = not self.reading
        self.sound("page")

    # Pictures and words

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        return self._side.shown_by(step)

    def write_note(self, step: Step) -> None:
        self.pencil.noted(step)

    def read(self) -> tuple[pygame.Rect, ...]:
        return () if self.on_register and spots(self.theme).large else self.left.read()

    def where_is(self, mark: Mark) -> Sequence[pygame.Rect]:
        one = spots(self.theme).large
        found = () if one and self.on_register else self.left.where_is(mark)
        return found or (self.pencil.where_is(mark) if self.on_register or self.panel.pencil_beside else ())

    def sentence(self) -> Message | None:
        return self.news or (self.book if self.reading else self._side).sentence()

    def bindings(self) -> tuple[Binding, ...]:
        coach = self.behind.coach
        if self.on_register:
            return self._on_register()
        own = (*self.panel.bindings(), self.panel.to_register.silent)
        if self.plate.focused:
            return table((*self.buttons.spared((*own, self.buttons.leaving())), *self.buttons.understood()))
        return self.buttons.asking(*limited(own, MOST - (coach is not None)))

    def _on_register(self) -> tuple[Binding, ...]:
        words = say("hooky-hint-register" if self.reading else "hooky-words")
        leaves = (Binding(Action.NEXT, self._turn_leaf, words),) if spots(self.theme).large else ()
        marks = () if self.reading else self.pencil.bindings()
        own, back = limited((*marks[:1], *leaves, *marks[1:])), self.buttons.leaving()
        if not isinstance(self.panel, ClassBook):  # there is a question to return to
            back = Binding(Action.BACK, lambda press: self.turn_to(register=False), say("hint-back"))
        shown: Sequence[Binding] = (*(binding for binding in own if binding.words is not None), back)
        if self.behind.coach is not None and self.behind.coach.open:  # Back leads to the question
            shown = self.buttons.printed(shown, alone=False)
        return table((*shown, *own, *self.buttons.understood()))

    def draw(self, canvas: Canvas) -> None:
        one = spots(self.theme).large
        canvas.blit(classroom.framed(self.theme, self.left.slate), (0, 0))
        if not one or self.reading or not self.on_register:
            self.left.draw(canvas)
            if not self.on_register:
                self.plate.draw(canvas)
        if not (one and self.reading) if self.on_register else self.panel.pencil_beside:
            self.pencil.draw(canvas)
        if self.focus.rect is not None and not self.plate.focused:
            draw_here(canvas, self.focus.rect, self.theme)
        draw_on_board(canvas, self.behind.coach, self.shown_by, self.focus.targets)
        self.draw_bottom_bar(canvas)


def first_panel(board: Chalkboard) -> Panel:
    """Return the panel of the question to this seat. A card that it has just seen comes first, but not before the next
    look or a lesson's note."""
    behind, looks = board.behind, seen_by(board.view)
    watched = behind.alone and board.context.pace  # a single player has seen it in the animation
    later = board.noting or any(prompt.verb == "reveal" for prompt in behind.prompts)
    if looks and not watched and not later and behind.notes.read(SEEN) != len(looks):
        return SeenCardPanel(board, looks[-1], len(looks))
    return board.asked_panel()


def draw_here(canvas: Canvas, rect: pygame.Rect, theme: Theme) -> None:
    """Draw ring and hook. The hook is at the corner of small targets (keys, cells), so that it covers no letter."""
    cell = rect.height < SMALLEST_TARGET
    radius = CELL_RADIUS if cell else min(ROW_RADIUS, rect.height // 4)
    ring(rect.width, rect.height, radius, theme.ring).draw(canvas, rect.center)
    if rect.height < CARD_HIGH:
        hook(CELL_HOOK).draw(canvas, corner_of(rect))
    else:
        hook(PLATE_HOOK).draw(canvas, rect.midtop)


def corner_of(rect: pygame.Rect) -> tuple[int, int]:
    """Return the place of the hook at a small target: in its corner, hardly over the one above."""
    return rect.right - HOOK_IN, rect.top + HOOK_DOWN
