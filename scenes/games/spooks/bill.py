"""Spooks on the shelf of the title."""

from scenes.games import CatalogueEntry

BILL = CatalogueEntry("spooks", "Spooks", "Get rid of every card", "3–12", "midnight")
