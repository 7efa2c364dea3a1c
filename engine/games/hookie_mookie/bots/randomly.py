"""Random: any answer that is allowed."""

from collections.abc import Sequence
from random import Random

from engine.core.prompts import Prompt, Shape
from engine.core.steps import Step


def any_answer(prompts: Sequence[Prompt], rng: Random) -> Step:
    """A step that one of `prompts`, a seat's open questions, accepts. ValueError where nothing is asked."""
    if not prompts:
        raise ValueError("nothing is asked")
    verbs = sorted({prompt.verb for prompt in prompts})
    verb = rng.choice(verbs)
    prompt = rng.choice([prompt for prompt in prompts if prompt.verb == verb])
    if prompt.shape is Shape.ONE:
        return Step(prompt.who, prompt.verb, rng.choice(prompt.options))
    size = rng.randint(prompt.least, prompt.most)
    return prompt.answer(tuple(rng.sample(prompt.cards, size)))
