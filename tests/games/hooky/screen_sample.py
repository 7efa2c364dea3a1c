"""Hooky's table, for the tests over all games."""

from engine.core.advice import Advice
from engine.core.messages import Who, say
from engine.core.steps import Step
from scenes.games.hooky.art.pupils import PUPILS
from scenes.games.hooky.boards.register import HAND, MARK, MISSING
from tests.samples import ScreenSample, Way
from tests.scenes.voices import voice

LIKELY = (("M", 100), ("W", 100), ("X", 100))
SURE = tuple((seat, 12_345, tuple("WMQG")) for seat in range(4))
"""Four other hands with all letters known."""

SAMPLE = ScreenSample(
    table=Way("standard", 4),
    told=tuple(Way("standard", players) for players in (3, 4, 5)),
    unlaid=("end",),
    told_sounds=frozenset({"chalk", "school_bell", "sponge", "peek"}),
    open_table=Way("standard", 3),
    twin_walks=((Way("standard", 5), 150),),
    kids_matches=(Way("standard", 3),),
    longest_facts={
        "seat": 0,
        "word": "MAMMA",
        "number": 5,
        "hands": 100_000,
        "letters": ("M", "W"),
        "card": "W",
        "sure": 100,
        "likely": LIKELY,
        "right": 35,
        "of": 35,
    },
    dealing=frozenset({"hooky-dealt"}),
    kinds_of_questions=2,
    better_steps=(
        Step(0, "ask", (("of", 1), ("word", "MAMMA"))),
        Step(0, "guess", (("letters", ("M", "W", "X")),)),
        Step(0, "hands", (("letters", ()),)),
    ),
    fullest_outlooks=(Advice(Step(0, "ask"), "splits", outlook=(("missing", LIKELY), ("sure", SURE))),),
    kids_signs=tuple(
        voice(("Fox",), "child").words(say(key, seat=Who(0), letter="W"))
        for table in (HAND, MISSING, MARK)
        for key in table.values()
    ),
    own_words="|".join((r"\b[A-Z]{3,5}\b", *(pupil.name for pupil in PUPILS.values()))),
    gaps={
        "better": say("-hooky-better-ask", word="MAMMA", seat=Who(1)),
        "idea": say("-hooky-idea-known-already", seat=Who(1)),
        "letters": ("M", "W", "X"),
        "row": "M W X Q G Z V",
        "round": 6,
        "total": 35,
        "hands": tuple(say("-hooky-hand-row", seat=Who(seat), row="MWXQGZV") for seat in range(2)),
        "hand": say("-hooky-sure", seat=Who(0), row="M W Q G", hands=say("-hooky-hands", count=12345)),
        "next": say("-hooky-unsure", seat=Who(1), hands=say("-hooky-hands", count=12345)),
        "fits": say("-hooky-fits", count=5),
        "spelled": (say("-hooky-spelled", letter="Ä", word="AE"), say("-hooky-spelled", letter="ß", word="SS")),
        "odds": (say("-hooky-odds", letter="M", amount=100),) * 3,
        "players": 5,
        "playground": 6,
        "size": 13,
    },
)
