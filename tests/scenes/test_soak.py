"""Soak: passers-by and visitors in turn, both themes, all games; errors are reported by their place."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.headless.arguments import THEMES, Play
from game.loop import FRAME
from game.quick_bots import QuickBots
from scenes.play import build, first_scene
from tests.scenes.at_table import match_of
from tools import soak
from tools.soak import LOOK_EVERY, Report, Soak


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def soaking(tmp_path: Path) -> Iterator[Soak]:
    args = Play(data=tmp_path, kiosk=True, mute=True, windowed=True, size=(480, 270))
    built = build(args, bots=QuickBots("gentle"), coach=QuickBots())
    built.context.stack.push(first_scene(built.context))
    yield Soak(built, Report(minutes=4.0, seed=5), Clock())
    built.close()


def frames(soaking: Soak, count: int) -> None:
    for _ in range(count):
        soaking.clock.now += FRAME
        soaking.built.app.frame(FRAME, ())


def test_passers_by_and_visitors_take_turns_and_all_is_counted(soaking: Soak) -> None:
    frames(soaking, 30)
    assert soaking.report.presses == 0
    soaking.clock.now += soaking.seconds
    count = 30
    while soaking.tally.table is None:
        frames(soaking, 1)
        count += 1
        assert count < 100, "no visitor sits down"
    assert match_of(soaking.tally.table).game.name == soaking.game
    frames(soaking, 60)
    soaking.done()
    report = soaking.report
    assert report.frames == count + 59 and report.presses > 5 and report.errors == 0, report.where
    assert report.p50_ms <= report.p99_ms <= report.max_ms
    assert json.loads(json.dumps(soak.asdict(report)))["frames"] == count + 59
    soaking.clock.now += 240.0
    frames(soaking, 1)
    assert not soaking.built.app.running


def test_memory_is_written_down_every_ten_minutes(soaking: Soak) -> None:
    soaking.report.minutes = 60.0
    for _ in range(3):
        soaking.clock.now += 601.0
        frames(soaking, LOOK_EVERY)
    figures = soaking.report.memory_mib
    assert len(figures) == 3 and all(figure > 0 for figure in figures)
    assert any(f"{figures[0]}, {figures[1]}, {figures[2]}" in line for line in soaking.report.lines())


def test_every_game_in_both_themes_has_its_turn(soaking: Soak) -> None:
    had = [(soaking.theme, soaking.game)]
    for _ in range(2 * len(GAMES) * len(THEMES) - 1):
        soaking._turn()
        had.append((soaking.theme, soaking.game))
    assert set(had) == {(theme, game) for theme in THEMES for game in GAMES}


def test_an_error_is_reported_by_its_place_only_and_the_evening_starts_again(soaking: Soak) -> None:
    frames(soaking, 2)
    scene = soaking.built.context.stack.top
    assert scene is not None

    def fail(dt: float) -> None:
        raise ValueError(f"green-7 after {dt}")

    scene.update = fail
    frames(soaking, 3)
    assert soaking.report.errors == 1
    (told,) = soaking.report.where
    assert "ValueError < tests/scenes/test_soak.py" in told and "green-7" not in told
    assert soaking.built.context.stack.top is not scene and soaking.built.context.stack.scenes
    assert "errors: 1" in list(soaking.report.lines())


def test_the_report_says_where_memory_goes_and_its_parts_are_all_of_it(soaking: Soak) -> None:
    """Memory finding: before, the use of 450 to 720 MiB was unknown."""
    frames(soaking, 5)
    soaking.done()
    report = soaking.report
    assert sum(report.memory_mib_of.values()) == pytest.approx(report.memory_mib_end, abs=5)
    assert report.memory_mib_of["pictures"] > 0 and report.memory_mib_of["window"] == pytest.approx(
        480 * 270 * 4 / 2**20, abs=0.1
    )
    assert report.memory_mib_peak >= report.memory_mib_end - 5
    assert any(f"pictures {report.memory_mib_of['pictures']}" in line for line in report.lines())
