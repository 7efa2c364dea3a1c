"""Compute assets/sounds/: `python -m tools.make_sounds [NAME...]`. The result has the same bytes every time.

All sounds are like those of things on a wooden stage. The interface is a felt piano in C major pentatonic, so that any
two notes fit; each game adds an instrument of its own. `tools/recipes/` has the recipe of each sound,
`game/sound/catalogue.py` its loudness and the number of its variants.
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
from tools.recipes.tones import Recipes, SoundVariant
from tools.soundfont import played

OF_GAMES = (f"tools.recipes.{game}" for game in GAMES)
"""Modules with the games' instruments. A game without a module uses the sounds of the stage."""
KINDS = (house, cards, stage, band, host, far_away, *(import_module(name) for name in OF_GAMES if find_spec(name)))
RECIPES: Recipes = {name: recipe for kind in KINDS for name, recipe in kind.RECIPES.items()}
_WET = 0.16
_QUALITY, _QUALITY_MUSIC, _QUALITY_ROUND = 4, 3.5, 2


def raw(name: str, file: str) -> np.ndarray:
    """One variant of an effect, before its loudness is set."""
    all_of_it = files(name)
    rng = SoundVariant(file, all_of_it.index(file) / (len(all_of_it) - 1) if len(all_of_it) > 1 else 0.5)
    sound = RECIPES[name](rng)
    return sound if isinstance(sound, np.ndarray) else on_stage(sound, rng, _WET)


def ambience(name: str) -> np.ndarray:
    """A background with random values of its own in each ear, and a third of the other ear's."""
    left, right = (np.asarray(RECIPES[name](SoundVariant(f"{name}-{ear}"))) for ear in ("left", "right"))
    return bed(begun_softly(np.array((left + right / 3, right + left / 3)).T), AMBIENCE)


# Music: scores are played, mixed by measured loudness, and mastered, as the bed and the layer beside it


def stems(name: str) -> dict[str, np.ndarray]:
    """Each stem at its loudness in the mix."""
    score = score_of(name)
    return {stem: _stem(made, score.seconds, score.tempo) for stem, made in score.stems.items()}


def mixed(parts: dict[str, np.ndarray]) -> np.ndarray:
    """The mixed stems at the loudness of the bed."""
    return bed(toned(np.sum(list(parts.values()), axis=0)), MUSIC)


def layer(name: str) -> np.ndarray:
    """The layer of a few bars for the end of a game. Raises ValueError for a piece without one."""
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
