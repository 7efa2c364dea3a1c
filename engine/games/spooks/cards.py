"""The Spooks pack: five suits of eleven and the Black Cat (SP-2 to SP-6), which cards may follow which, and their
points.

All values are in tables that are built once, because checking records needs a million look-ups.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.messages import Message, say
from engine.core.steps import Args

SUITS = ("spider", "spook", "goblin", "bone", "bat")
MASTER = 11
"""A Master comes directly after 10 (SP-3)."""
NUMBERS = range(1, MASTER + 1)
CAT = Card("cat")
COLOR_OF_SUIT = {"spider": "blue", "spook": "blue", "goblin": "green", "bone": "red", "bat": "red", "cat": "none"}
"""SP-4; the Cat has none (SP-5)."""
MASTER_POINTS, CAT_POINTS = 20, 30
"""SP-80."""

SPIDER_MASTER, SPOOK_MASTER, GOBLIN_MASTER, BONE_MASTER, BAT_MASTER = (Card(f"{suit}-m") for suit in SUITS)


def _word(suit: str, number: int) -> Card:
    return Card(f"{suit}-{'m' if number == MASTER else number}")


PACK: Cards = (*(_word(suit, number) for suit in SUITS for number in NUMBERS), CAT)
"""One deck, in the order in which hands are sorted."""

ORDER: Mapping[Card, int] = {card: place for place, card in enumerate(PACK)}
SUIT: Mapping[Card, str] = {card: card.split("-")[0] for card in PACK}
COLOR: Mapping[Card, str] = {card: COLOR_OF_SUIT[SUIT[card]] for card in PACK}
NUMBER: Mapping[Card, int] = {CAT: 0} | {_word(suit, number): number for suit in SUITS for number in NUMBERS}
"""1 to 11; 0 for the Cat, which has no number and is next to none."""
POINTS: Mapping[Card, int] = {
    card: CAT_POINTS if card == CAT else MASTER_POINTS if NUMBER[card] == MASTER else NUMBER[card] for card in PACK
}
OF_NUMBER: Mapping[int, Cards] = {
    number: tuple(card for card in PACK if NUMBER[card] == number and card != CAT) for number in range(MASTER + 2)
}
"""The five cards of a number; none for 0 and 12, beyond the order's ends."""
SPIDERS: Cards = tuple(card for card in PACK if SUIT[card] == "spider")


def small_pack(highest: int) -> Cards:
    """Return numbers up to `highest`, blue ones up to the one before, and the Cat. So each blue number has a next one
    (SP-102)."""
    return tuple([card for card in PACK if NUMBER[card] <= highest - (COLOR[card] == "blue")])


def sort_hand(cards: Iterable[Card]) -> Cards:
    """Sort cards by suit and number, the Cat last. The order does not reveal where a card came from."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def without(cards: Cards, card: Card) -> Cards:
    """Return `cards` without one copy of `card`, their order kept; ValueError if there is none."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def is_card(word: str) -> bool:
    """Whether `word` names a card of the pack."""
    return word in ORDER


def points(cards: Iterable[Card]) -> int:
    """Return the points of cards left in a hand (SP-80)."""
    return sum(POINTS[card] for card in cards)


def _on_blue(top: Card, up: bool, masters: bool) -> frozenset[Card]:
    """Return the next number of any suit (SP-25, SP-75), and the Cat (SP-26). With effects also the Master of Spiders
    on Spiders (SP-69)."""
    fitting = {*OF_NUMBER[NUMBER[top] + (1 if up else -1)], CAT}
    if masters and SUIT[top] == "spider":
        fitting.add(SPIDER_MASTER)
    return frozenset(fitting)


def _on_red(top: Card) -> frozenset[Card]:
    """Return the same suit, the same number, and the Cat (SP-50)."""
    return frozenset({*(card for card in PACK if SUIT[card] == SUIT[top]), *OF_NUMBER[NUMBER[top]], CAT})


FITTING: Mapping[tuple[Card, bool, bool], frozenset[Card]] = {
    (top, up, masters): _on_blue(top, up, masters) if COLOR[top] == "blue" else _on_red(top)
    for top in PACK
    for up in (True, False)
    for masters in (True, False)
    if COLOR[top] in ("blue", "red")
}
"""By top card, number order (true: upward) and whether Masters have effects: the cards that may follow it."""


SUIT_NOUNS: Mapping[str, Message] = MappingProxyType(
    {
        "spider": say("-spooks-spider"),
        "spook": say("-spooks-spook"),
        "goblin": say("-spooks-goblin"),
        "bone": say("-spooks-bone"),
        "bat": say("-spooks-bat"),
    }
)
"""The suits' nouns in sentences."""


def card_noun(card: Card) -> Message:
    """Return a card's noun in sentences: `Bone 5`, `the Master of Bats`, `the Cat`."""
    if card == CAT:
        return say("-spooks-cat")
    suit = SUIT_NOUNS[SUIT[card]]
    if NUMBER[card] == MASTER:
        return say("-spooks-master", suit=suit)
    return say("-spooks-card", suit=suit, number=NUMBER[card])


def rank_noun(number: int) -> Message:
    """Return the noun of any card of a number in sentences: `a 7`, `an 8`, `a Master`."""
    return say("-spooks-rank", number=number)


CARD_ARGS: Mapping[Card, Args] = {card: (("card", card),) for card in PACK}
"""The arguments of every step that names one card."""


@lru_cache(maxsize=512)  # during a trick the same hands are asked again for every card that is laid
def card_options(cards: Cards) -> tuple[Args, ...]:
    """Return every card of a hand, equal ones once: the two copies of a card are the same for every purpose (SP-6)."""
    return tuple([CARD_ARGS[card] for card in dict.fromkeys(cards)])


def cards_named(args: Args) -> Cards:
    """Return the cards in a step's arguments: one, the several of a straight, or none."""
    value = args[0][1] if args else ()
    return cast(Cards, value if isinstance(value, tuple) else (value,))
