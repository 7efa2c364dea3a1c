"""Sets on the table: one of each value at most, and one open set (HM-26, HM-54). They belong to nobody (HM-25)."""

from dataclasses import dataclass

from engine.core.cards import Cards
from engine.games.hookie_mookie.cards import JOKER, OPEN, PLACE, natural_values, sort_hand

COMPLETE = 4
"""Natural cards of a value; jokers never count (HM-31, HM-59)."""


@dataclass(frozen=True, slots=True)
class TableSet:
    """Cards of one `value` on the table; `"joker"` is the open set. Sorted: it does not show who laid what."""

    value: str
    cards: Cards

    @property
    def complete(self) -> bool:
        """Whether all four natural cards of its value lie in it (HM-31)."""
        return sum(card != JOKER for card in self.cards) == COMPLETE


@dataclass(frozen=True, slots=True)
class Cleared:
    """A value that is gone, and how many jokers went with it (HM-32)."""

    value: str
    jokers: int


Sets = tuple[TableSet, ...]


def find(sets: Sets, value: str) -> TableSet | None:
    """The set of that value, if it lies on the table."""
    return next((known for known in sets if known.value == value), None)


def value_of(cards: Cards, to: str | None = None) -> str:
    """The value of the set that matching `cards` make, or make of the set `to`: that of a natural card among them
    (HM-50, HM-57), else the one that is there (HM-55, HM-56); jokers alone make an open set (HM-51, HM-54)."""
    values = natural_values(cards)
    return values[0] if values else to or OPEN


def put(sets: Sets, cards: Cards, to: str | None) -> tuple[Sets, TableSet]:
    """`sets` with `cards` added to the set `to`, or as a new set where that is None; and the set that they lie in."""
    old = find(sets, to) if to else None
    placed = TableSet(value_of(cards, to), sort_hand((*(old.cards if old else ()), *cards)))
    kept = [known for known in sets if known is not old]
    return tuple(sorted((*kept, placed), key=lambda known: PLACE[known.value])), placed
