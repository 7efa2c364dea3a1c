"""The measurements of Spooks."""

from functools import partial

from tools.bench.rows import Busy
from tools.bench.tables import curtains, dealing, evening, for_children, looked_on, plan, playing, question

TWELVE = partial(plan, "spooks", "hand", 12, {"decks": 2, "masters": True})
FOUR = partial(plan, "spooks", "series", 4, {"masters": True})

ROWS = (
    Busy("twelve seats, two decks being dealt", dealing(TWELVE), question(TWELVE, "lay")),
    Busy("goblin tricks of twelve, laid and turned", playing(TWELVE, "lay")),
    Busy("curtains over two hands", curtains(partial(FOUR, people=True))),
    Busy("curtains over two children's hands", for_children(curtains(partial(FOUR, people=True)))),
    Busy("children pass by a kiosk", for_children(looked_on("spooks"))),
    Busy("four masters", evening(FOUR)),
)
SOAK = partial(plan, "spooks", "hand", 4)
"""A short match, to be played many times."""
RHYTHM = SOAK
"""The match whose waits are measured."""
RECORDS = {
    "plain": (("hand", 4, "{}"), ("series", 4, '{"target": 60}'), ("long", 5, '{"target": 40}')),
    "two decks": (("hand", 12, '{"decks": 2, "masters": true}'), ("hand", 6, '{"decks": 2, "ghost": true}')),
}
"""Variants, players and options of whole records, in turn."""
PLAYOUT = ("hand", "{}")
"""Variant and options of one short hand."""
