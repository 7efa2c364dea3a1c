"""Word Porters on the shelf of the title."""

from engine.core.messages import say
from scenes.games import CatalogueEntry

BILL = CatalogueEntry("word_porters", "Word Porters", say("bill-word-porters"), "3–6", "arrival", 20)
