"""The tune of the title: AABA, 32 bars in an easy four, C major; felt piano, plucked cellos, an oboe."""

from tools.music.piece import Score, Stem, broken, hands, shifted, to_and_fro
from tools.score import Part, fifth, sing, swell, tune

_A_CHORDS = "C Am F G7 Em Am Dm G7"
_LAST_CHORDS = "C Am F G7 Em Am G7 C"
_B_CHORDS = "F F C C Dm Dm G7 G7"
CHORDS = tuple(" ".join((_A_CHORDS, _A_CHORDS, _B_CHORDS, _LAST_CHORDS)).split())

_A = """G4:1 A4:.667 G4:.333 E5:1.333 D5:.667 | C5:2 A4:1.333 G4:.667 | A4:1 C5:.667 D5:.333 C5:1.333 A4:.667 | D5:3 -:1
 | E5:1 D5:.667 E5:.333 G5:1.333 E5:.667 | C5:2 D5:.667 C5:.333 A4:1 | D5:1 E5:.667 D5:.333 A4:1.333 C5:.667"""
A = tune(_A + " | D5:1.333 B4:.667 G4:2", 4)
LAST = tune(_A.rpartition("|")[0] + "| D5:1.333 B4:.667 D5:1.333 G4:.667 | C5:2 -:2", 4)
B = tune(
    """A4:1.333 C5:.667 F5:1.333 E5:.667 | D5:2 C5:2 | G4:1.333 C5:.667 E5:1.333 D5:.667 | C5:3 -:1
 | D5:1.333 F5:.667 A5:1.333 G5:.667 | F5:2 D5:2 | -:4 | -:4""",
    4,
)
MELODY = [*A, *shifted(A, 32), *shifted(B, 64), *shifted(LAST, 96)]


def score() -> Score:
    """The piano alone, then the oboe over it, then both."""
    left, right = Part(0, 8, 92, 54, 34, lots=hands("left")), Part(0, 8, 104, 70, 34, lots=hands("right"))
    broken(left, CHORDS, 4, (0, 0.667, 1, 1.667, 2, 2.667, 3, 3.667), 52, 46)
    sing(right, A, 72)
    sing(right, shifted([(at, long, pitch + 12) for at, long, pitch in LAST if at % 4 == 0], 96), 48)
    cellos = Part(45, 40, 100, 46, 30, lots=hands("cellos"))
    to_and_fro(cellos, CHORDS, 4, 0.9, 84)
    for bar, chord in enumerate(CHORDS):
        if bar % 2:
            cellos.note(4 * bar + 2.667, 0.5, fifth(chord), 60)
    oboe = Part(68, 0, 100, 78, 44, lots=hands("oboe"))
    for start, notes in ((32, A), (64, B), (96, LAST)):
        sing(oboe, notes, 76, start)
        for pair in range(4):
            swell(oboe, start + 8 * pair, 8, 84, 118)
    stems = {
        "left hand": Stem(-25.0, (left,)),
        "right hand": Stem(-24.5, (right,)),
        "cellos": Stem(-25.0, (cellos,)),
        "oboe": Stem(-23.0, (oboe,)),
    }
    return Score(100, 4, CHORDS, MELODY, stems)
