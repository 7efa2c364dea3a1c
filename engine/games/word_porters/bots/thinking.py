"""Thinking: which question is open, and its answer.

A hint is the card that says most about the own word, and about none of the nine others; a guess is all tiles
together, one number to each seat and none twice, that explain all tokens best. What counts is not only that a hint
fits a word, but which cards the seat left lying for it; that also reads the order of the tokens, for the first choice
is the freest one. How much fits is each seat's own opinion: players who all speak by one table would read each
other's minds. What others think of a word cannot be learned from the rounds that lie open, as no word comes twice; but
how surely a seat places its tokens can. Masters hear more in them (`listening.py`).
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
"""How many times as much as by `KEEN` a seat's tokens may say, each as likely before any of its words lies open: some
read words as the table does, others place by their own mind."""


def believed(view: View, fits: Fits, seat: Seat, level: Level) -> Beliefs:
    """How likely each word is the one that the tokens of `seat` speak for, as far as they proved to in earlier rounds.
    The viewer's own word is nobody else's."""
    told = _told(view, fits, seat, level)
    trusts = trust(view, seat, level)
    each = [shares([sure * much for much in told]) for sure in SURENESS]
    found = [sum(much * share[at] for much, share in zip(trusts, each, strict=True)) for at in range(len(told))]
    if seat != view.viewer and view.number is not None:
        found[view.number - 1] = 0.0
    whole = sum(found)
    return tuple([share / whole for share in found])


def trust(view: View, seat: Seat, level: Level) -> tuple[float, ...]:
    """How likely each of `SURENESS` is for that seat, in all 1: by how likely its tokens made the words that turned out
    to be its own. All of that lies open."""
    found = [1.0] * len(SURENESS)
    for played in view.played:
        then = replace(view, words=played.words, row=played.row, placings=played.placings)
        told = _told(then, opinion(then, level.bias), seat, level)
        own = played.numbers[seat] - 1
        found = [much * shares([sure * one for one in told])[own] for much, sure in zip(found, SURENESS, strict=True)]
    whole = sum(found)
    return tuple([much / whole for much in found])


def _told(view: View, fits: Fits, seat: Seat, level: Level) -> list[float]:
    """For each word, how much the tokens of `seat` speak for it, as a logarithm."""
    told = [0.0] * len(fits)
    for at, placing in enumerate(view.placings):
        if placing.seat == seat:
            before = view.placings[:at]
            weight = SPEAKS[placing.tokens[0]]
            for word, said in enumerate(_said(view, fits, before, placing, level)):
                told[word] += weight * said
    return told


def _said(view: View, fits: Fits, before: tuple[Placing, ...], placing: Placing, level: Level) -> tuple[float, ...]:
    """For each word, how much the placing speaks for it."""
    if not level.contrast:
        return tuple(KEEN * of_word[placing.hint] for of_word in fits)
    prices = open_cards(view, before, placing.seat)
    return tuple(chosen(of_word, prices)[placing.hint] for of_word in fits)


OPPOSITE, SUITS = -1.0, 1.0
"""Marks of the table that all share from which on a hint says the opposite of a word, and from which on it suits it."""


def polite(view: View, prices: Mapping[Card, float]) -> Sequence[Card]:
    """The open cards that nobody would laugh at: none that says the opposite of the own word as long as another one is
    free that suits it. An opinion may stray from the table; but not that far, or nobody believes the next hint."""
    assert view.number is not None
    word, texts = view.words[view.number - 1].text, {hint.card: hint.text for hint in view.row}
    fits = {card: fit(word, texts[card]) for card in prices}
    suited = any(fits[card] >= SUITS and not price for card, price in prices.items())
    return [card for card in prices if not suited or fits[card] > OPPOSITE]


SPARED = 1.0
"""Marks that a manner may cost where a card is just what it likes."""
FITS_WELL = 2.0
"""Marks from which on a hint is as plain as can be."""


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """What a thinking player of `level` does, and why. ValueError where nothing is asked.

    All that was heard stands in the view, and nothing is left to chance: a seat has its opinion.
    """
    del heard, rng
    if not prompts:
        raise ValueError("nothing is asked")
    asked = {prompt.verb: prompt for prompt in prompts}
    if "vote" in asked:
        return guess(view, asked["vote"], opinion(view, level.bias), level)
    return hint(view, asked, opinion(view, level.opinion), level)


def hint(view: View, asked: dict[str, Prompt], fits: Fits, level: Level) -> Decision:
    """A placing, or a pass where nothing fits, as far as that is allowed, or nothing else is left."""
    if "place" not in asked:
        return Decision(Step(asked["pass"].who, "pass"), "nothing_else")
    assert isinstance(view.viewer, int) and view.number is not None
    own, prices = fits[view.number - 1], open_cards(view, view.placings, view.viewer)
    worth = _telling(view, fits, prices, level) if level.contrast else own
    liked = {card: SPARED * fondness(view, card, own[card], level.manner) for card in prices}
    free = {card: worth[card] - price + liked[card] for card, price in prices.items()}
    best = max(polite(view, prices), key=lambda card: (free[card], -_place(view, card)))
    if "pass" in asked and own[best] <= 0.0:
        return Decision(Step(asked["pass"].who, "pass"), "nothing_fits")
    return Decision(_onto(asked["place"], best), "shared" if prices[best] else "fits_best")


def fondness(view: View, card: Card, fits: float, manner: Manner) -> float:
    """How much somebody of that manner likes to go on a card that `fits` so well, in marks, the own word. What has
    nothing to do with the word must not weigh much, and a card may be worth sharing to anybody: who never does finds
    that others give the better hints."""
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
    """How many places of the row lie between the two, and one more; none if they are the same."""
    return abs(_place(view, card) - _place(view, other))


def _telling(view: View, fits: Fits, prices: Mapping[Card, float], level: Level) -> dict[Card, float]:
    """What each card would tell the others about the own word, by how they would then believe in it."""
    own = view.number
    assert own is not None
    after = beliefs_after(view, fits, prices, level)
    return {card: log(shared[own - 1]) + FITS_OWN * fits[own - 1][card] for card, shared in after.items()}


def beliefs_after(view: View, fits: Fits, prices: Mapping[Card, float], level: Level) -> dict[Card, Beliefs]:
    """For each open card, what others would believe the viewer's word to be if it went there now."""
    seat = view.viewer
    assert isinstance(seat, int)
    return after(_told(view, fits, seat, level), fits, prices, SPEAKS[view.tokens[seat][0]])


def _place(view: View, card: Card) -> int:
    return next(place for place, printed in enumerate(view.row) if printed.card == card)


def _onto(prompt: Prompt, card: Card) -> Step:
    assert isinstance(prompt.shape, One)
    return prompt.answer((("hint", card),))


def guess(view: View, prompt: Prompt, fits: Fits, level: Level) -> Decision:
    """The likeliest numbers of the others. Its own is nobody else's."""
    if level.listens:
        return tiles_of(view, prompt, listening.heard(view))
    others = [seat for seat in range(view.players) if seat != view.viewer]
    return tiles_of(view, prompt, {seat: believed(view, fits, seat, level) for seat in others})


def tiles_of(view: View, prompt: Prompt, beliefs: Mapping[Seat, Beliefs]) -> Decision:
    """The vote that is likeliest by what is believed of each other seat."""
    found = likeliest([credible(view, seat, belief) for seat, belief in beliefs.items()], view.number)
    tiles = dict(zip(beliefs, found, strict=True))
    return Decision(prompt.answer(tuple(tiles.get(seat) for seat in range(view.players))), "likeliest")


INCREDIBLE = 1e-9
"""What is left of a belief in a word that everything speaks against."""


def credible(view: View, seat: Seat, beliefs: Beliefs) -> Beliefs:
    """Those beliefs with next to nothing left for words of which all tokens of the seat say the opposite: however far
    an opinion strays, a table laughs at such a guess."""
    texts = {hint.card: hint.text for hint in view.row}
    said = [texts[placing.hint] for placing in view.placings if placing.seat == seat]
    if not said:
        return beliefs
    denied = [all(fit(word.text, hint) <= OPPOSITE for hint in said) for word in view.words]
    return tuple([much * INCREDIBLE if no else much for much, no in zip(beliefs, denied, strict=True)])


def likeliest(beliefs: Sequence[Beliefs], own: Seat | None) -> tuple[int, ...]:
    """For each of the beliefs a number, all different and none the own one, that are likeliest together."""
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
