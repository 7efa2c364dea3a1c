"""The one variant, its option, and the sizes that follow from the number of players."""

from dataclasses import dataclass
from types import MappingProxyType

from engine.core.game import Option, Setup, Variant
from engine.core.packs import ENGLISH, PACK_OPTION
from engine.games.hooky.cards import LETTERS

PLAYERS = (3, 4, 5)
"""HK-1."""
HAND_SIZE = MappingProxyType({3: 7, 4: 5, 5: 4})
"""HK-8 to HK-10."""
HOOKY = 3
"""Cards laid apart that nobody looks at (HK-13), and letters of one guess."""
ROUNDS = 6
"""HK-5."""
FIRST_REVEALS = 2
"""The first round in which a card can be revealed (HK-40)."""
GUESSED_AFTER = (4, 5, 6)
"""The rounds after which everybody guesses the Hooky cards (HK-71)."""

VARIANTS = (
    Variant("standard", PLAYERS, (Option("disputes", "consensus", ("consensus", "majority", "off")), PACK_OPTION)),
)


@dataclass(frozen=True, slots=True)
class Terms:
    """What never changes during a match."""

    players: int
    disputes: str  # "consensus", "majority", "off"
    language: str = ENGLISH  # of the words that computer players say and typing is completed with; no rule asks for it

    @property
    def hand_size(self) -> int:
        """Cards in a hand, and letters in a guess of one (HK-80)."""
        return HAND_SIZE[self.players]

    @property
    def playground_size(self) -> int:
        """Cards in the Playground (HK-11, HK-12): what hands and Hooky cards leave over."""
        return len(LETTERS) - HOOKY - self.players * self.hand_size

    @property
    def against(self) -> int:
        """How many seats have to be against a word to send it back (HK-64); 0 where none can be sent back."""
        others = self.players - 1
        return {"consensus": others, "majority": others // 2 + 1, "off": 0}[self.disputes]


def terms(setup: Setup) -> Terms:
    """The terms of a checked setup."""
    chosen = setup.options
    return Terms(setup.players, str(chosen.get("disputes", "consensus")), str(chosen.get(PACK_OPTION.name, ENGLISH)))
