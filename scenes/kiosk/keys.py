"""Pages of settings with a few values each: sound, screen, time limits."""

from collections.abc import Sequence
from typing import Any

from engine.core.messages import Message, say, verbatim
from game.input.actions import Press
from game.kiosk.config import FULL, LOUD_HOURS, MEMORY_LIMIT, QUIET, SILENT, keys
from game.kiosk.kiosk import Kiosk
from game.kiosk.opening_hours import loudness
from game.widgets.menu import Row, after
from scenes.front.settings import value_of
from scenes.kiosk.hours import clock
from scenes.kiosk.operators import OperatorContext, OperatorPage

SOUND = (
    "sound.effects",
    "sound.music",
    "sound.speech",
    "sound.read_aloud",
    "sound.ambience",
    "sound.night",
    "sound.mono",
    LOUD_HOURS,
    "sound.attract",
)
SCREEN = ("screen.theme", "screen.language", "screen.text_size", "screen.sealed_deals")
TIMES = ("times.cover", "times.still_playing", "times.countdown", "times.attract")
_TITLES = {SOUND: say("operator-sound"), SCREEN: say("operator-screen"), TIMES: say("operator-times")}
_ROWS = {
    "sound.effects": (say("settings-effects"), say("settings-effects-line"), "sound"),
    "sound.music": (say("settings-music"), say("settings-music-line"), "sound"),
    "sound.speech": (say("settings-speech"), say("settings-speech-line"), "sound"),
    "sound.read_aloud": (say("settings-read-aloud"), say("settings-read-aloud-line"), "speech"),
    "sound.ambience": (say("settings-ambience"), say("settings-ambience-line"), "sound"),
    "sound.night": (say("settings-night"), say("settings-night-line"), "silent"),
    "sound.mono": (say("settings-mono"), say("settings-mono-line"), "sound"),
    LOUD_HOURS: (say("operator-loud-hours"), say("operator-loud-hours-line"), "clock"),
    "sound.attract": (say("operator-show"), say("operator-show-line"), "silent"),
    "screen.theme": (say("settings-theme"), say("operator-begin-with"), "cards"),
    "screen.language": (say("settings-language"), say("operator-begin-with"), "speech"),
    "screen.text_size": (say("settings-text-size"), say("operator-begin-with"), "eye"),
    "screen.sealed_deals": (say("settings-sealed-deals"), say("operator-sealed-deals-line"), "seal"),
    "times.cover": (say("operator-cover"), say("operator-cover-line"), "hidden"),
    "times.still_playing": (say("operator-still-playing"), say("operator-still-playing-line"), "question"),
    "times.countdown": (say("operator-countdown"), say("operator-countdown-line"), "clock"),
    "times.attract": (say("operator-show-begins"), say("operator-show-begins-line"), "play"),
}
_LOUD = {FULL: say("operator-loud-full"), QUIET: say("operator-loud-quiet"), SILENT: say("operator-loud-none")}


def shown(name: str, value: Any) -> Message:
    """The words for a value: `80 %`, `Quiet`, `90 s`."""
    if name.startswith("times."):
        return say("operator-seconds", amount=value)
    if name == MEMORY_LIMIT:
        return say("operator-megabytes", amount=value) if value else say("operator-no-limit")
    if name == LOUD_HOURS:
        times = ", ".join(
            f"{clock(start)}\N{EN DASH}{clock(end)}: {share} %" for (start, end), share in loudness(value)
        )
        return verbatim(times) if times else say("value-off")
    if name == "sound.attract":
        return _LOUD[value]
    return value_of(name.partition(".")[2], value)


def choices(kiosk: Kiosk, name: str) -> tuple[Any, ...]:
    """The values to offer, with the file's value and the present one if they are between two of them."""
    usual = keys()[name].choices
    more = {kiosk.from_file(name), kiosk.config[name]} - set(usual)
    return tuple(sorted((*usual, *more))) if more else usual


def next_choice(kiosk: Kiosk, name: str, step: int) -> Any:
    """The value after (1) or before (-1) the present one; the ends are joined."""
    return after(choices(kiosk, name), kiosk.config[name], step)


class KeysPage(OperatorPage):
    """Left and right change a value at once."""

    def __init__(self, keeper: OperatorContext, names: tuple[str, ...]) -> None:
        super().__init__(keeper)
        self.names = names

    @property
    def title(self) -> Message:
        return _TITLES[self.names]

    def rows(self) -> Sequence[Row]:
        rows = []
        for name in self.names:
            label, line, picture = _ROWS[name]
            if self.kiosk.changed(name):
                line = say("operator-changed", setting=shown(name, self.kiosk.from_file(name)))
            rows.append(Row(name, label, shown(name, self.kiosk.config[name]), line, picture))
        return (*rows, self.closing_row())

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        self.kiosk.change(str(row.id), next_choice(self.kiosk, str(row.id), step))
