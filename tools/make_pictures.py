"""Draw the pictures of README.md and docs/ from records of matches:

    python -m tools.make_pictures [NAME ...]

docs/pictures/pictures.toml lists them, with the record, the number of steps and the viewer of each. Each drawing of a
picture has the same bytes, so a diff shows changes of the game's look.
"""

import argparse
import io
import os
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from PIL import Image

from engine.core.match import Match
from engine.headless.arguments import Play
from engine.headless.files import open_match
from game import surfaces
from game.bots import Brief
from game.canvas import Canvas
from game.draw import cache
from game.film_process import WEBP, Film, encode
from game.input.actions import Action, Press
from game.kiosk.kiosk import Kiosk
from game.kiosk.usage_stats import UsageStats
from game.painter import Painter
from game.paths import cache_folder
from game.quick_bots import QuickBots
from game.stack import SceneStack
from game.store.store import Store
from game.text.languages import SOURCE
from game.text.terminal import terminal_text
from game.theme import STAGE
from game.window import fit
from scenes.games import entry_of
from scenes.kiosk.attract import AttractScene
from scenes.play import Built, build
from scenes.seating import TablePlan, first_seating, join
from scenes.table.scene import TableScene
from scenes.table.session import Session

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
LIST = FOLDER / "pictures.toml"
SUFFIX = ".webp"
SIZE = (960, 540)
"""Size of every picture, px."""
QUALITY, EFFORT = 82, 6
"""Quality of 100, and effort of 6, for WebP."""
RATE = 12.5
"""Frames per second, of films and of scripts."""


@dataclass(frozen=True, slots=True)
class WantedPicture:
    """One picture.

    `record`: its path from the project's folder. `steps`: the number of steps that have been played. `people`: devices
    for seats 0 upwards; "" and all later seats are computer players. `script`: seconds that pass, and names of actions,
    each by the device that a question or a curtain asks.
    """

    name: str
    record: str
    steps: int
    people: Sequence[str] = ()
    kids: bool = False
    kiosk: bool = False
    film: bool = False
    script: Sequence[float | str] = ()

    @property
    def file(self) -> Path:
        """Its path."""
        return FOLDER / f"{self.name}{SUFFIX}"


def wanted() -> tuple[WantedPicture, ...]:
    """All pictures of the list. Raises TypeError for an unknown key."""
    listed: dict[str, dict[str, Any]] = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return tuple(WantedPicture(name, **said) for name, said in listed.items())


def begun(picture: WantedPicture) -> Match:
    """The match of a picture after its steps. Raises BadUse for a bad record."""
    lines = (ROOT / picture.record).read_text(encoding="utf-8").splitlines(keepends=True)
    with TemporaryDirectory() as folder:
        part = Path(folder) / Path(picture.record).name
        part.write_text("".join(lines[: 1 + picture.steps]), encoding="utf-8")
        return open_match(part, terminal_text)


class SameBots(QuickBots):
    """Computer players without chance: the same view gives the same answer."""

    def ask(self, brief: Brief, level: str, seed: int) -> None:
        super().ask(brief, level, 0)


@contextmanager
def _house(kids: bool) -> Iterator[Built]:
    """A running program with pictures as sharp as SIZE needs. It saves nothing, and puts no drawing off."""
    asked = Play(mute=True, windowed=True, size=STAGE, kids=kids, language=SOURCE)
    built = build(asked, Store.without(), SameBots(), SameBots(), SameBots())
    try:
        surfaces.use_density(surfaces.step_for(fit(SIZE).scale))
        cache.use_folder(cache_folder(None))
        yield built
    finally:
        built.close()


def frames(picture: WantedPicture) -> Iterator[bytes]:
    """Yield the pixels (RGB) of each frame: the start, and one for each 1 / RATE s of the script."""
    with _house(picture.kids) as built:
        _begin(built, picture)
        stack, painter, idle = built.context.stack, Painter(STAGE), built.context.idle_work
        idle.run_all()  # it draws the players' figures
        yield _pixels(painter, stack)
        for word in picture.script:
            if isinstance(word, str):
                device = _device(built, picture.people)
                stack.act(Press(Action[word.upper()], device, built.context.devices.seat_of(device), ""))
                continue
            for _ in range(round(word * RATE)):
                stack.update(1 / RATE)
                stack.apply()
                idle.run_all()
                yield _pixels(painter, stack)


def _begin(built: Built, picture: WantedPicture) -> None:
    """Put the table of the match on the stage, or in the frame of a kiosk."""
    match, context = begun(picture), built.context
    seating = first_seating(match.setup.players, None)
    for seat, device in enumerate(picture.people):
        seating = join(seating, device, seat=seat) if device else seating
    plan = TablePlan(match.setup, seating)
    if picture.kiosk:
        attract = AttractScene(context, Kiosk(context.store, UsageStats(context.store)))
        context.stack.push(attract)
        context.stack.apply()
        show = attract.show
        show.entry = entry_of(match.setup.game)
        show.stack.reset(TableScene(show.context, plan, Session(show.context, plan, match)))
        show.stack.apply()
    else:
        context.stack.push(TableScene(context, plan, Session(context, plan, match)))
        context.stack.apply()


def _device(built: Built, people: Sequence[str]) -> str:
    """The device that a curtain or a question asks now."""
    top = built.context.stack.top
    if isinstance(top, TableScene) and top.screen.answering is not None:
        return top.screen.room.seating[top.screen.answering.seat].device or people[0]
    return getattr(top, "device", None) or people[0]


def _pixels(painter: Painter, stack: SceneStack) -> bytes:
    """The pixels of the stack. Call it once for each frame, because every drawing is another frame for its cards."""
    canvas = Canvas(STAGE)
    stack.draw(canvas)
    painter.paint(canvas)
    return pygame.image.tobytes(pygame.transform.smoothscale(painter.picture, SIZE), "RGB")


def made(picture: WantedPicture) -> bytes:
    """The file of a picture (WebP): all its frames as a film, or the last one."""
    shown = list(frames(picture))
    if picture.film:
        out: list[object] = []
        encode(iter([Film(SIZE, len(shown), round(1000 / RATE)), *shown]), out.append)
        films = out[-1]
        assert isinstance(films, dict)
        return bytes(films[WEBP])
    file = io.BytesIO()
    Image.frombytes("RGB", SIZE, shown[-1]).save(file, "WEBP", quality=QUALITY, method=EFFORT)
    return file.getvalue()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Draw the pictures of README.md and docs/.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="of pictures in the list; all if none is given")
    names = parser.parse_args().names
    for picture in wanted():
        if not names or picture.name in names:
            picture.file.write_bytes(made(picture))
            print(f"{picture.file.stat().st_size / 1e3:7.0f} kB  {picture.file.relative_to(ROOT)}")
