"""Prompt: a question that is open now, as pure data. Whatever passes `accepts` may be applied, nothing else ever is.

Several prompts for different seats mean that they choose at the same time; several for one seat are alternatives.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import combinations, product
from math import comb, prod

from engine.core.cards import Card, Cards
from engine.core.seats import Who
from engine.core.steps import Args, Step, Value

Reason = tuple[str, ...]
"""A key of the game's words table and what fills its gaps: `("follow", "yellow")`."""


class Shape(Enum):
    """How an answer looks; the screen has one widget for each."""

    ONE = "pick one"  # one of `options`, each the whole arguments of a step; `((),)` for a verb without any
    CARDS = "pick cards"  # `least` to `most` of `cards`, given under `key`
    NUMBER = "a number"  # from `least` to `most` in steps of `stride`, given under `key`
    RUN = "a run of cards"  # any one of `cards`, or one card of each of some neighbouring `rows`, given under `key`
    WORD = "a word"  # `length` letters out of `cards`, each as often as one likes, written as one word under `key`
    LISTS = "a list for each place"  # for each of `sizes` so many different `cards`, or null where that is None
    DEAL = "a deal"  # chance: `cards` shuffled and cut into `piles`


@dataclass(frozen=True, slots=True)
class Prompt:
    """One open question to `who`; fields that a shape does not use keep their defaults.

    `refused` pairs answers that a person may try with the reason why not. `fixed` are arguments that stand before the
    chosen ones, `after` those behind them. `must` (CARDS) are cards that have to be among the chosen ones. `rows`
    (RUN) are the cards that can stand at each place of a run, the first places first, empty where there is none; a card
    stands in one row at most.
    `any_of` (WORD) are letters of which the word needs at least one, where there are any; `barred` are words that will
    not do as they are spelled, `spent` the letters, in alphabetical order, of words that will not do in any order.
    `piles` (DEAL) maps argument names to a size, or to the sizes of a list of piles. `interrupts` marks what a seat may
    do though nobody waits for it (a call); `secret` an answer that stays sealed from everybody else.
    """

    who: Who
    verb: str
    shape: Shape = Shape.ONE
    options: tuple[Args, ...] = ()
    refused: tuple[tuple[Args, Reason], ...] = ()
    key: str = ""
    cards: Cards = ()
    must: Cards = ()
    rows: tuple[Cards, ...] = ()
    least: int = 0
    most: int = 0
    stride: int = 1
    fixed: Args = ()
    after: Args = ()
    piles: tuple[tuple[str, int | tuple[int, ...]], ...] = ()
    length: int = 0
    any_of: Cards = ()
    barred: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    sizes: tuple[int | None, ...] = ()
    secret: bool = False
    interrupts: bool = False

    def accepts(self, step: Step) -> bool:
        """Whether `step` answers this question; the only check of legality. Types were checked when it was read."""
        if step.by != self.who or step.do != self.verb:
            return False
        match self.shape:
            case Shape.ONE:
                return step.args in self.options
            case Shape.NUMBER:
                return self._accepts_number(step.args)
            case Shape.CARDS:
                return self._accepts_cards(step.args)
            case Shape.RUN:
                return self._accepts_run(step.args)
            case Shape.WORD:
                return self._accepts_word(step.args)
            case Shape.LISTS:
                return self._accepts_lists(step.args)
            case Shape.DEAL:
                return self._accepts_deal(step.args)

    def answer(self, chosen: Value) -> Step:
        """The step that gives a number or cards to this question; whether it may is for `accepts` to say."""
        return Step(self.who, self.verb, (*self.fixed, (self.key, chosen), *self.after))

    def why_not(self, step: Step) -> Reason | None:
        """The reason that is known for refusing exactly this answer, if there is one."""
        return next((why for args, why in self.refused if args == step.args), None)

    def count(self) -> int:
        """How many steps this question allows; a deal counts as more than anybody can list, words that will not do
        count as well."""
        match self.shape:
            case Shape.ONE:
                return len(self.options)
            case Shape.NUMBER:
                return max(0, (self.most - self.least) // self.stride + 1)
            case Shape.CARDS:
                free = len(self.cards) - len(self.must)
                return sum(comb(free, size - len(self.must)) for size in self._sizes())
            case Shape.RUN:
                return len(set(self.cards)) + sum(prod(map(len, run)) for run in self._runs())
            case Shape.WORD:
                return int(len(self.cards) ** self.length)
            case Shape.LISTS:
                return prod(comb(len(self.cards), size) for size in self.sizes if size is not None)
            case Shape.DEAL:
                return 10**9

    def steps(self) -> Iterator[Step]:
        """All steps that `accepts` would accept, but for the order of cards in a list; none for a deal."""
        match self.shape:
            case Shape.ONE:
                for args in self.options:
                    yield Step(self.who, self.verb, args)
            case Shape.NUMBER:
                for number in range(self.least, self.most + 1, self.stride):
                    yield self.answer(number)
            case Shape.CARDS:
                free = tuple(card for card in self.cards if card not in self.must)
                for size in self._sizes():
                    for chosen in combinations(free, size - len(self.must)):
                        yield self.answer((*self.must, *chosen))
            case Shape.RUN:
                for card in dict.fromkeys(self.cards):
                    yield self.answer((card,))
                for run in self._runs():
                    for cards in product(*run):
                        yield self.answer(cards)
            case Shape.WORD:
                words = map("".join, product(self.cards, repeat=self.length))
                yield from (self.answer(word) for word in words if self.takes(word))
            case Shape.LISTS:
                yield from map(self.answer, self._lists(self.sizes))
            case Shape.DEAL:
                return

    def takes(self, word: str) -> bool:
        """Whether `word` is one that this question (WORD) accepts."""
        return (
            len(word) == self.length
            and all(letter in self.cards for letter in word)
            and (not self.any_of or any(letter in word for letter in self.any_of))
            and word not in self.barred
            and "".join(sorted(word)) not in self.spent
        )

    def _lists(self, sizes: tuple[int | None, ...]) -> Iterator[tuple[Value, ...]]:
        """All ways to fill the places, one after the other: there can be more than any memory holds."""
        if not sizes:
            yield ()
            return
        firsts: Iterable[Value] = (None,) if sizes[0] is None else combinations(self.cards, sizes[0])
        for first in firsts:
            for rest in self._lists(sizes[1:]):
                yield (first, *rest)

    def _runs(self) -> Iterator[list[tuple[Card, ...]]]:
        """All runs of two or more rows that have a card, equal cards but once in each row."""
        rows = [tuple(dict.fromkeys(row)) for row in self.rows]
        for first in range(len(rows)):
            for after in range(first + 1, len(rows) + 1):
                if not rows[after - 1]:
                    break
                if after > first + 1:
                    yield rows[first:after]

    def _sizes(self) -> range:
        return range(max(self.least, len(self.must)), min(self.most, len(self.cards)) + 1)

    def _chosen(self, args: Args) -> object:
        """The value under `key` where all around it is as `fixed` and `after` say, else None."""
        place = len(self.fixed)
        if len(args) <= place or args[:place] != self.fixed or args[place + 1 :] != self.after:
            return None
        key, value = args[place]
        return value if key == self.key else None

    def _accepts_number(self, args: Args) -> bool:
        number = self._chosen(args)
        return (
            isinstance(number, int) and self.least <= number <= self.most and (number - self.least) % self.stride == 0
        )

    def _accepts_cards(self, args: Args) -> bool:
        chosen = self._chosen(args)
        if not isinstance(chosen, tuple) or not self.least <= len(chosen) <= self.most:
            return False
        counted = Counter(chosen)
        return counted <= Counter(self.cards) and Counter(self.must) <= counted

    def _accepts_run(self, args: Args) -> bool:
        chosen = self._chosen(args)
        if not isinstance(chosen, tuple) or not chosen:
            return False
        if len(chosen) == 1:
            return chosen[0] in self.cards
        first = next((place for place, row in enumerate(self.rows) if chosen[0] in row), len(self.rows))
        rows = self.rows[first : first + len(chosen)]
        return len(rows) == len(chosen) and all(card in row for card, row in zip(chosen, rows, strict=True))

    def _accepts_word(self, args: Args) -> bool:
        word = self._chosen(args)
        return isinstance(word, str) and self.takes(word)

    def _accepts_lists(self, args: Args) -> bool:
        chosen = self._chosen(args)
        if not isinstance(chosen, tuple) or len(chosen) != len(self.sizes):
            return False
        for size, cards in zip(self.sizes, chosen, strict=True):
            if size is None or not isinstance(cards, tuple):
                if not (size is None and cards is None):
                    return False
            elif len(cards) != size or not Counter(cards) <= Counter(self.cards):
                return False
        return True

    def _accepts_deal(self, args: Args) -> bool:
        names = tuple(name for name, _ in (*self.fixed, *self.piles, *self.after))
        first, behind = len(self.fixed), len(self.fixed) + len(self.piles)
        if tuple(name for name, _ in args) != names or args[:first] != self.fixed or args[behind:] != self.after:
            return False
        dealt: list[object] = []
        for (_, size), (_, value) in zip(self.piles, args[first:behind], strict=True):
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
