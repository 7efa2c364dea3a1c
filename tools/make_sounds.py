"""Compute assets/sounds/ again: `python -m tools.make_sounds [NAME...]`. The result has the same bytes every time.

All sounds are those of things on a wooden stage. The interface is a felt piano in C major pentatonic, so that any two
notes fit; each game adds an instrument of its own. `tools/recipes/` says how each sound is made,
`game/sound/catalogue.py` how loud it is and how many variants it has.
"""

import sys
from importlib import import_module
from importlib.util import find_spec

import numpy as np

from engine.games import GAMES
from game.sound.catalogue import AMBIENCE, EVENTS, FOLDER, LOUDNESS, MUSIC, PIECES, files
from tools.loudness import level, programme_loudness
from tools.mastering import bed, begun_softly, on_stage, toned, write, write_effect
from tools.music.piece import Stem
from tools.music.scores import score_of
from tools.recipes import band, cards, far_away, host, house, stage
from tools.recipes.tones import Recipes, Variant
from tools.soundfont import played

OF_GAMES = (f"tools.recipes.{game}" for game in GAMES)
"""Module of each game's instrument; a game without such a file uses the house's sounds."""
KINDS = (house, cards, stage, band, host, far_away, *(import_module(name) for name in OF_GAMES if find_spec(name)))
RECIPES: Recipes = {name: recipe for kind in KINDS for name, recipe in kind.RECIPES.items()}
_WET = 0.16
_QUALITY, _QUALITY_MUSIC, _QUALITY_ROUND = 4, 3.5, 2


def raw(name: str, file: str) -> np.ndarray:
    """Return one variant of an effect, before its loudness is set."""
    all_of_it = files(name)
    rng = Variant(file, all_of_it.index(file) / (len(all_of_it) - 1) if len(all_of_it) > 1 else 0.5)
    sound = RECIPES[name](rng)
    return sound if isinstance(sound, np.ndarray) else on_stage(sound, rng, _WET)


def ambience(name: str) -> np.ndarray:
    """Return an ambience. Each ear has a random part of its own and a third of the other's."""
    left, right = (np.asarray(RECIPES[name](Variant(f"{name}-{ear}"))) for ear in ("left", "right"))
    return bed(begun_softly(np.array((left + right / 3, right + left / 3)).T), AMBIENCE)


# Music: scores are played, mixed by measured loudness, and mastered. Files: the loop, and the layer beside it.


def stems(name: str) -> dict[str, np.ndarray]:
    """Return each stem as loud as in the mix."""
    score = score_of(name)
    return {stem: _stem(made, score.seconds, score.tempo) for stem, made in score.stems.items()}


def mixed(parts: dict[str, np.ndarray]) -> np.ndarray:
    """Return the sum of the stems, as loud as music should be."""
    return bed(toned(np.sum(list(parts.values()), axis=0)), MUSIC)


def layer(name: str) -> np.ndarray:
    """Return the few bars that are added near the end of a game. ValueError for a piece without them."""
    score = score_of(name)
    if score.end is None:
        raise ValueError(f"{name} has no layer")
    return _stem(score.end, score.bar * score.end_bars, score.tempo)


def _stem(stem: Stem, seconds: float, tempo: float) -> np.ndarray:
    sound = played(stem.parts, seconds, tempo, rounds=2)
    return sound * level(stem.loud - programme_loudness(sound))


def make(name: str) -> None:
    """Write all files of a sound."""
    if name in PIECES:
        write(mixed(stems(name)), FOLDER / f"{name}.ogg", _QUALITY_MUSIC)
        if PIECES[name].layered:
            write(layer(name), FOLDER / f"{name}_end.ogg", _QUALITY_MUSIC)
    elif name in EVENTS:
        write(ambience(name), FOLDER / f"{name}.ogg", _QUALITY_ROUND)
    else:
        for file in files(name):
            write_effect(raw(name, file), LOUDNESS[name], FOLDER / f"{file}.ogg", _QUALITY)


def main(names: list[str]) -> None:
    """Make the named sounds, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or (*RECIPES, *PIECES):
        make(name)
        print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
