"""What a seat does behind its curtain in Hooky: words, the register, reveals and guesses."""

from scenes.games.hooky.boards.board import HookyBoard
from scenes.table.behind import PEEK, OwnBoards

OWN_BOARDS: OwnBoards = dict.fromkeys(("clue", "ask", "reveal", "done", "guess", "hands", PEEK), HookyBoard)
"""By verb: one board for all that a seat is asked."""
