"""Word Porters as a `Game`, assembled from the modules of this package."""

from typing import Any

from engine.core.advice import Advice
from engine.core.game import Game
from engine.core.steps import Step
from engine.games.word_porters.card_choice import stocked
from engine.games.word_porters.cards import is_card
from engine.games.word_porters.content import prepare
from engine.games.word_porters.follow import follow
from engine.games.word_porters.imagine import imagine
from engine.games.word_porters.options import VARIANTS
from engine.games.word_porters.refusals import refusal
from engine.games.word_porters.rules import VERBS, apply, asking, prompts, start
from engine.games.word_porters.scoring import end, figures
from engine.games.word_porters.view import view

# Computer players and the coach are imported at their first call: reading a record needs neither.


def decide(*known: Any) -> Step:
    from engine.games.word_porters.bots import decide

    return decide(*known)


def advise(*known: Any) -> Advice:
    from engine.games.word_porters.bots.advice import advise

    return advise(*known)


GAME = Game(
    name="word_porters",
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
    asking=asking,
    figures=figures,
    stocked=stocked,
    prepare=prepare,
)
