"""Windows of other sizes: open scenes are drawn for them, also after a change in the middle."""

import gc
from weakref import ref

import pygame
import pytest

from engine.games import GAMES
from engine.headless.arguments import THEMES
from game import surfaces
from game.app import App
from game.canvas import Blit
from game.draw import cache
from game.input.actions import KEYS
from game.theme import STAGE
from scenes.handover.curtain import CurtainScene
from scenes.play import first_scene
from scenes.table.scene import TableScene
from tests import tiny_game
from tests.game.test_textures import same_through_textures
from tests.pilot import Pilot
from tests.scenes.at_lesson import LessonPilot
from tests.scenes.at_table import TablePilot, plan

SMALL = (1280, 720)


def at_size(pilot: Pilot, size: tuple[int, int]) -> None:
    """Change the size of the window."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pilot.picture()  # the window notices it when it is painted
    pilot.frames(1)


def draw_ahead(pilot: Pilot) -> None:
    """Allow time for urgent pictures."""
    for _ in pilot.context.idle_work.jobs[0]:
        pass


def stretched(app: App) -> list[tuple[int, int]]:
    """Sizes of the pictures that were not drawn for this window."""
    blits = [one for one in app.draw().commands if isinstance(one, Blit)]
    assert blits
    return [one.source.get_size() for one in blits if surfaces.density_of(one.source) != surfaces.density()]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_for_its_window(tmp_path, game):
    variant = GAMES[game].variants[0]
    with TablePilot(tmp_path, plan(variant.name, variant.players[0], (), game)) as pilot:
        cache.clear()
        at_size(pilot, SMALL)
        draw_ahead(pilot)
        assert surfaces.density() < 1 and stretched(pilot.app) == []
        same_through_textures(pilot)


@pytest.mark.parametrize("game", [tiny_game.NAME])
def test_a_curtain_is_the_same_through_textures(tmp_path, game):
    variant = GAMES[game].variants[0]
    with TablePilot(tmp_path, plan(variant.name, variant.players[0], ("keys", "mouse"), game)) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene))
        same_through_textures(pilot)


def test_the_title_is_drawn_for_its_window(tmp_path):
    with Pilot(tmp_path) as pilot:
        at_size(pilot, SMALL)
        assert surfaces.density() < 1 and stretched(pilot.app) == []
        same_through_textures(pilot)


@pytest.mark.parametrize("game", [tiny_game.NAME])
@pytest.mark.parametrize("size", [SMALL, (2560, 1440)])
def test_a_set_is_stretched_in_another_window_until_it_is_drawn_ahead(tmp_path, game, size):
    variant = GAMES[game].variants[0]
    with TablePilot(tmp_path, plan(variant.name, variant.players[0], (), game)) as pilot:
        before, jobs = pilot.table.screen.backdrop.picture, len(pilot.context.idle_work.jobs)
        cache.clear()  # as if it had not been shown in such a window
        at_size(pilot, size)
        pilot.frames(3)
        assert pilot.table.screen.backdrop.picture is before, "no frame waits for another"
        assert len(pilot.context.idle_work.jobs) <= jobs + 2, "it is asked for once"
        draw_ahead(pilot)
        behind = pilot.table.screen.backdrop  # behind a curtain no frame tells it that its set is there
        assert surfaces.density_of(behind.picture) == surfaces.density() != surfaces.density_of(before)


@pytest.mark.parametrize("game", [tiny_game.NAME])
def test_a_table_that_opens_in_a_large_window_has_a_coarse_set_at_first(tmp_path, game):
    variant = GAMES[game].variants[0]
    with TablePilot(tmp_path, plan(variant.name, variant.players[0], (), game)) as pilot:
        cache.clear()
        surfaces.use_density(4 / 3)
        pilot.table.screen.build()
        assert surfaces.density_of(pilot.table.screen.backdrop.picture) == 1, "no frame waits for it"
        draw_ahead(pilot)
        assert surfaces.density_of(pilot.table.screen.backdrop.picture) == surfaces.density()


@pytest.mark.parametrize("game", [tiny_game.NAME])
def test_no_waiting_work_keeps_a_table_that_all_have_left(tmp_path, game):
    """Before, on a machine without spare time all tables of an evening stayed in memory, in 4K 30 MB each."""
    variant = GAMES[game].variants[0]
    with Pilot(tmp_path) as pilot:
        cache.clear()
        surfaces.use_density(4 / 3)
        table = TableScene(pilot.context, plan(variant.name, variant.players[0], ("keys",), game))
        pilot.context.stack.push(table)
        pilot.frames(2)
        assert surfaces.density_of(table.screen.backdrop.picture) == 1, "its set waits to be drawn ahead"
        left, waiting = (ref(table), ref(table.screen)), len(pilot.context.idle_work.jobs)
        del table
        pilot.context.stack.dismiss()
        pilot.frames(2)
        gc.collect()
        assert [one() for one in left] == [None, None] and len(pilot.context.idle_work.jobs) >= waiting


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_stay_within_their_limit_at_the_tables_of_all_games(tmp_path, monkeypatch, theme):
    """Memory finding: before, a Rook table alone held 485 MB. Cards of a left table are not counted or kept."""
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))
    with Pilot(tmp_path, kids=theme == "kids") as pilot:
        cache.LRU.limit = 6_400_000
        cache.LRU.put("oldest", True)
        cards = 0
        for game in GAMES:
            variant = GAMES[game].variants[0]
            pilot.context.stack.push(TableScene(pilot.context, plan(variant.name, variant.players[0], (), game)))
            for _ in range(40):
                pilot.frames(1, 0.5)
                cards = max(cards, cache.LRU.shared)
                assert cache.LRU.used + cache.LRU.shared <= surfaces.bytes_for(cache.LRU.limit)
            pilot.context.stack.reset(first_scene(pilot.context))
            pilot.frames(2)
            gc.collect()
            assert cache.LRU.shared == 0
        assert cards and "oldest" not in cache.LRU, "nothing ever had to go"


def test_each_beat_of_a_lesson_is_laid_out_alike_in_all_windows(tmp_path):
    """Windows only scale the stage, so the host's bubble has its room in each."""
    found = []
    for wide, high in (STAGE, SMALL, (1280, 960)):
        with LessonPilot(tmp_path / str(high), (wide, high)) as pilot, pilot.lesson("word_porters", KEYS) as table:
            place, seen = pilot.context.window.fit.place, []
            assert place.width == wide and place.width * STAGE[1] == place.height * STAGE[0]
            for number in range(len(table.flow.lesson.beats)):
                table.flow.to_beat(number)
                pilot.time(0.3)
                seen.append((table.beat_view.bubble, table.beat_view.lit))
            found.append(seen)
    assert found[0] == found[1] == found[2] and all(bubble is not None for bubble, _ in found[0])
