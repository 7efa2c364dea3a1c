"""Listening: which word the coach believes to be each seat's, and how sure it is. Masters listen in the same way.

The model of a seat: it weighs what others would then think of the word, and how well the hint fits. It takes the best
card by its own opinion, which strays from the shared table. That opinion is stable: two refusals of the same card have
one cause, not two.

The tokens show how far opinions stray: some agree as those of one word do, others point in several directions. Words
that are turned up show it more plainly. People at one table are mostly alike, so the tokens of one seat count for the
others too.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import erfc, exp, fsum, hypot, inf, log, pi, prod, sqrt
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.word_porters.bots.speaking import (
    FITS_OWN,
    KEEN,
    SPEAKS,
    Beliefs,
    Fits,
    after,
    chosen,
    open_cards,
)
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.content import fit
from engine.games.word_porters.state import Placing
from engine.games.word_porters.view import View

STRAYS = (0.4, 0.5, 0.6, 1.0, 1.6)
"""Marks by which opinions may stray, each equally likely before the first token. The first three are those of masters,
sharp and fair players. The fourth is that of gentle players, who do not consider which other words a hint could mean.
The last is that of people with a table of their own."""
ALIKE = 0.9
"""Probability that a seat's opinion strays as far as is usual at its table."""
DOUBT = 0.005
"""Probability that a token goes on any card, for an unknown reason."""

WordLikelihoods = tuple[tuple[float, ...], ...]
"""By strayed distance and word: the logarithm of the likelihood of a seat's tokens, given that word."""


class Talk(NamedTuple):
    """The hints of a round with its words and row: all that is needed to understand its tokens."""

    variant: str
    words: tuple[Printed, ...]
    row: tuple[Printed, ...]
    placings: tuple[Placing, ...]


def heard(view: View) -> dict[Seat, Beliefs]:
    """By other seat: the probability of each word to be its own, from all its tokens and the scored rounds."""
    talk = Talk(view.variant, view.words, view.row, view.placings)
    told = {seat: understood(talk, seat) for seat in range(view.players) if seat != view.viewer}
    weights = strayed({seat: shown(view, seat, of_seat) for seat, of_seat in told.items()})
    return {seat: _believed(of_seat, weights[seat], _free(view)) for seat, of_seat in told.items()}


@lru_cache(maxsize=128)
def understood(talk: Talk, seat: Seat) -> WordLikelihoods:
    """What the tokens of `seat` tell by the shared table. Cached, because every later round asks again."""
    return tokens(talk, tuple({hint.card: fit(word.text, hint.text) for hint in talk.row} for word in talk.words), seat)


class Normal(NamedTuple):
    """A normal distribution of an unknown value."""

    mean: float
    deviation: float


class Pull(NamedTuple):
    """The worth of a card to a seat with a certain word, by the shared table, and how opinions change it.

    `own`: the change for each mark by which the opinion of card and own word strays. `other`: the same for the card and
    the other words.
    """

    worth: float
    own: float
    other: float


Leaning = Mapping[Card, Normal]
"""By card: how far the opinion of the card and one word strays, as a multiple of the usual distance."""


def tokens(talk: Talk, fits: Fits, seat: Seat) -> WordLikelihoods:
    """What the tokens of `seat` tell, with the fits of each word."""
    nothing: Leaning = dict.fromkeys((printed.card for printed in talk.row), Normal(0.0, 1.0))
    leanings = [[nothing] * len(fits) for _ in STRAYS]
    told = [[0.0] * len(fits) for _ in STRAYS]
    plain = [0.0] * len(fits)
    for at, placing in enumerate(talk.placings):
        if placing.seat != seat:
            continue
        prices = open_cards(talk, talk.placings[:at], seat)
        speaks = SPEAKS[placing.tokens[0]]
        then = after(plain, fits, prices, speaks)
        for word, of_word in enumerate(fits):
            pulls = {card: pull(then[card], word, of_word[card], speaks, price) for card, price in prices.items()}
            for strays, of_all, sums in zip(STRAYS, leanings, told, strict=True):
                likely, of_all[word] = taken(pulls, of_all[word], placing.hint, strays)
                sums[word] += log((1.0 - DOUBT) * likely + DOUBT / len(pulls))
            plain[word] += speaks * chosen(of_word, prices)[placing.hint]
    return tuple(map(tuple, told))


def pull(beliefs: Beliefs, word: int, fits: float, speaks: float, price: float) -> Pull:
    """The pull of a card that fits the word by `fits`. `speaks`: the weight of the token. `beliefs`: what others
    believe after it."""
    clear = KEEN * speaks
    others = sqrt(fsum(belief * belief for at, belief in enumerate(beliefs) if at != word))
    worth = log(beliefs[word]) + FITS_OWN * fits - price
    return Pull(worth, clear * (1.0 - beliefs[word]) + FITS_OWN, clear * others)


def taken(pulls: Mapping[Card, Pull], leaning: Leaning, card: Card, strays: float) -> tuple[float, Leaning]:
    """The probability that a seat with opinions that stray this far takes `card`, and its leaning if it does."""
    worth = {}
    for one, (much, own, other) in pulls.items():
        mean, deviation = leaning[one]
        worth[one] = Normal(much + strays * own * mean, strays * hypot(own * deviation, other))
    likely, found = best(worth, card)
    leans = dict(leaning)
    for one, by in found.items():
        mean, deviation = leaning[one]
        share = strays * pulls[one].own * deviation / worth[one].deviation  # the part of the own word
        left = 1.0 - share * share * (1.0 - by.deviation * by.deviation)
        leans[one] = Normal(mean + deviation * share * by.mean, deviation * sqrt(left))
    return likely, leans


CHANCES = (
    (-2.856970, 0.0112574),
    (-1.355626, 0.2220759),
    (0.0, 0.5333333),
    (1.355626, 0.2220759),
    (2.856970, 0.0112574),
)
"""Five values of a standard normal variable with their weights (Gauss-Hermite quadrature)."""
FAR = -8.0
"""Deviations below the mean at which values are cut off."""
SURE = 0.03
"""The smallest deviation that is left, as a share of the former one."""


def best(worth: Mapping[Card, Normal], card: Card) -> tuple[float, dict[Card, Normal]]:
    """The probability that `card` has the largest worth. With it, for each card: the distribution of its worth in that
    case, as a distance from its mean in deviations."""
    mean, deviation = worth[card]
    others = [one for one in worth if one != card]
    likely, own, squares = 0.0, 0.0, 0.0
    sums = [[0.0, 0.0] for _ in others]
    for by, counts in CHANCES:
        much, moments = mean + by * deviation, []
        for one in others:
            above = max((much - worth[one].mean) / worth[one].deviation, FAR)
            below = 0.5 * erfc(-above / sqrt(2.0))
            counts *= below
            cut = exp(-0.5 * above * above) / sqrt(2.0 * pi) / below
            moments.append((-cut, 1.0 - above * cut))
        likely, own, squares = likely + counts, own + counts * by, squares + counts * by * by
        for both, (first, second) in zip(sums, moments, strict=True):
            both[0] += counts * first
            both[1] += counts * second
    found = {one: _normal(first / likely, second / likely) for one, (first, second) in zip(others, sums, strict=True)}
    return likely, {**found, card: _normal(own / likely, squares / likely)}


def _normal(mean: float, squares: float) -> Normal:
    """The distribution with that mean and that mean of squares."""
    return Normal(mean, sqrt(max(squares - mean * mean, SURE * SURE)))


def shown(view: View, seat: Seat, told: WordLikelihoods) -> list[float]:
    """By strayed distance: the logarithm of the likelihood of the seat's tokens in this round and the scored ones."""
    free = _free(view)
    found = [log(fsum(exp(much) for much, may in zip(of_one, free, strict=True) if may)) for of_one in told]
    for played in view.played:
        before = understood(Talk(view.variant, played.words, played.row, played.placings), seat)
        own = played.numbers[seat] - 1
        found = [much + of_one[own] for much, of_one in zip(found, before, strict=True)]
    return found


def strayed(each: Mapping[Seat, Sequence[float]]) -> dict[Seat, Sequence[float]]:
    """By seat: the probability of each of `STRAYS` for its opinion, from what all seats have `shown`."""
    alone = {seat: _shares(much) for seat, much in each.items()}
    return {
        seat: _whole([own * much for own, much in zip(of_one, _expected(alone, seat), strict=True)])
        for seat, of_one in alone.items()
    }


def _expected(alone: Mapping[Seat, Sequence[float]], seat: Seat) -> list[float]:
    """The same for `seat` before its first token, from what the other seats have shown."""
    any_way = (1.0 - ALIKE) / len(STRAYS)
    others = [shares for other, shares in alone.items() if other != seat]
    usual = _whole([prod(ALIKE * share + any_way for share in of_all) for of_all in zip(*others, strict=True)])
    return [ALIKE * share + any_way for share in usual]


def _believed(told: WordLikelihoods, weights: Sequence[float], free: Sequence[bool]) -> Beliefs:
    each = [_shares([much if may else -inf for much, may in zip(of_one, free, strict=True)]) for of_one in told]
    return tuple(
        [
            fsum(weight * of_word for weight, of_word in zip(weights, words, strict=True))
            for words in zip(*each, strict=True)
        ]
    )


def _free(view: View) -> list[bool]:
    """For each word, whether another seat can have it: all but the viewer's own."""
    return [number != view.number for number in range(1, len(view.words) + 1)]


def _shares(logarithms: Sequence[float]) -> list[float]:
    most = max(logarithms)
    return _whole([exp(much - most) for much in logarithms])


def _whole(weights: Sequence[float]) -> list[float]:
    """The weights as shares of their sum."""
    whole = fsum(weights)
    return [weight / whole for weight in weights]
