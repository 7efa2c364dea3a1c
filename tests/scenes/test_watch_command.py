"""`watch` on the command line: it reports in one line what it cannot show."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LESSON = ROOT / "tests" / "golden" / "rook-beginner-lesson.jsonl"


def refused(*words: str, **environment: str) -> bytes:
    """The program's output for `words`, in one line, with status 2."""
    done = subprocess.run(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=60,
    )
    assert done.returncode == 2 and done.stdout == b""
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_a_bad_record_is_refused_with_its_line(tmp_path):
    lines = LESSON.read_text().splitlines(keepends=True)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("".join(lines[:5] + lines[6:]))
    assert f"bad {bad} line ".encode() in refused("watch", str(bad))
    assert b"there is no such file" in refused("watch", str(tmp_path / "none"))


def test_without_a_screen_it_says_so():
    assert b"needs a screen" in refused("watch", str(LESSON), SDL_VIDEODRIVER="x11", DISPLAY=":4711")
