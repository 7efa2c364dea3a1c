"""The set of Hookie-Mookie: a village square by the sea. Its sky is the deck: the sun sinks card by card."""

from itertools import pairwise
from pathlib import Path

import pygame

from engine.games.hookie_mookie.cards import pack
from engine.games.hookie_mookie.options import HAND_SIZE
from engine.games.hookie_mookie.view import View
from game.draw.cache import cached, converted, disk
from game.draw.color import mix
from game.draw.parallax import Flats, stars
from game.draw.svg import drawn
from game.theme import STAGE, Theme
from scenes.games.hookie_mookie.art import scenery
from scenes.games.hookie_mookie.art.scenery import Day

FRAME = "#B23A2C"  # valance and legs
RAIL = "#5A1E1A"  # the rail of public views
PLATE = "#1A1630"
SKIES = (0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
"""The hours that are painted; whatever lies between two is one over the other."""
TABLE = (960, 492, 760, 288)  # middle and half axes of the table
TABLE_EDGE = 50
HORIZON = 420
SUN_RADIUS = 70
STARS_FROM = 0.85
TREES = ((1866, 470, 110), (46, 520, 104))
POTS = (180, 1746)
POT_FOOT = 800
VIGNETTE = "#1A0A20"
UNDEALT = ("start", "deal")
"""Phases in which nothing has left the deck that matters for the day: it is noon."""


def daylight(left: int, start: int) -> float:
    """The hour by the deck: 0 at noon (nothing drawn) to 1 (the last of `start` cards is gone)."""
    return 1 - left / start


def skies(t: float) -> tuple[float, float, float]:
    """The painted hours before and after `t`, and how much of the later one shows (0 to 1)."""
    for first, second in pairwise(SKIES):
        if t < second:
            return first, second, (t - first) / (second - first)
    return SKIES[-1], SKIES[-1], 0.0


def backdrop(theme: Theme, table: bool = True) -> pygame.Surface:
    """The finished set at noon, the whole stage; `table` with the cloth. Shared: never draw on it."""
    return _at_noon(theme, table)


@cached
def _at_noon(theme: Theme, table: bool) -> pygame.Surface:
    scene = converted(pygame.Surface(STAGE))
    draw_set(scene, theme, 0.0, table)
    return scene


def draw_set(scene: pygame.Surface, theme: Theme, t: float, table: bool = True) -> None:
    """The set at any hour `t` (0 to 1): the later painted hour lies over the earlier; the one sun is where it is."""
    first, second, share = skies(t)
    scene.blit(hour(theme, first, table), (0, 0))
    level = round(255 * share)
    if level:
        over = hour(theme, second, table)
        over.set_alpha(level)
        scene.blit(over, (0, 0))
        over.set_alpha(None)
    x, y = Day(t).sun
    scene.blit(_sun(theme, round(t, 2), table), (round(x) - SUN_RADIUS, round(y) - SUN_RADIUS))


@cached
def hour(theme: Theme, t: float, table: bool = True) -> pygame.Surface:
    """The set at a painted hour without its sun, so that no cross-fade shows two. Shared: never draw on it."""
    here = Path(__file__).parent
    sources = (Path(__file__), here / "scenery.py")
    name = f"hookie-mookie-square-{table}-{t}-{theme.set_light}-{theme.high_contrast}"
    return disk(name, lambda: _paint(theme, table, Day(t)), sources)


@cached
def _sun(theme: Theme, t: float, table: bool) -> pygame.Surface:
    """What is seen of the sun: the sea hides its foot, the table what is behind it."""
    day, side = Day(t), 2 * SUN_RADIUS
    left, top = round(day.sun[0]) - SUN_RADIUS, round(day.sun[1]) - SUN_RADIUS
    color = mix("#000000", day.between("#FFF3B8", "#FFE08A"), theme.set_light)
    disc = drawn(f'<circle cx="{SUN_RADIUS}" cy="{SUN_RADIUS}" r="{SUN_RADIUS}" fill="{color}"/>', (side, side))
    x, y, across, down = TABLE
    hidden = f'<path d="M0 {scenery.SHORE - top}H{side}V{2 * HORIZON}H0Z" fill="#000000"/>'
    if table:
        hidden += f'<ellipse cx="{x - left}" cy="{y - top}" rx="{across}" ry="{down}" fill="#000000"/>'
    disc.blit(drawn(hidden, (side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return disc


def _paint(theme: Theme, table: bool, day: Day) -> pygame.Surface:
    flats = Flats(*day.sky(), horizon=HORIZON)
    _bay(flats, day)
    _village(flats, day)
    _garden(flats, day)
    if table:
        flats.flat(scenery.skirt(*TABLE, TABLE_EDGE, day), alpha=170, blur=30, drop=(0, 34))
        flats.draw(scenery.cloth(*TABLE, day))
        flats.light((960, 470), (1300, 620), "#FFE3A8", 0.28)
    return flats.done(0.26 + 0.12 * day.t, VIGNETTE, theme)


def _bay(flats: Flats, day: Day) -> None:
    flats.glow(day.sun, 420, day.between("#FFF6CF", "#FFB06A"), 0.85)
    if day.t > STARS_FROM:
        flats.draw(stars(40, 200, 4))
    flats.draw(scenery.clouds(day))
    flats.flat(scenery.sea(day), alpha=0)
    flats.flat(scenery.hills(day), rim=day.on("#B4D39A"), alpha=50, drop=(0, -4))


def _village(flats: Flats, day: Day) -> None:
    homes = "".join(scenery.house(form, day) for form in scenery.HOUSES)
    flats.flat(homes + scenery.church(day), alpha=80, drop=(0, 0))
    flats.flat(scenery.ground(day), rim=day.on("#F3E2BC"), alpha=70, drop=(0, -4))


def _garden(flats: Flats, day: Day) -> None:
    """Two trees at the edges, and lavender before them."""
    for seed, (x, y, radius) in enumerate(TREES, 3):
        crown = scenery.leaves(x, y, radius, day.on("#3E7A4E", 0.45), seed)
        flats.flat(scenery.trunk(x, day) + crown, rim=day.on("#6FA866", 0.4), alpha=90, drop=(4, 4))
        flats.draw(scenery.leaves(x - 6, y - 24, radius * 0.6, day.on("#5FA45E", 0.45), seed))
    flats.flat("".join(scenery.lavender(x, POT_FOOT, day) for x in POTS), alpha=90, blur=12, drop=(2, 8))


def cards_at_start(view: View) -> int:
    """Cards in the deck after the deal (HM-11)."""
    return len(pack(view.jokers)) - HAND_SIZE * view.players - view.ghost_cards


def cards_left(view: View) -> int:
    """Cards in the deck now; before the deal those that it will have."""
    return cards_at_start(view) if view.phase in UNDEALT and not view.deck_size else view.deck_size


def day_of(view: View) -> float:
    """0 at noon, 1 when the last card is gone. Public: the same for every viewer."""
    return min(1.0, max(0.0, daylight(cards_left(view), cards_at_start(view))))
