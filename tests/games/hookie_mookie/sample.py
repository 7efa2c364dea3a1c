"""Hookie-Mookie, for the tests over all games."""

from tests.samples import Ledger, Sample, Way

SAMPLE = Sample(
    ledger=Ledger("hm", 74),
    small=Way("together", 3),
    measured=Way("together", 2),
    figures=frozenset(),
    dealt_reasons=("deal", "not-chance"),
    advised_every=12,
)
