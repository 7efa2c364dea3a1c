"""The latest trick, seen again: it lies there until somebody goes on, or the table does."""

from pathlib import Path

from game.input.actions import KEYS, Action
from scenes.table.bindings import LATEST_KEY
from tests.scenes.at_table import TablePilot, match_of, plan


def labels(pilot: TablePilot) -> list[str]:
    return [hint.label for hint in pilot.table.hints()]


def test_a_press_goes_on_and_plays_nothing(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as pilot:
        pilot.until(lambda: pilot.table.answering is not None and pilot.table.screen.may_look_back)
        steps = len(match_of(pilot.table).steps)
        pilot.tap(LATEST_KEY, KEYS)
        assert pilot.table.looking_back and labels(pilot) == ["Go on", "Pause"]
        pilot.tap(Action.CONFIRM, KEYS)
        assert not pilot.table.looking_back and "Go on" not in labels(pilot)
        assert len(match_of(pilot.table).steps) == steps


def test_it_does_not_lie_over_what_happens_next(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as pilot:
        table = pilot.table
        pilot.until(lambda: table.session.due is not None and table.screen.may_look_back and not table.lane.busy)
        pilot.tap(LATEST_KEY, KEYS)
        assert table.looking_back
        steps = len(match_of(table).steps)
        while len(match_of(table).steps) == steps:
            pilot.time()
        assert not table.looking_back
