"""What Hooky's table will show, drawn ahead a few milliseconds a piece."""

from collections.abc import Iterator

from engine.games.hooky.cards import LETTERS
from game.theme import Theme
from scenes.games.hooky.art.chalk import letter_card, number_tile
from scenes.games.hooky.art.faces import back, face
from scenes.games.hooky.art.hanging import CARD, clean_slate, number_card, paper_letter
from scenes.games.hooky.boards.warming import warm_boards
from scenes.games.hooky.spots import ROW_HIGH, sizes

NUMBERS = 6


def warm(theme: Theme) -> Iterator[object]:
    """Backs, letters and numbers. A face that turns up before the class is drawn while its card comes forward."""
    size = sizes(theme)
    yield clean_slate(theme)
    yield back(size.hand_card)
    yield back(size.shelf_card)
    for letter in LETTERS:
        yield letter_card(letter, CARD)
        yield paper_letter(letter)
        yield face(letter, size.hand_card, theme)
    for number in range(NUMBERS):
        yield number_card(number)
        yield number_tile(number, round(size.letters * ROW_HIGH))
    yield from warm_boards(theme)
