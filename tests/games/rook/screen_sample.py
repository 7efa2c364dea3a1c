"""Rook's table, for the tests over all games."""

from engine.core.messages import say
from engine.core.steps import Step
from tests.samples import ScreenSample, Way

SAMPLE = ScreenSample(
    table=Way("classic", 4),
    open_table=Way("classic_individual", 5, {"enforcement": "honour"}),
    twin_walks=(
        (Way("beginner", 4), 60),
        (Way("classic", 4), 50),
        (Way("classic", 4, {"enforcement": "honour"}), 60),
        (Way("classic_individual", 5), 90),
    ),
    coached_after=(40,),
    kids_matches=(
        Way("beginner", 4, {"target": 1}),
        Way("classic", 4, {"target": 5, "enforcement": "honour"}),
        Way("classic_individual", 5, {"target": 5}),
    ),
    longest_facts={
        "unit": "points",
        "amount": 120,
        "counts": 120,
        "made": 100,
        "seat": 0,
        "colors": ("green", "black", "yellow"),
        "hidden": 60,
        "size": 6,
        "color": "yellow",
        "number": 11,
        "card": "yellow-14",
        "table": 120,
        "out": 11,
        "safe": "yellow-14",
        "led": "yellow",
        "trick": 10,
    },
    better_steps=(
        Step(0, "play", (("card", "yellow-14"),)),
        Step(0, "trump", (("color", "yellow"),)),
        Step(0, "bury", (("cards", ()),)),
    ),
    kids_zones={4: ("trick", "turned")},
    gaps={
        "suit": say("-rook-yellow"),
        "suits": (say("-rook-green"), say("-rook-black"), say("-rook-yellow")),
        "card": say("-rook-card", suit=say("-rook-yellow"), number=14),
        "cards": (say("-rook-card", suit=say("-rook-yellow"), number=14),),
        "number": 11,
        "trick": 10,
        "unit": "points",
        "worth": say("-rook-worth", unit="points", amount=120),
        "lying": say("-rook-lying", unit="points", amount=120),
        "odds": tuple(say("-rook-made-in", amount=amount, count=9) for amount in (110, 115, 120)),
        "idea": say("-rook-idea-cash", card=say("-rook-card", suit=say("-rook-yellow"), number=14)),
        "rather": say("-rook-rather-nest", worth=say("-rook-worth", unit="points", amount=120)),
        "bid": 75,
        "given": 12,
        "left": 2,
        "laid": 13,
        "chosen": 6,
        "hand": 10,
        "nest": 6,
        "least": 70,
        "step": 5,
    },
)
