"""The set of Hooky: a classroom, far to near, and a chalkboard of any size in its frame of oak; the table's is as
large as the rail leaves it."""

from pathlib import Path

import pygame

from game.draw.cache import cached, disk
from game.draw.frame import frame
from game.draw.paper import gradient
from game.draw.parallax import Flats
from game.theme import Theme
from scenes.games.hooky.art import scenery
from scenes.games.hooky.art.scenery import Box
from scenes.games.hooky.spots import spots

FRAME = "#8A4A2E"  # valance and legs
RAIL = "#3A2416"  # the rail of public views
PLATE = "#12241F"
WALL = ("#31565C", "#3C6A6C", "#477A78", "#3A6264")
SLATE = ("#1E4038", "#24493F", "#1B3A33")
WINDOW = (760, 190, 400, 300)
VIGNETTE = 0.42


@cached
def backdrop(theme: Theme, slate: Box | None = None) -> pygame.Surface:
    """The finished set at rest, the whole stage; with a chalkboard whose slate fills a box inside its frame, or with
    the wall alone. Shared: never draw on it."""
    sources = (Path(__file__), Path(__file__).parent / "scenery.py")
    name = f"hooky-classroom-{slate}-{theme.set_light}-{theme.high_contrast}"
    return disk(name, lambda: _paint(theme, slate), sources)


def _paint(theme: Theme, slate: Box | None) -> pygame.Surface:
    flats = Flats(*WALL)
    flats.draw(scenery.wall())
    flats.light((960, 240), (1700, 760), "#FFF0C4", 0.2)
    flats.flat(scenery.window(*WINDOW), alpha=100, drop=(4, 6))
    flats.flat(scenery.frieze(), alpha=70, blur=10, drop=(2, 6))
    flats.flat(scenery.coat_rail(), alpha=100, blur=12, drop=(4, 8))
    flats.flat(scenery.floor(), alpha=90, drop=(0, -4))
    if slate:
        _hang(flats, theme, slate)
    return flats.done(VIGNETTE, theme=theme)


def _hang(flats: Flats, theme: Theme, slate: Box) -> None:
    """The board: frame, slate, what was wiped off it, and its tray."""
    x, y, wide, high = slate
    flats.flat(scenery.frame(slate), alpha=130, blur=20, drop=(6, 14))
    flats.place(gradient((wide, high), *SLATE), (x + wide / 2, y + high / 2))
    flats.draw(scenery.smudges(slate))
    flats.flat(scenery.tray(slate), alpha=90, blur=8, drop=(2, 6))


def classroom(theme: Theme) -> pygame.Surface:
    """The set of the table."""
    return backdrop(theme, spots(4, 3, Theme(theme.name, text_scale=theme.text_scale)).slate)


@cached
def room(theme: Theme) -> pygame.Surface:
    """The same behind the frame of the stage: for a scene that covers the table."""
    out = classroom(theme).copy()
    frame(FRAME).draw(out)
    return out
