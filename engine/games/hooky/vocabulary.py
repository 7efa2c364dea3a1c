"""Vocabulary: the words that the game itself says, offers and knows. The rules know no list (HK-60); these lists only
help to type, and tell computer seats what to think of a word (HK-63)."""

import re
from bisect import bisect_left
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "words"

NO_VOWEL = re.compile(r"[^AEIOUY]+")
ONLY_VOWELS = re.compile(r"[AEIOU]+")
THREE_ALIKE = re.compile(r".*(.)\1\1.*")


@lru_cache(maxsize=1)
def common() -> tuple[str, ...]:
    """Words that nearly everybody knows, in alphabetical order: computer players say no others."""
    return _read("common.txt")


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """Names of people, places and things that many know, in alphabetical order."""
    return _read("names.txt")


@lru_cache(maxsize=1)
def known() -> frozenset[str]:
    """Those and many more, names among them (HK-59): what is on it needs no vote."""
    return frozenset(_read("known.txt"))


@lru_cache(maxsize=1)
def left_out() -> frozenset[str]:
    """Slurs and foul words: in none of the lists above."""
    return frozenset(_read("left_out.txt"))


def completions(beginning: str, most: int) -> tuple[str, ...]:
    """At most so many words that begin like that (upper case): common ones, then names, each part in alphabetical
    order. What fewer people know is known, and never offered."""
    first = _beginning(common(), beginning, most)
    return (*first, *(name for name in _beginning(names(), beginning, most) if name not in first))[:most]


def objects(word: str) -> bool:
    """Whether a computer seat is against a word (HK-63). Any name is a word (HK-59), and no list has them all: it is
    against what is plainly none (no vowel or Y, nothing but vowels, three times the same letter in a row), and
    against slurs and foul words; the rest is for people to say."""
    if word in left_out():
        return True
    no_word = any(pattern.fullmatch(word) for pattern in (NO_VOWEL, ONLY_VOWELS, THREE_ALIKE))
    return no_word and word not in known()


def opinion(word: str) -> bool | None:
    """What a computer seat says when all are asked: True that it is against the word, False that it knows it; None is
    an abstention, it goes with the people."""
    return True if objects(word) else False if word in known() else None


def _beginning(words: tuple[str, ...], beginning: str, most: int) -> tuple[str, ...]:
    """The first of the sorted `words` that begin like that; they stand together."""
    start = bisect_left(words, beginning)
    return tuple(word for word in words[start : start + most] if word.startswith(beginning))


def _read(name: str) -> tuple[str, ...]:
    return tuple((FOLDER / name).read_text(encoding="utf-8").split())
