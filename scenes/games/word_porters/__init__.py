"""Word Porters at the table, and the description of the game that the menus show before the rest is loaded."""

from engine.core.messages import say
from scenes.games import CatalogueEntry

ENTRY = CatalogueEntry(
    "word_porters", "Word Porters", say("entry-word-porters"), "3–6", "arrival", 20, say("origin-word-porters")
)
