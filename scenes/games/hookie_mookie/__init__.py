"""Hookie-Mookie at the table; and what the house says of it before that is loaded."""

from engine.core.messages import say
from scenes.games import REMINDER, CatalogueEntry

ENTRY = CatalogueEntry(
    "hookie_mookie", "Hookie-Mookie", say("entry-hookie-mookie"), "2–4", "family_dance", 15,
    say("origin-hookie-mookie"), (REMINDER,),
)  # fmt: skip
