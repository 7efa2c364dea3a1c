"""Music: the scores of `tools/music/` are played, mixed by measured loudness, and mastered; the bed and the layer
beside it."""

from importlib import import_module

import numpy as np

from game.sound.catalogue import MUSIC, PIECES
from tools.loudness import level, programme_loudness
from tools.mastering import bed, toned
from tools.music.piece import Score, Stem
from tools.soundfont import played

SCORES = {
    "title": "title",
    "barn": "rook",
    "garden": "spooks",
    "waltz": "hookie_mookie",
    "school_march": "hooky",
    "swing": "word_porters",
}
"""Piece, and the module that has its score."""


def score_of(name: str) -> Score:
    """The notes of a piece."""
    score: Score = import_module(f"tools.music.{SCORES[name]}").score()
    line = 4 * score.bar
    if abs(line - PIECES[name].line) > 1e-9 or len(score.chords) % score.end_bars:
        raise ValueError(f"{name}: four bars last {line} s")
    return score


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
