"""What a seat does behind its curtain in Hooky: words, the register, reveals and guesses."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.messages import say
from game.theme import Theme
from scenes.games.hooky.art.backdrop import backdrop
from scenes.games.hooky.boards.board import HookyBoard
from scenes.games.hooky.boards.slate import Slate
from scenes.games.hooky.boards.spots import spots
from scenes.table.boards.private_board import Behind, PrivateBoard, PrivateBoards

if TYPE_CHECKING:
    from game.context import Context


def sets(theme: Theme) -> Iterator[object]:
    """The classroom as it is behind the curtain."""
    yield backdrop(theme, spots(theme).slate)


def own_board(context: "Context", behind: Behind) -> PrivateBoard:
    """One board for all that a seat is asked; in the game with a list the slate."""
    return (Slate if behind.view.terms.kind.listed else HookyBoard)(context, behind)


OWN_BOARDS = PrivateBoards(
    dict.fromkeys(("clue", "ask", "reveal", "done", "guess", "hands"), own_board),
    own_board,
    say("pause-own"),
    sets,
)
