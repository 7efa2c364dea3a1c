"""Tests of packages: the program as sources, and all packages in `dist/`.

`make package-test` runs them, `make test` does not, because they install, open windows and play. Everything is started
from `/`, with an empty home.
"""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from engine.frames import Unframer, frame
from engine.games import GAMES
from engine.program import FILM, HOUSE, NAME, PRERENDER, VERSION, WORKER
from game.film_process import TAKEN, Film, is_webp
from game.kiosk.heartbeat import WATCHED
from game.store.database import FILE
from scenes.play import PRESENT, WAYS
from tests.x_screen import Screen

PATIENCE = 20.0
"""Seconds until the first frame."""
SLOWLY = 90.0
"""Seconds for a game's work in the idle time of frames."""
DIST = HOUSE / "dist"
HARD = "mit Lücke und ü "
"""Name of the folder of an installation."""
SAMPLED, SEVENTH = 1009, 7
"""Every SAMPLED-th byte of a picture is compared. If more than one in SEVENTH differs it is another page."""
SHORT = ["--windowed", "--size", "640x360", "--mute"]
BUSY = ("no answer for too long", "computer players hangs; it is replaced")
"""Log lines about a computer player that are allowed on a busy machine."""
XVFB = shutil.which("Xvfb") and shutil.which("xdotool")
Program = list[str]


def _sources(folder: Path) -> Program:
    return [sys.executable, str(HOUSE / "main.py")]


def _wheel(folder: Path) -> Program:
    (wheel,) = DIST.glob(f"{NAME.replace('-', '_')}-*.whl")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "-q", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--find-links", str(DIST), str(wheel)], check=True)
    return [str(folder / "bin" / NAME)]


def _onedir(folder: Path) -> Program:
    (archive,) = DIST.glob(f"{NAME}-*.tar.xz")
    shutil.unpack_archive(archive, folder)
    return [str(folder / NAME / NAME)]


def _deb(folder: Path) -> Program:
    (package,) = DIST.glob(f"{NAME}_*.deb")
    subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
    return [str(folder / "usr" / "bin" / NAME)]


KINDS: dict[str, tuple[Callable[[Path], Program], str]] = {
    "source": (_sources, ""),
    "wheel": (_wheel, f"{NAME.replace('-', '_')}-*.whl"),
    "onedir": (_onedir, f"{NAME}-*.tar.xz"),
    "deb": (_deb, f"{NAME}_*.deb"),
}


@pytest.fixture(scope="session", params=KINDS)
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Each kind, installed into a clean folder with a space and an umlaut in its name."""
    install, made = KINDS[request.param]
    if made and not any(DIST.glob(made)):
        pytest.skip(f"there is no {made} in dist/: make package")
    return install(tmp_path_factory.mktemp(HARD))


def environment(**more: str) -> dict[str, str]:
    """Environment variables without Python's, without a home and a screen."""
    kept = {name: os.environ[name] for name in ("PATH", "XDG_RUNTIME_DIR") if name in os.environ}
    return {**kept, "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "SDL_AUDIODRIVER": "dummy", **more}


def said(program: Program, *words: object, status: int = 0, given: bytes = b"") -> bytes:
    """The output of a command with the input `given`."""
    done = subprocess.run(
        [*program, *map(str, words)],
        cwd="/",
        env=environment(SDL_VIDEODRIVER="dummy"),
        capture_output=True,
        timeout=300,
        check=False,
        input=given,
    )
    assert done.returncode == status, done.stderr.decode()
    return done.stdout


def family(process: int) -> list[tuple[int, str]]:
    """All processes below one, with their command lines."""
    listed = subprocess.run(
        ["ps", "-ww", "-eo", "pid=,ppid=,args="], stdout=subprocess.PIPE, text=True, check=True
    ).stdout
    rows = [(int(own), int(parent), line) for own, parent, line in (row.split(None, 2) for row in listed.splitlines())]
    found: list[tuple[int, str]] = []
    parents = {process}
    while news := [(own, line) for own, parent, line in rows if parent in parents and (own, line) not in found]:
        found += news
        parents |= {own for own, _ in news}
    return found


def until(happened: Callable[[], object], seconds: float = PATIENCE, every: float = 0.05) -> None:
    """Wait until `happened` is true, with a look `every` so many seconds. Fails after `seconds`."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(every)


# ------------------------------------------------------------------------------------------------ without a screen


def test_commands_have_the_bytes_of_the_sources(program: Program, tmp_path: Path) -> None:
    assert said(program, "--version").split() == [NAME.encode(), VERSION.encode()]
    for game in GAMES:
        lines = said(program, "playout", game, "--seed", 3)
        assert lines == said(_sources(tmp_path), "playout", game, "--seed", 3)
        (tmp_path / f"{game}.jsonl").write_bytes(lines)
    some = tmp_path / f"{next(iter(GAMES))}.jsonl"
    for place, own in (("a.png", program), ("b.png", _sources(tmp_path))):
        said(own, "snapshot", some, "--viewer", "public", "--out", tmp_path / place, "--theme", "kids")
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_two_processes_verify_many_records(program: Program) -> None:
    files = sorted((HOUSE / "tests" / "golden").glob("*.jsonl"))
    files = (files * 70)[:70]
    answers = said(program, "verify", *files).decode().splitlines()
    assert answers == [f"ok {file}" for file in files]


def test_a_film_has_the_bytes_of_the_sources(program: Program, tmp_path: Path) -> None:
    """Pillow comes with every package, in the same version."""
    wide, high, colors = 32, 18, ((200, 30, 30), (30, 200, 30))
    told = (Film((wide, high), len(colors), 80), *(bytes(color) * (wide * high) for color in colors))
    given = b"".join(map(frame, told))
    film = said(program, FILM, given=given)
    *taken, made = Unframer().feed(film)
    assert taken == [TAKEN] * len(colors) and is_webp(made)
    assert film == said(_sources(tmp_path), FILM, given=given)


def test_wrong_arguments_give_one_line_with_its_name(program: Program) -> None:
    done = subprocess.run([*program, "banana"], cwd="/", env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert done.stderr.startswith("main.py:" if program[-1].endswith("main.py") else f"{NAME}:")


# ------------------------------------------------------------------------------------------------ with a screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """An X server for this test."""
    if not XVFB:
        pytest.skip("needs Xvfb and xdotool")
    folder = tmp_path / "screen"
    folder.mkdir()
    found = Screen(folder)
    yield found
    found.server.kill()
    found.server.wait()


class Watched:
    """The game as its supervisor starts it, with a heartbeat for every frame; `log` is its log file."""

    def __init__(self, program: Program, folder: Path, *words: str, **more: str) -> None:
        self.began = time.monotonic()
        self.log = folder / "log.txt"
        self.process = subprocess.Popen(
            [*program, "--kiosk", "--data", str(folder), *SHORT, *words],
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(**{WATCHED: "first 0"}, **more),
        )

    def first_frame(self) -> float:
        """Seconds until the first frame."""
        beats = self.process.stdout
        assert beats is not None and self.process.stderr is not None
        os.set_blocking(beats.fileno(), False)
        until(lambda: self.process.poll() is not None or beats.read(64), PATIENCE)
        assert self.process.poll() is None, self.process.stderr.read().decode()
        return time.monotonic() - self.began

    def end(self) -> None:
        """Kill the game."""
        self.process.kill()
        self.process.communicate()


def test_it_starts_twice_and_paints_ahead(program: Program, screen: Screen, tmp_path: Path) -> None:
    """The show of a kiosk thinks between two frames. A computer player's process starts with the first match."""
    for start in ("cold", "warm"):
        game = Watched(program, tmp_path, SDL_VIDEODRIVER="x11", DISPLAY=screen.display)
        try:
            spent = game.first_frame()
            print(f"{start}: {spent:.1f} s to the first frame of {program[-1]}")
            until(partial(runs, game.process.pid, PRERENDER), SLOWLY, every=1)  # a look takes time
            assert "simple answer" not in game.log.read_text() and "no process" not in game.log.read_text()
        finally:
            game.end()


def runs(process: int, part: str) -> bool:
    """Whether that part of the program runs as a process."""
    return any(part in line.split() for _, line in family(process))


@dataclass(frozen=True)
class Kept:
    """The data that a game has saved: steps of each match, by its number, and the finished matches."""

    steps: dict[int, int]
    over: list[int]

    @classmethod
    def in_folder(cls, folder: Path, copy: Path) -> "Kept":
        """Read a copy of the store, because a running game has its files for itself."""
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for file in folder.glob(f"{FILE}*"):
            shutil.copy(file, copy)
        with closing(sqlite3.connect(copy / FILE)) as store:
            steps = dict(store.execute("SELECT match, count(*) FROM steps GROUP BY match"))
            return cls(steps, [match for (match,) in store.execute("SELECT match FROM results")])


def test_a_match_of_real_keys_outlives_a_kill_and_is_played_to_its_end(
    program: Program, screen: Screen, tmp_path: Path
) -> None:
    """A child's match is the shortest: to the seats, start, past the offer of a lesson, then the thing in focus. After
    the kill the open match is below the thing in the title's focus."""
    data, errors = tmp_path / "data", tmp_path / "errors.txt"
    words = [*program, "--kids", "--data", str(data), "--speed", "off", "--mute"]
    more = environment(SDL_VIDEODRIVER="x11", DISPLAY=screen.display)

    def press(*keys: str) -> None:
        for key in keys:
            time.sleep(1.5)  # children's buttons rest after each press
            screen.key(key)

    def open_by(key: str) -> None:
        """Press a key and wait for another page, however busy the machine is. A blink changes little of a picture."""
        before = screen.picture()[::SAMPLED]
        press(key)

        def another() -> bool:
            now = screen.picture()[::SAMPLED]
            return sum(one != other for one, other in zip(before, now, strict=True)) * SEVENTH > len(now)

        until(another, SLOWLY)

    def plays_until(good: Callable[[Kept], object]) -> Kept:
        end = time.monotonic() + SLOWLY * 6
        while not good(kept := Kept.in_folder(data, tmp_path / "copy")):
            assert time.monotonic() < end, kept
            press("Return", "Return", "Return")
        return kept

    with errors.open("wb") as stderr:
        black = screen.picture()
        game = subprocess.Popen(words, cwd="/", env=more, stderr=stderr)
        try:
            screen.wait_for_change(black)
            for key in ("Return", "Return", "Escape"):
                open_by(key)
            until((data / FILE).exists)
            ((match, steps),) = plays_until(lambda kept: any(steps > 12 for steps in kept.steps.values())).steps.items()
            assert runs(game.pid, WORKER)
            below = [own for own, _ in family(game.pid)]
        finally:
            game.kill()
            game.wait()
        until(lambda: not any(Path(f"/proc/{own}").exists() for own in below))
        black = screen.picture()
        game = subprocess.Popen(words, cwd="/", env=more, stderr=stderr)
        try:
            screen.wait_for_change(black)
            press("Down")
            open_by("Return")
            kept = plays_until(lambda kept: kept.over)
        finally:
            game.kill()
            game.wait()
    assert kept.over == [match] and kept.steps[match] > steps
    said(program, "export", "--data", tmp_path / "copy", "--out", tmp_path / "match.jsonl")
    said(program, "verify", tmp_path / "match.jsonl")
    assert not [line for line in errors.read_text().splitlines() if not line.endswith(BUSY)]


def test_the_supervisor_brings_it_back_and_leaves_no_process(program: Program, tmp_path: Path) -> None:
    words = [*program, "--kiosk", "--data", str(tmp_path), *SHORT]
    supervisor = subprocess.Popen(words, cwd="/", env=environment(SDL_VIDEODRIVER="dummy"), stderr=subprocess.PIPE)
    log = tmp_path / "log.txt"

    def lives() -> list[int]:
        lines = log.read_text().splitlines() if log.exists() else []
        return [int(line.partition("process ")[2].split()[0]) for line in lines if " started" in line]

    def lived(number: int) -> bool:
        return len(lives()) == number

    try:
        for number, harm in enumerate((signal.SIGKILL, signal.SIGSTOP, None), start=1):
            until(partial(lived, number), 40)
            time.sleep(2)
            if harm is not None:
                os.kill(lives()[-1], harm)
        below = [own for own, _ in family(supervisor.pid)]
        assert below
        supervisor.terminate()
        assert supervisor.wait(PATIENCE) == 0
        until(lambda: not any(Path(f"/proc/{own}").exists() for own in below))
    finally:
        supervisor.kill()
        supervisor.communicate()


WISHES = [["--safe"], *([f"{PRESENT}={way}"] for way in WAYS)]


def _wish(wish: list[str]) -> tuple[list[str], dict[str, str]]:
    return [word for word in wish if word.startswith("-")], dict(
        word.split("=") for word in wish if not word.startswith("-")
    )


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish[0])
def test_every_way_to_the_screen_under_x(program: Program, screen: Screen, tmp_path: Path, wish: list[str]) -> None:
    words, more = _wish(wish)
    game = Watched(program, tmp_path, *words, SDL_VIDEODRIVER="x11", DISPLAY=screen.display, **more)
    try:
        game.first_frame()
    finally:
        game.end()


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A compositor without a screen."""
    if not shutil.which("weston"):
        pytest.skip("needs weston")
    run = tmp_path / "run"
    run.mkdir(mode=0o700)
    own = {"XDG_RUNTIME_DIR": str(run), "WAYLAND_DISPLAY": "wayland-test"}
    with (tmp_path / "weston.log").open("wb") as log:
        weston = subprocess.Popen(
            [
                "weston",
                "--backend=headless-backend.so",
                "--shell=kiosk-shell.so",
                "--socket=wayland-test",
                "--width=1280",
                "--height=720",
                "--idle-time=0",
            ],
            env={**os.environ, **own},
            stdout=log,
            stderr=log,
        )
    until(lambda: (run / "wayland-test").exists())
    yield {**own, "SDL_VIDEODRIVER": "wayland"}
    weston.kill()
    weston.wait()


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish[0])
def test_every_way_to_the_screen_under_wayland(
    program: Program, wayland: dict[str, str], tmp_path: Path, wish: list[str]
) -> None:
    words, more = _wish(wish)
    game = Watched(program, tmp_path, *words, **wayland, **more)
    try:
        game.first_frame()
    finally:
        game.end()


def test_it_comes_up_in_the_compositor_of_a_kiosk(program: Program, tmp_path: Path) -> None:
    """Like the service, except for the screen on which cage draws."""
    if not (shutil.which("cage") and shutil.which("Xwayland")) or os.geteuid() == 0:
        pytest.skip("needs cage and Xwayland, and a user who is not root")
    run = tmp_path / "run"
    run.mkdir(mode=0o700)
    screen = {"WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"}
    game = Watched(
        ["cage", "-s", "--", *program], tmp_path, SDL_VIDEODRIVER="wayland", XDG_RUNTIME_DIR=str(run), **screen
    )
    try:
        game.first_frame()
    finally:
        game.end()


def test_its_own_folder_is_never_written(program: Program, screen: Screen, tmp_path: Path) -> None:
    """Its data are in the given folder, and it has no home."""
    folder = next((above for above in Path(program[0]).parents if above.name.startswith(HARD)), None)
    if folder is None:
        pytest.skip("sources belong to who works on them")

    def written() -> dict[Path, int]:
        return {file: file.lstat().st_mtime_ns for file in folder.rglob("*") if not file.is_dir()}

    before = written()
    game = Watched(program, tmp_path, SDL_VIDEODRIVER="x11", DISPLAY=screen.display)
    try:
        game.first_frame()
    finally:
        game.end()
    assert written() == before


# ------------------------------------------------------------------------------------------------ files in dist/


@pytest.mark.skipif(not DIST.is_dir(), reason="make package")
def test_all_parts_and_licences_are_named() -> None:
    sums = (DIST / "SHA256SUMS").read_text()
    assert all(file.name in sums for file in DIST.iterdir() if file.name != "SHA256SUMS")
    named = {part["name"] for part in json.loads((DIST / "SBOM.json").read_text())["components"]}
    licences = (DIST / "LICENCES.txt").read_text()
    for name in ("pygame-ce", "pytweening", "platformdirs", "segno", "pillow"):
        assert name in named and name.lower() in licences.lower()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in licences.upper()


def test_the_debian_packages_have_no_fault() -> None:
    found = sorted(DIST.glob("*.deb"))
    if not found or not shutil.which("lintian"):
        pytest.skip("needs lintian, and packages")
    done = subprocess.run(["lintian", *found], capture_output=True, text=True, timeout=600, check=False)
    assert done.stdout == ""
