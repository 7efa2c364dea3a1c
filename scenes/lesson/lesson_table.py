"""LessonTable: the ordinary table with a lesson."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Final, Literal

from pygame import Rect

from engine.core.messages import say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.input.actions import Action, Press
from game.lessons import Lesson
from game.scene import Narrated
from game.text.catalogue import Voice
from game.widgets.bindings import Binding, bound, dispatch, table
from game.widgets.bottom_bar import BarWords
from game.widgets.hints import place_hints
from scenes.handover.device_binding import HALVES, turn_of
from scenes.lesson.beat_view import BeatView
from scenes.lesson.course import Course
from scenes.lesson.side_table import SideTable
from scenes.seating import Seating, SeatPlan, TablePlan, bot, picture_name
from scenes.table.help import HelpPointing, NoHelp
from scenes.table.pause import LEAVE, RESUME, SETTINGS, PauseScene
from scenes.table.session import Session
from scenes.table.stage.drawing import TableFrame, draw_table_bar
from scenes.table.table_result import TableResult

AGAIN: Final = "again"
ANSWERS = (Action.CONFIRM, Action.EXTRA, Action.TEXT, Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
"""Actions reserved for the asked learner while there is a question."""


class LessonPause(PauseScene):
    """The pause of a lesson, with few choices, because nothing can be lost.

    Dismissed with None to go on, with AGAIN to start the lesson again, with Leave to leave it.
    """

    tags = (
        (RESUME, say("pause-go-on"), "play", say("lesson-go-on-line")),
        (AGAIN, say("lesson-again"), "back", say("lesson-again-line")),
        (SETTINGS, say("settings"), "gear", say("settings-line")),
        (LEAVE, say("pause-leave"), "door", say("lesson-leave-line")),
    )
    gated = (SETTINGS,)

    def choose(self, target: Hashable, press: Press) -> None:
        if target == AGAIN:
            self.context.sound.play("choose")
            self.context.stack.dismiss(AGAIN)
        else:
            super().choose(target, press)


def seated(lesson: Lesson, learners: Sequence[SeatPlan], children: Voice | None) -> Seating:
    """The first learner at the seat of the lesson, and computer players with other faces at all others. `children`: the
    voice that calls learners by their animals."""
    seating = Seating(tuple(learners))
    for _ in range(lesson.record.setup.players - 1):
        plan = bot(seating)
        plan = plan if children is None else replace(plan, name=picture_name(plan.look, children))
        seating = Seating((*seating.seats, plan))
    others = seating.seats[len(learners) :]
    return Seating((*others[: lesson.seat], learners[0], *others[lesson.seat :]))


class LessonTable(SideTable):
    """All learners can see what the learner's seat sees, so no player is asked to look away. The learners take turns at
    the questions. Only their progress is saved."""

    flow_kind = Course
    help_kind = NoHelp
    flow: Course

    def __init__(
        self,
        context: Context,
        lesson: Lesson,
        learners: tuple[SeatPlan, ...],
        begin: int = 0,
        seating: Seating | None = None,
    ) -> None:
        """`learners`: at least one, in the order of joining. `begin`: the first beat. `seating`: all players at the
        start of the record, if they are not the usual ones."""
        voice = context.voice if context.audience.children else None
        seating = seating or seated(lesson, learners, voice)
        plan = TablePlan(lesson.record.setup, seating, aids=tuple(lesson.aids.items()))
        super().__init__(context, plan, Session.unkept(context, plan))
        self.flow.begin(lesson, learners, begin)
        self.beat_view = BeatView(context, self.screen, self.flow)

    # Calls of the stack

    def enter(self) -> None:
        super().enter()
        halves = any(device in HALVES for plan in self.flow.learners for device in plan.devices)
        self.context.devices.share_keyboard(halves)

    def narration_for(self, seat: Seat | None) -> Narrated:
        """The host's words take the place of others."""
        told = super().narration_for(seat)
        return replace(told, sentence=self.beat_view.words) if self.beat_view.stands else told

    # Input

    def act(self, press: Press) -> None:
        press = self.pointers.meant(press)
        if press.released:
            super().act(press)
            return
        flow, heard = self.flow, self._is_heard(press)
        flow.touched()
        open_question = self.screen.open_question
        beat, tries, refused = flow.beat, flow.others, open_question.refused if open_question is not None else 0
        own = self._own() if heard else self._for_others()
        if press.action in {binding.action for binding in own}:
            dispatch(press, own)
        else:
            super().act(press)
            if heard and flow.asked is not None and flow.beat is beat:
                flow.pressed(tries, refused, press)

    def _is_heard(self, press: Press) -> bool:
        """Whether a press counts: other learners cannot answer for the one who is asked. A lone learner can use any
        device."""
        if self.flow.asked is None or press.action not in ANSWERS or len(self.flow.learners) == 1:
            return True
        return press.device in self.flow.learner.devices

    def _for_others(self) -> tuple[Binding, ...]:
        """The replies to learners who are not asked."""
        says, whose = self.screen.board or self.saying, turn_of(self.flow.learner)
        return table((Binding(Action.CONFIRM, lambda press: says.say(whose)), *bound(ANSWERS, lambda press: None)))

    def act_for_player(self) -> None:
        self.flow.answer_rightly()

    def uncover(self, result: TableResult | Literal["again"]) -> None:
        if result == AGAIN:
            self.flow.to_beat(0)
        elif isinstance(result, Seating) and not result[self.flow.seat].person:
            self.context.stack.dismiss()  # no learner is left
        else:
            if isinstance(result, Seating):
                self.flow.takes_up(result[self.flow.seat])
            super().uncover(result)

    def bindings(self) -> tuple[Binding, ...]:
        own = self._own()
        taken = {binding.action for binding in own}
        asked = tuple(binding for binding in self.asked_bindings() if binding.action not in taken)
        if self.crowded(asked):
            own = tuple(one.silent if one.action is Action.BACK else one for one in own)
        whole = table((*asked, *own))
        if not (self.beat_view.stands and self.beat_view.bubble is None):
            return whole
        aside = (Action.EXTRA,) if self.screen.answering is not None and self.screen.answering.aside is not None else ()
        return tuple(one if one.action in (Action.CONFIRM, Action.MENU, *aside) else one.silent for one in whole)

    @property
    def asks(self) -> bool:
        return self.flow.asked is not None

    def _own(self) -> tuple[Binding, ...]:
        """Bindings of a lesson, the same for all questions."""
        flow = self.flow
        confirm = Binding(Action.CONFIRM, lambda press: flow.confirm(), say("table-on"))
        on = self._helped() if flow.asked is not None and not flow.busy else (confirm,)
        pause = Binding(Action.MENU, self._pause, say("table-pause"))
        return (*on, *self.leaving(), pause, *self._beats(), *bound(self._nothing(), lambda press: None))

    def _helped(self) -> tuple[Binding, ...]:
        """Confirm gives the whole answer while the hook is on a ringed part of it."""
        wanted, open_question = self.flow.wanted, self.screen.open_question
        if wanted is None or open_question is None or not self.flow.helps or not open_question.hook.is_on(wanted):
            return ()
        aside = self.screen.answering.aside if self.screen.answering is not None else None
        usual = next((one.words for one in self.asked_bindings() if one.action is Action.CONFIRM), None)
        words = aside.name if aside is not None and aside.step == wanted else usual
        return (Binding(Action.CONFIRM, self._give_wanted, words),)

    def _give_wanted(self, press: Press) -> None:
        """Give the ringed answer. A pointer chooses what it presses."""
        if press.at is not None or self.flow.wanted is None:
            dispatch(press, self.asked_bindings())
        else:
            self.flow.answer(self.flow.wanted)

    def _beats(self) -> tuple[Binding, ...]:
        """Bindings for the previous and the next beat."""
        before = Binding(Action.PREV, lambda press: self.flow.to_beat_before())
        return before, Binding(Action.NEXT, lambda press: self.flow.to_next_beat())

    def _nothing(self) -> tuple[Action, ...]:
        """Actions of a match that do nothing here, unless a question needs them."""
        if self.flow.asked is not None and not self.flow.busy:
            return (Action.LOOK,)
        return (Action.LOOK, Action.INFO, Action.EXTRA)

    def _pause(self, press: Press) -> None:
        plan = replace(self.session.plan, seating=self.screen.room.seating)
        who = next((plan.name for plan in self.flow.learners if press.device in plan.devices), "")
        self.context.stack.push(LessonPause(self.context, plan, who, device=press.device))

    # Drawing

    def update(self, dt: float) -> None:
        super().update(dt)
        self.beat_view.printed = self._printed()
        self.beat_view.update(dt)
        if self.screen.board is not None:
            self.screen.board.host_is_here = not self.beat_view.stands

    def _printed(self) -> tuple[Rect, ...]:
        """Rectangles of the bar's words for the wanted answer, if that answer has a button of its own."""
        aside = self.screen.answering.aside if self.screen.answering is not None else None
        if aside is None or aside.step != self.flow.wanted:
            return ()
        actions = {binding.action for binding in self.asked_bindings() if binding.words == aside.name}
        placed = place_hints(self.hints(), self.screen.button, self.screen.theme)
        return tuple(spot.rect for spot, _ in placed if spot.hint.action in actions)

    def frame(self) -> TableFrame:
        """The host is beside his bubble, not in the bar. A bubble without room on the stage is in the bar.

        For children the bar says nothing else, except replies.
        """
        frame, beat_view, board = super().frame(), self.beat_view, self.screen.board
        if not beat_view.stands:
            return frame
        replies = (self.saying.words if board is None else board.said) is not None
        quiet = self.context.audience.children and not replies
        said = BarWords("") if quiet or (board is not None and board.behind.peeking) else frame.said
        return replace(frame, pose="", said=said, tip=beat_view.in_bar, pointed=HelpPointing())

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.beat_view.stands:
            self.beat_view.draw(canvas)
            draw_table_bar(canvas, self.frame())
            self.beat_view.draw_rings(canvas)
