"""The variants, their options, and the sizes that depend on variant and number of players."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.core.cards import Card, Cards
from engine.core.game import Option, Proposal, Setup, Variant
from engine.core.packs import ENGLISH, LISTED_PACK_OPTION, PACK_OPTION
from engine.games.hooky.cards import LETTERS

STANDARD, CHILDREN = "standard", "children"
HOOKY = 3
"""Number of Hooky cards, which no player sees (HK-13), and of letters of one guess."""
ROUNDS = 6
"""Number of rounds (HK-5; HK-105 for children, unless an option changes it)."""
NEVER = ROUNDS + 1
"""The round number of events that a variant does not have."""


@dataclass(frozen=True, slots=True)
class VariantTraits:
    """The features of a variant.

    `points`: the points of each right letter in a guess of the Hooky cards, by number of rounds left. `reveals_from`:
    the first round with reveals. `clues`: whether every seat begins with a clue. `names_hands`: whether the other hands
    are guessed at the end. `listed`: whether questions are words of the list to a seat that the round determines;
    otherwise they are any five letters to any seat.
    """

    letters: Cards
    hand_sizes: Mapping[int, int]  # by number of players
    points: Mapping[int, int]
    reveals_from: int
    clues: bool
    names_hands: bool
    listed: bool

    @property
    def players(self) -> tuple[int, ...]:
        """Possible numbers of players."""
        return tuple(self.hand_sizes)


KINDS = MappingProxyType(
    {
        STANDARD: VariantTraits(
            LETTERS,
            MappingProxyType({3: 7, 4: 5, 5: 4}),  # HK-8 to HK-10
            MappingProxyType({2: 5, 1: 5, 0: 10}),  # HK-71, HK-86 to HK-88
            reveals_from=2,  # HK-40
            clues=True,
            names_hands=True,
            listed=False,
        ),
        CHILDREN: VariantTraits(
            tuple(map(Card, "ABEHKMNORSTU")),  # HK-102
            MappingProxyType({3: 3}),  # HK-101, HK-103
            MappingProxyType({0: 1}),  # HK-117, HK-121
            reveals_from=NEVER,
            clues=False,
            names_hands=False,
            listed=True,
        ),
    }
)
"""Clauses HK-1 to HK-98, and HK-101 to HK-123 of docs/variants.md."""

_ROUNDS = Option("rounds", ROUNDS, least=3, most=ROUNDS)

VARIANTS = (
    Variant(
        STANDARD,
        KINDS[STANDARD].players,
        (Option("disputes", "consensus", ("consensus", "majority", "off")), PACK_OPTION),
    ),
    Variant(CHILDREN, KINDS[CHILDREN].players, (_ROUNDS, LISTED_PACK_OPTION), proposals=(Proposal(_ROUNDS.name, 4),)),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The fixed settings of a match."""

    players: int
    disputes: str  # "consensus", "majority", "off"
    language: str = ENGLISH  # of the word lists: computer players' words, completion, the children's list
    variant: str = STANDARD
    rounds: int = ROUNDS

    @property
    def kind(self) -> VariantTraits:
        """The features of the variant."""
        return KINDS[self.variant]

    @property
    def hand_size(self) -> int:
        """The number of cards in a hand, and of letters in a guess of one (HK-80)."""
        return self.kind.hand_sizes[self.players]

    @property
    def playground_size(self) -> int:
        """The number of cards in the Playground (HK-11, HK-12): those in no hand and not among the Hooky cards."""
        return len(self.kind.letters) - HOOKY - self.players * self.hand_size

    @property
    def points(self) -> Mapping[int, int]:
        """By round after which all seats guess the Hooky cards: the points of each right letter."""
        return {self.rounds - left: points for left, points in self.kind.points.items()}

    @property
    def guessed_after(self) -> tuple[int, ...]:
        """The rounds after which all seats guess the Hooky cards (HK-71)."""
        return tuple(self.points)

    @property
    def against(self) -> int:
        """How many seats must object to a word to send it back (HK-64); 0 if no word can be sent back."""
        others = self.players - 1
        return {"consensus": others, "majority": others // 2 + 1, "off": 0}[self.disputes]


def ruleset(setup: Setup) -> Ruleset:
    """Return the ruleset of a checked setup. Words of the list are never sent back."""
    chosen = setup.options
    disputes = "off" if KINDS[setup.variant].listed else str(chosen.get("disputes", "consensus"))
    language, rounds = str(chosen.get(PACK_OPTION.name, ENGLISH)), int(chosen.get(_ROUNDS.name, ROUNDS))
    return Ruleset(setup.players, disputes, language, setup.variant, rounds)
