"""Two-sided word cards and hint cards: their record words and the printed text. Identity cards and voting tiles are
numbers in a record; tokens are not written."""

from dataclasses import dataclass

from engine.core.cards import Card, Cards

WORD_CARDS = 150
SIDES = ("a", "b")
"""Sides of a word card; side `a` is the one with the Chick (WP-Q3)."""
CHICK_SIDE = "a"
HINT_CARDS = 53
CHICK_HINTS = 30
"""The number of hint cards with the Chick, which come first (WP-Q4)."""

WORDS: tuple[Cards, ...] = tuple(
    tuple(Card(f"w{number}{side}") for side in SIDES) for number in range(1, WORD_CARDS + 1)
)
"""By word card: its two sides."""
HINTS: Cards = tuple(Card(f"h{number}") for number in range(1, HINT_CARDS + 1))

_KNOWN = frozenset((*(side for sides in WORDS for side in sides), *HINTS))
_PLACE = {hint: place for place, hint in enumerate(HINTS)}


@dataclass(frozen=True, slots=True)
class Printed:
    """A card and the text on its visible side. The deal sets the texts, and any text is legal (WP-80)."""

    card: Card
    text: str


def is_card(word: str) -> bool:
    """Whether `word` names a side of a word card or a hint card."""
    return word in _KNOWN


def number_of(card: str) -> str:
    """The word card that a side belongs to: `w17` for `w17a`. A stack contains no card twice (WP-11)."""
    return card[:-1]


def side_of(card: str) -> str:
    """The visible side of a word card."""
    return card[-1]


def sort_hints(cards: Cards) -> Cards:
    """Return hint cards in the order of their numbers, which does not reveal when one was discarded."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))
