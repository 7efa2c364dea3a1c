"""Vocabulary: the words that the game itself says, offers and knows. The rules know no list (HK-60); these lists only
help to type, and tell computer seats whether they are against a word (HK-63)."""

from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "words"


@lru_cache(maxsize=1)
def common() -> tuple[str, ...]:
    """Words that nearly everybody knows, in alphabetical order: computer players say no others."""
    return _read("common.txt")


@lru_cache(maxsize=1)
def known() -> frozenset[str]:
    """Those and many more, names of people, places and things among them (HK-59): what is on it needs no vote."""
    return frozenset(_read("known.txt"))


def completions(beginning: str, most: int) -> tuple[str, ...]:
    """At most so many words that begin like that (upper case), the common ones first, each part in alphabetical
    order."""
    first = [word for word in common() if word.startswith(beginning)]
    if len(first) < most:
        first += sorted(word for word in known() if word.startswith(beginning) and word not in first)
    return tuple(first[:most])


def objects(word: str) -> bool:
    """Whether a computer seat is against a word: only where it has never heard of it."""
    return word not in known()


def _read(name: str) -> tuple[str, ...]:
    return tuple((FOLDER / name).read_text(encoding="utf-8").split())
