"""A deal of cards that bear texts: what chance shuffles where a record has to say what is on the cards."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.steps import Args

UNLISTED = 10**9
"""What a deal counts as: more than anybody can list."""

Sides = tuple[tuple[Card, str], ...]
"""What one card can show: each side's record word, and the text that a dealer of our own writes beside it."""


@dataclass(frozen=True, slots=True)
class Stack:
    """A pile of so many of `cards`, given under `name` as pairs of a side and its text."""

    name: str
    cards: tuple[Sides, ...]
    size: int


@dataclass(frozen=True, slots=True)
class PrintedDeal:
    """Chance: each stack shuffled, its cards on any of their sides. The texts are whatever is on the cards: any will do
    that is one, as long as no two in a stack are the same."""

    stacks: tuple[Stack, ...]

    def accepts(self, chosen: object) -> bool:
        """Whether these arguments are stacks of the right sizes, no card on two of its sides or twice."""
        if not isinstance(chosen, tuple) or tuple(arg[0] for arg in chosen) != tuple(s.name for s in self.stacks):
            return False
        return all(_is_stack(stack, arg[1]) for stack, arg in zip(self.stacks, chosen, strict=True))

    def count(self) -> int:
        """More than anybody can list."""
        return UNLISTED

    def each(self) -> Iterator[Args]:
        """None: nobody lists deals."""
        return iter(())


def is_text(text: object) -> bool:
    """Whether something can be printed on a card: a text that is not empty and has no space at either end."""
    return isinstance(text, str) and bool(text) and text == text.strip()


def same_text(text: str) -> str:
    """The form in which texts are compared: upper and lower case count as the same."""
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
