"""The status of a kiosk: its two files, and a disk that refuses them."""

import json
import logging
import os

import pytest

from game.kiosk import status as module
from game.kiosk.config import STATUS, fault_of
from game.kiosk.status import CRASHED, StatusFiles, prometheus, read_status
from game.store.disk.private import METRICS, STATUS_FILE
from tests.samples_of_statuses import status


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "made" / "here"


def test_a_status_becomes_two_files_that_other_accounts_may_read(folder):
    old = os.umask(0o022)
    try:
        files = StatusFiles(folder)
        files.offer(status())
        assert files.settle(60)
    finally:
        os.umask(old)
    assert read_status(folder) == status()
    assert (folder / METRICS).read_text() == prometheus(status())
    assert sorted(path.name for path in folder.iterdir()) == sorted((STATUS_FILE, METRICS))
    if os.name == "posix":
        assert all(path.stat().st_mode & 0o777 == 0o644 for path in folder.iterdir())


def test_a_disk_that_refuses_is_logged_once_and_tried_again(folder, monkeypatch, caplog):
    files, writes = StatusFiles(folder), module.write_all

    def refuse(content):
        raise OSError("no room")

    monkeypatch.setattr(module, "write_all", refuse)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            files.offer(status())
            assert files.settle(60)
    assert [record.getMessage() for record in caplog.records] == ["the status cannot be written: OSError"]
    monkeypatch.setattr(module, "write_all", writes)
    files.offer(status(version="2"))
    assert files.settle(60)
    assert read_status(folder)["version"] == "2"


def test_a_crash_writes_the_latest_status_with_its_place(folder):
    files = StatusFiles(folder)
    files.crashed("before any status")
    assert not folder.exists()
    files.offer(status())
    files.crashed("scene.py:3 draw")
    found = read_status(folder)
    assert (found["state"], found["last_fault"]["words"]) == (CRASHED, "crashed: scene.py:3 draw")
    assert found["counts"] == status()["counts"]


def test_each_metric_has_its_help_and_type_before_its_values():
    lines = prometheus(status()).splitlines()
    about = [line.split()[2] for line in lines if line.startswith("# HELP")]
    assert about == [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(set(about)) == len(about)
    now = ""
    for line in lines:
        if line.startswith("# "):
            now = line.split()[2]
        else:
            assert line.split("{")[0].split()[0] == now
            float(line.rsplit(" ", 1)[1])


def test_counts_are_sums_by_game_and_labels_are_escaped():
    rows = [{**status()["counts"][0], "game": 'a"b\\c\nd', "hour": hour, "plays": 2} for hour in (9, 10)]
    text = prometheus(status(counts=rows))
    assert 'by_hook_counts_total{game="a\\"b\\\\c\\nd",count="plays"} 4' in text.splitlines()
    assert 'count="minutes"' not in text and 'count="hour"' not in text


def test_without_a_known_disk_there_is_no_metric_of_it():
    assert "disk_free" in prometheus(status()) and "disk_free" not in prometheus(status(disk=None))


@pytest.mark.parametrize("content", ["", "{", "[1]", json.dumps({"format": 99}), "[" * 100_000])
def test_what_is_no_status_is_refused(tmp_path, content):
    (tmp_path / STATUS_FILE).write_text(content)
    with pytest.raises(ValueError):
        read_status(tmp_path)


@pytest.mark.parametrize("value", [3, "here", "/with\nline", None])
def test_the_folder_is_a_whole_path(value):
    assert fault_of(STATUS, value) is not None
    assert fault_of(STATUS, "") is fault_of(STATUS, os.path.abspath("here")) is None
