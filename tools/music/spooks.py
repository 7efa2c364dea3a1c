"""A haunted garden: ABAC, 40 bars on tiptoe, A minor; plucked cellos and violins, a celesta, a musical saw."""

from tools.music.piece import Score, Stem, drums, hands, shifted
from tools.score import Part, bass, fifth, sing, swell, tune, voicing

_A_CHORDS = "Am Am F F Dm Dm Em Em Am Am"
_B_CHORDS = "C C G G Am Am F F Dm Em"
_C_CHORDS = "Dm Dm Am Am F F C C Dm Em"
CHORDS = tuple(" ".join((_A_CHORDS, _B_CHORDS, _A_CHORDS, _C_CHORDS)).split())

A = tune(
    """A4:.5 -:.5 C5:.5 -:.5 E5:.5 D5:.5 C5:1 | -:1 E5:.5 D5:.5 C5:.5 B4:.5 A4:1 | C5:.5 -:.5 A4:.5 -:.5 F5:.5 E5:.5
    C5:1
 | -:1 A4:.5 C5:.5 A4:1 -:1 | D5:.5 -:.5 F5:.5 -:.5 A5:.5 F5:.5 D5:1 | -:1 F5:.5 E5:.5 D5:.5 C5:.5 A4:1
 | B4:.5 -:.5 E5:.5 -:.5 G5:.5 E5:.5 B4:1 | -:1 G4:.5 A4:.5 B4:1 D5:1 | C5:.5 B4:.5 A4:.5 -:.5 E5:.5 D5:.5 C5:.5 B4:.5
 | A4:1 -:3""",
    4,
)
B = tune(
    """E5:1 G5:1 E5:.5 D5:.5 C5:1 | G4:2 -:2 | D5:1 G5:1 D5:.5 C5:.5 B4:1 | G4:2 -:2 | C5:1 E5:1 A5:1 E5:1 | C5:1.5
    B4:.5 A4:2
 | A4:1 C5:1 F5:1 E5:.5 D5:.5 | C5:2 A4:2 | F5:1 E5:.5 D5:.5 A4:2 | B4:1 D5:1 E5:2""",
    4,
)
C = tune(
    """D5:.5 -:.5 F5:.5 -:.5 D5:.5 E5:.5 F5:1 | -:1 A5:.5 F5:.5 D5:1 -:1 | C5:.5 -:.5 E5:.5 -:.5 C5:.5 D5:.5 E5:1
 | -:1 A5:.5 E5:.5 C5:1 -:1 | A4:.5 C5:.5 F5:1 E5:.5 D5:.5 C5:1 | -:1 C5:.5 A4:.5 F4:1 -:1 | G4:.5 C5:.5 E5:1 D5:.5
 C5:.5 G4:1 | -:2 E5:1 G5:1 | -:4 | -:4""",
    4,
)
MELODY = [*A, *shifted(B, 40), *shifted(A, 80), *shifted(C, 120)]


def score() -> Score:
    """Cellos walk, violins answer, the celesta plays alone, the saw hums under the end."""
    cellos = Part(45, 40, 108, 48, 30, lots=hands("cellos"))
    for bar, chord in enumerate(CHORDS):
        cellos.note(4 * bar, 0.4, bass(chord, 40), 88)
        cellos.note(4 * bar + 2, 0.4, fifth(chord, 40), 76)
        if bar % 2:
            cellos.note(4 * bar + 3.5, 0.3, bass(chord, 40) + 12, 62)
    violins = Part(45, 20, 104, 78, 34, lots=hands("violins"))
    for start, notes in ((0, A), (80, A), (120, C)):
        sing(violins, notes, 82, start)
    celesta = Part(8, 0, 96, 70, 44, lots=hands("celesta"))
    sing(celesta, B, 78, 40)
    sing(celesta, [(at + 0.5, long, pitch + 12) for at, long, pitch in A if at % 8 == 4 and pitch < 76], 46, 80)
    hum = Part(48, 20, 84, 58, 50, lots=hands("hum"))
    before: list[int] | None = None
    for bar in (*range(10, 20, 2), *range(30, 40, 2)):
        before = voicing(CHORDS[bar], 55, before)
        for pitch in before[:2]:
            hum.note(4 * bar + 0.2, 7.4, pitch, 48)
        swell(hum, 4 * bar, 8, 40, 96)
    wood = Part(0, 0, 100, 72, 24, kit=True, lots=hands("wood"))
    drums(
        wood,
        4,
        4,
        [
            (0, 77, 60),
            (0.5, 85, 44),
            (1, 76, 54),
            (1.75, 85, 34),
            (2, 77, 56),
            (2.5, 85, 44),
            (3, 76, 50),
            (3.25, 76, 38),
        ],
    )
    stems = {
        "cellos": Stem(-24.5, (cellos,)),
        "violins": Stem(-22.5, (violins,)),
        "celesta": Stem(-26.0, (celesta,)),
        "hum": Stem(-30.0, (hum,)),
    }
    return Score(128, 4, CHORDS, MELODY, stems, Stem(-28.0, (wood,)))
