"""The band: phrases that real instruments of the soundfont play. They last seconds, not beats."""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from tools.recipes.spooks import saw
from tools.recipes.tones import Recipes
from tools.score import Part, sing, tune
from tools.soundfont import played
from tools.synth import RATE

Line = tuple[Callable[[Random], Part], str, float]
"""A player, its notes with seconds for beats, and their velocity."""


def player(
    program: int, bank: int = 0, pan: int = 64, volume: int = 100, cents: float = 0.0
) -> Callable[[Random], Part]:
    """A function that makes a player with an instrument."""
    return lambda rng: Part(program, bank, volume, pan, 26, cents, lots=Random(rng.random()))


CLARINET, CLARINET_2 = player(71, pan=56), player(71, pan=80, volume=84, cents=4)
RECORDER, GLOCKENSPIEL = player(74, pan=58), player(9, pan=80, volume=70)
ACCORDION, ACCORDION_2 = player(21, pan=52), player(21, 8, 78, 84, 7)
MANDOLIN, GUITAR = player(25, 16, 70), player(24, pan=44, volume=80)
TRUMPET, TRUMPET_2 = player(59, pan=56), player(59, pan=82, volume=80, cents=3)
PIZZICATO, CELLI, CELESTA = player(45, 20, 50), player(45, 40, 74), player(8, pan=80, volume=80)
BASS = player(32, volume=84)
TAMBOURINE, BRUSHES = 54, (40, 38)


def kit(rng: Random, program: int = 0, pan: int = 74) -> Part:
    """A drummer."""
    return Part(program, 0, 92, pan, 26, kit=True, lots=Random(rng.random()))


def phrase(rng: Random, seconds: float, *lines: Line, drums: Sequence[tuple[float, int, float]] = ()) -> np.ndarray:
    """Play lines together; `drums` are (second, key, velocity)."""
    players: dict[Callable[[Random], Part], Part] = {}
    for make, text, loud in lines:
        part = players[make] = players.get(make) or make(rng)
        sing(part, tune(text), loud, legato=0.96, beats_a_bar=99)
    parts = list(players.values())
    if drums:
        struck = kit(rng)
        for at, drum, loud in drums:
            struck.note(at, 0.1, drum, loud, 0.004)
        parts.append(struck)
    return played(parts, seconds, tail=0.5)


def tremolo(note: str, seconds: float, start: float) -> str:
    """A note in tremolo, as words of a score."""
    strokes = round(seconds * 13)
    return f"-:{start} " + " ".join([f"{note}:{seconds / strokes:.4f}"] * strokes)


def chord(notes: str, seconds: float, start: float = 0.0) -> list[str]:
    """Notes at once, each as a line of its own."""
    return [f"-:{start} {note}:{seconds}" for note in notes.split()]


def _with(make: Callable[[Random], Part], texts: Sequence[str], loud: float) -> list[Line]:
    return [(make, text, loud) for text in texts]


def match(rng: Random) -> np.ndarray:
    """Two equal cards: a bright chord of two accordions, a strummed mandolin over it, a tap of the tambourine."""
    strum = [f"-:{0.012 * i:.3f} {note}:0.5" for i, note in enumerate(["C5", "G5", "C6", "E6"])]
    reeds = [*_with(ACCORDION, chord("C5 E5 G5", 0.42), 94), *_with(ACCORDION_2, chord("E5 C6", 0.4), 74)]
    trembles = (MANDOLIN, tremolo("C6", 0.3, 0.16), 66)
    return phrase(rng, 0.7, *reeds, *_with(MANDOLIN, strum, 96), trembles, drums=[(0.0, TAMBOURINE, 80)])


def trois(rng: Random) -> np.ndarray:
    """Three: the tambourine, and a call of the accordion."""
    return phrase(
        rng, 0.5, *_with(ACCORDION, chord("G4 C5 E5", 0.4), 96), drums=[(0, TAMBOURINE, 100), (0.12, TAMBOURINE, 60)]
    )


def voila(rng: Random) -> np.ndarray:
    """A hand is empty: accordion and mandolin run home together."""
    run = "G4:.12 C5:.12 D5:.12 E5:.14 G5:.16"
    last = [*_with(ACCORDION, chord("C5 E5 G5", 0.6, 0.66), 96), (MANDOLIN, tremolo("C6", 0.56, 0.66), 80)]
    return phrase(rng, 1.4, (MANDOLIN, run, 92), (ACCORDION, "C4:.36 G4:.28", 70), *last)


def family_dance(rng: Random) -> np.ndarray:
    """All players have won: a turn of the dance on the square."""
    tune_ = "G4:.2 C5:.4 E5:.2 G5:.4 A5:.2 G5:.2 E5:.2 C5:.4 D5:.2 E5:.2 D5:.2 C6:.9"
    low = "C3:.6 G2:.6 C3:.6 G2:.6 C3:.9"
    strums = [
        line
        for at in (0.2, 0.4, 0.8, 1.0, 1.4, 1.6, 2.0, 2.2)
        for line in _with(GUITAR, chord("E4 G4 C5", 0.2, at), 64)
    ]
    beats = [(at, TAMBOURINE, 74) for at in (0.2, 0.4, 0.8, 1.0, 1.4, 1.6, 2.0, 2.2, 2.8)]
    ends = _with(ACCORDION_2, chord("C5 E5 G5", 0.9, 2.8), 84)
    return phrase(
        rng,
        3.8,
        (ACCORDION, tune_, 96),
        (BASS, low, 90),
        *strums,
        (MANDOLIN, tremolo("C6", 0.9, 2.8), 78),
        *ends,
        drums=beats,
    )


def fanfare(rng: Random) -> np.ndarray:
    """A win: two clarinets go up the pentatonic over a guitar."""
    upper = "C5:.2 E5:.2 G5:.2 A5:.3 G5:.3 -:.2 C5:.2 E5:.2 G5:.2 C6:1.2"
    lower = "E4:.4 G4:.5 E4:.3 -:.2 E4:.4 D5:.2 E5:1.2"
    strums = [line for at in (0.0, 0.6, 1.4, 2.0) for line in _with(GUITAR, chord("C4 E4 G4 C5", 0.7, at), 70)]
    return phrase(
        rng, 3.4, (CLARINET, upper, 100), (CLARINET_2, lower, 84), (BASS, "C3:.6 G2:.8 C3:.6 C3:1.2", 84), *strums
    )


def school_out(rng: Random) -> np.ndarray:
    """A win: school is out. The recorder skips home, the glockenspiel after it."""
    upper = "G5:.2 -:.1 C6:.15 D6:.15 E6:.3 C6:.15 D6:.15 E6:.2 D6:.2 C6:.2 G5:.2 A5:.2 B5:.2 C6:1.0"
    bells = "-:.1 C6:.3 G6:.3 -:.3 E6:.3 -:.3 C6:.3 G6:.3 -:.2 C7:.5"
    low = "C3:.3 G3:.3 C3:.3 G3:.3 C3:.3 G3:.3 F3:.3 G3:.3 C3:1.0"
    return phrase(
        rng,
        3.4,
        (RECORDER, upper, 100),
        (GLOCKENSPIEL, bells, 80),
        (PIZZICATO, low, 90),
        drums=[(0.3 * i, 38, 40) for i in range(9)],
    )


def midnight(rng: Random) -> np.ndarray:
    """A win: strings are plucked upwards, the celesta answers, the saw sings the last note."""
    run = "A4:.2 C5:.2 E5:.2 G5:.2 A5:.3 G5:.2 E5:.2 G5:.2 C6:1.0"
    bells = "-:.1 A5:.2 C6:.2 E6:.2 G6:.2 A6:.3 G6:.2 E6:.2 G6:.2 C7:.9"
    low = "A2:.4 E3:.4 A2:.5 E3:.4 C3:1.0"
    sound = phrase(rng, 3.2, (PIZZICATO, run, 100), (CELESTA, bells, 84), (CELLI, low, 92))
    sings = np.asarray(saw(((0, 880), (0.25, 1046.5), (1.2, 1046.5)), 1.2)) * 0.25 * np.abs(sound).max()
    start = round(1.7 * RATE)
    sound[start : start + len(sings)] += sings[:, None]
    return sound


def arrival(rng: Random) -> np.ndarray:
    """A win: muted trumpets under the roof, over brushes."""
    upper = "G4:.2 C5:.2 E5:.2 G5:.4 E5:.2 A5:.2 G5:.2 -:.2 G4:.2 C5:.2 D5:.2 E5:1.1"
    lower = "E4:.6 C5:.4 G4:.2 D5:.4 -:.2 E4:.4 G4:.2 C5:1.1"
    low = "C3:.4 G2:.4 C3:.4 G2:.6 F2:.4 G2:.4 C3:1.0"
    return phrase(
        rng,
        3.5,
        (TRUMPET, upper, 96),
        (TRUMPET_2, lower, 84),
        (BASS, low, 92),
        drums=[(0.2 * i, 42, 46 + 14 * (i % 2)) for i in range(12)],
    )


def sundown(rng: Random) -> np.ndarray:
    """The deck is empty: four slow notes down."""
    return phrase(rng, 1.5, (ACCORDION, "C5:.3 A4:.3 G4:.3 E4:.6", 84), (ACCORDION_2, "-:.9 C4:.6", 74))


def found_three(rng: Random) -> np.ndarray:
    """The third missing letter: the phrase ends on the tonic, with the glockenspiel."""
    return phrase(
        rng, 1.5, (RECORDER, "G5:.15 C6:.15 D6:.15 E6:.15 D6:.2 C6:.6", 100), (GLOCKENSPIEL, "-:.6 G6:.2 C7:.5", 84)
    )


def brush(rng: Random) -> np.ndarray:
    """A brush around the drum."""
    struck = kit(rng, 40)
    struck.note(0.0, 0.35, BRUSHES[0], 110, 0.0)
    struck.note(0.34, 0.1, BRUSHES[1], 90, 0.004)
    return played([struck], 0.55, tail=0.2)


def tambourine(rng: Random) -> np.ndarray:
    """A tap on the skin and a shake."""
    return phrase(rng, 0.3, drums=[(0.0, TAMBOURINE, 104), (0.09, TAMBOURINE, 44)])


RECIPES: Recipes = {
    "made": lambda rng: phrase(rng, 0.6, (CLARINET, "G4:.15 C5:.34", 96)),
    "short": lambda rng: phrase(rng, 0.6, (CLARINET, "E4:.18 C4:.34", 74)),
    "found_one": lambda rng: phrase(rng, 0.7, (RECORDER, "G5:.15 C6:.15 D6:.34", 100)),
    "found_two": lambda rng: phrase(rng, 0.9, (RECORDER, "G5:.15 C6:.15 D6:.15 E6:.38", 100)),
    "hookie": lambda rng: phrase(rng, 0.6, (ACCORDION, "E4:.16 A4:.33", 92), (ACCORDION_2, "E4:.16 A4:.33", 76)),
    "miss": lambda rng: phrase(rng, 0.7, (ACCORDION, "G4:.2 E4:.36", 84), (ACCORDION_2, "Bb4:.2 G4:.36", 60)),
    "mandolin": lambda rng: phrase(rng, 0.4, (MANDOLIN, "C5:.4", 104)),
    "mookie": lambda rng: phrase(rng, 0.5, (MANDOLIN, "G4:.09 C5:.36", 100)),
    "trumpet": lambda rng: phrase(rng, 0.3, (TRUMPET, "C5:.28", 100)),
    "found_word": lambda rng: phrase(rng, 0.5, (TRUMPET, "G4:.12 C5:.24", 104)),
    "lost_word": lambda rng: phrase(rng, 0.6, (TRUMPET, "E4:.14 Eb4:.14 D4:.26", 84)),
    **{
        recipe.__name__: recipe
        for recipe in (
            match,
            trois,
            voila,
            family_dance,
            fanfare,
            school_out,
            midnight,
            arrival,
            sundown,
            found_three,
            brush,
            tambourine,
        )
    },
}
