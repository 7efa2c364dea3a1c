"""What a seat does behind its curtain in Hooky: words, the register, reveals and guesses."""

from collections.abc import Iterator

from engine.core.messages import say
from game.theme import Theme
from scenes.games.hooky.art.backdrop import backdrop
from scenes.games.hooky.boards.board import HookyBoard
from scenes.games.hooky.boards.spots import spots
from scenes.table.boards.private_board import PrivateBoards


def sets(theme: Theme) -> Iterator[object]:
    """The classroom as it is behind the curtain."""
    yield backdrop(theme, spots(theme).slate)


OWN_BOARDS = PrivateBoards(
    dict.fromkeys(("clue", "ask", "reveal", "done", "guess", "hands"), HookyBoard),
    HookyBoard,
    say("pause-own"),
    sets,
)
"""One board for all that a seat is asked."""
