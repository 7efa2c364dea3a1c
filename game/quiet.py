"""Silence for libraries that print needless warnings."""

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quiet() -> Iterator[None]:
    """Silence standard error, where libraries below SDL report failed attempts; real problems are exceptions."""
    try:
        kept = os.dup(2)
    except OSError:  # no standard error, as in a program without a console
        yield
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
