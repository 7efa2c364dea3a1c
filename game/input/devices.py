"""Devices: what people hold, whose it is, and what they do with it, as presses. A direction that is
held goes on, the same for keys, pads and sticks."""

from collections.abc import Callable, Iterator, Mapping
from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.input.actions import DIRECTIONS, KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, Action, Press, is_pad
from game.input.bindings import PAD_FAMILY, STANDARD, hint_button, remapped, spelling_button
from game.input.keyboard import Keyboard, Signal
from game.input.pads import Identity, Pad, Pads
from game.input.pointer import Pointer

if TYPE_CHECKING:
    from game.settings import Values


FIRST_SECONDS = 0.40
NEXT_SECONDS = 0.11
PAD_ADDED = (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED)
PAD_REMOVED = (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED)


class Repeat:
    """Remembers one held direction a device: the last one pressed."""

    def __init__(self) -> None:
        self.waits: dict[str, tuple[Action, float]] = {}

    def note(self, device: str, action: Action, down: bool) -> None:
        """A button of `device` went down or up."""
        if action not in DIRECTIONS:
            return
        if down:
            self.waits[device] = (action, FIRST_SECONDS)
        elif device in self.waits and self.waits[device][0] is action:
            del self.waits[device]

    def forget(self, device: str | None = None) -> None:
        """Nothing is held any more, on `device` or anywhere."""
        if device is None:
            self.waits.clear()
        else:
            self.waits.pop(device, None)

    def advance(self, dt: float) -> Iterator[tuple[str, Action]]:
        """`dt` seconds have passed; what goes on, at most once for each device."""
        for device, (action, wait) in tuple(self.waits.items()):
            rest = wait - dt
            if rest > 0:
                self.waits[device] = (action, rest)
            else:
                self.waits[device] = (action, max(rest + NEXT_SECONDS, 0.0))
                yield device, action


class Held(NamedTuple):
    """What is in whose hands: the seats of each device, and whether the keyboard is shared."""

    owners: Mapping[str, frozenset[int]]
    shared: bool


class Devices:
    """Every device belongs to one seat, to several who pass it on, or to nobody.

    `last` is the device of the latest press: its glyphs stand on screens that are everybody's.
    """

    def __init__(self, pointer: Pointer) -> None:
        self.pointer = pointer
        self.keyboard = Keyboard()
        self.pads = Pads()
        self.bindings = STANDARD
        self.repeat = Repeat()
        self.last = KEYS
        self.rumbles = True
        self.run = token_hex(8)
        """This run of the program: only within it a number is always the same pad."""
        self._owners: dict[str, frozenset[int]] = {}
        self._lost: list[str] = []
        self._found: list[str] = []

    # What there is

    def all(self) -> tuple[str, ...]:
        """The devices that are there: keyboard (halves), pads by number, mouse. Touch shows only once used."""
        return (*self.keyboard.devices(), *(pad.device for pad in self.pads.devices()), MOUSE)

    def here(self, device: str) -> bool:
        """Whether `device` can be used now."""
        if is_pad(device):
            return self.pads.find(device) is not None
        return device in (MOUSE, TOUCH) or device in self.keyboard.devices()

    def lost_before(self, device: str) -> bool:
        """Whether `device` is a pad that was here once and is not now."""
        return any(device == f"pad:{number}" for number in self.pads.gone)

    def may_be(self, device: str, known: Identity) -> bool:
        """Whether `device` is a pad of which `known` may have been kept: one of the same model."""
        pad = self.pads.find(device)
        return pad is not None and pad.identity.may_be(known)

    def prove(self, device: str, known: Identity) -> bool:
        """Whether a pad that is here is the one that was kept as `device`, by its serial number; it is that now."""
        pad = next((pad for pad in self.pads.devices() if pad.identity.proves(known)), None)
        if pad is not None:
            self.take_number(pad.device, device)
        return pad is not None

    def take_number(self, device: str, lost: str) -> None:
        """The pad that is called `device` has shown that it is the `lost` one, and is called so from now on."""
        pad = self.pads.find(device)
        if pad is not None and device != lost:
            self.pads.take_number(pad, lost)
            self.repeat.forget()
            self.last = lost if self.last == device else self.last

    def family(self, device: str) -> str:
        """ "xbox", "playstation", "nintendo", "deck", "pad", "keys" or "pointer"."""
        if device in (KEYS, KEYS_LEFT, KEYS_RIGHT):
            return "keys"
        if device in (MOUSE, TOUCH):
            return "pointer"
        pad = self.pads.find(device)
        return pad.family if pad else "pad"

    def hint(self, action: Action, device: str | None = None, spelling: bool = False) -> tuple[str, str]:
        """Family and button for `glyph(family, button, size)`: how to do `action` with a device (the last one), on a
        keyboard perhaps while its letters are `spelling` a word."""
        device = device or self.last
        if spelling and self.family(device) == "keys":
            return "keys", spelling_button(action, self.bindings)
        return self.family(device), hint_button(action, device, self.bindings)

    def elsewhere(self) -> "Devices":
        """The same devices as they stand, for a house within the house: whose they are there changes nothing here."""
        there = Devices(self.pointer)
        there.pads, there.bindings, there.last, there.rumbles = self.pads, self.bindings, self.last, False
        return there

    # Whose it is

    def bind(self, seat: int, *devices: str) -> None:
        """`devices` are `seat`'s now, its own first, beside other seats that they may belong to; no others are."""
        self.free(seat)
        for device in devices:
            self._owners[device] = self._owners.get(device, frozenset()) | {seat}

    def free(self, seat: int) -> None:
        """`seat` has no device of its own any more."""
        self._owners = {device: seats - {seat} for device, seats in self._owners.items() if seats - {seat}}

    def free_all(self) -> None:
        """Nothing is anybody's."""
        self._owners.clear()

    @property
    def held(self) -> Held:
        """What is in whose hands now."""
        return Held(dict(self._owners), self.keyboard.shared)

    def give_back(self, held: Held) -> None:
        """Everything is in the same hands again."""
        self._owners = dict(held.owners)
        self.share_keyboard(held.shared)

    def device_of(self, seat: int) -> str | None:
        """The device of `seat`, also one that is gone; None without one."""
        return next((device for device, seats in self._owners.items() if seat in seats), None)

    def seats_of(self, device: str) -> frozenset[int]:
        """The seats that `device` belongs to; none where nobody holds it."""
        return self._owners.get(device, frozenset())

    def seat_of(self, device: str) -> int | None:
        """The one seat that `device` belongs to, None where it is shared."""
        seats = self.seats_of(device)
        return next(iter(seats)) if len(seats) == 1 else None

    # What the settings say

    def configure(self, values: "Values") -> None:
        """Follow the settings: remapped keys and buttons, confirm and back of pads swapped, rumble."""
        bindings = STANDARD.swapped() if values.swap_confirm else STANDARD
        changes = {
            KEYS: dict(values.key_bindings),
            KEYS_LEFT: dict(values.left_bindings),
            KEYS_RIGHT: dict(values.right_bindings),
            PAD_FAMILY: dict(values.pad_bindings),
        }
        self.bindings = remapped(bindings, changes)
        self.keyboard.bind(self.bindings)
        self.pads.bind(self.bindings)
        self.rumbles = values.rumble

    def share_keyboard(self, shared: bool) -> None:
        """One keyboard for one person, or its two halves for two; the others count as lost and found."""
        if shared != self.keyboard.shared:
            self._lost += self.keyboard.devices()
            self.keyboard.shared = shared
            self._found += self.keyboard.devices()
            self._last_is_here()

    def _last_is_here(self) -> None:
        """Screens that are everybody's must not show the buttons of what is gone: a pad that is there, else keys."""
        if not self.here(self.last):
            self.last = next((pad.device for pad in self.pads.devices()), self.keyboard.devices()[0])

    def invite(self, invites: bool) -> None:
        """Whether somebody may join with a half of a keyboard that is still whole."""
        self.keyboard.invites = invites

    def rumble(self, device: str, strong: float = 0.5, weak: float = 0.5, seconds: float = 0.08) -> None:
        """Shake a pad, where it can and people want it. Only for public facts."""
        if self.rumbles:
            self.pads.rumble(device, strong, weak, seconds)

    # What happens

    def read(
        self, event: pygame.event.Event, typing: bool = False, raw: bool = False, lift: bool = False,
        slides: Callable[[tuple[int, int]], bool] = lambda at: False,
    ) -> Iterator[Press]:  # fmt: skip
        """The presses in `event`; pads that come and go are kept for `changes`.

        typing: letters come as text. raw: keys and buttons come by their names. lift: a finger taps when it is lifted.
        slides: whether it takes hold of what is there.
        """
        if event.type in PAD_ADDED:
            self._found += self.pads.rescan()
        elif event.type in PAD_REMOVED:
            for device in self.pads.lose(event.instance_id):
                self._lost.append(device)
                self.repeat.forget(device)
            self._last_is_here()
        else:
            pads, keys = self.pads.read(event, raw), self.keyboard.read(event, typing, raw)
            for source in (keys, pads, self.pointer.read(event, lift, slides)):
                for signal in source:
                    yield self._press(signal)

    def advance(self, dt: float) -> Iterator[Press]:
        """The directions that go on because they are held."""
        for device, action in self.repeat.advance(dt):
            yield Press(action, device, self.seat_of(device), repeated=True)

    def attach(self, instance: int, pad: Pad) -> None:
        """A pad that no driver has found; it goes as others do, by an event that names `instance`."""
        self.pads.attach(instance, pad)
        self._found.append(pad.device)

    def let_go(self) -> Iterator[Press]:
        """The window lost the keyboard: nothing is held any more."""
        self.repeat.forget()
        for signal in self.keyboard.let_go():
            yield self._press(signal)

    def changes(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Devices lost and found since the last time this was asked; one that came back at once is in both."""
        lost, found = tuple(self._lost), tuple(self._found)
        self._lost.clear()
        self._found.clear()
        return lost, found

    def _press(self, signal: Signal) -> Press:
        device, action, down, text, at = signal
        if device not in (MOUSE, TOUCH):
            self.repeat.note(device, action, down)
        if action is not Action.POINT and down:
            self.last = device
        return Press(action, device, self.seat_of(device), text, at, released=not down)
