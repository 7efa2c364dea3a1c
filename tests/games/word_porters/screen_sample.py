"""The table of Word Porters, for the tests over all games."""

from engine.core.advice import Advice
from engine.core.messages import Who, say
from engine.core.steps import Step
from engine.games.word_porters.content import content_of
from tests.samples import ScreenSample, Way

ENGLISH = content_of("en")
READS = tuple((seat, (("waterfall", 50), ("waterfall", 50))) for seat in range(5))
"""Five seats with two long words each."""

SAMPLE = ScreenSample(
    table=Way("standard", 4),
    told=(Way("standard", 3), Way("standard", 6), Way("children", 4)),
    open_table=Way("children", 3),
    twin_walks=((Way("standard", 4), 70),),
    coached_after=(6, 16),
    kids_matches=(Way("two_rounds", 3),),
    longest_facts={
        "hint": "together",
        "word": "waterfall",
        "rival": "waterfall",
        "sure": 100,
        "seat": 0,
        "right": 5,
        "of": 5,
    },
    dealing=frozenset({"word_porters-stacks", "word_porters-start"}),
    kinds_of_questions=4,
    better_steps=(Step(0, "place", (("hint", "h1"),)), Step(0, "vote", (("tiles", ()),))),
    fullest_outlooks=(Advice(Step(0, "vote"), "likeliest", outlook=(("reads", READS),)),),
    own_words="|".join(
        sorted({part for mark in ENGLISH.marks for part in (mark, *mark.split())}, key=len, reverse=True)
    ),
    gaps={
        "hint": "together",
        "hints": ("together", "breakable", "dangerous"),
        "rival": "waterfall",
        "idea": say("-word_porters-idea-fits", word="waterfall", hint="together"),
        "chance": 100,
        "found": say("-word_porters-all-found"),
        "odds": (say("-word_porters-read", seat=Who(0), word="waterfall", chance=50),) * 3,
        "tiles": (say("-word_porters-tile", seat=Who(0), number=3), say("-word_porters-tile", seat=Who(1), number=10)),
        "read": say("-word_porters-read", seat=Who(0), word="waterfall", chance=50),
        "more": say("-word_porters-read", seat=Who(1), word="waterfall", chance=50),
        "players": 5,
        "under": 3,
        "parcels": ("1", "2", "3"),
    },
)
