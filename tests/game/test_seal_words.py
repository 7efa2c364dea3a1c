"""The words of a seal."""

from itertools import combinations

from engine.games.hooky.vocabulary import vocabulary
from game import seal_words
from game.seal_words import words


def test_words_stand_for_the_first_bits_nine_each() -> None:
    known = seal_words._words()
    assert len(known) == len(set(known)) == 512
    bits = "000000000000000001111111111100000000000000010" + "01" * 105 + "0"
    assert words(f"{int(bits, 2):064x}") == (known[0], known[1], known[511], known[256], known[2])
    assert words("0" * 64) == (known[0],) * 5 and words("f" * 64) == (known[511],) * 5


def test_the_words_are_plain_and_no_two_differ_in_one_letter() -> None:
    known = seal_words._words()
    assert list(known) == sorted(known) and set(known) <= {word.lower() for word in vocabulary("en").common}
    for one, other in combinations(known, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 2
