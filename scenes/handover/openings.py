"""Openings: the devices that held each seat, and how often each opened its hand.

They are public and kept with the match. After another player has held a seat, its curtain says so to the owner, and the
score sheet to all.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from engine.core.messages import Message, say
from engine.core.seats import Seat
from scenes.seating import AGAIN, Seating, SeatPlan, device_noun
from scenes.table.notes import Notes

NOTE = "openings"
GONE, COMPUTER = "", "computer"
"""Stand for a device while it was gone, or while a computer player held the seat."""


@dataclass(frozen=True, slots=True)
class SeatHolding:
    """A time in which `device` held a seat, and the number of times that it opened the hand. A pad bound again by a
    press counts as another device: `pad:1`, then `pad:1#2`."""

    device: str
    often: int


History = tuple[SeatHolding, ...]


class Openings:
    """Kept in the public notes of the table. A person is identified by the seat taken at the start."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    def of(self, person: int) -> History:
        """The history of a person's seat, the oldest entry first. Invalid entries of a damaged store are left out."""
        kept = self._kept().get(str(person))
        rows = kept if isinstance(kept, list) else []
        return tuple(SeatHolding(*row) for row in rows if _makes_sense(row))

    def left(self, person: int) -> bool:
        """Whether a person held this seat within the match and a computer player holds it now."""
        holders = [held.device for held in self.of(person)]
        return holders[-1:] == [COMPUTER] and any(holder != COMPUTER for holder in holders)

    def note_holders(self, holders: Mapping[int, str]) -> None:
        """Note that these devices (or GONE or COMPUTER) hold the seats of these persons now."""
        self._keep({person: _held(self.of(person), device) for person, device in holders.items()})

    def bound(self, person: int, device: str) -> None:
        """Note that a press bound the pad `device` to the seat. It may be another pad than before."""
        history = self.of(person)
        often = len({held.device for held in history if _device(held) == device})
        self._keep({person: (*history, SeatHolding(f"{device}{AGAIN}{often + 1}" if often else device, 0))})

    def note_opening(self, person: int, device: str) -> None:
        """Note that `device` opened a person's hand. For the first device of a seat only the first time is noted, so
        that no curtain waits for the disk."""
        *before, latest = history = _held(self.of(person), device)
        if latest.device != history[0].device or not latest.often:
            self._keep({person: (*before, SeatHolding(latest.device, latest.often + 1))})

    def own(self, person: int, devices: Collection[str]) -> frozenset[str]:
        """The names of the person's own `devices` in the history: as last bound, and at the start."""
        history = self.of(person)
        first = {history[0].device} if history and _device(history[0]) in devices else set()
        return frozenset(first | {_latest(history, device) for device in devices})

    def _kept(self) -> dict[str, object]:
        kept = self._notes.read(NOTE)
        return kept if isinstance(kept, dict) else {}

    def _keep(self, histories: Mapping[int, History]) -> None:
        """Save changed histories at once, in one write: a table that opens waits for the disk only once."""
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
        self.openings.note_holders({person: holder(plan) for person, plan in enumerate(plans)})
        self.person_left = any(map(self.openings.left, range(len(plans))))

    def note_loss(self, seat: Seat) -> None:
        """What `seat` is held with is gone."""
        self.openings.note_holders({self._persons()[seat]: GONE})

    def bound(self, seat: Seat, device: str) -> None:
        """The pad `device` was bound to `seat` by a press in public."""
        self.openings.bound(self._persons()[seat], device)

    def note_opening(self, seat: Seat, device: str) -> None:
        """The hand of `seat` lies open, by a press of `device`."""
        self.openings.note_opening(self._persons()[seat], device)

    def since_look(self, seat: Seat) -> Message | None:
        """What `seat` has to be told before it looks: who held it, or looked, since it did; None for nothing."""
        person = self._persons()[seat]
        return since_look(self.openings.of(person), self.openings.own(person, self._seating()[seat].devices))

    def foreign_openings(self) -> tuple[tuple[Seat, History], ...]:
        """Which hands were opened with what they are not held with: a public fact."""
        found, seating = [], self._seating()
        for seat, person in enumerate(self._persons()):
            history, own = self.openings.of(person), self.openings.own(person, seating[seat].devices)
            found.append((seat, tuple(to_tell(history, own | {held.device for held in history[:1]}))))
        return tuple((seat, others) for seat, others in found if others)


def _device(held: SeatHolding) -> str:
    """The device id without the number of its binding."""
    return held.device.partition(AGAIN)[0]


def _latest(history: History, device: str) -> str:
    """The name of `device` as it was last bound."""
    return next((held.device for held in reversed(history) if _device(held) == device), device)


def _held(history: History, device: str) -> History:
    """Return the history with `device` as the present holder."""
    device = _latest(history, device)
    return history if history and history[-1].device == device else (*history, SeatHolding(device, 0))


def _makes_sense(row: object) -> bool:
    if not isinstance(row, list) or len(row) != 2:
        return False
    device, often = row
    return isinstance(device, str) and type(often) is int and often >= 0


def holder(plan: SeatPlan) -> str:
    return (plan.device or GONE) if plan.person else COMPUTER


def strangers(history: History, own: Collection[str]) -> History:
    """The other holders of a seat since the last look with one of its `own` devices. If there was no such look, only
    the holder just before the present one."""
    past = list(history)
    while past and past[-1].device in own and not past[-1].often:  # given back, but not looked at yet
        past.pop()
    looked = [number for number, held in enumerate(past) if held.device in own]
    if looked:
        return tuple(past[looked[-1] + 1 :])
    return tuple(past[-1:]) if len(past) < len(history) else ()


def since_look(history: History, own: Collection[str]) -> Message | None:
    """A seat's notice on its curtain: `Opened with the keyboard twice since your last look`. None if there is nothing
    to say."""
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


def holder_news(now: Seating, before: Seating) -> tuple[Message, ...]:
    """Notices to the table about new holders of seats: `The keyboard plays for Theo now`."""
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


def to_tell(history: History, own: Collection[str]) -> Sequence[SeatHolding]:
    """The entries for the score sheet: all that opened the seat's hand except its `own` devices."""
    return [held for held in history if held.often and held.device not in own]
