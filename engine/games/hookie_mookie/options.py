"""The two variants with their options, and the ruleset of a match."""

from dataclasses import dataclass

from engine.core.cards import Cards
from engine.core.game import Option, Proposal, Setup, Variant
from engine.games.hookie_mookie.cards import pack

HAND_SIZE = 7
"""HM-7."""
PLAYERS = (2, 3, 4)
"""HM-1."""

_COMMON = (
    Option("ghost_cards", 5, least=0, most=12),
    Option("penalty_caller", 2, least=1, most=5),
    Option("penalty_partner", 1, least=1, most=5),
    Option("jokers", 0, least=0, most=4),
)
_MUST_EMPTY = Option("must_empty", 1, least=1, most=3, most_of=((2, 1),))

_RACE = (Proposal("penalty_caller", 1), Proposal("ghost_cards", 3, (3,)), Proposal("ghost_cards", 0, (4,)))
"""With the book's options the deck wins most races of three and four. `DECK_WINS` (`scenes/games/hookie_mookie/`) says
how often it wins with these."""
VARIANTS = (
    Variant("together", PLAYERS, (_MUST_EMPTY, *_COMMON), opens_with=3),
    Variant("race", PLAYERS, _COMMON, proposals=_RACE, opens_with=3),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The constants of a match. In `race` the first emptied hand ends it (HM-67), so `must_empty` is 1."""

    variant: str
    players: int
    must_empty: int
    ghost_cards: int
    penalty_caller: int
    penalty_partner: int
    jokers: int
    pack: Cards

    @property
    def race(self) -> bool:
        """Whether the first player to empty a hand wins alone."""
        return self.variant == "race"

    @property
    def deck_size(self) -> int:
        """Cards in the deck after the deal (HM-11)."""
        return len(self.pack) - HAND_SIZE * self.players - self.ghost_cards


def ruleset(setup: Setup) -> Ruleset:
    """Return the ruleset of a checked setup."""
    variant = next(variant for variant in VARIANTS if variant.name == setup.variant)
    chosen = {option.name: int(setup.options.get(option.name, option.default)) for option in variant.options}
    return Ruleset(
        variant=setup.variant,
        players=setup.players,
        must_empty=chosen.get("must_empty", 1),
        ghost_cards=chosen["ghost_cards"],
        penalty_caller=chosen["penalty_caller"],
        penalty_partner=chosen["penalty_partner"],
        jokers=chosen["jokers"],
        pack=pack(chosen["jokers"]),
    )


def together(setup: Setup) -> bool:
    """Whether all play against the deck (HM-71); in a race one player wins."""
    return not ruleset(setup).race
