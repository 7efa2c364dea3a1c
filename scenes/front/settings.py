"""Settings: everything that people may like another way. Each change holds at once and is kept."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, Action, Press
from game.input.bindings import PAD_FAMILY
from game.widgets.bindings import Binding
from game.widgets.menu import Row
from game.widgets.page import Page

if TYPE_CHECKING:
    pass

SHOWN: tuple[tuple[str, str, str, str], ...] = (
    ("effects", "Sounds", "sound", "How loud cards and cloth are"),
    ("music", "Music", "sound", "How loud the music is"),
    ("pace", "Speed", "clock", "How fast cards move; Off shows the end at once"),
    ("text_size", "Text size", "eye", "How large words are"),
    ("theme", "Cards and words", "cards", "For children: larger and fewer"),
    ("reduced_motion", "Less motion", "hidden", "Things appear instead of travelling"),
    ("high_contrast", "High contrast", "eye", "Darker ground, whiter words"),
    ("bright_room", "Bright room", "eye", "For a television in the sun"),
    ("captions", "Captions for sounds", "silent", "Off: the rail tells what matters. On: every sound in words"),
    ("look", "Look at a hand", "hidden", "Hold a button, or press once to open and once to close"),
    ("swap_confirm", "Confirm on the right", "pad", "Confirm and back change places on pads"),
    ("sealed_deals", "Sealed deals", "seal", "After a deal a seal is shown; the replay opens it. Not for children"),
    ("rumble", "Rumble", "pad", "Pads shake a little"),
    ("fullscreen", "Full screen", "pause", "The whole television, or a window"),
)
"""Setting, its title, its picture, what the rail says about it."""

_WORDS: dict[tuple[str, Any], str] = {
    ("pace", "off"): "Off",
    ("pace", "fast"): "Fast",
    ("pace", "normal"): "Normal",
    ("pace", "slow"): "Slow",
    ("theme", "grown-up"): "Grown-ups",
    ("theme", "kids"): "Children",
    ("look", "hold"): "Hold",
    ("look", "press"): "Press",
}


def value_words(name: str, value: object) -> str:
    """How a value is written: `80 %`, `Slow`, `On`."""
    if isinstance(value, bool):
        return "On" if value else "Off"
    if isinstance(value, int):
        return f"{value} %" if value else "Silent"
    return _WORDS[name, value]


class SettingsScene(Page):
    """One long list; key and pad tables have pages of their own behind it."""

    title = "Settings"

    def rows(self) -> Sequence[Row]:
        now = self.context.settings.get
        shown = [
            Row(name, title, value_words(name, getattr(now, name)), line, picture)
            for name, title, picture, line in SHOWN
            if not (name == "fullscreen" and self.context.kiosk)
        ]
        return (
            *shown,
            Row(KEYS, "Keys", None, "Which key does what", "keyboard"),
            Row(KEYS_LEFT, "Left keys", None, "For two at one keyboard", "keyboard"),
            Row(KEYS_RIGHT, "Right keys", None, "For two at one keyboard", "keyboard"),
            Row(PAD_FAMILY, "Pad buttons", None, "Which button does what", "pad"),
            Row("reset", "All as at the beginning", None, "Back to how it came", "replay"),
            Row("done", "Done", None, "Back", "tick"),
        )

    def turned(self, row: Row, step: int, press: Press) -> None:
        del press
        self.context.settings.turn(str(row.id), step)

    def _differs(self) -> bool:
        """Whether the setting in focus is not as it came."""
        name, settings = str(self.focus.at), self.context.settings
        return hasattr(settings.usual, name) and getattr(settings.get, name) != getattr(settings.usual, name)

    def bindings(self) -> tuple[Binding, ...]:
        usual = (Binding(Action.EXTRA, self._as_usual, "As usual"),) if self._differs() else ()
        return self.with_focus(self.on_row(), *usual, self.leads_back())

    def _as_usual(self, press: Press) -> None:
        """The setting in focus as it came."""
        del press
        name = str(self.focus.at)
        self.context.sound.play("turn")
        self.context.settings.change(**{name: getattr(self.context.settings.usual, name)})
        self.settle()

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "done":
            self.context.stack.dismiss()
        elif row.id == "reset":
            self.context.settings.reset()
            self.say("All settings are as at the beginning")
            self.settle()
        else:
            from scenes.front.remap import RemapScene

            self.context.stack.push(RemapScene(self.context, str(row.id)))
