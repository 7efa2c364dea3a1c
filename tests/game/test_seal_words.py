"""The words of a seal."""

import hashlib
from itertools import combinations

import pytest

from engine.core.seals import make_seal
from engine.games.hooky.vocabulary import vocabulary
from game import seal_words
from game.seal_words import words


def test_words_encode_the_first_bits_of_a_slow_hash_nine_each() -> None:
    """G4: two deals with the same words could be found in 40 seconds while the words were bits of the seal itself. The
    expected words are computed as docs/privacy.md says."""
    known, digest = seal_words.known(), make_seal("a deal").digest
    assert len(known) == len(set(known)) == 512
    key = hashlib.scrypt(digest.encode(), salt=b"By Hook or by Rook", n=32768, r=8, p=3, maxmem=2**26, dklen=7)
    bits = "".join(f"{byte:08b}" for byte in key)
    assert words(digest) == tuple(known[int(bits[9 * place : 9 * place + 9], 2)] for place in range(6))


def test_without_scrypt_the_words_are_digits_of_the_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    words.cache_clear()
    monkeypatch.delattr(hashlib, "scrypt")
    assert words("0123456789abcdef" * 4) == ("0123", "4567", "89ab", "cdef", "0123", "4567")
    words.cache_clear()


def test_the_words_are_plain_and_no_two_differ_in_one_letter() -> None:
    known = seal_words.known()
    assert list(known) == sorted(known) and set(known) <= {word.lower() for word in vocabulary("en").common}
    for one, other in combinations(known, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 2
