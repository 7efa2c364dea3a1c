"""Commands that take long say on a terminal where they are, and end at once on Ctrl-C and SIGTERM."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.headless.progress import STOPPED
from tests.pages import ROOT

pty = pytest.importorskip("pty", reason="the system has no terminals of that kind")

ARENA = ("arena", "spooks", "--variant", "children", "--seats", "fair,fair,fair", "--matches", "5000")


@contextmanager
def started(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A command whose errors go to a terminal, and the other end of that."""
    ours, theirs = pty.openpty()
    dummies = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "XDG_CACHE_HOME": str(folder)}
    command = [sys.executable, "main.py", *words]
    environment = {**os.environ, **dummies}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=theirs) as child:
        os.close(theirs)
        try:
            yield child, ours
        finally:
            child.kill()
            os.close(ours)


def said(terminal: int, until: str = "") -> str:
    """What is written there until some words come, or until the command ends."""
    words = ""
    while not until or until not in words:
        try:
            words += os.read(terminal, 4096).decode()
        except OSError:  # the command has ended
            break
    return words


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(
    ("words", "progress"),
    [
        (ARENA, "of 5000 matches, "),
        ((*ARENA, "--jobs", "2"), "of 5000 matches, "),
        (("soak", "--minutes", "60", "--size", "320x180"), "in minute 0.1"),
        (("bench", "--seconds", "3600"), "title"),
    ],
    ids=["arena", "arena with workers", "soak", "bench"],
)
def test_it_says_where_it_is_and_ends_when_it_is_told_to(
    words: tuple[str, ...], progress: str, how: signal.Signals, tmp_path: Path
) -> None:
    with started(tmp_path, *words, "--json") as (child, terminal):
        assert progress in said(terminal, progress)
        child.send_signal(how)
        out, _ = child.communicate(timeout=60)
        rest = said(terminal)
    assert child.returncode == STOPPED and "stopped " in rest and "Traceback" not in rest, rest
    assert json.loads(out) if out else words[0] == "bench", "the results so far"
