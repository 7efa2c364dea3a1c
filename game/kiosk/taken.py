"""The settings of the files that are in force: those just read or, if they have a mistake, the last ones without.

The store keeps a copy of the last good ones, so that a missing share or a bad edit changes nothing. Of a PIN it keeps
the hash.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.core.messages import Message, say
from engine.core.words import escaped
from game.kiosk.config import PIN_HASH, SECRET, Config, defaults, fault_of
from game.kiosk.file import Mistake, Reading
from game.kiosk.pin import FACTORY_HASH, is_hash
from game.kiosk.status import moment
from game.settings import SettingsStore

TAKEN = "taken"
"""Name in the store: the last good settings of the files."""


@dataclass(frozen=True, slots=True)
class Taken:
    """`files`: the paths read, with their versions. `at`: when. `former`: whether the files have mistakes now."""

    config: Config
    files: tuple[tuple[str, str], ...]
    at: datetime
    former: bool = False
    mistakes: tuple[Mistake, ...] = ()

    @property
    def words(self) -> Message:
        """The names of the files with their versions, for the operator."""
        files = ", ".join(f"{Path(file).name} {version}".strip() for file, version in self.files)
        return say("operator-taken", file=escaped(files), since=f"{self.at.astimezone():%Y-%m-%d %H:%M}")


def take(reading: Reading, store: SettingsStore, now: datetime) -> Taken:
    """Return the settings in force. If the files have a mistake and a good copy is kept, it is that copy, and the first
    mistake says so. Without a copy, a mistake costs its own key."""
    kept = _kept(store.setting(TAKEN)) if reading.mistakes else None
    if kept is None:
        return Taken(reading.config, reading.files, now, mistakes=reading.mistakes)
    first = reading.mistakes[0].file
    holds = Mistake(first, 0, say("-operator-fault-former", since=f"{kept.at.astimezone():%Y-%m-%d %H:%M}"))
    return Taken(kept.config, kept.files, kept.at, True, (holds, *reading.mistakes))


def keep(taken: Taken, pin_hash: str, store: SettingsStore) -> None:
    """Keep a copy of settings without a mistake. `pin_hash`: that of the file's PIN."""
    if taken.mistakes:
        return
    usual = defaults()
    values = {name: value for name, value in taken.config.values.items() if value != usual[name] and name not in SECRET}
    kept = {"values": values, "pin": pin_hash, "files": taken.files, "at": taken.at.isoformat()}
    store.keep_setting(TAKEN, kept)


def _kept(kept: object) -> Taken | None:
    """Read a copy. Values that this version of the program does not know are left out."""
    try:
        assert isinstance(kept, Mapping)
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in kept["values"].items()
            if name not in SECRET and not fault_of(name, value)
        }
        pin = kept["pin"]
        files = tuple((str(file), str(version)) for file, version in kept["files"])
        at = moment(kept["at"])
    except (AssertionError, KeyError, TypeError, ValueError, AttributeError):
        return None
    if is_hash(pin) and pin != FACTORY_HASH:
        values[PIN_HASH] = pin
    config = Config().said(values)
    return Taken(config, files, at) if config.games else None
