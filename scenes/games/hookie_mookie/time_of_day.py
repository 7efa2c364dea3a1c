"""The day on the square goes by with the deck: the sun sinks, the sky and the cloth grow warm, the cicadas stop."""

from collections.abc import Iterator

import pygame

from engine.games.hookie_mookie.view import View
from game.theme import Theme
from scenes.games.hookie_mookie.art.backdrop import SKIES, draw_set, hour, skies
from scenes.games.hookie_mookie.art.deck import hour as day_of
from scenes.games.hookie_mookie.art.deck import left
from scenes.games.hookie_mookie.art.signs import LOW
from scenes.games.hookie_mookie.endings import SUNSET
from scenes.games.hookie_mookie.tones import SQUARE, SQUARE_LOW
from scenes.table.stage.time_of_day import TimeOfDay


def _ready(theme: Theme, moment: float) -> bool:
    first, second, _ = skies(moment)
    return hour.ready(theme, first, True) and hour.ready(theme, second, True)


def _ahead(theme: Theme, moment: float) -> Iterator[object]:
    """The two hours that lie round the moment, and the one after them."""
    first = SKIES.index(skies(moment)[0])
    for sky in SKIES[first : first + 3]:
        yield hour(theme, sky, True)


def _flats(theme: Theme) -> Iterator[object]:
    """The hours of the table, then those of the endings, where no table stands."""
    for sky in SKIES:
        yield hour(theme, sky, True)
    for sky in dict.fromkeys((*skies(SUNSET)[:2], SKIES[-1])):
        yield hour(theme, sky, False)


def _ambience(view: View) -> str:
    """Cicadas are silent when the sun is low."""
    return SQUARE_LOW if left(view) <= LOW else SQUARE


def _paint(canvas: pygame.Surface, theme: Theme, moment: float) -> None:
    draw_set(canvas, theme, moment)


OUTSIDE = TimeOfDay(day_of, _paint, _ready, _ahead, _flats, _ambience)
