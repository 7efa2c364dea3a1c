"""Spooks, for the tests over all games."""

from engine.games.spooks.bots import advice, thinking
from tests.samples import Ledger, Sample, Way

SAMPLE = Sample(
    ledger=Ledger("sp", 92, 53, variants=122),  # SP-Q54 is about the scan of a rule sheet, not about the game
    small=Way("hand", 3),
    measured=Way("hand", 4),
    figures=frozenset({"hands", "left"}),
    dealt_reasons=("deal",),
    advised_every=36,
    coach_worlds=((advice, "WORLDS", 2),),
    searching=thinking,
)
