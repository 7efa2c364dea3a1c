"""Scores: players, and notes and chords as words. `E5:1.5` is a note of a beat and a half, `-:2` a rest of two, `|` a
bar line.

Like those of people, notes are a little early or late, louder or softer. These differences come from the player's own
generator, so that the same score gives the same bytes.
"""

from dataclasses import dataclass, field
from random import Random

_NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_ACCIDENTALS = {"b": -1, "#": 1}
_BEND = 8191 / 200
"""Units of the pitch wheel per cent."""
_INTERVALS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "6": (0, 4, 7, 9),
    "maj7": (0, 4, 7, 11),
}

Notes = list[tuple[float, float, int]]
"""Triples of beat, length in beats, and key."""


@dataclass(slots=True)
class Part:
    """A player: `bank` and `program` of the instrument; `volume`, `pan` and `reverb` from 0 to 127; detuned by `cents`.
    A kit is a program of the drums' channel."""

    program: int
    bank: int = 0
    volume: int = 100
    pan: int = 64
    reverb: int = 24
    cents: float = 0.0
    kit: bool = False
    lots: Random = field(default_factory=lambda: Random("hands"))
    events: list[tuple[float, int, bytes]] = field(default_factory=list)
    """Beat, order within the beat, and the message with channel 0."""

    def note(self, beat: float, beats: float, key: int, velocity: float, loose: float = 0.012) -> None:
        """Add a note. `key` is a MIDI number (60 is middle C); it is up to `loose` beats early or late."""
        start = max(0.0, beat + self.lots.uniform(-loose, loose))
        loud = max(1, min(127, round(velocity + self.lots.uniform(-5, 5))))
        self.events.append((start, 2, bytes((0x90, key, loud))))
        self.events.append((start + max(beats, 0.05), 1, bytes((0x80, key, 0))))

    def press(self, beat: float, value: float) -> None:
        """Set the expression (bellows, bow, breath) from that beat on, 0 to 127."""
        self.events.append((beat, 0, bytes((0xB0, 11, max(0, min(127, round(value)))))))

    def setting(self) -> list[bytes]:
        """The messages before the first note."""
        controls = ((0, self.bank), (32, 0), (7, self.volume), (10, self.pan), (91, self.reverb), (93, 0), (11, 127))
        return [*(bytes((0xB0, *pair)) for pair in controls), bytes((0xC0, self.program)), _wheel(self.cents)]


def _wheel(cents: float) -> bytes:
    value = 8192 + max(-8192, min(8191, round(cents * _BEND)))
    return bytes((0xE0, value & 127, value >> 7))


def key(name: str) -> int:
    """The MIDI number of a note such as `C4` (60), `Bb3`, `F#5`."""
    return 12 * (int(name[-1]) + 1) + _NOTES[name[0]] + _ACCIDENTALS.get(name[1:2], 0)


def tune(text: str, beats_a_bar: float | None = None) -> Notes:
    """The notes of a melody. Raises ValueError for a bar that does not have `beats_a_bar` beats, if given."""
    out, at = [], 0.0
    for number, bar in enumerate(text.split("|")):
        if beats_a_bar is not None and abs(at - number * beats_a_bar) > 1e-6:
            raise ValueError(f"bar {number} begins at beat {at}")
        for word in bar.split():
            name, _, beats = word.partition(":")
            if name != "-":
                out.append((at, float(beats), key(name)))
            at += float(beats)
    if beats_a_bar is not None and abs(at - (text.count("|") + 1) * beats_a_bar) > 1e-6:
        raise ValueError(f"the last bar ends at beat {at}")
    return out


def root(chord: str) -> int:
    """The pitch class of a chord's bass; for `C/E` that is E."""
    name = chord.partition("/")[2] or chord
    return (_NOTES[name[0]] + _ACCIDENTALS.get(name[1:2], 0)) % 12


def classes(chord: str) -> tuple[int, ...]:
    """The pitch classes of a chord, from its root up."""
    name = chord.partition("/")[0]
    at = (_NOTES[name[0]] + _ACCIDENTALS.get(name[1:2], 0)) % 12
    kind = name[1:].lstrip("b#") if name[1:2] in _ACCIDENTALS else name[1:]
    return tuple((at + step) % 12 for step in _INTERVALS[kind])


def bass(chord: str, lowest: int = 38) -> int:
    """The lowest key of the chord's bass, at least `lowest`."""
    return lowest + (root(chord) - lowest) % 12


def fifth(chord: str, lowest: int = 38) -> int:
    """The second key of an alternating bass: the fifth, below the first one if there is room."""
    low = bass(chord, lowest)
    tone = low + (classes(chord)[2] - low) % 12
    return tone - 12 if tone - 12 >= lowest - 5 else tone


def voicing(chord: str, low: int, before: list[int] | None = None) -> list[int]:
    """Three keys of the chord, at least `low`, as close as possible to those `before`."""
    tones = classes(chord)
    tones = tones if len(tones) == 3 else (*tones[1:3], tones[3])  # the bass has a seventh chord's root
    ways = []
    for turn in range(3):
        keys, at = [], low + 2 * turn
        for tone in tones[turn:] + tones[:turn]:
            at += (tone - at) % 12
            keys.append(at)
            at += 1
        ways.append(keys)
    centre = sum(before) if before else 3 * (low + 6)
    return min(ways, key=lambda keys: abs(sum(keys) - centre))


def sing(
    part: Part, notes: Notes, loud: float, start: float = 0.0, legato: float = 0.93, beats_a_bar: float = 4.0
) -> None:
    """Play a melody: first beats of bars a little louder, long notes a little softer at their start."""
    for at, beats, pitch in notes:
        accent = 7 if at % beats_a_bar == 0 else 0
        part.note(start + at, beats * legato, pitch, loud + accent)


def swell(part: Part, start: float, beats: float, low: float, high: float, steps: int = 12) -> None:
    """Swell the expression from `low` to `high` in the middle, and back."""
    for i in range(steps):
        share = 1 - abs(2 * i / (steps - 1) - 1)
        part.press(start + beats * i / steps, low + (high - low) * share)
