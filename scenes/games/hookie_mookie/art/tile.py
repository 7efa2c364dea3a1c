"""Hookie-Mookie's tile on the title screen: a small stage with a background and some cards."""

from functools import partial

from game.draw.svg import picture

CARDS = ("8-hearts", "queen-clubs", "8-spades")
painted = partial(picture, "hookie_mookie/tile")
