"""The status of a running kiosk: what it says, when it is written, and what it remembers after a restart."""

from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from engine.headless.arguments import Play
from game import surfaces
from game.input.actions import Action
from game.kiosk import status as module
from game.kiosk.status import CRASHED, OPERATOR, SHOW, VISITOR, prometheus, read_status
from game.log_file import LogFile
from game.store.disk.private import FAULT_PICTURE, STATUS_FILE
from scenes.front.title import TitleScene
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.operator import PinScene
from scenes.kiosk.status import EVERY, PICTURE
from scenes.kiosk.supervised import SupervisedRun
from tests.scenes.at_kiosk import NOON, KioskPilot


def said(tmp_path: Path) -> str:
    return f'[operator]\npin = "86420975"\n[times]\ncover = 15\n[machine]\nstatus = "{tmp_path / "status"}"\n'


@pytest.fixture
def pilot(tmp_path: Path):
    with KioskPilot(tmp_path / "data", said(tmp_path)) as pilot:
        yield pilot


def written(pilot: KioskPilot) -> dict:
    assert pilot.kiosk.status is not None and pilot.kiosk.status.settle(60)
    return read_status(pilot.kiosk.status.folder)


def test_each_event_is_written_soon_and_else_a_minute_passes(pilot: KioskPilot) -> None:
    offered = []
    pilot.kiosk.status.offer = lambda status, picture: offered.append(status)
    pilot.wait(2)
    assert [status["doing"] for status in offered] == [SHOW]
    pilot.wait(EVERY - 5)
    assert len(offered) == 1
    pilot.wait(5)
    assert [status["doing"] for status in offered] == [SHOW, SHOW]
    pilot.welcome()
    pilot.wait(1)
    assert pilot.shown is TitleScene and offered[-1]["doing"] == VISITOR
    pilot.keeper._ask_for_pin()
    pilot.wait(2)
    assert pilot.shown is PinScene and offered[-1]["doing"] == OPERATOR


def test_it_has_the_operators_settings_without_the_pin(pilot: KioskPilot) -> None:
    pilot.wait(2)
    status = written(pilot)
    assert status["config"].keys() == {"times.cover", "machine.status"}
    assert "86420975" not in str(status)
    assert status["disk"]["free_mib"] <= status["disk"]["total_mib"]
    assert status["frames"]["slowest_ms"] == 1000
    assert prometheus(status)


def test_it_names_the_versions_of_the_settings_it_has_taken(tmp_path: Path) -> None:
    (tmp_path / "all.toml").write_text('version = "autumn"\n')
    text = f'include = "../all.toml"\n{said(tmp_path)}'
    for former in (False, True):
        with KioskPilot(tmp_path / "data", text) as pilot:
            pilot.wait(2)
            status = written(pilot)
        taken = status["taken"]
        assert [Path(one["file"]).name for one in taken["files"]] == ["kiosk.toml", "all.toml"]
        assert taken["files"][1]["version"] == "autumn" and taken["former"] is former
        assert bool(status["mistakes"]) is former
        (tmp_path / "all.toml").unlink(missing_ok=True)


def test_a_match_and_its_visit_are_in_the_counts_when_the_visit_has_ended(pilot: KioskPilot) -> None:
    pilot.wait(2)
    pilot.sit_down()
    pilot.wait(2)
    pilot.keeper.begin_again()
    pilot.wait(2)
    assert pilot.shown is AttractScene
    assert [(row["game"], row["plays"], row["visits"]) for row in written(pilot)["counts"]] == [
        ("", 0, 1),
        ("rook", 1, 0),
    ]


def test_each_device_has_its_own_last_press(pilot: KioskPilot) -> None:
    pilot.welcome()
    pilot.at(NOON + timedelta(hours=2))
    pilot.press(Action.DOWN, "pad:1")
    pilot.wait(2)
    assert {device: one["hours"] for device, one in written(pilot)["presses"].items()} == {"keys": 2.0, "pad:1": 0.0}


def test_presses_and_the_last_fault_outlast_a_restart(tmp_path: Path) -> None:
    with KioskPilot(tmp_path / "data", said(tmp_path)) as first:
        first.welcome()
        first.keeper.status._fault = {"words": "an earlier fault", "picture": None}
        first.wait(2)
        presses = written(first)["presses"]
        assert presses.keys() == {"keys"} and presses["keys"]["hours"] == 0.0
    with KioskPilot(tmp_path / "data", said(tmp_path)) as second:
        second.at(NOON + timedelta(hours=5))
        second.wait(2)
        status = written(second)
    assert status["presses"]["keys"] == {"at": presses["keys"]["at"], "hours": 5.0}
    assert status["last_fault"]["words"] == "an earlier fault"


def draw_in_idle_time(pilot: KioskPilot) -> None:
    while pilot.context.idle_work.piece():
        pass


def fault(pilot: KioskPilot, words: str) -> dict:
    """Log a warning; returns the last fault of the status after it."""
    assert pilot.kiosk.log is not None
    pilot.context.idle_work.jobs.clear()  # the pictures of the next tables
    pilot.kiosk.log.fault = words
    pilot.wait(2)
    draw_in_idle_time(pilot)
    pilot.wait(2)
    return written(pilot)["last_fault"]


@pytest.fixture
def logged(pilot: KioskPilot):
    pilot.kiosk.log = LogFile(None)
    return pilot


def test_a_fault_in_the_show_has_a_small_picture_that_the_next_one_replaces(logged: KioskPilot, tmp_path: Path) -> None:
    assert fault(logged, "one") == {"words": "one", "picture": FAULT_PICTURE}
    path = tmp_path / "status" / FAULT_PICTURE
    picture = pygame.image.load(path)
    assert picture.get_size() == surfaces.inside(PICTURE) and pygame.transform.average_color(picture)[:3] != (0, 0, 0)
    path.write_bytes(b"")
    assert fault(logged, "two")["picture"] == FAULT_PICTURE and path.stat().st_size
    path.unlink()
    logged.wait(EVERY)
    assert written(logged)["last_fault"]["words"] == "two" and not path.exists()


def test_a_fault_while_a_visitor_plays_has_no_picture(logged: KioskPilot, tmp_path: Path) -> None:
    """A hand or a name could be in it."""
    logged.sit_down()
    assert fault(logged, "one") == {"words": "one", "picture": None}
    logged.keeper.begin_again()
    logged.wait(2)
    draw_in_idle_time(logged)
    logged.wait(2)
    assert written(logged)["last_fault"] == {"words": "one", "picture": None}
    assert not (tmp_path / "status" / FAULT_PICTURE).exists()


@pytest.mark.parametrize(("visitor", "picture"), [(False, FAULT_PICTURE), (True, None)])
def test_a_crash_has_a_picture_of_the_show_only(pilot: KioskPilot, visitor: bool, picture: str | None) -> None:
    pilot.wait(2)
    if visitor:
        pilot.sit_down()
        pilot.wait(2)
    pilot.kiosk.status.crashed("scene.py:3 draw")
    assert written(pilot)["last_fault"]["picture"] == picture


def test_only_the_time_it_is_open_counts_as_time_without_a_press(tmp_path: Path) -> None:
    text = f'[hours]\nmonday = "11:00-18:00"\n{said(tmp_path)}'
    with KioskPilot(tmp_path / "data", text) as first:
        first.wait(1800)
        assert written(first)["open_hours_without_press"] == 0.5
        first.at(NOON + timedelta(hours=8))
        first.wait(1800)
        assert written(first)["open_hours_without_press"] == 0.5
    with KioskPilot(tmp_path / "data", text) as second:
        second.wait(1800)
        assert written(second)["open_hours_without_press"] == 1.0
        second.welcome()
        second.wait(2)
        assert written(second)["open_hours_without_press"] == 0.0


def test_a_damaged_status_of_the_run_before_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "status").mkdir()
    (tmp_path / "status" / STATUS_FILE).write_text('{"format": 1, "presses": 3}')
    with KioskPilot(tmp_path / "data", said(tmp_path)) as pilot:
        pilot.wait(2)
        assert written(pilot)["presses"] == {}


def test_a_disk_that_refuses_never_stops_the_kiosk(pilot: KioskPilot, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def refuse(content: object) -> None:
        tried.append(content)
        raise OSError("no room")

    monkeypatch.setattr(module, "write_all", refuse)
    pilot.wait(2)
    assert pilot.kiosk.status.settle(60) and tried
    pilot.welcome()
    assert pilot.shown is TitleScene


def test_a_crash_is_in_the_last_status(pilot: KioskPilot, tmp_path: Path) -> None:
    pilot.wait(2)
    run = SupervisedRun(Play(data=tmp_path / "data", kiosk=True))
    run._kiosk = pilot.kiosk
    with pytest.raises(SystemExit):
        run.crashed(ValueError("black-14 is in the hand of seat 2"))
    status = written(pilot)
    assert status["state"] == CRASHED and "black-14" not in str(status)


def test_without_a_folder_nothing_is_written(tmp_path: Path) -> None:
    with KioskPilot(tmp_path) as pilot:
        pilot.welcome()
        pilot.wait(2)
        assert pilot.kiosk.status is None and not list(tmp_path.rglob(STATUS_FILE))
