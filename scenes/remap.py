"""Keys and pad buttons: which does what. New tables hold after Apply, and only if somebody who can use them says so."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.input.actions import Action, Press
from game.input.bindings import PAD, WHOLE_KEYBOARD, cap
from game.widgets.hints import Hint
from game.widgets.menu import Row
from game.widgets.page import Page

if TYPE_CHECKING:
    from game.house import House

KEEP_SECONDS = 10.0
Names = tuple[str, ...]

_TITLES = {
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
_PAD_ACTIONS = tuple(action for action in _TITLES if action not in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT))
_PAD_BUTTONS = ("south", "east", "west", "north", "l", "r", "l trigger", "r trigger", "select", "start")
_PAD_WORDS = {
    "south": "Lower", "east": "Right", "west": "Left", "north": "Upper", "l": "Left shoulder", "r": "Right shoulder",
    "l trigger": "Left trigger", "r trigger": "Right trigger", "select": "Select", "start": "Start",
}  # fmt: skip
_SPECIAL_KEYS = ("return", "space", "escape", "backspace", "tab", "up", "down", "left", "right", "page up", "page down")
_KEYS = (*_SPECIAL_KEYS, *"abcdefghijklmnopqrstuvwxyz", *"0123456789")


def names_for(device: str) -> Names:
    """The keys or buttons that can be given."""
    return _PAD_BUTTONS if device == "pad" else _KEYS


def actions_for(device: str) -> tuple[Action, ...]:
    """What can be given a key: on pads the d-pad stays what it is."""
    return _PAD_ACTIONS if device == "pad" else tuple(_TITLES)


def words_for(device: str, name: str) -> str:
    """How a key or button is written."""
    return _PAD_WORDS.get(name, name.capitalize()) if device == "pad" else cap(name).replace("⌫", "Backspace")


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
    """What the settings keep: nothing where all is as usual, else the whole table."""
    if all(table[action] == tuple(usual[action]) for action in table):
        return ()
    return tuple((action.value, names) for action, names in table.items())


class RemapScene(Page):
    """`device` is "keys" or "pad". Nothing changes before Apply."""

    def __init__(self, house: "House", device: str) -> None:
        super().__init__(house)
        self.kind = device
        self.title = "Keys" if device == "keys" else "Pad buttons"
        now = house.devices.bindings.pad if device == "pad" else house.devices.bindings.keys
        self.table: dict[Action, Names] = {action: tuple(names) for action, names in now.items()}
        self.waiting = False

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """While a row waits for its key, letters come as text."""
        return self.waiting

    def rows(self) -> Sequence[Row]:
        line = "Left and right change it, a letter key too" if self.kind == "keys" else "Left and right change it"
        rows = [
            Row(action.value, _TITLES[action], words_for(self.kind, self.table[action][0]), line)
            for action in actions_for(self.kind)
        ]
        return (
            *rows,
            Row("apply", "Use these", None, "They are tried for ten seconds first", "tick"),
            Row("usual", "As usual", None, "The buttons as they came", "replay"),
            Row("done", "Leave", None, "Without a change", "door"),
        )

    def turned(self, row: Row, step: int, press: Press) -> None:
        if row.id not in {action.value for action in self.table}:
            return
        action = Action(row.id)
        if self.kind == "keys" and press.action is Action.CONFIRM and press.at is None:
            self.waiting = True
            self.said, self._said_left = f"Which letter for {_TITLES[action]}?", 60.0
            return
        names = names_for(self.kind)
        now = self.table[action][0]
        at = names.index(now) if now in names else -1 if step > 0 else 0
        self.table = given(self.table, action, names[(at + step) % len(names)])

    def act(self, press: Press) -> None:
        if self.waiting and press.action is not Action.POINT:
            self._wait_over(press)
        else:
            super().act(press)

    def _wait_over(self, press: Press) -> None:
        self.waiting = False
        self.said = ""
        letter = press.text.lower()
        if press.action is Action.TEXT and letter in _KEYS:
            self.table = given(self.table, Action(self.focus.at), letter)
            self.house.sound.play("choose")

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "done":
            self.house.stack.dismiss()
        elif row.id == "usual":
            self._apply({action: tuple(names) for action, names in self._usual().items()})
        else:
            self._apply(self.table)

    def _usual(self) -> Mapping[Action, Names]:
        return PAD if self.kind == "pad" else WHOLE_KEYBOARD

    def _apply(self, table: Mapping[Action, Names]) -> None:
        name = "pad_bindings" if self.kind == "pad" else "key_bindings"
        old = getattr(self.house.settings.get, name)
        self.house.settings.change(**{name: as_setting(table, self._usual())})
        self.house.stack.replace(KeepScene(self.house, name, old))


class KeepScene(Page):
    """Keep the new buttons? Whoever cannot answer gets the old ones back by waiting."""

    title = "Keep these buttons?"
    width = 900

    def __init__(self, house: "House", name: str, old: tuple[tuple[str, Names], ...]) -> None:
        super().__init__(house)
        self.name, self.old, self.left = name, old, KEEP_SECONDS

    def rows(self) -> Sequence[Row]:
        return (Row("keep", "Keep", None, "", "tick"), Row("revert", "As before", None, "", "replay"))

    def sentence(self) -> str:
        return f"As before in {max(1, round(self.left + 0.49))} seconds"

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "revert":
            self._revert()
        self.house.stack.dismiss()

    def other(self, press: Press) -> None:
        if press.action is Action.BACK:
            self._revert()
            self.house.stack.dismiss()

    def _revert(self) -> None:
        self.house.settings.change(**{self.name: self.old})

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.left > 0:
            self.left -= dt
            if self.left <= 0:
                self._revert()
                self.house.stack.dismiss()

    def hints(self) -> Sequence[Hint]:
        return (Hint(Action.CONFIRM, "Choose"), Hint(Action.BACK, "As before"))
