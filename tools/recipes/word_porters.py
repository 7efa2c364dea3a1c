"""Word Porters: a muted trumpet, a typewriter, stamps and parcels under the high roof of a station."""

import math
from random import Random

from tools.recipes.cards import contact
from tools.recipes.tones import C5, E5, G4, Recipes, SoundVariant
from tools.synth import (
    RATE,
    ROUND,
    Sound,
    band,
    cloth,
    decay,
    faded,
    highpass,
    hump,
    looped,
    lowpass,
    mix,
    modes,
    noise,
    paper,
    shaped,
    thud,
    wood,
)


def echoing(sound: Sound, later: float, times: int, keep: float = 0.4) -> Sound:
    """`sound` with its echoes from a high roof, `later` seconds apart, each softer (by `keep`) and duller."""
    parts, back = [(0.0, 1.0, sound)], sound
    for i in range(1, times + 1):
        back = lowpass(back, 2600)
        parts.append((later * i, keep**i, back))
    return faded(mix(*parts), 0.0, 0.08)


def parcel(rng: SoundVariant) -> Sound:
    """A parcel is set down: cardboard, not heavy."""
    return mix((0, 1.0, contact(rng, 1050, 205)), (0.004, 0.4, shaped(band(noise(0.08, rng), 900, 0.9), decay(0.012))))


def stamp(rng: SoundVariant) -> Sound:
    """A rubber stamp comes down on a counter."""
    spring = modes(0.1, [(1900, 0.012, 0.3), (2700, 0.01, 0.2)])
    return mix((0, 0.3, spring), (0.03, 1.0, contact(rng, 1400, 220, 0.016)))


def _key(rng: Random) -> Sound:
    """One key of a typewriter."""
    strike = shaped(band(noise(0.04, rng), 1800 + 500 * rng.random(), 1.2), decay(0.005))
    return mix((0, 1.0, strike), (0, 0.5, wood(430 + 90 * rng.random(), 0.007, 0.06)))


def typewriter(rng: Random) -> Sound:
    """A few keys, one after the other."""
    at, parts = 0.0, []
    for _ in range(5):
        parts.append((at, 0.7 + 0.3 * rng.random(), _key(rng)))
        at += 0.06 + 0.03 * rng.random()
    return mix(*parts)


def carriage(rng: Random) -> Sound:
    """The end of a line: a small bell, and the carriage runs back."""
    ring = modes(0.4, [(1567.98, 0.09, 0.8), (3136, 0.04, 0.2)])
    teeth = [(0.1 + 0.012 * i, 0.25, wood(1300 + 20 * i, 0.003, 0.02)) for i in range(17)]
    return faded(lowpass(lowpass(mix((0, 0.6, ring), *teeth, (0.32, 0.9, _key(rng))), 3200), 4000), 0.001, 0.05)


def tone(hertz: float) -> Sound:
    """One bar of the station's chime."""
    return faded(modes(0.9, [(hertz, 0.2, 1.0), (hertz * 2, 0.1, 0.3), (hertz * 4, 0.05, 0.12)]), 0.004, 0.2)


def chime(rng: Random) -> Sound:
    """Attention, please: three bars, and the echo of the hall."""
    return echoing(mix((0, 0.9, tone(G4)), (0.22, 0.9, tone(C5)), (0.44, 1.0, tone(E5))), 0.17, 3, 0.34)


def suitcase(rng: SoundVariant) -> Sound:
    """A suitcase slides over the floor and is put down."""
    slide = cloth(0.26, rng, 600, 1000, 0.6)
    return mix((0, 0.8, slide), (0.22, 1.0, contact(rng, 1200, 195, 0.024)))


def punch(rng: Random) -> Sound:
    """A ticket is punched when a player passes."""
    bite = modes(0.1, [(1450, 0.012, 0.5), (2200, 0.009, 0.4)])
    return mix(
        (0, 0.7, bite), (0, 0.6, wood(520, 0.01, 0.08)), (0.06, 0.35, bite), (0.01, 0.3, paper(0.06, rng, 2600, 1800))
    )


def tunnel(rng: Random) -> Sound:
    """A porter goes through the tunnel: wheels, a distant whistle, and out again."""
    wheels = [(0.12 * i + (0.04 if i % 2 else 0.0), 0.8 - 0.05 * i, thud(200, 0.02, 0.12, rng)) for i in range(7)]
    whistle = shaped(mix((0, 0.6, _pipe(660, 0.5)), (0, 0.5, _pipe(784, 0.5))), hump(0.5, 0.4))
    return mix(*wheels, (0.1, 0.35, whistle), (0, 0.35, shaped(lowpass(noise(0.8, rng), 500), hump(0.8, 0.5))))


def _pipe(hertz: float, seconds: float) -> Sound:
    """One pipe of a steam whistle."""
    return [
        math.sin(2 * math.pi * hertz * i / RATE) + 0.3 * math.sin(4 * math.pi * hertz * i / RATE)
        for i in range(round(seconds * RATE))
    ]


def hall(rng: Random) -> Sound:
    """Loop of a station: the air of a large room, steps, a trolley, steam."""
    room = lowpass(band(noise(ROUND, rng), lambda t: 240 + 50 * math.sin(t * 0.6), 0.6), 600)
    step, wheel = echoing(wood(520, 0.008, 0.08), 0.19, 3), thud(210, 0.014, 0.08, rng)
    walking = [(1.0 + 0.54 * i, 0.03 * math.sin(math.pi * (i + 1) / 10), step) for i in range(9)]
    trolley = [(7.2 + 0.11 * i, 0.022 * math.sin(math.pi * (i + 1) / 25), wheel) for i in range(24)]
    steam = shaped(highpass(lowpass(noise(1.6, rng), 4200), 1200), hump(1.6, 0.25))
    again = [(at + 21, 0.7 * level, step) for at, level, _ in walking]
    return looped((0, 0.1, room), *walking, *again, *trolley, (14.9, 0.012, steam), (35.0, 0.008, steam))


RECIPES: Recipes = {
    "parcel": parcel,
    "stamp": stamp,
    "typewriter": typewriter,
    "carriage": carriage,
    "chime": chime,
    "suitcase": suitcase,
    "punch": punch,
    "tunnel": tunnel,
    "hall": hall,
}
