"""Word Porters, for the tests over all games."""

from tests.samples import Ledger, Sample, Way

SAMPLE = Sample(
    ledger=Ledger("wp", 80, 43, 120),
    small=Way("children", 3),
    measured=Way("children", 3),
    figures=frozenset({"found", "was found"}),
    dealt_reasons=("deal", "text-", "reshuffle", "word-twice", "have-identities", "identities-seats"),
    advised_every=18,
)
