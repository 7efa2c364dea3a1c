"""The house: a felt piano in C major pentatonic, so that any two notes fit, and the tune of the title."""

from random import Random

from tools.recipes.tones import A4, C4, C5, C6, D4, D5, E4, E5, G4, G5, Recipe, Recipes
from tools.synth import RATE, Sound, empty, mix, piano, pluck, reed, wood


def title(rng: Random) -> Sound:
    """The tune of the house, to go round: felt piano in a slow three, an oboe-like reed above, plucked bass."""
    beat = 0.5
    bass = (C4 / 2, A4 / 4, D4 / 2, G4 / 4, C4 / 2, E4 / 2, A4 / 4, G4 / 4)
    chords = ((E4, G4), (E4, A4), (D4, A4), (D4, G4), (E4, G4), (E4, G4), (C4, E4), (D4, G4))
    tune = (
        (G4, 2), (A4, 1), (C5, 3), (D5, 2), (C5, 1), (A4, 2), (G4, 1),
        (E4, 1), (G4, 1), (C5, 1), (E5, 3), (D5, 1), (C5, 1), (A4, 1), (G4, 3),
    )  # fmt: skip
    parts, at = [], 0.0
    for root, (third, fifth) in zip(bass, chords, strict=True):
        parts.append((at, 0.5, pluck(root, 1.2, rng)))
        for late in (1, 2):
            soft = mix((0, 0.32, piano(third, 0.45)), (0, 0.28, piano(fifth, 0.45)))
            parts.append((at + late * beat, 1.0, soft))
        at += 3 * beat
    at = 0.0
    for hertz, beats in tune:
        parts.append((at, 0.3, reed(hertz, beats * beat * 0.95, rng, 0.35)))
        at += beats * beat
    whole = round(8 * 3 * beat * RATE)
    song = mix(*parts, (0, 0.0, empty(8 * 3 * beat)))
    for i, value in enumerate(song[whole:]):  # what still rings at the end rings on over the beginning
        song[i] += value
    return song[:whole]


def notes(*rows: tuple[float, float, float]) -> Recipe:
    """Piano notes (hertz, at, loudness)."""
    return lambda rng: mix(*((at, level, piano(hertz)) for hertz, at, level in rows))


RECIPES: Recipes = {
    "focus": lambda rng: wood(1250, 0.004, 0.05),
    "turn": lambda rng: wood(880, 0.006, 0.07),
    "type": lambda rng: wood(700, 0.006, 0.07),
    "choose": notes((C5, 0, 1.0), (E5, 0.05, 0.7)),
    "back": notes((E4, 0, 0.8), (C4, 0.05, 1.0)),
    "start": notes((C5, 0, 0.8), (G5, 0.09, 0.8), (C6, 0.18, 1.0)),
    "title": title,
}
