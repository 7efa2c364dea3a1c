"""Compute assets/sounds/ anew: `python -m tools.make_sounds [NAME...]`. The same bytes every time.

Everything sounds like things on a wooden stage. The interface is a felt piano in C major pentatonic, so that any two
notes fit; each game adds an instrument of its own. `tools/recipes/` says how each sound is made,
`game/sound/catalogue.py` how loud it is and how many variants it has.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random

import numpy as np

from engine.games import GAMES
from game.sound.catalogue import AMBIENCE, EVENTS, LOUDNESS, files
from tools.mastering import bed, effect, on_stage, write
from tools.recipes import cards, far_away, host, house, stage
from tools.recipes.tones import Recipes

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
OF_GAMES = (f"tools.recipes.{game}" for game in GAMES)
"""Where a game has its instrument; one without a file of that name plays those of the house."""
KINDS = (house, cards, stage, host, far_away, *(import_module(name) for name in OF_GAMES if find_spec(name)))
RECIPES: Recipes = {name: recipe for kind in KINDS for name, recipe in kind.RECIPES.items()}
_WET = 0.16
_QUALITY = 4


def made(name: str, file: str) -> np.ndarray:
    """One variant of a sound, as it goes into its file."""
    recipe = RECIPES[name]
    if name in EVENTS:  # what is all round has its own chance in either ear
        ears = [recipe(Random(f"{file}-{ear}")) for ear in ("left", "right")]
        return bed(np.array(ears).T, AMBIENCE)
    rng = Random(file)
    return effect(on_stage(recipe(rng), rng, _WET), LOUDNESS[name])


def main(names: list[str]) -> None:
    """Write the sounds that are named, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or RECIPES:
        for file in files(name):
            write(made(name, file), FOLDER / f"{file}.ogg", _QUALITY)
            print(f"{file}.ogg")


if __name__ == "__main__":
    main(sys.argv[1:])
