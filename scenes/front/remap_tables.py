"""What can be given to which action: words for keys and buttons, and tables in which no action ever loses its last key.

Pure.
"""

from collections.abc import Mapping

from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, Action
from game.input.bindings import PAD_FAMILY, cap

Names = tuple[str, ...]

TITLES = {KEYS: "Keys", KEYS_LEFT: "Left keys", KEYS_RIGHT: "Right keys", PAD_FAMILY: "Pad buttons"}
SETTINGS = {
    KEYS: "key_bindings",
    KEYS_LEFT: "left_bindings",
    KEYS_RIGHT: "right_bindings",
    PAD_FAMILY: "pad_bindings",
}
OTHER_HALF = {KEYS_LEFT: KEYS_RIGHT, KEYS_RIGHT: KEYS_LEFT}
ACTIONS = {
    Action.CONFIRM: "Choose",
    Action.BACK: "Back",
    Action.EXTRA: "Extra",
    Action.INFO: "How to play",
    Action.PREV: "Page back",
    Action.NEXT: "Page on",
    Action.MENU: "Menu",
    Action.LOOK: "Look at the hand",
    Action.UP: "Up",
    Action.DOWN: "Down",
    Action.LEFT: "Left",
    Action.RIGHT: "Right",
}
_PAD_BUTTONS = ("south", "east", "west", "north", "l", "r", "l trigger", "r trigger", "stick", "select", "start",
                "dpad up", "dpad down", "dpad left", "dpad right")  # fmt: skip
_PAD_WORDS = {
    "south": "Lower", "east": "Right", "west": "Left", "north": "Upper", "l": "Left shoulder", "r": "Right shoulder",
    "l trigger": "Left trigger", "r trigger": "Right trigger", "stick": "Left stick", "dpad up": "Cross up",
    "dpad down": "Cross down", "dpad left": "Cross left", "dpad right": "Cross right",
}  # fmt: skip
_SPECIAL_KEYS = ("return", "space", "escape", "backspace", "tab", "up", "down", "left", "right", "page up", "page down")
_KEYS = (*_SPECIAL_KEYS, *"abcdefghijklmnopqrstuvwxyz", *"0123456789")


def names_for(device: str) -> Names:
    """The keys or buttons that left and right go through; all others are given by pressing them."""
    return _PAD_BUTTONS if device == PAD_FAMILY else _KEYS


def words_for(device: str, name: str) -> str:
    """How a key or button is written."""
    return _PAD_WORDS.get(name, name.capitalize()) if device == PAD_FAMILY else cap(name).replace("⌫", "Backspace")


def given(table: Mapping[Action, Names], action: Action, name: str) -> dict[Action, Names]:
    """`name` as the first key of `action`; whoever had it as the only one gets the key that `action` gives up."""
    old = table[action]
    out = {other: tuple(n for n in names if n != name) for other, names in table.items()}
    out[action] = (name, *(n for n in old[1:] if n != name))
    for other, names in out.items():
        if not names:
            out[other] = (old[0],)
    return out


def as_setting(table: Mapping[Action, Names], usual: Mapping[Action, Names]) -> tuple[tuple[str, Names], ...]:
    """What the settings keep: the actions whose keys are not the usual ones."""
    return tuple((action.value, names) for action, names in table.items() if names != tuple(usual[action]))
