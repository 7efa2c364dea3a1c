"""Speaker: for which seat a press counts, and what is said to whoever presses while somebody else is asked."""

from collections.abc import Sequence

from engine.core.seats import Seat
from game.input.actions import KEYS_LEFT, KEYS_RIGHT, Press
from game.input.devices import Devices
from scenes.seating import SeatPlan

HALVES = frozenset((KEYS_LEFT, KEYS_RIGHT))


def speaker(press: Press, asked: Seat, waiting: Sequence[Seat], devices: Devices, *, open_to_all: bool,
            alone: bool) -> Seat | None:  # fmt: skip
    """The seat for which an answer counts, None if nobody's.

    `asked` is on the screen; with `open_to_all` everybody who is waited for answers with the own device; whoever is
    `alone` in the room answers with any.
    """
    seats = devices.seats_of(press.device)
    if asked in seats or alone:
        return asked
    return next((seat for seat in waiting if seat in seats), None) if open_to_all else None


def turn_of(plan: SeatPlan) -> str:
    """What is said to whoever presses while somebody else is asked."""
    return f"{plan.name}'s turn"


def whole_keyboard(devices: frozenset[str]) -> frozenset[str]:
    """`devices` while one of them spells: a shared keyboard is whole as long as that lasts."""
    return devices if HALVES.isdisjoint(devices) else devices | HALVES
