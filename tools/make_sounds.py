"""Compute assets/sounds/ anew: `python -m tools.make_sounds [NAME...]`. The same bytes every time; nothing is recorded.

Everything sounds like things on a wooden stage. The interface is a felt piano in C major pentatonic, so that any two
notes fit; each game adds an instrument of its own. `tools/recipes/` says how each sound is made.
"""

import array
import sys
import wave
from pathlib import Path
from random import Random

from tools.recipes import cards, hookie_mookie, hooky, house, rook, spooks, stage, word_porters
from tools.recipes.tones import Recipes
from tools.synth import RATE, levelled

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
RECIPES: Recipes = {
    name: recipe
    for kind in (house, cards, stage, rook, spooks, hookie_mookie, hooky, word_porters)
    for name, recipe in kind.RECIPES.items()
}


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
