"""Rook's tile on the title screen: a small stage with a background and some cards."""

from functools import partial

from game.draw.svg import picture

CARDS = ("red-14", "rook", "green-10")
painted = partial(picture, "rook/tile")
