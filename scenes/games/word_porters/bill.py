"""Word Porters on the shelf of the title."""

from scenes.games import CatalogueEntry

BILL = CatalogueEntry("word_porters", "Word Porters", "Carry hints to the right word", "3–6", "arrival")
