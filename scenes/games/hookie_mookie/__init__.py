"""Hookie-Mookie at the table, and the description of the game that the menus show before the rest is loaded."""

from engine.core.messages import say
from scenes.games import REMINDER, CatalogueEntry

ENTRY = CatalogueEntry(
    "hookie_mookie",
    "Hookie-Mookie",
    say("entry-hookie-mookie"),
    "2–4",
    "family_dance",
    15,
    say("origin-hookie-mookie"),
    (REMINDER,),
)
