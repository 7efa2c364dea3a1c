"""Rook at the table; and what the house says of it before that is loaded."""

from engine.core.messages import say
from scenes.games import CatalogueEntry

BILL = CatalogueEntry("rook", "Rook", say("bill-rook"), "4–6", "fanfare", 25)
