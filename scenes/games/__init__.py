"""The games as people meet them: one package each, and here what the house says about all five."""

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.table.look import Look


@dataclass(frozen=True, slots=True)
class Bill:
    """A game on the shelf. `awake` games can be played; the others sleep until they are built."""

    game: str
    title: str
    line: str
    players: str
    awake: bool = False


BILLS: tuple[Bill, ...] = (
    Bill("hooky", "Hooky", "Who is missing from class?", "2–7"),
    Bill("word_porters", "Word Porters", "Carry hints to the right word", "3–6"),
    Bill("rook", "Rook", "Take tricks, mind the bird", "4–6", awake=True),
    Bill("spooks", "Spooks", "Get rid of every card", "3–8"),
    Bill("hookie_mookie", "Hookie-Mookie", "Pairs before the sun goes down", "2–8"),
)
"""The shelf, from left to right."""


def bill(game: str) -> Bill:
    """The bill of a game. Raises StopIteration for a game that is not on the shelf."""
    return next(entry for entry in BILLS if entry.game == game)


def words_of(game: str) -> ModuleType:
    """The table of words for options and rules of a game that is awake."""
    return import_module(f"scenes.games.{game}.rules_words")


def look_of(game: str) -> "Look":
    """What a game that is awake brings to the table."""
    look: Look = import_module(f"scenes.games.{game}.look").LOOK
    return look
