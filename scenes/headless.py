"""Snapshot: one picture of a position as one viewer sees it. Needs pygame, but no screen."""

import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from engine.core.seats import Viewer
from engine.headless.arguments import BadUse, Play
from engine.headless.files import open_match
from scenes.seating import TablePlan, first_seating

SIZE = (1920, 1080)


def snapshot(path: Path, viewer: Viewer, out: Path, theme: str, size: tuple[int, int] | None) -> None:
    """Write the table of the record's last position to `out` (PNG), `size` px, in `theme`. BadUse in one line."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.cards.sprite import NEW_PRINTS
    from game.store import Store
    from scenes.play import build
    from scenes.table.scene import TableScene

    match = open_match(path)
    built = build(Play(mute=True, windowed=True, kids=theme == "kids"), Store.without())
    try:
        plan = TablePlan(match.setup, first_seating(match.setup.players, None))
        scene = TableScene(built.house, plan, match)
        scene.glass.look_as(viewer)
        scene.props.table.prints.per_frame = 100 * NEW_PRINTS
        scene.hand.finish()
        picture = pygame.Surface(SIZE)
        scene.draw(picture)
        if size and size != SIZE:
            picture = pygame.transform.smoothscale(picture, size)
        pygame.image.save(picture, str(out), "png")
    except (OSError, pygame.error) as error:
        raise BadUse(f"cannot write {out}: {error}") from None
    finally:
        built.close()
