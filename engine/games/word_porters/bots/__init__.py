"""Computer players of Word Porters: each is a pure function of the seat's view, the events it heard, and its own seed.

The level `random` is here: any legal step, but mostly placings, so that a children's game has hints. The other levels
think (`thinking.py`).
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
"""Probability of a pass if the seat could also place."""


def any_answer(prompts: Sequence[Prompt], rng: Random) -> Step:
    """Return a random step that one of `prompts`, a seat's open questions, accepts."""
    passing = [prompt for prompt in prompts if prompt.verb == "pass"]
    others = [prompt for prompt in prompts if prompt.verb != "pass"]
    chosen = passing if passing and (not others or rng.random() < PASSES) else others
    return chosen[0].answer(any_value(chosen[0].shape, rng))


decide = computer_player(THINKING, considered, any_answer)
