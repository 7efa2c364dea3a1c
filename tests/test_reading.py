"""The measure of how hard a text is to read: syllables, sentences, and texts with known grades."""

import pytest

from tests.reading import grade, sentences, syllables, words

COUNTED = {
    1: "cat cards see three one give played called jumped hides clothes friend guess suit straight tie ace eye the "
    "whole same there rules smile once whose judge used moves makes round wheel",
    2: "table apple wanted people spider colour picture little goblin hidden parcel places faces matches wishes "
    "question letters lion quiet clockwise needed playing seeing tables onion trial special houses edges value "
    "joker create partner pieces candle didn't hookie themselves",
    3: "banana nobody direction idea opponent penalty piano animal deduction usual video radio",
    4: "everybody consecutive actually",
    5: "university",
    6: "responsibility",
}


@pytest.mark.parametrize("count", COUNTED)
def test_syllables_are_counted_as_they_are_spoken(count: int) -> None:
    assert {word: syllables(word) for word in COUNTED[count].split()} == dict.fromkeys(COUNTED[count].split(), count)


def test_sentences_end_at_stops_and_colons() -> None:
    assert sentences("No card fits. Pass! Now: who is next?") == ("No card fits", "Pass", "Now", "who is next")
    assert words("Fox's 2 cards: don't peek") == ["Fox's", "2", "cards", "don't", "peek"]


def test_the_formula_of_flesch_and_kincaid() -> None:
    """0.39 a word of a sentence and 11.8 a syllable of a word, less 15.59."""
    assert grade(["The cat sat on the mat."]) == pytest.approx(0.39 * 6 + 11.8 * 1 - 15.59)
    assert grade(["A little table.", "Two apples."]) == pytest.approx(0.39 * 2.5 + 11.8 * 8 / 5 - 15.59)


def test_easy_and_hard_texts_are_told_apart() -> None:
    primer = ["Look at the dog run. He has a red ball.", "I can see the big cat. It sits on my bed."]
    speech = [
        "Four score and seven years ago our fathers brought forth on this continent a new nation, conceived in "
        "liberty, and dedicated to the proposition that all men are created equal."
    ]
    office = ["The committee considered numerous alternatives before recommending organisational modifications."]
    assert grade(primer) < 1
    assert 12 < grade(speech) < 18
    assert grade(office) > 18
