"""BoardInput: what is pressed while a board of its own lies in front of a seat."""

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.steps import Step
from game.input.actions import Action, Press
from scenes.handover.privacy import Privacy
from scenes.table.boards.private_board import Hidden, Paused, PrivateBoard
from scenes.table.flow import Flow
from scenes.table.screen import Screen
from scenes.table.speaker import turn_of, whole_keyboard

if TYPE_CHECKING:
    from game.context import Context


class BoardInput:
    """A board hears its own seat, and everybody who wants to stop. What it gives goes the way of every answer."""

    def __init__(self, context: "Context", screen: Screen, privacy: Privacy, flow: Flow) -> None:
        self.context, self.screen, self.privacy, self.flow = context, screen, privacy, flow

    def act(self, press: Press, board: PrivateBoard) -> None:
        """One press while `board` is open."""
        if press.released:
            return
        seat = board.behind.seat
        plan = self.screen.seating[seat]
        if board.typing and press.device in whole_keyboard(frozenset(plan.devices)):
            press = replace(press, device=plan.device or press.device)
        if press.action is not Action.MENU and not self.screen.speaks(press, seat):
            if press.action is Action.CONFIRM:
                board.say(turn_of(plan))
            return
        board.act(press)
        match board.take():
            case Hidden(goes_on=True) if seat in self.screen.session.waiting():
                self.screen.ask_nobody()
                self.flow.go_on()
            case Paused():
                self.privacy.pause(press.device)
            case Hidden():
                self._hide(board, press.device)
            case (Step(), *_) as steps:
                self.flow.answer(*steps)

    def _hide(self, board: PrivateBoard, device: str) -> None:
        if not board.behind.alone:
            self.privacy.hide()
        elif board.peeking:
            self.screen.ask_nobody()
            self.flow.go_on()
        else:
            self.privacy.pause(device)
