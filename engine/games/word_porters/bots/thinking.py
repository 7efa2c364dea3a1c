"""Thinking: finds the open question and answers it.

A hint is the card that tells most about the own word and least about the nine others. A guess is all tiles together:
one number for each seat, all different, that explain all tokens best. A hint is read by its fit and also by the cards
that the seat could have taken instead. So the order of tokens counts too, because the first choice is the freest.

Each seat has its own opinion of fits. With one table for all, players would read each other's minds. Scored rounds do
not tell what others think of a word, because no word returns, but they tell how reliable a seat's tokens are. Masters
learn more from them (`listening.py`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log
from random import Random

from engine.core.cards import Card
from engine.core.characters import Manner
from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.word_porters.bots import listening
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.speaking import (
    FITS_OWN,
    KEEN,
    SPEAKS,
    Beliefs,
    Fits,
    after,
    chosen,
    open_cards,
    opinion,
    shares,
)
from engine.games.word_porters.content import fit
from engine.games.word_porters.options import NUMBERS
from engine.games.word_porters.state import Placing
from engine.games.word_porters.view import View

SURENESS = (0.7, 1.0, 1.4, 2.0, 2.8, 4.0)
"""Factors on `KEEN` for the tokens of a seat, each equally likely before a word of that seat is turned up. Some seats
read words as the table does, others differ from it."""


def believed(view: View, fits: Fits, seat: Seat, level: Level) -> Beliefs:
    """Return the probability of each word, given the tokens of `seat` and how reliable they were in earlier rounds. The
    viewer's own word has probability 0 for other seats."""
    told = _told(view, fits, seat, level)
    trusts = trust(view, seat, level)
    each = [shares([sure * much for much in told]) for sure in SURENESS]
    found = [sum(much * share[at] for much, share in zip(trusts, each, strict=True)) for at in range(len(told))]
    if seat != view.viewer and view.number is not None:
        found[view.number - 1] = 0.0
    whole = sum(found)
    return tuple([share / whole for share in found])


def trust(view: View, seat: Seat, level: Level) -> tuple[float, ...]:
    """Return the probability of each of `SURENESS` for that seat; the sum is 1. It follows from how well its tokens
    predicted its words in scored rounds, which are public."""
    found = [1.0] * len(SURENESS)
    for played in view.played:
        then = replace(view, words=played.words, row=played.row, placings=played.placings)
        told = _told(then, opinion(then, level.bias), seat, level)
        own = played.numbers[seat] - 1
        found = [much * shares([sure * one for one in told])[own] for much, sure in zip(found, SURENESS, strict=True)]
    whole = sum(found)
    return tuple([much / whole for much in found])


def _told(view: View, fits: Fits, seat: Seat, level: Level) -> list[float]:
    """For each word: how much the tokens of `seat` speak for it, as a logarithm."""
    told = [0.0] * len(fits)
    for at, placing in enumerate(view.placings):
        if placing.seat == seat:
            before = view.placings[:at]
            weight = SPEAKS[placing.tokens[0]]
            for word, said in enumerate(_said(view, fits, before, placing, level)):
                told[word] += weight * said
    return told


def _said(view: View, fits: Fits, before: tuple[Placing, ...], placing: Placing, level: Level) -> tuple[float, ...]:
    """For each word: how much the placing speaks for it, as a logarithm."""
    if not level.contrast:
        return tuple(KEEN * of_word[placing.hint] for of_word in fits)
    prices = open_cards(view, before, placing.seat)
    return tuple(chosen(of_word, prices)[placing.hint] for of_word in fits)


OPPOSITE, SUITS = -1.0, 1.0
"""Marks of the shared table: up to the first a hint says the opposite of a word, from the second on it suits the
word."""


def sensible_cards(view: View, prices: Mapping[Card, float]) -> Sequence[Card]:
    """Return the open cards that are no absurd hint. If an empty card suits the own word, cards that say the opposite
    are left out. An opinion may stray from the table, but not that far, or others stop trusting the hints."""
    assert view.number is not None
    word, texts = view.words[view.number - 1].text, {hint.card: hint.text for hint in view.row}
    fits = {card: fit(word, texts[card]) for card in prices}
    suited = any(fits[card] >= SUITS and not price for card, price in prices.items())
    return [card for card in prices if not suited or fits[card] > OPPOSITE]


SPARED = 1.0
"""Marks that a manner may cost, for a card that is exactly what it likes."""
FITS_WELL = 2.0
"""Marks from which a hint is as clear as possible."""


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """Return the step of a thinking player of `level` and its reason.

    The view contains all that was heard. There is no chance, because a seat has a fixed opinion.
    """
    asked = {prompt.verb: prompt for prompt in prompts}
    if "vote" in asked:
        return guess(view, asked["vote"], opinion(view, level.bias), level)
    return hint(view, asked, opinion(view, level.opinion), level)


def hint(view: View, asked: dict[str, Prompt], fits: Fits, level: Level) -> Decision:
    """A placing, or a pass. It passes if no card fits and it may, or if no card is open."""
    if "place" not in asked:
        return Decision(Step(asked["pass"].who, "pass"), "nothing_else")
    assert isinstance(view.viewer, int) and view.number is not None
    own, prices = fits[view.number - 1], open_cards(view, view.placings, view.viewer)
    worth = _telling(view, fits, prices, level) if level.contrast else own
    liked = {card: SPARED * manner_bonus(view, card, own[card], level.manner) for card in prices}
    free = {card: worth[card] - price + liked[card] for card, price in prices.items()}
    best = max(sensible_cards(view, prices), key=lambda card: (free[card], -_place(view, card)))
    if "pass" in asked and own[best] <= 0.0:
        return Decision(Step(asked["pass"].who, "pass"), "nothing_fits")
    return Decision(_onto(asked["place"], best), "shared" if prices[best] else "fits_best")


def manner_bonus(view: View, card: Card, fits: float, manner: Manner) -> float:
    """How much a player of that manner likes to go on a card with that fit to the own word, in marks.

    A bad fit must not weigh much. Sharing a card can be worth it for any manner: players who never share give worse
    hints.
    """
    on_it = [placing for placing in view.placings if placing.hint == card]
    latest = view.placings[-1].hint if view.placings else None
    aside = None if latest is None else _aside(view, card, latest)
    begun = any(_aside(view, card, placing.hint) == 1 for placing in view.placings if placing.seat == view.viewer)
    plain = min(max(fits / FITS_WELL, -1.0), 1.0)
    return manner.likes(
        Manner(
            dares=0.3 * bool(on_it) - 0.6 * plain,
            hoards=0.25 * begun - 0.3 * bool(on_it),
            gambles=-plain,
            echoes=0.6 if aside == 0 else 0.35 if aside == 1 else 0.0,
            hurries=max(plain, 0.0) * (1.0 - _place(view, card) / max(len(view.row) - 1, 1)),
        )
    )


def _aside(view: View, card: Card, other: Card) -> int:
    """The distance of two cards in the row, in places; 0 if they are the same."""
    return abs(_place(view, card) - _place(view, other))


def _telling(view: View, fits: Fits, prices: Mapping[Card, float], level: Level) -> dict[Card, float]:
    """How much each card would tell the others about the own word: the logarithm of their belief, and its fit."""
    own = view.number
    assert own is not None
    after = beliefs_after(view, fits, prices, level)
    return {card: log(shared[own - 1]) + FITS_OWN * fits[own - 1][card] for card, shared in after.items()}


def beliefs_after(view: View, fits: Fits, prices: Mapping[Card, float], level: Level) -> dict[Card, Beliefs]:
    """Return, for each open card, what others would believe the viewer's word to be if it went there now."""
    seat = view.viewer
    assert isinstance(seat, int)
    return after(_told(view, fits, seat, level), fits, prices, SPEAKS[view.tokens[seat][0]])


def _place(view: View, card: Card) -> int:
    return next(place for place, printed in enumerate(view.row) if printed.card == card)


def _onto(prompt: Prompt, card: Card) -> Step:
    assert isinstance(prompt.shape, One)
    return prompt.answer((("hint", card),))


def guess(view: View, prompt: Prompt, fits: Fits, level: Level) -> Decision:
    """Return a vote with the likeliest numbers of the others."""
    if level.listens:
        return tiles_of(view, prompt, listening.heard(view))
    others = [seat for seat in range(view.players) if seat != view.viewer]
    return tiles_of(view, prompt, {seat: believed(view, fits, seat, level) for seat in others})


def tiles_of(view: View, prompt: Prompt, beliefs: Mapping[Seat, Beliefs]) -> Decision:
    """Return the likeliest vote by the beliefs about each other seat."""
    found = likeliest([credible(view, seat, belief) for seat, belief in beliefs.items()], view.number)
    tiles = dict(zip(beliefs, found, strict=True))
    return Decision(prompt.answer(tuple(tiles.get(seat) for seat in range(view.players))), "likeliest")


INCREDIBLE = 1e-9
"""Factor on a belief in a word that every token contradicts."""


def credible(view: View, seat: Seat, beliefs: Beliefs) -> Beliefs:
    """Return the beliefs with almost nothing for words of which all tokens of the seat say the opposite. Such a guess
    would be absurd to people, however far opinions stray."""
    texts = {hint.card: hint.text for hint in view.row}
    said = [texts[placing.hint] for placing in view.placings if placing.seat == seat]
    if not said:
        return beliefs
    denied = [all(fit(word.text, hint) <= OPPOSITE for hint in said) for word in view.words]
    return tuple([much * INCREDIBLE if no else much for much, no in zip(beliefs, denied, strict=True)])


def likeliest(beliefs: Sequence[Beliefs], own: Seat | None) -> tuple[int, ...]:
    """Return a number for each of the beliefs, all different and none the own one, with the largest joint
    probability."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for belief in beliefs:
        further: dict[int, tuple[float, tuple[int, ...]]] = {}
        for used, (much, given) in best.items():
            for number in NUMBERS:
                if number == own or used & 1 << number:
                    continue
                found = (much + log(belief[number - 1]), (*given, number))
                if found[0] > further.get(used | 1 << number, (float("-inf"), ()))[0]:
                    further[used | 1 << number] = found
        best = further
    return max(best.values(), key=lambda found: found[0])[1]
