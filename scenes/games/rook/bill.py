"""Rook on the shelf of the title."""

from scenes.games import CatalogueEntry

BILL = CatalogueEntry("rook", "Rook", "Take tricks, mind the bird", "4–6", "fanfare")
