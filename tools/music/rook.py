"""A barn at dusk: AABC, 48 bars of a slow waltz, D dorian; nylon guitar, bass, brushes, clarinet."""

from tools.music.piece import Score, Stem, broken, drums, hands, shifted, to_and_fro
from tools.score import Part, sing, swell, tune

_A_CHORDS = "Dm Dm C C Dm F G G Am C Dm Dm"
_B_CHORDS = "F F C C G G Dm Dm F C Am Am"
_C_CHORDS = "G G Dm Dm C C Am Am F G Am Am"
CHORDS = tuple(" ".join((_A_CHORDS, _A_CHORDS, _B_CHORDS, _C_CHORDS)).split())

A = tune(
    """D4:2 F4:1 | A4:2 G4:1 | E4:2 G4:1 | E4:3 | F4:1 G4:1 A4:1 | C5:2 A4:1 | B4:1.5 A4:.5 G4:1 | D4:3 | E4:1.5 F4:.5
    E4:1
 | G4:2 E4:1 | D4:3 | -:3""",
    3,
)
A2 = tune(
    """D4:1 E4:1 F4:1 | A4:1.5 B4:.5 A4:1 | G4:1.5 E4:.5 C4:1 | E4:3 | F4:1 A4:1 D5:1 | C5:1.5 A4:.5 F4:1 | G4:1 B4:1
    D5:1
 | B4:2 A4:1 | C5:1.5 B4:.5 A4:1 | G4:1 E4:1 G4:1 | A4:1 F4:1 E4:1 | D4:3""",
    3,
)
B = tune(
    """A4:2 C5:1 | F5:2 E5:1 | E5:1.5 D5:.5 C5:1 | G4:3 | B4:2 D5:1 | G5:2 F5:1 | F5:1.5 E5:.5 D5:1 | A4:3 | A4:1 C5:1
    F5:1
 | E5:2 G4:1 | A4:1.5 B4:.5 C5:1 | E5:3""",
    3,
)
C = tune(
    """D5:2 B4:1 | G4:2 B4:1 | A4:1 D5:1 F5:1 | A4:2 D5:1 | C5:2 E5:1 | G4:2 E4:1 | A4:1.5 C5:.5 E5:1 | E5:3 | C5:1
    A4:1 F4:1
 | D5:1.5 B4:.5 G4:1 | -:3 | -:3""",
    3,
)
MELODY = [*A, *shifted(A2, 36), *shifted(B, 72), *shifted(C, 108)]


def score() -> Score:
    """The guitar has the first tune, the clarinet answers."""
    guitar = Part(24, 0, 100, 44, 30, lots=hands("guitar"))
    broken(guitar, CHORDS, 3, (0, 0.5, 1, 1.5, 2, 2.5), 56, 58, 1.0)
    sing(guitar, [(at, long, pitch + 12) for at, long, pitch in A], 76, 0, beats_a_bar=3)
    low = Part(32, 0, 92, 64, 14, lots=hands("bass"))
    to_and_fro(low, CHORDS, 3, 2.4, 80)
    skin = Part(40, 0, 96, 80, 26, kit=True, lots=hands("brushes"))
    drums(skin, len(CHORDS), 3, [(0, 40, 44), (1, 38, 40), (2, 38, 32), (2.5, 42, 26)])
    clarinet = Part(71, 0, 104, 76, 40, lots=hands("clarinet"))
    for start, notes in ((36, A2), (72, B), (108, C)):
        sing(clarinet, notes, 78, start, beats_a_bar=3)
        for phrase in range(3):
            swell(clarinet, start + 12 * phrase, 12, 82, 120)
    pedal = Part(71, 0, 110, 60, 40, lots=hands("pedal"))
    heart = Part(0, 0, 84, 64, 20, kit=True, lots=hands("heart"))
    for pair in range(2):
        pedal.note(6 * pair, 5.7, 57, 62)
        swell(pedal, 6 * pair, 6, 60, 118)
    drums(heart, 4, 3, [(0, 41, 58), (0.5, 41, 36)])
    stems = {
        "guitar": Stem(-22.5, (guitar,)),
        "bass": Stem(-26.0, (low,)),
        "brushes": Stem(-31.0, (skin,)),
        "clarinet": Stem(-23.5, (clarinet,)),
    }
    return Score(120, 3, CHORDS, MELODY, stems, Stem(-27.0, (pedal, heart)))
