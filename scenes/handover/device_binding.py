"""Device binding: what people at a table hold, for which seat a press counts, and who has lost a device."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.input.actions import KEYS_LEFT, KEYS_RIGHT, Press
from game.input.devices import Devices
from scenes.seating import Seating, SeatPlan


def bind(devices: Devices, seating: Seating) -> None:
    """Every device belongs to the seats of the people who hold it, or look along with it, and to nobody else."""
    devices.free_all()
    devices.share_keyboard(not {KEYS_LEFT, KEYS_RIGHT}.isdisjoint(seating.held))
    for seat, plan in enumerate(seating.seats):
        devices.bind(seat, *plan.devices)


@dataclass(slots=True)
class Missing:
    """Devices that are not there any more. `asked` is the seat for which somebody is looked for now."""

    gone: frozenset[str] = frozenset()
    asked: Seat | None = None
    _seen: frozenset[str] = field(default=frozenset())

    def changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Devices went and came; one that came back at once is not gone."""
        self.gone = (self.gone | set(lost)) - set(found)

    def missed(self, held: Sequence[str], here: Callable[[str], bool]) -> None:
        """Look round after a time in which nothing was told: what was here and is not, what is here again."""
        there = {device for device in held if here(device)}
        self.gone = (self.gone | (self._seen & (set(held) - there))) - there
        self._seen = frozenset(there)

    def absent(self, held: Sequence[str], here: Callable[[str], bool], last: str) -> None:
        """Another evening: whoever played then may hold another pad now. `last` is in somebody's hand at any rate."""
        self.gone = frozenset(device for device in held if device != last and not here(device))

    def first(self, seating: Seating) -> Seat | None:
        """The first seat whose device is gone; it is `asked` from now on."""
        seats = enumerate(seating.seats)
        self.asked = next((seat for seat, plan in seats if plan.person and plan.device in self.gone), None)
        return self.asked

    def answered(self, seating: Seating) -> None:
        """Somebody plays on for the seat that was asked for."""
        if self.asked is not None:
            self.gone -= {seating[self.asked].device or ""}
            self.asked = None


HALVES = frozenset((KEYS_LEFT, KEYS_RIGHT))


def speaker(
    press: Press, asked: Seat, waiting: Sequence[Seat], devices: Devices, *, open_to_all: bool, alone: bool
) -> Seat | None:
    """The seat for which an answer counts, None if nobody's.

    `asked` is on the screen; with `open_to_all` everybody who is waited for answers with the own device; whoever is
    `alone` in the room answers with any.
    """
    seats = devices.seats_of(press.device)
    if asked in seats or alone:
        return asked
    return next((seat for seat in waiting if seat in seats), None) if open_to_all else None


def turn_of(plan: SeatPlan) -> Message:
    """What is said to whoever presses while somebody else is asked."""
    return say("table-turn", name=plan.name)


def other_half(devices: frozenset[str]) -> frozenset[str]:
    """The half of a shared keyboard that is not among `devices`; empty where neither is, or both are."""
    return frozenset() if HALVES.isdisjoint(devices) else HALVES - devices
