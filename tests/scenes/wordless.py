"""For tests that look at every word that is drawn: no picture with words on it comes from a memory then."""

import pytest

from game.draw import cache

SHAPES = "game.draw.svg."
"""Makers of pictures without words, which may be remembered; they take the longest."""


def forget_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the end of the test, or the next time, only shapes are remembered from before."""
    known, fresh = cache.LRU, cache.LruCache(2 * cache.MEMORY_LIMIT)  # nothing has to go
    for key, (value, _) in known._values.items():
        if isinstance(key, tuple) and str(key[0]).startswith(SHAPES):
            fresh.put(key, value)
    monkeypatch.setattr(cache, "LRU", fresh)
