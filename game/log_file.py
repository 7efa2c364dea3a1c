"""LogFile: what the program notes about itself, in a file of bounded size, or in memory where there is no disk.

Nothing that anybody has said or holds is in it: of an error it names the kind and the place (`where`), never the words.
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
"""Size of a file, and how many older ones are kept."""
KEPT = 200
"""Lines that can be read without the file."""
UNKEPT = say("notice-log")
_LONGEST = 500  # signs of a line


class LogFile(logging.Handler):
    """Takes lines of every logger once it is `open`ed; `lines` are the latest ones. Never raises."""

    def __init__(self, folder: Path | None) -> None:
        """`folder`: where the file lies; None for memory alone."""
        super().__init__(logging.INFO)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.notice: Message | None = None if folder is not None else UNKEPT
        """A sentence for the operator, None where all is well."""
        self._file: _Quiet | None = None
        if folder is not None:
            try:
                make_folder(folder)
                self._file = _Quiet(folder / NAME, maxBytes=BYTES, backupCount=OLD, encoding="utf-8")
                self._file.setFormatter(self.formatter)
            except (OSError, ValueError):
                self.notice = UNKEPT

    def open(self) -> None:
        """From now on."""
        root = logging.getLogger()
        root.setLevel(logging.INFO)
        root.addHandler(self)

    def close(self) -> None:
        """Not any more."""
        logging.getLogger().removeHandler(self)
        if self._file is not None:
            self._file.close()
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        """One line, whatever the record brings along, and nothing in it that a terminal would obey."""
        line = escaped(f"{record.name}: {record.getMessage()}".replace("\n", " "))[:_LONGEST]
        plain = logging.LogRecord(record.name, record.levelno, record.pathname, record.lineno, line, (), None)
        self.lines.append(self.format(plain))
        if self._file is not None:
            self._file.emit(plain)
            self.notice = UNKEPT if self._file.failed else None

    def latest(self, most: int) -> Sequence[str]:
        """The newest lines, oldest of them first."""
        return tuple(self.lines)[-most:]


class _Quiet(RotatingFileHandler):
    """A disk that is full is no reason to say anything but that, once. The file is for its owner alone."""

    failed = False

    def _open(self) -> TextIOWrapper:
        return cast(TextIOWrapper, open(self.baseFilename, self.mode, encoding=self.encoding, opener=opener))

    def emit(self, record: logging.LogRecord) -> None:
        self.failed = False
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the name is logging's)
        self.failed = True
