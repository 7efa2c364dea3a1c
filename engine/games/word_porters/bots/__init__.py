"""Computer players of Word Porters: each a pure function of what one seat sees, what it heard, and its own seed."""

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.events import Heard
from engine.core.levels import Decision, computer_player
from engine.core.prompts import Prompt
from engine.games.word_porters.bots.randomly import any_answer


def _considered(view: Any, heard: Heard, prompts: Sequence[Prompt], level: str, rng: Random) -> Decision:
    del view, heard, level
    return Decision(any_answer(prompts, rng), "any")


decide = computer_player({"gentle": "gentle", "fair": "fair"}, _considered, any_answer)

__all__ = ["decide"]
