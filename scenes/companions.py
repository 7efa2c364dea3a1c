"""Companions: a second person, usually a grown-up beside a child, who may look along at one seat and press for it.

The companion has a device of its own, or shares the seat's device. A player with a seat cannot look into another hand,
so a device either plays or looks along. The table is told.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import reduce

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT
from game.input.pads import UNKNOWN
from game.widgets.menu import Row, after
from scenes.seating import TOGETHER, Seating, device_noun

HALVES = (KEYS_LEFT, KEYS_RIGHT)


def with_companion(seating: Seating, seat: Seat, companion: str | None) -> Seating:
    """Return the seating with that companion's device at `seat`: TOGETHER for the seat's own device, None for no
    companion. It is unchanged if a computer player has the seat or the device belongs to another seat."""
    plan = seating[seat]
    others = {device for other, held in enumerate(seating.seats) if other != seat for device in held.devices}
    if not plan.person or companion in others:
        return seating
    companion = TOGETHER if companion == plan.device else companion
    pad = plan.companion_pad if companion == plan.companion else UNKNOWN
    return seating.put(seat, replace(plan, companion=companion, companion_pad=pad))


def companion_choices(seating: Seating, seat: Seat, there: Sequence[str]) -> tuple[str | None, ...]:
    """The choices for a person: no companion, the same device, or a device in `there` that belongs to no other seat.
    The present companion's device is offered even if it is gone."""
    plan = seating[seat]
    others = {device for other, held in enumerate(seating.seats) if other != seat for device in held.devices}
    taken = others | {plan.device}
    if taken & set(HALVES):
        taken.add(KEYS)
    free = [device for device in (*there, *HALVES, plan.companion) if device and device not in taken]
    return (None, TOGETHER, *dict.fromkeys(free))


def next_companion(seating: Seating, seat: Seat, step: int, there: Sequence[str]) -> Seating:
    """Return the seating with the next (1) or previous (-1) choice."""
    return with_companion(seating, seat, after(companion_choices(seating, seat, there), seating[seat].companion, step))


def companion_row(name: Hashable, seating: Seating, seat: Seat) -> Row:
    """A row of a page for the choice of a companion."""
    return Row(name, say("table-companion"), companion_words(seating, seat), say("table-companion-line"), "people")


def companion_words(seating: Seating, seat: Seat) -> Message:
    """`Nobody`, `Same device`, `Pad 2`."""
    companion = seating[seat].companion
    if companion is None:
        return say("table-no-one")
    return say("table-device", device=device_noun(companion)) if companion else say("table-same-device")


def companion_news(seating: Seating, before: Seating | None = None) -> tuple[Message, ...]:
    """Notices to the table about companions: all of them, or only the changes since `before`."""
    had = before.seats if before is not None else (None,) * len(seating)
    pairs = [(plan, old is not None and old.accompanied) for plan, old in zip(seating.seats, had, strict=True)]
    came = tuple(plan.name for plan, accompanied in pairs if plan.accompanied and not accompanied)
    left = (plan.name for plan, accompanied in pairs if accompanied and plan.person and not plan.accompanied)
    both = (say("table-has-companion", names=came),) if came else ()
    return (*both, *(say("table-companion-left", name=name) for name in left))


def in_one(news: Sequence[Message]) -> Message | None:
    """Join several sentences into one message; None for no sentences."""
    return reduce(lambda first, second: say("table-both", first=first, second=second), news) if news else None
