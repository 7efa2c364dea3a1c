"""Rook on the shelf of the title."""

from engine.core.messages import say
from scenes.games import CatalogueEntry

BILL = CatalogueEntry("rook", "Rook", say("bill-rook"), "4–6", "fanfare", 25)
