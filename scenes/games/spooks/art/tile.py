"""Spooks' tile on the title screen: a small stage with a background and some cards."""

from functools import partial

from game.draw.svg import picture

CARDS = ("spook-4", "cat", "goblin-7")
painted = partial(picture, "spooks/tile")
