"""Mastering: write a computed or played sound as an Ogg Vorbis file in stereo, with a common room and the loudness of
its class.

The result has the same bytes every time on machines with the same encoder.
"""

import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np

from tools.loudness import decibels, effect_loudness, frequencies, level, programme_loudness, through, true_peak
from tools.synth import RATE

PEAK = -3.0
"""Highest peak of an effect, dBTP."""
BED_PEAK = -1.5
_SPARE = 0.7
"""dB of reserve, because an encoder's output peaks a little higher than its input."""
_LOWEST, _HIGHEST = 110.0, 9500.0
"""Range of effects, Hz. Televisions play nothing below, and above there is only noise."""
_REFLECTIONS = 20
_FIRST, _LAST = 0.006, 0.09
_ROOM_TAIL = 0.12
_PAD = 4096
_SEAM = 512
_KNEE = 0.7
_SILENT = 0.006


def kept(sound: np.ndarray, low: float, high: float) -> np.ndarray:
    """`sound` from `low` to `high` Hz, with soft edges of 12 dB an octave."""
    hertz = frequencies(sound, _PAD)
    return through(sound, 1 / np.sqrt((1 + (low / hertz) ** 4) * (1 + (hertz / high) ** 4)), _PAD)


def on_stage(mono: Sequence[float], rng: Random, wet: float) -> np.ndarray:
    """A source in the middle of the stage, with early reflections of boards and curtain. They are darker than the
    source and different for each ear."""
    dry = np.repeat(np.asarray(mono, dtype=float)[:, None], 2, axis=1)
    return in_room(dry, rng, wet)


def in_room(dry: np.ndarray, rng: Random, wet: float) -> np.ndarray:
    """A stereo sound with the same reflections."""
    out = np.vstack([dry, np.zeros((round(_ROOM_TAIL * RATE), 2))])
    dark = kept(out, 150, 3500)
    for _ in range(_REFLECTIONS):
        late = rng.uniform(_FIRST, _LAST)
        shift, side = round(late * RATE), rng.randrange(2)
        gain = wet * 0.5 ** (late / 0.035) * rng.uniform(0.5, 1.0) * rng.choice((-1, 1))
        out[shift:, side] += gain * dark[: len(dark) - shift, rng.randrange(2)]
    return out


def effect(sound: np.ndarray, loud: float, spare: float = _SPARE) -> np.ndarray:
    """An effect with `loud` LUFS in its loudest tenth of a second. Its peaks are limited to `spare` dB below PEAK
    instead of lowering the whole."""
    most = PEAK - spare
    sound = kept(sound, _LOWEST, _HIGHEST)
    sound = _trimmed(sound - sound.mean(axis=0))
    for _ in range(12):  # raise the rest after peaks were limited
        sound = sound * level(loud - effect_loudness(sound))
        if true_peak(sound) <= most:
            break
        sound = _shaved(sound, level(most - 0.3))
    return sound * level(min(0.0, most - true_peak(sound)))


def bed(sound: np.ndarray, loud: float) -> np.ndarray:
    """A loop with `loud` LUFS as a whole."""
    sound = sound * level(loud - programme_loudness(sound))
    most = BED_PEAK - _SPARE
    return sound if true_peak(sound) <= most else _shaved(sound, level(most - 0.3))


def begun_softly(sound: np.ndarray) -> np.ndarray:
    """A loop rotated to start at its quietest place. An encoder does not know the sound before the first sample, and
    its error there would be heard in each round."""
    power = np.cumsum((np.vstack([sound[-_SEAM:], sound, sound[:_SEAM]]) ** 2).sum(axis=1))
    return np.roll(sound, -int(np.argmin(power[2 * _SEAM :] - power[: -2 * _SEAM])), axis=0)


def toned(sound: np.ndarray) -> np.ndarray:
    """A mix without rumble, with less around 300 Hz, where it is muddy, and a little more treble."""
    hertz = frequencies(sound, 0)
    dip = 1 - (1 - level(-2.5)) * np.exp(-((np.log2(hertz / 300) / 0.8) ** 2))
    air = level(2.0) - (level(2.0) - 1) / (1 + (hertz / 9000) ** 2)
    return through(sound, dip * air / np.sqrt(1 + (60 / hertz) ** 4), 0)


def _shaved(sound: np.ndarray, top: float) -> np.ndarray:
    """`sound` limited to `top`: values above a knee are bent, not cut."""
    height = np.abs(sound) / top
    bent = _KNEE + (1 - _KNEE) * np.tanh((height - _KNEE) / (1 - _KNEE))
    return np.where(height > _KNEE, np.sign(sound) * top * bent, sound)


def _trimmed(sound: np.ndarray) -> np.ndarray:
    """`sound` without silence before and after, and with an end that does not click."""
    height = np.abs(sound).max(axis=1)
    heard = np.nonzero(height > _SILENT * height.max())[0]
    first, last = max(0, heard[0] - round(0.001 * RATE)), heard[-1] + 1
    sound = sound[first:last].copy()
    fade = min(len(sound) // 4, round(0.03 * RATE))
    sound[-fade:] *= np.linspace(1, 0, fade)[:, None]
    rise = min(len(sound) // 4, round(0.0005 * RATE))
    sound[:rise] *= np.linspace(0, 1, rise)[:, None]
    return sound


def write(sound: np.ndarray, path: Path, quality: float) -> None:
    """Write Ogg Vorbis of `quality` (-1 to 10), without a date or a random number. Raises OSError without an
    encoder."""
    if np.abs(sound).max() > 1.0:
        raise ValueError(f"{path.name}: {decibels(np.abs(sound).max()):.1f} dB over full scale")
    samples = (sound * 32767).round().astype("<i2").tobytes()
    command = ("oggenc", "-Q", "-r", "-B", "16", "-C", "2", "-R", str(RATE), "-q", str(quality), "-s", "1")
    subprocess.run([*command, "-o", str(path), "-"], input=samples, check=True)


def write_effect(sound: np.ndarray, loud: float, path: Path, quality: float) -> None:
    """Write an effect as a file whose decoded peak is at most PEAK."""
    for spare in (_SPARE, 1.4, 2.1, 2.8):
        write(effect(sound, loud, spare), path, quality)
        if true_peak(read(path)) <= PEAK:
            return
    raise ValueError(f"{path.name} peaks too high")


def read(path: Path) -> np.ndarray:
    """Decode a file to shape (samples, 2)."""
    raw = subprocess.run(["oggdec", "-Q", "-R", "-o", "-", str(path)], capture_output=True, check=True).stdout
    return np.frombuffer(raw, "<i2").reshape(-1, 2) / 32768.0
