"""Random: any answer that is allowed, all the same to it."""

from collections.abc import Sequence
from random import Random

from engine.core.cards import Card
from engine.core.prompts import Prompt, Shape
from engine.core.steps import Step

GOES_ON = 0.6
"""How often a straight gets one card longer where it can."""


def any_answer(prompts: Sequence[Prompt], rng: Random) -> Step:
    """A step that one of `prompts`, a seat's open questions, accepts. ValueError where there is none to answer."""
    if not prompts:
        raise ValueError("nothing is asked")
    runs = [prompt for prompt in prompts if prompt.shape is Shape.RUN]
    if runs:
        prompt = runs[0]
        return Step(prompt.who, prompt.verb, (*prompt.fixed, (prompt.key, any_run(prompt, rng))))
    answers = [(prompt, args) for prompt in prompts for args in prompt.options]
    prompt, args = rng.choice(answers)
    return Step(prompt.who, prompt.verb, args)


def any_run(prompt: Prompt, rng: Random) -> tuple[Card, ...]:
    """A run that begins with any card, and goes on for a while; there are too many to list them."""
    run = [rng.choice(prompt.cards)]
    place = next((place for place, row in enumerate(prompt.rows) if run[0] in row), len(prompt.rows))
    while place + 1 < len(prompt.rows) and prompt.rows[place + 1] and rng.random() < GOES_ON:
        place += 1
        run.append(rng.choice(prompt.rows[place]))
    return tuple(run)
