"""Presses while a question of the table or a game's own board is in front of a seat."""

from dataclasses import replace
from functools import partial

from engine.core.messages import Message
from engine.core.steps import Step
from game.context import Context
from game.input.actions import Action, Press
from game.widgets.bindings import Binding, Do
from scenes.handover.device_binding import turn_of
from scenes.handover.privacy import HandCover
from scenes.seating import SeatPlan
from scenes.table.asks.answering import Answering
from scenes.table.asks.asks import no_answer
from scenes.table.asks.questions import BEHIND
from scenes.table.boards.private_board import BoardHidden, BoardPaused, PrivateBoard
from scenes.table.bottom_bar import BarNotice
from scenes.table.flow import Flow
from scenes.table.screen import Screen


class AskInput:
    """Handles presses of the asked seat at a question. An answer counts if the rules accept it."""

    def __init__(self, context: Context, screen: Screen, privacy: HandCover, flow: Flow, saying: BarNotice) -> None:
        self.context, self.screen, self.privacy, self.flow, self.saying = context, screen, privacy, flow, saying

    def bindings(self, answering: Answering) -> tuple[Binding, ...]:
        """The buttons of `answering` with their words, and a pointer that moves. They act for its seat only."""
        acts = (replace(one, do=partial(self._act, one.do, answering)) for one in answering.bindings())
        return (*acts, Binding(Action.POINT, partial(self._act, no_answer, answering)))

    def _act(self, do: Do, answering: Answering, press: Press) -> None:
        """Act on one press of a button that does `do` to the answer."""
        screen, session = self.screen, self.screen.session
        if screen.room.speaker(press, answering.seat) is None:
            if press.action is Action.CONFIRM and not answering.in_public:
                whose = turn_of(screen.room.seating[answering.seat])
                self.saying.refuse(whose, self.context.audience, screen.room.viewpoint)
            return
        complete, question = answering.complete, answering.question
        outcome = answering.act(press, do)
        if isinstance(outcome, Step) and outcome.do == BEHIND:
            self.privacy.hand_to(answering.seat)
        elif isinstance(outcome, Step):
            if why := session.why_not(outcome):
                self._refuse(why)
            else:
                self.flow.answer(outcome)
        elif outcome is not None:
            self._refuse(outcome)
        elif press.action is not Action.POINT:
            turned = answering.question != question
            self._sound_alone("hook" if answering.complete and not complete else "choose" if turned else "focus")

    def open(self, press: Press, answering: Answering) -> None:
        """Open the hand of the seat at the door, if it pressed."""
        if self.screen.room.speaks(press, answering.seat):
            self.privacy.hand_to(answering.seat)

    def deeper(self, press: Press) -> None:
        """Show more of the coach's answer, if the asked player pressed."""
        coach = self.screen.coach
        if coach is not None and self.screen.room.speaks(press, coach.speech.seat):
            self._sound_alone("page")
            coach.deeper()

    def shut(self, press: Press) -> None:
        """Close the coach's answer, if the asked player pressed."""
        coach = self.screen.coach
        if coach is not None and self.screen.room.speaks(press, coach.speech.seat):
            self._sound_alone("page")
            coach.shut()

    def _refuse(self, why: Message) -> None:
        if self.screen.answering is not None:
            self.screen.answering.refuse()
        self._sound_alone("refuse")
        self.saying.refuse(why, self.context.audience, self.screen.room.viewpoint)

    def _sound_alone(self, name: str) -> None:
        """Play a sound, unless other players could learn from it about a private hand. Cursor moves and refusals are
        examples."""
        if not self.screen.room.private:
            self.context.sound.play(name)


def _spelled(press: Press, lent: bool, plan: SeatPlan) -> Press:
    """The meaning of a press on a spelling board of the seat of `plan`.

    If the device is `lent`, its presses count as the seat's own. The space bar confirms, because words have no spaces.
    """
    if press.action is Action.TEXT and press.text == " ":
        press = replace(press, action=Action.CONFIRM, text="")
    return replace(press, device=plan.device or press.device) if lent else press


class BoardInput:
    """Handles presses at a board: those of its seat, and the pause button of all players. Its answers go to the
    flow."""

    def __init__(self, context: Context, screen: Screen, privacy: HandCover, flow: Flow) -> None:
        self.context, self.screen, self.privacy, self.flow = context, screen, privacy, flow

    def act(self, press: Press, board: PrivateBoard) -> None:
        """Act on one press while `board` is open."""
        if press.released:
            return
        seat = board.behind.seat
        plan = self.screen.room.seating[seat]
        press = _spelled(press, self.privacy.lends(press, seat), plan) if board.typing else press
        if press.action is not Action.MENU and not self.screen.room.speaks(press, seat):
            if press.action is Action.CONFIRM:
                board.say(turn_of(plan))
            return
        board.act(press)
        result, board.result = board.result, None
        match result:
            case BoardHidden(to_next_question=True) if seat in self.screen.session.waiting():
                self.screen.clear_question()
                self.flow.proceed()
            case BoardPaused():
                self.privacy.pause(press.device)
            case BoardHidden():
                self._hide(board, press.device)
            case (Step(), *_) as steps:
                self.flow.answer(*steps)

    def _hide(self, board: PrivateBoard, device: str) -> None:
        if not board.behind.alone:
            self.privacy.hide()
        elif board.behind.peeking:
            self.screen.clear_question()
            self.flow.proceed()
        else:
            self.privacy.pause(device)
