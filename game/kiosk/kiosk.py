"""Kiosk: the operator's settings and state of a program that players cannot quit.

The file's values hold until the operator changes one on the screen. Changes are kept in the store, together with the
file's value at that time. If the file's value changes later, it counts again.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.games import GAMES
from game.kiosk.config import LOUD_HOURS, PIN, PIN_HASH, SECRET, Config, fault_of, keys
from game.kiosk.file import Mistake
from game.kiosk.opening_hours import is_open, loud_at, next_opening
from game.kiosk.pin import FACTORY_PIN, KeptPin, WrongPins
from game.kiosk.status import StatusFiles
from game.kiosk.taken import TAKEN, Taken
from game.kiosk.usage_stats import UsageStats
from game.log_file import LogFile
from game.settings import SettingsStore

CHANGES, SHOWN = "kiosk", "shown"
"""Names in the store: the operator's changes, and the game that the show presented last."""


class Kiosk:
    """The kiosk, for the rest of the program. If `context.kiosk` is set, players cannot quit."""

    safe = False
    """Whether it runs with safe settings after repeated failures."""
    log: LogFile | None = None
    """The program's log."""
    status: StatusFiles | None = None
    """The files of its status, if the operator names a folder for them."""
    taken: Taken | None = None
    """The settings of its files, with their versions."""
    folder: Path = Path()
    """The data folder, where files for the operator are written."""
    idle = False
    """Whether no visitor plays now, so that a restart disturbs no player; set by the show."""

    def __init__(
        self,
        keeper: SettingsStore,
        usage: UsageStats,
        file: Config | None = None,
        mistakes: tuple[Mistake, ...] = (),
        clock: Callable[[], datetime] = datetime.now,
    ) -> None:
        """`file`: the values of the file. `mistakes`: what could not be used of it. `clock`: local time."""
        self.usage, self.mistakes, self.clock = usage, mistakes, clock
        self._keeper = keeper
        file = file or Config()
        kept = keeper.setting(CHANGES)
        older = kept if isinstance(kept, dict) else {}
        self.pin = KeptPin(keeper, file[PIN], file[PIN_HASH], older.get(PIN))
        self.wrong_pins = WrongPins(keeper)
        self._shown = keeper.setting(SHOWN)
        self._file = file.said({PIN: FACTORY_PIN, PIN_HASH: ""})  # no other code needs it
        self._changes = self._read(kept)
        if PIN in older:  # an older version without hashes kept it in plain text
            self._keep()

    @property
    def config(self) -> Config:
        """The current values."""
        return self._file.said(self._changes)

    @property
    def shut(self) -> bool:
        """Whether it is outside the opening hours."""
        return not is_open(self.config.week, self.clock())

    @property
    def loud(self) -> float:
        """The share of all volumes in this hour."""
        return loud_at(self.config[LOUD_HOURS], self.clock())

    @property
    def opens(self) -> datetime | None:
        """The next opening time, or None if it never opens."""
        return next_opening(self.config.week, self.clock())

    @property
    def next_shown(self) -> str:
        """The game that the show presents next: the offered one after the latest, even after visitors, a crash or a
        power cut."""
        offered, latest = self.config.games, self._shown
        after = tuple(GAMES).index(latest) + 1 if latest in GAMES else 0
        return next((game for game in tuple(GAMES)[after:] if game in offered), offered[0])

    def shows(self, game: str) -> None:
        """Note the game that the show presents. It is saved at once, so that a game that crashes does not come first
        again."""
        self._shown = game
        self._keeper.keep_setting(SHOWN, game)

    def from_file(self, name: str) -> Any:
        """Return the file's value, or the default."""
        return self._file[name]

    def changed(self, name: str) -> bool:
        """Whether the operator has changed the setting on the screen."""
        return name in self._changes

    def change(self, name: str, value: Any) -> None:
        """Change a setting on the screen. ValueError for a bad value, or if no game would be left. The PIN is changed
        through `pin`."""
        if name in SECRET:
            raise ValueError(f"{name} is kept as a hash alone")
        if wrong := fault_of(name, value):
            raise ValueError(str(wrong))
        changes = {**self._changes, name: value}
        if not self._file.said(changes).games:
            raise ValueError("no game would be left")
        if value == self._file[name]:
            del changes[name]
        self._changes = changes
        self._keep()

    def reset(self) -> None:
        """Return to the file's values, and forget wrong PINs."""
        self._changes, self._shown = {}, None
        self._keep()
        self._keeper.keep_setting(SHOWN, None)
        self._keeper.keep_setting(TAKEN, None)
        self.pin.reset()
        self.wrong_pins.seen()

    def _keep(self) -> None:
        kept = {name: [value, self._file[name]] for name, value in self._changes.items()}
        self._keeper.keep_setting(CHANGES, kept)

    def _read(self, kept: object) -> dict[str, Any]:
        """Return the saved changes whose file values are still the same."""
        found, known = dict[str, Any](), keys()
        for name, pair in kept.items() if isinstance(kept, dict) else ():
            if name not in known or name in SECRET or not isinstance(pair, list) or len(pair) != 2:
                continue
            value, file = (tuple(part) if isinstance(part, list) else part for part in pair)
            if file == self._file[name] and not fault_of(name, value):
                found[name] = value
        return found if self._file.said(found).games else {}
