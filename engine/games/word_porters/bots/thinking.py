"""Thinking: which question is open, and which part of the head answers it."""

from collections.abc import Sequence
from random import Random

from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.games.word_porters.bots.guessing import guess
from engine.games.word_porters.bots.hinting import hint
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.opinions import opinion
from engine.games.word_porters.view import View


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """What a thinking player of `level` does, and why. ValueError where nothing is asked.

    All that was heard stands in the view, and nothing is left to chance: a seat has its opinion.
    """
    del heard, rng
    if not prompts:
        raise ValueError("nothing is asked")
    asked = {prompt.verb: prompt for prompt in prompts}
    fits = opinion(view, level)
    if "vote" in asked:
        return guess(view, asked["vote"], fits, level)
    return hint(view, asked, fits, level)
