"""LogFile: the program's log, in files of bounded size, or in memory if there is no disk.

It never contains cards or messages: an error is logged by its class and place (`where`), without its text.
"""

import logging
from collections import deque
from collections.abc import Sequence
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import cast

from engine.core.messages import Message, say
from engine.core.words import escaped
from game.store.disk.private import LOG, make_folder, opener

NAME = LOG
BYTES, OLD = 256 * 1024, 2
"""Bytes of a file, and number of older files that are kept."""
KEPT = 200
"""Lines that are kept in memory."""
UNKEPT = say("notice-log")
_LONGEST = 500  # characters of a line


class LogFile(logging.Handler):
    """Handles the records of all loggers once it is open. `lines` has the latest ones. Never raises."""

    def __init__(self, folder: Path | None) -> None:
        """`folder`: the folder of the file, or None to log in memory only."""
        super().__init__(logging.INFO)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.fault: str | None = None
        """The latest line about a warning or an error."""
        self.notice: Message | None = None if folder is not None else UNKEPT
        """A sentence for the operator, or None if logging works."""
        self._file: _Quiet | None = None
        if folder is not None:
            try:
                make_folder(folder)
                self._file = _Quiet(folder / NAME, maxBytes=BYTES, backupCount=OLD, encoding="utf-8")
                self._file.setFormatter(self.formatter)
            except (OSError, ValueError):
                self.notice = UNKEPT

    def open(self) -> None:
        """Start logging."""
        root = logging.getLogger()
        root.setLevel(logging.INFO)
        root.addHandler(self)

    def close(self) -> None:
        """Stop logging."""
        logging.getLogger().removeHandler(self)
        if self._file is not None:
            self._file.close()
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        """Log one record as one line, with control characters escaped."""
        line = escaped(f"{record.name}: {record.getMessage()}".replace("\n", " "))[:_LONGEST]
        plain = logging.LogRecord(record.name, record.levelno, record.pathname, record.lineno, line, (), None)
        self.lines.append(self.format(plain))
        if record.levelno >= logging.WARNING:
            self.fault = self.lines[-1]
        if self._file is not None:
            self._file.emit(plain)
            self.notice = UNKEPT if self._file.failed else None

    def latest(self, most: int) -> Sequence[str]:
        """Return the newest lines, oldest first."""
        return tuple(self.lines)[-most:]


class _Quiet(RotatingFileHandler):
    """Reports a full disk only once. The file is readable only by its owner."""

    failed = False

    def _open(self) -> TextIOWrapper:
        return cast(TextIOWrapper, open(self.baseFilename, self.mode, encoding=self.encoding, opener=opener))

    def emit(self, record: logging.LogRecord) -> None:
        self.failed = False
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the name is logging's)
        self.failed = True
