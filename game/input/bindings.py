"""Bindings: tables of the keys and buttons of each action. Hints on the screen are read from the same tables.

Keys have pygame's names ("return", "left ctrl"); pad buttons have their position ("south"), never their letter.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.messages import Message, say, verbatim
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, Action

Table = Mapping[Action, tuple[str, ...]]
"""The keys or buttons of each action; hints show the first one."""

WHOLE_KEYBOARD: Table = {
    Action.UP: ("up", "w"),
    Action.DOWN: ("down", "s"),
    Action.LEFT: ("left", "a"),
    Action.RIGHT: ("right", "d"),
    Action.CONFIRM: ("return", "space", "enter"),
    Action.BACK: ("escape", "backspace"),
    Action.EXTRA: ("x",),
    Action.INFO: ("i", "f1"),
    Action.PREV: ("q", "page up"),
    Action.NEXT: ("e", "page down"),
    Action.MENU: ("p", "f10", "menu"),
    Action.LOOK: ("tab", "l"),
}

LEFT_HALF: Table = {
    Action.UP: ("w",),
    Action.DOWN: ("s",),
    Action.LEFT: ("a",),
    Action.RIGHT: ("d",),
    Action.CONFIRM: ("f", "space"),
    Action.BACK: ("g", "escape"),
    Action.EXTRA: ("x",),
    Action.INFO: ("r",),
    Action.PREV: ("q",),
    Action.NEXT: ("e",),
    Action.MENU: ("t", "f10"),
    Action.LOOK: ("tab",),
}

RIGHT_HALF: Table = {
    Action.UP: ("up",),
    Action.DOWN: ("down",),
    Action.LEFT: ("left",),
    Action.RIGHT: ("right",),
    Action.CONFIRM: ("return", "enter"),
    Action.BACK: ("backspace", "delete"),
    Action.EXTRA: ("k",),
    Action.INFO: ("i",),
    Action.PREV: ("u", "page up"),
    Action.NEXT: ("o", "page down"),
    Action.MENU: ("p",),
    Action.LOOK: ("l", "right shift"),
}

PAD: Table = {
    Action.UP: ("dpad up",),
    Action.DOWN: ("dpad down",),
    Action.LEFT: ("dpad left",),
    Action.RIGHT: ("dpad right",),
    Action.CONFIRM: ("south",),
    Action.BACK: ("east",),
    Action.EXTRA: ("west",),
    Action.INFO: ("north",),
    Action.PREV: ("l", "l trigger"),
    Action.NEXT: ("r", "r trigger"),
    Action.MENU: ("start",),
    Action.LOOK: ("select", "stick"),
}

POINTER: Table = {Action.CONFIRM: ("south",), Action.BACK: ("east",), Action.UP: ("ud",), Action.DOWN: ("ud",)}

PAD_FAMILY = "pad"
"""The name of the pads' table in the settings."""
MAIN_BUTTONS = ("south", "east", "west", "north")
"""The buttons that every pad has: confirm and back must stay on two of them."""
ALWAYS: Mapping[str, Mapping[Action, str]] = {
    KEYS: {Action.CONFIRM: "return", Action.BACK: "escape"},
    PAD_FAMILY: {Action.CONFIRM: "south", Action.BACK: "east"},
}
"""Keys that keep their meaning unless another action claims them, so that no player is locked out."""

WHILE_TYPING = frozenset(("up", "down", "left", "right", "return", "enter", "escape", "tab", "page up", "page down"))
"""Keys that keep their action while letters are text, beside the function keys."""

TYPING_KEYS: Mapping[str, Action] = {
    "return": Action.CONFIRM,
    "enter": Action.CONFIRM,
    "escape": Action.BACK,
    "up": Action.UP,
    "down": Action.DOWN,
    "left": Action.LEFT,
    "right": Action.RIGHT,
}
"""The meaning of these keys while a word is typed, unless the table gives them another one."""

CAPS = {
    "return": "Enter", "enter": "Enter", "escape": "Esc", "space": "Space", "backspace": "⌫", "tab": "Tab",
    "up": "↑", "down": "↓", "left": "←", "right": "→", "delete": "Del", "page up": "PgUp", "page down": "PgDn",
    "left shift": "Shift", "right shift": "Shift", "left ctrl": "Ctrl", "right ctrl": "Ctrl", "menu": "Menu",
}  # fmt: skip
"""Labels of keys that differ from their name with a capital."""


@dataclass(frozen=True, slots=True)
class Bindings:
    """All current tables."""

    keys: Table
    keys_left: Table
    keys_right: Table
    pad: Table

    def table(self, device: str) -> Table:
        """Return the table of a device id or family: "keys", "keys-left", "pad:2", "xbox", "mouse", "pointer"."""
        if device == KEYS:
            return self.keys
        if device == KEYS_LEFT:
            return self.keys_left
        if device == KEYS_RIGHT:
            return self.keys_right
        return POINTER if device in ("mouse", "touch", "pointer") else self.pad

    def swapped(self) -> "Bindings":
        """Return the bindings with confirm and back of the pads exchanged."""
        pad = dict(self.pad)
        pad[Action.CONFIRM], pad[Action.BACK] = pad[Action.BACK], pad[Action.CONFIRM]
        return replace(self, pad=pad)


STANDARD = Bindings(WHOLE_KEYBOARD, LEFT_HALF, RIGHT_HALF, PAD)


def hint_button(action: Action, device_family: str, bindings: Bindings = STANDARD) -> str:
    """Return the glyph's name for `action` on a device or family: a button's position, or the label of a key."""
    names = bindings.table(device_family).get(action, ())
    if not names:
        return "south"
    name = names[0]
    if device_family in (KEYS, KEYS_LEFT, KEYS_RIGHT):
        return cap(name)
    return name


def spelling_button(action: Action, bindings: Bindings = STANDARD) -> str:
    """Return the label of a key for `action` while letters are text, on both halves if the keyboard is shared."""
    if action is Action.EXTRA:
        return cap("backspace")
    names = [name for name, meant in TYPING_KEYS.items() if meant is action]
    tables = (bindings.keys, bindings.keys_left, bindings.keys_right)
    names += [name for table in tables for name in table.get(action, ()) if acts_in_words(name)]
    return cap(names[0]) if names else hint_button(action, KEYS, bindings)


def acts_in_words(key: str) -> bool:
    """Whether a key keeps its action while letters are text."""
    return key in WHILE_TYPING or (key.startswith("f") and len(key) > 1)


def cap(key: str) -> str:
    """Return the label of a key with pygame's name."""
    return CAPS.get(key, key if len(key) > 1 and not key.startswith("f") else key.upper())


_PAD_WORDS = {
    "south": say("pad-south"),
    "east": say("pad-east"),
    "west": say("pad-west"),
    "north": say("pad-north"),
    "l": say("pad-left-shoulder"),
    "r": say("pad-right-shoulder"),
    "l trigger": say("pad-left-trigger"),
    "r trigger": say("pad-right-trigger"),
    "stick": say("pad-stick"),
    "dpad up": say("pad-cross-up"),
    "dpad down": say("pad-cross-down"),
    "dpad left": say("pad-cross-left"),
    "dpad right": say("pad-cross-right"),
}


def words_for(device: str, name: str) -> Message:
    """Return how a key or button is written and spoken."""
    if device != PAD_FAMILY:
        return verbatim(cap(name).replace("⌫", "Backspace"))
    return _PAD_WORDS[name] if name in _PAD_WORDS else verbatim(name.capitalize())


def reversed_table(table: Table) -> dict[str, Action]:
    """Return the action of each key or button; of two actions for one key the later in the table counts."""
    return {name: action for action, names in table.items() for name in names}


def remapped(bindings: Bindings, changes: Mapping[str, Any]) -> Bindings:
    """Return `bindings` with the changes of the settings: {"keys": {"confirm": ("c",)}, "pad": {...}}.

    Unknown values are ignored, because a broken setting must not lock a player out. A key that is given to one action
    is taken from the others. An action that would have no key keeps its own.
    """
    tables = {"keys": bindings.keys, "keys-left": bindings.keys_left, "keys-right": bindings.keys_right}
    tables["pad"] = bindings.pad
    for device, wishes in changes.items():
        if device in tables and isinstance(wishes, Mapping):
            wished = _with_wishes(tables[device], wishes)
            tables[device] = tables[device] if locked_out(wished, device) else with_always(wished, device)
    return Bindings(tables["keys"], tables["keys-left"], tables["keys-right"], tables["pad"])


def with_always(table: Table, device: str) -> Table:
    """Return the table with the keys of ALWAYS, as far as no other action has them."""
    claimed = {name for names in table.values() for name in names}
    out = dict(table)
    for action, name in ALWAYS.get(device, {}).items():
        if name not in claimed:
            out[action] = (*out[action], name)
    return out


def locked_out(table: Table, device: str) -> tuple[Action, ...]:
    """Return the actions that a player could no longer do with such a table: on pads, confirm or back without one of
    MAIN_BUTTONS."""
    if device != PAD_FAMILY:
        return ()
    whole = with_always(table, device)
    return tuple(action for action in (Action.CONFIRM, Action.BACK) if not set(whole[action]) & set(MAIN_BUTTONS))


def _with_wishes(table: Table, wishes: Mapping[str, Any]) -> Table:
    wanted: dict[Action, tuple[str, ...]] = {}
    actions = {action.value: action for action in table}
    for word, names in wishes.items():
        action = actions.get(word)
        if action and isinstance(names, (list, tuple)) and names and all(isinstance(name, str) for name in names):
            wanted[action] = tuple(names)
    taken = {name for names in wanted.values() for name in names}
    kept = {action: tuple(name for name in names if name not in taken) for action, names in table.items()}
    if any(not kept[action] and action not in wanted for action in table):
        return table
    return {action: wanted.get(action, kept[action]) for action in table}
