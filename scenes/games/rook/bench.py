"""What the bench measures of Rook."""

from functools import partial

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.games import GAMES
from engine.headless.playout import Bots, advance
from scenes.bench_rows import Busy, Hard
from scenes.bench_tables import curtains, dealing, evening, plan, playing

SIX = partial(plan, "rook", "classic_individual", 6)
PARTNERS = partial(plan, "rook", "classic", 4)


def hard() -> Hard:
    """A fair player has to lay down the nest: as long as it ever thinks."""
    match, dealer, bots = (
        Match(GAMES["rook"], GAMES["rook"].setup("classic", 4, {})),
        SeededDealer(1),
        Bots(1, 4, "fair"),
    )
    while not (waiting := match.waiting()) or match.asks(waiting[0])[0].verb != "bury":
        advance(match, dealer, bots)
    seat = waiting[0]
    return "rook", match.view(seat), match.heard(seat), match.asks(seat), "fair"


ROWS = (
    Busy("six seats being dealt", dealing(SIX), hard),
    Busy("six seats, tricks played and swept", playing(SIX, "play")),
    Busy("curtains over two hands", curtains(partial(PARTNERS, people=True))),
    Busy("four computer players", evening(PARTNERS)),
)
SOAK = partial(plan, "rook", "beginner", 4, {"target": 1})
"""A short match, for many of them."""
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
"""Variant, players and options of whole records, in turn."""
PLAYOUT = ("beginner", '{"target": 1}')
"""Variant and options of one short hand."""
