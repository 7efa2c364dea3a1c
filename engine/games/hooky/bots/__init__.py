"""Computer players of Hooky: each is a pure function of the seat's view, the events it heard, and its own seed.

The level `random` is here: any legal step, in common words. The other levels think (`thinking.py`).
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
    """Return a random step that one of `prompts`, a seat's open questions, accepts. ValueError if there are no prompts.

    It leaves out prompts that the table does not wait for: objections to a word are left to the others.
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
