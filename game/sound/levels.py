"""Levels: the volume settings as factors, and how far music and ambience (the bed) are lowered. In decibels, except
`share`."""

import math
from dataclasses import replace

from game.settings import Values

UNDER_EFFECTS, UNDER_SPEECH, UNDER_SECRETS, AT_NIGHT = -7.0, -8.0, -6.0, -6.0
"""Change of the bed's level: during an effect, during speech, while a secret is open, at night."""
HEARD_OVER = -20.0
"""LUFS as played from which an effect lowers the bed."""
NIGHT_MOST = -16.0
"""Largest LUFS as played of an effect at night."""
_DOWN, _UP = 5.0 / 0.06, 5.0 / 0.5
"""Decibels a second: quickly down, slowly up."""
_MOST_A_FRAME = 1.0
"""Decibels a frame: the mixer's volume changes at buffer ends, so larger steps would be audible."""


def loudness(percent: int) -> float:
    """Return the square of the share: half as loud to the ear is a quarter of the amplitude."""
    return (percent / 100) ** 2


def factor(decibels: float) -> float:
    """Return decibels as a factor of the amplitude."""
    return float(10 ** (decibels / 20))


def as_played(loud: float, percent: int) -> float:
    """Return LUFS at the loudspeaker for a file with `loud` LUFS; -180 for silence."""
    share = loudness(percent)
    return loud + 20 * math.log10(share) if share else -180.0


def effect(values: Values, loud: float) -> float:
    """Return the factor for an effect with `loud` LUFS in its file."""
    share = loudness(values.effects)
    over = as_played(loud, values.effects) - NIGHT_MOST
    return share * factor(-over) if values.night and over > 0 else share


def softened(values: Values, share: float) -> Values:
    """Return the values with all volumes at a share of theirs, 0 to 1."""
    if share == 1.0:
        return values
    loud = {name: round(getattr(values, name) * share) for name in ("effects", "music", "speech")}
    return replace(values, **loud)


def towards(level: float, wanted: float, dt: float) -> float:
    """Return the bed's level after `dt` seconds on its way to the wanted one, in inaudible steps."""
    away = wanted - level
    most = min(_MOST_A_FRAME, (_DOWN if away < 0 else _UP) * dt)
    return level + max(-most, min(most, away))
