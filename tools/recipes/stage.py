"""The stage: wood, cloth, brass and paper."""

from random import Random

import numpy as np

from tools.recipes.cards import contact
from tools.recipes.tones import C5, Recipes, SoundVariant
from tools.synth import (
    RATE,
    Sound,
    band,
    cloth,
    decay,
    empty,
    faded,
    mix,
    modes,
    noise,
    paper,
    pluck,
    shaped,
    thud,
    wood,
)


def refuse(rng: Random) -> Sound:
    """Two dry taps."""
    return mix((0, 1.0, wood(330, 0.009, 0.1)), (0.11, 0.8, wood(294, 0.009, 0.1)))


def curtain(rng: Random) -> Sound:
    """Cloth that falls to the floor."""
    return mix((0, 1.0, cloth(0.42, rng, 1100, 350, 0.7)), (0.33, 0.5, thud(190, 0.03, 0.15, rng)))


def rope(rng: Random) -> Sound:
    """Rope over a pulley: the cloth goes up and the wheel clicks."""
    wheel = [(0.05 + 0.055 * i, 0.22, wood(520 + 14 * i, 0.006, 0.05)) for i in range(7)]
    return mix((0, 0.9, cloth(0.46, rng, 400, 1300, 0.5)), *wheel)


def knock(rng: SoundVariant) -> Sound:
    """A knuckle on a stage door."""
    return contact(rng, 1300, 215, 0.026)


def clink(rng: SoundVariant) -> Sound:
    """A tag dropped on a brass hook."""
    size = 0.95 + 0.1 * rng.apart
    partials = ((1720, 0.05, 0.8), (2893, 0.07, 0.6), (4410, 0.04, 0.4), (1733, 0.05, 0.5))
    brass = modes(0.4, [(hertz * size, half, level) for hertz, half, level in partials])
    return faded(
        mix((0, 0.5, brass), (0.0, 0.5, wood(480, 0.01, 0.1)), (0.09, 0.16, brass), (0, 0.2, wood(1500, 0.005, 0.05))),
        0,
        0.1,
    )


def bell(rng: Random) -> Sound:
    """The one brass bell."""
    ring = [(880, 0.22, 0.6), (1760 * 1.003, 0.16, 0.5), (2093, 0.12, 0.35), (2640, 0.08, 0.3), (3720, 0.05, 0.2)]
    return faded(modes(0.9, ring), 0.001, 0.2)


def latch(rng: Random) -> Sound:
    """A small case that closes."""
    tick = modes(0.12, [(2350, 0.01, 0.5), (3300, 0.008, 0.4)])
    return mix(
        (0, 0.5, wood(410, 0.01, 0.1)),
        (0.05, 0.8, tick),
        (0.05, 0.7, wood(260, 0.014, 0.14)),
        (0, 0.2, wood(900, 0.006, 0.05)),
    )


def page(rng: Random) -> Sound:
    """A page that is turned."""
    return mix((0, 1.0, paper(0.26, rng, 1500, 3300, 0.6)), (0.2, 0.4, paper(0.1, rng, 3000, 1800, 0.2)))


def applause(rng: Random) -> np.ndarray:
    """Applause of many hands that nearly dies away twice, with claps from all sides."""
    ears: list[list[tuple[float, float, Sound]]] = [[], []]
    for _ in range(420):
        at = 3.0 * rng.random() ** 1.3
        clap = shaped(band(noise(0.03, rng), 900 + 900 * rng.random(), 1.0), decay(0.006 + 0.004 * rng.random()))
        loud, side = (1 - at / 3.0) ** 0.7 * (0.3 + 0.7 * rng.random() ** 2), rng.random()
        ears[0].append((at, loud * (1 - 0.5 * side), clap))
        ears[1].append((at + 0.0004 * side, loud * (0.5 + 0.5 * side), clap))
    left, right = (mix(*claps, (0, 0.0, empty(3.1))) for claps in ears)
    return np.array((left[: 3 * RATE], right[: 3 * RATE])).T


RECIPES: Recipes = {
    "join": clink,
    "refuse": refuse,
    "page": page,
    "latch": latch,
    "tap": lambda rng: wood(470 * (0.85 + 0.3 * rng.apart), 0.012 + 0.004 * rng.random(), 0.12),
    "wood_block": lambda rng: wood(620, 0.022, 0.2),
    "curtain": curtain,
    "knock": knock,
    "rope": rope,
    "pluck": lambda rng: pluck(C5, 0.35, rng),
    "bell": bell,
    "applause": applause,
}
