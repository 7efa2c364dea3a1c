"""The host's voice without words: syllables from a crow's buzz and three formants.

Lines exist for kinds of messages (a greeting, news, a question), never for the letters of a sentence. So their length
and melody reveal nothing that is not public.
"""

from random import Random

import numpy as np

from tools.recipes.tones import Recipe, Recipes
from tools.synth import RATE

_VOWELS = {
    "a": (850, 1450, 2900),
    "e": (620, 2050, 3000),
    "i": (380, 2500, 3400),
    "o": (560, 1000, 2900),
    "u": (400, 850, 2800),
}
_WIDTHS, _LEVELS = (90, 130, 200), (1.0, 0.6, 0.25)
_STARTS = {"m": (0.030, 0.35), "w": (0.025, 0.5), "k": (0.012, 0.0), "r": (0.035, 0.6)}
"""Seconds that the beak is closed, and loudness of its hum meanwhile."""
_OWN_NOTE = 233.1
_SYLLABLE, _LAST_SYLLABLE, _GAP = 0.085, 0.15, 0.012
_HIGHEST_PARTIAL = 9000
_ROLLS = 38


def syllable(start: str, vowel: str, hertz: float, seconds: float, lots: np.random.Generator) -> np.ndarray:
    """A beak that opens over a vowel."""
    t = np.arange(round(seconds * RATE)) / RATE
    glide = hertz * (1 + 0.04 * np.sin(np.pi * t / seconds)) * (1 + 0.012 * lots.standard_normal())
    phase = np.cumsum(glide) / RATE
    partials = [n for n in range(1, 30) if n * hertz < _HIGHEST_PARTIAL]
    buzz = sum(np.sin(2 * np.pi * n * phase) / n**1.1 for n in partials) + 0.15 * lots.standard_normal(len(t))
    closed, hums = _STARTS[start]
    opened = np.clip((t - closed) / 0.018, 0, 1)
    if start == "r":
        opened = opened * (0.7 + 0.3 * np.sign(np.sin(2 * np.pi * _ROLLS * t)))
    spectrum, freqs = np.fft.rfft(buzz), np.fft.rfftfreq(len(t), 1 / RATE)
    formants = zip(_VOWELS[vowel], _WIDTHS, _LEVELS, strict=True)
    throat = sum(level / (1 + ((freqs - at) / wide) ** 2) for at, wide, level in formants)
    hum = 1.0 / (1 + (freqs / 350) ** 4)
    voice, nose = np.fft.irfft(spectrum * throat, len(t)), np.fft.irfft(spectrum * hum, len(t))
    voiced = voice * opened + hums * nose * (1 - opened)
    if start == "k":
        click = round(0.006 * RATE)
        voiced[:click] += 0.8 * lots.standard_normal(click) * np.hanning(click)
    edge = np.minimum(1, np.minimum(t / 0.004, (seconds - t) / 0.02))
    sound: np.ndarray = voiced * edge / np.abs(voiced).max()
    return sound


def line(*half_tones: int) -> Recipe:
    """Syllables at these semitones above the host's own note. The last one is longer."""

    def spoken(rng: Random) -> list[float]:
        lots = np.random.default_rng(rng.getrandbits(64))
        out: list[np.ndarray] = []
        for i, half_tone in enumerate(half_tones):
            seconds = _SYLLABLE if i < len(half_tones) - 1 else _LAST_SYLLABLE
            start, vowel = rng.choice(list(_STARTS)), rng.choice(list(_VOWELS))
            out += [
                syllable(start, vowel, _OWN_NOTE * 2 ** (half_tone / 12), seconds, lots),
                np.zeros(round(_GAP * RATE)),
            ]
        return [float(value) for value in np.concatenate(out)]

    return spoken


RECIPES: Recipes = {
    "chatter_greet": line(0, 4, 7, 12),
    "chatter_news": line(5, 7, 4, 2, 0),
    "chatter_ask": line(0, 2, 0, 4, 9),
}
