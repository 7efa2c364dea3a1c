"""Vocabulary: the words that computer players say, all of them well known. The rules know no list (HK-60)."""

from functools import lru_cache
from pathlib import Path
from random import Random

from engine.core.drawing import any_word
from engine.core.prompts import Prompt
from engine.core.steps import Step

COMMON = Path(__file__).resolve().parents[4] / "assets" / "words" / "common.txt"


@lru_cache(maxsize=1)
def words() -> tuple[str, ...]:
    """All of them, in alphabetical order."""
    return tuple(COMMON.read_text(encoding="utf-8").split())


def any_known(prompt: Prompt, rng: Random) -> Step:
    """Any word of the vocabulary that `prompt` takes; where there is none, five letters."""
    if taken := [word for word in words() if prompt.takes(word)]:
        return prompt.answer(rng.choice(taken))
    return any_word(prompt, rng)
