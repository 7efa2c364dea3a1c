"""The title before each highlight: the players that it is about, on the curtain of the first one, and its cards."""

from collections.abc import Iterator
from functools import partial

import pygame

from game.canvas import Canvas, put
from game.draw import text
from game.draw.boards import ribbon
from game.draw.cache import cached, converted, in_pieces
from game.draw.curtain import cloth, draw_high_valance, valance
from game.draw.effects import rays
from game.draw.figures import figure
from game.draw.paper import Piece, turned, with_shadow
from game.theme import STAGE, Theme
from scenes.games import deck_of
from scenes.replay.highlights import Highlight
from scenes.seating import Seating
from scenes.table.phrases import Speakers

_HEAD, _WAIST, _APART = 230, 710, 380  # px of a head, y of the waist, px between two figures
_TITLE, _TITLE_AT, _TITLE_MOST, _TITLE_LEAST = 112, (STAGE[0] // 2, 782), 1180, 52
_RAYS, _RAYS_AT = 760, (STAGE[0] // 2, 430)
_CARD, _CARDS_MOST, _FOR_TWO = 190, 4, 190
_PLACES = ((538, 320, 8), (1382, 320, -8), (500, 560, 12), (1420, 560, -12))
"""Middles of the cards, and degrees, on both sides of one figure. For two they are `_FOR_TWO` px further out."""
_FIGURES_MOST = 2


class TitleCard:
    """Draws a highlight's title, and its pictures ahead."""

    def __init__(self, game: str) -> None:
        self._game = game

    def ahead(self, shown: Highlight, seating: Seating) -> Iterator[None]:
        """Make the large pictures of a title in idle time."""
        picture, pose = seating[shown.moment.seats[0]].picture, self._pose(shown)
        yield from in_pieces(partial(cloth, picture))
        yield from in_pieces(partial(valance, picture))
        for seat in shown.moment.seats[:_FIGURES_MOST]:
            yield from in_pieces(partial(figure, seating[seat].picture, pose, _HEAD))

    def draw(self, canvas: Canvas, shown: Highlight, who: Speakers, seating: Seating) -> None:
        """Draw the title over the whole stage."""
        looks = [seating[seat].picture for seat in shown.moment.seats[:_FIGURES_MOST]]
        canvas.blit(cloth(looks[0]), (0, 0))
        put(canvas, _rays(), center=_RAYS_AT)
        draw_high_valance(canvas, looks[0])
        for card, (x, y, degrees) in zip(shown.moment.cards[:_CARDS_MOST], _PLACES, strict=False):
            out = _FOR_TWO * (len(looks) - 1)
            _card(self._game, card, degrees).draw(canvas, (x + (out if x > STAGE[0] / 2 else -out), y))
        for number, look in enumerate(looks):
            middle = STAGE[0] / 2 + (number - (len(looks) - 1) / 2) * _APART
            figure(look, self._pose(shown), _HEAD).draw(canvas, (middle, _WAIST))
        words = who.words(shown.moment.title)
        ribbon(words, text.fit(words, _TITLE, _TITLE_MOST, "display", _TITLE_LEAST)).draw(canvas, _TITLE_AT)

    @staticmethod
    def _pose(shown: Highlight) -> str:
        return "slump" if shown.moment.sad else "cheer"


@cached
def _rays() -> pygame.Surface:
    return converted(rays(_RAYS))


@cached
def _card(game: str, card: str, degrees: int) -> Piece:
    """A card as in the tricks of grown-ups; anchored at its middle."""
    return with_shadow(turned(deck_of(game).face(card, _CARD, Theme()), degrees), 10, 120, (3, 8))
