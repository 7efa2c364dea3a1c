"""Bindings of all buttons at a table, with their words. The bottom bar and the dispatcher use the same list.

Its own state (looking back, a held hand) may be lost when the scene closes.
"""

from functools import partial

from engine.core.messages import Message, say
from game.context import Context
from game.input.actions import Action, Press
from game.widgets.bindings import MOST, Binding, bound, limited, table
from scenes.handover.look import HOLD_ACTIONS
from scenes.handover.privacy import HandCover
from scenes.table import navigation
from scenes.table.asks.answering import Answering
from scenes.table.asks.ask_input import AskInput
from scenes.table.asks.asks import TAKE_BACK
from scenes.table.asks.confirm_plate import at_plate
from scenes.table.boards.private_board import peek_word
from scenes.table.boards.sheet import reminder_of
from scenes.table.bottom_bar import BarNotice
from scenes.table.challenge.call_button import CallButton
from scenes.table.coach.coach import COACH_KEY, with_coach
from scenes.table.flow import Flow
from scenes.table.screen import Screen
from scenes.table.stage.latest_trick import MovingTrick, latest_trick
from scenes.table.taking_back import who_may

LATEST_KEY, CALL_KEY, OBJECT_KEY = Action.EXTRA, Action.PREV, Action.EXTRA
AHEAD = say("table-ahead"), "clock"
"""Words and icon of the choice for the next turn."""
SHOWN = say("table-shown")
"""Label of the sheet's button, if the sheet is a reminder of public events."""
MUST_HOLD = say("table-must-hold")


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
        self._looked_back_at: int | None = None  # number of steps when a player looked back at the latest trick
        self.dealt_again = MovingTrick()
        self._now: tuple[Binding, ...] | None = None

    @property
    def looking_back(self) -> bool:
        """Whether the latest trick is shown again, until the table continues."""
        return self._looked_back_at == self.screen.session.step_count

    def now(self) -> tuple[Binding, ...]:
        """One binding for each button with an action now: first those that are printed, the main one first.

        They stay the same until `changed` is called, so that a press does what the bar says.
        """
        if self._now is None:
            self._now = self._made()
        return self._now

    def changed(self) -> None:
        """Make the bindings again, because the table may have changed."""
        self._now = None

    def _made(self) -> tuple[Binding, ...]:
        screen, answering = self.screen, self.screen.answering
        if screen.animations.lane.busy:
            return self._while_told()
        if self.looking_back:
            return self._looking_back()
        if answering is None:
            return self._while_others_are_asked()
        return self._asked(answering) if self.screen.reveals else self._hand_down()

    # Phases of a table

    def _while_told(self) -> tuple[Binding, ...]:
        """Bindings during a story. A press that ends it never also answers."""
        on = Binding(Action.CONFIRM, self._on, say("table-on"))
        ahead = self._ahead()
        may_object = self.flow.may_object
        minds = (Binding(OBJECT_KEY, lambda press: self.flow.object(), say("table-object")),) if may_object else ()
        shown = limited(table((*ahead, on, *self._take_back(), *minds, *self._call(), *self._peek())))
        return table((*self._held(), *shown, self._pause(say("table-pause"))))

    def _while_others_are_asked(self) -> tuple[Binding, ...]:
        peek = self._peek() if not self.screen.room.private else ()
        shown = limited(table((*self._ahead(), *self._take_back(), *self._call(), *peek)))
        silent = (*self._latest(), *self._sheet(), self._back_pauses())
        return table((*self._held(), *shown, self._pause(say("table-pause")), *(one.silent for one in silent)))

    def _on(self, press: Press) -> None:
        """End the story, or choose a card that is pointed at for the next turn."""
        if not self._points_ahead(press):
            self.flow.hurry()

    def _ahead(self) -> tuple[Binding, ...]:
        """Bindings of a player who chooses a card for the next turn while others play."""
        screen = self.screen
        if not screen.plays_ahead:
            return ()
        moves = (
            Binding(Action.LEFT, lambda press: self._move_ahead(-1)),
            Binding(Action.RIGHT, lambda press: self._move_ahead(1)),
        )
        focus, card = screen.ahead.focus, screen.ahead.card
        if focus is not None:
            words = TAKE_BACK if screen.hand.cards[focus] == card else AHEAD
            chosen = (Binding(Action.CONFIRM, lambda press: self._choose_ahead(press, focus), *words),)
            return (*chosen, Binding(Action.BACK, lambda press: self._drop_ahead()), *moves)
        back = (Binding(Action.BACK, lambda press: self._drop_ahead(), *TAKE_BACK),) if card is not None else ()
        points = () if screen.animations.lane.busy else (Binding(Action.CONFIRM, self._points_ahead),)
        return (*back, *points, *moves)

    def _move_ahead(self, step: int) -> None:
        self.screen.move_ahead(step)
        self.context.sound.play("focus")

    def _points_ahead(self, press: Press) -> bool:
        """Choose the card that a pointer presses while others play. Returns whether it pressed one."""
        place = self.screen.hand.point(press.at) if press.at is not None and self.screen.plays_ahead else None
        if place is not None:
            self._choose_ahead(press, place)
        return place is not None

    def _choose_ahead(self, press: Press, place: int) -> None:
        pointed = self.screen.hand.point(press.at) if press.at is not None else None
        chosen = self.screen.choose_ahead(place if pointed is None else pointed)
        self.context.sound.play("choose" if chosen else "back")

    def _drop_ahead(self) -> None:
        self.screen.drop_ahead()
        self.context.sound.play("back")

    def _looking_back(self) -> tuple[Binding, ...]:
        """Bindings while the latest trick is shown: any button only continues. Moving a pointer does not."""
        on = Binding(Action.CONFIRM, lambda press: self._look_back(False), say("table-on"))
        taken = (one.silent for one in self._take_back())
        others = bound((action for action in Action if action is not Action.POINT), on.do)
        asked = self.screen.answering
        points = self.ask_input.bindings(asked) if asked is not None and self.screen.reveals else ()
        return table(
            (*self._held(), on, self._pause(say("table-pause")), *taken, *others, *(one.silent for one in points))
        )

    def _hand_down(self) -> tuple[Binding, ...]:
        must_hold = Binding(Action.CONFIRM, lambda press: self.saying.say(MUST_HOLD))
        silent = (*self._latest(), *self._call(), *self._sheet())
        held, pause = self._held(say("table-hold-to-look")), self._pause(say("table-pause"))
        return table((*held, pause, self._hide(), must_hold, *(one.silent for one in silent)))

    def _asked(self, asked: Answering) -> tuple[Binding, ...]:
        own = self.ask_input.bindings(asked)
        if self._heeded:
            own = tuple(binding for binding in own if binding.action is not Action.BACK)
        shown = tuple(binding for binding in own if binding.words is not None)
        more = (*self._reminder(), *self._latest(), *self._call(), *self._scores())
        if asked.begun or self.screen.unasked.said is not None:  # a tip needs the room of buttons that do not answer
            more = (*self._take_back(), *more)
        else:
            room = MOST - bool(self.screen.coach)
            shown = limited((*shown, *self._take_back(), *more), max(room, len(shown)))
        visible = (*(binding for binding in shown if binding.words is not None), self._pause(say("table-pause")))
        coach = bound((COACH_KEY,) if self.screen.coach is not None else (), self.ask_input.deeper)
        silent = (*own, *shown, *more, *coach, *self._go_back(), *self._peek(), *self._open(asked))
        printed = self._with_coach(visible)
        if asked.complete:
            printed = at_plate(printed, self.screen.theme, self.screen.button)
        return table((*self._held(), *printed, *(one.silent for one in silent)))

    def _open(self, asked: Answering) -> tuple[Binding, ...]:
        """The button with which a seat at the door opens its hand, like the plate for that."""
        return (Binding(Action.LOOK, partial(self.ask_input.open, asked=asked)),) if asked.at_door else ()

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
        if self.flow.interrupted():
            self.call_button.ring(press)

    def _peek(self) -> tuple[Binding, ...]:
        return (Binding(Action.LOOK, self.peek, peek_word(self.screen.look)),) if self._may_peek else ()

    @property
    def _may_peek(self) -> bool:
        return self.screen.may_peek and self.flow.challenge is None

    def peek(self, press: Press) -> None:
        """Let a player look at their own things; also from the pause."""
        if not self.flow.interrupted():
            return
        if self._may_peek:
            self.privacy.look(press.device)
        else:
            self.flow.go_on()

    @property
    def may_look_back(self) -> bool:
        """Whether the latest trick can be shown again, and its button has no other action."""
        screen, asked = self.screen, self.screen.answering
        if asked is not None and asked.aside is not None:
            return False
        return latest_trick(screen.look, screen.stage.view, screen.theme) is not None

    def _latest(self) -> tuple[Binding, ...]:
        """The binding that shows the latest trick again; not for children."""
        if not self.may_look_back or self.screen.context.audience.children:
            return ()
        return (Binding(LATEST_KEY, lambda press: self._look_back(True), say("table-last-trick"), spare="tricks"),)

    def _look_back(self, back: bool) -> None:
        self._looked_back_at = self.screen.session.step_count if back else None
        self.dealt_again = MovingTrick()
        lying = latest_trick(self.screen.look, self.screen.stage.view, self.screen.theme) if back else None
        if lying is not None:
            self.dealt_again.begins(self.screen.stage, len(lying.cards))

    def _sheet(self) -> tuple[Binding, ...]:
        """The binding of the scores, or of the reminder, which is the only one over an open hand.

        It has another button if a coach uses the usual one.
        """
        screen = self.screen
        if screen.room.private and not self._reminds:
            return ()
        words = SHOWN if self._reminds else screen.look.sheet.word
        key = Action.NEXT if screen.session.plan.coached else Action.INFO
        return (Binding(key, self._show_sheet, words, spare="eye" if self._reminds else "crown"),)

    def _show_sheet(self, press: Press) -> None:
        self.context.stack.push(navigation.sheet(self.context, self.screen))

    def _reminder(self) -> tuple[Binding, ...]:
        return self._sheet() if self._reminds else ()

    @property
    def _reminds(self) -> bool:
        return reminder_of(self.screen.look, self.screen.session.plan) is not None

    def _scores(self) -> tuple[Binding, ...]:
        """The scores; for children they are not printed."""
        sheet = self._sheet()
        return tuple(binding.silent for binding in sheet) if self.screen.context.audience.children else sheet

    def _with_coach(self, shown: tuple[Binding, ...]) -> tuple[Binding, ...]:
        alone = not self.screen.room.private
        return with_coach(shown, self.screen.coach, alone, self.ask_input.deeper, self.ask_input.shut, COACH_KEY)
