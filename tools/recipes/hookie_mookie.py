"""Hookie-Mookie: an accordion and a mandolin on a square by the sea; cicadas as long as the sun is high."""

import math
from collections.abc import Sequence
from random import Random

from tools.recipes.tones import A4, A5, C4, C5, C6, D5, E4, E5, G4, G5, Recipes
from tools.synth import (
    OVERLAP,
    RATE,
    ROUND,
    Sound,
    band,
    decay,
    empty,
    faded,
    highpass,
    hump,
    looped,
    lowpass,
    mix,
    modes,
    noise,
    pluck,
    shaped,
    thud,
)

MUSETTE = (-0.0035, 0.0, 0.0042)
"""How far the three reeds of a note are out of tune: they beat against each other."""
REED = (1.0, 0.62, 0.5, 0.3, 0.26, 0.14, 0.12, 0.06)
"""Loudness of a reed's partials."""


def accordion(hertz: float, seconds: float, press: float = 0.04) -> Sound:
    """One note: three reeds, and a bellows that takes `press` seconds to fill."""
    out = empty(seconds)
    for reed, off in enumerate(MUSETTE):
        for n, level in enumerate(REED, 1):
            turn, start = 2 * math.pi * hertz * n * (1 + off) / RATE, 1.7 * reed * n
            if turn > 2.6:
                break
            for i in range(len(out)):
                out[i] += level * math.sin(turn * i + start)
    return faded(lowpass(out, 2600), press, min(0.08, seconds / 3))


def chord(hertz: Sequence[float], seconds: float, press: float = 0.03) -> Sound:
    """Several notes at once."""
    return mix(*((0.0, 1.0 / len(hertz), accordion(each, seconds, press)) for each in hertz))


def mandolin(hertz: float, seconds: float, rng: Random) -> Sound:
    """A pair of strings that are struck together, nearly."""
    return mix(
        (0, 1.0, pluck(hertz, seconds, rng, 0.38)), (0.007, 0.8, pluck(hertz * 1.003, seconds - 0.01, rng, 0.42))
    )


def tremolo(hertz: float, seconds: float, rng: Random) -> Sound:
    """The plectrum goes to and fro."""
    count = int(seconds * 13)
    strokes = [(i / 13, 0.7 + 0.3 * (i % 2 == 0), mandolin(hertz, 0.16, rng)) for i in range(count)]
    return mix(*strokes)


def mookie(rng: Random) -> Sound:
    """A new set lies there: two quick notes up."""
    return mix((0, 0.8, mandolin(G4, 0.3, rng)), (0.09, 1.0, mandolin(C5, 0.38, rng)))


def hookie(rng: Random) -> Sound:
    """A hookie is called: two notes that ask."""
    del rng
    return mix((0, 0.8, accordion(E4, 0.16)), (0.16, 1.0, accordion(A4, 0.33)))


def jingles(rng: Random) -> Sound:
    """Small plates of brass that hit each other."""
    plates = []
    for _ in range(9):
        hertz = 4300 + 4200 * rng.random()
        plates.append((0.03 * rng.random(), 0.4 + 0.6 * rng.random(), modes(0.12, [(hertz, 0.016, 1.0)])))
    hiss = shaped(highpass(noise(0.1, rng), 5000), decay(0.016))
    return mix((0, 0.9, hiss), *plates)


def tambourine(rng: Random) -> Sound:
    """A tap on the skin and a shake."""
    return faded(
        mix((0, 0.8, thud(190, 0.016, 0.12, rng)), (0, 0.3, jingles(rng)), (0.05, 0.14, jingles(rng))), 0.001, 0.02
    )


def trois(rng: Random) -> Sound:
    """Three: the tambourine, and the accordion calls out."""
    return mix((0, 0.9, tambourine(rng)), (0, 0.55, chord((G4, C5, E5), 0.4, 0.012)))


def match(rng: Random) -> Sound:
    """The two cards are the same: a bright chord under a tremolo."""
    return mix((0, 0.6, chord((C5, E5, G5), 0.45)), (0.02, 0.8, tremolo(C6, 0.36, rng)))


def swash(seconds: float, rng: Random) -> Sound:
    """A small wave runs up the beach and back."""
    water = band(noise(seconds, rng), lambda t: 500 + 900 * math.sin(math.pi * t / seconds), 0.6)
    foam = highpass(noise(seconds, rng), 2600)
    return mix((0, 1.0, shaped(water, hump(seconds, 0.35))), (0, 0.12, shaped(foam, hump(seconds, 0.5))))


def miss(rng: Random) -> Sound:
    """They are not: two notes down, and the sea."""
    fall = ((0, 0.8, accordion(G4, 0.2)), (0.2, 0.9, accordion(E4, 0.34, 0.05)))
    return mix(*fall, (0.1, 0.4, swash(0.62, rng)))


def cork(rng: Random) -> Sound:
    """A cork leaves its bottle."""
    out, phase = [], 0.0
    for i in range(round(0.09 * RATE)):
        t = i / RATE
        phase += 2 * math.pi * (330 + 7000 * t) / RATE
        out.append(math.sin(phase) * 0.5 ** (t / 0.018))
    squeak = shaped(band(noise(0.09, rng), lambda t: 1400 + 6000 * t, 6.0), hump(0.09, 0.8))
    return mix((0, 0.25, squeak), (0.08, 1.0, faded(out, 0.001, 0.02)), (0.08, 0.5, thud(240, 0.012, 0.1, rng)))


def sundown(rng: Random) -> Sound:
    """The deck has run out: four slow notes down, and a wave over them."""
    notes = ((C5, 0.0, 0.3), (A4, 0.3, 0.3), (G4, 0.6, 0.3), (E4, 0.9, 0.55))
    tune = [(at, 0.8, accordion(hertz, seconds, 0.06)) for hertz, at, seconds in notes]
    return mix(*tune, (0.9, 0.5, accordion(C4, 0.55, 0.08)), (0.4, 0.4, swash(1.0, rng)))


def voila(rng: Random) -> Sound:
    """A hand is empty: accordion and mandolin run home together."""
    run = ((G4, 0.0), (C5, 0.12), (D5, 0.24), (E5, 0.36), (G5, 0.5))
    strings = [(at, 0.8, mandolin(hertz, 0.25, rng)) for hertz, at in run]
    last = ((0.66, 0.75, chord((C5, E5, G5), 0.6)), (0.66, 0.7, tremolo(C6, 0.56, rng)))
    return mix(*strings, (0.0, 0.3, accordion(C4, 0.3)), (0.36, 0.35, accordion(G4, 0.28)), *last)


def family_dance(rng: Random) -> Sound:
    """Everybody has won in the end: a turn of the dance on the square."""
    tune = ((G4, 0.0, 0.14), (C5, 0.15, 0.28), (E5, 0.45, 0.14), (G5, 0.6, 0.28), (A5, 0.9, 0.14), (G5, 1.05, 0.14),
            (C6, 1.2, 0.62))  # fmt: skip
    melody = [(at, 0.7, accordion(hertz, seconds, 0.02)) for hertz, at, seconds in tune]
    steps = [(at, 0.5, tambourine(rng)) for at in (0.15, 0.6, 1.2)]
    bass = [(at, 0.6, mandolin(hertz, 0.3, rng)) for at, hertz in ((0.15, C4), (0.3, E4), (0.6, C4), (0.75, G4))]
    return mix(*melody, *steps, *bass, (1.2, 0.4, chord((C5, E5), 0.62)), (1.2, 0.5, tremolo(C5, 0.55, rng)))


def _sea(seconds: float, waves: int, rng: Random) -> Sound:
    """Waves on a beach, so many in all."""

    def strength(t: float) -> float:
        share = (t * waves / seconds) % 1.0
        return 0.25 + 0.75 * math.sin(math.pi * share**0.6) ** 2

    return shaped(lowpass(band(noise(seconds, rng), 420, 0.5), 1100), strength)


def _cicadas(seconds: float, hertz: float, beat: float, swell: float, rng: Random) -> Sound:
    """One tree full of them: a rattle `beat` times a second that swells and rests every `swell` seconds."""

    def strength(t: float) -> float:
        rattle = max(0.0, math.sin(2 * math.pi * beat * t)) ** 1.5
        return rattle * max(0.0, math.sin(math.pi * ((t / swell) % 1.0))) ** 0.5

    return shaped(band(band(noise(seconds, rng), hertz, 9.0), hertz, 9.0), strength)


def square(rng: Random) -> Sound:
    """The square at noon, to go round: cicadas in both trees, the sea far below."""
    seconds = ROUND
    trees = (
        (0.0, 0.0011, _cicadas(seconds, 3900, 13, 4.6, rng)),
        (0.0, 0.0009, _cicadas(seconds, 3500, 11, 3.7, rng)),
    )
    return looped(mix((0, 0.09, _sea(seconds, 9, rng)), *trees)[: round(seconds * RATE)], OVERLAP)


def square_low(rng: Random) -> Sound:
    """The same when the sun is low, to go round: the cicadas are still, the sea is nearer."""
    seconds = ROUND
    breeze = lowpass(band(noise(seconds, rng), lambda t: 500 + 120 * math.sin(t * 0.9), 0.8), 900)
    return looped(mix((0, 0.14, _sea(seconds, 9, rng)), (0, 0.03, breeze))[: round(seconds * RATE)], OVERLAP)


RECIPES: Recipes = {
    "mandolin": lambda rng: mandolin(C5, 0.4, rng),
    "mookie": mookie,
    "hookie": hookie,
    "tambourine": tambourine,
    "trois": trois,
    "match": match,
    "miss": miss,
    "cork": cork,
    "wave": lambda rng: swash(0.5, rng),
    "sundown": sundown,
    "voila": voila,
    "family_dance": family_dance,
    "square": square,
    "square_low": square_low,
}
