"""The measurements of Rook."""

from functools import partial

from tools.bench.rows import Busy
from tools.bench.tables import curtains, dealing, evening, plan, playing, question

SIX = partial(plan, "rook", "classic_individual", 6)
PARTNERS = partial(plan, "rook", "classic", 4)

ROWS = (
    Busy("six seats being dealt", dealing(SIX), question(PARTNERS, "bury")),
    Busy("six seats, tricks played and swept", playing(SIX, "play")),
    Busy("curtains over two hands", curtains(partial(PARTNERS, people=True))),
    Busy("four masters", evening(PARTNERS)),
)
SOAK = partial(plan, "rook", "beginner", 4, {"target": 1})
"""A short match, to be played many times."""
RHYTHM = partial(plan, "rook", "classic", 4, {"target": 5})
"""One hand, with its bids, its nest and its trump."""
RECORDS = {
    "plain": (
        ("beginner", 4, "{}"),
        ("intermediate", 4, "{}"),
        ("classic", 4, "{}"),
        ("classic_individual", 5, "{}"),
        ("classic_individual", 6, "{}"),
    ),
    "honour": (
        ("classic", 4, '{"enforcement": "honour"}'),
        ("classic_individual", 5, '{"enforcement": "honour"}'),
        ("classic_individual", 6, '{"enforcement": "honour"}'),
    ),
}
"""Variants, players and options of whole records, in turn."""
PLAYOUT = ("beginner", '{"target": 1}')
"""Variant and options of one short hand."""
