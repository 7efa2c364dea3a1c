"""How a match of Hookie-Mookie ends: everybody on one step at sunset, the cards taking a bow, or one who was first."""

from collections.abc import Mapping
from typing import Any

import pygame

from game.draw.cache import cached, converted
from game.theme import STAGE, Theme
from scenes.ending.ending import Ending
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.backdrop import SKIES, draw_set, hour
from scenes.table.phrases import Speakers, listed

SUNSET = 0.68
BOW = ("10-clubs", "jack-spades", "queen-hearts", "king-clubs", "ace-diamonds")
CARD = 190


def ending(end: Mapping[str, Any], who: Speakers) -> Ending:
    """From the end line: `result` and `winners` (HM-64, HM-67, HM-68)."""
    if end["result"] == "cards":
        return Ending("The cards win", "The sun is down", behind=night, bowing=bowing)
    winners = [who.names[seat] for seat in end["winners"]]
    if len(winners) == len(who.names):
        return Ending("Voilà: everybody wins!", "A hand was empty before the sun was down", behind=sunset)
    words = f"{listed(winners)} {'win' if len(winners) > 1 else 'wins'}!"
    return Ending(words, "The first empty hand", behind=sunset)


@cached
def sunset(theme: Theme) -> pygame.Surface:
    """The square in the evening, without the table."""
    scene = converted(pygame.Surface(STAGE))
    draw_set(scene, theme, SUNSET, table=False)
    return scene


def night(theme: Theme) -> pygame.Surface:
    """The square after the sun is gone."""
    return hour(theme, SKIES[-1], False)


def bowing(theme: Theme) -> tuple[pygame.Surface, ...]:
    """The cards that take a bow."""
    return tuple(faces.face(card, CARD, theme) for card in BOW)
