"""Action and Press: the input that all devices share. Scenes use nothing below this level."""

from dataclasses import dataclass
from enum import Enum


class Action(Enum):
    """What a player can do with a device; the value is the word in settings and tests."""

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
    LOOK = "look"  # select: look at one's own hand again
    POINT = "point"  # the pointer moved, to `Press.at`
    TEXT = "text"  # a letter of a keyboard, in `Press.text`; ERASE deletes one
    RAW = "raw"  # any key or button by its name, in `Press.text`, for remapping


DIRECTIONS = frozenset((Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT))
OPPOSITE = {
    Action.UP: Action.DOWN,
    Action.DOWN: Action.UP,
    Action.LEFT: Action.RIGHT,
    Action.RIGHT: Action.LEFT,
}
ERASE = "\b"
"""The `text` of a TEXT press that deletes the last letter."""

KEYS, KEYS_LEFT, KEYS_RIGHT = "keys", "keys-left", "keys-right"
MOUSE, TOUCH = "mouse", "touch"


def is_pad(device: str | None) -> bool:
    """Whether the device is a pad: `pad:0` and so on."""
    return device is not None and device.startswith("pad:")


@dataclass(frozen=True, slots=True)
class Press:
    """One action of one device.

    `device`: "keys", "keys-left", "keys-right", "pad:<n>", "mouse" or "touch". `seat`: the only seat that the device
    belongs to, or None if it is free or shared. `at`: position in pixels of the 1920 x 1080 stage, for pointers; a
    direction with `at` is a swipe that began there. `released`: a release, which only scenes that ask for it get.
    `repeated`: a direction that is held.
    """

    action: Action
    device: str
    seat: int | None = None
    text: str = ""
    at: tuple[int, int] | None = None
    released: bool = False
    repeated: bool = False
