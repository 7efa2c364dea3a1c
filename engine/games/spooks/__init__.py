"""Spooks: shed every card while each suit changes the rules of the table. Clauses `SP-n` are of the rules ledger."""

from collections.abc import Sequence

from engine.core.events import Heard
from engine.core.game import Game
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.spooks.cards import is_card
from engine.games.spooks.refusals import refusal
from engine.games.spooks.rules import VERBS, apply, prompts, start, zones
from engine.games.spooks.scoring import end
from engine.games.spooks.terms import VARIANTS
from engine.games.spooks.twins import imagine
from engine.games.spooks.view import View, view
from engine.games.spooks.words import WORDS


def _decide(view: View, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
    """A computer player's step. Loaded when first asked for: reading a record needs none."""
    from engine.games.spooks.bots import decide

    return decide(view, heard, prompts, level, seed)


GAME = Game(
    name="spooks",
    variants=VARIANTS,
    verbs=VERBS,
    levels=("random", "gentle", "fair"),
    start=start,
    prompts=prompts,
    apply=apply,
    view=view,
    imagine=imagine,
    end=end,
    decide=_decide,
    zones=zones,
    refusal=refusal,
    words=WORDS,
    is_card=is_card,
)
