"""Device binding: what people at a table hold, for which seat a press counts, and which seat waits for its device."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.input.actions import KEYS_LEFT, KEYS_RIGHT, Press, is_pad
from game.input.devices import Devices
from game.input.pads import UNKNOWN
from scenes.seating import Seating, SeatPlan


def bind(devices: Devices, seating: Seating) -> None:
    """Every device belongs to the seats of the people who hold it, or look along with it, and to nobody else."""
    devices.free_all()
    devices.share_keyboard(not {KEYS_LEFT, KEYS_RIGHT}.isdisjoint(seating.held))
    for seat, plan in enumerate(seating.seats):
        devices.bind(seat, *plan.devices)


def identified(devices: Devices, seating: Seating) -> Seating:
    """The same with what SDL tells of the pads of people of whom nothing is known yet: it is kept with the seat."""
    for seat, plan in enumerate(seating.seats):
        known = devices.pads.identity(plan.device or "")
        if plan.person and plan.pad == UNKNOWN != known:
            seating = seating.put(seat, replace(plan, pad=known))
    return seating


@dataclass(slots=True)
class Missing:
    """Devices that seats wait for. `gone` are not there any more; `unproven` are pads of a match that goes on, of which
    a press shows whose they are. `asked` is the seat that is asked for its device now."""

    gone: frozenset[str] = frozenset()
    unproven: frozenset[str] = frozenset()
    asked: Seat | None = None
    _seen: frozenset[str] = field(default=frozenset())

    def changed(self, lost: Iterable[str], found: Sequence[str]) -> None:
        """Devices went and came."""
        self.gone = (self.gone | set(lost)) - set(found)

    def missed(self, held: Sequence[str], here: Callable[[str], bool]) -> None:
        """Look round after a time in which nothing was told: what was here and is not, what is here again."""
        there = {device for device in held if here(device)}
        self.gone = (self.gone | (self._seen & (set(held) - there))) - there
        self._seen = frozenset(there)

    def another_evening(self, seating: Seating, devices: Devices) -> None:
        """A saved match goes on: no pad is told by its number, but by its serial number or a press. What else was held
        and is not here is gone, but for the device that pressed last."""
        held = {plan.device: plan.pad for plan in seating.seats if plan.person and plan.device}
        pads = {device for device in held if is_pad(device)}
        self.unproven = frozenset(device for device in pads if not devices.prove(device, held[device]))
        others = held.keys() - pads - {devices.last}
        self.gone = frozenset(device for device in others if not devices.here(device))

    def first(self, seating: Seating) -> Seat | None:
        """The first seat that waits for its device; it is `asked` from now on."""
        seats, waited = enumerate(seating.seats), self.gone | self.unproven
        self.asked = next((seat for seat, plan in seats if plan.person and plan.device in waited), None)
        return self.asked

    def answered(self, seating: Seating) -> None:
        """The seat that was asked has a device again."""
        if self.asked is not None:
            device = {seating[self.asked].device or ""}
            self.gone, self.unproven, self.asked = self.gone - device, self.unproven - device, None


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
