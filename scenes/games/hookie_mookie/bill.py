"""Hookie-Mookie on the shelf of the title."""

from scenes.games import REMINDER, CatalogueEntry

BILL = CatalogueEntry(
    "hookie_mookie", "Hookie-Mookie", "Pairs before the sun goes down", "2–4", "family_dance", aids=(REMINDER,)
)
