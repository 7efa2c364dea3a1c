"""The table of Hookie-Mookie, for the tests over all games."""

from typing import Any

from engine.core.messages import Who, say
from engine.core.steps import Step
from engine.games.hookie_mookie.events import HandsEmptied
from engine.games.hookie_mookie.view import View
from scenes.games.hookie_mookie.boards import Flip
from tests.samples import ScreenSample, Way


def tableau(flip: Any, view: View) -> None:
    """Nothing is known of the cards on offer before both are."""
    assert isinstance(flip, Flip) and view.phase == "hookie"
    assert tuple(sorted(flip.sprites)) == view.offered
    assert all(sprite.card is None for sprite in flip.sprites.values())


SAMPLE = ScreenSample(
    table=Way("together", 3),
    told=(
        Way("together", 2),
        Way("together", 4, {"jokers": 4, "must_empty": 3, "ghost_cards": 0}),
        Way("race", 3, {"jokers": 2, "penalty_caller": 5, "penalty_partner": 5}),
    ),
    rare=frozenset({HandsEmptied}),
    unlaid=("start", "deal"),
    tableau=tableau,
    told_sounds=frozenset({"shuffle"}),
    open_table=Way("race", 3),
    twin_walks=((Way("together", 3, {"jokers": 2}), 60),),
    kids_matches=(Way("together", 3, {"must_empty": 3, "jokers": 4, "penalty_caller": 1}),),
    longest_facts={"seat": 0, "value": "queen", "number": 4, "left": 2},
    dealing=frozenset({"hookie_mookie-silence", "hookie_mookie-dealt"}),
    kinds_of_questions=6,
    better_steps=(
        Step(0, "hookie", (("partner", 1),)),
        Step(0, "offer", (("card", "queen-hearts"),)),
        Step(0, "lay", (("cards", ("queen-hearts",)),)),
        Step(0, "done"),
        Step(0, "draw"),
    ),
    gaps={
        "card": say("-hookie_mookie-card", value=say("-hookie_mookie-queen"), suit=say("-hookie_mookie-diamonds")),
        "other": say("-hookie_mookie-card", value=say("-hookie_mookie-queen"), suit=say("-hookie_mookie-diamonds")),
        "cards": (say("-hookie_mookie-card", value=say("-hookie_mookie-queen"), suit=say("-hookie_mookie-hearts")),)
        * 3,
        "suit": say("-hookie_mookie-diamonds"),
        "value": say("-hookie_mookie-queen"),
        "idea": say("-hookie_mookie-idea-answer-promise", value=say("-hookie_mookie-queen"), seat=Who(1)),
        "better": say("-hookie_mookie-better-lay", value=say("-hookie_mookie-queen")),
        "sets": (say("-hookie_mookie-some", value=say("-hookie_mookie-queen"), count=3),) * 3,
        "values": (say("-hookie_mookie-queen"),) * 3,
        "ghosts": 12,
        "deck": 39,
        "ghost": 12,
        "players": 4,
        "size": 13,
    },
)
