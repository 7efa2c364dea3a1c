"""Step: who, verb, arguments. The line of a record and the only thing that changes a match."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from engine.core.seats import Who

Value = int | str | bool | tuple["Value", ...]
"""An argument: JSON lists are tuples here; numbers are whole."""
Args = tuple[tuple[str, Value], ...]
"""Arguments in the order in which the game's verb lists them."""


class Step(NamedTuple):
    """`by` does `do` with `args`; hashable, comparable, immutable."""

    by: Who
    do: str
    args: Args = ()

    def arg(self, name: str) -> Value:
        """The argument `name`; KeyError where the step has none of that name."""
        for key, value in self.args:
            if key == name:
                return value
        raise KeyError(name)


class Kind(Enum):
    """What an argument of a verb may be."""

    INT = "a whole number"
    BOOL = "true or false"
    WORD = "a word"
    CARD = "a card"
    CARDS = "a list of cards"
    HANDS = "a list of lists of cards"


@dataclass(frozen=True, slots=True)
class Field:
    """One argument of a verb. `only` names another argument and the value with which alone this one stands."""

    name: str
    kind: Kind
    only: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of a game's record with its arguments; `chance` where no seat ever says it."""

    name: str
    fields: tuple[Field, ...] = ()
    chance: bool = False


class IllegalStep(ValueError):
    """A step that the rules do not allow now; its text is the reason, one line, as a player understands it."""
