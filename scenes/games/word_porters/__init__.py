"""Word Porters at the table; and what the house says of it before that is loaded."""

from engine.core.messages import say
from scenes.games import CatalogueEntry

ENTRY = CatalogueEntry(
    "word_porters", "Word Porters", say("entry-word-porters"), "3–6", "arrival", 20, say("origin-word-porters")
)
