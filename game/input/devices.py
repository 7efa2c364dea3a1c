"""Devices: who holds which device, and their presses. Held directions repeat in the same way on keys, pads and
sticks."""

from collections.abc import Callable, Iterator, Mapping
from secrets import token_hex
from typing import NamedTuple

import pygame

from game.input.actions import DIRECTIONS, KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, Action, Press, is_pad
from game.input.bindings import PAD_FAMILY, STANDARD, hint_button, remapped, spelling_button
from game.input.keyboard import Keyboard, Signal
from game.input.pads import Identity, Pad, Pads
from game.input.pointer import Pointer
from game.settings import Values

FIRST_SECONDS = 0.40
NEXT_SECONDS = 0.11
KEYBOARD = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)
PAD_ADDED = (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED)
PAD_REMOVED = (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED)


class Repeat:
    """Repeats one held direction for each device: the last one pressed."""

    def __init__(self) -> None:
        self.waits: dict[str, tuple[Action, float]] = {}

    def note(self, device: str, action: Action, down: bool) -> None:
        """Note that a button of `device` went down or up."""
        if action not in DIRECTIONS:
            return
        if down:
            self.waits[device] = (action, FIRST_SECONDS)
        elif device in self.waits and self.waits[device][0] is action:
            del self.waits[device]

    def forget(self, device: str | None = None) -> None:
        """Release everything, on `device` or on all devices."""
        if device is None:
            self.waits.clear()
        else:
            self.waits.pop(device, None)

    def advance(self, dt: float) -> Iterator[tuple[str, Action]]:
        """Let `dt` seconds pass; yield the repeats that are due, at most one for each device."""
        for device, (action, wait) in tuple(self.waits.items()):
            rest = wait - dt
            if rest > 0:
                self.waits[device] = (action, rest)
            else:
                self.waits[device] = (action, max(rest + NEXT_SECONDS, 0.0))
                yield device, action


class Holding:
    """Measures how long Confirm has been down on each device."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def note(self, device: str, action: Action, down: bool) -> None:
        """Note that a button of `device` went down or up."""
        if action is not Action.CONFIRM:
            return
        if down:
            self._since[device] = 0.0
        else:
            self._since.pop(device, None)

    def forget(self, device: str | None = None) -> None:
        """Release the button, on `device` or on all devices."""
        if device is None:
            self._since.clear()
        else:
            self._since.pop(device, None)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for device in self._since:
            self._since[device] += dt

    def devices(self, seconds: float) -> tuple[str, ...]:
        """The devices on which it has been down for `seconds`."""
        return tuple(device for device, since in self._since.items() if since >= seconds)


class HeldSeats(NamedTuple):
    """The seats of each device, and whether the keyboard is shared."""

    owners: Mapping[str, frozenset[int]]
    shared: bool


class Devices:
    """All devices. A device belongs to one seat, to several seats that pass it on, or to none.

    `last` is the device of the latest press; its glyphs are shown on screens for all players.
    """

    def __init__(self, pointer: Pointer) -> None:
        self.pointer = pointer
        self.keyboard = Keyboard()
        self.pads = Pads()
        self.bindings = STANDARD
        self.repeat = Repeat()
        self.holding = Holding()
        self.last = KEYS
        self.rumbles = True
        self.run = token_hex(8)
        """Id of this run of the program: within it a number always means the same pad."""
        self._owners: dict[str, frozenset[int]] = {}
        self._lost: list[str] = []
        self._found: list[str] = []

    # Which devices there are

    def all(self) -> tuple[str, ...]:
        """Return the connected devices: keyboard (halves), pads by number, mouse. Touch appears once it is used."""
        return (*self.keyboard.devices(), *(pad.device for pad in self.pads.devices()), MOUSE)

    def here(self, device: str) -> bool:
        """Whether `device` can be used now."""
        if is_pad(device):
            return self.pads.find(device) is not None
        return device in (MOUSE, TOUCH) or device in self.keyboard.devices()

    def lost_before(self, device: str) -> bool:
        """Whether `device` is a pad that was disconnected."""
        return any(device == f"pad:{number}" for number in self.pads.gone)

    def may_be(self, device: str, known: Identity) -> bool:
        """Whether `device` is a pad of the same model as the saved identity `known`."""
        pad = self.pads.find(device)
        return pad is not None and pad.identity.may_be(known)

    def prove(self, device: str, known: Identity) -> bool:
        """Whether a connected pad has the serial number of the pad saved as `device`. It takes that name."""
        pad = next((pad for pad in self.pads.devices() if pad.identity.proves(known)), None)
        if pad is not None:
            self.take_number(pad.device, device)
        return pad is not None

    def take_number(self, device: str, lost: str) -> None:
        """Give the pad `device` the name of the `lost` one, which it has proven to be."""
        pad = self.pads.find(device)
        if pad is not None and device != lost:
            self.pads.take_number(pad, lost)
            self.repeat.forget()
            self.holding.forget()
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
        """Return family and button for `glyph(family, button, size)`. They show how to do `action` with a device, by
        default the last one. `spelling`: letters of the keyboard are text."""
        device = device or self.last
        if spelling and self.family(device) == "keys":
            return "keys", spelling_button(action, self.bindings)
        return self.family(device), hint_button(action, device, self.bindings)

    def elsewhere(self) -> "Devices":
        """Return a copy for a table inside a scene, so that owners there change nothing here."""
        there = Devices(self.pointer)
        there.pads, there.bindings, there.last, there.rumbles = self.pads, self.bindings, self.last, False
        return there

    # Owners of devices

    def bind(self, seat: int, *devices: str) -> None:
        """Give `seat` exactly these devices, its own first. Other seats keep their shares of them."""
        self.free(seat)
        for device in devices:
            self._owners[device] = self._owners.get(device, frozenset()) | {seat}

    def free(self, seat: int) -> None:
        """Take all devices from `seat`."""
        self._owners = {device: seats - {seat} for device, seats in self._owners.items() if seats - {seat}}

    def free_all(self) -> None:
        """Take all devices from all seats."""
        self._owners.clear()

    @property
    def held(self) -> HeldSeats:
        """The current owners."""
        return HeldSeats(dict(self._owners), self.keyboard.shared)

    def give_back(self, held: HeldSeats) -> None:
        """Restore earlier owners."""
        self._owners = dict(held.owners)
        self.share_keyboard(held.shared)

    def device_of(self, seat: int) -> str | None:
        """Return the device of `seat`, even if disconnected, or None."""
        return next((device for device, seats in self._owners.items() if seat in seats), None)

    def seats_of(self, device: str) -> frozenset[int]:
        """Return the seats that `device` belongs to; empty if it is free."""
        return self._owners.get(device, frozenset())

    def seat_of(self, device: str) -> int | None:
        """Return the only seat that `device` belongs to, or None if it is free or shared."""
        seats = self.seats_of(device)
        return next(iter(seats)) if len(seats) == 1 else None

    # Settings

    def configure(self, values: Values) -> None:
        """Apply the settings: remapped keys and buttons, confirm and back of pads exchanged, rumble."""
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
        """Split the keyboard into two halves, or join it. The devices that vanish and appear count as lost and
        found."""
        if shared != self.keyboard.shared:
            self._lost += self.keyboard.devices()
            self.keyboard.shared = shared
            self._found += self.keyboard.devices()
            self._last_is_here()

    def _last_is_here(self) -> None:
        """Keep `last` a connected device, since screens show its buttons: a pad if there is one, else keys."""
        if not self.here(self.last):
            self.last = next((pad.device for pad in self.pads.devices()), self.keyboard.devices()[0])

    def invite(self, invites: bool) -> None:
        """Set whether a player may join with half of a whole keyboard."""
        self.keyboard.invites = invites

    def rumble(self, device: str, strong: float = 0.5, weak: float = 0.5, seconds: float = 0.08) -> None:
        """Rumble a pad if it can and the settings allow it. Only for public facts."""
        if self.rumbles:
            self.pads.rumble(device, strong, weak, seconds)

    # Events

    def read(
        self,
        event: pygame.event.Event,
        typing: bool = False,
        raw: bool = False,
        lift: bool = False,
        slides: Callable[[tuple[int, int]], bool] = lambda at: False,
    ) -> Iterator[Press]:
        """Yield the presses of `event`. Pads that come and go are kept for `changes`.

        `typing`: letters come as text. `raw`: keys and buttons come by their names. `lift`: a finger taps when it is
        lifted. `slides`: returns whether a finger drags what is at its place.
        """
        if event.type in PAD_ADDED:
            self._found += self.pads.rescan()
        elif event.type in PAD_REMOVED:
            for device in self.pads.lose(event.instance_id):
                self._lost.append(device)
                self.repeat.forget(device)
                self.holding.forget(device)
            self._last_is_here()
        else:
            if event.type in KEYBOARD:
                signals = self.keyboard.read(event, typing, raw)
            elif hasattr(event, "instance_id"):
                signals = self.pads.read(event, raw)
            else:
                signals = self.pointer.read(event, lift, slides)
            yield from map(self._press, signals)

    def advance(self, dt: float) -> Iterator[Press]:
        """Yield the held directions that repeat after `dt` seconds."""
        self.holding.advance(dt)
        for device, action in self.repeat.advance(dt):
            yield Press(action, device, self.seat_of(device), repeated=True)

    def attach(self, instance: int, pad: Pad) -> None:
        """Add a pad without a driver; an event with its `instance` removes it."""
        self.pads.attach(instance, pad)
        self._found.append(pad.device)

    def let_go(self) -> Iterator[Press]:
        """Release everything: the window lost the keyboard."""
        self.repeat.forget()
        self.holding.forget()
        for signal in self.keyboard.let_go():
            yield self._press(signal)

    def changes(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the devices lost and found since the last call. A device that came back at once is in both."""
        lost, found = tuple(self._lost), tuple(self._found)
        self._lost.clear()
        self._found.clear()
        return lost, found

    def _press(self, signal: Signal) -> Press:
        device, action, down, text, at = signal
        self.holding.note(device, action, down)
        if device not in (MOUSE, TOUCH):
            self.repeat.note(device, action, down)
        if action is not Action.POINT and down:
            self.last = device
        return Press(action, device, self.seat_of(device), text, at, released=not down)
