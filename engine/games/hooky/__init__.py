"""Hooky: find the three missing letters by asking five-letter words. Clauses `HK-n` are those of the rules ledger."""

from collections.abc import Sequence

from engine.core.events import Heard
from engine.core.game import Game
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.hooky.cards import is_card
from engine.games.hooky.refusals import refusal
from engine.games.hooky.rules import VERBS, apply, asking, prompts, start, zones
from engine.games.hooky.scoring import end
from engine.games.hooky.terms import VARIANTS
from engine.games.hooky.twins import imagine
from engine.games.hooky.view import View, view
from engine.games.hooky.words import WORDS


def _decide(view: View, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
    """A computer player's step. Loaded when first asked for: reading a record needs none."""
    from engine.games.hooky.bots import decide

    return decide(view, heard, prompts, level, seed)


GAME = Game(
    name="hooky",
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
