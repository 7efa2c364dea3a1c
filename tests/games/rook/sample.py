"""Rook, for the tests over all games."""

from engine.games.rook.bots import advice, thinking
from tests.samples import Ledger, Sample, Way

SAMPLE = Sample(
    ledger=Ledger("rk", 116),
    refused_in=("refusals.py", "tricks.py"),
    small=Way("beginner", 4),
    measured=Way("classic", 4, {"target": 5}),
    figures=frozenset({"lead", "made"}),
    dealt_reasons=("deal", "chance", "not_chance", "draw_for", "draw_cards"),
    advised_every=30,
    coach_worlds=((advice, "DEALS", 4), (advice, "WORLDS", 3)),
    searching=thinking,
)
