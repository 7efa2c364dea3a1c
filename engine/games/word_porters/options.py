"""The variants, and the sizes that depend on variant and number of players."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.core.cards import Cards
from engine.core.game import Option, Setup, Variant
from engine.core.packs import ENGLISH, PACK_OPTION
from engine.games.word_porters.cards import CHICK_HINTS, CHICK_SIDE, HINTS, SIDES

PLAYERS = (3, 4, 5, 6)
"""Possible numbers of players (WP-1)."""
ROUNDS: Mapping[str, int] = MappingProxyType({"standard": 4, "children": 4, "two_rounds": 2})
"""Rounds of a match, by variant (WP-14, WP-101)."""
CHILDRENS = ("children", "two_rounds")
"""The variants with the three changes of the children's game (WP-76 to WP-78)."""
WORDS_LAID = 10
"""Words on the table in a round (WP-15), identity cards (WP-12), and tiles of a seat (WP-4)."""
NUMBERS = tuple(range(1, WORDS_LAID + 1))
"""The numbers on identity cards and tiles: the places of the words."""
TOKENS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"standard": (1, 2, 3), "children": (1, 2, 3), "two_rounds": (1, 2)}
)
"""The porter tokens of a seat by variant (WP-3, WP-108). The last one goes underneath on a shared card (WP-31,
WP-110)."""

VARIANTS = (
    Variant("standard", PLAYERS, (Option("mix_sides", default=True), PACK_OPTION)),
    *(Variant(name, PLAYERS, (PACK_OPTION,)) for name in CHILDRENS),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The fixed settings of a match."""

    variant: str
    players: int
    mix_sides: bool
    language: str = ENGLISH  # of the texts of a new deal; a record contains its texts (WP-80)

    @property
    def children(self) -> bool:
        """Whether the three changes of the children's game apply (WP-76 to WP-78)."""
        return self.variant in CHILDRENS

    @property
    def rounds(self) -> int:
        """The number of rounds (WP-14, WP-101)."""
        return ROUNDS[self.variant]

    @property
    def tokens(self) -> tuple[int, ...]:
        """The porter tokens of a seat, in rising order."""
        return TOKENS[self.variant]

    @property
    def word_stack(self) -> int:
        """The number of word cards in a record: exactly those that will be laid (WP-10)."""
        return self.rounds * WORDS_LAID

    @property
    def row_size(self) -> int:
        """Hint cards in the row (WP-16)."""
        return self.players + 6

    @property
    def hints(self) -> Cards:
        """The hint cards of this game (WP-9, WP-76)."""
        return HINTS[:CHICK_HINTS] if self.children else HINTS

    @property
    def showing(self) -> tuple[str, ...]:
        """The possible sides of word cards; one of these holds for the whole match. Any mix of sides (WP-7), the same
        side for all (WP-8), or the Chick side (WP-77)."""
        if self.children:
            return (CHICK_SIDE,)
        return ("".join(SIDES),) if self.mix_sides else SIDES


def ruleset(setup: Setup) -> Ruleset:
    """The ruleset of a checked setup."""
    mixed = setup.variant == "standard" and setup.options.get("mix_sides", True) is True
    return Ruleset(setup.variant, setup.players, mixed, str(setup.options.get(PACK_OPTION.name, ENGLISH)))
