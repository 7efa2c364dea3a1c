"""Prerendering: the folder has afterwards the pictures that scenes look for there."""

from itertools import pairwise
from math import prod

import pygame
import pytest

from engine.games import GAMES
from game import surfaces
from game.draw import cache, svg
from game.draw.curtain import draw_closed
from game.theme import GROWN_UP, SEAT_LOOKS, STAGE
from scenes import prerender
from scenes.table.game_table import table_of
from scenes.table.stage import backdrop
from tests.pilot import COARSE


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))  # pictures in memory would not be stored
    yield tmp_path
    cache.use_folder(None)


def test_nothing_large_is_painted_after_it_has_been_stored(folder, monkeypatch):
    monkeypatch.setattr(prerender, "CURTAINS", 1)
    monkeypatch.setattr(prerender, "HOURS", 1)
    prerender.paint([str(folder), "grown-up", "0", "0", str(COARSE)])
    cache.clear()
    stored = set(folder.iterdir())
    assert stored

    def paint(*_args, **_kwargs):
        raise AssertionError("painted again")

    monkeypatch.setattr(svg, "_load", paint)
    assert table_of("rook").art.backdrop(GROWN_UP).get_size() == (1920, 1080)
    assert isinstance(prerender.cloth(SEAT_LOOKS[0]), pygame.Surface)
    assert set(folder.iterdir()) == stored


def test_scenes_after_the_title_can_be_loaded():
    assert len(list(prerender.load_later())) > len(prerender.LATER)


@pytest.mark.parametrize("game", GAMES)
def test_no_piece_of_a_set_is_longer_than_one_of_its_layers(folder, monkeypatch, game):
    load, large = svg._load, []

    def counted(text, size):
        if prod(size) > prod(surfaces.inside(STAGE)) / 2:
            large.append(size)
        return load(text, size)

    monkeypatch.setattr(svg, "_load", counted)
    monkeypatch.setattr(cache, "A_PIECE", 0.0)
    cache.use_folder(folder)
    game_table = table_of(game)
    with surfaces.at_density(COARSE):
        loads = [0, *(len(large) for _ in backdrop.ahead(game_table, GROWN_UP, 0.0)), len(large)]
        assert large and max(after - before for before, after in pairwise(loads)) == 1
        ahead = pygame.image.tobytes(backdrop.paint_set(game_table, GROWN_UP, 0.0), "RGB")
        for file in folder.iterdir():
            file.unlink()
        cache.clear()
        assert pygame.image.tobytes(backdrop.paint_set(game_table, GROWN_UP, 0.0), "RGB") == ahead, (
            "as if painted at once"
        )


def closed() -> pygame.Surface:
    """The closed curtain of the first seat."""
    picture = pygame.Surface(STAGE)
    draw_closed(picture, SEAT_LOOKS[0])
    return picture


def test_a_curtain_is_painted_in_pieces_and_looks_as_if_it_had_been_made_at_once(folder, monkeypatch):
    monkeypatch.setattr(cache, "A_PIECE", 0.0)
    for kept in (folder, None):
        cache.use_folder(kept)
        cache.clear()
        assert len(list(cache.in_pieces(closed))) > 6
        by_and_by = pygame.image.tobytes(closed(), "RGB")
        cache.clear()
        cache.use_folder(None)
        assert pygame.image.tobytes(closed(), "RGB") == by_and_by
