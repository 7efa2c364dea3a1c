"""Room: the players at a table, and the viewpoint of its screen."""

from collections.abc import Sequence

from engine.core.seats import PUBLIC, Seat, Viewer
from game.context import Context
from game.input.actions import Press
from scenes.table.session import Session
from scenes.table.turns import first_person, home_viewpoint


class Room:
    """The players and their devices. `viewpoint` is the viewer whose knowledge the screen shows; `seating` is as shown.

    `anchor` is the seat from which the ring is seen: the latest one that looked. With `hands_open` every hand is open,
    because a record is shown or the table has agreed on it.
    """

    def __init__(self, context: Context, session: Session, hands_open: bool) -> None:
        self._devices, self._session = context.devices, session
        self.hands_open = hands_open or session.plan.open_hands
        self.seating = session.seating
        self.viewpoint: Viewer = self.home
        self.anchor: Seat = first_person(self.seating.people)

    @property
    def in_company(self) -> bool:
        """Whether the device of a press matters. It does if several people play, or if one left and may be in the
        room."""
        return self.seating.several or self._session.holders.person_left

    @property
    def lone(self) -> bool:
        """Whether one person plays among computer players, and no other has left."""
        return sum(self.seating.people) == 1 and not self.in_company

    @property
    def hides(self) -> bool:
        """Whether hands are hidden: others are in the room, and the table has not agreed on open hands."""
        return self.in_company and not (self.hands_open or self._session.keeps_open)

    @property
    def may_keep_open(self) -> bool:
        """Whether a single human player is left, who may agree to keep the own hand open from now on."""
        return self.hides and sum(self.seating.people) == 1

    @property
    def home(self) -> Viewer:
        """The viewpoint without a question: that of the only player, or the public one."""
        return PUBLIC if self.hides else home_viewpoint(self.seating.people)

    @property
    def looker(self) -> Seat | None:
        """The seat whose hand is open; None in public."""
        return self.viewpoint if isinstance(self.viewpoint, int) else None

    @property
    def private(self) -> bool:
        """Whether the screen shows secrets of one seat while others are in the room."""
        return isinstance(self.viewpoint, int) and self.hides

    def turn_to(self, viewpoint: Viewer, device: str | None) -> None:
        """Show the table from another viewpoint.

        If hands are hidden, a seat's viewpoint needs the press of `device` that opened its curtain. ValueError without
        one, or for a device that is not the seat's own.
        """
        if not self._allows(viewpoint, device):
            raise ValueError("a hand opens only on a press of its own device")
        self.viewpoint = viewpoint
        if isinstance(viewpoint, int):
            self.anchor = viewpoint

    def _allows(self, viewpoint: Viewer, device: str | None) -> bool:
        """Whether a press of `device` opens that view. A seat without a device of its own accepts any."""
        if not isinstance(viewpoint, int) or viewpoint == self.viewpoint or not self.hides:
            return True
        plan = self.seating[viewpoint]
        return device is not None and (plan.device is None or device in plan.devices)

    def sit(self) -> None:
        """Show the current seating."""
        self.seating = self._session.seating
        self.anchor = first_person(self.seating.people)

    def speaker(self, press: Press, asked: Seat, waiting: Sequence[Seat] = ()) -> Seat | None:
        """The seat for which a press counts, or None: `asked`, or one of those `waiting` that may answer too. A single
        player uses any device."""
        seats = self._devices.seats_of(press.device)
        if asked in seats or not self.in_company:
            return asked
        return next((seat for seat in waiting if seat in seats), None)

    def speaks(self, press: Press, seat: Seat) -> bool:
        """Whether a press counts for `seat` while no other seat is asked."""
        return self.speaker(press, seat) is not None

    def people_with(self, device: str) -> tuple[Seat, ...]:
        """The human players for whom a press of `device` counts. A single player uses any device."""
        people = tuple(seat for seat, person in enumerate(self.seating.people) if person)
        return tuple(sorted(self._devices.seats_of(device) & set(people))) if self.in_company else people
