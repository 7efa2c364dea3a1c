"""A station: AABB, 48 bars of swing, F major; bass, brushes, a piano's left hand, a muted trumpet."""

from tools.music.piece import Score, Stem, drums, hands, shifted, strums
from tools.score import Part, bass, classes, sing, tune

_A_CHORDS = "F F Gm7 C7 F Dm Gm7 C7 Am Dm Gm7 C7"
_B_CHORDS = "Bb Bb F F Gm7 C7 Am Dm Bb Gm7 C7 F"
CHORDS = tuple(" ".join((_A_CHORDS, _A_CHORDS, _B_CHORDS, _B_CHORDS)).split())

A = tune(
    """C5:.667 D5:.333 C5:1 A4:2 | F4:.667 A4:.333 C5:1 -:2 | D5:.667 F5:.333 D5:1 Bb4:2 | G4:.667 Bb4:.333 C5:1 -:2
 | A4:.667 C5:.333 F5:1.333 E5:.667 C5:1 | D5:2 A4:2 | Bb4:.667 A4:.333 Bb4:.667 D5:.333 F5:1 D5:1 | E5:1 C5:1 -:2
 | C5:.667 E5:.333 C5:1 A4:2 | D5:.667 F5:.333 D5:1 A4:2 | Bb4:1 G4:1 D5:1 Bb4:1 | C5:2 -:2""",
    4,
)
_B = """F5:1.333 D5:.667 Bb4:2 | D5:.667 F5:.333 D5:1 -:2 | C5:1.333 A4:.667 F4:2 | A4:.667 C5:.333 A4:1 -:2
 | G4:1 Bb4:1 D5:1.333 C5:.667 | Bb4:2 G4:2 | A4:.667 C5:.333 E5:1 C5:2 | F5:.667 E5:.333 D5:1 A4:2 | D5:1 Bb4:1 F5:1
 D5:1 | Bb4:2 D5:2"""
B = tune(_B + " | E5:.667 D5:.333 C5:.667 Bb4:.333 G4:1 Bb4:1 | A4:2 -:2", 4)
LAST = tune(_B + " | -:4 | -:4", 4)
MELODY = [*A, *shifted(A, 48), *shifted(B, 96), *shifted(LAST, 144)]


def score() -> Score:
    """The trumpet comes in with the second A; the piano has the first."""
    low = Part(32, 0, 100, 60, 12, lots=hands("bass"))
    for bar, chord in enumerate(CHORDS):
        start, (_, third, fifth_) = bass(chord), classes(chord)[:3]
        walk = [start, start + (third - start) % 12, start + (fifth_ - start) % 12]
        following = bass(CHORDS[(bar + 1) % len(CHORDS)])
        walk.append(following + (2 if following < walk[-1] else -2 if following % 12 in (0, 2, 7, 9) else -1))
        for beat, pitch in enumerate(walk):
            low.note(4 * bar + beat, 0.85, pitch, 82 - 4 * (beat % 2))
    left, right = Part(0, 8, 88, 72, 26, lots=hands("left")), Part(0, 8, 96, 76, 26, lots=hands("right"))
    strums(left, CHORDS, 4, ((0.667, 50), (2.667, 54)), 0.5, 52)
    sing(right, A, 70, legato=0.8)
    trumpet = Part(59, 0, 104, 54, 36, lots=hands("trumpet"))
    for start, notes in ((48, A), (96, B), (144, LAST)):
        sing(trumpet, notes, 82, start, legato=0.82)
    skin = Part(40, 0, 100, 66, 24, kit=True, lots=hands("brushes"))
    swing = [(0, 40, 40), (1, 38, 46), (1.667, 42, 32), (2, 40, 38), (3, 38, 48), (3.667, 42, 34)]
    drums(skin, len(CHORDS), 4, swing)
    wheels = Part(40, 0, 100, 64, 24, kit=True, lots=hands("wheels"))
    drums(wheels, 4, 4, [(0.5 * i, 38 if i % 2 else 41, 44 + 10 * (i % 4 == 0)) for i in range(8)])
    stems = {
        "bass": Stem(-25.0, (low,)),
        "brushes": Stem(-29.0, (skin,)),
        "piano": Stem(-25.0, (left, right)),
        "trumpet": Stem(-23.0, (trumpet,)),
    }
    return Score(144, 4, CHORDS, MELODY, stems, Stem(-28.0, (wheels,)))
