"""Privacy: whose turn it is to look at the screen. A curtain stands before anything of the next seat is fetched."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.core.seats import PUBLIC, Seat
from game.input.actions import Press
from game.theme import SeatLook
from scenes.handover.curtain import CurtainScene
from scenes.handover.device_binding import Missing
from scenes.handover.look import Peek, WhoScene
from scenes.handover.lost_device import LostScene
from scenes.handover.recent_events import Since
from scenes.seating import Seating
from scenes.table import navigation
from scenes.table.boards.private_board import PATIENCE, patience
from scenes.table.command import pointers
from scenes.table.screen import Glass
from scenes.table.taking_back import TakenBack, may, who_may

if TYPE_CHECKING:
    from game.context import House


class Privacy:
    """Covers and uncovers hands. `called` is told of whoever presses the bell at a curtain or on a board, there with
    the trick that everybody looks at; `peeked` that a seat has looked enough, with the picture of the curtain that
    stands there now, None where nothing was private."""

    def __init__(
        self, house: "House", glass: Glass, called: Callable[[Press, int | None], None],
        peeked: Callable[[SeatLook | None], None],
    ) -> None:  # fmt: skip
        self.house, self.glass, self.called, self.peeked = house, glass, called, peeked
        self.since = Since(glass.sitting.match)
        self.missing = Missing()
        self.untouched = 0.0

    def advance(self, dt: float) -> None:
        """`dt` seconds passed without a touch: an open hand does not stay for ever."""
        self.untouched = self.untouched + dt if self.glass.private else 0.0
        usual = self.glass.board.patience if self.glass.board else PATIENCE
        if self.untouched > patience(self.house, usual):
            self.hide()

    def cover(self) -> SeatLook | None:
        """No hand stays in sight; the picture of whoever looked, None where nothing was private."""
        seat = self.glass.looker
        if not self.glass.private or seat is None:
            return None
        self.glass.look_as(PUBLIC)
        return self.glass.seating[seat].picture

    def hide(self) -> None:
        """The seat that looks covers its hand; its curtain asks it to come back, unless it only peeked."""
        seat = self.glass.looker
        if self.glass.private and self.glass.board is not None and self.glass.board.peeking:
            self.peeked(self.cover())
        elif self.cover() is not None and seat is not None:
            self.house.stack.push(self._curtain(seat))

    def pause(self, device: str | None) -> None:
        """Everything stands still; no hand stays in sight."""
        covered = self.cover()
        self.house.stack.push(navigation.pause(self.house, self.glass, device, covered))

    def hand_to(self, seat: Seat, opened: Callable[[], None] | None = None) -> None:
        """Hand the screen to `seat`. Once its curtain opens it is asked, unless `opened` does something else. It comes
        down over what everybody has seen; what only one has seen it covers at once."""
        falls = self.glass.looker is None
        if not falls:
            self.glass.look_as(PUBLIC)
        self.house.stack.push(self._curtain(seat, opened, falls))

    def look(self, device: str) -> None:
        """Whoever holds `device` wants to look at what is its own; the table waits for that."""
        seats = self._people_with(device)
        if len(seats) > 1:
            self.house.stack.push(
                WhoScene(self.house, self.glass.seating, seats, self.devices_changed, self.glass.hides)
            )
        elif seats:
            self.peek(seats[0])

    def peek(self, seat: Seat) -> None:
        """`seat` looks, behind its curtain where hands are hidden from others in the room."""
        self.glass.sitting.cancel()
        self.glass.ask_nobody()
        if self.glass.hides:
            self.hand_to(seat, lambda: self._peek(seat))
        else:
            self._peek(seat)

    def _peek(self, seat: Seat) -> None:
        if self.glass.viewpoint != seat:
            self.glass.look_as(seat)
        self.glass.peek(seat)

    def _people_with(self, device: str) -> list[Seat]:
        speaks_for, seats = self.house.devices.speaks_for, self.glass.seating.seats
        return [seat for seat, plan in enumerate(seats) if plan.person and speaks_for(device, seat)]

    def _looks_instead(self, press: Press) -> None:
        """At a curtain that waits for somebody else."""
        seats = self._people_with(press.device)
        if len(seats) == 1:
            self.house.stack.dismiss(Peek(seats[0]))
        else:
            self.look(press.device)

    def _curtain(self, seat: Seat, opened: Callable[[], None] | None = None, falls: bool = False) -> CurtainScene:
        glass, plan, undoer = self.glass, self.glass.seating[seat], who_may(self.glass)
        return CurtainScene(
            self.house,
            plan.picture,
            plan.name,
            plan.device,
            self.since.strip(seat, glass.look, glass.seating, self.house.theme),
            opened=opened or (lambda: self._open(seat)),
            lost=self.devices_changed,
            paused=lambda: self.pause(plan.device),
            also=tuple(other for device in plan.devices for other in pointers(device)),
            called=(lambda press: self.called(press, None)) if glass.may_call and opened is None else None,
            instead=self._other_first if opened is None else None,
            looked=self._looks_instead if glass.may_peek and opened is None else None,
            look_word=glass.look.peek_word,
            undone=self._undone if undoer is not None and opened is None else None,
            undoer=glass.seating[undoer].device if undoer is not None else None,
            falls=falls,
            companion=plan.companion,
        )

    def _undone(self, press: Press) -> None:
        """At the next one's curtain whoever answered last takes it back."""
        if may(self.glass, press):
            self.house.stack.dismiss(TakenBack(press))

    def _other_first(self, press: Press) -> bool:
        """Where several choose at once, in any order, a press of one who is still waited for brings that one's curtain;
        a hand is fetched for nobody by that."""
        seating = self.glass.seating
        for seat in self.glass.sitting.match.waiting():
            if press.device in seating[seat].devices:
                self.house.stack.replace(self._curtain(seat))
                return True
        return False

    def _open(self, seat: Seat) -> None:
        if seat != self.glass.sitting.answered:
            self.glass.sitting.answered = None  # somebody else sees more than everybody does
        self.since.looked(seat)
        self.glass.look_as(seat)
        self.glass.ask(seat)
        self.glass.hand.wait(self.holds)

    @property
    def holds(self) -> bool:
        """Whether a hand stands only as long as a button is held; children press."""
        return bool(self.house.settings.get.look == "hold") and not self.house.theme.kids

    # Devices that are gone

    def begin(self) -> bool:
        """People sit down; whether somebody's device is not there. One person alone may take up anything."""
        devices, held, plan = self.house.devices, self.glass.seating.devices, self.glass.sitting.plan
        self.missing.missed(held, devices.here)
        if plan.saved is not None and self.glass.several_people:
            self.missing.absent(held, devices.here, devices.last)
        return self.ask_for_lost()

    def look_round(self, seating: Seating | None) -> bool:
        """After a time in which nothing was told: whether a device is gone. `seating` is what somebody has changed."""
        self.missing.missed(self.glass.seating.devices, self.house.devices.here)
        if seating is not None:
            self.missing.answered(seating)
            self.glass.sitting.reseat(seating)
            self.glass.sit()
        return self.ask_for_lost()

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """A lost pad covers its seat's hand before the next frame; the table waits until somebody takes over."""
        self.missing.changed(lost, found)
        self.ask_for_lost()

    def ask_for_lost(self) -> bool:
        """Cover, and ask who plays on for the first seat whose device is gone; False if none is."""
        seat = self.missing.first(self.glass.seating)
        if seat is None:
            return False
        if self.glass.private or self.glass.viewpoint == seat:
            self.glass.look_as(PUBLIC)
        self.house.stack.push(LostScene(self.house, seat, self.glass.seating))
        return True
