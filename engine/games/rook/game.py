"""Rook as a `Game`, put together from the parts of its package."""

from typing import Any

from engine.core.advice import Advice
from engine.core.game import Game
from engine.core.steps import Step
from engine.games.rook.cards import is_card
from engine.games.rook.follow import follow
from engine.games.rook.imagine import imagine
from engine.games.rook.options import VARIANTS, sides
from engine.games.rook.refusals import refusal
from engine.games.rook.rules import VERBS, apply, asking, prompts, start
from engine.games.rook.scoring import end, figures
from engine.games.rook.view import seating, view

# Computer players and the coach are imported at their first call: reading a record needs neither.


def decide(*known: Any) -> Step:
    from engine.games.rook.bots import decide

    return decide(*known)


def advise(*known: Any) -> Advice:
    from engine.games.rook.bots.advice import advise

    return advise(*known)


GAME = Game(
    name="rook",
    variants=VARIANTS,
    verbs=VERBS,
    start=start,
    prompts=prompts,
    apply=apply,
    view=view,
    follow=follow,
    imagine=imagine,
    end=end,
    decide=decide,
    advise=advise,
    refusal=refusal,
    is_card=is_card,
    thinks={"sharp": 0.05, "master": 0.4},
    sides=sides,
    seating=seating,
    asking=asking,
    figures=figures,
)
