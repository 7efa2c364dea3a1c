"""Shapes: the form of an answer. A shape tells which values it accepts, counts them and lists them.

A value stands in the step under the prompt's key. For One, Deal and PrintedDeal the value is itself the arguments,
and the prompt has no key; a printed deal is one of cards with texts on them, which the record has to hold as well.
The screen has one widget for each shape.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations, product
from math import comb, perm, prod
from unicodedata import category

from engine.core.cards import Card, Cards
from engine.core.steps import Args, Value

UNLISTED = 10**9
"""The `count` of a deal, which has too many answers to list."""

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

    >>> from engine.core.shapes import PrintedDeal, Stack
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
        return UNLISTED

    def each(self) -> Iterator[Args]:
        """Yield nothing: a deal has too many answers to list."""
        return iter(())


def is_text(text: object) -> bool:
    """Whether `text` can be printed on a card.

    It is a string, not empty, and without white space at either end. It has no line break, no other control character
    and no lone surrogate.
    """
    if not isinstance(text, str) or not text or text != text.strip():
        return False
    return not {"Cc", "Cs", "Zl", "Zp"}.intersection(map(category, text))


def same_text(text: str) -> str:
    """`text` in the form in which texts are compared: upper and lower case count as the same."""
    return text.casefold()


@lru_cache(maxsize=64)
def _as_set(cards: Cards) -> frozenset[str]:
    return frozenset(cards)


def _is_stack(stack: Stack, given: object) -> bool:
    if not isinstance(given, tuple) or len(given) != stack.size:
        return False
    card_of = {side: place for place, sides in enumerate(stack.cards) for side, _ in sides}
    cards = [card_of.get(pair[0]) for pair in given]
    texts = [pair[1] for pair in given]
    if None in cards or not all(map(is_text, texts)):
        return False
    return len(set(cards)) == len({same_text(text) for text in texts}) == stack.size


@dataclass(frozen=True, slots=True)
class One:
    """One of `options`, each of them all arguments of a step; `One()` is the answer of a verb without arguments."""

    options: tuple[Args, ...] = ((),)

    def accepts(self, chosen: object) -> bool:
        return chosen in self.options

    def count(self) -> int:
        """The number of options."""
        return len(self.options)

    def each(self) -> Iterator[Args]:
        """The options, in their order."""
        return iter(self.options)


def one_of(key: str, values: Iterable[Value]) -> One:
    """One of `values` as the argument `key`.

    >>> from engine.core.shapes import one_of
    >>> one_of("card", ("red-5", "rook")).options
    ((('card', 'red-5'),), (('card', 'rook'),))
    """
    return One(tuple(((key, value),) for value in values))


@dataclass(frozen=True, slots=True)
class Some:
    """`least` to `most` of `cards`, in any order, with all cards of `must` among them.

    >>> from engine.core.shapes import Some
    >>> nest = Some(("red-5", "red-6", "rook"), least=2, most=2, must=("rook",))
    >>> list(nest.each())
    [('rook', 'red-5'), ('rook', 'red-6')]
    >>> nest.accepts(("red-6", "rook")), nest.accepts(("red-5", "red-6"))
    (True, False)
    """

    cards: Cards
    least: int
    most: int
    must: Cards = ()

    @property
    def free(self) -> Cards:
        """The cards that may be left out."""
        return tuple(card for card in self.cards if card not in self.must)

    @property
    def sizes(self) -> range:
        """The numbers of cards that can be chosen, with those of `must` counted."""
        return range(max(self.least, len(self.must)), min(self.most, len(self.cards)) + 1)

    def accepts(self, chosen: object) -> bool:
        """Whether `chosen` is such a tuple of cards, with no card more often than `cards` has it."""
        if not isinstance(chosen, tuple) or not self.least <= len(chosen) <= self.most:
            return False
        counted = Counter(chosen)
        return counted <= Counter(self.cards) and Counter(self.must) <= counted

    def count(self) -> int:
        """The number of choices; their order makes no difference."""
        free = len(self.cards) - len(self.must)
        return sum(comb(free, size - len(self.must)) for size in self.sizes)

    def each(self) -> Iterator[Cards]:
        """Each choice once, in one order of its cards."""
        for size in self.sizes:
            for chosen in combinations(self.free, size - len(self.must)):
                yield (*self.must, *chosen)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `least` to `most` in steps of `stride`."""

    least: int
    most: int
    stride: int = 1

    def accepts(self, chosen: object) -> bool:
        """Whether `chosen` is one of these numbers."""
        return (
            isinstance(chosen, int) and self.least <= chosen <= self.most and (chosen - self.least) % self.stride == 0
        )

    def count(self) -> int:
        """How many of these numbers there are."""
        return max(0, (self.most - self.least) // self.stride + 1)

    def each(self) -> Iterator[int]:
        """The numbers, rising."""
        return iter(range(self.least, self.most + 1, self.stride))


@dataclass(frozen=True, slots=True)
class Run:
    """Any one of `cards`, or a run: one card from each of two or more neighbouring `rows`, in the order of the rows.

    `rows`: for each place of a run, first to last, the cards that can stand there, empty where there is none. A card is
    in at most one row.

    >>> from engine.core.shapes import Run
    >>> straight = Run(("bat-3", "bat-4", "cat"), rows=(("bat-3",), ("bat-4",), ()))
    >>> list(straight.each())
    [('bat-3',), ('bat-4',), ('cat',), ('bat-3', 'bat-4')]
    >>> straight.accepts(("bat-4", "bat-3"))
    False
    """

    cards: Cards
    rows: tuple[Cards, ...]

    def accepts(self, chosen: object) -> bool:
        """Whether `chosen` is a tuple of one of the cards, or of the cards of a run."""
        if not isinstance(chosen, tuple) or not chosen:
            return False
        if len(chosen) == 1:
            return chosen[0] in self.cards
        first = next((place for place, row in enumerate(self.rows) if chosen[0] in row), len(self.rows))
        rows = self.rows[first : first + len(chosen)]
        return len(rows) == len(chosen) and all(card in row for card, row in zip(chosen, rows, strict=True))

    def count(self) -> int:
        """The number of single cards and runs; equal cards count once."""
        return len(set(self.cards)) + sum(prod(map(len, run)) for run in self._runs())

    def each(self) -> Iterator[Cards]:
        """Every single card, then every run; equal cards come once."""
        for card in dict.fromkeys(self.cards):
            yield (card,)
        for run in self._runs():
            yield from product(*run)

    def _runs(self) -> Iterator[list[tuple[Card, ...]]]:
        """The rows of every run, each row with a card in it and with equal cards once."""
        rows = [tuple(dict.fromkeys(row)) for row in self.rows]
        for first in range(len(rows)):
            for after in range(first + 1, len(rows) + 1):
                if not rows[after - 1]:
                    break
                if after > first + 1:
                    yield rows[first:after]


@dataclass(frozen=True, slots=True)
class Word:
    """A word of `length` letters out of `letters`, each as often as one likes.

    `any_of`: letters of which the word needs at least one; empty where it needs none.
    `barred`: words that are refused as they are spelled.
    `spent`: words that are refused in any order of their letters, which stand here in alphabetical order.

    >>> from engine.core.shapes import Word
    >>> clue = Word(("A", "N", "T"), length=3, any_of=("T",), barred=("TAT",), spent=("ANT",))
    >>> [word for word in ("TAN", "ANA", "TAT", "ATT") if clue.accepts(word)]
    ['ATT']
    """

    letters: Cards
    length: int
    any_of: Cards = ()
    barred: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()

    def accepts(self, chosen: object) -> bool:
        """Whether `chosen` is such a word."""
        return (
            isinstance(chosen, str)
            and len(chosen) == self.length
            and _as_set(self.letters).issuperset(chosen)
            and (not self.any_of or any(letter in chosen for letter in self.any_of))
            and chosen not in self.barred
            and not (self.spent and "".join(sorted(chosen)) in self.spent)
        )

    def count(self) -> int:
        """The number of words that can be spelled, with refused ones counted."""
        return int(len(self.letters) ** self.length)

    def each(self) -> Iterator[str]:
        """The words that are accepted, in the order of `letters`."""
        return filter(self.accepts, map("".join, product(self.letters, repeat=self.length)))


@dataclass(frozen=True, slots=True)
class Lists:
    """For each place a list of different `cards`, as many as `sizes` says there; None where it says None."""

    cards: Cards
    sizes: tuple[int | None, ...]

    def accepts(self, chosen: object) -> bool:
        """Whether `chosen` has such a tuple, in any order of its cards, or None for each place."""
        if not isinstance(chosen, tuple) or len(chosen) != len(self.sizes):
            return False
        for size, cards in zip(self.sizes, chosen, strict=True):
            if size is None or not isinstance(cards, tuple):
                if not (size is None and cards is None):
                    return False
            elif len(cards) != size or not Counter(cards) <= Counter(self.cards):
                return False
        return True

    def count(self) -> int:
        """The number of ways to fill the places."""
        return prod(comb(len(self.cards), size) for size in self.sizes if size is not None)

    def each(self) -> Iterator[tuple[Value, ...]]:
        """Each way to fill the places. Do not make a list of them: they can be more than any memory holds."""
        return self._filled(self.sizes)

    def _filled(self, sizes: tuple[int | None, ...]) -> Iterator[tuple[Value, ...]]:
        if not sizes:
            yield ()
            return
        firsts: Iterable[Value] = (None,) if sizes[0] is None else combinations(self.cards, sizes[0])
        for first in firsts:
            for rest in self._filled(sizes[1:]):
                yield (first, *rest)


@dataclass(frozen=True, slots=True)
class Assignment:
    """One of `values` for each place that is open (True in `places`), none of them twice; None at the other places.

    >>> from engine.core.shapes import Assignment
    >>> guess = Assignment((1, 2), places=(True, False, True))
    >>> list(guess.each())
    [(1, None, 2), (2, None, 1)]
    """

    values: tuple[int, ...]
    places: tuple[bool, ...]

    def accepts(self, chosen: object) -> bool:
        """Whether `chosen` has a value for each open place and for no other, and no value twice."""
        if not isinstance(chosen, tuple) or len(chosen) != len(self.places):
            return False
        given = [value for value in chosen if value is not None]
        filled = tuple(value is not None for value in chosen)
        return filled == self.places and all(value in self.values for value in given) and len(set(given)) == len(given)

    def count(self) -> int:
        """The number of ways to give values to the open places."""
        return perm(len(self.values), sum(self.places))

    def each(self) -> Iterator[tuple[int | None, ...]]:
        """Each way to give values to the open places, in the order of `values`."""
        for given in permutations(self.values, sum(self.places)):
            left = iter(given)
            yield tuple(next(left) if is_open else None for is_open in self.places)


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance shuffles `cards` and cuts them into `piles`.

    `piles`: pairs of an argument's name and a size, or the sizes of a list of piles. `aside`: the names of piles that
    none of the cards `kept` may lie in.

    >>> from engine.core.shapes import Deal
    >>> deal = Deal(("red-5", "red-6", "rook"), piles=(("hands", (1, 1)), ("nest", 1)))
    >>> deal.accepts((("hands", (("rook",), ("red-5",))), ("nest", ("red-6",))))
    True
    >>> deal.accepts((("hands", (("rook",), ("rook",))), ("nest", ("red-6",))))
    False
    """

    cards: Cards
    piles: tuple[tuple[str, int | tuple[int, ...]], ...]
    kept: Cards = ()
    aside: tuple[str, ...] = ()

    def accepts(self, chosen: object) -> bool:
        """Whether the arguments `chosen` are piles of the right sizes, with no card more often than `cards` has it and
        none of `kept` aside."""
        if not isinstance(chosen, tuple) or tuple(arg[0] for arg in chosen) != tuple(name for name, _ in self.piles):
            return False
        dealt: list[object] = []
        for (name, size), (_, value) in zip(self.piles, chosen, strict=True):
            if not isinstance(value, tuple) or (name in self.aside and set(self.kept) & set(value)):
                return False
            sizes, piles = ((size,), (value,)) if isinstance(size, int) else (size, value)
            if len(piles) != len(sizes):
                return False
            for length, pile in zip(sizes, piles, strict=True):
                if not isinstance(pile, tuple) or len(pile) != length:
                    return False
                dealt.extend(pile)
        return Counter(dealt) <= Counter(self.cards)

    def count(self) -> int:
        return UNLISTED

    def each(self) -> Iterator[Args]:
        """Yield nothing: a deal has too many answers to list."""
        return iter(())


Shape = One | Some | Number | Run | Word | Lists | Assignment | Deal | PrintedDeal
