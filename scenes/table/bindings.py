"""Bindings of all buttons at a table, with their words. The bottom bar and the dispatcher use the same list.

Its own state (looking back, a held hand) may be lost when the scene closes.
"""

from functools import partial
from math import inf

from engine.core.messages import Message, say
from game.context import Context
from game.input.actions import Action, Press
from game.widgets.bindings import MOST, Binding, bound, limited, table
from scenes.handover.look import HOLD_ACTIONS
from scenes.handover.privacy import HandCover
from scenes.table import navigation
from scenes.table.ahead_input import AheadInput
from scenes.table.asks.answering import Answering
from scenes.table.asks.ask_input import AskInput
from scenes.table.asks.asks import TAKE_BACK
from scenes.table.asks.confirm_plate import at_plate
from scenes.table.asks.questions import BEHIND
from scenes.table.boards.private_board import peek_word
from scenes.table.boards.sheet import reminder_of
from scenes.table.bottom_bar import BarNotice
from scenes.table.challenge.call_button import CallButton
from scenes.table.coach.coach import COACH_KEY, with_coach
from scenes.table.flow import Flow
from scenes.table.screen import Screen
from scenes.table.stage.latest_trick import LyingTrick, MovingTrick, latest_trick
from scenes.table.taking_back import who_may

LATEST_KEY, CALL_KEY, OBJECT_KEY = Action.EXTRA, Action.PREV, Action.EXTRA
SHOWN = say("table-shown")
"""Label of the sheet's button, if the sheet is a reminder of public events."""
MUST_HOLD = say("table-must-hold")


class LookBack:
    """The latest trick, while a player looks back at it: until the table continues."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._since: int | None = None  # number of steps when a player looked back
        self._moving = MovingTrick()

    @property
    def active(self) -> bool:
        """Whether the latest trick is shown again."""
        return self._since == self._screen.session.step_count

    @property
    def possible(self) -> bool:
        """Whether the latest trick can be shown again, and its button has no other action."""
        answering = self._screen.answering
        return (answering is None or answering.aside is None) and self._latest() is not None

    @property
    def lying(self) -> LyingTrick | None:
        """The trick as it is shown now."""
        return self._latest(self._moving.seconds) if self.active else None

    def show(self, back: bool) -> None:
        """Show the latest trick, or the table again."""
        self._since = self._screen.session.step_count if back else None
        self._moving = MovingTrick()
        lying = self._latest() if back else None
        if lying is not None:
            self._moving.begins(self._screen.stage, len(lying.cards))

    def _latest(self, seconds: float = inf) -> LyingTrick | None:
        screen = self._screen
        return latest_trick(screen.game_table, screen.stage.view, screen.theme, seconds)


class TableBindings:
    """Bindings of a table. `now` has all of them, made from the screen and the flow."""

    def __init__(
        self,
        context: Context,
        screen: Screen,
        flow: Flow,
        privacy: HandCover,
        call_button: CallButton,
        ask_input: AskInput,
        saying: BarNotice,
    ) -> None:
        self.context, self.screen, self.flow, self.privacy = context, screen, flow, privacy
        self.call_button, self.ask_input, self.saying = call_button, ask_input, saying
        self.look_back = LookBack(screen)
        self.ahead = AheadInput(context, screen, flow.hurry)
        self._now: tuple[Binding, ...] | None = None

    def now(self) -> tuple[Binding, ...]:
        """One binding for each button with an action now: first those that are printed, the main one first.

        They stay the same until `forget` is called, so that a press does what the bar says.
        """
        if self._now is None:
            self._now = self._make()
        return self._now

    def forget(self) -> None:
        """Forget the bindings, because the table may have changed."""
        self._now = None

    def _make(self) -> tuple[Binding, ...]:
        screen, answering = self.screen, self.screen.answering
        if screen.animations.busy:
            return self._while_told()
        if self.look_back.active:
            return self._looking_back()
        if answering is None:
            return self._while_others_are_asked()
        return self._while_asked(answering) if self.screen.reveals else self._hand_down()

    # Phases of a table

    def _while_told(self) -> tuple[Binding, ...]:
        """Bindings during a story. A press that ends it never also answers."""
        on = Binding(Action.CONFIRM, self.ahead.on, say("table-on"))
        ahead = self.ahead.bindings()
        may_object = self.flow.may_object
        minds = (Binding(OBJECT_KEY, lambda press: self.flow.object(), say("table-object")),) if may_object else ()
        shown = limited(table((*ahead, on, *self._take_back(), *minds, *self._call(), *self._peek())))
        return table((*self._held(), *shown, self._pause(say("table-pause"))))

    def _while_others_are_asked(self) -> tuple[Binding, ...]:
        peek = self._peek() if not self.screen.room.private else ()
        shown = limited(table((*self.ahead.bindings(), *self._take_back(), *self._call(), *peek)))
        silent = (*self._latest(), *self._sheet(), self._back_pauses())
        return table((*self._held(), *shown, self._pause(say("table-pause")), *(one.silent for one in silent)))

    def _looking_back(self) -> tuple[Binding, ...]:
        """Bindings while the latest trick is shown: any button only continues. Moving a pointer does not."""
        on = Binding(Action.CONFIRM, lambda press: self.look_back.show(False), say("table-on"))
        taken = (one.silent for one in self._take_back())
        others = bound((action for action in Action if action is not Action.POINT), on.do)
        answering = self.screen.answering
        points = self.ask_input.bindings(answering) if answering is not None and self.screen.reveals else ()
        return table(
            (*self._held(), on, self._pause(say("table-pause")), *taken, *others, *(one.silent for one in points))
        )

    def _hand_down(self) -> tuple[Binding, ...]:
        must_hold = Binding(Action.CONFIRM, lambda press: self.saying.say(MUST_HOLD))
        silent = (*self._latest(), *self._call(), *self._sheet())
        held, pause = self._held(say("table-hold-to-look")), self._pause(say("table-pause"))
        return table((*held, pause, self._hide(), must_hold, *(one.silent for one in silent)))

    def _while_asked(self, answering: Answering) -> tuple[Binding, ...]:
        own = self.ask_input.bindings(answering)
        if self._heeded:
            own = tuple(binding for binding in own if binding.action is not Action.BACK)
        shown = tuple(binding for binding in own if binding.words is not None)
        more = (*self._reminder(), *self._latest(), *self._call(), *self._scores())
        if (
            answering.begun or self.screen.unasked.said is not None
        ):  # a tip needs the room of buttons that do not answer
            more = (*self._take_back(), *more)
        else:
            room = MOST - bool(self.screen.coach)
            shown = limited((*shown, *self._take_back(), *more), max(room, len(shown)))
        visible = (*(binding for binding in shown if binding.words is not None), self._pause(say("table-pause")))
        coach = bound((COACH_KEY,) if self.screen.coach is not None else (), self.ask_input.deeper)
        door = any(plate.step.do == BEHIND for plate in answering.choices.plates)
        opens = (Binding(Action.LOOK, partial(self.ask_input.open, answering=answering)),) if door else ()
        silent = (*own, *shown, *more, *coach, *self._go_back(), *self._peek(), *opens)
        printed = self._with_coach(visible)
        if answering.complete:
            printed = at_plate(printed, self.screen.theme, self.screen.button)
        return table((*self._held(), *printed, *(one.silent for one in silent)))

    def _go_back(self) -> tuple[Binding, ...]:
        """The back button, if nothing else is printed for it. Over an open hand the look button does the same."""
        if self.screen.room.private:
            return self._hide(), Binding(Action.LOOK, self._hide().do)
        if self._heeded:
            return (Binding(Action.BACK, self.ask_input.shut),)
        return (self._back_pauses(),)

    # Single bindings, if they are possible

    @property
    def _heeded(self) -> bool:
        return self.screen.coach is not None and self.screen.coach.open

    def _held(self, words: Message | None = None) -> tuple[Binding, ...]:
        """Bindings that hold a hand up: never a button that has another action over an open hand."""
        if not (self.screen.room.private and self.privacy.holds):
            return ()
        sheet = {binding.action for binding in self._reminder()}

        def rise(press: Press) -> None:
            self.screen.hand.rise = 0.0 if press.released else 1.0

        held = (action for action in HOLD_ACTIONS if action not in sheet)
        return tuple(Binding(action, rise, words if action is Action.LOOK else None, up=rise) for action in held)

    def _pause(self, words: Message | None = None) -> Binding:
        return Binding(Action.MENU, lambda press: self.privacy.pause(press.device), words, spare="pause")

    def _back_pauses(self) -> Binding:
        return Binding(Action.BACK, self._pause().do)

    def _hide(self) -> Binding:
        return Binding(Action.BACK, lambda press: self.privacy.hide())

    def _take_back(self) -> tuple[Binding, ...]:
        """The binding that reopens the latest answer. Over an open hand the back button does that only without a
        question."""
        if self.flow.challenge is not None or who_may(self.screen) is None:
            return ()
        binding = Binding(Action.BACK, self.flow.take_back, *TAKE_BACK)
        if not self.screen.room.private:
            return (binding,)
        return () if self.screen.asking else (binding.silent,)

    def _call(self) -> tuple[Binding, ...]:
        return (Binding(CALL_KEY, self.call, say("table-call"), "bell"),) if self.screen.may_call else ()

    def call(self, press: Press) -> None:
        """Open the calls of a player; also from the pause, without a button for it."""
        if self.flow.interrupt():
            self.call_button.ring(press)

    def _peek(self) -> tuple[Binding, ...]:
        return (Binding(Action.LOOK, self.peek, peek_word(self.screen.game_table)),) if self._may_peek else ()

    @property
    def _may_peek(self) -> bool:
        return self.screen.may_peek and self.flow.challenge is None

    def peek(self, press: Press) -> None:
        """Let a player look at their own things; also from the pause."""
        if not self.flow.interrupt():
            return
        if self._may_peek:
            self.privacy.look(press.device)
        else:
            self.flow.proceed()

    def _latest(self) -> tuple[Binding, ...]:
        """The binding that shows the latest trick again; not for children."""
        if not self.look_back.possible or self.screen.context.audience.children:
            return ()
        return (Binding(LATEST_KEY, lambda press: self.look_back.show(True), say("table-last-trick"), spare="tricks"),)

    def _sheet(self) -> tuple[Binding, ...]:
        """The binding of the scores, or of the reminder, which is the only one over an open hand.

        It has another button if a coach uses the usual one.
        """
        screen = self.screen
        if screen.room.private and not self._reminds:
            return ()
        words = SHOWN if self._reminds else screen.game_table.sheet.word
        key = Action.NEXT if screen.session.plan.coached else Action.INFO
        shows = partial(navigation.sheet, self.context, screen)
        return (
            Binding(
                key, lambda press: self.context.stack.push(shows()), words, spare="eye" if self._reminds else "crown"
            ),
        )

    def _reminder(self) -> tuple[Binding, ...]:
        return self._sheet() if self._reminds else ()

    @property
    def _reminds(self) -> bool:
        return reminder_of(self.screen.game_table, self.screen.session.plan) is not None

    def _scores(self) -> tuple[Binding, ...]:
        """The scores; for children they are not printed."""
        sheet = self._sheet()
        return tuple(binding.silent for binding in sheet) if self.screen.context.audience.children else sheet

    def _with_coach(self, shown: tuple[Binding, ...]) -> tuple[Binding, ...]:
        alone = not self.screen.room.private
        return with_coach(shown, self.screen.coach, alone, self.ask_input.deeper, self.ask_input.shut, COACH_KEY)
