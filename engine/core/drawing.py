"""Drawing by lot: an answer to questions whose answers nobody can list."""

from random import Random

from engine.core.prompts import Prompt
from engine.core.steps import Step


def any_word(prompt: Prompt, rng: Random) -> Step:
    """A word (WORD) that `prompt` accepts, letter by letter; it accepts at least one, as `rng` finds out in the end."""
    while True:
        word = "".join(rng.choices(prompt.cards, k=prompt.length))
        if prompt.takes(word):
            return prompt.answer(word)


def any_lists(prompt: Prompt, rng: Random) -> Step:
    """A list for each place (LISTS), all equally likely."""
    return prompt.answer(
        tuple(None if size is None else tuple(rng.sample(prompt.cards, size)) for size in prompt.sizes)
    )
