"""Shapes: how an answer looks. Each knows which values it takes, how many there are, and lists them.

A value is what the answer says under the prompt's key; for a shape of whole arguments (One, Deal, PrintedDeal) it is
those arguments, and the prompt has no key. The screen has one widget for each shape.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product
from math import comb, perm, prod

from engine.core.cards import Card, Cards
from engine.core.printed import UNLISTED, PrintedDeal
from engine.core.steps import Args, Value


@dataclass(frozen=True, slots=True)
class One:
    """One of `options`, each the whole arguments of a step; `One()` is a verb without any."""

    options: tuple[Args, ...] = ((),)

    def accepts(self, chosen: object) -> bool:
        """Whether these are the arguments of an option."""
        return chosen in self.options

    def count(self) -> int:
        """How many options there are."""
        return len(self.options)

    def each(self) -> Iterator[Args]:
        """The options."""
        return iter(self.options)


@dataclass(frozen=True, slots=True)
class Some:
    """`least` to `most` of `cards`, in any order; those of `must` have to be among them."""

    cards: Cards
    least: int
    most: int
    must: Cards = ()

    @property
    def free(self) -> Cards:
        """The cards that need not be among the chosen ones."""
        return tuple(card for card in self.cards if card not in self.must)

    @property
    def sizes(self) -> range:
        """How many cards can be chosen, those of `must` counted."""
        return range(max(self.least, len(self.must)), min(self.most, len(self.cards)) + 1)

    def accepts(self, chosen: object) -> bool:
        """Whether it is a list of so many of the cards, none more often than it is there."""
        if not isinstance(chosen, tuple) or not self.least <= len(chosen) <= self.most:
            return False
        counted = Counter(chosen)
        return counted <= Counter(self.cards) and Counter(self.must) <= counted

    def count(self) -> int:
        """How many choices there are but for their order."""
        free = len(self.cards) - len(self.must)
        return sum(comb(free, size - len(self.must)) for size in self.sizes)

    def each(self) -> Iterator[Cards]:
        """Each choice once, in one order."""
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
        """Whether it is one of these numbers."""
        return (
            isinstance(chosen, int) and self.least <= chosen <= self.most and (chosen - self.least) % self.stride == 0
        )

    def count(self) -> int:
        """How many numbers there are."""
        return max(0, (self.most - self.least) // self.stride + 1)

    def each(self) -> Iterator[int]:
        """The numbers, rising."""
        return iter(range(self.least, self.most + 1, self.stride))


@dataclass(frozen=True, slots=True)
class Run:
    """Any one of `cards`, or one card of each of some neighbouring `rows`, in their order.

    `rows` are the cards that can stand at each place of a run, the first places first, empty where there is none; a
    card stands in one row at most.
    """

    cards: Cards
    rows: tuple[Cards, ...]

    def accepts(self, chosen: object) -> bool:
        """Whether it is a list of one card, or of cards that stand one after the other."""
        if not isinstance(chosen, tuple) or not chosen:
            return False
        if len(chosen) == 1:
            return chosen[0] in self.cards
        first = next((place for place, row in enumerate(self.rows) if chosen[0] in row), len(self.rows))
        rows = self.rows[first : first + len(chosen)]
        return len(rows) == len(chosen) and all(card in row for card, row in zip(chosen, rows, strict=True))

    def count(self) -> int:
        """How many runs there are, equal cards but once."""
        return len(set(self.cards)) + sum(prod(map(len, run)) for run in self._runs())

    def each(self) -> Iterator[Cards]:
        """Every single card, then all runs."""
        for card in dict.fromkeys(self.cards):
            yield (card,)
        for run in self._runs():
            yield from product(*run)

    def _runs(self) -> Iterator[list[tuple[Card, ...]]]:
        """The rows of all runs of two or more that have a card, equal cards but once in each row."""
        rows = [tuple(dict.fromkeys(row)) for row in self.rows]
        for first in range(len(rows)):
            for after in range(first + 1, len(rows) + 1):
                if not rows[after - 1]:
                    break
                if after > first + 1:
                    yield rows[first:after]


@dataclass(frozen=True, slots=True)
class Word:
    """`length` of the `letters`, each as often as one likes, written as one word.

    `any_of` are letters of which the word needs at least one, where there are any; `barred` are words that will not do
    as they are spelled, `spent` the letters, in alphabetical order, of words that will not do in any order.
    """

    letters: Cards
    length: int
    any_of: Cards = ()
    barred: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()

    def accepts(self, chosen: object) -> bool:
        """Whether it is such a word."""
        return (
            isinstance(chosen, str)
            and len(chosen) == self.length
            and all(letter in self.letters for letter in chosen)
            and (not self.any_of or any(letter in chosen for letter in self.any_of))
            and chosen not in self.barred
            and "".join(sorted(chosen)) not in self.spent
        )

    def count(self) -> int:
        """How many words can be spelled, those that will not do among them."""
        return int(len(self.letters) ** self.length)

    def each(self) -> Iterator[str]:
        """The words that will do, in the order of the letters."""
        return filter(self.accepts, map("".join, product(self.letters, repeat=self.length)))


@dataclass(frozen=True, slots=True)
class Lists:
    """For each place a list of so many different `cards` as `sizes` says; None where it says None."""

    cards: Cards
    sizes: tuple[int | None, ...]

    def accepts(self, chosen: object) -> bool:
        """Whether there is such a list, in any order, for each place."""
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
        """How many ways there are to fill the places."""
        return prod(comb(len(self.cards), size) for size in self.sizes if size is not None)

    def each(self) -> Iterator[tuple[Value, ...]]:
        """All of them, one after the other: there can be more than any memory holds."""
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
    """One of the different `values` for each place that is open, no value twice; None at the other places."""

    values: tuple[int, ...]
    places: tuple[bool, ...]

    def accepts(self, chosen: object) -> bool:
        """Whether each open place, and no other, has a value of its own."""
        if not isinstance(chosen, tuple) or len(chosen) != len(self.places):
            return False
        given = [value for value in chosen if value is not None]
        filled = tuple(value is not None for value in chosen)
        return filled == self.places and all(value in self.values for value in given) and len(set(given)) == len(given)

    def count(self) -> int:
        """How many ways there are to give values to the places."""
        return perm(len(self.values), sum(self.places))

    def each(self) -> Iterator[tuple[int | None, ...]]:
        """All of them, in the order of `values`."""
        for given in permutations(self.values, sum(self.places)):
            left = iter(given)
            yield tuple(next(left) if is_open else None for is_open in self.places)


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: `cards` shuffled and cut into `piles`, argument names with a size, or with the sizes of a list of
    piles."""

    cards: Cards
    piles: tuple[tuple[str, int | tuple[int, ...]], ...]

    def accepts(self, chosen: object) -> bool:
        """Whether these arguments are piles of the right sizes, no card more often than it is there."""
        if not isinstance(chosen, tuple) or tuple(arg[0] for arg in chosen) != tuple(name for name, _ in self.piles):
            return False
        dealt: list[object] = []
        for (_, size), (_, value) in zip(self.piles, chosen, strict=True):
            if not isinstance(value, tuple):
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
        """More than anybody can list."""
        return UNLISTED

    def each(self) -> Iterator[Args]:
        """None: nobody lists deals."""
        return iter(())


Shape = One | Some | Number | Run | Word | Lists | Assignment | Deal | PrintedDeal
