"""The pack: 52 natural cards in thirteen values (HM-2), and jokers (HM-3). Only the value counts (HM-4).

Also the sets on the table: one of each value at most, and one open set (HM-26, HM-54). They belong to no player
(HM-25).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from engine.core.cards import Card, Cards
from engine.core.messages import Message, say

VALUES = ("ace", *(str(number) for number in range(2, 11)), "jack", "queen", "king")
SUITS = ("clubs", "diamonds", "hearts", "spades")
JOKER = Card("joker")
OPEN = "joker"
"""A record's name of the open set, a set of jokers only (HM-51)."""

NATURALS: Cards = tuple(Card(f"{value}-{suit}") for value in VALUES for suit in SUITS)
VALUE: Mapping[Card, str] = {card: card.split("-")[0] for card in NATURALS} | {JOKER: OPEN}
OF_VALUE: Mapping[str, Cards] = {value: tuple(c for c in NATURALS if VALUE[c] == value) for value in VALUES}
PLACE: Mapping[str, int] = {value: place for place, value in enumerate((*VALUES, OPEN))}
"""The place of a value on the table: ace, 2 to king, then the open set. No value beats another (HM-5)."""

_ORDER: Mapping[Card, int] = {card: place for place, card in enumerate((*NATURALS, JOKER))}


def pack(jokers: int) -> Cards:
    """Return the cards to shuffle: one of each natural card, and `jokers` jokers (HM-2, HM-3)."""
    return (*NATURALS, *(JOKER,) * jokers)


def natural_values(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return the values of the natural cards among `cards`, each once, in the order of the pack."""
    return tuple(sorted({VALUE[card] for card in cards if card != JOKER}, key=PLACE.__getitem__))


def by_value(cards: Iterable[Card]) -> dict[str, Cards]:
    """Return `cards` by value in their order, jokers under `OPEN`."""
    found: dict[str, Cards] = {}
    for card in cards:
        value = VALUE[card]
        found[value] = (*found.get(value, ()), card)
    return found


def match(first: Card, second: Card) -> bool:
    """Whether two cards have the same value (HM-40); a joker matches any card (HM-49)."""
    return JOKER in (first, second) or VALUE[first] == VALUE[second]


def sort_hand(cards: Iterable[Card]) -> Cards:
    """Sort cards by value and suit, jokers last. The order does not reveal where a card came from."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def without(cards: Sequence[Card], gone: Iterable[Card]) -> Cards:
    """Return `cards` without those of `gone`, each as often as it is named. ValueError if one is missing."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def is_card(word: str) -> bool:
    """Whether `word` names a card of the pack."""
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
"""Nouns of a card of a value in sentences: `an 8`, `a queen`; with the form `many` of several: `8s`, `queens`."""
SUIT_NOUNS: Mapping[str, Message] = MappingProxyType(
    {
        "clubs": say("-hookie_mookie-clubs"),
        "diamonds": say("-hookie_mookie-diamonds"),
        "hearts": say("-hookie_mookie-hearts"),
        "spades": say("-hookie_mookie-spades"),
    }
)
"""The suits' nouns in sentences."""


def card_noun(card: Card) -> Message:
    """Return a card's noun in sentences: `the 5 of hearts`, `a joker`."""
    if card == JOKER:
        return VALUE_NOUNS[OPEN]
    value, suit = card.split("-")
    return say("-hookie_mookie-card", value=VALUE_NOUNS[value], suit=SUIT_NOUNS[suit])


COMPLETE = 4
"""Natural cards of a value; jokers never count (HM-31, HM-59)."""


@dataclass(frozen=True, slots=True)
class TableSet:
    """Cards of one `value` on the table; `"joker"` is the open set. They are sorted, so the layer of a card does not
    show."""

    value: str
    cards: Cards

    @property
    def complete(self) -> bool:
        """Whether the set has all four natural cards of its value (HM-31)."""
        return sum(card != JOKER for card in self.cards) == COMPLETE


@dataclass(frozen=True, slots=True)
class Cleared:
    """A cleared value, and the number of jokers that went with it (HM-32)."""

    value: str
    jokers: int


Sets = tuple[TableSet, ...]


def find(sets: Sets, value: str) -> TableSet | None:
    return next((known for known in sets if known.value == value), None)


def value_of(cards: Cards, to: str | None = None) -> str:
    """Return the value of a new set of matching `cards`, or of the set `to` with them. It is that of a natural card
    among them (HM-50, HM-57), else that of the set (HM-55, HM-56). Jokers alone make an open set (HM-51, HM-54)."""
    values = natural_values(cards)
    return values[0] if values else to or OPEN


def put(sets: Sets, cards: Cards, to: str | None) -> tuple[Sets, TableSet]:
    """Return `sets` with `cards` added to the set `to`, or as a new set if that is None; and the set with the cards."""
    old = find(sets, to) if to else None
    placed = TableSet(value_of(cards, to), sort_hand((*(old.cards if old else ()), *cards)))
    kept = [known for known in sets if known is not old]
    return tuple(sorted((*kept, placed), key=lambda known: PLACE[known.value])), placed
