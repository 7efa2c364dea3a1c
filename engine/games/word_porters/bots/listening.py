"""Listening: which word a seat's tokens speak for. What counts is not only that a hint fits a word, but which cards the
seat left lying for it; that also reads the order of the tokens, for the first choice is the freest one."""

from collections.abc import Mapping, Sequence
from math import exp, log

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.opinions import Fits
from engine.games.word_porters.placing import goes_down
from engine.games.word_porters.state import Placing
from engine.games.word_porters.view import View

KEEN = 1.3
"""How strongly a better fit draws: a card that fits one mark better is chosen e to this power more often."""
COSTS = 0.3
"""Marks that sharing a card has to be worth to somebody: it takes the token 3 as well, and that is often left over."""
SPEAKS = {1: 1.0, 2: 0.7, 3: 0.4}
"""How much a token says by its number."""
DOUBT = 0.06
"""How much of a belief is left to every word, whatever the tokens say."""

Beliefs = tuple[float, ...]
"""For each word, number 1 first: how likely it is, in all 1."""


def believed(view: View, fits: Fits, seat: Seat, level: Level) -> Beliefs:
    """How likely each word is the one that the tokens of `seat` speak for."""
    told = [0.0] * len(fits)
    for at, placing in enumerate(view.placings):
        if placing.seat == seat:
            before = view.placings[:at]
            weight = SPEAKS[placing.tokens[0]]
            for word, said in enumerate(_said(view, fits, before, placing, level)):
                told[word] += weight * said
    return shares(told)


def _said(view: View, fits: Fits, before: tuple[Placing, ...], placing: Placing, level: Level) -> tuple[float, ...]:
    """For each word, how much the placing speaks for it."""
    if not level.contrast:
        return tuple(KEEN * of_word[placing.hint] for of_word in fits)
    prices = open_cards(view, before, placing.seat)
    return tuple(chosen(of_word, prices)[placing.hint] for of_word in fits)


def open_cards(view: View, before: tuple[Placing, ...], seat: Seat) -> dict[Card, float]:
    """The cards on which the seat could go after those placings, with what that costs beyond one token."""
    tokens = {hint.card: goes_down(before, seat, hint.card) for hint in view.row}
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
