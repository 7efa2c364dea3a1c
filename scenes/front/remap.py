"""Keys and pad buttons: which does what. A new table holds after Apply, and only if a player confirms it with it."""

from collections.abc import Mapping, Sequence

from engine.core.messages import Message, say
from game.context import Context
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, Action, Press, is_pad
from game.input.bindings import PAD_FAMILY, STANDARD, locked_out, with_always, words_for
from game.settings import TITLES
from game.widgets.bindings import Binding, bound, dispatch, table
from game.widgets.menu import Row
from game.widgets.page import Page

KEEP_SECONDS = 10.0
ASK_SECONDS = 6.0
"""Seconds that a row waits for its key, so that a player who cannot press one is not stuck."""
Names = tuple[str, ...]
SETTINGS = {
    KEYS: "key_bindings",
    KEYS_LEFT: "left_bindings",
    KEYS_RIGHT: "right_bindings",
    PAD_FAMILY: "pad_bindings",
}
OTHER_HALF = {KEYS_LEFT: KEYS_RIGHT, KEYS_RIGHT: KEYS_LEFT}
ACTIONS = {
    Action.CONFIRM: say("remap-confirm"),
    Action.BACK: say("remap-back"),
    Action.EXTRA: say("remap-extra"),
    Action.INFO: say("remap-info"),
    Action.PREV: say("remap-prev"),
    Action.NEXT: say("remap-next"),
    Action.MENU: say("remap-menu"),
    Action.LOOK: say("remap-look"),
    Action.UP: say("remap-up"),
    Action.DOWN: say("remap-down"),
    Action.LEFT: say("remap-left"),
    Action.RIGHT: say("remap-right"),
}
_PAD_BUTTONS = (
    "south",
    "east",
    "west",
    "north",
    "l",
    "r",
    "l trigger",
    "r trigger",
    "stick",
    "select",
    "start",
    "dpad up",
    "dpad down",
    "dpad left",
    "dpad right",
)
_SPECIAL_KEYS = ("return", "space", "escape", "backspace", "tab", "up", "down", "left", "right", "page up", "page down")
_KEYS = (*_SPECIAL_KEYS, *"abcdefghijklmnopqrstuvwxyz", *"0123456789")


class RemapScene(Page):
    """`device` is one of SETTINGS. Changes hold after Apply only, but "as usual" holds at once."""

    def __init__(self, context: Context, device: str) -> None:
        super().__init__(context)
        self.kind = device
        self.table: dict[Action, Names] = {
            action: tuple(names) for action, names in context.devices.bindings.table(device).items()
        }
        self.asking = 0.0
        """Seconds left to press a key for the row in focus."""

    @property
    def title(self) -> Message:
        return TITLES[SETTINGS[self.kind]]

    @property
    def reads_raw(self) -> bool:
        """Whether keys come by their names: while a row waits for its key."""
        return self.asking > 0

    def rows(self) -> Sequence[Row]:
        return (
            *(self._row(action) for action in ACTIONS),
            Row("apply", say("remap-apply"), None, say("remap-apply-line"), "tick", do=self._apply),
            Row("usual", say("remap-usual"), None, say("remap-usual-line"), "replay", do=self._reset),
            Row("done", say("remap-leave"), None, say("remap-leave-line"), "door", do=self.context.stack.dismiss),
        )

    def _row(self, action: Action) -> Row:
        name = self.table[action][0]
        words, sign = words_for(self.kind, name), None
        if self.kind == PAD_FAMILY:
            sign = (self.context.devices.family(self.device) if is_pad(self.device) else PAD_FAMILY, name)
        if self.reads_raw and self.focus.at == action.value:
            words, sign = say("remap-now"), None
        line = say("remap-press-button") if sign else say("remap-press-key")
        return Row(action.value, ACTIONS[action], words, line, sign=sign)

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        action = Action(row.id)
        if press.action is Action.CONFIRM and press.at is None:
            self.asking = ASK_SECONDS
            self.said, self._said_left = say("remap-which", action=ACTIONS[action]), ASK_SECONDS
            return
        names = [name for name in names_for(self.kind) if name not in self._keys_of_other_half()]
        now = self.table[action][0]
        at = names.index(now) if now in names else -1 if step > 0 else 0
        self.table = given(self.table, action, names[(at + step) % len(names)])

    def _keys_of_other_half(self) -> frozenset[str]:
        """The keys of the other half of the keyboard."""
        other = OTHER_HALF.get(self.kind)
        if other is None:
            return frozenset()
        return frozenset(name for names in self.context.devices.bindings.table(other).values() for name in names)

    def act(self, press: Press) -> None:
        if self.reads_raw and press.action is not Action.POINT:
            dispatch(press, self.bindings())
        else:
            super().act(press)

    def _stop_waiting(self, press: Press) -> None:
        self.asking, self.said = 0.0, None

    def _take_key(self, press: Press) -> None:
        """Give the row that waits the key of this press. A press on the other kind of device cancels."""
        self._stop_waiting(press)
        if is_pad(press.device) != (self.kind == PAD_FAMILY):
            return
        if press.text in self._keys_of_other_half():
            self.refuse(say("remap-foreign"))
            return
        self.device = press.device
        self.table = given(self.table, Action(self.focus.at), press.text)
        self.context.sound.play("choose")

    def update(self, dt: float) -> None:
        super().update(dt)
        self.asking = max(0.0, self.asking - dt)

    def _usual(self) -> Mapping[Action, Names]:
        standard = STANDARD.swapped() if self.context.settings.get.swap_confirm else STANDARD
        return standard.table(self.kind)

    def _reset(self) -> None:
        """Restore the default keys. They need no trial, because all players know them."""
        self.context.settings.change(**{SETTINGS[self.kind]: ()})
        self.table = {action: tuple(names) for action, names in self._usual().items()}
        self.context.sound.play("choose")
        self.say(say("remap-is-usual"))

    def _apply(self) -> None:
        if missing := locked_out(self.table, self.kind):
            self.refuse(say("remap-needs", action=ACTIONS[missing[0]]))
            return
        name = SETTINGS[self.kind]
        old = getattr(self.context.settings.get, name)
        whole = with_always(self.table, self.kind)
        self.context.settings.change(**{name: as_setting(whole, self._usual())})
        self.context.stack.replace(KeepScene(self.context, name, old))

    def bindings(self) -> tuple[Binding, ...]:
        if self.reads_raw:
            return table(
                (Binding(Action.RAW, self._take_key), *bound(set(Action) - {Action.POINT}, self._stop_waiting))
            )
        sets = self.focus.at in {action.value for action in ACTIONS}
        usual = Binding(Action.EXTRA, lambda press: self._reset(), say("hint-as-usual"))
        return self.with_focus(self.chooses(say("hint-set") if sets else say("hint-choose")), usual, self.leads_back())


class KeepScene(Page):
    """Asks whether to keep the new buttons. Without an answer the old ones return after some seconds."""

    title = say("remap-keep-title")
    width = 900

    def __init__(self, context: Context, name: str, old: tuple[tuple[str, Names], ...]) -> None:
        super().__init__(context)
        self.name, self.old, self.left = name, old, KEEP_SECONDS

    def rows(self) -> Sequence[Row]:
        return (
            Row("keep", say("remap-keep"), picture="tick", do=self.context.stack.dismiss),
            Row("revert", say("remap-before"), picture="replay", do=self._revert),
        )

    def sentence(self) -> Message:
        return say("remap-before-soon", count=max(1, round(self.left + 0.49)))

    def bindings(self) -> tuple[Binding, ...]:
        return self.with_focus(self.chooses(say("hint-choose")), self.leads_back(say("remap-before")))

    def go_back(self, press: Press) -> None:
        self._revert()

    def _revert(self) -> None:
        self.context.settings.change(**{self.name: self.old})
        self.context.stack.dismiss()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.left > 0:
            self.left -= dt
            if self.left <= 0:
                self._revert()


def names_for(device: str) -> Names:
    """The keys or buttons that left and right offer. All others can be given by pressing them."""
    return _PAD_BUTTONS if device == PAD_FAMILY else _KEYS


def given(table: Mapping[Action, Names], action: Action, name: str) -> dict[Action, Names]:
    """Return `table` with `name` as the first key of `action`. An action left without a key gets the key that `action`
    gives up."""
    old = table[action]
    out = {other: tuple(n for n in names if n != name) for other, names in table.items()}
    out[action] = (name, *(n for n in old[1:] if n != name))
    for other, names in out.items():
        if not names:
            out[other] = (old[0],)
    return out


def as_setting(table: Mapping[Action, Names], usual: Mapping[Action, Names]) -> tuple[tuple[str, Names], ...]:
    """The actions whose keys differ from the default, as the settings keep them."""
    return tuple((action.value, names) for action, names in table.items() if names != tuple(usual[action]))
