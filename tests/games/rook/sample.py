"""Rook, for the tests over all games."""

from engine.games.rook.bots import advice, thinking
from tests.samples import Ledger, Sample, Way

SAMPLE = Sample(
    ledger=Ledger("rk", 116),
    small=Way("beginner", 4),
    measured=Way("classic", 4, {"target": 5}),
    figures=frozenset({"lead", "made"}),
    dealt_reasons=("deal", "chance", "not-chance", "draw-"),
    advised_every=30,
    coach_worlds=((advice, "DEALS", 4), (advice, "WORLDS", 3)),
    searching=thinking,
)
