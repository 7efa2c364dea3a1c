"""The notes to which everything is tuned, in hertz, and the type of a recipe."""

from collections.abc import Callable
from random import Random

import numpy as np

from tools.synth import Sound

C4, D4, E4, G4, A4 = 261.63, 293.66, 329.63, 392.00, 440.00
C5, D5, E5, G5, A5, C6 = 523.25, 587.33, 659.26, 783.99, 880.00, 1046.50


class SoundVariant(Random):
    """The random source of one file of a sound. `apart`, 0 to 1, is for the property that differs most between the
    variants. It is evenly spread, so that no two variants are alike by chance."""

    def __init__(self, file: str, apart: float = 0.5) -> None:
        super().__init__(file)
        self.apart = apart


Recipe = Callable[[SoundVariant], Sound | np.ndarray]
"""Returns a mono sound, or a stereo one with its room."""
Recipes = dict[str, Recipe]
