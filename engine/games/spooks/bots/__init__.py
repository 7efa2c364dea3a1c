"""Computer players of Spooks. Each is a pure function of one seat's view, its events, and its own seed.

The level `random` answers here with any legal step, all equally likely. The other levels think (`thinking.py`).
"""

from collections.abc import Sequence
from random import Random

from engine.core.cards import Cards
from engine.core.levels import computer_player
from engine.core.prompts import Prompt
from engine.core.shapes import Run
from engine.core.steps import Step
from engine.games.spooks.bots.levels import THINKING
from engine.games.spooks.bots.thinking import considered

GOES_ON = 0.6
"""Probability that a straight gets one card longer if it can."""


def any_answer(prompts: Sequence[Prompt], rng: Random) -> Step:
    """Return a step that one of `prompts`, a seat's open questions, accepts."""
    for prompt in prompts:
        if isinstance(prompt.shape, Run):
            return prompt.answer(any_run(prompt.shape, rng))
    return rng.choice([step for prompt in prompts for step in prompt.steps()])


def any_run(shape: Run, rng: Random) -> Cards:
    """Return a run that begins with any card and has a random length; there are too many runs to list them."""
    run, rows = [rng.choice(shape.cards)], shape.rows
    place = next((place for place, row in enumerate(rows) if run[0] in row), len(rows))
    while place + 1 < len(rows) and rows[place + 1] and rng.random() < GOES_ON:
        place += 1
        run.append(rng.choice(rows[place]))
    return tuple(run)


decide = computer_player(THINKING, considered, any_answer)
