"""Listening: whose words the coach thinks are whose, and how sure it is of that; masters listen as it does.

It takes each seat for somebody who weighs what others would then think of the word and how well the hint fits it, and
takes the best card by an opinion of its own, which strays from the table that all share. An opinion is the same all
round: a card that was let lie twice was let lie for one reason, not for two. How far opinions stray, the tokens tell:
some go together as those of one word do, others point here and there. When words lie open it is plainer still. People
at one table are mostly alike, so what one seat shows counts for the others, too.
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
"""By how many marks opinions may stray, each as likely before anything is placed: as those of masters, sharp and fair
players do; as those of gentle ones seem to, who do not ask what else a hint could mean; and as those of people who have
a table of their own."""
ALIKE = 0.9
"""How likely the opinion of a seat strays as far as is usual at its table."""
DOUBT = 0.005
"""How likely a token goes anywhere, for no reason that anybody understands."""

Told = tuple[tuple[float, ...], ...]
"""By how far opinions stray, for each word: how likely somebody with that word places the tokens of a seat so, as a
logarithm."""


class Talk(NamedTuple):
    """What was said in a round, and of what: all that its tokens can be understood by."""

    variant: str
    words: tuple[Printed, ...]
    row: tuple[Printed, ...]
    placings: tuple[Placing, ...]


def heard(view: View) -> dict[Seat, Beliefs]:
    """For each other seat how likely each word is its own, by all tokens and the rounds that lie open."""
    talk = Talk(view.variant, view.words, view.row, view.placings)
    told = {seat: understood(talk, seat) for seat in range(view.players) if seat != view.viewer}
    weights = strayed({seat: shown(view, seat, of_seat) for seat, of_seat in told.items()})
    return {seat: _believed(of_seat, weights[seat], _free(view)) for seat, of_seat in told.items()}


@lru_cache(maxsize=128)
def understood(talk: Talk, seat: Seat) -> Told:
    """What the tokens of `seat` tell by the table that all share; what was said in a round is asked for in every later
    one."""
    return tokens(talk, tuple({hint.card: fit(word.text, hint.text) for hint in talk.row} for word in talk.words), seat)


class Normal(NamedTuple):
    """Something that is not known, but about so much."""

    mean: float
    deviation: float


class Pull(NamedTuple):
    """What a card is worth to somebody with some word by the table that all share, and by how much that changes with
    each mark that its opinion of card and `own` word strays, and those of the card and the `other` words."""

    worth: float
    own: float
    other: float


Leaning = Mapping[Card, Normal]
"""By how much an opinion of each card and one word strays, in parts of how far opinions stray."""


def tokens(talk: Talk, fits: Fits, seat: Seat) -> Told:
    """What the tokens of `seat` tell."""
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
    """That of a card which `fits` the word so well, with a token that `speaks` so much, if others then have those
    beliefs."""
    clear = KEEN * speaks
    others = sqrt(fsum(belief * belief for at, belief in enumerate(beliefs) if at != word))
    worth = log(beliefs[word]) + FITS_OWN * fits - price
    return Pull(worth, clear * (1.0 - beliefs[word]) + FITS_OWN, clear * others)


def taken(pulls: Mapping[Card, Pull], leaning: Leaning, card: Card, strays: float) -> tuple[float, Leaning]:
    """How likely somebody whose opinion strays so far takes that card of all, and how its opinion leans if it does."""
    worth = {}
    for one, (much, own, other) in pulls.items():
        mean, deviation = leaning[one]
        worth[one] = Normal(much + strays * own * mean, strays * hypot(own * deviation, other))
    likely, found = best(worth, card)
    leans = dict(leaning)
    for one, by in found.items():
        mean, deviation = leaning[one]
        share = strays * pulls[one].own * deviation / worth[one].deviation  # of what is seen, the own word's
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
"""Five values that stand for all of a normal chance, and how much each of them counts (Gauss and Hermite's)."""
FAR = -8.0
"""So many deviations below its mean nothing ever is."""
SURE = 0.03
"""The least deviation that is left of anything, in parts of what it was."""


def best(worth: Mapping[Card, Normal], card: Card) -> tuple[float, dict[Card, Normal]]:
    """How likely that card is worth most of all, and by how much each of them is worth more than in the mean if it is,
    in parts of its deviation."""
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
    """What has that mean, and that mean of its squares."""
    return Normal(mean, sqrt(max(squares - mean * mean, SURE * SURE)))


def shown(view: View, seat: Seat, told: Told) -> list[float]:
    """By how far opinions stray, the logarithm of how likely somebody with such opinions places the tokens of that
    seat, in this round and those that lie open."""
    free = _free(view)
    found = [log(fsum(exp(much) for much, may in zip(of_one, free, strict=True) if may)) for of_one in told]
    for played in view.played:
        before = understood(Talk(view.variant, played.words, played.row, played.placings), seat)
        own = played.numbers[seat] - 1
        found = [much + of_one[own] for much, of_one in zip(found, before, strict=True)]
    return found


def strayed(each: Mapping[Seat, Sequence[float]]) -> dict[Seat, Sequence[float]]:
    """For each seat how likely its opinion strays by each of `STRAYS`, from what all of them have `shown`."""
    alone = {seat: _shares(much) for seat, much in each.items()}
    return {
        seat: _whole([own * much for own, much in zip(of_one, _expected(alone, seat), strict=True)])
        for seat, of_one in alone.items()
    }


def _expected(alone: Mapping[Seat, Sequence[float]], seat: Seat) -> list[float]:
    """The same of a seat before it places anything, from what each of the others shows by itself."""
    any_way = (1.0 - ALIKE) / len(STRAYS)
    others = [shares for other, shares in alone.items() if other != seat]
    usual = _whole([prod(ALIKE * share + any_way for share in of_all) for of_all in zip(*others, strict=True)])
    return [ALIKE * share + any_way for share in usual]


def _believed(told: Told, weights: Sequence[float], free: Sequence[bool]) -> Beliefs:
    each = [_shares([much if may else -inf for much, may in zip(of_one, free, strict=True)]) for of_one in told]
    return tuple(
        [
            fsum(weight * of_word for weight, of_word in zip(weights, words, strict=True))
            for words in zip(*each, strict=True)
        ]
    )


def _free(view: View) -> list[bool]:
    """For each word, whether it may be another seat's: the viewer's own is nobody else's."""
    return [number != view.number for number in range(1, len(view.words) + 1)]


def _shares(logarithms: Sequence[float]) -> list[float]:
    most = max(logarithms)
    return _whole([exp(much - most) for much in logarithms])


def _whole(weights: Sequence[float]) -> list[float]:
    """The same, in all 1."""
    whole = fsum(weights)
    return [weight / whole for weight in weights]
