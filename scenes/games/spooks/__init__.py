"""Spooks at the table; and what the house says of it before that is loaded."""

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
