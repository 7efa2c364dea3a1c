"""Device binding: the devices of people at a table, the seats for which a press counts, and the seats that wait for
their device."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.input.actions import KEYS_LEFT, KEYS_RIGHT, is_pad
from game.input.devices import Devices
from game.input.pads import UNKNOWN
from scenes.seating import Seating, SeatPlan


def bind(devices: Devices, seating: Seating) -> None:
    """Bind every device to the seats of the people and companions who hold it, and to no other seat."""
    devices.free_all()
    devices.share_keyboard(not {KEYS_LEFT, KEYS_RIGHT}.isdisjoint(seating.held))
    for seat, plan in enumerate(seating.seats):
        devices.bind(seat, *plan.devices)


def identify_pads(devices: Devices, seating: Seating) -> Seating:
    """Return the seating with the identities of pads that were still unknown, as SDL tells them, for keeping."""
    for seat, plan in enumerate(seating.seats):
        for device in plan.devices:
            if plan.pad_of(device) == UNKNOWN:
                plan = plan.with_pad(device, devices.pads.identity(device))
        seating = seating.put(seat, plan)
    return seating


class Awaited(NamedTuple):
    """A device that a seat waits for: its own one, or its companion's."""

    seat: Seat
    companion: bool = False

    def device(self, seating: Seating) -> str:
        """The device's id; "" if there is none now."""
        plan = seating[self.seat]
        return (plan.companion if self.companion else plan.device) or ""


@dataclass(slots=True)
class Missing:
    """The devices that seats wait for.

    `gone`: not connected any more. `unproven`: pads of a resumed match whose owner only a press can show. `asked`: the
    device that is asked for now. A match goes on without the device of a companion that is `gone`.
    """

    gone: frozenset[str] = frozenset()
    unproven: frozenset[str] = frozenset()
    asked: Awaited | None = None
    _seen: frozenset[str] = field(default=frozenset())

    def note_changes(self, lost: Iterable[str], found: Sequence[str]) -> None:
        """Note lost and found devices."""
        self.gone = (self.gone | set(lost)) - set(found)

    def note(self, held: Sequence[str], here: Callable[[str], bool]) -> None:
        """Compare with the present devices, after a time without notices."""
        there = {device for device in held if here(device)}
        self.gone = (self.gone | (self._seen & (set(held) - there))) - there
        self._seen = frozenset(there)

    def another_evening(self, seating: Seating, devices: Devices) -> None:
        """Note the devices of a resumed match. Only its serial number or a press identifies a pad, not its number.
        Other held devices that are not here are gone, except the one that pressed last."""
        held = {device: plan.pad_of(device) for plan in seating.seats for device in plan.devices}
        pads = {device for device in held if is_pad(device)}
        self.unproven = frozenset(device for device in pads if not devices.prove(device, held[device]))
        others = held.keys() - pads - {devices.last}
        self.gone = frozenset(device for device in others if not devices.here(device))

    def first(self, seating: Seating) -> Awaited | None:
        """The first device that a seat waits for, which becomes `asked`."""
        waited = {False: self.gone | self.unproven, True: self.unproven}
        people = (seat for seat, person in enumerate(seating.people) if person)
        all_of_them = (Awaited(seat, companion) for seat in people for companion in (False, True))
        self.asked = next((one for one in all_of_them if one.device(seating) in waited[one.companion]), None)
        return self.asked

    def note_answer(self, seating: Seating) -> None:
        """Note that there is a device again for what was asked."""
        if self.asked is not None:
            device = {self.asked.device(seating)}
            self.gone, self.unproven, self.asked = self.gone - device, self.unproven - device, None


HALVES = frozenset((KEYS_LEFT, KEYS_RIGHT))


def turn_of(plan: SeatPlan) -> Message:
    """The reply to a player who presses while another one is asked."""
    return say("table-turn", name=plan.name)


def other_half(devices: frozenset[str]) -> frozenset[str]:
    """The half of a shared keyboard that is not among `devices`; empty if neither or both are."""
    return frozenset() if HALVES.isdisjoint(devices) else HALVES - devices
