"""Computer players of Rook. Each is a pure function of one seat's view, its events, and its own seed.

The level `random` answers here: any legal step, but with limits, so that matches end and calls stay rare. The other
levels think (`thinking.py`).
"""

from collections.abc import Sequence
from random import Random

from engine.core.cards import Cards
from engine.core.levels import computer_player
from engine.core.prompts import Prompt
from engine.core.sampling import any_some, any_value
from engine.core.shapes import Number, Some
from engine.core.steps import Step
from engine.games.rook.bots.levels import THINKING
from engine.games.rook.bots.thinking import considered
from engine.games.rook.options import SIZES

BIDS = 0.2
"""Probability of a bid if it could pass. Random bids are rarely made, so more of them would keep all scores low."""
JUMPS = 0.2
"""Probability that a bid goes up by one more step."""
CALLS = 0.002
WRONG_NEST = 0.2
"""Probability of a nest of any size, if the rules allow it."""
NEST_OUT_OF = {hand + nest: nest for hand, nest in SIZES.values()}
"""The right size of a nest, by the number of cards from which it is chosen."""


def any_answer(prompts: Sequence[Prompt], rng: Random) -> Step:
    """Return a step that one of `prompts`, a seat's open questions, accepts."""
    calls = [prompt for prompt in prompts if prompt.verb == "call"]
    asked = [prompt for prompt in prompts if prompt.verb != "call"]
    if calls and (not asked or rng.random() < CALLS):
        asked = calls
    prompt = asked[0] if len(asked) == 1 else _bid_or_other(asked, rng)
    return _answer(prompt, rng)


def _bid_or_other(asked: Sequence[Prompt], rng: Random) -> Prompt:
    bids = [prompt for prompt in asked if prompt.verb == "bid"]
    others = [prompt for prompt in asked if prompt.verb != "bid"]
    return rng.choice(bids if bids and rng.random() < BIDS else others or bids)


def _answer(prompt: Prompt, rng: Random) -> Step:
    match prompt.shape:
        case Number(least, most, stride):
            number = least
            while number + stride <= most and rng.random() < JUMPS:
                number += stride
            return prompt.answer(number)
        case Some() as some:
            return prompt.answer(_cards(some, rng))
        case shape:
            return prompt.answer(any_value(shape, rng))


def _cards(some: Some, rng: Random) -> Cards:
    sizes = some.sizes
    right = NEST_OUT_OF.get(len(some.cards), sizes.start)
    usual = right in sizes and rng.random() >= WRONG_NEST
    size = right if usual else rng.choice(sizes)
    return any_some(some, size - len(some.must), rng)


decide = computer_player(THINKING, considered, any_answer)
