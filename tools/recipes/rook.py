"""Rook: a clarinet, an evening field and, seldom, a caw."""

import math
from random import Random

from tools.recipes.tones import A5, C4, C5, C6, E4, E5, G4, G5, Recipes
from tools.synth import (
    OVERLAP,
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
    reed,
    shaped,
)


def caw(rng: Random) -> Sound:
    """The Rook, once: a harsh call that sinks."""
    seconds, phase, raw = 0.42, 0.0, []
    for i in range(round(seconds * RATE)):
        t = i / RATE
        pitch = 560 + 130 * math.sin(math.pi * min(1.0, t / 0.2)) - 260 * t
        phase += (pitch + 40 * rng.uniform(-1, 1)) / RATE
        raw.append(2 * (phase % 1.0) - 1 + 0.5 * rng.uniform(-1, 1) * (phase % 1.0))
    throat = mix((0, 1.0, band(raw, 1250, 3.0)), (0, 0.7, band(raw, 2300, 4.0)), (0, 0.25, band(raw, 3500, 4.0)))
    return shaped(throat, lambda t: min(1.0, t / 0.03) * hump(seconds, 0.35)(t) ** 0.5)


def wings(rng: Random) -> Sound:
    """Four beats of wings that go away."""
    beats = [(0.115 * i, 0.8**i, cloth(0.13, rng, 700, 300, 0.3)) for i in range(4)]
    feathers = [(0.115 * i + 0.01, 0.25 * 0.8**i, paper(0.09, rng, 2600, 1700, 0.3)) for i in range(4)]
    return mix(*beats, *feathers)


def fanfare(rng: Random) -> Sound:
    """Somebody has won: a clarinet goes up the pentatonic, a second one below."""
    notes = ((C5, 0.0, 0.16), (E5, 0.15, 0.16), (G5, 0.3, 0.16), (A5, 0.45, 0.2), (G5, 0.66, 0.14), (C6, 0.8, 0.75))
    below = ((E4, 0.0, 0.3), (G4, 0.3, 0.32), (C5, 0.66, 0.14), (E5, 0.8, 0.75))
    upper = [(at, 1.0, reed(hertz, seconds, rng, 0.7)) for hertz, at, seconds in notes]
    lower = [(at, 0.5, reed(hertz, seconds, rng, 0.5)) for hertz, at, seconds in below]
    return mix(*upper, *lower)


def made(rng: Random) -> Sound:
    """A bid that was made: two clarinet notes up."""
    return mix((0, 0.9, reed(G4, 0.18, rng)), (0.15, 1.0, reed(C5, 0.32, rng)))


def short(rng: Random) -> Sound:
    """A bid that fell short: two clarinet notes down, softly."""
    return mix((0, 1.0, reed(E4, 0.2, rng, 0.3)), (0.18, 0.9, reed(C4, 0.32, rng, 0.2)))


def evening(rng: Random) -> Sound:
    """A field in the evening, to go round: wind and three crickets."""
    seconds = ROUND
    wind = band(noise(seconds, rng), lambda t: 420 + 120 * math.sin(t * 0.9) + 70 * math.sin(t * 2.3), 0.5)
    parts = [(0.0, 0.09, lowpass(wind, 900))]
    for hertz, gap, level in ((3150, 0.62, 0.05), (3480, 0.81, 0.035), (2870, 1.13, 0.03)):
        chirp = empty(0.1)
        for i in range(len(chirp)):
            t = i / RATE
            chirp[i] = math.sin(2 * math.pi * hertz * t) * max(0.0, math.sin(2 * math.pi * 32 * t)) ** 2
        chirp, at = faded(chirp, 0.01, 0.03), gap * rng.random()
        while at < seconds - 0.2:
            parts.append((at, level * (0.7 + 0.3 * rng.random()), chirp))
            at += gap * (0.92 + 0.16 * rng.random())
    return looped(mix(*parts)[: round(seconds * RATE)], OVERLAP)


RECIPES: Recipes = {
    "caw": caw,
    "wings": wings,
    "made": made,
    "short": short,
    "fanfare": fanfare,
    "evening": evening,
}
