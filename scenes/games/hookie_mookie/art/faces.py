"""The standard deck: 52 natural cards with the family as courts, the jester, and the back.

The module is the game's `Deck`. The value comes first, because only the value counts (HM-4).
"""

import functools
from dataclasses import dataclass

import pygame

from engine.core.cards import Card
from engine.games.hookie_mookie.cards import JOKER, NATURALS
from game.cards import card_face
from game.cards.card_face import Face
from game.draw.svg import body, picture, star
from game.theme import GOLD, WHITE, Theme

PAPER_WHITE = "#FFFDF6"
INDEX = {"ace": "A", "jack": "J", "queen": "Q", "king": "K"}
"""Indices of the values that are not numbers."""
SUIT_WIDTH = 112
COURT_BOX = (200, 220)  # units in the file of a bust
COURT_WIDTH = 162
COURT_AT = (152, 192)
JESTER_AT = (146, 198)
JESTER_WIDTH = 148
CROWNS = {"jack": (46, 4, 0.54), "queen": (38, -1, 0.62), "king": (38, 8, 0.62)}
"""Place of the crown in the box of the bust, and its size."""
STARS_BOX = 200  # units of the card around the pip's middle, for the joker's stars
JOKER_STARS = ((100, 42, 41), (79, 101, 15), (121, 101, 15))


@dataclass(frozen=True, slots=True)
class Color:
    """A colour of the deck: its pennant in both contrasts, and the tints of its background."""

    main: str
    strong: str  # contrast of 7:1 with its index
    tints: tuple[str, str]


RED = Color("#C8281E", "#A01C14", ("#FBE0D2", "#F6C9B2"))
BLACK = Color("#1B1A2B", "#1B1A2B", ("#E3E3EC", "#CDCEDC"))
VIOLET = Color("#6B2FA0", "#4F1C7E", ("#EBDDF7", "#D5BBEE"))
COLORS = {"hearts": RED, "diamonds": RED, "spades": BLACK, "clubs": BLACK}


def sun(size: int) -> pygame.Surface:
    """The sun from the back of the cards, for the sign."""
    return picture("hookie_mookie/sun", size)


@functools.lru_cache(maxsize=256)
def spec(card: str, theme: Theme) -> Face:
    """Return the description of a card's face (`6-hearts`, `queen-clubs`, `joker`)."""
    if Card(card) == JOKER:
        return _joker(theme)
    value, suit = card.split("-")
    color = COLORS[suit]
    index = WHITE if theme.high_contrast else PAPER_WHITE
    court = value in CROWNS
    return Face(
        index=INDEX.get(value, value),
        pennant=_pennant(color, theme),
        index_color=index,
        pip=body(f"hookie_mookie/{suit}", ((color.main, index),)),
        picture=_bust(value) if court else body(f"hookie_mookie/{suit}"),
        ground=_ground(color, theme),
        picture_at=COURT_AT if court else (148, 190),
        picture_width=COURT_WIDTH if court else SUIT_WIDTH,
    )


cards = (*NATURALS, JOKER)
face, back = card_face.printed(spec, "hookie_mookie/back")


def _pennant(color: Color, theme: Theme) -> str:
    return color.strong if theme.high_contrast else color.main


def _ground(color: Color, theme: Theme) -> str:
    return "" if theme.high_contrast else card_face.hills(*color.tints)


def _bust(name: str) -> str:
    """A member of the family (with the crown) or the jester, in a box of 200 x 200."""
    person = body(f"hookie_mookie/{name}")
    if name in CROWNS:
        x, y, size = CROWNS[name]
        person += f'<g transform="translate({x} {y}) scale({size})">{body("crown")}</g>'
    across, high = COURT_BOX
    share = 200 / high
    return f'<g transform="translate({(200 - across * share) / 2:.2f} 0) scale({share:.4f})">{person}</g>'


def _joker(theme: Theme) -> Face:
    """The joker, without a letter: a large star and two small ones fill the pennant."""
    return Face(
        index="",
        pennant=_pennant(VIOLET, theme),
        index_color=GOLD,
        pip="".join(star(x, y, radius, GOLD) for x, y, radius in JOKER_STARS),
        picture=_bust("joker"),
        ground=_ground(VIOLET, theme),
        picture_at=JESTER_AT,
        picture_width=JESTER_WIDTH,
        pip_size=STARS_BOX,
    )
