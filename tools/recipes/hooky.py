"""Hooky: a recorder and a glockenspiel, chalk and bells; outside the window, far away, a playground."""

import math
from random import Random

from tools.recipes.stage import clink
from tools.recipes.tones import A4, C6, E5, G5, Recipes, SoundVariant
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

E6, G6 = 2 * E5, 2 * G5


def recorder(hertz: float, seconds: float, rng: Random, rise: float = 0.0) -> Sound:
    """A wooden flute played by a child: nearly a pure tone, some breath, a puff at its start. It rises by `rise`
    semitones."""
    out, phase = [], 0.0
    for i in range(round(seconds * RATE)):
        t = i / RATE
        trembling = 0.003 * math.sin(2 * math.pi * 5.4 * t) * min(1.0, t / 0.25)
        phase += 2 * math.pi * hertz * 2 ** (rise * t / seconds / 12) * (1 + trembling) / RATE
        out.append(
            math.sin(phase) + 0.1 * math.sin(2 * phase) + 0.16 * math.sin(3 * phase) + 0.03 * math.sin(5 * phase)
        )
    breath = band(noise(seconds, rng), hertz * 2, 2.0)
    puff = shaped(band(noise(0.06, rng), hertz * 3, 1.5), decay(0.012))
    return faded(mix((0, 0.9, out), (0, 0.05, breath), (0, 0.35, puff)), 0.018, min(0.06, seconds / 3))


def glockenspiel(hertz: float, seconds: float = 0.45) -> Sound:
    """A bar of steel and a small mallet."""
    bar = modes(seconds, [(hertz, 0.11, 1.0), (hertz * 2.756, 0.035, 0.3), (hertz * 5.404, 0.012, 0.14)])
    return faded(mix((0, 1.0, bar), (0, 0.1, wood(900, 0.004, 0.03))), 0.0008, 0.08)


def chalk(rng: SoundVariant) -> Sound:
    """One dry tap of chalk, and the start of a stroke."""
    stick = 660 + 220 * rng.apart
    hiss = shaped(band(noise(0.05, rng), 2300 + 500 * rng.random(), 1.2), decay(0.008, 0.0015))
    tap = mix((0, 1.0, wood(stick, 0.008, 0.06)), (0, 0.4, hiss))
    return mix((0, 1.0, tap), (0.015, 0.3, paper(0.1, rng, 3000, 3600, 0.2)))


def sponge(rng: Random) -> Sound:
    """A wet sponge goes over the board and back."""
    there, back = cloth(0.24, rng, 700, 1500, 0.5), cloth(0.22, rng, 1500, 800, 0.5)
    return mix((0, 1.0, there), (0.22, 0.8, back), (0, 0.25, thud(200, 0.02, 0.1, rng)))


def hand_bell(rng: Random) -> Sound:
    """A small bell of brass with a wooden handle: one stroke, and another light touch of the clapper."""
    partials = ((1318.5, 0.2, 0.8), (2637, 0.12, 0.55), (3164, 0.1, 0.4), (5012, 0.05, 0.3), (1324, 0.2, 0.4))
    ring = modes(0.9, partials)
    again = modes(0.9 - 0.09, [(hertz, half, 0.22 * level) for hertz, half, level in partials])
    return faded(mix((0, 1.0, ring), (0.09, 1.0, again)), 0.0008, 0.25)


def lesson(rng: Random) -> Sound:
    """A lesson begins: two bars of the glockenspiel, rising."""
    return mix((0, 0.8, glockenspiel(C6, 0.3)), (0.13, 1.0, glockenspiel(G6, 0.36)))


def break_bell(rng: Random) -> Sound:
    """The bell in the corridor rolls: the lesson is over."""
    stroke = modes(0.3, [(1046, 0.06, 0.7), (1711, 0.05, 0.6), (2483, 0.035, 0.5), (3890, 0.02, 0.35)])
    strokes = [(0.042 * i, 0.75 + 0.25 * rng.random(), stroke) for i in range(16)]
    return faded(mix(*strokes), 0.001, 0.2)


def peek(rng: Random) -> Sound:
    """Paper is drawn out and put back, with a soft questioning note."""
    out, back = paper(0.16, rng, 1700, 3200, 0.6), paper(0.16, rng, 3000, 1600, 0.4)
    return mix((0, 0.8, out), (0.33, 0.6, back), (0.1, 0.5, recorder(A4, 0.34, rng, rise=3)))


def hook(rng: SoundVariant) -> Sound:
    """A card is hung up: a small clink, and swinging paper."""
    return mix((0, 1.0, clink(rng)), (0.03, 0.9, paper(0.24, rng, 2300, 1500, 0.3)))


def _shout(rng: Random) -> Sound:
    """A child's call, blurred by walls so that only its melody arrives."""
    low, seconds = 430 + 240 * rng.random(), 0.18 + 0.16 * rng.random()
    out, phase = [], 0.0
    for i in range(round(seconds * RATE)):
        phase += low * (1 + 0.16 * math.sin(math.pi * i / RATE / seconds) + 0.05 * rng.uniform(-1, 1)) / RATE
        out.append(2 * (phase % 1.0) - 1 + 0.6 * rng.uniform(-1, 1))
    voice = faded(lowpass(lowpass(band(out, 760 + 240 * rng.random(), 1.2), 800), 900), 0.06, 0.1)
    return mix(*((0.043 * i + 0.03 * rng.random(), 0.62**i, voice) for i in range(6)))


def classroom(rng: Random) -> Sound:
    """Loop of a quiet room: air, a pencil now and then, a clock; outside the window a playground with a ball."""
    air = lowpass(band(noise(ROUND, rng), lambda t: 300 + 60 * math.sin(t * 0.8), 0.6), 700)
    yard = lowpass(band(noise(ROUND, rng), lambda t: 620 + 160 * math.sin(t * 1.3), 1.4), 900)
    parts = [(0.0, 0.07, air), (0.0, 0.04, shaped(yard, lambda t: 0.6 + 0.4 * math.sin(t * 1.9)))]
    parts += [(40 * rng.random(), 0.006 + 0.014 * rng.random(), _shout(rng)) for _ in range(80)]
    parts += [(at, 0.012, wood(1500 if at % 2 else 1380, 0.004, 0.04)) for at in range(round(ROUND))]
    for at in (12.1, 12.9, 13.5, 13.9):  # a ball that comes to rest
        parts.append((at, 0.03, thud(170, 0.03, 0.16, rng)))
    for at in (5.2, 5.5, 9.7, 21.4, 30.2, 30.6, 31.1):  # a pencil writes
        parts.append((at, 0.008, shaped(highpass(noise(0.22, rng), 2600), hump(0.22))))
    return looped(*parts)


RECIPES: Recipes = {
    "chalk": chalk,
    "sponge": sponge,
    "school_bell": hand_bell,
    "lesson": lesson,
    "break_bell": break_bell,
    "peek": peek,
    "glockenspiel": lambda rng: glockenspiel(C6),
    "hook": hook,
    "classroom": classroom,
}
