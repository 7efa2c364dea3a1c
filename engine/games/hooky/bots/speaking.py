"""Speaking: any word will do."""

from random import Random

from engine.core.prompts import Prompt
from engine.core.sampling import any_value
from engine.core.steps import Step
from engine.games.hooky.vocabulary import common


def any_known(prompt: Prompt, rng: Random) -> Step:
    """Any common word that `prompt` takes; where there is none, five letters."""
    if taken := [word for word in common() if prompt.shape.accepts(word)]:
        return prompt.answer(rng.choice(taken))
    return prompt.answer(any_value(prompt.shape, rng))
