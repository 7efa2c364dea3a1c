"""Speaking: a seat's opinion of words and cards, and how much a card tells of each word when the seat goes there."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log
from random import Random
from typing import Protocol

from engine.core.cards import Card
from engine.core.seats import Seat, Viewer
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.content import fit
from engine.games.word_porters.hinting import goes_down
from engine.games.word_porters.options import TOKENS
from engine.games.word_porters.state import Placing
from engine.games.word_porters.view import View

Fits = tuple[dict[Card, float], ...]
"""For each word, number 1 first: the fit of each hint of the row."""


def opinion(view: View, strays: float) -> Fits:
    """Return the opinion of the viewing seat, which strays from the shared table by `strays` marks.

    It is always the same within a match, and differs between seats and matches. It depends on nothing that others could
    not know.
    """
    first = (view.played[0].words if view.played else view.words)[0]
    return _opinion(view.viewer, first.text, view.words, view.row, strays)


@lru_cache(maxsize=64)
def _opinion(viewer: Viewer, match: str, words: tuple[Printed, ...], row: tuple[Printed, ...], strays: float) -> Fits:
    """The marks of the shared table, each with a random deviation; `match` identifies the match."""
    return tuple(
        {
            hint.card: fit(word.text, hint.text)
            + strays * Random(f"{viewer} {match} {word.text} {hint.text}").gauss(0.0, 1.0)
            for hint in row
        }
        for word in words
    )


KEEN = 1.3
"""Attraction of a better fit: a card with one mark more is chosen e to this power more often."""
COSTS = 0.3
"""Price in marks of sharing a card. It takes the last token too, which is often left over."""
SPEAKS = {1: 1.0, 2: 0.7, 3: 0.4}
"""Weight of a token, by its number."""
DOUBT = 0.02
"""The part of a belief that is spread over all words, independent of the tokens."""

FITS_OWN = 0.5
"""Weight of the fit to the own word, beside the power to tell words apart: so that people can follow."""


Beliefs = tuple[float, ...]
"""For each word, number 1 first: its probability; the sum is 1."""


class HintRow(Protocol):
    """A row of hint cards and its variant, such as a view."""

    @property
    def variant(self) -> str:
        """The name of the variant."""

    @property
    def row(self) -> tuple[Printed, ...]:
        """The cards in the order of the row."""


def open_cards(laid: HintRow, before: tuple[Placing, ...], seat: Seat) -> dict[Card, float]:
    """Return the cards on which the seat could go after the placings `before`, with their price beyond one token."""
    tokens = {hint.card: goes_down(TOKENS[laid.variant], before, seat, hint.card) for hint in laid.row}
    return {card: COSTS * (len(down) - 1) for card, down in tokens.items() if down}


def chosen(of_word: Mapping[Card, float], prices: Mapping[Card, float]) -> dict[Card, float]:
    """Return the logarithm of the probability that a seat with that word takes each card."""
    drawn = {card: KEEN * (of_word[card] - price) for card, price in prices.items()}
    whole = log(sum(map(exp, drawn.values())))
    return {card: pull - whole for card, pull in drawn.items()}


def shares(told: Sequence[float]) -> Beliefs:
    """Return beliefs from the logarithms for each word, with some doubt."""
    most = max(told)
    weights = [exp(much - most) for much in told]
    whole = sum(weights)
    return tuple((1.0 - DOUBT) * weight / whole + DOUBT / len(weights) for weight in weights)


def after(told: Sequence[float], fits: Fits, prices: Mapping[Card, float], speaks: float) -> dict[Card, Beliefs]:
    """By card: the beliefs about a seat if it goes there. `told`: the logarithms from its earlier tokens. `speaks`: the
    weight of the new one."""
    before = [log(share) for share in shares(told)]
    said = [chosen(of_word, prices) for of_word in fits]
    return {
        card: shares([much + speaks * of_word[card] for much, of_word in zip(before, said, strict=True)])
        for card in prices
    }
