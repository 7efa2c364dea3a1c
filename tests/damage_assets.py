"""Damage the program's files in every way. Check that it still starts, and that every game can be played to its end.

    python -m tests.damage_assets [COUNT] [SEED]

Choose COUNT files of assets/ at random. Remove, cut or flip one at a time, or remove a whole folder, and start the
program in a copy of it. Each run shows the title and the rules. Then computer players play a match of each game to its
end, for grown-ups and for children in turn. Print a line for each run that failed. Exit status 1 if there was one.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from game.input.actions import Action

if TYPE_CHECKING:
    from game.sound.player import Sound
    from scenes.table.scene import TableScene
    from tests.pilot import Pilot

ROOT = Path(__file__).resolve().parents[1]
CODE = ("main.py", "engine", "game", "scenes", "tests", "tools")
WAYS = ("gone", "cut", "flipped")
FLIPPED = 3
"""Bits that are flipped in a file."""
PLAY = "play"
"""The argument that starts the damaged program in its process."""
PATIENCE = 600.0
"""Seconds that such a process may take."""


def damaged(data: bytes, way: str, chance: Random) -> bytes | None:
    """Return the damaged bytes of a file; None if it is removed."""
    if way == "gone":
        return None
    if way == "cut":
        return data[: len(data) // 2]
    out = bytearray(data)
    for _ in range(FLIPPED):
        out[chance.randrange(len(out))] ^= 1 << chance.randrange(8)
    return bytes(out)


def link(root: Path, copy: Path) -> None:
    """Make `copy` the same tree of files as `root`, by hard links."""

    def linked(source: str, target: str) -> None:
        try:
            os.link(source, target)
        except OSError:  # another disk
            shutil.copy2(source, target)

    if root.is_dir():
        shutil.copytree(root, copy, copy_function=linked)
    else:
        linked(str(root), str(copy))


def put(file: Path, data: bytes | None) -> None:
    """Give a linked file other bytes, or remove it or a whole folder; the original stays as it is."""
    shutil.rmtree(file) if file.is_dir() else file.unlink()
    if data is not None:
        file.write_bytes(data)


def program(folder: Path) -> Path:
    """A copy of the program that may be damaged."""
    copy = folder / "program"
    copy.mkdir()
    for name in (*CODE, "assets"):
        link(ROOT / name, copy / name)
    return copy


def run(copy: Path, theme: str, *games: str) -> str:
    """Play all games or these in that copy of the program. Returns the error, "" for none."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": ""}
    words = [sys.executable, "-m", "tests.damage_assets", PLAY, theme, *games]
    try:
        done = subprocess.run(
            words, cwd=copy, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return f"no end within {PATIENCE:.0f} s"
    return "" if done.returncode == 0 else f"status {done.returncode}: {done.stderr[-2000:]}"


def play(theme: str, *games: str) -> None:
    """Play every sound, and show the title, all pages of the rules and the lesson of every game. Then let computer
    players finish a match of each game with readable texts."""
    from engine.games import GAMES
    from game.settings import Settings
    from game.sound.player import Sound
    from tests.pilot import Pilot

    kids = theme == "kids"
    hear(Sound(Settings()))
    with tempfile.TemporaryDirectory() as data, Pilot(Path(data), kids=kids, speed="off") as pilot:
        pilot.context.settings.change(captions=True)
        pilot.frames(2)
        for game in games or GAMES:
            read(pilot, game)
            learn(pilot, game)
            sit_down(pilot, game, kids)


def hear(sound: "Sound") -> None:
    """Play every sound of the program once, including music and ambience."""
    from game.sound.catalogue import EVENTS, PIECES

    deque(sound.preload(), maxlen=0)
    for name in PIECES:
        sound.music(name)
        sound.near_end(True)
        for _ in range(4):
            sound.advance(0.5)
    for name in EVENTS:
        sound.ambience(name)
        for _ in range(4):
            sound.advance(0.5)
    sound.close()


def read(pilot: "Pilot", game: str) -> None:
    """Watch a clip, and page through the rules."""
    pilot.context.stack.push(pilot.context.place("rules", game))
    pilot.frame(1.0)
    pilot.press(Action.EXTRA)
    for _ in range(40):
        pilot.frame(1.0)
        pilot.press(Action.NEXT)
    title(pilot)


def learn(pilot: "Pilot", game: str) -> None:
    """Begin the lesson of a game, if it has one, and show its first beats."""
    from scenes.lesson.offer import begin_lesson, lone_learner, own_lesson

    begin_lesson(pilot.context, own_lesson(pilot.context, game), lone_learner(pilot.context, "keys").seats)
    for _ in range(40):
        pilot.frame(1.0)
        pilot.press(Action.CONFIRM)
    title(pilot)


def sit_down(pilot: "Pilot", game: str, kids: bool) -> None:
    """Choose seats and start the match."""
    from game.word_packs import why_not
    from scenes.lobby.match_setup import first_draft
    from scenes.seating import TablePlan, first_seating
    from scenes.table.scene import TableScene

    pilot.context.stack.push(pilot.context.place("seats", game))
    pilot.frames(2)
    draft = first_draft(game, kids)
    setup = draft.with_players(min(draft.seats)).setup()
    if why_not(setup):
        return
    plan = TablePlan(setup, first_seating(setup.players, None))
    pilot.context.stack.push(pilot.context.place("greeting", plan))
    pilot.frames(2)
    table = TableScene(pilot.context, plan)
    pilot.context.stack.replace(table)
    finish(pilot, table)


def title(pilot: "Pilot") -> None:
    """Return to the title."""
    pilot.context.stack.reset(pilot.context.place("title"))
    pilot.frames(1)


def finish(pilot: "Pilot", table: "TableScene") -> None:
    """Play until the match is over and its results are shown, drawing some frames."""
    for number in range(20_000):
        if table.session.over:
            break
        pilot.context.stack.update(2.0)
        pilot.context.stack.apply()
        top = pilot.context.stack.top
        if top is not None and top is not table:
            top.act_for_player()
            pilot.context.stack.apply()
        if number % 40 == 0:
            pilot.frames(1)
    assert table.session.over, f"{table.session.game.name} never ended"
    for _ in range(20):
        pilot.frame(2.0)
    title(pilot)


def choices(chance: Random) -> Iterator[tuple[Path, str]]:
    """Choose files of assets and damages at random; sometimes a whole folder is removed."""
    files = sorted(path.relative_to(ROOT) for path in (ROOT / "assets").rglob("*"))
    while True:
        path = chance.choice(files)
        yield path, "gone" if (ROOT / path).is_dir() else chance.choice(WAYS)


def sweep(count: int, seed: int) -> int:
    """Return how many of `count` runs failed."""
    chance, wrong = Random(seed), 0
    with tempfile.TemporaryDirectory() as folder:
        copy = program(Path(folder))
        for number, (path, way) in enumerate(islice(choices(chance), count)):
            data = None if (ROOT / path).is_dir() else damaged((ROOT / path).read_bytes(), way, chance)
            put(copy / path, data)
            said = run(copy, ("grown-up", "kids")[number % 2])
            if said:
                wrong += 1
                sys.stdout.write(f"{path} {way}: {said}\n")
                sys.stdout.flush()
            if (copy / path).exists():
                put(copy / path, None)
            link(ROOT / path, copy / path)
    sys.stdout.write(f"{count} runs, {wrong} went wrong (seed {seed})\n")
    return wrong


if __name__ == "__main__":
    if sys.argv[1:2] == [PLAY]:
        play(*sys.argv[2:])
    else:
        count, seed = (*map(int, sys.argv[1:]), *(100, 1)[len(sys.argv) - 1 :])
        sys.exit(sweep(count, seed) > 0)
