"""The log file: bounded, without a word about anyone's cards, and available without a disk."""

import logging
from pathlib import Path

import pytest

from engine.core.whereabouts import where
from game import log_file
from game.log_file import KEPT, NAME, UNKEPT, LogFile

log = logging.getLogger("tests.logbook")


@pytest.fixture
def opened(tmp_path: Path):
    book = LogFile(tmp_path / "new")
    book.open()
    yield book
    book.close()


def test_lines_are_in_the_file_and_can_be_read(opened: LogFile, tmp_path: Path) -> None:
    log.warning("one\nmore %s", "time")
    log.info("two")
    log.debug("never")
    written = (tmp_path / "new" / NAME).read_text().splitlines()
    assert [line.partition("tests.logbook: ")[2] for line in written] == ["one more time", "two"]
    assert list(opened.latest(1)) == written[1:]
    assert opened.notice is None


def test_the_latest_fault_outlasts_the_lines_after_it(opened: LogFile) -> None:
    assert opened.fault is None
    log.warning("first")
    log.error("second")
    for number in range(KEPT):
        log.info("later %s", number)
    assert opened.fault is not None and opened.fault.endswith(": second")
    assert opened.fault not in opened.lines


def test_one_event_is_one_line_with_any_text_in_it(opened: LogFile, tmp_path: Path) -> None:
    """A carriage return, an escape sequence, a line separator and a reversed direction are shown, never obeyed."""
    words = "a\rb \x1b[2J \x85c \u2028d \u202ee \udc80f"
    opened.emit(logging.makeLogRecord({"msg": words, "levelno": logging.WARNING}))  # not to pytest's own log either
    (line,) = (tmp_path / "new" / NAME).read_text(encoding="utf-8").splitlines()
    assert line.isprintable() and line == opened.latest(1)[0]
    assert line.endswith(r"a\rb \x1b[2J \x85c \u2028d \u202ee \udc80f")


def test_the_files_never_grow_beyond_their_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "BYTES", 2000)
    book = LogFile(tmp_path)
    book.open()
    for number in range(300):
        log.warning("line %d %s", number, "x" * 9000)
    book.close()
    files = list(tmp_path.iterdir())
    assert len(files) == 1 + log_file.OLD and sum(file.stat().st_size for file in files) <= 2000 * len(files)
    assert "line 299" in (tmp_path / NAME).read_text()
    assert len(book.lines) == log_file.KEPT


def test_without_a_disk_it_is_in_memory_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (None, tmp_path / "file" / "folder"):
        book = LogFile(folder)
        book.open()
        log.warning("still here")
        book.close()
        assert book.notice == UNKEPT and "still here" in book.latest(5)[-1]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_is_reported_and_stops_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / NAME).symlink_to("/dev/full")
    book = LogFile(tmp_path)
    book.open()
    log.warning("no room")
    assert book.notice == UNKEPT and "no room" in book.latest(1)[0]
    logging.getLogger().removeHandler(book)
    assert capfd.readouterr().err == ""


def test_an_error_is_named_by_its_kind_and_places_and_never_by_its_words(opened: LogFile) -> None:
    def fail() -> None:
        raise ValueError("red-5 is in the nest")

    try:
        fail()
    except ValueError as error:
        found = where(error)
        log.error("crashed: %s", found, exc_info=True)
    assert found.startswith("ValueError < tests/game/test_log_file.py:") and " fail < tests/" in found
    assert "red-5" not in found and "red-5" not in opened.latest(1)[0]
