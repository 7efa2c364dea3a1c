"""Rook: a clarinet, an evening field and, rarely, a caw."""

import math
from random import Random

from tools.recipes.tones import Recipes
from tools.synth import (
    RATE,
    ROUND,
    Sound,
    band,
    cloth,
    empty,
    faded,
    hump,
    looped,
    lowpass,
    mix,
    noise,
    paper,
    shaped,
)


def caw(rng: Random) -> Sound:
    """One caw of the Rook: a harsh call that sinks."""
    seconds, phase, raw = 0.42, 0.0, []
    for i in range(round(seconds * RATE)):
        t = i / RATE
        pitch = 560 + 130 * math.sin(math.pi * min(1.0, t / 0.2)) - 260 * t
        phase += (pitch + 40 * rng.uniform(-1, 1)) / RATE
        raw.append(2 * (phase % 1.0) - 1 + 0.5 * rng.uniform(-1, 1) * (phase % 1.0))
    throat = mix((0, 1.0, band(raw, 1250, 3.0)), (0, 0.7, band(raw, 2300, 4.0)), (0, 0.25, band(raw, 3500, 4.0)))
    return shaped(throat, lambda t: min(1.0, t / 0.03) * hump(seconds, 0.35)(t) ** 0.5)


def wings(rng: Random) -> Sound:
    """Four beats of wings that fly away."""
    beats = [(0.115 * i, 0.8**i, cloth(0.13, rng, 700, 300, 0.3)) for i in range(4)]
    feathers = [(0.115 * i + 0.01, 0.25 * 0.8**i, paper(0.09, rng, 2600, 1700, 0.3)) for i in range(4)]
    return mix(*beats, *feathers)


def evening(rng: Random) -> Sound:
    """Loop of a field in the evening: wind and three crickets."""
    wind = band(noise(ROUND, rng), lambda t: 420 + 120 * math.sin(t * 0.9) + 70 * math.sin(t * 2.3), 0.5)
    parts = [(0.0, 0.09, lowpass(wind, 900))]
    for hertz, gap, level in ((3150, 0.62, 0.02), (3480, 0.81, 0.014), (2870, 1.13, 0.012)):
        chirp = empty(0.1)
        for i in range(len(chirp)):
            t = i / RATE
            chirp[i] = math.sin(2 * math.pi * hertz * t) * max(0.0, math.sin(2 * math.pi * 32 * t)) ** 2
        chirp, at = faded(chirp, 0.01, 0.03), gap * rng.random()
        while at < ROUND - 0.2:
            parts.append((at, level * (0.7 + 0.3 * rng.random()), chirp))
            at += gap * (0.92 + 0.16 * rng.random())
    return looped(*parts)


RECIPES: Recipes = {
    "caw": caw,
    "wings": wings,
    "evening": evening,
}
