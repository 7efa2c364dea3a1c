"""The set of Word Porters: a station hall. Light, iron arch, hall wall, train and trolley, platform."""

from pathlib import Path

import pygame

from game.draw.cache import cached, converted, disk
from game.draw.paper import added_light
from game.draw.parallax import Flats
from game.theme import Theme
from scenes.games.word_porters.art import scenery

FRAME = "#7A2E38"  # valance and legs
RAIL = "#0E2C36"  # the rail of public views
LIGHT = ("#0D3440", "#14505C", "#2A7C80", "#6FB0A0", "#1C5058")
HORIZON = 760
VIGNETTE = 0.5
WARM = "#FFE9B0"
HEADLIGHT = (434, 644)
COUNTING = (120, 128, 140)  # what the hall is multiplied by while points are counted


@cached
def backdrop(theme: Theme, counting: bool = False) -> pygame.Surface:
    """The finished hall, the whole stage; `counting`: the lights are down but for one. Shared: never draw on it."""
    if counting:
        return _lights_down(theme)
    sources = (Path(__file__), Path(__file__).parent / "scenery.py")
    name = f"word-porters-hall-{theme.set_light}-{theme.high_contrast}"
    return disk(name, lambda: _paint(theme), sources)


def _lights_down(theme: Theme) -> pygame.Surface:
    """The same hall under less light: quick, so that nobody waits for it when points are counted."""
    out = backdrop(theme).copy()
    out.fill(COUNTING, special_flags=pygame.BLEND_RGB_MULT)
    light = added_light(1500, 900, WARM, 0.4 * theme.set_light)
    out.blit(light, light.get_rect(center=(960, 330)), special_flags=pygame.BLEND_RGB_ADD)
    return converted(out)


def _paint(theme: Theme) -> pygame.Surface:
    flats = Flats(*LIGHT, horizon=HORIZON)
    flats.light((960, 440), (1500, 760), WARM, 0.55)
    flats.flat(scenery.window(), alpha=60, blur=10, drop=(0, 4))
    flats.draw(scenery.shafts())
    flats.flat(scenery.rails(), alpha=0)
    flats.flat(scenery.wall(), alpha=120, blur=20, drop=(0, 8))
    board = scenery.picture_at("timetable", *scenery.TIMETABLE_AT, scenery.TIMETABLE)
    flats.flat(scenery.clock() + board, alpha=110, blur=8, drop=(2, 8))
    _platform(flats)
    return flats.done(VIGNETTE, theme=theme)


def _platform(flats: Flats) -> None:
    """The train stands behind the platform's edge, the trolley on it."""
    flats.flat(scenery.picture_at("train", *scenery.TRAIN_AT), alpha=110, drop=(0, 2))
    flats.glow(HEADLIGHT, 120, "#FFE9B0", 0.45)
    flats.flat(scenery.platform(), alpha=110, drop=(0, -4))
    flats.flat(scenery.picture_at("trolley", *scenery.TROLLEY_AT), alpha=110, drop=(0, 6))
    flats.light((960, 850), (1500, 240), "#9FD6C8", 0.16)
