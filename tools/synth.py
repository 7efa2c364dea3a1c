"""Sound synthesis with the standard library only: wood, paper, strings and reeds as lists of samples.

A sound is a list of floats, nominally -1 to 1, at RATE samples a second. Functions take seconds and hertz.
"""

import math
from collections.abc import Callable, Sequence
from random import Random

RATE = 48_000
Sound = list[float]
Curve = Callable[[float], float]
"""A value for each moment, in seconds from the start."""

_HISS = math.sqrt(2.0)
SILENCE = -9.0
"""Exponent at which a decaying tone can be cut off."""


def empty(seconds: float) -> Sound:
    """Silence."""
    return [0.0] * round(seconds * RATE)


def mix(*parts: tuple[float, float, Sequence[float]]) -> Sound:
    """Add parts (at second, loudness, sound)."""
    length = max(round(at * RATE) + len(part) for at, _, part in parts)
    out = [0.0] * length
    for at, level, part in parts:
        start = round(at * RATE)
        for i, value in enumerate(part, start):
            out[i] += level * value
    return out


def shaped(sound: Sequence[float], curve: Curve) -> Sound:
    """`sound` times `curve`."""
    return [value * curve(i / RATE) for i, value in enumerate(sound)]


def faded(sound: Sequence[float], rise: float, fall: float) -> Sound:
    """Add linear fades at both ends, so that nothing clicks."""
    length = len(sound) / RATE
    return shaped(sound, lambda t: min(1.0, t / rise if rise else 1.0, (length - t) / fall if fall else 1.0))


def decay(half: float, rise: float = 0.002) -> Curve:
    """A quick rise, then half as loud every `half` seconds."""
    return lambda t: min(1.0, t / rise) * 0.5 ** (t / half)


def hump(seconds: float, peak: float = 0.5) -> Curve:
    """A rise up to the share `peak` of the length, and a fall."""

    def curve(t: float) -> float:
        share = min(1.0, t / seconds)
        rising = share / peak if share < peak else (1 - share) / (1 - peak)
        return math.sin(rising * math.pi / 2) ** 2

    return curve


def noise(seconds: float, rng: Random) -> Sound:
    """White noise. In the audible range it is as loud as noise of half the rate with amplitude 1."""
    return [rng.uniform(-_HISS, _HISS) for _ in range(round(seconds * RATE))]


def band(sound: Sequence[float], centre: float | Curve, sharpness: float = 1.0) -> Sound:
    """`sound` filtered around `centre` hertz (a number or a curve) by a two-pole resonator."""
    out, low, bandpass = [], 0.0, 0.0
    curve, drive = None, 0.0
    if callable(centre):
        curve = centre
    else:
        drive = 2 * math.sin(math.pi * min(float(centre), RATE / 6) / RATE)
    for i, value in enumerate(sound):
        if curve and i % 16 == 0:
            drive = 2 * math.sin(math.pi * min(curve(i / RATE), RATE / 6) / RATE)
        low += drive * bandpass
        high = value - low - bandpass / sharpness
        bandpass += drive * high
        out.append(bandpass)
    return out


def lowpass(sound: Sequence[float], corner: float) -> Sound:
    """`sound`, softer above `corner` hertz."""
    share, state, out = 1 - math.exp(-2 * math.pi * corner / RATE), 0.0, []
    for value in sound:
        state += share * (value - state)
        out.append(state)
    return out


def highpass(sound: Sequence[float], corner: float) -> Sound:
    """`sound`, softer below `corner` hertz."""
    return [value - under for value, under in zip(sound, lowpass(sound, corner), strict=True)]


def modes(seconds: float, partials: Sequence[tuple[float, float, float]]) -> Sound:
    """A struck thing: partials (hertz, half-life, loudness), each with its own decay."""
    out = empty(seconds)
    for hertz, half, level in partials:
        turn = 2 * math.pi * hertz / RATE
        keep = 0.5 ** (1 / (half * RATE))
        last = min(len(out), round(-SILENCE * half * RATE))
        for i in range(last):
            out[i] += level * math.sin(turn * i)
            level *= keep
    return out


def wood(hertz: float, half: float = 0.016, seconds: float = 0.16) -> Sound:
    """Tapped wood: partials of a bar with a fast decay."""
    ratios = ((1.0, 1.0, 1.0), (2.57, 0.6, 0.5), (4.9, 0.35, 0.3), (7.3, 0.2, 0.12))
    return faded(modes(seconds, [(hertz * r, half * h, level) for r, h, level in ratios]), 0.0006, 0.01)


def thud(hertz: float, half: float, seconds: float, rng: Random) -> Sound:
    """Something soft and heavy: a low tone and a puff of air."""
    body = modes(seconds, [(hertz, half, 1.0), (hertz * 1.6, half * 0.6, 0.4)])
    puff = shaped(lowpass(noise(seconds, rng), hertz * 6), decay(half * 0.7))
    return faded(mix((0, 1.0, body), (0, 1.2, puff)), 0.002, 0.02)


def paper(seconds: float, rng: Random, start: float, end: float, peak: float = 0.4) -> Sound:
    """Sliding paper: fine grains of noise whose colour moves from `start` to `end` hertz."""
    grains = [value * (0.35 + 0.65 * (rng.random() < 0.18)) for value in noise(seconds, rng)]
    moving = band(grains, lambda t: start + (end - start) * t / seconds, 1.4)
    return shaped(highpass(moving, 500), hump(seconds, peak))


def cloth(seconds: float, rng: Random, start: float, end: float, peak: float = 0.5) -> Sound:
    """Heavy moving cloth: slow, dark noise."""
    moving = band(noise(seconds, rng), lambda t: start + (end - start) * t / seconds, 0.8)
    return shaped(lowpass(moving, 1800), hump(seconds, peak))


def piano(hertz: float) -> Sound:
    """An upright piano with felt: few partials, slightly too sharp, and a small knock of the hammer."""
    partials = []
    for n in range(1, 7):
        stretched = hertz * n * math.sqrt(1 + 0.0004 * n * n)
        partials += [
            (stretched * 1.0006, 0.16 / n**0.7, 0.7 / n**1.7),
            (stretched * 0.9994, 0.2 / n**0.7, 0.5 / n**1.7),
        ]
    tone = shaped(modes(0.45, partials), lambda t: min(1.0, t / 0.006))
    return faded(mix((0, 1.0, tone), (0, 0.12, wood(180, 0.01, 0.08))), 0.0, 0.06)


def pluck(hertz: float, seconds: float, rng: Random, dull: float = 0.5) -> Sound:
    """A plucked string (Karplus and Strong): a burst of noise in a loop that loses its treble."""
    period = RATE / hertz - dull
    line = lowpass(noise(max(2, int(period)) / RATE, rng), 3500)
    middle = sum(line) / len(line)
    line = [value - middle for value in line]  # an offset would click at the end
    out = []
    previous = 0.0
    for i in range(round(seconds * RATE)):
        value = line[i % len(line)]
        line[i % len(line)] = 0.996 * ((1 - dull) * value + dull * previous)
        previous = value
        out.append(value)
    return faded(out, 0.001, 0.05)


ROUND = 41.5
"""Seconds of a background before its ends overlap; 40 are left."""
_OVERLAP = 1.5


def looped(*parts: tuple[float, float, Sequence[float]]) -> Sound:
    """Add parts as `mix` does, up to ROUND seconds, with the end mixed into the beginning, so that it can loop."""
    sound, count = mix(*parts)[: round(ROUND * RATE)], round(_OVERLAP * RATE)
    body = sound[: len(sound) - count]
    for i, value in enumerate(sound[len(sound) - count :]):
        share = i / count
        body[i] = body[i] * math.sqrt(share) + value * math.sqrt(1 - share)
    return body
