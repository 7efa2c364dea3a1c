"""Pads: gamepads as they are plugged in and out, and the letters on their buttons by vendor and product. The only
module that uses joysticks and instance ids.

For a pad with a mapping SDL sends both JOY* and CONTROLLER* events; only the latter count then. SDL derives them from
the former, so those must never be blocked. The index of a *DEVICEADDED event may be stale, so all devices are looked
at.
"""

import ctypes
import os
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cache

import pygame

from game.input.actions import Action
from game.input.bindings import STANDARD, Bindings, reversed_table
from game.input.keyboard import Signal

MICROSOFT, SONY, NINTENDO, VALVE = 0x045E, 0x054C, 0x057E, 0x28DE
VENDORS = {MICROSOFT: "xbox", SONY: "playstation", NINTENDO: "nintendo", VALVE: "xbox"}
# Makers of pads for several consoles; the product tells which one.
PRODUCTS = {
    (0x0E6F, 0x0213): "xbox",  # Afterglow
    (0x0E6F, 0x0180): "nintendo",  # Faceoff
    (0x0F0D, 0x00C1): "nintendo",  # Horipad for Switch
    (0x0F0D, 0x005E): "playstation",  # Fighting Commander 4
    (0x0F0D, 0x0063): "xbox",  # Hori Pad Pro
    (0x20D6, 0xA711): "nintendo",  # PowerA wired
    (0x20D6, 0x2001): "xbox",  # PowerA for Xbox
    (0x046D, 0xC21D): "xbox",  # Logitech F310
    (0x046D, 0xC21E): "xbox",  # Logitech F510
    (0x046D, 0xC21F): "xbox",  # Logitech F710
    (VALVE, 0x1205): "deck",
}
STEAM_PAD = (VALVE, 0x11FF)
"""The pad that Steam presents instead of any real one; on a Steam Deck usually its own."""
ON_A_DECK = "SteamDeck"
"""Environment variable that is "1" if Steam started the program on a Deck."""
WORDS = (
    ("xbox", ("xbox", "x-box", "xinput", "360")),
    ("playstation", ("playstation", "ps3", "ps4", "ps5", "dualshock", "dualsense", "sony")),
    ("nintendo", ("nintendo", "switch", "joy-con", "joycon")),
)
PLAIN = "pad"


def vendor_product(guid: str) -> tuple[int, int]:
    """Return vendor and product from SDL's 32 hexadecimal digits (little endian); zeros if they are not in it."""
    try:
        raw = bytes.fromhex(guid)
    except ValueError:
        return 0, 0
    if len(raw) < 10 or raw[6:8] != b"\0\0":  # a GUID without vendor has the device's name in these bytes
        return 0, 0
    return int.from_bytes(raw[4:6], "little"), int.from_bytes(raw[8:10], "little")


# A button's position, not its letter, decides its meaning. Pads also work while another window has the keyboard.
os.environ["SDL_GAMECONTROLLER_USE_BUTTON_LABELS"] = "0"
os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "south",
    pygame.CONTROLLER_BUTTON_B: "east",
    pygame.CONTROLLER_BUTTON_X: "west",
    pygame.CONTROLLER_BUTTON_Y: "north",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_GUIDE: "guide",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right stick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "l",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "r",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpad up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpad down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpad left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpad right",
    # SDL has numbers for these, pygame has no names.
    15: "misc",
    16: "paddle 1",
    17: "paddle 2",
    18: "paddle 3",
    19: "paddle 4",
    20: "touchpad",
}
RAW_BUTTONS = {0: "south", 1: "east", 2: "west", 3: "north", 4: "l", 5: "r", 6: "select", 7: "start"}
"""The likely buttons of pads without a mapping. Others go by their number."""
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "l trigger", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "r trigger"}
STICK = {(0, -1): "dpad left", (0, 1): "dpad right", (1, -1): "dpad up", (1, 1): "dpad down"}
FULL = 32767
ON, OFF = 0.6, 0.4
"""A stick counts as pressed from ON of its way until it is back under OFF, so that it does not flicker."""


def family(guid: str, name: str = "") -> str:
    """Return "xbox", "playstation", "nintendo", "deck", or "pad" if unknown."""
    vendor, product = vendor_product(guid)
    if (vendor, product) == STEAM_PAD and os.environ.get(ON_A_DECK) == "1":
        return "deck"
    if found := PRODUCTS.get((vendor, product)) or VENDORS.get(vendor):
        return found
    low = name.lower()
    return next((kind for kind, words in WORDS if any(word in low for word in words)), PLAIN)


@dataclass(frozen=True, slots=True)
class Identity:
    """What SDL knows of a pad: `guid` is its model, `serial` the individual pad, `path` its socket; "" if unknown."""

    guid: str = ""
    serial: str = ""
    path: str = ""

    def proves(self, other: "Identity") -> bool:
        """Whether both are certainly the same pad. Only a serial number proves it, as any pad fits a socket."""
        return bool(self.serial) and (self.guid, self.serial) == (other.guid, other.serial)

    def may_be(self, other: "Identity") -> bool:
        """Whether both may be the same pad: the model is equal, or one is unknown."""
        return self.guid == other.guid or not (self.guid and other.guid)


UNKNOWN = Identity()


@cache
def _sdl() -> ctypes.CDLL | None:
    """Return the SDL library that pygame has loaded, for functions that pygame lacks; None if it cannot be found."""
    try:
        windows = sys.platform == "win32"
        sdl = ctypes.CDLL("SDL2.dll" if windows else str(pygame.base.__file__))
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        for ask in (sdl.SDL_JoystickGetSerial, sdl.SDL_JoystickPath):
            ask.restype, ask.argtypes = ctypes.c_char_p, [ctypes.c_void_p]
    except (OSError, AttributeError):
        return None
    return sdl


def identity_of(joystick: pygame.joystick.JoystickType) -> Identity:
    """Return what SDL knows of an open pad."""
    guid, sdl = joystick.get_guid(), _sdl()
    opened = sdl.SDL_JoystickFromInstanceID(joystick.get_instance_id()) if sdl is not None else None
    if sdl is None or not opened:
        return Identity(guid)
    told = (sdl.SDL_JoystickGetSerial(opened), sdl.SDL_JoystickPath(opened))
    serial, path = ((text or b"").decode(errors="replace") for text in told)
    return Identity(guid, serial, path)


@dataclass(slots=True)
class Pad:
    """A plugged-in pad. `number` is our own."""

    number: int
    joystick: pygame.joystick.JoystickType
    mapped: object | None
    identity: Identity
    family: str
    axes: dict[int, int] = field(default_factory=dict)
    hat: tuple[int, int] = (0, 0)
    held: set[str] = field(default_factory=set)

    @property
    def device(self) -> str:
        return f"pad:{self.number}"


def place_of_stick(event: pygame.event.Event, pad: Pad) -> tuple[int, float] | None:
    """Return the axis of a stick of `pad` that moved, and where it is now, -1 to 1; None for other events."""
    mapped = pad.mapped is not None
    if event.type != (pygame.CONTROLLERAXISMOTION if mapped else pygame.JOYAXISMOTION):
        return None
    if mapped and event.axis in TRIGGERS:
        return None
    return event.axis, event.value / FULL if mapped else event.value


def numbered(button: int) -> str:
    """Return the name of a button without one: its number, counted from one."""
    return f"button {button + 1}"


class Pads:
    """All pads by instance id. They are kept open, as a closed pad sends nothing."""

    def __init__(self) -> None:
        from pygame._sdl2 import controller  # private to pygame; only this module uses it

        self._controller = controller
        pygame.joystick.init()
        controller.init()
        self.pads: dict[int, Pad] = {}
        self.gone: dict[int, Identity] = {}
        """Disconnected pads by number. A number is only given back to the same pad."""
        self.bind(STANDARD)
        self.rescan()

    def bind(self, bindings: Bindings) -> None:
        """Use other tables from now on."""
        self._actions = reversed_table(bindings.pad)

    def devices(self) -> tuple[Pad, ...]:
        """The connected pads, by number."""
        return tuple(sorted(self.pads.values(), key=lambda pad: pad.number))

    def find(self, device: str) -> Pad | None:
        """Return the pad of a device id, or None if it is not connected."""
        return next((pad for pad in self.pads.values() if pad.device == device), None)

    def rescan(self) -> tuple[str, ...]:
        """Open new pads; returns their device ids."""
        new = []
        for index in range(pygame.joystick.get_count()):
            try:
                joystick = pygame.joystick.Joystick(index)
                instance = joystick.get_instance_id()
                if instance not in self.pads:
                    self.pads[instance] = self._open(index, joystick)
                    new.append(self.pads[instance].device)
            except pygame.error:  # unplugged between counting and opening
                continue
        return tuple(new)

    def attach(self, instance: int, pad: Pad) -> None:
        """Add a pad without a driver, under an unused instance id."""
        self.pads[instance] = pad

    def lose(self, instance: int) -> tuple[str, ...]:
        """Remove the pad of an instance id; returns its device id, or nothing if it is unknown."""
        pad = self.pads.pop(instance, None)
        if pad is None:
            return ()
        self.gone[pad.number] = pad.identity
        return (pad.device,)

    def identity(self, device: str) -> Identity:
        """Return what is known of a pad that is or was connected."""
        pad, number = self.find(device), device.partition(":")[2]
        return pad.identity if pad else self.gone.get(int(number), UNKNOWN) if number.isdecimal() else UNKNOWN

    def take_number(self, pad: Pad, device: str) -> None:
        """Give `pad` the number of `device`, which it has proven to be. A pad with that number gets the other one."""
        other, number = self.find(device), int(device.partition(":")[2])
        if other is not None:
            other.number = pad.number
        pad.number = number
        self.gone.pop(number, None)

    def forget_gone(self, held: Collection[str]) -> None:
        """Free the numbers of disconnected pads, except those of `held` devices."""
        self.gone = {number: pad for number, pad in self.gone.items() if f"pad:{number}" in held}

    def read(self, event: pygame.event.Event, raw: bool = False) -> Iterator[Signal]:
        """Yield the signals of `event` for buttons and sticks. `raw`: buttons come by their names."""
        pad = self.pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return
        for name, down in self.named(event, pad):
            if raw and down:
                yield Signal(pad.device, Action.RAW, text=name)
            elif not raw or not down:
                yield from self._signal(pad, name, down)

    def named(self, event: pygame.event.Event, pad: Pad) -> Iterator[tuple[str, bool]]:
        """Yield the buttons of `pad` that went down (True) or up, by name. The pad remembers its axes and its hat."""
        kind = event.type
        if pad.mapped is not None:
            if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                name = BUTTONS.get(event.button, numbered(event.button))
                yield name, kind == pygame.CONTROLLERBUTTONDOWN
            elif kind == pygame.CONTROLLERAXISMOTION:
                yield from self._axis(pad, event.axis, event.value / FULL)
        elif kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            yield RAW_BUTTONS.get(event.button, numbered(event.button)), kind == pygame.JOYBUTTONDOWN
        elif kind == pygame.JOYAXISMOTION and event.axis < 2:
            yield from self._axis(pad, event.axis, event.value)
        elif kind == pygame.JOYHATMOTION:
            yield from self._hat(pad, event.value)

    def rumble(self, device: str, strong: float, weak: float, seconds: float) -> bool:
        """Rumble with both motors (0 to 1); False if the pad cannot."""
        pad = self.find(device)
        return pad is not None and bool(pad.joystick.rumble(strong, weak, round(seconds * 1000)))

    def _open(self, index: int, joystick: pygame.joystick.JoystickType) -> Pad:
        mapped = self._controller.Controller(index) if self._controller.is_controller(index) else None
        identity = identity_of(joystick)
        return Pad(self.number_for(identity), joystick, mapped, identity, family(identity.guid, joystick.get_name()))

    def number_for(self, identity: Identity) -> int:
        """Return the number of the same pad if its serial number proves it, else the lowest unused one."""
        for number, old in sorted(self.gone.items()):
            if identity.proves(old):
                del self.gone[number]
                return number
        taken = {pad.number for pad in self.pads.values()} | set(self.gone)
        return next(number for number in range(1, len(taken) + 2) if number not in taken)

    def _signal(self, pad: Pad, name: str, down: bool) -> Iterator[Signal]:
        action = self._actions.get(name)
        if action is None or down == (name in pad.held):
            return
        (pad.held.add if down else pad.held.discard)(name)
        yield Signal(pad.device, action, down)

    def _axis(self, pad: Pad, axis: int, value: float) -> Iterator[tuple[str, bool]]:
        if axis in TRIGGERS and pad.mapped is not None:
            names = {1: TRIGGERS[axis]}
        elif axis < 2:
            names = {-1: STICK[axis, -1], 1: STICK[axis, 1]}
        else:
            return
        old = pad.axes.get(axis, 0)
        new = 1 if value > (OFF if old == 1 else ON) else -1 if value < -(OFF if old == -1 else ON) else 0
        if new == old:
            return
        pad.axes[axis] = new
        for side, down in ((old, False), (new, True)):
            if side in names:
                yield names[side], down

    def _hat(self, pad: Pad, value: tuple[int, int]) -> Iterator[tuple[str, bool]]:
        old, pad.hat = pad.hat, value
        for axis, sign in ((0, 1), (1, -1)):  # a hat counts upwards, a stick downwards
            for side, down in ((old[axis] * sign, False), (value[axis] * sign, True)):
                if side and old[axis] != value[axis]:
                    yield STICK[axis, side], down
