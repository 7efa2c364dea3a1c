"""Companions: somebody, a grown-up beside a child mostly, lawfully looks along at one seat and may press for it.

The companion has a device of its own or holds the seat's own together with the person. Whoever has a seat of their own
looks into no other hand, so a device plays or looks along, never both. The table is told.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.seats import Seat
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT
from game.widgets.menu import Row
from scenes.seating import TOGETHER, Seating
from scenes.table.phrases import listed

if TYPE_CHECKING:
    from game.input.devices import Devices

HALVES = (KEYS_LEFT, KEYS_RIGHT)
LINE = "May look and press for this seat. The table is told"
LINE_KIDS = "A grown-up may look and help. All are told"


def with_companion(seating: Seating, seat: Seat, companion: str | None) -> Seating:
    """Somebody looks along at `seat` with that device (TOGETHER: its own one), or nobody (None) does; unchanged where a
    computer player sits or the device speaks for another seat."""
    plan = seating[seat]
    others = {device for other, held in enumerate(seating.seats) if other != seat for device in held.devices}
    if not plan.person or companion in others:
        return seating
    return seating.put(seat, replace(plan, companion=TOGETHER if companion == plan.device else companion))


def offered(seating: Seating, seat: Seat, there: Sequence[str]) -> tuple[str | None, ...]:
    """What can be gone through for a person: nobody, together at one device, or one of those that are `there` and speak
    for nobody else; the companion's own too if it is not there now."""
    plan = seating[seat]
    others = {device for other, held in enumerate(seating.seats) if other != seat for device in held.devices}
    taken = others | {plan.device}
    if taken & set(HALVES):
        taken.add(KEYS)
    free = [device for device in (*there, *HALVES, plan.companion) if device and device not in taken]
    return (None, TOGETHER, *dict.fromkeys(free))


def next_companion(seating: Seating, seat: Seat, step: int, there: Sequence[str]) -> Seating:
    """The next of those that are offered (1), or the one before (-1)."""
    known, now = offered(seating, seat, there), seating[seat].companion
    at = known.index(now) if now in known else 0
    return with_companion(seating, seat, known[(at + step) % len(known)])


def noun(kids: bool) -> str:
    """What a companion is called in a theme."""
    return "helper" if kids else "companion"


def companion_row(name: Hashable, seating: Seating, seat: Seat, devices: "Devices", kids: bool) -> Row:
    """A row of a page on which it is chosen who looks along."""
    line = LINE_KIDS if kids else LINE
    return Row(name, noun(kids).capitalize(), companion_words(seating, seat, devices), line, "people")


def companion_words(seating: Seating, seat: Seat, devices: "Devices") -> str:
    """`Nobody`, `Same device`, `Pad 2`."""
    companion = seating[seat].companion
    if companion is None:
        return "Nobody"
    return devices.name(companion) if companion else "Same device"


def told(seating: Seating, before: Seating | None = None, kids: bool = False) -> str:
    """What the table is told of companions: all of them, or who came and went since `before`; "" for nothing."""
    whom = noun(kids)
    had = before.seats if before is not None else (None,) * len(seating)
    pairs = [(plan, old is not None and old.accompanied) for plan, old in zip(seating.seats, had, strict=True)]
    came = [plan.name for plan, accompanied in pairs if plan.accompanied and not accompanied]
    left = [f"{plan.name}'s {whom} has left" for plan, accompanied in pairs
            if accompanied and plan.person and not plan.accompanied]  # fmt: skip
    both = f"{listed(came)} {'has a' if len(came) == 1 else 'have'} {whom}{'s' if len(came) > 1 else ''}"
    return ", ".join([both] * bool(came) + left)
