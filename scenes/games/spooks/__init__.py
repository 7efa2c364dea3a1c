"""Spooks at the table, and the description of the game that the menus show before the rest is loaded."""

from dataclasses import replace

from engine.core.messages import say
from scenes.games import DEALS, CatalogueEntry

ENTRY = CatalogueEntry(
    "spooks",
    "Spooks",
    say("entry-spooks"),
    "3–12",
    "midnight",
    10,
    say("origin-spooks"),
    aids=(replace(DEALS, variants=("series", "long")),),
)
