"""The twenty-six letter cards (HK-2), and the number that a hand answers to a word (HK-18)."""

from collections.abc import Iterable
from string import ascii_uppercase

from engine.core.cards import Card, Cards

LETTERS: Cards = tuple(Card(letter) for letter in ascii_uppercase)
WORD_LENGTH = 5
"""Letters of a word (HK-57)."""


def is_card(word: str) -> bool:
    """Whether `word` names a letter card: one upper-case letter."""
    return len(word) == 1 and word in ascii_uppercase


def is_word(word: str) -> bool:
    """Whether `word` has the form of a word: exactly five letters A to Z. No list says which words exist (HK-60)."""
    return len(word) == WORD_LENGTH and all(letter in ascii_uppercase for letter in word)


def number(word: str, hand: Iterable[Card]) -> int:
    """Return how many places of the word have a letter of the hand. A repeated letter counts at each place (HK-18)."""
    held = set(hand)
    return sum(letter in held for letter in word)


def spelling(word: str) -> str:
    """Return the letters of a word, with repeats, in alphabetical order. Anagrams have the same spelling (HK-38)."""
    return "".join(sorted(word))


def sort_hand(cards: Iterable[Card]) -> Cards:
    """Return letters in alphabetical order, which does not reveal where one came from."""
    return tuple(sorted(cards))
