"""Thinking: which question is open, and its answer.

A hint is the card that says most about the own word, and about none of the nine others; a guess is all tiles
together, one number to each seat and none twice, that explain all tokens best. What counts is not only that a hint
fits a word, but which cards the seat left lying for it; that also reads the order of the tokens, for the first choice
is the freest one. How much fits is each seat's own opinion: players who all speak by one table would read each
other's minds. What others think of a word cannot be learned from the rounds that lie open, as no word comes twice; but
how surely a seat places its tokens can.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp, log
from random import Random

from engine.core.cards import Card
from engine.core.characters import Manner
from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat, Viewer
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.content import fit
from engine.games.word_porters.options import NUMBERS, TOKENS
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

SURENESS = (0.7, 1.0, 1.4, 2.0, 2.8, 4.0)
"""How many times as much as by `KEEN` a seat's tokens may say, each as likely before any of its words lies open: some
read words as the table does, others place by their own mind."""

Beliefs = tuple[float, ...]
"""For each word, number 1 first: how likely it is, in all 1."""


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


def open_cards(view: View, before: tuple[Placing, ...], seat: Seat) -> dict[Card, float]:
    """The cards on which the seat could go after those placings, with what that costs beyond one token."""
    tokens = {hint.card: goes_down(TOKENS[view.variant], before, seat, hint.card) for hint in view.row}
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
FITS_OWN = 0.5
"""How much it counts that the hint fits the own word, besides what it tells apart: so that people can follow."""


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
    """How much somebody of that manner likes to go on a card that `fits` so well, in marks, the own word."""
    on_it = [placing for placing in view.placings if placing.hint == card]
    latest = view.placings[-1].hint if view.placings else None
    aside = None if latest is None else abs(_place(view, card) - _place(view, latest))
    plain = min(max(fits / FITS_WELL, -1.0), 1.0)
    return manner.likes(
        Manner(
            dares=0.5 * bool(on_it) - plain,
            hoards=-float(bool(on_it)),
            gambles=-plain,
            echoes=1.0 if aside == 0 else 0.6 if aside == 1 else 0.0,
            hurries=max(plain, 0.0) * (1.0 - _place(view, card) / max(len(view.row) - 1, 1)),
        )
    )


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


def after(told: Sequence[float], fits: Fits, prices: Mapping[Card, float], speaks: float) -> dict[Card, Beliefs]:
    """The same of a seat whose tokens have `told` so much of each word, with a token that `speaks` so much."""
    before = [log(share) for share in shares(told)]
    said = [chosen(of_word, prices) for of_word in fits]
    return {
        card: shares([much + speaks * of_word[card] for much, of_word in zip(before, said, strict=True)])
        for card in prices
    }


def _place(view: View, card: Card) -> int:
    return next(place for place, printed in enumerate(view.row) if printed.card == card)


def _onto(prompt: Prompt, card: Card) -> Step:
    assert isinstance(prompt.shape, One)
    return prompt.answer((("hint", card),))


def guess(view: View, prompt: Prompt, fits: Fits, level: Level) -> Decision:
    """The likeliest numbers of the others. Its own is nobody else's."""
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
