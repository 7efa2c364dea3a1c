"""Options that name one card each, as steps write them."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.cards import Card, Cards
from engine.core.steps import Args
from engine.games.spooks.cards import PACK

CARD_ARGS: Mapping[Card, Args] = {card: (("card", card),) for card in PACK}
"""The arguments of every step that names one card."""


@lru_cache(maxsize=512)  # while a trick is laid the same hands are asked again with every card that comes in
def card_options(cards: Cards) -> tuple[Args, ...]:
    """Every card of a hand, equal ones once: the two copies of a card are the same for every purpose (SP-6)."""
    return tuple([CARD_ARGS[card] for card in dict.fromkeys(cards)])
