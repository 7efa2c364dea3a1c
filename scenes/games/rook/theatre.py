"""What stands in Rook's little theatre on the title: three cards on the stump."""

from game.draw.cache import cached
from game.draw.theatre import Prop
from game.theme import Theme
from scenes.games.rook import faces

SHOWN = (("red-10", -104, 8, 12.0), ("yellow-14", 104, 8, -12.0), ("rook", 0, -6, 0.0))  # card, place, degrees
CARD = 112 / 480  # width of a card, as a share of the theatre's


@cached
def props(width: int, theme: Theme) -> tuple[Prop, ...]:
    """The props of a theatre `width` px wide, for `game.draw.theatre.theatre`."""
    card_width = round(width * CARD)
    return tuple(Prop(faces.face(card, card_width, theme), x, y, turn) for card, x, y, turn in SHOWN)
