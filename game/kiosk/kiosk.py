"""Kiosk: a house that nobody can leave, and what its operator has said about it.

What the file says holds until the operator changes it on the screen; that is kept in the store, with what the file said
then. Whoever changed a thing last has it: a file that says something else now counts again.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.games import GAMES
from game.kiosk.config import PIN, PIN_HASH, SECRET, Config, fault_of, keys
from game.kiosk.file import Mistake
from game.kiosk.opening_hours import is_open, next_opening
from game.kiosk.pin import FACTORY_PIN, KeptPin, WrongPins
from game.kiosk.usage_stats import UsageStats
from game.log_file import LogFile
from game.settings import Keeper

CHANGES, SHOWN = "kiosk", "shown"
"""The names of the operator's changes, and of the game that passers-by saw last, among the kept settings."""


class Kiosk:
    """What the rest of the house may ask. `if context.kiosk` means that nobody may leave the program."""

    safe = False
    """Whether it runs with safe settings, because it failed several times."""
    log: LogFile | None = None
    """What the program notes about itself."""
    folder: Path = Path()
    """Where files for the operator are written: the data folder."""
    idle = False
    """Whether nobody plays now, so that a restart would disturb no one: the scene for passers-by says so."""

    def __init__(
        self, keeper: Keeper, books: UsageStats, file: Config | None = None, mistakes: tuple[Mistake, ...] = (),
        clock: Callable[[], datetime] = datetime.now,
    ) -> None:  # fmt: skip
        """`file` is what the file says, `mistakes` what could not be used of it; `clock` tells local time."""
        self.books, self.mistakes, self.clock = books, mistakes, clock
        self._keeper = keeper
        file = file or Config()
        kept = keeper.setting(CHANGES)
        older = kept if isinstance(kept, dict) else {}
        self.pin = KeptPin(keeper, file[PIN], file[PIN_HASH], older.get(PIN))
        self.wrong_pins = WrongPins(keeper)
        self._shown = keeper.setting(SHOWN)
        self._file = file.said({PIN: FACTORY_PIN, PIN_HASH: ""})  # nobody else has to know it
        self._changes = self._read(kept)
        if PIN in older:  # a version that knew no hashes kept it as it was typed
            self._keep()

    @property
    def config(self) -> Config:
        """What holds now."""
        return self._file.said(self._changes)

    @property
    def shut(self) -> bool:
        """Whether it is outside the opening hours."""
        return not is_open(self.config.week, self.clock())

    @property
    def opens(self) -> datetime | None:
        """When it opens next; None where it never does."""
        return next_opening(self.config.week, self.clock())

    @property
    def next_shown(self) -> str:
        """The game that passers-by see next: of those that are offered the one after the latest, whatever came between
        (visitors, the operator, a crash, a power cut)."""
        offered, latest = self.config.games, self._shown
        after = tuple(GAMES).index(latest) + 1 if latest in GAMES else 0
        return next((game for game in tuple(GAMES)[after:] if game in offered), offered[0])

    def shows(self, game: str) -> None:
        """Passers-by see that game now. It is kept at once: one that crashes must not come again at the next start."""
        self._shown = game
        self._keeper.keep_setting(SHOWN, game)

    def from_file(self, name: str) -> Any:
        """What the file says, or would if it said anything."""
        return self._file[name]

    def changed(self, name: str) -> bool:
        """Whether the operator has changed it on the screen."""
        return name in self._changes

    def change(self, name: str, value: Any) -> None:
        """The operator says so. ValueError for what cannot be said, or where no game would be left. The PIN is changed
        by itself: see `pin`."""
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
        """All as the file says, and nothing that was tried is remembered."""
        self._changes, self._shown = {}, None
        self._keep()
        self._keeper.keep_setting(SHOWN, None)
        self.pin.reset()
        self.wrong_pins.seen()

    def _keep(self) -> None:
        kept = {name: [value, self._file[name]] for name, value in self._changes.items()}
        self._keeper.keep_setting(CHANGES, kept)

    def _read(self, kept: object) -> dict[str, Any]:
        """The changes that were kept and that the file has not overtaken."""
        found, known = dict[str, Any](), keys()
        for name, pair in kept.items() if isinstance(kept, dict) else ():
            if name not in known or name in SECRET or not isinstance(pair, list) or len(pair) != 2:
                continue
            value, file = (tuple(part) if isinstance(part, list) else part for part in pair)
            if file == self._file[name] and not fault_of(name, value):
                found[name] = value
        return found if self._file.said(found).games else {}
