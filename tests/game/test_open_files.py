"""Few open files: the limit is raised for an evening, or one sentence says that it is too low."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

import main
from game.draw.text import font
from game.resources import LEAST, WANTED, make_room

resource = pytest.importorskip("resource", reason="a system that counts open files otherwise")
ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "golden" / "rook-beginner-lesson.jsonl"


def run(words: list[str], soft: int, hard: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard)),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def snapshot(out: Path) -> list[str]:
    return ["snapshot", str(RECORD), "--viewer", "public", "--out", str(out)]


def test_a_system_that_allows_too_few_is_reported_in_one_sentence(tmp_path: Path) -> None:
    """Before, with 24 files an import in the middle of the evening ended in a traceback."""
    for words in (["rook", "--windowed", "--data", str(tmp_path)], ["--kiosk", "--data", str(tmp_path)]):
        done = run(words, 24, 24)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == (
            f"main.py: only 24 files may be open at once, and playing needs {LEAST} (ulimit -n {LEAST})\n"
        )


def test_a_low_limit_that_may_be_raised_is_raised(tmp_path: Path) -> None:
    """Before, with 12 the first picture failed, though the system would have allowed more."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    done = run(snapshot(tmp_path / "table.png"), 12, hard)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "table.png").stat().st_size > 0


def test_a_limit_that_is_high_enough_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for limits in ((WANTED, WANTED), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limits=limits: limits)
        monkeypatch.setattr(resource, "setrlimit", lambda *_: pytest.fail("the limit was not asked for"))
        make_room()


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="nothing tells which files are open")
def test_letters_of_many_sizes_keep_no_file_open() -> None:
    """Before, each size of each font was one more open file: more than a hundred and forty after five minutes."""
    before = len(list(Path("/proc/self/fd").iterdir()))
    assert len({font("bold", size) for size in range(200, 260)}) == 60
    assert len(list(Path("/proc/self/fd").iterdir())) <= before


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE])
def test_running_out_of_files_ends_in_one_sentence(
    number: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Other processes may also have opened them; the match is on the disk up to its last step."""

    def full(*_: object) -> int:
        raise OSError(number, os.strerror(number), "late.py")

    monkeypatch.setattr(main, "run", full)
    assert main.main(["rook"]) == main.BAD_USE
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("main.py: too many files are open") and said.err.count("\n") == 1
