"""A schoolroom: a rondo, ABACA, 40 bars of a small march, G mixolydian; recorder, glockenspiel, plucked strings,
brushes."""

from tools.music.piece import Score, Stem, drums, hands, shifted, strums, to_and_fro
from tools.score import Part, fifth, sing, tune

_A_CHORDS = "G G F C G G F G"
_B_CHORDS = "C C G G F C Dm G"
_C_CHORDS = "Em Em Am Am C G F G"
CHORDS = tuple(" ".join((_A_CHORDS, _B_CHORDS, _A_CHORDS, _C_CHORDS, _A_CHORDS)).split())

A = tune(
    """G5:1 B5:.5 A5:.5 G5:1 D5:1 | G5:.5 A5:.5 B5:.5 C6:.5 D6:2 | C6:1 A5:.5 C6:.5 A5:1 F5:1 | G5:1 E5:.5 G5:.5 C6:2
 | B5:1 D6:.5 B5:.5 G5:1 D5:1 | G5:.5 A5:.5 B5:.5 G5:.5 A5:1 D5:1 | F5:.5 G5:.5 A5:.5 C6:.5 A5:1 F5:1 | G5:2 -:2""",
    4,
)
B = tune(
    """G5:1 C6:.5 D6:.5 E6:1 C6:1 | G5:2 E5:2 | D6:1 B5:.5 C6:.5 D6:1 B5:1 | G5:3 -:1 | A5:1 C6:1 A5:.5 G5:.5 F5:1
 | E5:1 G5:1 C6:2 | D6:1 C6:.5 A5:.5 F5:1 A5:1 | B5:2 -:2""",
    4,
)
C = tune(
    """E5:1 G5:1 B5:1.5 A5:.5 | G5:2 E5:2 | A5:1 C6:1 E6:1.5 D6:.5 | C6:2 A5:2 | C6:1 B5:.5 C6:.5 G5:2 | B5:1 A5:.5
    B5:.5 D5:2
 | -:4 | -:4""",
    4,
)
MELODY = [*A, *shifted(B, 32), *shifted(A, 64), *shifted(C, 96), *shifted(A, 128)]


def score() -> Score:
    """The recorder marches, the glockenspiel has the first episode."""
    recorder = Part(74, 0, 104, 58, 34, lots=hands("recorder"))
    for start, notes in ((0, A), (64, A), (96, C), (128, A)):
        sing(recorder, notes, 80, start, legato=0.86)
    bells = Part(9, 0, 92, 80, 34, lots=hands("bells"))
    sing(bells, B, 72, 32)
    for start in (64, 128):
        sing(bells, [(at, long, pitch) for at, long, pitch in A if at % 4 == 0], 46, start)
    low, high = Part(45, 40, 104, 46, 26, lots=hands("cellos")), Part(45, 20, 84, 70, 26, lots=hands("violins"))
    to_and_fro(low, CHORDS, 4, 0.6, 86)
    for bar, chord in enumerate(CHORDS):
        low.note(4 * bar + 2, 0.6, fifth(chord), 72)
    strums(high, CHORDS, 4, ((1, 62), (3, 58)), 0.3, 60)
    skin = Part(40, 0, 96, 72, 22, kit=True, lots=hands("brushes"))
    drums(skin, len(CHORDS), 4, [(0, 38, 46), (1, 38, 34), (2, 38, 42), (2.5, 38, 28), (3, 38, 36), (3.5, 38, 28)])
    second, snare = (
        Part(74, 0, 92, 84, 34, cents=4, lots=hands("second")),
        Part(40, 0, 96, 60, 22, kit=True, lots=hands("snare")),
    )
    sing(second, tune("D5:1.5 D5:.5 D5:1 -:1 | D5:1 D5:1 D5:2 | D5:1.5 D5:.5 D5:1 -:1 | D5:3 -:1", 4), 70, legato=0.86)
    drums(snare, 4, 4, [(0.25 * i, 38, 30 + 10 * (i % 4 == 0)) for i in range(16)])
    stems = {
        "recorder": Stem(-23.5, (recorder,)),
        "glockenspiel": Stem(-27.0, (bells,)),
        "strings": Stem(-23.5, (low, high)),
        "brushes": Stem(-31.0, (skin,)),
    }
    return Score(120, 4, CHORDS, MELODY, stems, Stem(-28.0, (second, snare)))
