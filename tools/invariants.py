"""Invariants that hold for any input. They are checked after every frame of a storm or a soak."""

from engine.core.seats import PUBLIC
from game.context import Context
from game.input.actions import Action, Press
from game.scene import Scene
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.lesson.lesson_table import LessonTable
from scenes.lobby.seat import SeatScene
from scenes.table.pause import PauseScene, SwapScene
from scenes.table.scene import TableScene
from tools.fuzzer import Command

CONSENT = (LostScene, SwapScene, PauseScene, SeatScene)
"""Scenes in which players choose devices. Nowhere else may a seat get another device."""
STUCK_AFTER = 1500
"""Most commands without another scene or another step."""


class BrokenInvariant(AssertionError):
    """The invariant that does not hold, in a few words without a card."""


class Invariants:
    """Call `begin` before a command, and `look` after each of its frames. Both raise BrokenInvariant. The state at
    first is assumed to be valid."""

    def __init__(self, context: Context) -> None:
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
        """Check before a command."""
        stack = self.context.stack
        table = self._table()
        state = (id(stack.top), len(stack.scenes), table.session.step_count if table else 0)
        self._unchanged = 0 if state != self._state else self._unchanged + 1
        self._state = state
        if self._unchanged > STUCK_AFTER:
            self._unchanged = 0
            raise BrokenInvariant(f"stuck at {type(stack.top).__name__}")

    def look(self, command: Command | None = None) -> None:
        """Check after a frame; `command` with its first frame."""
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

    def _look_for_hands(self, command: Command) -> None:
        """After the window lost the keyboard, or a looking seat its pad, the very next frame shows no hand."""
        visible = self.context.stack.visible()
        if command.unfocused and self.context.stack.secrets:
            raise BrokenInvariant("a hand stayed open when the window lost the keyboard")
        for table in (scene for scene in visible if isinstance(scene, TableScene)):
            looker = table.screen.room.looker if table.secret else None
            if looker is not None and table.screen.room.seating[looker].device in command.lost:
                raise BrokenInvariant("a hand stayed open when its pad went")

    def _looking(self) -> tuple[int, int] | None:
        """The table and the seat whose hand is on the screen."""
        table = next((scene for scene in self.context.stack.visible() if isinstance(scene, TableScene)), None)
        looker = table.screen.room.looker if table is not None and table.secret else None
        return None if looker is None else (id(table), looker)

    def _look_at_looker(self, presses: list[Press], above: tuple[Scene, ...]) -> None:
        """A hand is shown only after a press of its owner."""
        before, self._looker = self._looker, self._looking()
        table = self._table()
        if table is None or self._looker is None or self._looker == before:
            return
        looker = self._looker[1]
        plan = table.screen.room.seating[looker]
        device = plan.device
        if not any(
            press.action is Action.CONFIRM and (device is None or press.device in plan.devices) for press in presses
        ):
            heard = ", ".join(f"{press.device} {press.action.value}" for press in presses) or "nothing"
            scenes = " > ".join(type(scene).__name__ for scene in above)
            seat = f"its seat {looker} ({plan.device})"
            raise BrokenInvariant(f"a hand was opened without a press of {seat}; before: {scenes}; pressed: {heard}")

    def _look_at_seats(self, scenes: tuple[Scene, ...]) -> None:
        """Seats keep their devices unless a player was asked. In a lesson several learners take turns at one seat."""
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
        """Devices are bound like the table's seating, and the asked player has the seat that the match asks. While a
        draw of partners is told, people keep their earlier seats."""
        table = self._table()
        if table is None or self.context.stack.top is not table:
            return
        if table.screen.asking and table.screen.room.seating != table.session.seating:
            raise BrokenInvariant("a player is asked who does not sit there")
        for seat, plan in enumerate(table.screen.room.seating.seats):
            if plan.person and plan.device and self.context.devices.device_of(seat) != plan.device:
                raise BrokenInvariant("the house takes another device for a seat's")

    def _look_at_curtain(self) -> None:
        """Behind a closed curtain nothing private is shown, and a board belongs to the seat that looks."""
        top, table = self.context.stack.top, self._table()
        if (
            table is not None
            and table.screen.board is not None
            and table.screen.room.viewpoint != table.screen.board.behind.seat
        ):
            raise BrokenInvariant("a board lies there that is not of the seat that looks")
        if not isinstance(top, CurtainScene) or not top.opaque or table is None or table.hands_open:
            return
        if table.screen.room.viewpoint != PUBLIC or table.screen.hand.cards or table.screen.board is not None:
            raise BrokenInvariant("something private lies ready behind a closed curtain")
