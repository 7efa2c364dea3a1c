"""The table of the tiny game, for the tests over all games."""

from engine.core.messages import say
from engine.core.steps import Step
from tests.samples import ScreenSample, Way

SAMPLE = ScreenSample(
    table=Way("plain", 4, {"target": 9}),
    told=(Way("plain", 4, {"target": 9}),),
    open_table=Way("plain", 3),
    twin_walks=((Way("plain", 4, {"target": 3}), 4),),
    kids_matches=(Way("plain", 3),),
    longest_facts={"card": "c9", "chance": 100},
    kids_sentences=6,
    dealing=frozenset({"tiny-dealt"}),
    better_steps=(Step(0, "show", (("card", "c9"),)),),
    gaps={
        "card": say("-tiny-card", number=9),
        "idea": say("-tiny-idea-likeliest", card=say("-tiny-card", number=9)),
        "number": 9,
    },
)
