"""Speaking: what somebody thinks of words and cards, and how much a card on which it goes then tells of each word."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log
from random import Random
from typing import Protocol

from engine.core.cards import Card
from engine.core.seats import Seat, Viewer
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.content import fit
from engine.games.word_porters.options import TOKENS
from engine.games.word_porters.placing import goes_down
from engine.games.word_porters.state import Placing
from engine.games.word_porters.view import View

Fits = tuple[dict[Card, float], ...]
"""For each word, number 1 first: how well each hint of the row fits it."""


def opinion(view: View, strays: float) -> Fits:
    """What the seat of `view` thinks of words and row, so many marks from the table that all share: the same thing
    whenever it is asked in a match, and in another seat or match something else. It hangs on nothing that others could
    not know."""
    first = (view.played[0].words if view.played else view.words)[0]
    return _opinion(view.viewer, first.text, view.words, view.row, strays)


@lru_cache(maxsize=64)
def _opinion(viewer: Viewer, match: str, words: tuple[Printed, ...], row: tuple[Printed, ...], strays: float) -> Fits:
    """The marks of the table that all share, each strayed from by lot; `match` tells one match from another."""
    return tuple(
        {
            hint.card: fit(word.text, hint.text)
            + strays * Random(f"{viewer} {match} {word.text} {hint.text}").gauss(0.0, 1.0)
            for hint in row
        }
        for word in words
    )


KEEN = 1.3
"""How strongly a better fit draws: a card that fits one mark better is chosen e to this power more often."""
COSTS = 0.3
"""Marks that sharing a card has to be worth to somebody: it takes the last token too, and that is often left over."""
SPEAKS = {1: 1.0, 2: 0.7, 3: 0.4}
"""How much a token says by its number."""
DOUBT = 0.02
"""How much of a belief is left to every word, whatever the tokens say."""

FITS_OWN = 0.5
"""How much it counts that the hint fits the own word, besides what it tells apart: so that people can follow."""


Beliefs = tuple[float, ...]
"""For each word, number 1 first: how likely it is, in all 1."""


class Laid(Protocol):
    """A row of hint cards, and in which variant it lies: a view, or whatever else has both."""

    @property
    def variant(self) -> str:
        """Its name."""

    @property
    def row(self) -> tuple[Printed, ...]:
        """The cards in the order in which they were laid."""


def open_cards(laid: Laid, before: tuple[Placing, ...], seat: Seat) -> dict[Card, float]:
    """The cards on which the seat could go after those placings, with what that costs beyond one token."""
    tokens = {hint.card: goes_down(TOKENS[laid.variant], before, seat, hint.card) for hint in laid.row}
    return {card: COSTS * (len(down) - 1) for card, down in tokens.items() if down}


def chosen(of_word: Mapping[Card, float], prices: Mapping[Card, float]) -> dict[Card, float]:
    """How likely somebody with that word takes each of the cards, as a logarithm."""
    drawn = {card: KEEN * (of_word[card] - price) for card, price in prices.items()}
    whole = log(sum(map(exp, drawn.values())))
    return {card: pull - whole for card, pull in drawn.items()}


def shares(told: Sequence[float]) -> Beliefs:
    """Beliefs from how much speaks for each word, with some doubt."""
    most = max(told)
    weights = [exp(much - most) for much in told]
    whole = sum(weights)
    return tuple((1.0 - DOUBT) * weight / whole + DOUBT / len(weights) for weight in weights)


def after(told: Sequence[float], fits: Fits, prices: Mapping[Card, float], speaks: float) -> dict[Card, Beliefs]:
    """The same of a seat whose tokens have `told` so much of each word, with a token that `speaks` so much."""
    before = [log(share) for share in shares(told)]
    said = [chosen(of_word, prices) for of_word in fits]
    return {
        card: shares([much + speaks * of_word[card] for much, of_word in zip(before, said, strict=True)])
        for card in prices
    }
