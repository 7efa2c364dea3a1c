"""Levels: how much a computer player forgets, dares and reconsiders. None plays a card that it has no reason for."""

from dataclasses import dataclass, replace

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """`memory` is how many completed tricks are remembered card by card (14s and the Rook Bird always are), `bid_less`
    how many points lower it bids, `second_thoughts` how often (0 to 1) it prefers another sensible card, and
    `tolerance` how many points such a card may be behind the best one. `worlds` is in how many ways the hidden cards
    are dealt out to try every card in; 0: cards are weighed by counting alone. `deals` is in how many ways they are
    dealt out to try nests and trump; 0: these are counted. `follows` says whether what the others bid counts for its
    own bids. `alike` are points that its worlds cannot tell apart: cards that are no further behind the best one are
    left to counting, as anybody would do."""

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
