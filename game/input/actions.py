"""Action and Press: what all devices have in common. Scenes know nothing below this."""

from dataclasses import dataclass
from enum import Enum


class Action(Enum):
    """What a person can do with a device; the value is the word in settings and tests."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    EXTRA = "extra"  # the west button of a pad
    INFO = "info"  # the north button of a pad
    PREV = "prev"  # the left shoulder
    NEXT = "next"  # the right shoulder
    MENU = "menu"  # start
    LOOK = "look"  # select: look again at what is yours
    POINT = "point"  # the pointer moved, to `Press.at`
    TEXT = "text"  # a letter of a real keyboard, in `Press.text`; ERASE for one letter back
    RAW = "raw"  # any key or button by its name, in `Press.text`, for a scene that asks which one it shall be


DIRECTIONS = frozenset((Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT))
OPPOSITE = {
    Action.UP: Action.DOWN, Action.DOWN: Action.UP, Action.LEFT: Action.RIGHT, Action.RIGHT: Action.LEFT,
}  # fmt: skip
ERASE = "\b"
"""The `text` of a TEXT press that takes the last letter back."""

KEYS, KEYS_LEFT, KEYS_RIGHT = "keys", "keys-left", "keys-right"
MOUSE, TOUCH = "mouse", "touch"


def is_pad(device: str | None) -> bool:
    """Whether it is a pad: `pad:0` and so on."""
    return device is not None and device.startswith("pad:")


@dataclass(frozen=True, slots=True)
class Press:
    """One action of one device.

    `device` is "keys", "keys-left", "keys-right", "pad:<n>", "mouse" or "touch". `seat` is the one seat that the device
    belongs to, None where it is everybody's or shared by several. `at` (pointers only) is in logical 1920 x 1080
    pixels; a direction with it is a finger's swipe that began there. `released` comes only to scenes that ask for
    releases, `repeated` marks a direction that is being held.
    """

    action: Action
    device: str
    seat: int | None = None
    text: str = ""
    at: tuple[int, int] | None = None
    released: bool = False
    repeated: bool = False
