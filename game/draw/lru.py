"""LruCache: pictures in memory, bounded by their bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

import pygame

PARTS = 1 / 6
"""The share of a shelf that is left to parts of other pictures and to what is said once."""
_LARGE = 1024 * 1024  # bytes: a picture a quarter as wide as the stage

_Row = OrderedDict[Hashable, tuple[object, int]]
"""Values with their bytes, the least recently used one first."""


def weight(value: object) -> int:
    """Bytes of the surfaces in a value: a surface, an object with `surface` or `parts`, or a sequence of such.

    A part of another surface has no pixels of its own.
    """
    if isinstance(value, pygame.Surface):
        if value.get_parent() is not None:
            return 0
        return value.get_width() * value.get_height() * value.get_bytesize()
    for name in ("surface", "parts"):
        inner = getattr(value, name, None)
        if inner is not None:
            return weight(inner)
    if isinstance(value, (tuple, list)):
        return sum(weight(item) for item in value)
    return 0


class LruCache:
    """Least recently used values up to a number of bytes. The newest value stays even if it alone is larger.

    Values that only were `parts` of others, or are said once, get a share of it at most: they are many, and would push
    out what a frame cannot wait for. A part that is asked for by itself becomes a value like any other.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._values: _Row = OrderedDict()
        self._parts: _Row = OrderedDict()
        self._used = {False: 0, True: 0}

    def __len__(self) -> int:
        return len(self._values) + len(self._parts)

    def __contains__(self, key: Hashable) -> bool:
        """Whether the value is there. To ask is not to use it."""
        return key in self._values or key in self._parts

    @property
    def used(self) -> int:
        """Bytes of all values."""
        return sum(self._used.values())

    def find(self, key: Hashable, part: bool = False) -> object | None:
        """The value, now the most recently used one, or None."""
        entry = self._values.get(key)
        if entry is not None:
            self._values.move_to_end(key)
            return entry[0]
        entry = self._parts.get(key)
        if entry is None:
            return None
        if part:
            self._parts.move_to_end(key)
        else:
            self._forget(key, True)
            self._keep(key, entry, False)
        return entry[0]

    def put(self, key: Hashable, value: object, part: bool = False) -> None:
        """Keep a value and drop the least recently used ones that no longer fit."""
        self.forget(key)
        self._keep(key, (value, weight(value) + 256), part)  # an entry without a surface costs something too

    def _row(self, part: bool) -> _Row:
        return self._parts if part else self._values

    def _keep(self, key: Hashable, entry: tuple[object, int], part: bool) -> None:
        self._row(part)[key] = entry
        self._used[part] += entry[1]
        while self._used[True] > self.limit * PARTS and len(self._parts) > 1:
            self._forget(next(iter(self._parts)), True)
        while self.used > self.limit and len(self._values) > 1:
            self._forget(next(iter(self._values)), False)

    def _forget(self, key: Hashable, part: bool) -> None:
        self._used[part] -= self._row(part).pop(key)[1]

    @contextmanager
    def scratch(self) -> Iterator[None]:
        """Large pictures that are put here meanwhile are forgotten again: they were only made to be part of another."""
        known = {*self._values, *self._parts}
        try:
            yield
        finally:
            for part in (False, True):
                for key in self._row(part).keys() - known:
                    if self._row(part)[key][1] > _LARGE:
                        self._forget(key, part)

    def forget(self, key: Hashable) -> None:
        """Drop a value that may be there."""
        for part in (False, True):
            if key in self._row(part):
                self._forget(key, part)

    def clear(self) -> None:
        """Forget everything."""
        self._values.clear()
        self._parts.clear()
        self._used = {False: 0, True: 0}
