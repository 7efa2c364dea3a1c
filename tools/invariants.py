"""Invariants that hold for all presses. They are checked after every frame of a storm or a soak."""

from typing import TYPE_CHECKING

from engine.core.seats import PUBLIC
from game.input.actions import Action, Press
from game.scene import Scene
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.lesson.lesson_table import LessonTable
from scenes.lobby.seat import SeatScene
from scenes.table.pause import PauseScene, SwapScene
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from game.context import Context
    from tools.fuzzer import Command

CONSENT = (LostScene, SwapScene, PauseScene, SeatScene)
"""Scenes in which people choose their devices; in any other scene no seat may get another device."""
STUCK_AFTER = 1500
"""Commands without another scene or another step, after which the game counts as stuck."""


class BrokenInvariant(AssertionError):
    """An invariant that does not hold, in a few words without naming a card."""


class Invariants:
    """Call `begin` before a command and `look` after each of its frames; `look` raises BrokenInvariant. The state at
    the first call is taken for granted."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self._presses: list[Press] = []
        self._held: tuple[TableScene, tuple[tuple[str, ...], ...]] | None = None
        self._above: tuple[Scene, ...] = ()
        self._state: tuple[object, ...] = ()
        self._unchanged = 0
        self._act = context.stack.act
        context.stack.act = self._hear  # type: ignore[method-assign]
        self._looker = self._looking()

    def _hear(self, press: Press) -> None:
        self._presses.append(press)
        self._act(press)

    def begin(self) -> None:
        """Note the state before a command."""
        stack = self.context.stack
        table = self._table()
        state = (id(stack.top), len(stack.scenes), table.session.step_count if table else 0)
        self._unchanged = 0 if state != self._state else self._unchanged + 1
        self._state = state
        if self._unchanged > STUCK_AFTER:
            self._unchanged = 0
            raise BrokenInvariant(f"stuck at {type(stack.top).__name__}")

    def look(self, command: "Command | None" = None) -> None:
        """Check the state after a frame; pass `command` with its first frame."""
        presses, self._presses = self._presses, []
        above, self._above = self._above, tuple(self.context.stack.scenes)
        if not self.context.stack.scenes:
            raise BrokenInvariant("no scene is left")
        if command is not None:
            self._look_for_hands(command)
            self._look_at_bindings()
        self._look_at_looker(presses, above)
        self._look_at_seats((*above, *self._above))
        self._look_at_curtain()

    def _table(self) -> TableScene | None:
        scenes = self.context.stack.scenes
        return next((scene for scene in reversed(scenes) if isinstance(scene, TableScene)), None)

    def _look_for_hands(self, command: "Command") -> None:
        """Check that no hand is on the next frame after the window lost the keyboard, or a looking seat lost its
        pad."""
        visible = self.context.stack.visible()
        if command.unfocused and self.context.stack.secrets:
            raise BrokenInvariant("a hand stayed open when the window lost the keyboard")
        for table in (scene for scene in visible if isinstance(scene, TableScene)):
            looker = table.screen.room.looker if table.secret else None
            if looker is not None and table.seating[looker].device in command.lost:
                raise BrokenInvariant("a hand stayed open when its pad was unplugged")

    def _looking(self) -> tuple[int, int] | None:
        """Return the table and the seat whose hand is on the screen."""
        table = next((scene for scene in self.context.stack.visible() if isinstance(scene, TableScene)), None)
        looker = table.screen.room.looker if table is not None and table.secret else None
        return None if looker is None else (id(table), looker)

    def _look_at_looker(self, presses: list[Press], above: tuple[Scene, ...]) -> None:
        """Check that a hand appears only after a press of its owner."""
        before, self._looker = self._looker, self._looking()
        table = self._table()
        if table is None or self._looker is None or self._looker == before:
            return
        looker = self._looker[1]
        plan = table.seating[looker]
        device = plan.device
        if not any(
            press.action is Action.CONFIRM and (device is None or press.device in plan.devices) for press in presses
        ):
            heard = ", ".join(f"{press.device} {press.action.value}" for press in presses) or "nothing"
            scenes = " > ".join(type(scene).__name__ for scene in above)
            seat = f"its seat {looker} ({plan.device})"
            raise BrokenInvariant(f"a hand was opened without a press of {seat}; before: {scenes}; pressed: {heard}")

    def _look_at_seats(self, scenes: tuple[Scene, ...]) -> None:
        """Check that seats keep their devices unless players were asked. In a lesson people take turns at one
        device."""
        table, before = self._table(), self._held
        if table is None or isinstance(table, LessonTable):
            self._held = None
            return
        held = tuple(plan.devices for plan in table.session.plan.seating.seats)
        self._held = table, held
        same = before is None or before[0] is not table or before[1] == held
        if not same and not any(isinstance(scene, CONSENT) for scene in scenes):
            raise BrokenInvariant("a seat got another device, and no player was asked")

    def _look_at_bindings(self) -> None:
        """Check that house and table have the same devices, and that an asked player has the seat that the match says.
        While a draw of partners is shown, people keep their old seats."""
        table = self._table()
        if table is None or self.context.stack.top is not table:
            return
        if table.screen.asking and table.seating != table.session.seating:
            raise BrokenInvariant("the asked player is not in that seat")
        for seat, plan in enumerate(table.seating.seats):
            if plan.person and plan.device and self.context.devices.device_of(seat) != plan.device:
                raise BrokenInvariant("the house has another device for a seat")

    def _look_at_curtain(self) -> None:
        """Check that nothing private is behind a closed curtain, and that a board belongs to the looking seat."""
        top, table = self.context.stack.top, self._table()
        if table is not None and table.screen.board is not None and table.viewpoint != table.screen.board.behind.seat:
            raise BrokenInvariant("a board is not the looking seat's")
        if not isinstance(top, CurtainScene) or not top.opaque or table is None or table.hands_open:
            return
        if table.viewpoint != PUBLIC or table.hand.cards or table.screen.board is not None:
            raise BrokenInvariant("something private is behind a closed curtain")
