"""Baking ahead: what is in the folder afterwards is what scenes look for there."""

import pygame
import pytest

from game.draw import cache, svg
from game.theme import GROWN_UP, SEAT_LOOKS
from scenes import prerender
from scenes.table.game_table import table_of
from tests.pilot import COARSE


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))  # what is in memory would not be baked
    yield tmp_path
    cache.use_folder(None)


def test_nothing_large_is_painted_after_it_has_been_baked(folder, monkeypatch):
    monkeypatch.setattr(prerender, "CURTAINS", 1)
    monkeypatch.setattr(prerender, "HOURS", 1)
    prerender.paint([str(folder), "grown-up", "0", "0", str(COARSE)])
    cache.clear()
    baked = set(folder.iterdir())
    assert baked

    def paint(*_args, **_kwargs):
        raise AssertionError("painted again")

    monkeypatch.setattr(svg, "_load", paint)
    assert table_of("rook").art.backdrop(GROWN_UP).get_size() == (1920, 1080)
    assert isinstance(prerender.curtain(SEAT_LOOKS[0]), pygame.Surface)
    assert set(folder.iterdir()) == baked


def test_what_comes_after_the_title_can_be_loaded():
    assert len(list(prerender.load_later())) > len(prerender.LATER)
