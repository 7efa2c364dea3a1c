"""Loudness of sounds by ITU-R BS.1770-4. It shares no line with the measure that the sounds were made with. A sound is
an array of samples from -1 to 1, a column for each ear."""

import math
from collections.abc import Sequence
from functools import cache

import numpy as np

Biquad = tuple[tuple[float, ...], tuple[float, ...]]
"""The coefficients of a filter for the samples before, and for its earlier outputs."""
Sound = np.ndarray
_BLOCK, _RINGS = 1 << 16, 1 << 14
"""Samples that are filtered at once, and the number of samples after which a filter has died away."""
_EDGE = 256
"""Samples at the ends of a block, between which the wave is not known."""


def shelf(rate: int) -> Biquad:
    """The first filter: the head amplifies everything above 1.7 kHz by 4 dB."""
    k, gain, q = math.tan(math.pi * 1681.974450955533 / rate), 10 ** (3.999843853973347 / 20), 0.7071752369554196
    part = gain**0.4996667741545416
    return (
        (gain + part * k / q + k * k, 2 * (k * k - gain), gain - part * k / q + k * k),
        (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k),
    )


def high_pass(rate: int, hertz: float = 38.13547087602444, q: float = 0.5003270373238773) -> Biquad:
    """The second filter, and the sound that a small loudspeaker leaves out."""
    k = math.tan(math.pi * hertz / rate)
    return (1.0, -2.0, 1.0), (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)


@cache
def _answer(filters: tuple[Biquad, ...]) -> np.ndarray:
    """The effect of the filters on the spectrum of a block."""
    late = np.exp(-2j * np.pi * np.fft.rfftfreq(_BLOCK))
    parts = [np.polyval(b[::-1], late) / np.polyval(a[::-1], late) for b, a in filters]
    return np.prod(parts, axis=0).astype(np.complex64)


def through(sound: Sound, filters: tuple[Biquad, ...]) -> Sound:
    """Return the sound after one filter and then the other."""
    ears = np.ascontiguousarray(sound.T)
    out, step = np.zeros((len(ears), len(sound) + _BLOCK), np.float32), _BLOCK - _RINGS
    for start in range(0, len(sound), step):
        spectrum = np.fft.rfft(ears[:, start : start + step], _BLOCK)
        out[:, start : start + _BLOCK] += np.fft.irfft(spectrum * _answer(filters))
    return out[:, : len(sound)].T


def powers(sound: Sound, rate: int, hop: float, before: Sequence[Biquad] = ()) -> np.ndarray:
    """Mean square of both ears together in steps of `hop` seconds, weighted as an ear does."""
    size = round(hop * rate)
    weighed = through(sound, (*before, shelf(rate), high_pass(rate)))
    short = np.pad((weighed**2).sum(axis=1), (0, -len(weighed) % size))
    return short.reshape(-1, size).mean(axis=1)


def lufs(power: np.ndarray | float) -> np.ndarray:
    """The LUFS of a power."""
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def windows(steps: np.ndarray, many: int) -> np.ndarray:
    """The mean of so many steps, from each of them on."""
    return np.convolve(steps, np.full(many, 1 / many), "valid")


def of_effect(sound: Sound, rate: int, before: Sequence[Biquad] = ()) -> float:
    """LUFS of the loudest tenth of a second."""
    return float(lufs(windows(np.pad(powers(sound, rate, 0.01, before), 9), 10).max()))


def blocks(sound: Sound, rate: int) -> np.ndarray:
    """The power of each four tenths of a second, ten of them a second."""
    return windows(powers(sound, rate, 0.1), 4)


def of_programme(blocks: np.ndarray) -> float:
    """LUFS of a whole programme with these blocks, without its pauses."""
    loud = blocks[lufs(blocks) > -70]
    return float(lufs(loud[lufs(loud) > lufs(loud.mean()) - 10].mean()))


def true_peak(sound: Sound) -> float:
    """The highest point of the wave between its samples, at four times their rate."""
    best, step, ears = 0.0, _BLOCK - 2 * _EDGE, np.ascontiguousarray(sound.T)
    for start in range(0, len(sound), step):
        fine = np.fft.irfft(np.fft.rfft(ears[:, start : start + _BLOCK], _BLOCK), 4 * _BLOCK) * 4
        best = max(best, float(np.abs(fine[:, (4 * _EDGE if start else 0) : 4 * (step + _EDGE)]).max()))
    return best
