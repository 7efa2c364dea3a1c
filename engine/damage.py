"""Files of the program that are missing or damaged. Each is written into the log once, and people are told once, in one
sentence for all of them; every loader goes on with a stand-in of its own."""

import logging
from collections.abc import Callable
from pathlib import Path

from engine.core.messages import Message, say
from engine.core.words import escaped
from engine.program import HOUSE

INSTALL_AGAIN = say("notice-install-again")
MOST = 20
"""Lines in the log. Where a whole folder is gone, more of them do not help."""

_log = logging.getLogger(__name__)
_tell: Callable[[Message], None] | None = None
_noted: dict[str, str] = {}


def note(file: Path, why: object) -> None:
    """Remember that `file` (absolute) cannot be used, and `why`: an error, or a clause in English."""
    name = file.relative_to(HOUSE).as_posix() if file.is_relative_to(HOUSE) else str(file)
    if name in _noted:
        return
    reason = why.strerror or "unreadable" if isinstance(why, OSError) else str(why)
    first, _noted[name] = not _noted, reason
    if len(_noted) <= MOST:
        _log.warning("%s", escaped(f"{name}: {reason}"))
    elif len(_noted) == MOST + 1:
        _log.warning("more files of the program are missing or damaged")
    if first and _tell is not None:
        _tell(INSTALL_AGAIN)


def noted() -> dict[str, str]:
    """The files so far, relative to the program, and why each cannot be used."""
    return dict(_noted)


def tell_with(tell: Callable[[Message], None] | None) -> None:
    """Tell people with this function from now on, and at once if a file is known to be damaged; None tells no one."""
    global _tell
    _tell = tell
    if _tell is not None and _noted:
        _tell(INSTALL_AGAIN)


def forget() -> None:
    """Start with a program that is whole, as a test does."""
    _noted.clear()
