"""Joining: pure functions for the seating after a player joins, leaves or loses a pad, and for the invitation."""

from collections.abc import Sequence

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, Action, is_pad
from game.input.devices import Devices
from game.store.people import Person
from scenes import characters
from scenes.companions import with_companion
from scenes.seating import Seating, device_noun, vacate, with_device, with_look

HALVES = {KEYS_LEFT: KEYS_RIGHT, KEYS_RIGHT: KEYS_LEFT}


def remembered(seating: Seating, people: Sequence[Person]) -> Seating:
    """Give kept persons their picture of last time, if it is free or a computer player's."""
    looks = {person.name: person.look for person in people}
    for seat, plan in enumerate(seating.seats):
        wanted = looks.get(plan.name)
        if plan.person and wanted is not None:
            seating = with_look(seating, seat, wanted)
    return seating


def halved(seating: Seating) -> tuple[Seating, bool]:
    """Split the keyboard if a player has one half of it. A player who had all of it keeps the other half.

    Returns the seating and whether the keyboard is split.
    """
    halves = [device for device in seating.held if device in HALVES]
    if halves:
        other = HALVES[halves[0]]
        for seat in seating.seats_of(KEYS):
            seating = with_device(seating, seat, other)
        looks = seating.companion_seat(KEYS)
        if looks is not None:
            seating = with_companion(with_companion(seating, looks, None), looks, other)
    return seating, bool(halves)


def without(seating: Seating, lost: Sequence[str]) -> tuple[Seating, tuple[Seat, ...]]:
    """Free the seats of lost devices. A lone person keeps the seat and can go on with any other device. A companion
    with a lost device leaves.

    Returns the seating and the seats that lost their device.
    """
    for device in lost:
        looks = seating.companion_seat(device)
        if looks is not None:
            seating = with_companion(seating, looks, None)
    hit = tuple(seat for seat, plan in enumerate(seating.seats) if plan.person and plan.device in lost)
    for seat in hit:
        alone = sum(seating.people) == 1
        seating = with_device(seating, seat, None) if alone else vacate(seating, seat)
    return seating, hit


def invited(seating: Seating, devices: Devices) -> tuple[tuple[str, str], ...]:
    """Family and button that a newcomer can press: a pad, and the keyboard or its free half."""
    held = set(seating.held)
    pads = [device for device in devices.all() if is_pad(device) and device not in held]
    out = [devices.hint(Action.CONFIRM, pads[0] if pads else "pad:0")]
    if not held & {KEYS, *HALVES}:
        out.append(devices.hint(Action.CONFIRM, KEYS))
    elif KEYS in held:
        out.append(devices.hint(Action.CONFIRM, KEYS_LEFT))
    else:
        out += [devices.hint(Action.CONFIRM, half) for half in HALVES if half not in held]
    return tuple(out)


def counted(seating: Seating) -> Message:
    """`3 people, 1 computer player`."""
    people, seats = sum(seating.people), len(seating)
    if people == seats:
        return say("seats-all-taken", count=seats)
    return say("seats-counted", people=people, computers=seats - people)


def mate(seating: Seating, seat: Seat, sides: Sequence[Sequence[Seat]]) -> str:
    """The partner's name, or "" in a game without partners."""
    mates = [other for side in sides if seat in side for other in side if other != seat]
    return seating[mates[0]].name if mates else ""


def described(seating: Seating, seat: Seat, sides: Sequence[Sequence[Seat]]) -> Message:
    """A line about a seat: `Rosa plays with Pad 1`, the partner's name, or a character's manner."""
    plan, partner = seating[seat], mate(seating, seat, sides)
    if plan.character:
        return characters.described(plan.character, plan.name)
    if not plan.person:
        return say("seats-computer", name=plan.name)
    if partner:
        return say("seats-partners", name=plan.name, fellow=partner)
    return say("seats-plays-with", name=plan.name, device=device_noun(plan.device))
