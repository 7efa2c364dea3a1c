"""The set of Rook: dusk over the fields, far to near, and the sawn stump that is the table."""

from pathlib import Path

import pygame

from game.draw.cache import cached, disk
from game.draw.parallax import Flats, bare_tree, hill, stars
from game.theme import Theme
from scenes.games.rook.art import nest, scenery

FRAME = "#2A2E6A"  # valance and legs
RAIL = "#1A1430"  # the rail of public views
TABLE = (960, 492, 760, 288)  # middle and half axes of the stump
TABLE_EDGE = 52
HORIZON = 420
MOON = (1322, 172)
SKY = ("#161D50", "#2B3685", "#5A55A8", "#B07AB0", "#F6B884", "#FFD7A0")
NEST_BROWNS = (scenery.DUSK, "#3A376F")
VIGNETTE = 0.38


@cached
def backdrop(theme: Theme, table: bool = True) -> pygame.Surface:
    """The finished set at rest, the whole stage; `table` with the stump. Shared: never draw on it."""
    here = Path(__file__).parent
    sources = (Path(__file__), here / "scenery.py", here / "nest.py")
    name = f"rook-fields-{table}-{theme.set_light}-{theme.high_contrast}"
    return disk(name, lambda: _paint(theme, table), sources)


def _paint(theme: Theme, table: bool) -> pygame.Surface:
    flats = Flats(*SKY, horizon=HORIZON)
    _sky(flats)
    _far_fields(flats)
    _near_fields(flats)
    if table:
        _table(flats)
    return flats.done(VIGNETTE, theme=theme)


def _sky(flats: Flats) -> None:
    flats.draw(stars(70, 200))
    flats.glow(MOON, 300, "#FFE7B0", 0.6)
    flats.draw(scenery.moon(*MOON))
    flats.draw(scenery.clouds())


def _far_fields(flats: Flats) -> None:
    flats.flat(hill(318, 22, 6, "#8B74B8", 3), rim="#C9A4CC", alpha=60, blur=18)
    flats.flat(hill(366, 22, 5, "#6A60A8", 8) + scenery.picture_at("barn", 1484, 218), rim="#9A8CC8", blur=18)
    flats.glow((1564, 280), 90, "#FFDC8A", 0.35)
    flats.flat(hill(430, 16, 5, "#4A4488", 5), rim="#756CB4", alpha=90)
    flats.draw(scenery.rows())


def _near_fields(flats: Flats) -> None:
    """The bare tree with two nests, the scarecrow, and wheat at the stage's edges; the rooks that wait there live."""
    things = bare_tree(232, 930, 830, scenery.DUSK, seed=11)
    things += nest.small_nest(146, 300, 36, NEST_BROWNS) + nest.small_nest(372, 372, 30, NEST_BROWNS)
    things += scenery.picture_at("scarecrow", 1616, 336)
    flats.flat(things, alpha=100, drop=(4, 4))
    ears = scenery.wheat((60, 300), 700, 900, 46, 3) + scenery.wheat((1640, 1860), 700, 900, 46, 4)
    flats.flat(ears, alpha=90, blur=14, drop=(0, -4))


def _table(flats: Flats) -> None:
    flats.flat(scenery.stump(*TABLE, TABLE_EDGE), alpha=170, blur=30, drop=(0, 34))
    flats.light((960, 460), (1500, 640), "#FFDFA0", 0.30)
