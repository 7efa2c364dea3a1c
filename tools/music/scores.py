"""The modules of all pieces."""

from importlib import import_module

from game.sound.catalogue import PIECES
from tools.music.piece import Score

SCORES = {
    "title": "title",
    "barn": "rook",
    "garden": "spooks",
    "waltz": "hookie_mookie",
    "school_march": "hooky",
    "swing": "word_porters",
}
"""Names of pieces with the modules of their scores."""


def score_of(name: str) -> Score:
    """The score of a piece."""
    score: Score = import_module(f"tools.music.{SCORES[name]}").score()
    line = 4 * score.bar
    if abs(line - PIECES[name].line) > 1e-9 or len(score.chords) % score.end_bars:
        raise ValueError(f"{name}: four bars last {line} s")
    return score
