"""Levels: how much a computer player forgets, dares and reconsiders. Every card that it plays has a reason."""

from dataclasses import dataclass, replace

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """One level. `memory` is how many completed tricks are remembered card by card (14s and the Rook Bird always are).
    `bid_less` is how many points lower it bids. `second_thoughts` is how often (0 to 1) it prefers another sensible
    card, and `tolerance` how many points such a card may be behind the best one.

    `worlds` is the number of deals of the hidden cards in which every card is tried; 0: cards are weighed by counting
    alone. `deals` is the number in which nests and trump are tried; 0: these are counted. `follows` says whether the
    others' bids count for its own bids. `alike` are points that its worlds cannot tell apart: counting decides among
    cards within this distance of the best one.
    """

    name: str
    memory: int
    bid_less: float
    second_thoughts: float
    tolerance: float
    worlds: int = 0
    alike: float = 0.0
    deals: int = 0
    follows: bool = False
    manner: Manner = PLAIN


FAIR = Level("fair", memory=99, bid_less=0.0, second_thoughts=0.0, tolerance=0.0)
GENTLE = Level("gentle", memory=1, bid_less=18.0, second_thoughts=0.7, tolerance=12.0)
SHARP = replace(FAIR, name="sharp", worlds=12, alike=4.0, follows=True)
MASTER = replace(FAIR, name="master", worlds=300, alike=0.5, deals=120, follows=True)

THINKING = {level.name: level for level in (GENTLE, FAIR, SHARP, MASTER)}
