"""Speaking: any word will do."""

from random import Random

from engine.core.drawing import any_word
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.hooky.vocabulary import common


def any_known(prompt: Prompt, rng: Random) -> Step:
    """Any common word that `prompt` takes; where there is none, five letters."""
    if taken := [word for word in common() if prompt.takes(word)]:
        return prompt.answer(rng.choice(taken))
    return any_word(prompt, rng)
