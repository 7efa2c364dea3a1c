"""The table of Spooks, for the tests over all games."""

from typing import Any

from engine.core.messages import say
from engine.core.steps import Step
from engine.games.spooks.events import GiftOwed
from engine.games.spooks.view import View
from tests.samples import ScreenSample, Way


def tableau(trick: Any, view: View) -> None:
    """Nothing is known of the cards in a trick before all are laid."""
    assert view.phase == "trick" and tuple(sorted(trick.sprites)) == view.laid
    assert all(sprite.card is None for sprite in trick.sprites.values())


SAMPLE = ScreenSample(
    table=Way("hand", 4),
    told=(
        Way("hand", 3, {"ghost": True, "masters": True}),
        Way("hand", 12, {"decks": 2, "masters": True}),
        Way("series", 4, {"target": 60, "masters": True}),
        Way("long", 5, {"target": 30}),
    ),
    rare=frozenset({GiftOwed}),
    unlaid=("deal", "end"),
    moving=("pile",),
    tableau=tableau,
    told_sounds=frozenset({"slap_cloth", "shuffle"}),
    open_table=Way("hand", 3),
    twin_walks=(
        (Way("hand", 4), 40),
        (Way("hand", 5, {"masters": True, "decks": 2, "ghost": True}), 90),
        (Way("children", 3), 40),
        (Way("children", 5, {"even": True}), 30),
    ),
    kids_matches=(
        Way("children", 3, {"even": True}),
        Way("hand", 5, {"ghost": True, "masters": True}),
        Way("hand", 4, {"decks": 2, "masters": True}),
    ),
    longest_facts={"unit": "points", "card": "spider-m", "answers": 44, "seat": 0, "length": 11, "chance": 100},
    dealing=frozenset({"spooks-dealt"}),
    better_steps=(
        Step(0, "play", (("card", "spider-m"),)),
        Step(0, "straight", (("cards", ("spider-10", "spider-m")),)),
        Step(0, "pass"),
    ),
    kids_zones={3: ("pile",), 4: ("pile",), 5: ("pile",)},
    gaps={
        "card": say("-spooks-master", suit=say("-spooks-goblin")),
        "cards": (say("-spooks-rank", number=8), say("-spooks-master", suit=say("-spooks-spider")), say("-spooks-cat")),
        "suit": say("-spooks-goblin"),
        "order": "up",
        "way": "left",
        "then": "leads",
        "rank": say("-spooks-rank", number=11),
        "idea": say("-spooks-idea-keep-for-later"),
        "better": say("-spooks-idea-likely-leads-again", card=say("-spooks-master", suit=say("-spooks-goblin"))),
        "answers": 6,
        "chance": 100,
        "given": 12,
        "players": 5,
    },
)
