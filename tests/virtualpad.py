"""Virtual pads: gamepads that are real to SDL, and so to pygame, without any hardware.

SDL 2.24 and later lets programs make joysticks. Through ctypes, on the library that pygame has loaded, a test attaches
pads. Their plugging, presses, rumble and unplugging use SDL's normal code.
"""

import ctypes
import glob
import os
import sys
from dataclasses import dataclass, field

import pygame

XBOX_360 = (0x045E, 0x028E)
DUALSENSE = (0x054C, 0x0CE6)
SWITCH_PRO = (0x057E, 0x2009)
NO_NAME = (0x1234, 0x5678)

GAMECONTROLLER, ARCADE_STICK = 1, 3  # SDL_JoystickType
BUTTONS = (
    "south", "east", "west", "north", "select", "guide", "start", "left stick", "right stick", "l", "r",
    "dpad up", "dpad down", "dpad left", "dpad right",
)  # fmt: skip
AXES = ("left x", "left y", "right x", "right y", "l trigger", "r trigger")
LOWEST, HIGHEST = -32768, 32767

Rumble = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = [
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("naxes", ctypes.c_uint16),
        ("nbuttons", ctypes.c_uint16),
        ("nhats", ctypes.c_uint16),
        ("vendor_id", ctypes.c_uint16),
        ("product_id", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        ("Update", ctypes.c_void_p),
        ("SetPlayerIndex", ctypes.c_void_p),
        ("Rumble", Rumble),
        ("RumbleTriggers", ctypes.c_void_p),
        ("SetLED", ctypes.c_void_p),
        ("SendEffect", ctypes.c_void_p),
    ]


def sdl_library() -> ctypes.CDLL:
    """The SDL of this process's pygame: the same file gives the same library, never a second copy."""
    base = os.path.dirname(pygame.__file__)
    patterns = [
        os.path.join(base, "..", "pygame_ce.libs", "libSDL2-2*.so*"),
        os.path.join(base, "SDL2.dll"),
        os.path.join(base, ".dylibs", "libSDL2-2*.dylib"),
    ]
    if sys.platform.startswith("linux"):  # a distribution's pygame has its library elsewhere
        with open("/proc/self/maps") as maps:
            patterns[:0] = sorted({line.split()[-1] for line in maps if "libSDL2-2" in line})
    for pattern in patterns:
        for path in glob.glob(pattern):
            return _typed(ctypes.CDLL(path))
    raise RuntimeError("no SDL library beside pygame")


def _typed(sdl: ctypes.CDLL) -> ctypes.CDLL:
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickOpen.argtypes = [ctypes.c_int]
    sdl.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
    sdl.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
    for name, kind in (("Axis", ctypes.c_int16), ("Button", ctypes.c_uint8), ("Hat", ctypes.c_uint8)):
        getattr(sdl, f"SDL_JoystickSetVirtual{name}").argtypes = [ctypes.c_void_p, ctypes.c_int, kind]
    sdl.SDL_GetError.restype = ctypes.c_char_p
    return sdl


@dataclass
class VirtualPad:
    """One pad; `rumbles` are the (strong, weak) pairs that the program sent it, 0 to 65535 each."""

    sdl: ctypes.CDLL
    joystick: int | None
    description: Description
    rumbles: list[tuple[int, int]] = field(default_factory=list)

    @property
    def instance(self) -> int:
        """SDL's instance id."""
        return self.sdl.SDL_JoystickInstanceID(self.joystick)

    def press(self, button: str | int, down: bool = True) -> None:
        """Press a button, by its place or its number."""
        number = BUTTONS.index(button) if isinstance(button, str) else button
        _check(self.sdl, self.sdl.SDL_JoystickSetVirtualButton(self.joystick, number, int(down)))

    def release(self, button: str | int) -> None:
        """Release it."""
        self.press(button, False)

    def push(self, axis: str, value: float) -> None:
        """Move an axis to `value`, -1 to 1."""
        raw = max(LOWEST, min(HIGHEST, int(value * HIGHEST)))
        _check(self.sdl, self.sdl.SDL_JoystickSetVirtualAxis(self.joystick, AXES.index(axis), raw))

    def hat(self, value: int) -> None:
        """The first hat: 1 up, 2 right, 4 down, 8 left, and sums of those."""
        _check(self.sdl, self.sdl.SDL_JoystickSetVirtualHat(self.joystick, 0, value))

    def unplug(self) -> None:
        """Unplug it."""
        gone, self.joystick = self.instance, None
        for index in range(self.sdl.SDL_NumJoysticks()):
            if self.sdl.SDL_JoystickGetDeviceInstanceID(index) == gone:
                _check(self.sdl, self.sdl.SDL_JoystickDetachVirtual(index))
                return


def _check(sdl: ctypes.CDLL, status: int) -> int:
    if status < 0:
        raise RuntimeError(sdl.SDL_GetError().decode())
    return status


class VirtualPads:
    """The plugged pads; call `unplug_all` at the end, or the next test finds them."""

    def __init__(self) -> None:
        self.sdl = sdl_library()
        self.pads: list[VirtualPad] = []

    def plug(
        self,
        name: str = "Xbox 360 Controller",
        kind: tuple[int, int] = XBOX_360,
        joystick: int = GAMECONTROLLER,
        axes: int = 6,
        buttons: int = 15,
        hats: int = 0,
    ) -> VirtualPad:
        """Plug in a new pad; `kind` is vendor and product."""
        rumbles: list[tuple[int, int]] = []

        def shake(_: object, strong: int, weak: int) -> int:
            rumbles.append((strong, weak))
            return 0

        description = Description(
            version=1,
            type=joystick,
            naxes=axes,
            nbuttons=buttons,
            nhats=hats,
            vendor_id=kind[0],
            product_id=kind[1],
            name=name.encode(),
            Rumble=Rumble(shake),
        )
        index = _check(self.sdl, self.sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(description)))
        handle = self.sdl.SDL_JoystickOpen(index)
        if not handle:
            raise RuntimeError(self.sdl.SDL_GetError().decode())
        pad = VirtualPad(self.sdl, handle, description, rumbles)  # SDL keeps the callback, so we keep its description
        self.pads.append(pad)
        return pad

    def unplug_all(self) -> None:
        """Unplug all pads; those already unplugged are skipped."""
        for pad in self.pads:
            if pad.joystick is not None:
                pad.unplug()
