"""Vocabulary: the words that the game says, offers and knows, by pack. The rules need no list (HK-60). These lists help
with typing, and tell computer players what to think of a word (HK-63). Only the children's game has a list of legal
questions (HK-107)."""

import re
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from engine.core.game import Setup
from engine.core.packs import BadPack, Pack, lines, named, or_english, pack
from engine.games.hooky.cards import WORD_LENGTH, is_word
from engine.games.hooky.options import CHILDREN, KINDS, ruleset

NO_VOWEL = re.compile(r"[^AEIOUY]+")
ONLY_VOWELS = re.compile(r"[AEIOU]+")
THREE_ALIKE = re.compile(r".*(.)\1\1.*")
PICTURED = re.compile(rf"([{''.join(KINDS[CHILDREN].letters)}]{{3,5}}) \| ([a-z-]+)( \| kept)?")
"""A line of the children's list: a word of three to five of the twelve letters (HK-108) and its picture. A third field
marks words that are only kept for older records (HK-124)."""


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """The lists of one pack, in upper case and alphabetical order.

    `common`: words that nearly all people know; computer players say no others. `names`: of people, places and things
    that many know. `known`: both and many more, with names (HK-59); these words need no vote. `left_out`: slurs and
    foul words, in none of the others. `children`: the words of the children's game, each with the name of its picture.
    `asked`: those of them that are offered and that computer players ask (HK-124).
    """

    pack: Pack
    common: tuple[str, ...]
    names: tuple[str, ...]
    known: frozenset[str]
    left_out: frozenset[str]
    children: Mapping[str, str]
    asked: tuple[str, ...]

    def completions(self, beginning: str, most: int) -> tuple[str, ...]:
        """Return at most `most` words with that beginning (upper case): common ones, then names, each in alphabetical
        order. Rarer words are accepted but never offered."""
        first = _beginning(self.common, beginning, most)
        return (*first, *(name for name in _beginning(self.names, beginning, most) if name not in first))[:most]

    def objects(self, word: str) -> bool:
        """Return whether a computer player objects to a word (HK-63).

        Any name is a word (HK-59), and no list has them all. So it objects only to obvious non-words, slurs and foul
        words. Non-words have no vowel or Y, only vowels, or the same letter three times in a row. People decide on the
        rest.
        """
        if word in self.left_out:
            return True
        no_word = any(pattern.fullmatch(word) for pattern in (NO_VOWEL, ONLY_VOWELS, THREE_ALIKE))
        return no_word and word not in self.known

    def opinion(self, word: str) -> bool | None:
        """Return a computer player's vote: True against the word, False for a known one. None is an abstention, which
        follows the people."""
        return True if self.objects(word) else False if word in self.known else None


@cache
def vocabulary(language: str) -> Vocabulary:
    """Return the words of that pack, or of the English one if it is missing or invalid."""
    return or_english(read, language)


def prepare(setup: Setup) -> None:
    """Read the words of a new match. Raises BadPack with the invalid line."""
    read(ruleset(setup).language)


@cache
def read(language: str) -> Vocabulary:
    """Return the words of that pack. Raises BadPack if it is missing, or with the invalid line."""
    common, names, known, left_out = (
        read_list(lines(language, path), named(language, path))
        for path in ("hooky/common.txt", "hooky/names.txt", "hooky/known.txt", "hooky/left_out.txt")
    )
    children, asked = _children(language)
    return Vocabulary(pack(language), common, names, frozenset(known), frozenset(left_out), children, asked)


def _children(language: str) -> tuple[Mapping[str, str], tuple[str, ...]]:
    """The words of the children's game, rising, with their pictures; and those that are not only kept. Raises BadPack
    with the invalid line."""
    path, found, asked = "hooky/children.txt", dict[str, str](), list[str]()
    for number, line in enumerate(lines(language, path), 1):
        written = PICTURED.fullmatch(line)
        if written is None:
            raise BadPack(f"no word of the twelve letters with its picture: {line!r}", named(language, path), number)
        word, picture, kept = written.groups()
        if found and word <= next(reversed(found)):
            raise BadPack(f"not behind {next(reversed(found))!r}: {word!r}", named(language, path), number)
        found[word] = picture
        if not kept:
            asked.append(word)
    return MappingProxyType(found), tuple(asked)


def read_list(written: list[str], file: str) -> tuple[str, ...]:
    """Return a list of words, one a line, rising. Raises BadPack with the first invalid line."""
    for number, word in enumerate(written, 1):
        if not is_word(word):
            raise BadPack(f"not {WORD_LENGTH} letters A to Z: {word!r}", file, number)
        if number > 1 and word <= written[number - 2]:
            raise BadPack(f"not behind {written[number - 2]!r}: {word!r}", file, number)
    return tuple(written)


def _beginning(words: tuple[str, ...], beginning: str, most: int) -> tuple[str, ...]:
    """The first of the sorted `words` with that beginning; they are next to each other."""
    start = bisect_left(words, beginning)
    return tuple(word for word in words[start : start + most] if word.startswith(beginning))
