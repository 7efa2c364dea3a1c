"""The set of Spooks: a haunted garden under the moon, far to near, and the table with its cloth."""

from pathlib import Path

import pygame

from game.draw.cache import cached, disk
from game.draw.parallax import Flats, bare_tree, hill, stars
from game.theme import Theme
from scenes.games.spooks.art import scenery

FRAME = "#5A1F6E"  # valance and legs
RAIL = "#2A1240"  # the rail of public views
GREEN_RAIL = "#123524"  # while a goblin trick is on
PLATE = "#1C0D30"
TABLE = (960, 492, 760, 288)  # middle and half axes of the table
TABLE_EDGE = 50
HORIZON = 460
MOON = (470, 190)
WINDOWS = ((1460, 330), (1540, 280))
LANTERNS = ((303, 810, 110), (1622, 830, 120))
SKY = ("#150B30", "#2E1660", "#5E2C8C", "#9A4FA6", "#D07BA8")
VIGNETTE = 0.42


@cached
def backdrop(theme: Theme, table: bool = True) -> pygame.Surface:
    """The finished set at rest, the whole stage; `table` with the cloth. Shared: never draw on it."""
    sources = (Path(__file__), Path(__file__).parent / "scenery.py")
    name = f"spooks-garden-{table}-{theme.set_light}-{theme.high_contrast}"
    return disk(name, lambda: _paint(theme, table), sources)


def _paint(theme: Theme, table: bool) -> pygame.Surface:
    flats = Flats(*SKY, horizon=HORIZON)
    _sky(flats)
    _far_garden(flats)
    _near_garden(flats)
    if table:
        flats.flat(scenery.skirt(*TABLE, TABLE_EDGE), alpha=170, blur=30, drop=(0, 34))
        flats.draw(scenery.cloth(*TABLE))
        flats.light((960, 470), (1300, 600), "#F0C8FF", 0.34)
    return flats.done(VIGNETTE, theme=theme)


def _sky(flats: Flats) -> None:
    flats.draw(stars(70, 260, 9, "#E9DFFF"))
    flats.glow(MOON, 400, "#E4F0A6", 0.55)
    flats.draw(scenery.moon(*MOON))
    flats.draw(scenery.bat_at(610, 96, 0.36) + scenery.bat_at(1240, 84, 0.24) + scenery.bat_at(700, 190, 0.2))


def _far_garden(flats: Flats) -> None:
    flats.flat(hill(330, 26, 6, "#74409A", 3), rim="#A06CBF", alpha=70, blur=20)
    house = scenery.picture_at("house", 1296, 40, 0.86)
    flats.flat(house + hill(420, 14, 5, "#4B2676", 6), rim="#7444A0", alpha=110, blur=20)
    for window in WINDOWS:
        flats.glow(window, 150, "#FFC65A", 0.4)
    flats.draw(scenery.fog())
    flats.flat(hill(500, 14, 5, "#331858", 12), rim="#54307E", alpha=110)


def _near_garden(flats: Flats) -> None:
    """The bare tree, stones, the fence and two lanterns."""
    tree = bare_tree(150, 900, 800, "#220E42", 4, 0.08, 1.15)
    flats.flat(tree + scenery.graves(), alpha=110, drop=(4, 4))
    flats.flat(scenery.fence(), alpha=110, blur=14, drop=(0, -4))
    flats.flat(scenery.pumpkins(), alpha=110, blur=12, drop=(2, 8))
    for x, y, radius in LANTERNS:
        flats.glow((x, y), radius, "#FFB03A", 0.35)
