"""Word cards, two-sided, and hint cards: their record words, and what is printed on them. Identity cards and voting
tiles are numbers in a record, tokens are never written."""

from dataclasses import dataclass

from engine.core.cards import Card, Cards

WORD_CARDS = 150
SIDES = ("a", "b")
"""Of a word card; side `a` is the one with the Chick (WP-Q3)."""
CHICK_SIDE = "a"
HINT_CARDS = 53
CHICK_HINTS = 30
"""The first so many hint cards bear the Chick (WP-Q4)."""

WORDS: tuple[Cards, ...] = tuple(
    tuple(Card(f"w{number}{side}") for side in SIDES) for number in range(1, WORD_CARDS + 1)
)
"""By word card: its two sides."""
HINTS: Cards = tuple(Card(f"h{number}") for number in range(1, HINT_CARDS + 1))

_KNOWN = frozenset((*(side for sides in WORDS for side in sides), *HINTS))
_PLACE = {hint: place for place, hint in enumerate(HINTS)}


@dataclass(frozen=True, slots=True)
class Printed:
    """A card and the text that is printed on the side that shows. Texts come from the deal and are whatever it says
    (WP-80)."""

    card: Card
    text: str


def is_card(word: str) -> bool:
    """Whether `word` names a side of a word card or a hint card."""
    return word in _KNOWN


def number_of(card: str) -> str:
    """The word card that a side belongs to: `w17` for `w17a`. No card stands twice in a stack (WP-11)."""
    return card[:-1]


def side_of(card: str) -> str:
    """The side of a word card that shows."""
    return card[-1]


def sort_hints(cards: Cards) -> Cards:
    """Hint cards by number: an order that tells nothing about when one was discarded."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))
