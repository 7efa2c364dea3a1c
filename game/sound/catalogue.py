"""Catalogue: how loud every sound is, in how many variants it lies there, and what goes round.

Who makes the files and who plays them ask the same lines. Loudness is LUFS in the file: of the loudest tenth of a
second where a sound is played once, of the whole where it goes round.
"""

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"

SOFT, FOLEY, REVEAL, RARE, VOICE, EVENT = -20.0, -14.0, -12.0, -9.0, -16.0, -27.0
"""Classes of effects: what ticks and slides, cards and stage, what comes to light, what is seldom, the host without
words, and what happens far away round the table."""
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
"""Files of a sound that is heard again and again; every other one has one, because it must be recognised."""

EVENTS: dict[str, tuple[str, ...]] = {
    "evening": ("far_bird",),
    "night": ("owl",),
    "square": ("bicycle",),
    "square_low": ("far_rope",),
    "classroom": ("playground",),
    "hall": ("far_train",),
}
"""What is heard now and then over what goes round a table."""


def files(name: str) -> tuple[str, ...]:
    """The names of a sound's files, without what stands behind the dot."""
    count = VARIANTS.get(name, 1)
    return (name,) if count == 1 else tuple(f"{name}_{number}" for number in range(1, count + 1))


@dataclass(frozen=True, slots=True)
class Piece:
    """Music that goes round. `line`: seconds of four bars, of which the piece has a whole number; `layered`: whether a
    file `<name>_end` lies beside it, whose length goes into that of the piece without a rest."""

    line: float
    layered: bool = False


PIECES: dict[str, Piece] = {
    "title": Piece(9.6),
    "barn": Piece(6.0, True),
    "garden": Piece(7.5, True),
    "waltz": Piece(4.5, True),
    "school_march": Piece(8.0, True),
    "swing": Piece(20 / 3, True),
}
