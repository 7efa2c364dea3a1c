"""Hookie-Mookie: an accordion and a mandolin on a square by the sea; cicadas while the sun is high."""

import math
from random import Random

from tools.recipes.tones import Recipes
from tools.synth import (
    RATE,
    ROUND,
    Sound,
    band,
    faded,
    highpass,
    hump,
    looped,
    lowpass,
    mix,
    noise,
    shaped,
    thud,
)


def swash(seconds: float, rng: Random) -> Sound:
    """A small wave runs up the beach and back."""
    water = band(noise(seconds, rng), lambda t: 500 + 900 * math.sin(math.pi * t / seconds), 0.6)
    foam = highpass(noise(seconds, rng), 2600)
    return mix((0, 1.0, shaped(water, hump(seconds, 0.35))), (0, 0.12, shaped(foam, hump(seconds, 0.5))))


def cork(rng: Random) -> Sound:
    """A cork leaves its bottle."""
    out, phase = [], 0.0
    for i in range(round(0.09 * RATE)):
        t = i / RATE
        phase += 2 * math.pi * (330 + 7000 * t) / RATE
        out.append(math.sin(phase) * 0.5 ** (t / 0.018))
    squeak = shaped(band(noise(0.09, rng), lambda t: 1400 + 6000 * t, 6.0), hump(0.09, 0.8))
    return mix((0, 0.25, squeak), (0.08, 1.0, faded(out, 0.001, 0.02)), (0.08, 0.5, thud(240, 0.012, 0.1, rng)))


def _sea(rng: Random) -> Sound:
    """Nine waves on a beach."""

    def strength(t: float) -> float:
        share = (t * 9 / ROUND) % 1.0
        return 0.25 + 0.75 * math.sin(math.pi * share**0.6) ** 2

    return shaped(lowpass(band(noise(ROUND, rng), 420, 0.5), 1100), strength)


def _cicadas(hertz: float, beat: float, swell: float, rng: Random) -> Sound:
    """A tree of cicadas: a rattle `beat` times a second that swells and rests every `swell` seconds."""

    def strength(t: float) -> float:
        rattle = math.pow(max(0.0, math.sin(2 * math.pi * beat * t)), 1.5)
        return rattle * math.sqrt(max(0.0, math.sin(math.pi * ((t / swell) % 1.0))))

    return shaped(band(band(noise(ROUND, rng), hertz, 9.0), hertz, 9.0), strength)


def square(rng: Random) -> Sound:
    """Loop of the square at noon: cicadas in both trees, the sea far below."""
    near, far = _cicadas(3900, 13, 4.6, rng), _cicadas(3500, 11, 3.7, rng)
    return looped((0, 0.09, _sea(rng)), (0, 0.0005, near), (0, 0.0004, far))


def square_low(rng: Random) -> Sound:
    """Loop of the square with a low sun: no cicadas, the sea nearer."""
    breeze = lowpass(band(noise(ROUND, rng), lambda t: 500 + 120 * math.sin(t * 0.9), 0.8), 900)
    return looped((0, 0.14, _sea(rng)), (0, 0.03, breeze))


RECIPES: Recipes = {
    "cork": cork,
    "wave": lambda rng: swash(0.5, rng),
    "square": square,
    "square_low": square_low,
}
