"""Rook at the table, and the description of the game that the menus show before the rest is loaded."""

from engine.core.messages import say
from scenes.games import DEALS, CatalogueEntry

ENTRY = CatalogueEntry("rook", "Rook", say("entry-rook"), "4–6", "fanfare", 25, say("origin-rook"), aids=(DEALS,))
