"""The twenty-six letter cards (HK-2), and the number that a hand answers to a word (HK-18)."""

from collections.abc import Iterable
from string import ascii_uppercase

from engine.core.cards import Card, Cards

LETTERS: Cards = tuple(Card(letter) for letter in ascii_uppercase)
WORD_LENGTH = 5
"""HK-57."""


def is_card(word: str) -> bool:
    """Whether `word` names a letter card: one upper-case letter."""
    return len(word) == 1 and word in ascii_uppercase


def is_word(word: str) -> bool:
    """Whether `word` is written as words are: exactly five letters A to Z. Which ones exist no list decides (HK-60)."""
    return len(word) == WORD_LENGTH and all(letter in ascii_uppercase for letter in word)


def number(word: str, hand: Iterable[Card]) -> int:
    """How many of the word's places hold a letter of the hand; a letter counts at each of its places (HK-18)."""
    held = set(hand)
    return sum(letter in held for letter in word)


def spelling(word: str) -> str:
    """The letters of a word with their repeats in alphabetical order; anagrams have the same (HK-38)."""
    return "".join(sorted(word))


def sort_hand(cards: Iterable[Card]) -> Cards:
    """Letters in alphabetical order, which tells nothing about where one came from."""
    return tuple(sorted(cards))
