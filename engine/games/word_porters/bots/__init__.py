"""Computer players of Word Porters: each a pure function of what one seat sees, what it heard, and its own seed.

The level `random` answers here: anything that is allowed, but so that a child's game has hints in it. The others think
(`thinking.py`).
"""

from collections.abc import Sequence
from random import Random

from engine.core.levels import computer_player
from engine.core.prompts import Prompt
from engine.core.sampling import any_value
from engine.core.steps import Step
from engine.games.word_porters.bots.levels import THINKING
from engine.games.word_porters.bots.thinking import considered

PASSES = 0.1
"""How often it passes where it could place."""


def any_answer(prompts: Sequence[Prompt], rng: Random) -> Step:
    """A step that one of `prompts`, a seat's open questions, accepts. ValueError where nothing is asked."""
    if not prompts:
        raise ValueError("nothing is asked")
    passing = [prompt for prompt in prompts if prompt.verb == "pass"]
    others = [prompt for prompt in prompts if prompt.verb != "pass"]
    chosen = passing if passing and (not others or rng.random() < PASSES) else others
    return chosen[0].answer(any_value(chosen[0].shape, rng))


decide = computer_player(THINKING, considered, any_answer)
