"""The Rook pack: four colours from 1 to 14 and the Rook Bird (RK-2), with the value and the strength of each card.

All values are in tables that are built once, because a record of a thousand hands needs a million look-ups.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine.core.cards import Card, Cards
from engine.core.messages import Message, say

COLORS = ("green", "red", "black", "yellow")
NUMBERS = range(1, 15)
ROOK = Card("rook")
ROOK_NUMBER = 20
"""The Rook Bird ranks as if it were a number 20 (RK-49)."""
LEAST_WITH_ROOK = 5
"""The 41-card deck leaves out every number below this one (RK-3)."""
STARS_BY_NUMBER = {5: 1, 10: 2, 14: 2, ROOK_NUMBER: 4}
"""Stars by number (RK-5); cards that are not here count nothing (RK-7)."""

PACK: Cards = tuple(Card(f"{color}-{number}") for color in COLORS for number in NUMBERS)
DECK_56: Cards = PACK
DECK_41: Cards = (*(card for card in PACK if int(card.split("-")[1]) >= LEAST_WITH_ROOK), ROOK)

COLOR: Mapping[Card, str] = {card: card.split("-")[0] for card in (*PACK, ROOK)}
NUMBER: Mapping[Card, int] = {ROOK: ROOK_NUMBER} | {card: int(card.split("-")[1]) for card in PACK}
STARS: Mapping[Card, int] = {card: STARS_BY_NUMBER.get(number, 0) for card, number in NUMBER.items()}
ORDER: Mapping[Card, int] = {card: place for place, card in enumerate((*PACK, ROOK))}

_ABOVE_COLORS = 100
"""Added to the strength of a trump, so that the lowest one beats the highest card of the colour led (RK-59)."""


def color(card: Card) -> str:
    """Return `"green"`, `"red"`, `"black"` or `"yellow"`; `"rook"` for the Rook Bird, which has no colour of its
    own."""
    return COLOR[card]


def number(card: Card) -> int:
    """Return 1 to 14; the Rook Bird counts as 20 (RK-49)."""
    return NUMBER[card]


def stars(card: Card) -> int:
    """Return the stars of a card (RK-5); each is worth five points (RK-6)."""
    return STARS[card]


def suit(card: Card, trump: str | None) -> str:
    """Return the colour of a card in play: the Rook Bird is a trump (RK-49)."""
    return trump if card == ROOK and trump else COLOR[card]


def deck(variant: str) -> Cards:
    """Return the cards of a variant (RK-3, RK-4)."""
    return DECK_56 if variant == "classic_individual" else DECK_41


def sort_hand(cards: Iterable[Card]) -> Cards:
    """Sort cards by colour and number, the Rook Bird last. The order does not reveal where a card came from."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def is_card(word: str) -> bool:
    """Whether `word` names a card of the pack."""
    return word in ORDER


COLOR_NOUNS: Mapping[str, Message] = MappingProxyType(
    {
        "green": say("-rook-green"),
        "red": say("-rook-red"),
        "black": say("-rook-black"),
        "yellow": say("-rook-yellow"),
    }
)
"""The colours' nouns in sentences."""


def card_noun(card: Card) -> Message:
    """Return a card's noun in sentences: `the red 5`, `the Rook`."""
    return say("-rook-bird") if card == ROOK else say("-rook-card", suit=COLOR_NOUNS[COLOR[card]], number=NUMBER[card])


def _strengths(trump: str, led: str) -> Mapping[Card, int]:
    plain = {card: NUMBER[card] for card in PACK if COLOR[card] == led}
    trumps = {card: NUMBER[card] + _ABOVE_COLORS for card in (*PACK, ROOK) if suit(card, trump) == trump}
    return plain | trumps


STRENGTHS: Mapping[tuple[str, str], Mapping[Card, int]] = {
    (trump, led): _strengths(trump, led) for trump in COLORS for led in COLORS
}
"""By trump and colour led: the strength of every card that can take the trick (RK-59 to RK-62)."""


def playable(hand: Cards, led: str | None, trump: str) -> Cards:
    """Return the cards of `hand` that RK-47 and RK-50 to RK-57 allow. `led` is the colour led, trump if the Rook Bird
    was."""
    if led is None:
        return hand
    following = tuple([card for card in hand if COLOR[card] == led or card == ROOK])
    if not following or (led != trump and following == (ROOK,)):
        return hand
    return following
