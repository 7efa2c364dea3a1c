"""Hooky as a `Game`, assembled from the modules of this package."""

from typing import Any

from engine.core.advice import Advice
from engine.core.game import Game
from engine.core.steps import Step
from engine.games.hooky.cards import is_card
from engine.games.hooky.follow import follow
from engine.games.hooky.imagine import imagine
from engine.games.hooky.options import VARIANTS
from engine.games.hooky.refusals import refusal
from engine.games.hooky.rules import VERBS, apply, asking, prompts, start
from engine.games.hooky.scoring import end, figures
from engine.games.hooky.view import view
from engine.games.hooky.vocabulary import prepare

# Computer players and the coach are imported at their first call: reading a record needs neither.


def decide(*known: Any) -> Step:
    from engine.games.hooky.bots import decide

    return decide(*known)


def advise(*known: Any) -> Advice:
    from engine.games.hooky.bots.advice import advise

    return advise(*known)


GAME = Game(
    name="hooky",
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
    thinks={"fair": 0.03, "sharp": 0.05, "master": 0.05},
    asking=asking,
    figures=figures,
    prepare=prepare,
)
