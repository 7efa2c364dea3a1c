"""The measurements of Hookie-Mookie."""

from functools import partial

from tools.bench.rows import Busy
from tools.bench.tables import curtains, dealing, evening, plan, playing, question

FOUR = partial(plan, "hookie_mookie", "together", 4, {"jokers": 4, "must_empty": 3, "ghost_cards": 0})
TWO = partial(plan, "hookie_mookie", "together", 2)

ROWS = (
    Busy("four seats being dealt", dealing(FOUR), question(FOUR, "offer")),
    Busy("counts of three, penalties and many sets", playing(FOUR, "hookie")),
    Busy("curtains over two hands", curtains(partial(TWO, people=True))),
    Busy("four masters", evening(FOUR)),
)
SOAK = partial(plan, "hookie_mookie", "together", 4)
"""A short match, to be played many times."""
RHYTHM = SOAK
"""The match whose waits are measured."""
RECORDS = {
    "plain": (("together", 2, "{}"), ("together", 4, "{}"), ("race", 3, "{}")),
    "jokers": (("together", 4, '{"jokers": 4, "must_empty": 3, "ghost_cards": 0}'), ("race", 4, '{"jokers": 2}')),
}
"""Variants, players and options of whole records, in turn."""
PLAYOUT = ("together", "{}")
"""Variant and options of one short match."""
