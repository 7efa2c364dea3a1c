"""The tiny game, for the tests over all games."""

from tests.samples import Ledger, Sample, Way

SAMPLE = Sample(
    ledger=Ledger("tg", 5),
    small=Way("plain", 3, {"target": 9}),
    measured=Way("plain", 3),
    figures=frozenset(),
    dealt_reasons=(),
    advised_every=3,
)
