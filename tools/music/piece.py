"""The type of a piece, and the patterns of accompaniment that all pieces share.

Rules: keys in which the pentatonic of the effects fits, foreign notes off the beat only, whole bars. No melody goes
above E6, because of the sounds of cards and speech. Each round has a rest of two bars.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tools.score import Notes, Part, bass, fifth, voicing

HIGHEST = 88
"""The key E6."""


@dataclass(frozen=True, slots=True)
class Stem:
    """A group of players, and its loudness in the mix, LUFS."""

    loud: float
    parts: Sequence[Part]


@dataclass(frozen=True, slots=True)
class Score:
    """A piece of music.

    `tempo`: beats a minute. `beats`: beats a bar. `chords`: one for each bar. `melody`: for tests. `stems`: in the
    order of writing. `end`: the layer of `end_bars` bars for the end of a game. It fits every chord, and its length
    divides that of the piece.
    """

    tempo: float
    beats: int
    chords: tuple[str, ...]
    melody: Notes
    stems: dict[str, Stem]
    end: Stem | None = None
    end_bars: int = 4

    @property
    def bar(self) -> float:
        """Seconds of a bar."""
        return self.beats * 60 / self.tempo

    @property
    def seconds(self) -> float:
        """Seconds of a round."""
        return self.bar * len(self.chords)


def hands(name: str) -> Random:
    """A player's own random generator."""
    return Random(name)


def shifted(notes: Notes, beats: float) -> Notes:
    """The melody, `beats` later."""
    return [(at + beats, long, pitch) for at, long, pitch in notes]


def to_and_fro(part: Part, chords: Sequence[str], beats: int, long: float, loud: float) -> None:
    """A bass: the root, and the fifth if the chord stays."""
    for bar, chord in enumerate(chords):
        again = bar > 0 and chords[bar - 1] == chord
        part.note(bar * beats, long, fifth(chord) if again else bass(chord), loud)


def strums(
    part: Part, chords: Sequence[str], beats: int, at: Sequence[tuple[float, float]], long: float, low: int
) -> None:
    """Chords at these beats of each bar, with a velocity for each; strings one just after the other."""
    before: list[int] | None = None
    for bar, chord in enumerate(chords):
        before = voicing(chord, low, before)
        for beat, loud in at:
            for i, pitch in enumerate(before):
                part.note(bar * beats + beat + 0.018 * i, long, pitch, loud, 0.006)


def broken(
    part: Part, chords: Sequence[str], beats: int, at: Sequence[float], low: int, loud: float, long: float = 0.8
) -> None:
    """Notes of the chord one after the other at these beats of each bar, up and down."""
    before: list[int] | None = None
    for bar, chord in enumerate(chords):
        before = voicing(chord, low, before)
        order = (0, 1, 2, 1)
        for i, beat in enumerate(at):
            part.note(bar * beats + beat, long, before[order[i % 4]], loud + (5 if i == 0 else 0))


def drums(part: Part, bars: int, beats: int, pattern: Sequence[tuple[float, int, float]]) -> None:
    """Play the same pattern in each bar: (beat, key, velocity)."""
    for bar in range(bars):
        for beat, pitch, loud in pattern:
            part.note(bar * beats + beat, 0.2, pitch, loud, 0.008)
