"""Hookie-Mookie: together against the deck, by sets and blind flips. Clauses `HM-n` are those of the rules ledger."""

from collections.abc import Sequence

from engine.core.events import Heard
from engine.core.game import Game
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import is_card
from engine.games.hookie_mookie.refusals import refusal
from engine.games.hookie_mookie.rules import VERBS, apply, prompts, start, zones
from engine.games.hookie_mookie.scoring import end
from engine.games.hookie_mookie.terms import VARIANTS
from engine.games.hookie_mookie.twins import imagine
from engine.games.hookie_mookie.view import View, view
from engine.games.hookie_mookie.words import WORDS


def _decide(view: View, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
    """A computer player's step. Loaded when first asked for: reading a record needs none."""
    from engine.games.hookie_mookie.bots import decide

    return decide(view, heard, prompts, level, seed)


GAME = Game(
    name="hookie_mookie",
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
