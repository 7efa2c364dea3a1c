"""Play: the command line and the environment of the program, checked at the start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.headless.arguments import BadUse, Play
from game.store.store import Store
from scenes.play import PRESENT, WAYS, build, way_from

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("way", WAYS)
def test_the_environment_may_choose_the_way_to_the_screen(way: str) -> None:
    assert way_from({PRESENT: way}) == way
    assert way_from({}) == way_from({PRESENT: ""}) == "auto"


@pytest.mark.parametrize("word", ["banana", "PLAIN", "plain ", "1", "\n" * 3, "x" * 9000])
def test_another_word_there_is_one_clear_line(word: str) -> None:
    with pytest.raises(BadUse, match="is none of auto, plain, scaled") as found:
        way_from({PRESENT: word})
    assert "\n" not in str(found.value)
    assert len(str(found.value)) < 200


def test_the_program_says_so_and_ends_with_status_2(tmp_path: Path) -> None:
    environment = {**os.environ, PRESENT: "banana", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, str(ROOT / "main.py"), "--data", str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1 and PRESENT in done.stderr


def test_pygame_says_no_hello_if_output_is_for_programs() -> None:
    """Such as the bench's, which other programs read."""
    environment = {name: said for name, said in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    done = subprocess.run(
        [sys.executable, "-c", "import main, pygame"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("", "")


def test_command_line_settings_apply_to_this_run_only(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    built = build(Play(data=tmp_path, mute=True, windowed=True, size=(480, 270), kids=True, speed="fast"), store)
    try:
        assert built.context.theme.kids
        assert built.context.settings.get.pace == "fast"
        assert not built.context.settings.get.fullscreen
        assert store.setting("theme") is None and store.setting("pace") is None
    finally:
        built.close()


LATER = (
    "game.kiosk.kiosk",
    "game.kiosk.heartbeat",
    "game.log_file",
    "scenes.kiosk",
    "scenes.kiosk.supervised",
    "scenes.table.coach.coach",
    "scenes.table.scene",
    "logging.handlers",
    "tomllib",
    "engine.headless.files",
    *(f"engine.games.{game}.{part}" for game in GAMES for part in ("game", "rules")),
)


def test_the_first_picture_waits_only_for_its_own_parts(tmp_path: Path) -> None:
    """Modules of kiosks, coaches and rules would cost a start a good part of a second."""
    words = ["--data", str(tmp_path), "--windowed", "--size", "320x180", "--mute"]
    program = (
        "import sys; from tools.bench import startup_probe; "
        f"startup_probe.main(sys.argv[1:]); print(*[name for name in {LATER!r} if name in sys.modules])"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.split("\n")[1] == ""
