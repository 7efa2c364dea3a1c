"""Telling: what went wrong with a file, as the sentence that people are told."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from game.store.database import FAILED, FULL, READ_ONLY, UNUSABLE, CannotSaveError, sentence

_NO_ROOM = (errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC))
_NOT_ALLOWED = (errno.EACCES, errno.EPERM, errno.EROFS)


@contextmanager
def telling() -> Iterator[None]:
    """What goes wrong in here comes out as a CannotSaveError with its sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise CannotSaveError(sentence(error)) from None
    except OSError as error:
        said = FULL if error.errno in _NO_ROOM else READ_ONLY if error.errno in _NOT_ALLOWED else UNUSABLE
        raise CannotSaveError(said) from None
    except ValueError:  # a NUL in the path
        raise CannotSaveError(UNUSABLE) from None
    except MemoryError:
        raise CannotSaveError(FAILED) from None
