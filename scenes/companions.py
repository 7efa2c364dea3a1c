"""Companions: somebody, a grown-up beside a child mostly, lawfully looks along at one seat and may press for it.

The companion has a device of its own or holds the seat's own together with the person. Whoever has a seat of their own
looks into no other hand, so a device plays or looks along, never both. The table is told.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import reduce

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT
from game.widgets.menu import Row
from scenes.seating import TOGETHER, Seating, device_noun

HALVES = (KEYS_LEFT, KEYS_RIGHT)


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


def companion_row(name: Hashable, seating: Seating, seat: Seat) -> Row:
    """A row of a page on which it is chosen who looks along."""
    return Row(name, say("table-companion"), companion_words(seating, seat), say("table-companion-line"), "people")


def companion_words(seating: Seating, seat: Seat) -> Message:
    """`Nobody`, `Same device`, `Pad 2`."""
    companion = seating[seat].companion
    if companion is None:
        return say("table-nobody")
    return say("table-device", device=device_noun(companion)) if companion else say("table-same-device")


def told(seating: Seating, before: Seating | None = None) -> tuple[Message, ...]:
    """What the table is told of companions: all of them, or who came and went since `before`."""
    had = before.seats if before is not None else (None,) * len(seating)
    pairs = [(plan, old is not None and old.accompanied) for plan, old in zip(seating.seats, had, strict=True)]
    came = tuple(plan.name for plan, accompanied in pairs if plan.accompanied and not accompanied)
    left = (plan.name for plan, accompanied in pairs if accompanied and plan.person and not plan.accompanied)
    both = (say("table-has-companion", names=came),) if came else ()
    return (*both, *(say("table-companion-left", name=name) for name in left))


def in_one(news: Sequence[Message]) -> Message | None:
    """Several sentences, one behind the other; None for none."""
    return reduce(lambda first, second: say("table-both", first=first, second=second), news) if news else None
