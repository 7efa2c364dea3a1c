"""Hinting: which card says most about the own word, and about none of the nine others."""

from collections.abc import Mapping
from math import log

from engine.core.cards import Card
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.listening import SPEAKS, Beliefs, believed, chosen, open_cards, shares
from engine.games.word_porters.bots.opinions import Fits
from engine.games.word_porters.view import View

PLAIN = 0.5
"""How much it counts that the hint fits the own word, besides what it tells apart: so that people can follow."""


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
