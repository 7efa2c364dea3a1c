"""Levels: what people have said about loudness as factors, and how far the bed makes way. In decibels but for
`share`."""

import math

from game.settings import Values

UNDER_EFFECTS, UNDER_SPEECH, UNDER_SECRETS, AT_NIGHT = -5.0, -8.0, -6.0, -6.0
"""By how much the bed is softer: while an effect sounds, somebody speaks, something private lies open, at night."""
HEARD_OVER = -20.0
"""LUFS as played from which the bed makes way for an effect."""
NIGHT_MOST = -16.0
"""LUFS as played that no effect goes over at night."""
_DOWN, _UP = 5.0 / 0.06, 5.0 / 0.5
"""Decibels a second: quickly out of the way, slowly back."""
_MOST_A_FRAME = 1.0
"""The mixer's volume jumps where a buffer ends: larger steps would be heard."""


def loudness(percent: int) -> float:
    """The square of the share: what sounds like half as loud is a quarter of the height of the wave."""
    return (percent / 100) ** 2


def factor(decibels: float) -> float:
    """Decibels as a factor of the wave."""
    return float(10 ** (decibels / 20))


def as_played(loud: float, percent: int) -> float:
    """LUFS at the loudspeaker of what has `loud` LUFS in its file; -180 where it is silent."""
    share = loudness(percent)
    return loud + 20 * math.log10(share) if share else -180.0


def effect(values: Values, loud: float) -> float:
    """The factor of an effect that has `loud` LUFS in its file."""
    share = loudness(values.effects)
    over = as_played(loud, values.effects) - NIGHT_MOST
    return share * factor(-over) if values.night and over > 0 else share


class Ducking:
    """How far the bed is down now: it goes where it should be, in steps that nobody hears."""

    def __init__(self) -> None:
        self.decibels = 0.0

    def advance(self, dt: float, wanted: float) -> float:
        """`dt` seconds nearer to `wanted` decibels; where it is then."""
        away = wanted - self.decibels
        most = min(_MOST_A_FRAME, (_DOWN if away < 0 else _UP) * dt)
        self.decibels += max(-most, min(most, away))
        return self.decibels
