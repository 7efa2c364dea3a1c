"""The room of a gate storm: the devices that are pressed in it, and a record of their owners.

It follows what people do in public. It never asks the program for the owner of a pad, because a storm also looks for
confusions of two pads of one model.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.context import Context
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, Action
from game.input.bindings import LEFT_HALF, PAD, RIGHT_HALF, WHOLE_KEYBOARD
from game.scene import Scene
from scenes.handover.lost_device import LostScene
from scenes.seating import Seating, SeatPlan
from scenes.table.session import Session
from tests.virtualpad import DUALSENSE, XBOX_360, VirtualPad, VirtualPads

PADS = {"pad A": XBOX_360, "pad B": XBOX_360, "pad C": XBOX_360, "pad D": DUALSENSE}
"""The pads by the names of these tests, with vendor and product; three have the same model."""
KEYBOARDS = {KEYS: WHOLE_KEYBOARD, KEYS_LEFT: LEFT_HALF, KEYS_RIGHT: RIGHT_HALF}
POINTERS = (MOUSE, TOUCH)
DEVICES = (*PADS, *KEYBOARDS, *POINTERS)
CLICKS = {Action.CONFIRM: pygame.BUTTON_LEFT, Action.BACK: pygame.BUTTON_RIGHT, Action.INFO: pygame.BUTTON_MIDDLE}
ASKS_FOR_A_SEAT = (LostScene,)
"""Scenes that ask in public for the device of their `seat`. The last device that confirms before the scene ends or asks
for another seat is then that seat's."""


class Op(NamedTuple):
    """One thing that happens in the room before a frame. `what` is a button, a key, a sign or an event of the window;
    `at` is in logical pixels. `frames` pass then, each of `dt` seconds, `speed` times as fast as usual."""

    kind: str
    device: str = ""
    what: str | int = ""
    at: tuple[int, int] = (0, 0)
    frames: int = 1
    dt: float = 0.05
    speed: float = 1.0

    def __str__(self) -> str:
        words = [self.kind, self.device, str(self.what)]
        if self.device in POINTERS:
            words.append(str(self.at))
        if self.frames > 1:
            words.append(f"{self.frames} frames of {self.dt} s")
        return " ".join(filter(None, words))


def half_of(key: str) -> str:
    """The half of the keyboard that a key belongs to; the whole keyboard if it is in neither."""
    halves = ((half, names) for half in (KEYS_LEFT, KEYS_RIGHT) for names in KEYBOARDS[half].values())
    return next((half for half, names in halves if key in names), KEYS)


def whose(device: str, what: str | int) -> str:
    """The device that a button counts for: a key counts for its half."""
    return half_of(str(what)) if device in KEYBOARDS else device


def button(device: str, action: Action) -> str | int | None:
    """The first button or key of `device` for `action`; None if it has none."""
    if device in POINTERS:
        return CLICKS.get(action)
    names = (PAD if device in PADS else KEYBOARDS[device]).get(action, ())
    return names[0] if names else None


class Room:
    """Do an `Op`, as hardware does it: pads are real to SDL, everything else is an SDL event.

    `pressed` are the devices that went down since `frame_over`, `touched` also those that came up, `confirmed` those
    that confirmed. `held` are the buttons that are down, each with its device.
    """

    def __init__(self) -> None:
        pygame.joystick.init()
        self.context: Context | None = None
        self.pads: dict[str, VirtualPad] = {}
        self.called: dict[str, str] = {}
        """By the program's name for a device, the last device with it. People read these names when they agree."""
        self.call({})
        self.held: set[tuple[str, str | int]] = set()
        self._plugs = VirtualPads()
        self.frame_over()

    def frame_over(self) -> None:
        """Forget all presses."""
        self.pressed: set[str] = set()
        self.touched: set[str] = set()
        self.confirmed: set[str] = set()

    @property
    def there(self) -> tuple[str, ...]:
        """The devices that can be pressed now."""
        return tuple(device for device in DEVICES if device not in PADS or device in self.pads)

    def call(self, pads: Mapping[str, str]) -> None:
        """Give names to pads; no other names are known."""
        self.called = {device: device for device in (*KEYBOARDS, *POINTERS)} | dict(pads)

    def name_of(self, device: str) -> str:
        """The program's name for a connected device."""
        return next(name for name, one in self.called.items() if one == device)

    def named(self, op: Op) -> str:
        """An event in words, with the program's name for its pad."""
        names = [name for name, one in self.called.items() if one == op.device and op.device in PADS]
        return f"{op} ({names[0]})" if names else str(op)

    def read_names(self) -> None:
        """Note the program's name for each pad."""
        assert self.context is not None
        numbered = self.context.devices.pads.pads
        for device, pad in self.pads.items():
            if pad.instance in numbered:
                self.called = {name: one for name, one in self.called.items() if one != device}
                self.called[numbered[pad.instance].device] = device

    def do(self, op: Op) -> None:
        """Do what the hardware or the system does."""
        match op.kind:
            case "plug":
                self.pads[op.device] = self._plugs.plug(kind=PADS[op.device])
            case "unplug":
                self.pads.pop(op.device).unplug()
                self.held = {one for one in self.held if one[0] != op.device}
            case "down" | "up":
                self._press(op, op.kind == "down")
            case "move":
                self._point(op, None)
            case "text":
                _post(pygame.TEXTINPUT, text=op.what)
            case "window":
                self.held = {one for one in self.held if one[0] in PADS}
                _post(int(op.what))

    def _press(self, op: Op, down: bool) -> None:
        device = whose(op.device, op.what)
        self.touched.add(device)
        if down:
            self.pressed.add(device)
            self.held.add((op.device, op.what))
            if op.what == button(op.device, Action.CONFIRM):
                self.confirmed.add(device)
        else:
            self.held.discard((op.device, op.what))
        if op.device in PADS:
            self.pads[op.device].press(str(op.what), down)
        elif op.device in KEYBOARDS:
            code = pygame.key.key_code(str(op.what))
            _post(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
        else:
            self._point(op, down)

    def _point(self, op: Op, down: bool | None) -> None:
        """Move a pointer (None), press it or release it."""
        assert self.context is not None
        window = self.context.window
        x, y = window.fit.to_window(*op.at)
        if op.device == MOUSE:
            if down is not False:
                _post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
            if down is not None:
                _post(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, pos=(x, y), button=op.what)
            return
        wide, high = window.screen_size()
        kind = {None: pygame.FINGERMOTION, True: pygame.FINGERDOWN, False: pygame.FINGERUP}[down]
        _post(kind, x=x / wide, y=y / high, finger_id=0, touch_id=0, dx=0.0, dy=0.0)

    def unplug_all(self) -> None:
        """Unplug every pad."""
        self._plugs.unplug_all()
        self.pads.clear()
        self.held.clear()


@contextmanager
def a_room() -> Iterator[Room]:
    """A room that starts and ends without pads."""
    room = Room()
    try:
        yield room
    finally:
        room.unplug_all()


def _post(kind: int, **said: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **said))


def _asking(scenes: Sequence[Scene]) -> tuple[Scene, int] | None:
    return next(((one, one.seat) for one in reversed(scenes) if isinstance(one, ASKS_FOR_A_SEAT)), None)


@dataclass(slots=True)
class Hands:
    """The devices of one person: their own, and that of a companion."""

    device: str | None = None
    companion: str | None = None

    @property
    def devices(self) -> frozenset[str]:
        """Both devices, and the halves of a whole keyboard."""
        held = {device for device in (self.device, self.companion) if device}
        return frozenset(held | (set(KEYBOARDS) if KEYS in held else set()))


@dataclass(slots=True)
class DeviceOwners:
    """Which device is whose, by person: the seat that each took at the start."""

    room: Room
    hands: list[Hands] = field(default_factory=list)
    _plans: tuple[SeatPlan, ...] = ()
    _asked: tuple[Scene, int] | None = None
    """The scene that asks for a seat, and the seat."""

    def begin(self, seating: Seating, scenes: Sequence[Scene]) -> None:
        """Give people their devices, if they have none yet; one of `scenes` may ask for a pad."""
        self._plans, self._asked = seating.seats, _asking(scenes)
        if not self.hands:
            self.hands = [self._as_named(plan, Hands()) for plan in seating.seats]

    def told(self) -> str:
        """All persons and their devices, in words."""
        pairs = ((plan, hands) for plan, hands in zip(self._plans, self.hands, strict=True) if plan.person)
        return "; ".join(f"{plan.name}: {hands.device} ({plan.device}), {hands.companion}" for plan, hands in pairs)

    def of(self, session: Session, seat: int) -> frozenset[str]:
        """The devices of the person at a seat."""
        return self.hands[session.persons()[seat]].devices

    def follow(self, session: Session, scenes: Sequence[Scene]) -> None:
        """Follow what people agreed in the last frame; `scenes` are those of the stack after it."""
        asked, self._asked = self._asked, _asking(scenes)
        person = session.persons()[asked[1]] if asked is not None and asked != self._asked else None
        before, self._plans = self._plans, session.plan.seating.seats
        for number, (old, plan) in enumerate(zip(before, self._plans, strict=True)):
            changed = (old.person, old.devices) != (plan.person, plan.devices)
            shares = person is not None and plan.device == self._plans[person].device and not changed
            if (number == person or shares) and plan.person:  # one press binds a pad for all who share it
                confirmed = next(iter(self.room.confirmed), None)
                if confirmed is not None:  # a keyboard that is not shared is one device for both halves
                    self.hands[number].device = confirmed if confirmed in self.room.pads else plan.device
            elif changed:
                self.hands[number] = self._as_named(plan, self.hands[number])

    def _as_named(self, plan: SeatPlan, before: Hands) -> Hands:
        """The devices of a plan by their names, as people read them on the screen."""
        if not plan.person:
            return Hands()
        called = self.room.called
        return Hands(called.get(plan.device or "", before.device), called.get(plan.companion or ""))
