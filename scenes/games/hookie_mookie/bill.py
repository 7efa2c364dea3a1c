"""Hookie-Mookie on the shelf of the title."""

from engine.core.messages import say
from scenes.games import REMINDER, CatalogueEntry

BILL = CatalogueEntry(
    "hookie_mookie", "Hookie-Mookie", say("bill-hookie-mookie"), "2–4", "family_dance", 15, aids=(REMINDER,)
)
