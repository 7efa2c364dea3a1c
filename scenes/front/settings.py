"""Settings: everything that people may like another way. Each change holds at once and is kept."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.messages import Message, say, verbatim
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, Action, Press
from game.input.bindings import PAD_FAMILY
from game.settings import READ_ALL, READ_AS_SUITS, READ_NOTHING, READ_SENTENCES, TITLES
from game.text.languages import LANGUAGES
from game.widgets.bindings import Binding
from game.widgets.menu import Row
from game.widgets.page import Page

SHOWN: tuple[tuple[str, str, Message], ...] = (
    ("effects", "sound", say("settings-effects-line")),
    ("music", "sound", say("settings-music-line")),
    ("speech", "sound", say("settings-speech-line")),
    ("read_aloud", "speech", say("settings-read-aloud-line")),
    ("speech_pace", "clock", say("settings-speech-pace-line")),
    ("ambience", "sound", say("settings-ambience-line")),
    ("night", "silent", say("settings-night-line")),
    ("mono", "sound", say("settings-mono-line")),
    ("pace", "clock", say("settings-pace-line")),
    ("text_size", "eye", say("settings-text-size-line")),
    ("theme", "cards", say("settings-theme-line")),
    ("language", "speech", say("settings-language-line")),
    ("reduced_motion", "hidden", say("settings-reduced-motion-line")),
    ("high_contrast", "eye", say("settings-high-contrast-line")),
    ("bright_room", "eye", say("settings-bright-room-line")),
    ("captions", "silent", say("settings-captions-line")),
    ("look", "hidden", say("settings-look-line")),
    ("swap_confirm", "pad", say("settings-swap-confirm-line")),
    ("sealed_deals", "seal", say("settings-sealed-deals-line")),
    ("rumble", "pad", say("settings-rumble-line")),
    ("fullscreen", "pause", say("settings-fullscreen-line")),
)
"""Setting, its picture, what the rail says about it."""

_VALUES: Mapping[tuple[str, Any], Message] = {
    ("pace", "off"): say("value-off"),
    ("pace", "fast"): say("value-fast"),
    ("pace", "normal"): say("value-normal"),
    ("pace", "slow"): say("value-slow"),
    ("read_aloud", READ_AS_SUITS): say("value-to-children"),
    ("read_aloud", READ_NOTHING): say("value-nothing"),
    ("read_aloud", READ_SENTENCES): say("value-sentences"),
    ("read_aloud", READ_ALL): say("value-all"),
    ("speech_pace", "slow"): say("value-slow"),
    ("speech_pace", "normal"): say("value-normal"),
    ("speech_pace", "fast"): say("value-fast"),
    ("language", ""): say("value-system"),
    ("theme", "grown-up"): say("value-grown-ups"),
    ("theme", "kids"): say("value-children"),
    ("look", "hold"): say("value-hold"),
    ("look", "press"): say("value-press"),
}


def value_of(name: str, value: object) -> Message:
    """How a value is written: `80 %`, `Slow`, `On`."""
    if isinstance(value, bool):
        return say("value-on") if value else say("value-off")
    if isinstance(value, int):
        return say("value-percent", amount=value) if value else say("value-silent")
    if name == "language" and value:
        return verbatim(LANGUAGES[str(value)].name)
    return _VALUES[name, value]


class SettingsScene(Page):
    """One long list; key and pad tables have pages of their own behind it."""

    title = say("settings")

    def rows(self) -> Sequence[Row]:
        now = self.context.settings.get
        shown = [
            Row(name, TITLES[name], value_of(name, getattr(now, name)), line, picture)
            for name, picture, line in SHOWN
            if not (name == "fullscreen" and self.context.kiosk)
        ]
        half = say("settings-half-line")
        return (
            *shown,
            Row(KEYS, TITLES["key_bindings"], None, say("settings-keys-line"), "keyboard"),
            Row(KEYS_LEFT, TITLES["left_bindings"], None, half, "keyboard"),
            Row(KEYS_RIGHT, TITLES["right_bindings"], None, half, "keyboard"),
            Row(PAD_FAMILY, TITLES["pad_bindings"], None, say("settings-pad-buttons-line"), "pad"),
            Row("tips", say("settings-tips"), None, say("settings-tips-line"), "feather"),
            Row("reset", say("settings-reset"), None, say("settings-reset-line"), "replay"),
            Row("done", say("done"), None, say("done-line"), "tick"),
        )

    def turned(self, row: Row, step: int, press: Press) -> None:
        del press
        self.context.settings.turn(str(row.id), step)

    def _differs(self) -> bool:
        """Whether the setting in focus is not as it came."""
        name, settings = str(self.focus.at), self.context.settings
        return hasattr(settings.usual, name) and getattr(settings.get, name) != getattr(settings.usual, name)

    def bindings(self) -> tuple[Binding, ...]:
        as_usual = self.binding(Action.EXTRA, self._as_usual, say("hint-as-usual"))
        usual = (as_usual,) if self._differs() else ()
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
        elif row.id == "tips":
            self.sound("choose")
            self.context.learning.forget_moments()
            self.say(say("settings-tips-done"))
        elif row.id == "reset":
            self.context.settings.reset()
            self.say(say("settings-reset-done"))
            self.settle()
        else:
            from scenes.front.remap import RemapScene

            self.context.stack.push(RemapScene(self.context, str(row.id)))
