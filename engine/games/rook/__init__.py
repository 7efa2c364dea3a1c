"""Rook: trick taking with one bird that beats everything. Clauses `RK-n` are those of the rules ledger."""

from collections.abc import Sequence

from engine.core.events import Heard
from engine.core.game import Game
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.rook.cards import is_card
from engine.games.rook.refusals import refusal
from engine.games.rook.rules import VERBS, apply, asking, prompts, start, zones
from engine.games.rook.scoring import end
from engine.games.rook.terms import VARIANTS
from engine.games.rook.twins import imagine
from engine.games.rook.view import View, view
from engine.games.rook.words import WORDS


def _decide(view: View, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
    """A computer player's step. Loaded when first asked for: reading a record needs none."""
    from engine.games.rook.bots import decide

    return decide(view, heard, prompts, level, seed)


GAME = Game(
    name="rook",
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
    asking=asking,
)
