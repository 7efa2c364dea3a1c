"""Spooks on the shelf of the title."""

from engine.core.messages import say
from scenes.games import CatalogueEntry

BILL = CatalogueEntry("spooks", "Spooks", say("bill-spooks"), "3–12", "midnight", 10)
