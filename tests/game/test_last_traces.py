"""Where a frozen or crashed game stood, as the next one notes it."""

import faulthandler
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from game.kiosk.last_traces import NAME, begin, noted

ROOT = Path(__file__).resolve().parents[2]


def test_the_requested_thread_comes_first_with_its_innermost_place_first(tmp_path):
    held, let_go = threading.Event(), threading.Event()

    def wait():
        held.set()
        let_go.wait(60)

    thread = threading.Thread(target=wait)
    thread.start()
    held.wait(60)
    file = begin(tmp_path)
    faulthandler.dump_traceback(file, all_threads=True)
    let_go.set()
    thread.join()
    file.close()
    first, *others = noted(tmp_path)
    assert first.startswith("tests/game/test_last_traces.py:") and " < " in first
    assert "test_the_requested_thread" in first.split(" < ")[0]
    assert any("wait" in other for other in others)
    assert str(ROOT) not in " ".join((first, *others))


@pytest.mark.skipif(os.name != "posix", reason="a crash of POSIX")
def test_a_game_that_crashes_in_a_library_leaves_that_too(tmp_path):
    code = (
        "import faulthandler, sys; from pathlib import Path; from game.kiosk.last_traces import begin;"
        "faulthandler.enable(begin(Path(sys.argv[1]))); faulthandler._sigabrt()"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, check=False, timeout=60)
    cause, place = noted(tmp_path)
    assert cause == "Aborted" and "<string>:1 <module>" in place


def test_a_game_that_ended_well_leaves_nothing(tmp_path):
    assert noted(tmp_path) == ()
    (tmp_path / NAME).write_text("of the one before")
    begin(tmp_path).close()
    assert noted(tmp_path) == ()


@pytest.mark.parametrize("bent", [b"\0\xff" * 100, b"Thread 0x", b"Fatal Python error: ", b'  File "x", line', b""])
def test_any_content_of_the_file_can_be_read(tmp_path, bent):
    (tmp_path / NAME).write_bytes(bent)
    assert all("\n" not in line for line in noted(tmp_path))


def test_without_a_folder_there_is_no_file(tmp_path):
    assert begin(tmp_path / "none") is None and noted(tmp_path / "none") == ()
