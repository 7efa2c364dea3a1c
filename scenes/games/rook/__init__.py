"""Rook at the table; and what the house says of it before that is loaded."""

from engine.core.messages import say
from scenes.games import DEALS, CatalogueEntry

ENTRY = CatalogueEntry("rook", "Rook", say("entry-rook"), "4–6", "fanfare", 25, say("origin-rook"), aids=(DEALS,))
