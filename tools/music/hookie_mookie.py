"""A waltz on the square: A B A' C, 64 bars, A minor, C and F major; bass and guitar, mandolin, accordion."""

from tools.music.piece import Score, Stem, drums, hands, shifted, strums, to_and_fro
from tools.score import Notes, Part, key, sing, swell, tune, voicing

_A_CHORDS = "Am Am Em Em F F C C Dm Dm Am Am F G Em Am"
_B_CHORDS = "C C/E F G C Am Dm G7 F Em Dm C/E F G7 C Em"
_C_CHORDS = "F F C7 C7 Gm7 C7 F F Bb Bb F Dm Gm7 C7 F Em"
CHORDS = tuple(" ".join((_A_CHORDS, _B_CHORDS, _A_CHORDS, _C_CHORDS)).split())

A = tune(
    """E5:1.5 D5:.5 C5:1 | B4:.5 C5:.5 A4:2 | G5:1.5 E5:.5 D5:1 | B4:3 | A4:.5 C5:.5 F5:1 A5:1 | G5:.5 F5:.5 E5:1 F5:1
 | E5:2 D5:.5 C5:.5 | G4:3 | D5:1.5 E5:.5 F5:1 | A5:.5 G5:.5 F5:1 D5:1 | E5:1.5 D5:.5 C5:1 | A4:2 C5:.5 B4:.5
 | A4:.5 B4:.5 C5:1 A4:1 | B4:.5 C5:.5 D5:1 B4:1 | E5:1 D5:.5 B4:.5 G4:1 | A4:3""",
    3,
)
A2 = tune(
    """E5:.5 F5:.5 E5:.5 D5:.5 C5:1 | B4:.5 C5:.5 A4:2 | G5:.5 A5:.5 G5:.5 E5:.5 D5:1 | B4:2 D5:.5 E5:.5
 | F5:.5 A5:.5 C6:1 A5:1 | G5:.5 F5:.5 E5:1 F5:1 | G5:1.5 E5:.5 C5:1 | G4:2 A4:.5 C5:.5 | D5:.5 E5:.5 F5:1 A5:1
 | A5:.5 G5:.5 F5:1 D5:1 | E5:1 A5:1 E5:1 | C5:2 B4:.5 C5:.5 | A4:.5 B4:.5 C5:1 A4:1 | B4:.5 C5:.5 D5:1 G5:1
 | E5:1 D5:.5 B4:.5 G4:1 | A4:3""",
    3,
)
B = tune(
    """G5:1 E5:.5 G5:.5 C6:1 | B5:.5 C6:.5 G5:2 | A5:1 F5:.5 A5:.5 C6:1 | B5:.5 A5:.5 G5:2 | E5:1 G5:.5 E5:.5 C5:1
 | A5:1 E5:.5 A5:.5 C6:1 | D6:1 C6:.5 A5:.5 F5:1 | G5:2 F5:.5 D5:.5 | A5:1.5 C6:.5 A5:1 | G5:1.5 B5:.5 G5:1
 | F5:1.5 A5:.5 F5:1 | E5:1 G5:2 | A5:.5 G5:.5 F5:.5 E5:.5 D5:1 | B4:.5 D5:.5 F5:.5 G5:.5 B5:1
 | C6:3 | E5:1 D5:.5 C5:.5 B4:1""",
    3,
)
C = tune(
    """C5:2 A4:1 | C5:.5 D5:.5 C5:1 A4:1 | Bb4:2 G4:1 | Bb4:.5 C5:.5 Bb4:1 G4:1 | D5:2 Bb4:1 | E5:1 D5:.5 C5:.5 Bb4:1
 | A4:1.5 C5:.5 F5:1 | A5:3 | F5:2 D5:1 | F5:.5 G5:.5 F5:1 D5:1 | C5:1 F5:.5 A5:.5 C6:1 | A5:2 F5:1 | G5:1 F5:.5 E5:.5
 D5:1 | E5:1 G5:.5 E5:.5 C5:1 | -:3 | -:3""",
    3,
)
_GUIDE = ["C6", "C6", "B5", "B5", "A5", "A5", "G5", "E5", "F5", "A5", "C6", "E6", "F5", "G5", "B5", "A5"]
"""The mandolin's long notes, in tremolo, above the second A."""
MELODY = [*A, *shifted(B, 48), *shifted(A2, 96), *shifted(C, 144)]


def _trembling(part: Part, start: float, notes: Notes) -> None:
    """Play long notes in tremolo, short ones once."""
    for at, long, pitch in notes:
        if long >= 2:
            for i in range(round(long * 4)):
                part.note(start + at + i / 4, 0.24, pitch, 62 + 10 * (i % 2 == 0) + i, 0.006)
        else:
            part.note(start + at, long * 0.9, pitch, 84)


def score() -> Score:
    """The accordion begins, the mandolin answers, both together, a trio."""
    low, guitar = Part(32, 0, 70, 62, 12, lots=hands("bass")), Part(24, 0, 90, 40, 24, lots=hands("guitar"))
    to_and_fro(low, CHORDS, 3, 1.4, 84)
    strums(guitar, CHORDS, 3, ((1, 58), (2, 50)), 0.55, 52)
    mandolin = Part(25, 16, 104, 88, 34, lots=hands("mandolin"))
    _trembling(mandolin, 48, B)
    for bar, name in enumerate(_GUIDE):
        for i in range(12):
            mandolin.note(96 + 3 * bar + i / 4, 0.24, key(name), 40 + 7 * (i % 2 == 0) + 1.2 * min(i, 12 - i), 0.006)
    reed, second = Part(21, 0, 116, 52, 30, lots=hands("reed")), Part(21, 8, 88, 76, 30, 7.0, lots=hands("second"))
    for start, notes in ((0, A), (96, A2), (144, C)):
        for part, loud in ((reed, 82), (second, 70)):
            sing(part, notes, loud, start, beats_a_bar=3)
            for pair in range(8):
                swell(part, start + 6 * pair, 6, 92, 122)
    before: list[int] | None = None
    for bar in range(16, 32):  # under the mandolin it only breathes
        before = voicing(CHORDS[bar], 57, before)
        for pitch in before:
            reed.note(3 * bar, 2.7, pitch, 46)
        swell(reed, 3 * bar, 3, 70, 88, 6)
    skin, breath = Part(0, 0, 92, 80, 26, kit=True, lots=hands("skin")), Part(23, 0, 96, 34, 44, lots=hands("breath"))
    drums(skin, 4, 3, [(0, 54, 40), (1, 54, 56), (2, 54, 44), (2.5, 54, 30)])
    for pair in range(2):
        for pitch in (55, 67):
            breath.note(6 * pair + 0.1, 5.6, pitch, 52)
        swell(breath, 6 * pair, 6, 70, 116)
    stems = {
        "bass and guitar": Stem(-25.0, (low, guitar)),
        "mandolin": Stem(-23.5, (mandolin,)),
        "accordion": Stem(-22.0, (reed, second)),
    }
    return Score(160, 3, CHORDS, MELODY, stems, Stem(-28.0, (skin, breath)))
