"""Compute assets/sounds/ anew: `python -m tools.make_sounds [NAME...]`. The same bytes every time; nothing is recorded.

Everything sounds like things on a wooden stage. The interface is a felt piano in C major pentatonic, so that any two
notes fit; each game adds an instrument of its own. `tools/recipes/` says how each sound is made.
"""

import array
import sys
import wave
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random

from engine.games import GAMES
from tools.recipes import cards, house, stage
from tools.recipes.tones import Recipes
from tools.synth import RATE, levelled

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
OF_GAMES = (f"tools.recipes.{game}" for game in GAMES)
"""Where a game has its instrument; one without a file of that name plays those of the house."""
KINDS = (house, cards, stage, *(import_module(name) for name in OF_GAMES if find_spec(name)))
RECIPES: Recipes = {name: recipe for kind in KINDS for name, recipe in kind.RECIPES.items()}


def make(name: str) -> bytes:
    """The samples of one sound: 16 bit, mono, little endian."""
    decibels, recipe = RECIPES[name]
    sound = levelled(recipe(Random(name)), decibels)
    samples = array.array("h", (round(32767 * value) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def main(names: list[str]) -> None:
    """Write the sounds that are named, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or RECIPES:
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(make(name))
        print(f"{name}.wav")


if __name__ == "__main__":
    main(sys.argv[1:])
