"""Card drag: a pointer drags a card of the open hand, which follows a little late.

A card dropped above the hand is played or picked; dropped elsewhere it goes back. Without a move it is only a press.
"""

import math
from dataclasses import dataclass

from game.input.actions import Action, Press
from game.input.pointer import SWIPE_LEAST, TAP_REACH
from scenes.table.asks.answering import Answering


@dataclass(slots=True)
class CardDrag:
    """Turns a pointer's drag of a card into presses, at its release."""

    _answering: Answering | None = None
    _device: str = ""
    _began: tuple[int, int] = (0, 0)
    _moved: bool = False

    @property
    def holds(self) -> bool:
        """Whether a card is dragged or pressed."""
        return self._answering is not None

    def presses(self, press: Press, answering: Answering | None) -> tuple[Press, ...]:
        """The presses that `press` of a pointer leads to. `answering` is the question whose cards it may drag."""
        if self._answering is not None and press.device == self._device:
            if press.released:
                return self._let_go(press, self._answering)
            if press.action is Action.POINT and press.at is not None and self._answering is answering:
                return self._pull(press.at, press, answering)
        self.forget()
        presses = press.action is Action.CONFIRM and not press.released
        if not presses or answering is None or press.at is None or not answering.grabs(press.at):
            return (press,)
        self._answering, self._device, self._began, self._moved = answering, press.device, press.at, False
        return ()

    def forget(self) -> None:
        """Let go of the card."""
        if self._answering is not None:
            self._answering.fan.pull((0, 0))
        self._answering = None

    def _pull(self, at: tuple[int, int], press: Press, answering: Answering) -> tuple[Press, ...]:
        """Move the hook to the card first; then the card follows the pointer."""
        first = not self._moved and math.dist(at, self._began) > TAP_REACH
        self._moved = self._moved or first
        if self._moved:
            answering.fan.pull((at[0] - self._began[0], at[1] - self._began[1]))
        return self._at_card(press, Action.POINT) if first else ()

    def _let_go(self, press: Press, answering: Answering) -> tuple[Press, ...]:
        self._answering = None
        moved = self._moved or press.at is None or math.dist(press.at, self._began) > TAP_REACH
        if not moved:
            return self._at_card(press, Action.CONFIRM)
        dropped = press.at is not None and self._began[1] - press.at[1] >= SWIPE_LEAST
        answering.fan.pull((0, 0), dropped=dropped)
        if not dropped:
            return ()
        hooked = () if self._moved else self._at_card(press, Action.POINT)
        return *hooked, *self._at_card(press, Action.CONFIRM)

    def _at_card(self, press: Press, action: Action) -> tuple[Press, ...]:
        return (Press(action, press.device, press.seat, at=self._began),)
