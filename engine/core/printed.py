"""Printed deals: deals of cards with texts on them, which the record has to hold as well."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.steps import Args

UNLISTED = 10**9
"""The `count` of a deal, which stands for more than anybody can list."""

Sides = tuple[tuple[Card, str], ...]
"""The sides of one card: for each its record word, and the text that our own dealers write beside it."""


@dataclass(frozen=True, slots=True)
class Stack:
    """A pile of `size` of `cards`; the argument `name` holds it as pairs of a side and its text."""

    name: str
    cards: tuple[Sides, ...]
    size: int


@dataclass(frozen=True, slots=True)
class PrintedDeal:
    """Chance shuffles each stack, with each card on any of its sides.

    Any text that `is_text` accepts may be on a card, but no two texts of a stack may be the same.

    >>> from engine.core.printed import PrintedDeal, Stack
    >>> cards = ((("w1a", "lion"), ("w1b", "ant")), (("w2a", "bear"), ("w2b", "bee")))
    >>> deal = PrintedDeal((Stack("words", cards, size=2),))
    >>> deal.accepts((("words", (("w2a", "bear"), ("w1b", "wasp"))),))
    True
    >>> deal.accepts((("words", (("w1a", "lion"), ("w1b", "ant"))),))  # two sides of one card
    False
    """

    stacks: tuple[Stack, ...]

    def accepts(self, chosen: object) -> bool:
        """Whether the arguments `chosen` are stacks of the right sizes, with no card twice, even on another side."""
        if not isinstance(chosen, tuple) or tuple(arg[0] for arg in chosen) != tuple(s.name for s in self.stacks):
            return False
        return all(_is_stack(stack, arg[1]) for stack, arg in zip(self.stacks, chosen, strict=True))

    def count(self) -> int:
        """`UNLISTED`."""
        return UNLISTED

    def each(self) -> Iterator[Args]:
        """Nothing, because nobody lists deals."""
        return iter(())


def is_text(text: object) -> bool:
    """Whether `text` can be printed on a card: it is a string, not empty, without a space at either end."""
    return isinstance(text, str) and bool(text) and text == text.strip()


def same_text(text: str) -> str:
    """`text` in the form in which texts are compared: upper and lower case count as the same."""
    return text.casefold()


def _is_stack(stack: Stack, given: object) -> bool:
    if not isinstance(given, tuple) or len(given) != stack.size:
        return False
    card_of = {side: place for place, sides in enumerate(stack.cards) for side, _ in sides}
    cards = [card_of.get(pair[0]) for pair in given]
    texts = [pair[1] for pair in given]
    if None in cards or not all(map(is_text, texts)):
        return False
    return len(set(cards)) == len({same_text(text) for text in texts}) == stack.size
