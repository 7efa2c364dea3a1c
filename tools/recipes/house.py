"""The interface: a felt piano in C major pentatonic, so that any two notes fit, and the tune of the title."""

from tools.recipes.tones import C4, C5, C6, E4, E5, G5, Recipe, Recipes
from tools.synth import mix, piano, wood


def notes(*rows: tuple[float, float, float]) -> Recipe:
    """Piano notes (hertz, at, loudness)."""
    return lambda rng: mix(*((at, level, piano(hertz)) for hertz, at, level in rows))


RECIPES: Recipes = {
    "focus": lambda rng: wood(1250, 0.004, 0.05),
    "turn": lambda rng: wood(880 * (0.88 + 0.24 * rng.apart), 0.008 + 0.003 * rng.random(), 0.08),
    "type": lambda rng: wood(700, 0.006, 0.07),
    "choose": notes((C5, 0, 1.0), (E5, 0.05, 0.7)),
    "back": notes((E4, 0, 0.8), (C4, 0.05, 1.0)),
    "start": notes((C5, 0, 0.8), (G5, 0.09, 0.8), (C6, 0.18, 1.0)),
}
