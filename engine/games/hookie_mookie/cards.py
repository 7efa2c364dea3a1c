"""The pack: 52 natural cards in thirteen values (HM-2), and jokers (HM-3). Only the value counts (HM-4). Sets on the
table: one of each value at most, and one open set (HM-26, HM-54). They belong to nobody (HM-25)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from engine.core.cards import Card, Cards
from engine.core.messages import Message, say

VALUES = ("ace", *(str(number) for number in range(2, 11)), "jack", "queen", "king")
SUITS = ("clubs", "diamonds", "hearts", "spades")
JOKER = Card("joker")
OPEN = "joker"
"""How a record names the open set, a set of jokers only (HM-51)."""

NATURALS: Cards = tuple(Card(f"{value}-{suit}") for value in VALUES for suit in SUITS)
VALUE: Mapping[Card, str] = {card: card.split("-")[0] for card in NATURALS} | {JOKER: OPEN}
OF_VALUE: Mapping[str, Cards] = {value: tuple(c for c in NATURALS if VALUE[c] == value) for value in VALUES}
PLACE: Mapping[str, int] = {value: place for place, value in enumerate((*VALUES, OPEN))}
"""Where a value stands on the table: ace, 2 to king, then the open set. No value beats another (HM-5)."""

_ORDER: Mapping[Card, int] = {card: place for place, card in enumerate((*NATURALS, JOKER))}


def pack(jokers: int) -> Cards:
    """The cards that are shuffled: one of each natural card, and so many jokers (HM-2, HM-3)."""
    return (*NATURALS, *(JOKER,) * jokers)


def natural_values(cards: Iterable[Card]) -> tuple[str, ...]:
    """The values of the natural cards among `cards`, each once, in the order of the pack."""
    return tuple(sorted({VALUE[card] for card in cards if card != JOKER}, key=PLACE.__getitem__))


def by_value(cards: Iterable[Card]) -> dict[str, Cards]:
    """`cards` by value in the order in which they come, jokers under `OPEN`."""
    found: dict[str, Cards] = {}
    for card in cards:
        value = VALUE[card]
        found[value] = (*found.get(value, ()), card)
    return found


def match(first: Card, second: Card) -> bool:
    """Whether two cards have the same value (HM-40); a joker matches any card (HM-49)."""
    return JOKER in (first, second) or VALUE[first] == VALUE[second]


def sort_hand(cards: Iterable[Card]) -> Cards:
    """Cards by value and suit, jokers last: an order that tells nothing about where a card came from."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def without(cards: Sequence[Card], gone: Iterable[Card]) -> Cards:
    """`cards` less those that are `gone`, each as often as it is named. ValueError where one is not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def is_card(word: str) -> bool:
    """Whether `word` names a card of the pack at all."""
    return word in _ORDER


VALUE_NOUNS: Mapping[str, Message] = MappingProxyType(
    {
        **{value: say("-hookie_mookie-number", number=int(value)) for value in VALUES if value.isdigit()},
        "ace": say("-hookie_mookie-ace"),
        "jack": say("-hookie_mookie-jack"),
        "queen": say("-hookie_mookie-queen"),
        "king": say("-hookie_mookie-king"),
        OPEN: say("-hookie_mookie-joker"),
    }
)
"""What sentences call a card of a value: `an 8`, `a queen`; with the form `many` several of them: `8s`, `queens`."""
SUIT_NOUNS: Mapping[str, Message] = MappingProxyType(
    {
        "clubs": say("-hookie_mookie-clubs"),
        "diamonds": say("-hookie_mookie-diamonds"),
        "hearts": say("-hookie_mookie-hearts"),
        "spades": say("-hookie_mookie-spades"),
    }
)
"""What sentences call the suits."""


def card_noun(card: Card) -> Message:
    """What sentences call a card: `the 5 of hearts`, `a joker`."""
    if card == JOKER:
        return VALUE_NOUNS[OPEN]
    value, suit = card.split("-")
    return say("-hookie_mookie-card", value=VALUE_NOUNS[value], suit=SUIT_NOUNS[suit])


COMPLETE = 4
"""Natural cards of a value; jokers never count (HM-31, HM-59)."""


@dataclass(frozen=True, slots=True)
class TableSet:
    """Cards of one `value` on the table; `"joker"` is the open set. Sorted: it does not show who laid what."""

    value: str
    cards: Cards

    @property
    def complete(self) -> bool:
        """Whether all four natural cards of its value lie in it (HM-31)."""
        return sum(card != JOKER for card in self.cards) == COMPLETE


@dataclass(frozen=True, slots=True)
class Cleared:
    """A value that is gone, and how many jokers went with it (HM-32)."""

    value: str
    jokers: int


Sets = tuple[TableSet, ...]


def find(sets: Sets, value: str) -> TableSet | None:
    """The set of that value, if it lies on the table."""
    return next((known for known in sets if known.value == value), None)


def value_of(cards: Cards, to: str | None = None) -> str:
    """The value of the set that matching `cards` make, or make of the set `to`: that of a natural card among them
    (HM-50, HM-57), else the one that is there (HM-55, HM-56); jokers alone make an open set (HM-51, HM-54)."""
    values = natural_values(cards)
    return values[0] if values else to or OPEN


def put(sets: Sets, cards: Cards, to: str | None) -> tuple[Sets, TableSet]:
    """`sets` with `cards` added to the set `to`, or as a new set where that is None; and the set that they lie in."""
    old = find(sets, to) if to else None
    placed = TableSet(value_of(cards, to), sort_hand((*(old.cards if old else ()), *cards)))
    kept = [known for known in sets if known is not old]
    return tuple(sorted((*kept, placed), key=lambda known: PLACE[known.value])), placed
