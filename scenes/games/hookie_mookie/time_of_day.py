"""The time of day on the square, which follows the deck: the sun sinks, sky and cloth get warmer colours, and the
cicadas stop. Also the end of a match: all players on one step at sunset, the cards taking a bow, or one winner."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import pygame

from engine.core.messages import say
from engine.games.hookie_mookie.view import View
from game import surfaces
from game.draw.cache import cached, converted, in_pieces
from game.theme import STAGE, Theme
from scenes.ending.ending import Ending
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.backdrop import SKIES, cards_left, day_of, draw_set, hour, layers, skies
from scenes.games.hookie_mookie.art.signs import LOW
from scenes.games.hookie_mookie.sounds import SQUARE, SQUARE_LOW
from scenes.table.phrases import Speakers, people
from scenes.table.stage.backdrop import TimeOfDay

SUNSET = 0.68
BOW = ("10-clubs", "jack-spades", "queen-hearts", "king-clubs", "ace-diamonds")
CARD = 190


def _ready(theme: Theme, moment: float) -> bool:
    first, second, _ = skies(moment)
    return hour.ready(theme, first, True) and hour.ready(theme, second, True)


def _ahead(theme: Theme, moment: float) -> Iterator[object]:
    """Prepare the two hours around the moment, and the one after them."""
    first = SKIES.index(skies(moment)[0])
    for sky in SKIES[first : first + 3]:
        yield from in_pieces(partial(hour, theme, sky, True))


def _layers(theme: Theme) -> Iterator[object]:
    """Prepare the hours of the table, then those of the endings, which have no table."""
    for sky in SKIES:
        yield hour(theme, sky, True)
    for sky in dict.fromkeys((*skies(SUNSET)[:2], SKIES[-1])):
        yield hour(theme, sky, False)


def _ambience(view: View) -> str:
    """The background sound: no cicadas when the sun is low."""
    return SQUARE_LOW if cards_left(view) <= LOW else SQUARE


OUTSIDE = TimeOfDay(day_of, layers, _ready, _ahead, _layers, _ambience)


def ending(end: Mapping[str, Any], who: Speakers) -> Ending:
    """Return the ending for an end line with `result` and `winners` (HM-64, HM-67, HM-68)."""
    if end["result"] == "cards":
        words, line = say("hookie_mookie-podium-lost"), say("hookie_mookie-podium-lost-line")
        return Ending(words, line, behind=night, bowing=bowing)
    if len(end["winners"]) == len(who.names):
        words, line = say("hookie_mookie-ended-all"), say("hookie_mookie-podium-won-line")
    else:
        words, line = (
            say("hookie_mookie-podium-race", seats=people(end["winners"])),
            say("hookie_mookie-podium-race-line"),
        )
    return Ending(words, line, behind=sunset)


@cached
def sunset(theme: Theme) -> pygame.Surface:
    """The square in the evening, without the table."""
    scene = converted(surfaces.new(STAGE))
    draw_set(scene, theme, SUNSET, table=False)
    return scene


def night(theme: Theme) -> pygame.Surface:
    """The square after sunset."""
    return hour(theme, SKIES[-1], False)


def bowing(theme: Theme) -> tuple[pygame.Surface, ...]:
    return tuple(faces.face(card, CARD, theme) for card in BOW)
