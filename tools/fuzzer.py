"""Fuzzer: random input on any device, for the soak and for the storms of the tests.

It posts SDL events, which take the same way as real ones. Its pads are its own, and come and go.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import pygame

from game.app import FOCUS_LOST
from game.context import Context
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, Action
from game.input.pads import BUTTONS, Identity, Pad
from game.theme import STAGE
from scenes.handover.curtain import CurtainScene
from scenes.table.pause import PauseScene
from scenes.table.scene import TableScene

MOVES = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
OTHERS = (Action.BACK, Action.EXTRA, Action.EXTRA, Action.INFO, Action.PREV, Action.NEXT, Action.MENU, Action.LOOK)
ACTIONS = MOVES * 3 + (Action.CONFIRM,) * 9 + OTHERS
PADS = 3
LETTERS = "abcdefghijklmnopqrstuvwxyz ü1"
SIZES = ((480, 270), (640, 360), (512, 384), (320, 180), (400, 400))
LONGEST_WAIT = 40  # frames
_OWN = 0.6
"""Probability of using the device that is asked, so that the game progresses."""
_GO_ON = 0.85
"""Probability of leaving a pause at once. Otherwise hardly any match would end."""
_FIRST_INSTANCE = 100_000
"""First of the instance ids for its pads, which SDL never uses."""

Events = tuple[pygame.event.Event, ...]


class Command(NamedTuple):
    """The events of the next frames, one item for each frame. `lost`: pads that go in the first one. `unfocused`:
    whether the window loses the keyboard then."""

    frames: tuple[Events, ...]
    lost: tuple[str, ...] = ()
    unfocused: bool = False


class _NoMotor:
    """The joystick of a pad that does not exist."""

    def rumble(self, strong: float, weak: float, milliseconds: int) -> bool:
        """Return False, because it cannot rumble."""
        return False


class Fuzzer:
    """Makes one `command` after the other, drawn from `chance`. `sizes`: the sizes to which it may resize the
    window."""

    def __init__(self, context: Context, chance: Random, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
        self.context, self.chance, self.sizes = context, chance, tuple(sizes)
        self._plugged: dict[int, str] = {}
        self._instance = _FIRST_INSTANCE
        for _ in range(PADS):
            self._plug()
        self._ways: dict[Callable[[], Command], int] = {
            self._press: 60,
            self._click: 8,
            self._tap: 6,
            self._swipe: 3,
            self._type: 5,
            self._wait: 12,
            self._look_elsewhere: 2,
            self._replug: 2,
            self._pull_at_window: 2,
        }

    @property
    def pads(self) -> tuple[str, ...]:
        """The device ids of its connected pads."""
        return tuple(self._plugged.values())

    def command(self) -> Command:
        """Return the next random command."""
        return self.chance.choices(tuple(self._ways), tuple(self._ways.values()))[0]()

    # Buttons

    def _press(self) -> Command:
        device = self._asked()
        if not device or self.chance.random() >= _OWN:
            device = self.chance.choice((KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, *self.pads, *self.pads))
        return self.press(device, self._action())

    def _action(self) -> Action:
        if isinstance(self.context.stack.top, PauseScene) and self.chance.random() < _GO_ON:
            return Action.BACK
        return self.chance.choice(ACTIONS)

    def _asked(self) -> str | None:
        """The device that is asked to act now."""
        top = self.context.stack.top
        if isinstance(top, CurtainScene):
            return top.device
        if not isinstance(top, TableScene):
            return None
        seat = top.screen.answering.seat if top.screen.answering else top.screen.room.looker
        return None if seat is None else top.screen.room.seating[seat].device

    def press(self, device: str, action: Action) -> Command:
        """Press the button of `action` on `device`: down, and up in the same frame or in the next one."""
        if device in (MOUSE, TOUCH):
            return self._point_and_press(device, action)
        down, up = self._button(device, action) if device.startswith("pad:") else self._key(device, action)
        return Command(((*down, *up),) if self.chance.random() < 0.5 else (down, up))

    def _key(self, device: str, action: Action) -> tuple[Events, Events]:
        names = self.context.devices.bindings.table(device).get(action, ())
        if not names:
            return (), ()
        name = self.chance.choice(names)
        said = {"key": pygame.key.key_code(name), "mod": 0, "unicode": "", "scancode": 0}
        return (pygame.event.Event(pygame.KEYDOWN, said),), (pygame.event.Event(pygame.KEYUP, said),)

    def _button(self, device: str, action: Action) -> tuple[Events, Events]:
        instance = next((number for number, pad in self._plugged.items() if pad == device), None)
        names = self.context.devices.bindings.table(device).get(action, ())
        button = next((number for number, name in BUTTONS.items() if name in names), None)
        if instance is None or button is None:
            return (), ()
        said = {"instance_id": instance, "button": button}
        down, up = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
        return (pygame.event.Event(down, said),), (pygame.event.Event(up, said),)

    # Pointers

    def _point_and_press(self, device: str, action: Action) -> Command:
        if device == TOUCH:
            return self._tap() if action is Action.CONFIRM else self._swipe()
        return (
            Command(((pygame.event.Event(pygame.MOUSEWHEEL, y=self.chance.choice((-1, 1))),),))
            if (action in MOVES)
            else self._click()
        )

    def _spot(self) -> tuple[int, int]:
        """A place on the stage, often that of a target."""
        targets = getattr(self.context.stack.top, "targets", None)
        rects: list[pygame.Rect] = (
            [target.rect for target in targets()] if targets and self.chance.random() < _OWN else []
        )
        if rects:
            return self.chance.choice(rects).center
        return self.chance.randrange(STAGE[0]), self.chance.randrange(STAGE[1])

    def _click(self) -> Command:
        pos = self.context.window.fit.to_window(*self._spot())
        button = self.chance.choice((pygame.BUTTON_LEFT,) * 6 + (pygame.BUTTON_RIGHT, pygame.BUTTON_MIDDLE))
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        return Command(((moved, down), (pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button),)))

    def _tap(self) -> Command:
        at = self._spot()
        return self._finger(at, at)

    def _swipe(self) -> Command:
        return self._finger(self._spot(), self._spot())

    def _finger(self, start: tuple[int, int], end: tuple[int, int]) -> Command:
        wide, high = self.context.window.screen_size()
        frames = []
        for kind, at in ((pygame.FINGERDOWN, start), (pygame.FINGERMOTION, end), (pygame.FINGERUP, end)):
            x, y = self.context.window.fit.to_window(*at)
            said = {"x": x / wide, "y": y / high, "finger_id": 0, "touch_id": 0, "dx": 0.0, "dy": 0.0}
            frames.append((pygame.event.Event(kind, said),))
        return Command(tuple(frames))

    # Other commands

    def _type(self) -> Command:
        """Type a few letters like a keyboard: the key, and the text."""
        frames = []
        for sign in self.chance.choices(LETTERS, k=self.chance.randint(1, 4)):
            key = pygame.key.key_code("space" if sign == " " else sign) if sign.isascii() else pygame.K_UNKNOWN
            said = {"key": key, "mod": 0, "unicode": sign, "scancode": 0}
            text = pygame.event.Event(pygame.TEXTINPUT, text=sign)
            down, up = pygame.event.Event(pygame.KEYDOWN, said), pygame.event.Event(pygame.KEYUP, said)
            frames.append((down, text, up))
        return Command(tuple(frames))

    def _wait(self) -> Command:
        return Command(((),) * self.chance.randint(1, LONGEST_WAIT))

    def _look_elsewhere(self) -> Command:
        kind = self.chance.choice(FOCUS_LOST)
        return Command(((pygame.event.Event(kind),), (pygame.event.Event(pygame.WINDOWFOCUSGAINED),)), unfocused=True)

    def _replug(self) -> Command:
        """Disconnect a pad, or connect one, sometimes both at once."""
        if len(self._plugged) < PADS and (not self._plugged or self.chance.random() < 0.7):
            self._plug()
            return Command(((),))
        instance = self.chance.choice(tuple(self._plugged))
        device = self._plugged.pop(instance)
        gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=instance)
        return Command(((gone,),), lost=(device,))

    def _plug(self) -> None:
        self._instance += 1
        devices, identity = self.context.devices, Identity("fuzzer")
        pad = Pad(devices.pads.number_for(identity), _NoMotor(), True, identity, "xbox")  # type: ignore[arg-type]
        devices.attach(self._instance, pad)
        self._plugged[self._instance] = pad.device

    def _pull_at_window(self) -> Command:
        """Resize the window, or toggle the full screen."""
        window = self.context.window
        if not self.sizes or self.chance.random() < 0.3:
            said = {"key": pygame.K_F11, "mod": 0, "unicode": "", "scancode": 0}
            toggle = pygame.event.Event(pygame.KEYDOWN, said)
            return Command(((toggle,), (), (toggle,)))
        if not window.windowed:
            return Command(((),))
        wide, high = self.chance.choice(self.sizes)
        pygame.display.set_mode((wide, high), pygame.RESIZABLE)
        return Command(((pygame.event.Event(pygame.VIDEORESIZE, w=wide, h=high, size=(wide, high)),),))


def answer_in_earnest(context: Context) -> None:
    """Give a player's answer for the seat that is asked now, so that matches end."""
    top = context.stack.top
    if isinstance(top, TableScene):
        top.act_for_player()
