"""Rare distant sounds over a table's background."""

import math
from random import Random

from tools.recipes.spooks import saw
from tools.recipes.tones import A4, C5, G4, Recipes
from tools.recipes.word_porters import echoing, tone
from tools.synth import RATE, Sound, band, empty, faded, hump, lowpass, mix, modes, noise, shaped, wood


def owl(rng: Random) -> Sound:
    """Two hoots, the second one longer."""
    return lowpass(
        mix((0, 0.8, saw(((0, 345), (0.25, 350)), 0.25)), (0.42, 1.0, saw(((0, 350), (0.2, 345), (0.5, 330)), 0.5))),
        900,
    )


def far_bird(rng: Random) -> Sound:
    """Three notes of a bird at the other end of the field."""
    out = empty(0.9)
    for start, hertz in ((0.0, 2100), (0.24, 2350), (0.5, 1950)):
        for i in range(round(0.16 * RATE)):
            t = i / RATE
            glide = hertz * t + 220 * math.sin(math.pi * t / 0.16) * t
            out[round(start * RATE) + i] += (
                math.sin(2 * math.pi * glide) * math.sin(math.pi * t / 0.16) ** 2 * (0.8 + 0.2 * rng.random())
            )
    return echoing(lowpass(out, 2400), 0.21, 2, 0.3)


def bicycle(rng: Random) -> Sound:
    """A bicycle bell in a street behind the houses."""
    ring = modes(0.4, [(2093, 0.05, 0.5), (3136, 0.03, 0.3)])
    return echoing(lowpass(mix((0, 1.0, ring), (0.13 + 0.02 * rng.random(), 0.8, ring)), 3000), 0.16, 2, 0.25)


def far_rope(rng: Random) -> Sound:
    """A rope that beats on a mast, about three times."""
    beats = [(0.42 * i + 0.06 * rng.random(), 0.6 + 0.4 * rng.random(), wood(1100, 0.01, 0.12)) for i in range(3)]
    return lowpass(mix(*beats), 1800)


def playground(rng: Random) -> Sound:
    """A call in the yard and an answer, without words."""
    parts = []
    for at, hertz, fall in ((0.0, 620, 90), (0.55, 740, -60), (0.95, 560, 140)):
        out, phase = [], 0.0
        for i in range(round(0.4 * RATE)):
            t = i / RATE
            phase += (hertz - fall * t / 0.4 + 8 * math.sin(2 * math.pi * 6 * t)) / RATE
            out.append(2 * (phase % 1.0) - 1)
        throat = mix((0, 1.0, band(out, 900, 3.0)), (0, 0.5, band(out, 2300, 4.0)))
        parts.append((at + 0.1 * rng.random(), 0.7 + 0.3 * rng.random(), shaped(throat, hump(0.4, 0.3))))
    return echoing(lowpass(mix(*parts), 1500), 0.18, 3, 0.35)


def far_train(rng: Random) -> Sound:
    """Another platform's chime, and wheels that leave."""
    chime = echoing(mix((0, 1.0, tone(C5)), (0.3, 1.0, tone(G4)), (0.6, 1.0, tone(A4))), 0.24, 3, 0.45)
    rumble = shaped(lowpass(band(noise(2.4, rng), 320, 0.8), 700), hump(2.4, 0.4))
    return faded(mix((0, 0.7, lowpass(chime, 1200)), (0.9, 0.6, rumble)), 0.01, 0.4)


RECIPES: Recipes = {
    "owl": owl,
    "far_bird": far_bird,
    "bicycle": bicycle,
    "far_rope": far_rope,
    "playground": playground,
    "far_train": far_train,
}
