"""Hooky's tile on the title screen: a small stage with a background and some cards."""

from functools import partial

from game.draw.svg import picture

CARDS = ("J", "D", "M")
painted = partial(picture, "hooky/tile")
