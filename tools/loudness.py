"""Perceived loudness of a sound after ITU-R BS.1770-4, and its true peak.

Sounds are arrays of shape (samples, 2), -1 to 1, at `RATE`. Loudness is in LUFS, peaks are in dBTP (decibels below full
scale).
"""

import numpy as np

from tools.synth import RATE

_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
_ABSOLUTE_GATE, _RELATIVE_GATE = -70.0, -10.0
_OVERSAMPLED = 4
_BLOCK, _EDGE = 1 << 16, 256


def decibels(value: float) -> float:
    """A share of full scale in decibels; -180 for silence."""
    return float(20 * np.log10(max(value, 1e-9)))


def level(value: float) -> float:
    """Decibels as a factor."""
    return float(10 ** (value / 20))


def through(sound: np.ndarray, curve: np.ndarray, pad: int) -> np.ndarray:
    """`sound` with its spectrum times `curve`, which has a value for each frequency of `frequencies(sound, pad)`."""
    size = len(sound) + pad
    return np.fft.irfft(np.fft.rfft(sound, size, axis=0) * curve[:, None], size, axis=0)[: len(sound)]


def frequencies(sound: np.ndarray, pad: int) -> np.ndarray:
    """Hertz, never 0, of the spectrum of `sound` with `pad` samples of silence after it."""
    hertz: np.ndarray = np.maximum(np.fft.rfftfreq(len(sound) + pad, 1 / RATE), 1.0)
    return hertz


def weighted(sound: np.ndarray) -> np.ndarray:
    """`sound` with K-weighting, which models the ear."""
    turn = np.exp(-2j * np.pi * frequencies(sound, RATE) / RATE)
    curve = np.ones(len(turn), complex)
    for above, below in (_SHELF, _HIGH_PASS):
        curve *= np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn)
    return through(sound, curve, RATE)


def windows(sound: np.ndarray, seconds: float, hop: float = 0.01) -> np.ndarray:
    """LUFS of every window of `seconds`. The first one ends at the start of the sound, the last one at its end."""
    size = round(seconds * RATE)
    silence = np.zeros((size, 2))
    power = np.concatenate([[0.0], np.cumsum((weighted(np.vstack([silence, sound, silence])) ** 2).sum(axis=1))])
    starts = np.arange(0, len(power) - size - 1, max(1, round(hop * RATE)))
    loudness: np.ndarray = -0.691 + 10 * np.log10(np.maximum((power[starts + size] - power[starts]) / size, 1e-12))
    return loudness


def effect_loudness(sound: np.ndarray) -> float:
    """LUFS of the loudest tenth of a second, for short sounds."""
    return float(windows(sound, 0.1).max())


def programme_loudness(sound: np.ndarray) -> float:
    """LUFS of the whole without its pauses, for loops."""
    blocks = windows(sound, 0.4, 0.1)
    blocks = blocks[blocks > _ABSOLUTE_GATE]
    if not len(blocks):
        return _ABSOLUTE_GATE
    return _mean(blocks[blocks > _mean(blocks) + _RELATIVE_GATE])


def _mean(blocks: np.ndarray) -> float:
    return float(-0.691 + 10 * np.log10(np.mean(10 ** ((blocks + 0.691) / 10))))


def true_peak(sound: np.ndarray) -> float:
    """Highest point of the wave between its samples, dBTP."""
    best = 0.0
    for channel in np.pad(sound, ((_EDGE, _EDGE), (0, 0))).T:
        for start in range(0, len(channel) - 2 * _EDGE, _BLOCK):
            block = channel[start : start + _BLOCK + 2 * _EDGE]
            size = _BLOCK + 2 * _EDGE
            spectrum = np.fft.rfft(block, size)
            fine = np.concatenate([spectrum, np.zeros(len(spectrum) * (_OVERSAMPLED - 1) - (_OVERSAMPLED - 1))])
            heights = np.abs(np.fft.irfft(fine, _OVERSAMPLED * size)) * _OVERSAMPLED
            best = max(best, heights[_OVERSAMPLED * _EDGE : _OVERSAMPLED * (len(block) - _EDGE)].max(initial=0.0))
    return decibels(best)


def without_bass(sound: np.ndarray) -> np.ndarray:
    """`sound` as a television's loudspeakers play it: 24 dB an octave less below 200 Hz."""
    return through(sound, 1 / np.sqrt(1 + (200 / frequencies(sound, RATE)) ** 8), RATE)
