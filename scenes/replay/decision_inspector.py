"""DecisionInspector: what whoever made the latest move could see before it, and why it may have moved so. For records
that are
watched and for matches that are over: nothing is a secret there any more, and it is all the more plain what was one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.messages import say
from engine.core.seats import PUBLIC, Seat
from engine.core.steps import Step
from game.input.actions import Action
from game.widgets.bindings import Binding
from scenes.games import advice_words_of
from scenes.replay.replay import Replay
from scenes.table.coach.coach import Coach, Question
from scenes.table.coach.words import Speech
from scenes.table.screen import Screen
from scenes.table.stage.own_hand import own_cards

if TYPE_CHECKING:
    from game.context import Context

WHY_KEY = Action.EXTRA
WHY = say("replay-why")


class DecisionInspector:
    """Turns a table that is watched to the seat of the latest step, as it was before that, all other hands covered.

    `asked_about(seat)` tells whether moves of a seat may be looked at.
    """

    def __init__(
        self, context: "Context", screen: Screen, flow: Replay, asked_about: Callable[[Seat], bool]
    ) -> None:  # fmt: skip
        self.context, self.screen, self.flow, self.asked_about = context, screen, flow, asked_about
        self._coach: Coach | None = None

    @property
    def open(self) -> bool:
        """Whether the table is seen as one seat saw it."""
        return self._coach is not None

    @property
    def step(self) -> Step | None:
        """The latest step, if it is one that may be looked at."""
        steps = self.flow.cursor.steps[: self.flow.at]
        step = steps[-1] if steps else None
        return step if step is not None and isinstance(step.by, int) and self.asked_about(step.by) else None

    def press(self) -> None:
        """Look, read on, or look at everything again."""
        if self._coach is None:
            self._look()
            return
        self._coach.deeper()
        if not self._coach.open:
            self.shut()

    def _look(self) -> None:
        """The course stands still meanwhile; a story that is told ends."""
        flow, step = self.flow, self.step
        if step is None:
            return
        flow.stand()
        assert isinstance(step.by, int)
        seat, before = step.by, flow.at - 1
        screen, session = self.screen, self.screen.session
        session.wind(flow.cursor.state(before))
        screen.hands_open = False
        screen.look_as(seat)
        seen, heard, game = session.seen(seat), flow.cursor.heard(before, seat), session.game.name
        own, words = own_cards(screen.look, seen.view), advice_words_of(game)
        speech = Speech(screen.look, words, seen.view, screen.speakers, seat, seen.prompts, own)
        question = Question(("eyes", before), game, seen.view, heard, seen.prompts, step)
        self._coach = screen.coach = Coach(self.context.coach, question, speech, lambda depth: None)
        self._coach.look_back()

    def shut(self) -> None:
        """Every hand lies open again, as after the step."""
        if self._coach is None:
            return
        self._coach = None
        self.screen.hands_open = True
        self.screen.look_as(PUBLIC)
        self.flow.wind(self.flow.at)

    def bindings(self) -> tuple[Binding, ...]:
        """Its button, where there is something to look at."""
        if self._coach is None and self.step is None:
            return ()
        return (Binding(WHY_KEY, lambda press: self.press(), WHY if self._coach is None else self._coach.does),)
