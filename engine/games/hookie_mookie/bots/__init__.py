"""Computer players of Hookie-Mookie. Each is a pure function of one seat's view, its events, and its own seed.

The level `random` answers here with any legal step. The other levels think (`thinking.py`).
"""

from collections.abc import Sequence
from random import Random

from engine.core.levels import computer_player
from engine.core.prompts import Prompt
from engine.core.sampling import any_prompt, any_value
from engine.core.shapes import Some
from engine.core.steps import Step
from engine.games.hookie_mookie.bots.levels import THINKING
from engine.games.hookie_mookie.bots.thinking import considered


def any_answer(prompts: Sequence[Prompt], rng: Random) -> Step:
    """Return a step that one of `prompts`, a seat's open questions, accepts."""
    prompt = any_prompt(prompts, rng)
    match prompt.shape:
        case Some(cards, least, most):
            return prompt.answer(tuple(rng.sample(cards, rng.randint(least, most))))
        case shape:
            return prompt.answer(any_value(shape, rng))


decide = computer_player(THINKING, considered, any_answer)
