"""The measurements of Hooky."""

from functools import partial

from tools.bench.rows import Busy
from tools.bench.tables import curtains, dealing, evening, plan, playing, question

FIVE = partial(plan, "hooky", "standard", 5)
THREE = partial(plan, "hooky", "standard", 3)

ROWS = (
    Busy("five seats being dealt", dealing(FIVE), question(THREE, "ask")),
    Busy("words spelled and answered", playing(FIVE, "ask")),
    Busy("curtains over two registers", curtains(partial(THREE, people=True))),
    Busy("five masters", evening(FIVE)),
)
SOAK = THREE
"""A short match, to be played many times."""
RHYTHM = THREE
"""The match whose waits are measured."""
RECORDS = {"plain": (("standard", 3, "{}"), ("standard", 4, "{}"), ("standard", 5, "{}"))}
"""Variants, players and options of whole records, in turn."""
PLAYOUT = ("standard", "{}")
"""Variant and options of one match."""
