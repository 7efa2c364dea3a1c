"""Openings: what held each seat, and how often its hand was opened with it. Public, and kept with the match: a seat
that was taken over, looked at and given back reads it on its next curtain, and all read it on the score sheet."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from engine.core.messages import Message, say
from engine.core.seats import Seat
from scenes.seating import AGAIN, Seating, SeatPlan, device_noun
from scenes.table.notes import Notes

NOTE = "openings"
GONE, COMPUTER = "", "computer"
"""Stand in the place of a device: it was gone for a while, or a computer player held the seat."""


@dataclass(frozen=True, slots=True)
class Held:
    """A seat was held with `device`, and its hand opened with it so `often`, before something else held it. A pad that
    was bound again by a press is another device: `pad:1`, then `pad:1#2`."""

    device: str
    often: int


History = tuple[Held, ...]


class Openings:
    """Kept in the notes that the table writes for everybody. A person is known by the seat it took at the start."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    def of(self, person: int) -> History:
        """What has happened to the seat of a person, the first first. A store may be bent: what makes no sense did not
        happen."""
        kept = self._kept().get(str(person))
        rows = kept if isinstance(kept, list) else []
        return tuple(Held(*row) for row in rows if _makes_sense(row))

    def left(self, person: int) -> bool:
        """Whether a person held this seat within the match and a computer player holds it now."""
        holders = [held.device for held in self.of(person)]
        return holders[-1:] == [COMPUTER] and any(holder != COMPUTER for holder in holders)

    def held(self, holders: Mapping[int, str]) -> None:
        """From now on the seats of these persons are held with these devices, GONE or COMPUTER."""
        self._keep({person: _held(self.of(person), device) for person, device in holders.items()})

    def bound(self, person: int, device: str) -> None:
        """The pad `device` was bound to the seat by a press: it may be another one than before."""
        history = self.of(person)
        often = len({held.device for held in history if _device(held) == device})
        self._keep({person: (*history, Held(f"{device}{AGAIN}{often + 1}" if often else device, 0))})

    def opened(self, person: int, device: str) -> None:
        """The hand of a person was opened with `device`. How often its first one opens it is not counted: no curtain
        waits for the disk."""
        *before, latest = history = _held(self.of(person), device)
        if latest.device != history[0].device or not latest.often:
            self._keep({person: (*before, Held(latest.device, latest.often + 1))})

    def own(self, person: int, devices: Collection[str]) -> frozenset[str]:
        """What the person's own `devices` are called in the history: as they were bound last, and at the start."""
        history = self.of(person)
        first = {history[0].device} if history and _device(history[0]) in devices else set()
        return frozenset(first | {_latest(history, device) for device in devices})

    def _kept(self) -> dict[str, object]:
        kept = self._notes.read(NOTE)
        return kept if isinstance(kept, dict) else {}

    def _keep(self, histories: Mapping[int, History]) -> None:
        """Written at once, and only where something has changed: a table that opens waits for the disk once."""
        rows = {str(person): [[held.device, held.often] for held in history] for person, history in histories.items()}
        self._notes.write(NOTE, self._kept() | rows)


class Holders:
    """Who holds the seats of a table now. `persons` gives for each seat the one that its player took at the start,
    `seating` who sits where."""

    def __init__(
        self, openings: Openings, persons: Callable[[], tuple[int, ...]], seating: Callable[[], Seating]
    ) -> None:
        self.openings, self._persons, self._seating = openings, persons, seating
        self.person_left = False
        """Whether a computer player has the seat of a person who played in this match, and may be in the room."""

    def sit(self, plans: Sequence[SeatPlan]) -> None:
        """Note what holds the seats from now on; `plans` are in the order of the start."""
        self.openings.held({person: holder(plan) for person, plan in enumerate(plans)})
        self.person_left = any(map(self.openings.left, range(len(plans))))

    def lost(self, seat: Seat) -> None:
        """What `seat` is held with is gone."""
        self.openings.held({self._persons()[seat]: GONE})

    def bound(self, seat: Seat) -> None:
        """The pad of `seat` was bound to it by a press in public."""
        self.openings.bound(self._persons()[seat], self._seating()[seat].device or GONE)

    def opened(self, seat: Seat, device: str) -> None:
        """The hand of `seat` lies open, by a press of `device`."""
        self.openings.opened(self._persons()[seat], device)

    def since_look(self, seat: Seat) -> Message | None:
        """What `seat` has to be told before it looks: who held it, or looked, since it did; None for nothing."""
        person = self._persons()[seat]
        return since_look(self.openings.of(person), self.openings.own(person, self._seating()[seat].devices))

    def opened_by_others(self) -> tuple[tuple[Seat, History], ...]:
        """Which hands were opened with what they are not held with: a public fact."""
        found, seating = [], self._seating()
        for seat, person in enumerate(self._persons()):
            history, own = self.openings.of(person), self.openings.own(person, seating[seat].devices)
            found.append((seat, tuple(to_tell(history, own | {held.device for held in history[:1]}))))
        return tuple((seat, others) for seat, others in found if others)


def _device(held: Held) -> str:
    """The device id, however often it was bound."""
    return held.device.partition(AGAIN)[0]


def _latest(history: History, device: str) -> str:
    """What `device` is called as it was bound last."""
    return next((held.device for held in reversed(history) if _device(held) == device), device)


def _held(history: History, device: str) -> History:
    """The same when from now on the seat is held with `device`."""
    device = _latest(history, device)
    return history if history and history[-1].device == device else (*history, Held(device, 0))


def _makes_sense(row: object) -> bool:
    if not isinstance(row, list) or len(row) != 2:
        return False
    device, often = row
    return isinstance(device, str) and type(often) is int and often >= 0


def holder(plan: SeatPlan) -> str:
    """What holds a seat now."""
    return (plan.device or GONE) if plan.person else COMPUTER


def strangers(history: History, own: Collection[str]) -> History:
    """What held a seat since it was last looked at with one of its `own` devices; of others that never were its own
    only what held it just before."""
    past = list(history)
    while past and past[-1].device in own and not past[-1].often:  # it has been given back and not been looked at
        past.pop()
    looked = [number for number, held in enumerate(past) if held.device in own]
    if looked:
        return tuple(past[looked[-1] + 1 :])
    return tuple(past[-1:]) if len(past) < len(history) else ()


def since_look(history: History, own: Collection[str]) -> Message | None:
    """What a seat reads on its curtain: `Opened with the keyboard twice since your last look`; None where nothing
    was."""
    since = strangers(history, own)
    opened = [held for held in since if held.often]
    held = {held.device for held in since} - {GONE, COMPUTER}
    if opened:
        devices, often = {held.device for held in opened}, sum(held.often for held in opened)
        if len(devices) > 1:
            return say("table-opened-by-others", count=often)
        return say("table-opened-with", device=device_noun(opened[0].device), count=often)
    if held:
        if len(held) > 1:
            return say("table-held-by-others")
        return say("table-held-with", device=device_noun(held.pop()))
    if any(held.device == COMPUTER for held in since):
        return say("table-computer-sat")
    return say("table-device-was-gone") if since else None


def told(before: Seating, now: Seating) -> tuple[Message, ...]:
    """What the table is told when seats are held otherwise than before: `The keyboard plays for Theo now`."""
    said = (_change(old, new) for old, new in zip(before.seats, now.seats, strict=True))
    return tuple(message for message in said if message is not None)


def _change(old: SeatPlan, new: SeatPlan) -> Message | None:
    if holder(old) == holder(new):
        return None
    if not new.person:
        return say("table-computer-plays", name=old.name)
    if not old.person:
        return say("table-plays-with", name=new.name, device=device_noun(new.device))
    return say("table-plays-for", name=new.name, device=device_noun(new.device))


def to_tell(history: History, own: Collection[str]) -> Sequence[Held]:
    """What stands on the score sheet: everything but the `own` devices that opened the seat's hand."""
    return [held for held in history if held.often and held.device not in own]
