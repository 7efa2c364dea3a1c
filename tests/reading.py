"""Years of school that a text needs: the grade of Flesch and Kincaid, with syllables counted by rules."""

import re
from collections.abc import Iterable

WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?|\d+")
SENTENCE = re.compile(r"[.!?:;]+")
PER_WORD, PER_SYLLABLE, START = 0.39, 11.8, 15.59
"""The weights of the formula: words in a sentence, syllables in a word, and the start."""
VOWELS = re.compile(r"[aeiouy]+")
TWO = re.compile(r"(?<![tcs])ia|(?<![tcsngx])io|eo|ua(?!r)|[aeiouy]ing|[aeiou]sm\b|[sd]n't")
"""Vowels that are written together but spoken as two syllables, and consonants spoken as one."""
SILENT = re.compile(r"[^aeiouyl]e$|[aeiouy]le$|[^aeiouylszxcgh]es$|[aeiouy]les$|[^c]hes$(?<!shes)|[^aeiouytd]ed$")
"""A final e that is only written."""
COUNTED = {"people": 2, "everybody": 4, "someone": 2, "somebody": 3, "every": 2, "something": 2, "sometimes": 2,
           "idea": 3, "area": 3, "create": 2, "created": 3, "being": 2, "science": 2,
           "quiet": 2}  # fmt: skip
"""Words that the rules would miscount."""


def syllables(word: str) -> int:
    """Number of syllables of an English word, or of a number that is read as one word. At least 1."""
    plain = word.lower().removesuffix("'s")
    if plain in COUNTED:
        return COUNTED[plain]
    return max(1, len(VOWELS.findall(plain)) + len(TWO.findall(plain)) - bool(SILENT.search(plain)))


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
