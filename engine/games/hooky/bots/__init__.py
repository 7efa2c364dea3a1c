"""Computer players of Hooky: each a pure function of what one seat sees, what it heard, and its own seed."""

from collections.abc import Sequence
from random import Random

from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.hooky.bots.levels import ACCEPTED, OFFERED, THINKING
from engine.games.hooky.bots.randomly import any_answer
from engine.games.hooky.bots.thinking import considered
from engine.games.hooky.view import View

LEVELS = OFFERED


def decide(view: View, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
    """The step that a computer player of `level` takes for the seat that `view` belongs to.

    `prompts` are that seat's open questions. Same arguments, same step. ValueError where nothing is asked, and for a
    level that is not known.
    """
    if level == "random":
        return any_answer(prompts, Random(seed))
    if level not in THINKING:
        raise ValueError(f"no computer player of level '{level}'")
    return considered(view, heard, prompts, THINKING[level], Random(seed)).step


__all__ = ["ACCEPTED", "LEVELS", "OFFERED", "decide"]
