"""Snapshot: one picture of a position as one viewer sees it. Needs pygame, but no screen."""

import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pygame

from engine.core.seats import Viewer
from engine.headless.arguments import BadUse, Play
from engine.headless.files import open_match
from game import surfaces
from game.canvas import Canvas
from game.draw import cache
from game.painter import paint
from game.paths import cache_folder
from game.text.languages import SOURCE
from game.text.terminal import terminal_text
from game.theme import STAGE
from game.window import Point, fit, paint_margin
from scenes.seating import TablePlan, first_seating

PRINTS = 1_000  # in a frame: no time limit, everything at rest
LOOKS = 2  # a thing drawn for the first time seems to move


def snapshot(
    path: Path, viewer: Viewer, out: Path, theme: str, size: Point | None, language: str | None = None
) -> None:
    """Write the table of the record's last position to `out` (PNG), `size` px, with the same bytes every time.

    The language does not depend on the machine: None means that of the source. If the shape is not the stage's, the
    whole stage is in the middle. Raises BadUse in one line for a bad record, and for a file that cannot be written.
    """
    stage = size or STAGE
    save(lambda: _fitted(_drawn(path, viewer, theme == "kids", language or SOURCE, stage), stage), out)


def save(draw: Callable[[], pygame.Surface], out: Path) -> None:
    """Write the surface that `draw` returns, without a screen, to `out` (PNG). Raises BadUse in one line if that
    fails."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        data = BytesIO()
        pygame.image.save(draw(), data, "picture.png")
        out.write_bytes(data.getvalue())
    except (OSError, pygame.error, MemoryError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error) or "too large"
        raise BadUse(f"cannot write {out}: {' '.join(reason.split()).lower()}") from None


def _drawn(path: Path, viewer: Viewer, kids: bool, language: str, size: Point) -> pygame.Surface:
    """The stage for a picture of that size."""
    from game.store.store import Store
    from scenes.play import build
    from scenes.table.scene import TableScene
    from scenes.table.session import Session

    match = open_match(path, terminal_text)
    built = build(Play(mute=True, windowed=True, size=STAGE, kids=kids, language=language), Store.without())
    surfaces.use_density(surfaces.step_for(fit(size).scale))
    try:
        cache.use_folder(cache_folder(None))  # nothing is put off
        plan = TablePlan(match.setup, first_seating(match.setup.players, None))
        built.context.settings.change(reduced_motion=True)  # figures are still: they need few poses
        scene = TableScene(built.context, plan, Session(built.context, plan, match))
        scene.screen.set_viewpoint(viewer)
        for prints in (scene.screen.stage.table.prints, scene.screen.hand.prints):
            prints.per_frame = PRINTS
        scene.screen.hand.finish()
        built.context.idle_work.run_all()  # it draws figures
        for _ in range(LOOKS):
            canvas = Canvas(STAGE)
            scene.draw(canvas)
        return paint(canvas)
    finally:
        built.close()


def _fitted(picture: pygame.Surface, size: Point) -> pygame.Surface:
    """The stage inside a picture of that size, with the pleats of the house beside it."""
    if size == picture.get_size():
        return picture
    place, out = fit(size), pygame.Surface(size)
    paint_margin(out, place)
    inside = (place.left, place.top, place.width, place.height)
    pygame.transform.smoothscale(picture, (place.width, place.height), out.subsurface(inside))
    return out
