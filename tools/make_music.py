"""Music: the scores of `tools/music/` are played, mixed by measured loudness, and mastered; the bed and the layer
beside it."""

import numpy as np

from game.sound.catalogue import MUSIC
from tools.loudness import level, programme_loudness
from tools.mastering import bed, toned
from tools.music.piece import Stem
from tools.music.scores import score_of
from tools.soundfont import played


def stems(name: str) -> dict[str, np.ndarray]:
    """Each stem as loud as it is in the mix."""
    score = score_of(name)
    return {stem: _stem(made, score.seconds, score.tempo) for stem, made in score.stems.items()}


def mixed(parts: dict[str, np.ndarray]) -> np.ndarray:
    """The stems together, as the bed should be."""
    return bed(toned(np.sum(list(parts.values()), axis=0)), MUSIC)


def layer(name: str) -> np.ndarray:
    """The few bars that come in near the end of a game. ValueError for a piece that has none."""
    score = score_of(name)
    if score.end is None:
        raise ValueError(f"{name} has no layer")
    return _stem(score.end, score.bar * score.end_bars, score.tempo)


def _stem(stem: Stem, seconds: float, tempo: float) -> np.ndarray:
    sound = played(stem.parts, seconds, tempo, rounds=2)
    return sound * level(stem.loud - programme_loudness(sound))
