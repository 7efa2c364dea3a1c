"""The table of Spooks, for the tests over all games."""

from engine.core.messages import say
from engine.core.steps import Step
from tests.samples import ScreenSample, Way

SAMPLE = ScreenSample(
    table=Way("hand", 4),
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
        "better": say("-spooks-idea-nobody-tops-it", card=say("-spooks-master", suit=say("-spooks-goblin"))),
        "answers": 6,
        "chance": 100,
        "given": 12,
        "players": 5,
    },
)
