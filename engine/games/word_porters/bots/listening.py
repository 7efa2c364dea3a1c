"""Listening: whose words the coach thinks are whose, and how sure it is of that.

It takes each seat for somebody who weighs what others would then think of the word and how well the hint fits it, and
takes the best one by an opinion of its own, which strays. How far, the tokens tell: some go together as those of one
word do, others point here and there. When words lie open it is plainer still. People at one table are often alike, so
what one seat shows counts for the others, too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import erfc, exp, fsum, log, sqrt

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.word_porters.bots.thinking import SPEAKS, Beliefs, Fits, after, chosen, open_cards, opinion
from engine.games.word_porters.view import View

STRAYS = (0.8, 1.4, 2.5)
"""By how much what hints are worth to somebody may stray from what they are worth, as a standard deviation of the
difference of two, each as likely before anything is placed. With `ALIKE`, `FITTING` and `DOUBT` it makes the words that
were whose likeliest, at tables of each level and of all levels."""
ALIKE = 0.5
"""How much of what another seat shows counts for a seat."""
FITTING = 1.0
"""How much a mark counts besides what a hint tells apart."""
LEAST = 1e-60
"""What is as good as impossible: all tokens of a seat can still be counted."""
DOUBT = 0.01
"""How likely a seat does something that nobody understands."""

Told = tuple[tuple[float, ...], ...]
"""By how far opinions stray, for each word: how likely somebody with that word places the tokens of a seat so, as a
logarithm."""


def heard(view: View) -> dict[Seat, Beliefs]:
    """For each other seat how likely each word is its own, by all tokens and the rounds that lie open."""
    seats = [seat for seat in range(view.players) if seat != view.viewer]
    told = {seat: tokens(view, opinion(view, 0.0), seat) for seat in seats}
    each = {seat: shown(view, seat, told[seat]) for seat in seats}
    found = {}
    for seat in seats:
        others = [sum(each[other][at] for other in seats if other != seat) for at in range(len(STRAYS))]
        strays = _weights([own + ALIKE * more for own, more in zip(each[seat], others, strict=True)])
        found[seat] = _believed(told[seat], strays, _free(view))
    return found


def tokens(view: View, fits: Fits, seat: Seat) -> Told:
    """What the tokens of `seat` tell."""
    told = [[0.0] * len(fits) for _ in STRAYS]
    plain = [0.0] * len(fits)
    for at, placing in enumerate(view.placings):
        if placing.seat != seat:
            continue
        prices = open_cards(view, view.placings[:at], seat)
        speaks = SPEAKS[placing.tokens[0]]
        then = after(plain, fits, prices, speaks)
        for word, of_word in enumerate(fits):
            worth = {card: log(then[card][word]) + FITTING * of_word[card] - prices[card] for card in prices}
            for strays, sums in zip(STRAYS, told, strict=True):
                sums[word] += taken(worth, placing.hint, strays)
            plain[word] += speaks * chosen(of_word, prices)[placing.hint]
    return tuple(map(tuple, told))


def taken(worth: Mapping[Card, float], card: Card, strays: float) -> float:
    """How likely somebody whose opinion strays so far takes that card of all, as a logarithm. Against the best one it
    is as likely as that opinions make up for the difference. Big differences hardly ever are, less than powers of e
    would say."""
    most = max(worth.values())
    odds = {one: _odds((most - much) / strays) for one, much in worth.items()}
    return log(odds[card] / fsum(odds.values()))


def _odds(behind: float) -> float:
    """How much likelier than not a normal chance is that far above its mean."""
    above = erfc(behind / sqrt(2.0))
    return max(above / (2.0 - above), LEAST)


def shown(view: View, seat: Seat, told: Told) -> list[float]:
    """By how far opinions stray, the logarithm of how likely somebody with such opinions places the tokens of that
    seat, in this round and those that lie open."""
    free = _free(view)
    found = [log(fsum(exp(much) for much, may in zip(of_one, free, strict=True) if may)) for of_one in told]
    for played in view.played:
        then = replace(view, words=played.words, row=played.row, placings=played.placings)
        before = tokens(then, opinion(then, 0.0), seat)
        own = played.numbers[seat] - 1
        for at, of_one in enumerate(before):
            anything = fsum(map(exp, of_one)) / len(of_one)
            found[at] += log((1.0 - DOUBT) * exp(of_one[own]) + DOUBT * anything)
    return found


def _free(view: View) -> list[bool]:
    """For each word, whether it may be another seat's: the viewer's own is nobody else's."""
    return [number != view.number for number in range(1, len(view.words) + 1)]


def _weights(logarithms: Sequence[float]) -> tuple[float, ...]:
    most = max(logarithms)
    weights = [exp(much - most) for much in logarithms]
    whole = fsum(weights)
    return tuple([weight / whole for weight in weights])


def _believed(told: Told, strays: Sequence[float], free: Sequence[bool]) -> Beliefs:
    found = [0.0] * len(free)
    for weight, of_one in zip(strays, told, strict=True):
        for word, share in enumerate(_weights(of_one)):
            found[word] += weight * ((1.0 - DOUBT) * share + DOUBT / len(found))
    whole = fsum(much for much, may in zip(found, free, strict=True) if may)
    return tuple([much / whole if may else 0.0 for much, may in zip(found, free, strict=True)])
