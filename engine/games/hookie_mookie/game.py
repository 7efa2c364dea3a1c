"""Hookie-Mookie as a `Game`, put together from the parts of its package."""

from typing import Any

from engine.core.advice import Advice
from engine.core.game import Game
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import is_card
from engine.games.hookie_mookie.follow import follow
from engine.games.hookie_mookie.imagine import imagine
from engine.games.hookie_mookie.options import VARIANTS, together
from engine.games.hookie_mookie.refusals import refusal
from engine.games.hookie_mookie.rules import VERBS, apply, prompts, start
from engine.games.hookie_mookie.scoring import end
from engine.games.hookie_mookie.view import view

# Computer players and the coach are imported at their first call: reading a record needs neither.


def decide(*known: Any) -> Step:
    from engine.games.hookie_mookie.bots import decide

    return decide(*known)


def advise(*known: Any) -> Advice:
    from engine.games.hookie_mookie.bots.advice import advise

    return advise(*known)


GAME = Game(
    name="hookie_mookie",
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
    thinks={"sharp": 0.01, "master": 0.01},
    together=together,
)
