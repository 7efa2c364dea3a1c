"""Pages of things that have a handful of values each: sound, screen, time limits."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.core.messages import Message
from game.input.actions import Press
from game.kiosk.config import FULL, MEMORY_LIMIT, QUIET, SILENT, keys
from game.widgets.menu import Row
from scenes.front.settings import value_of
from scenes.kiosk.operators import Kept, OperatorPage

if TYPE_CHECKING:
    from game.kiosk.kiosk import Kiosk

SOUND = ("sound.effects", "sound.music", "sound.attract")
SCREEN = ("screen.theme", "screen.language", "screen.text_size", "screen.sealed_deals")
TIMES = ("times.cover", "times.still_playing", "times.countdown", "times.attract")
_ROWS = {
    "sound.effects": ("Sounds", "How loud cards and cloth are", "sound"),
    "sound.music": ("Music", "How loud the music is", "sound"),
    "sound.attract": ("The show", "How loud it is while nobody plays", "silent"),
    "screen.theme": ("Cards and words", "What every visitor begins with", "cards"),
    "screen.language": ("Language", "What every visitor begins with", "speech"),
    "screen.text_size": ("Text size", "What every visitor begins with", "eye"),
    "screen.sealed_deals": ("Sealed deals", "A seal after each deal, which the replay opens; not for children", "seal"),
    "times.cover": ("Cover a hand", "An open hand that nobody touches", "hidden"),
    "times.still_playing": ("Still playing?", "Without a touch until it is asked", "question"),
    "times.countdown": ("To answer that", "Then the next visitors begin anew", "clock"),
    "times.attract": ("The show begins", "At an untouched title, and after a match", "play"),
}
_LOUD = {FULL: "Full", QUIET: "Quiet", SILENT: "None"}


def shown(name: str, value: Any) -> str | Message:
    """How a value is written: `80 %`, `Quiet`, `90 s`."""
    if name.startswith("times."):
        return f"{value} s"
    if name == MEMORY_LIMIT:
        return f"{value} MB" if value else "None"
    if name == "sound.attract":
        return _LOUD[value]
    return value_of(name.partition(".")[2], value)


def choices(kiosk: "Kiosk", name: str) -> tuple[Any, ...]:
    """The values to go through, with what the file says and what it is now where that is something in between."""
    usual = keys()[name].choices
    more = {kiosk.from_file(name), kiosk.config[name]} - set(usual)
    return tuple(sorted((*usual, *more))) if more else usual


def next_choice(kiosk: "Kiosk", name: str, step: int) -> Any:
    """The value after (1) or before (-1) the one that holds now, round and round."""
    offered = choices(kiosk, name)
    return offered[(offered.index(kiosk.config[name]) + step) % len(offered)]


class KeysPage(OperatorPage):
    """Left and right change a value at once."""

    def __init__(self, keeper: Kept, title: str, names: Sequence[str]) -> None:
        super().__init__(keeper)
        self.title, self.names = title, names

    def rows(self) -> Sequence[Row]:
        rows = []
        for name in self.names:
            label, line, picture = _ROWS[name]
            if self.kiosk.changed(name):
                line = f"Changed here; the file says {self.worded(shown(name, self.kiosk.from_file(name)))}"
            rows.append(Row(name, label, self.worded(shown(name, self.kiosk.config[name])), line, picture))
        return (*rows, Row("done", "Done", None, "Back", "tick"))

    def turned(self, row: Row, step: int, press: Press) -> None:
        del press
        self.kiosk.change(str(row.id), next_choice(self.kiosk, str(row.id), step))

    def chosen(self, row: Row, press: Press) -> None:
        del row, press
        self.context.stack.dismiss()
