"""Options that name one card each, as steps write them."""

from collections.abc import Mapping

from engine.core.cards import Card, Cards
from engine.core.steps import Args
from engine.games.spooks.cards import PACK

CARD_ARGS: Mapping[Card, Args] = {card: (("card", card),) for card in PACK}
"""The arguments of every step that names one card."""


def card_options(cards: Cards) -> tuple[Args, ...]:
    """Every card of a hand, equal ones once: the two copies of a card are the same for every purpose (SP-6)."""
    return tuple([CARD_ARGS[card] for card in dict.fromkeys(cards)])
