"""Catalogue: the loudness of every sound, the number of its variants, and the loops.

The tools that make the files use the same lines as the player. Loudness is LUFS in the file: of the loudest tenth of a
second for effects, of the whole file for loops.
"""

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"

SOFT, FOLEY, REVEAL, RARE, VOICE, EVENT = -20.0, -14.0, -12.0, -9.0, -16.0, -27.0
"""Classes of effects: ticks and slides; cards and stage; reveals; rare moments; the wordless host; distant sounds at a
table."""
MUSIC, AMBIENCE = -20.0, -32.0

LOUDNESS: dict[str, float] = {
    **dict.fromkeys(("focus", "turn", "type", "slide", "tap", "chalk", "typewriter", "page"), SOFT),
    **dict.fromkeys(
        (
            "choose", "back", "start", "join", "refuse", "latch", "shuffle", "slap", "slap_cloth", "sweep", "pat",
            "snap", "rustle", "wood_block", "curtain", "knock", "rope", "brush", "pluck", "wings", "spider", "bones",
            "flutter", "bone", "ratchet", "hand_on", "mandolin", "tambourine", "cork", "wave", "sponge", "peek",
            "hook", "parcel", "stamp", "carriage", "suitcase", "punch", "trumpet",
        ),
        FOLEY,
    ),
    **dict.fromkeys(
        (
            "applause", "made", "short", "spook", "goblin", "cat", "celesta", "cannot", "lights_down", "turned_up",
            "seized", "mookie", "hookie", "trois", "match", "miss", "sundown", "voila", "lesson", "found_one",
            "found_two", "found_three", "glockenspiel", "chime", "found_word", "lost_word", "tunnel",
        ),
        REVEAL,
    ),
    **dict.fromkeys(
        ("bell", "caw", "school_bell", "break_bell", "fanfare", "midnight", "family_dance", "school_out", "arrival"),
        RARE
    ),
    **dict.fromkeys(("chatter_greet", "chatter_news", "chatter_ask"), VOICE),
    **dict.fromkeys(("owl", "far_bird", "bicycle", "far_rope", "playground", "far_train"), EVENT),
}  # fmt: skip

VARIANTS: dict[str, int] = {
    **dict.fromkeys(("slap", "slap_cloth", "slide", "snap", "chalk", "typewriter", "tap"), 6),
    **dict.fromkeys(("sweep", "pat", "rustle", "parcel", "suitcase", "match", "hook", "wings"), 4),
    **dict.fromkeys(("turn", "chatter_greet", "chatter_news", "chatter_ask"), 3),
}
"""Number of files of frequent sounds. All others have one, because players must recognise them."""

EVENTS: dict[str, tuple[str, ...]] = {
    "evening": ("far_bird",),
    "night": ("owl",),
    "square": ("bicycle",),
    "square_low": ("far_rope",),
    "classroom": ("playground",),
    "hall": ("far_train",),
}
"""Distant sounds over a table's loop."""


def files(name: str) -> tuple[str, ...]:
    """Return the names of a sound's files, without their suffix."""
    count = VARIANTS.get(name, 1)
    return (name,) if count == 1 else tuple(f"{name}_{number}" for number in range(1, count + 1))


@dataclass(frozen=True, slots=True)
class MusicLoop:
    """A loop of music. `line`: seconds of four bars; the piece has a whole number of them. `layered`: whether there is
    a file `<name>_end`, whose length divides that of the piece."""

    line: float
    layered: bool = False


PIECES: dict[str, MusicLoop] = {
    "title": MusicLoop(9.6),
    "barn": MusicLoop(6.0, True),
    "garden": MusicLoop(7.5, True),
    "waltz": MusicLoop(4.5, True),
    "school_march": MusicLoop(8.0, True),
    "swing": MusicLoop(20 / 3, True),
}
