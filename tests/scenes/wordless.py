"""For tests of every word that is drawn: pictures with words come from no cache then."""

import pytest

from game.draw import cache

SHAPES = "game.draw.svg."
"""Makers of pictures without words, which may be cached; they take the longest."""


def forget_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the end of the test, or the next call, only shapes come from the cache."""
    known, fresh = cache.LRU, cache.LruCache(2 * cache.MEMORY_LIMIT)  # nothing must be dropped
    for key, (value, _) in known._values.items():
        if isinstance(key, tuple) and str(key[0]).startswith(SHAPES):
            fresh.put(key, value)
    monkeypatch.setattr(cache, "LRU", fresh)
