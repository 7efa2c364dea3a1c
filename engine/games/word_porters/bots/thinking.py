"""Thinking: which question is open, and its answer.

A hint is the card that says most about the own word, and about none of the nine others; a guess is all tiles together,
one number to each seat and none twice, that explain all tokens best.
"""

from collections.abc import Mapping, Sequence
from math import log
from random import Random

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.listening import SPEAKS, Beliefs, believed, chosen, open_cards, shares
from engine.games.word_porters.bots.opinions import Fits, opinion
from engine.games.word_porters.options import NUMBERS
from engine.games.word_porters.view import View

PLAIN = 0.5
"""How much it counts that the hint fits the own word, besides what it tells apart: so that people can follow."""


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """What a thinking player of `level` does, and why. ValueError where nothing is asked.

    All that was heard stands in the view, and nothing is left to chance: a seat has its opinion.
    """
    del heard, rng
    if not prompts:
        raise ValueError("nothing is asked")
    asked = {prompt.verb: prompt for prompt in prompts}
    fits = opinion(view, level)
    if "vote" in asked:
        return guess(view, asked["vote"], fits, level)
    return hint(view, asked, fits, level)


def hint(view: View, asked: dict[str, Prompt], fits: Fits, level: Level) -> Decision:
    """A placing, or a pass where nothing fits, as far as that is allowed, or nothing else is left."""
    if "place" not in asked:
        return Decision(Step(asked["pass"].who, "pass"), "nothing_else")
    assert isinstance(view.viewer, int) and view.number is not None
    own, prices = fits[view.number - 1], open_cards(view, view.placings, view.viewer)
    worth = _telling(view, fits, prices, level) if level.contrast else own
    free = {card: worth[card] - price for card, price in prices.items()}
    best = max(free, key=lambda card: (free[card], -_place(view, card)))
    if "pass" in asked and own[best] <= 0.0:
        return Decision(Step(asked["pass"].who, "pass"), "nothing_fits")
    return Decision(_onto(asked["place"], best), "shared" if prices[best] else "fits_best")


def _telling(view: View, fits: Fits, prices: Mapping[Card, float], level: Level) -> dict[Card, float]:
    """What each card would tell the others about the own word, by how they would then believe in it."""
    own = view.number
    assert own is not None
    after = beliefs_after(view, fits, prices, level)
    return {card: log(shared[own - 1]) + PLAIN * fits[own - 1][card] for card, shared in after.items()}


def beliefs_after(view: View, fits: Fits, prices: Mapping[Card, float], level: Level) -> dict[Card, Beliefs]:
    """For each open card, what others would believe the viewer's word to be if it went there now."""
    seat = view.viewer
    assert isinstance(seat, int)
    before = [log(share) for share in believed(view, fits, seat, level)]
    speaks = SPEAKS[view.tokens[seat][0]]
    said = [chosen(of_word, prices) for of_word in fits]
    return {
        card: shares([told + speaks * of_word[card] for told, of_word in zip(before, said, strict=True)])
        for card in prices
    }


def _place(view: View, card: Card) -> int:
    return next(place for place, printed in enumerate(view.row) if printed.card == card)


def _onto(prompt: Prompt, card: Card) -> Step:
    assert isinstance(prompt.shape, One)
    return prompt.answer((("hint", card),))


def guess(view: View, prompt: Prompt, fits: Fits, level: Level) -> Decision:
    """The likeliest numbers of the others. Its own is nobody else's."""
    seats = [seat for seat in range(view.players) if seat != view.viewer]
    found = likeliest([believed(view, fits, seat, level) for seat in seats], view.number)
    tiles = dict(zip(seats, found, strict=True))
    return Decision(prompt.answer(tuple(tiles.get(seat) for seat in range(view.players))), "likeliest")


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
