"""A power cut in the middle of a game, at any frame: the title offers the match at exactly the same step."""

import signal
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from engine.core.records import step_line
from engine.games import GAMES
from game.store.store import Store
from scenes.front.title import TitleScene
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.scenes.at_table import match_of

ROOT = Path(__file__).resolve().parents[2]

PLAY_AND_DIE = """
    import os, signal, sys
    from pathlib import Path
    from engine.core.records import step_line
    from tests.scenes.at_table import TablePilot, match_of, plan
    folder, frames = Path(sys.argv[1]), int(sys.argv[2])
    pilot = TablePilot(folder, plan("classic", 4, ["keys"]), pace="fast")
    for frame in range(frames):
        if pilot.table.screen.answering is not None and not pilot.table.busy:
            pilot.answer(pilot.device(), pilot.decided(frame))
        pilot.time(1 / 20)
    for step in match_of(pilot.table).steps:
        print(step_line(step))
    sys.stdout.flush()
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("frames", [1, 60, 400])
def test_the_match_continues_at_the_same_step(tmp_path: Path, frames: int) -> None:
    command = [sys.executable, "-c", dedent(PLAY_AND_DIE), str(tmp_path), str(frames)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    steps = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert steps
    with Pilot(tmp_path) as pilot:
        title = pilot.scene
        assert isinstance(title, TitleScene)
        assert title.places.saved is not None
        assert list(title.places.saved.lines) == steps
        title.settle("continue")
        pilot.key("return")
        table = pilot.scene
        assert isinstance(table, TableScene)
        assert [step_line(step) for step in match_of(table).steps][: len(steps)] == steps


def test_a_damaged_save_costs_that_match_and_never_the_program(tmp_path: Path) -> None:
    """Before, one flipped bit ended the program at "Continue" after every start; now the title reports it, once."""
    store = Store.open(tmp_path)
    number = store.matches.begin(GAMES["rook"].setup("classic", 4, {"enforcement": "honour"}), [{}] * 4)
    store.matches.add_steps(number, ['{"by": 1, "do": "call", "fault": "talk", "seat": 45}'])
    store.close()
    with Pilot(tmp_path) as pilot:
        title = pilot.scene
        assert isinstance(title, TitleScene) and title.places.saved is not None
        title.settle("continue")
        pilot.key("return")
        assert pilot.scene is title and title.places.saved is None
        assert title.words_of(title.said) == "You can’t continue the saved match. We can’t read line 2. We kept it."
