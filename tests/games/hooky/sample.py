"""Hooky, for the tests over all games."""

from tests.samples import Ledger, Sample, Way

SAMPLE = Sample(
    ledger=Ledger("hk", 98, 43, variants=122),  # HK-Q44 says that no rule depends on a garbled picture
    small=Way("standard", 3),
    measured=Way("standard", 3),
    figures=frozenset({"after 4", "after 5", "after 6"}),
    dealt_reasons=("deal",),
    advised_every=36,
)
