"""Lessons: people take one, on every kind of device, on the real scene."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from pygame import Rect

from engine.core.prompts import Prompt
from engine.core.steps import Step
from game.context import Context
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.lessons import NOTE, Lesson, lesson_of, line_of, noted
from game.scene import Scene
from game.theme import Theme
from game.widgets.hints import place_hints
from scenes.games.hooky.boards.slate import Slate
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.lesson import beat_view
from scenes.lesson.course import questions
from scenes.lesson.host_bubble import HostBubble, bubble_of, laid
from scenes.lesson.lesson_table import LessonTable
from scenes.seating import PERSON, SeatPlan
from scenes.table.asks.asks import CardAsk, HandAsk, PartsAsk, PlatesAsk
from scenes.table.asks.picture_asks import PictureAsk
from scenes.table.boards.answer_plate import PLATE
from scenes.table.boards.private_board import PrivateBoard
from tests.pilot import SMALL, Pilot
from tests.scenes.at_table import indices

POINTERS = (MOUSE, TOUCH)
NAMES = ("Anna", "Ben", "Cleo", "Dora")
PATIENCE = 400
"""Times that a pilot waits before it gives up."""


class Ended(Scene):
    """A stand-in for the end of a lesson."""

    def __init__(self, context: Context, lesson: Lesson, learners: tuple[SeatPlan, ...]) -> None:
        super().__init__(context)
        self.lesson, self.learners = lesson, learners


class Shelf(Scene):
    """A stand-in for the place where a lesson was chosen."""


Box = tuple[int, int, int, int]


@cache
def _bubble(
    asked: tuple[Any, ...],
    theme: Theme,
    marks: tuple[Box, ...],
    clear: tuple[Box, ...],
    seen: tuple[Box, ...],
    points_at: Box | None,
) -> HostBubble | None:
    rects = ([Rect(box) for box in boxes] for boxes in (marks, clear, seen))
    return bubble_of(laid(*asked), theme, *rects, Rect(points_at) if points_at else None)


def _known_bubble(asked: tuple[Any, ...], theme: Theme, *rects: Sequence[Rect] | Rect | None) -> HostBubble | None:
    """The bubble for these arguments of `laid` and of `bubble_of`. Lessons with all devices have the same ones."""
    *boxes, points_at = rects
    return _bubble(asked, theme, *(tuple(map(tuple, some)) for some in boxes), points_at and tuple(points_at))


class LessonPilot(Pilot):
    """A pilot that takes one lesson after the other; it draws only in `frames`."""

    table: LessonTable

    def __init__(self, data: Path, size: tuple[int, int] = SMALL) -> None:
        self.folder = data
        super().__init__(data, self._first, size=size)
        self._until_closed.enter_context(
            patch.multiple(beat_view, laid=lambda *asked: asked, bubble_of=_known_bubble),
        )

    def _first(self, context: Context) -> Scene:
        before = context.settings.get.language
        context.settings.change(theme="kids", language="de")
        context.settings.change(theme="grown-up", language=before, pace="off", reduced_motion=True)  # all are recorded
        context.navigation.places = {**context.navigation.places, "lesson_end": f"{__name__}:Ended"}
        return Shelf(context)

    @contextmanager
    def lesson(self, game: str, *devices: str, begin: int = 0, **settings: object) -> Iterator[LessonTable]:
        """A lesson for a person with each of these devices; afterwards the program is as before."""
        before = {name: getattr(self.context.settings.get, name) for name in settings}
        self.context.settings.change(**settings)
        held = enumerate(devices)
        learners = tuple(SeatPlan(PERSON, NAMES[look], look, device) for look, device in held)
        self.table = LessonTable(self.context, lesson_of(game, self.context.language), learners, begin)
        self.context.stack.push(self.table)
        self.time(0.0)
        self.context.idle_work.jobs.clear()
        try:
            yield self.table
        finally:
            while not isinstance(self.scene, Shelf):
                self.context.stack.dismiss()
                self.context.stack.apply()
            self.context.settings.change(**before)

    def time(self, seconds: float) -> None:
        """Let time pass without drawing."""
        self.context.stack.apply()
        self.context.stack.update(seconds)
        self.context.stack.apply()

    def tap(self, action: Action, device: str, at: tuple[int, int] | None = None) -> None:
        """Press without drawing."""
        press = Press(action, device, self.context.devices.seat_of(device), "", at)
        self.context.stack.act(press)
        if at is not None and action is Action.CONFIRM:
            self.context.stack.act(replace(press, released=True))
        self.time(0.2)

    def confirm(self, device: str) -> None:
        """Continue; a pointer presses the words for it."""
        self.does(Action.CONFIRM, device)

    def does(self, action: Action, device: str) -> None:
        """Press a button; a pointer presses its words."""
        if device not in POINTERS:
            self.tap(action, device)
            return
        scene = self.scene
        button = scene.button if isinstance(scene, LessonTable) else self.context.devices.hint
        placed = place_hints(scene.hints(), button, self.context.theme)
        spot = next(spot for spot, _ in placed if spot.hint.action is action)
        self.tap(Action.CONFIRM, device, spot.reach.center)

    def until_beat(self, device: str) -> bool:
        """Wait for the next beat; False when the lesson is over."""
        for _ in range(PATIENCE):
            if isinstance(self.scene, Ended):
                return False
            if self.scene is not self.table:
                self.time(3.0)
                self.confirm(device)
            elif self.table.flow.beat is not None and not self.table.busy:
                return True
            else:
                self.time(1.5)
        raise AssertionError(f"no beat came after {self.table.flow.number}")

    def give(self, step: Step, device: str, said: Callable[[], bool]) -> None:
        """Answer with `step` on the open hand or board, until `said` is true."""
        pressed: list[object] = []
        for _ in range(40):
            if said():
                return
            board = self.table.screen.board
            if board is not None:
                self._on_board(board, step, device, pressed)
            else:
                self._on_hand(step, device)
        raise AssertionError(f"no answer {step} with {device}")

    def _on_board(self, board: PrivateBoard, step: Step, device: str, pressed: list[object]) -> None:
        targets = {target.id: target.rect for target in board.targets()}
        shown = [name for name in board.shown_by(step) if name in targets]
        ways = [name for name in shown if (id(board), name) not in pressed]
        if not ways and PLATE not in targets:
            pressed.clear()
        goal = (ways or ([PLATE] if PLATE in targets else shown) or [board.focus.at])[0]
        pressed.append((id(board), goal))
        for _ in range(2 if device == TOUCH and board.touched_twice else 1):
            if device in POINTERS and goal in targets:
                self.tap(Action.CONFIRM, device, targets[goal].center)
            else:
                board.settle(goal)
                self.tap(Action.CONFIRM, device)

    def _on_hand(self, step: Step, device: str) -> None:
        answering = self.table.screen.answering
        assert answering is not None
        match answering.ask:
            case PictureAsk() as asked:
                self._on_plate(next(i for i, one in enumerate(asked.plates) if one.leads_to(step)), device)
            case PlatesAsk() as asked:
                self._on_plate([plate.step for plate in asked.plates].index(step), device)
            case CardAsk(aside=aside) if aside is not None and aside.step == step:
                self.does(Action.EXTRA if answering.ask.able else Action.CONFIRM, device)
            case CardAsk() as asked:
                self._on_card(asked.hand.index(step.args[0][1]), device)
                if device == TOUCH and self.table.screen.answering is answering and not self.table.flow.others:
                    self._on_card(asked.hand.index(step.args[0][1]), device)
            case PartsAsk() as asked:
                for index in indices(asked, step):
                    if self.table.screen.answering is not answering:
                        return  # with help a press gives the whole answer
                    if index not in asked.chosen:
                        self._on_card(index, device)
                given = [line_of(plate.step) for plate in asked.plates]
                same = [sorted(line.split()) for line in given].index(sorted(line_of(step).split()))
                self._on_plate(same, device)

    def _on_card(self, index: int, device: str) -> None:
        if device in POINTERS:
            self.tap(Action.CONFIRM, device, self.table.screen.hand.in_sight(index).center)
            return
        asked = self.table.screen.answering.ask if self.table.screen.answering else None
        assert isinstance(asked, HandAsk)
        while asked.focus != index or asked.plate is not None:
            self.tap(Action.RIGHT if asked.focus < index else Action.LEFT, device)
        self.tap(Action.CONFIRM, device)

    def _on_plate(self, index: int, device: str) -> None:
        answering = self.table.screen.answering
        assert answering is not None
        rects = dict(answering.choices.rects())
        if device in POINTERS:
            self.tap(Action.CONFIRM, device, rects[index].center)
            return
        asked = answering.ask
        place = asked.focus if isinstance(asked, PlatesAsk | PictureAsk) else asked.plate
        while place is None:
            self.tap(Action.UP, device)
            place = asked.plate
        for _ in range(abs(index - place)):
            self.tap(Action.RIGHT if index > place else Action.LEFT, device)
        self.tap(Action.CONFIRM, device)


def other_answer(table: LessonTable) -> Step | None:
    """A legal answer that the lesson does not want yet; None if only the wanted one is legal."""
    beat, flow = table.flow.beat, table.flow
    assert beat is not None
    open_to = table.session.facts_for(flow.seat).prompts
    if beat.choose[0].startswith(NOTE):
        return noted(flow.seat, "W", table.session.setup.players - 1)
    asked = questions(beat, flow.seat, tuple(prompt for prompt in open_to if not prompt.interrupts))
    others = (step for step in _steps(asked) if _offered(table.screen.board, step))
    return next((step for step in others if beat.why_not(line_of(step, open_to)) is not None), None)


def _offered(board: PrivateBoard | None, step: Step) -> bool:
    """Whether a legal answer can be given there. Boards for children leave some out."""
    match board:
        case Slate() if step.do == "ask":
            return step.arg("word") in board.words
        case VoteBoard() if board.children:
            tiles = step.arg("tiles")
            return isinstance(tiles, tuple) and board.view.number not in tiles
    return True


def _steps(prompts: tuple[Prompt, ...]) -> Iterator[Step]:
    for prompt in sorted(prompts, key=lambda prompt: prompt.count()):
        for _, step in zip(range(60), prompt.steps(), strict=False):
            yield step
