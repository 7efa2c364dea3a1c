"""Spooks: plucked strings, a celesta, a xylophone of bones, a musical saw; wind and an owl outside."""

import math
from collections.abc import Sequence
from random import Random

from tools.recipes.tones import A4, A5, C5, C6, D5, E4, E5, G4, G5, Recipes
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
    pluck,
    shaped,
    thud,
    wood,
)

ES5 = 622.25  # the only note outside the pentatonic, for a sinister sound


def celesta(hertz: float, seconds: float = 0.4) -> Sound:
    """Small steel bars over wood: a pure tone, its fourth partial, and a soft hammer."""
    tone = modes(seconds, [(hertz, 0.12, 1.0), (hertz * 4, 0.03, 0.25), (hertz * 9.2, 0.012, 0.08)])
    return faded(mix((0, 1.0, tone), (0, 0.08, wood(300, 0.008, 0.06))), 0.001, 0.05)


def saw(path: Sequence[tuple[float, float]], seconds: float) -> Sound:
    """A bowed saw that slides along `path` (second, hertz), trembling."""
    out, phase = [], 0.0
    for i in range(round(seconds * RATE)):
        t = i / RATE
        at = max(n for n, (moment, _) in enumerate(path) if moment <= t)
        (start, low), (end, high) = path[at], path[min(at + 1, len(path) - 1)]
        share = (t - start) / (end - start) if end > start else 0.0
        hertz = low + (high - low) * (1 - math.cos(math.pi * min(1.0, share))) / 2
        phase += 2 * math.pi * hertz * (1 + 0.012 * math.sin(2 * math.pi * 6.2 * t)) / RATE
        out.append(math.sin(phase) + 0.12 * math.sin(2 * phase) + 0.05 * math.sin(3 * phase))
    return faded(out, 0.07, min(0.14, seconds / 3))


def bar(hertz: float) -> Sound:
    """One bone of the xylophone."""
    return faded(modes(0.3, [(hertz, 0.05, 1.0), (hertz * 3, 0.016, 0.45), (hertz * 6.2, 0.006, 0.2)]), 0.0006, 0.03)


def spider(rng: Random) -> Sound:
    """Eight quick feet: two runs of plucked strings, high up."""
    notes = (C6, A5, C6, G5, A5, E5, G5, D5)
    return mix(*((0.045 * i, 0.9 - 0.06 * i, pluck(hertz, 0.14, rng, 0.5)) for i, hertz in enumerate(notes)))


def spook(rng: Random) -> Sound:
    """The saw goes up and comes down again: ooh."""
    breath = shaped(band(noise(0.5, rng), 900, 1.2), hump(0.5))
    return mix((0, 1.0, saw(((0, G4), (0.22, D5), (0.5, A4)), 0.5)), (0, 0.06, breath))


def goblin(rng: Random) -> Sound:
    """A giggle on a bassoon's reed: five short notes that hop down."""
    out = []
    for i, hertz in enumerate((340, 400, 330, 370, 280)):
        phase, raw = 0.0, []
        for j in range(round(0.075 * RATE)):
            t = j / RATE
            phase += hertz * (1 + 0.5 * t) / RATE
            raw.append(2 * (phase % 1.0) - 1 + 0.2 * rng.uniform(-1, 1))
        voice = mix((0, 1.0, band(raw, 760, 2.5)), (0, 0.5, band(raw, 1500, 4.0)))
        out.append((0.095 * i, 1.0 - 0.1 * i, faded(voice, 0.008, 0.03)))
    return mix(*out)


def bones(rng: Random) -> Sound:
    """Bones rattle."""
    hits = [(0.04 * i + 0.012 * rng.random(), 0.5 + 0.5 * rng.random(), 620 + 900 * rng.random()) for i in range(8)]
    return mix(*((at, level, wood(hertz, 0.014, 0.12)) for at, level, hertz in hits))


def flutter(rng: Random) -> Sound:
    """A bat: quick beats of thin wings and a soft squeak."""
    beats = [(0.05 * i, 0.9 - 0.09 * i, paper(0.06, rng, 1900, 1100, 0.3)) for i in range(7)]
    squeak = [math.sin(2 * math.pi * (3100 - 2200 * i / RATE) * i / RATE) for i in range(round(0.07 * RATE))]
    return mix(*beats, (0.12, 0.14, faded(squeak, 0.01, 0.04)), (0.23, 0.1, faded(squeak, 0.01, 0.04)))


def cat(rng: Random) -> Sound:
    """The Cat says one thing, on the saw."""
    return saw(((0, 520), (0.14, 880), (0.45, 430)), 0.45)


def ratchet(rng: Random) -> Sound:
    """A clock is turned: small teeth, slower and slower, until it stops."""
    at, parts = 0.0, []
    for i in range(7):
        parts.append((at, 0.6, wood(1500 + 120 * rng.random(), 0.004, 0.04)))
        at += 0.026 + 0.006 * i
    return mix(*parts, (at, 1.0, wood(520, 0.02, 0.14)))


def hand_on(rng: Random) -> Sound:
    """Wind through paper."""
    return mix((0, 1.0, paper(0.5, rng, 1200, 2600, 0.5)), (0, 0.5, cloth(0.5, rng, 400, 800, 0.5)))


def cannot(rng: Random) -> Sound:
    """A player cannot move: two strings fall by a semitone, with something heavy."""
    fall = ((0, 0.9, pluck(E5, 0.2, rng, 0.5)), (0.14, 1.0, pluck(ES5, 0.36, rng, 0.5)))
    return mix(*fall, (0.14, 0.5, thud(90, 0.05, 0.3, rng)))


def lights_down(rng: Random) -> Sound:
    """A goblin trick begins: the room darkens on low strings."""
    return mix((0, 1.0, thud(70, 0.08, 0.5, rng)), (0, 0.5, saw(((0, E4), (0.5, 220)), 0.5)))


def turned_up(rng: Random) -> Sound:
    """All cards of a trick at once: many snaps and a chord of the celesta."""
    click = shaped(highpass(noise(0.05, rng), 1800), decay(0.004, 0.0005))
    snaps = [(0.012 * i * rng.random() * 4, 0.5, click) for i in range(5)]
    chord = [(0.02, 0.5, celesta(hertz, 0.45)) for hertz in (C5, G5, D5 * 2)]
    return mix((0, 0.5, paper(0.1, rng, 1800, 3800, 0.8)), *snaps, *chord)


def seized(rng: Random) -> Sound:
    """A player is grabbed: the saw slides down."""
    return mix((0, 1.0, saw(((0, A5), (0.4, 260)), 0.5)), (0.22, 1.0, thud(80, 0.06, 0.28, rng)))


def night(rng: Random) -> Sound:
    """Loop of a garden at night: wind in bare branches, a gate that creaks."""
    wind = band(noise(ROUND, rng), lambda t: 360 + 150 * math.sin(t * 0.7) + 90 * math.sin(t * 1.9), 0.9)
    creak = shaped(band(noise(0.6, rng), lambda t: 600 + 500 * t, 8.0), hump(0.6))
    return looped((0, 0.12, lowpass(wind, 1100)), (5.4, 0.008, creak), (26.0, 0.006, creak))


RECIPES: Recipes = {
    "spider": spider,
    "spook": spook,
    "goblin": goblin,
    "bones": bones,
    "flutter": flutter,
    "cat": cat,
    "bone": lambda rng: bar(C5),
    "celesta": lambda rng: celesta(C5),
    "ratchet": ratchet,
    "hand_on": hand_on,
    "cannot": cannot,
    "lights_down": lights_down,
    "turned_up": turned_up,
    "seized": seized,
    "night": night,
}
