"""What stands below a seat's plate: every word about that hand, who said it, and its number. Pure: which rows there are
and where they go; drawn in `chalk`."""

from dataclasses import dataclass

from engine.core.seats import Seat
from engine.games.hooky.view import View
from game.theme import SMALLEST_TEXT, Theme
from scenes.games.hooky.spots import ROW_HIGH, Box, sizes

TWO_COLUMNS = 500  # px from which words stand side by side in two columns, where there are many
BETWEEN = 12  # px between those
ABREAST = 38  # largest letters there: the faces of those who asked need room, too


@dataclass(frozen=True, slots=True)
class Row:
    """A word, who said it, and how many of its letters the hand holds; `left_out` rows that no room was for."""

    seat: Seat
    word: str
    number: int
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class Column:
    """Rows with their boxes, and the size of their letters."""

    rows: tuple[tuple[Row, Box], ...]
    letters: int


def about(view: View, seat: Seat) -> tuple[Row, ...]:
    """All that was said about the hand of `seat`, its starting clue first."""
    return tuple(Row(said.seat, said.word, said.number) for said in view.spoken if said.about == seat)


def column(rows: tuple[Row, ...], box: Box, theme: Theme) -> Column:
    """The rows in their boxes: as large as there is room for; where there is none for all, the oldest are left out and
    the first row says how many."""
    left, top, wide, high = box
    size = sizes(theme)
    ways = [(letters, 1) for letters in range(size.letters, size.least - 1, -2)]
    if wide >= TWO_COLUMNS and not theme.large_text:
        ways += [(letters, 2) for letters in range(ABREAST, SMALLEST_TEXT - 1, -2)]
    for letters, abreast in ways:
        lines = high // round(letters * ROW_HIGH)
        if lines * abreast >= len(rows):
            break
    shown, room = rows, lines * abreast
    if len(rows) > room:
        shown = (Row(rows[0].seat, "", 0, len(rows) - room + 1), *rows[len(rows) - room + 1 :])
    each, step = wide // abreast, round(letters * ROW_HIGH)
    places = (
        (left + i // lines * each, top + i % lines * step, each - (BETWEEN if abreast > 1 else 0), step)
        for i in range(len(shown))
    )
    return Column(tuple(zip(shown, places, strict=True)), letters)
