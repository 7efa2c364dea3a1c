"""Computer players of Hooky: each a pure function of what one seat sees, what it heard, and its own seed.

The level `random` answers here: anything that is allowed, in common words. The others think (`thinking.py`).
"""

from collections.abc import Sequence
from random import Random

from engine.core.levels import computer_player
from engine.core.packs import ENGLISH
from engine.core.prompts import Prompt
from engine.core.sampling import any_prompt, any_value
from engine.core.shapes import Some, Word
from engine.core.steps import Step
from engine.games.hooky.bots.levels import THINKING
from engine.games.hooky.bots.thinking import any_known, considered


def any_answer(prompts: Sequence[Prompt], rng: Random) -> Step:
    """A step that one of `prompts`, a seat's open questions, accepts. ValueError where nothing is asked.

    What nobody waits for it leaves alone: it is for the others to object to a word.
    """
    asked = [prompt for prompt in prompts if not prompt.interrupts]
    if not asked:
        raise ValueError("nothing is asked")
    prompt = any_prompt(asked, rng)
    match prompt.shape:
        case Word():
            return any_known(ENGLISH, prompt, rng)
        case Some(cards, least):
            return prompt.answer(tuple(sorted(rng.sample(cards, least))))
        case shape:
            return prompt.answer(any_value(shape, rng))


decide = computer_player(THINKING, considered, any_answer)
