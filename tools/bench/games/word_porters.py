"""The measurements of Word Porters."""

from functools import partial

from tools.bench.rows import Busy
from tools.bench.tables import curtains, evening, plan, playing, question

SIX = partial(plan, "word_porters", "standard", 6)
FOUR = partial(plan, "word_porters", "standard", 4)

ROWS = (
    Busy("six seats: rounds laid out, parcels, every vote revealed", playing(SIX, "place"), question(SIX, "vote")),
    Busy("curtains over two seats that give hints", curtains(partial(FOUR, people=True))),
    Busy("four masters", evening(FOUR)),
)
SOAK = FOUR
"""A short match, to be played many times."""
RHYTHM = FOUR
"""The match whose waits are measured."""
RECORDS = {
    "plain": (("standard", 3, "{}"), ("standard", 4, "{}"), ("standard", 6, "{}")),
    "children": (("children", 4, "{}"), ("children", 6, "{}")),
}
"""Variants, players and options of whole records, in turn."""
PLAYOUT = ("standard", "{}")
"""Variant and options of one short match."""
