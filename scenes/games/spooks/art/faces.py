"""The Spooks deck: 55 creatures of five suits in three colours, the Black Cat, the back and the seals.

The module is the game's `Deck`.
"""

import functools
from dataclasses import dataclass

import pygame

from engine.core.cards import Card
from engine.games.spooks import cards as pack
from game.cards import card_face
from game.cards.card_face import Face
from game.draw.svg import Recolor, body, picture
from game.theme import WHITE, Theme

PAPER_WHITE = "#FFFDF6"
NIGHT = "#17131F"
CAT_GOLD = "#FFD23F"
EYES = "#FDFDFF"  # in the pictures' files; in a pip it becomes the pennant's colour
PICTURE_WIDTH = 128
CAT_PICTURE_AT = (140, 190)
CAT_PICTURE_WIDTH = 150
MASTER_AT = (148, 180)
MASTER_BOX = 244  # units of 200 for a creature with the crown over it
PIP = 56


@dataclass(frozen=True, slots=True)
class Color:
    """A colour of the deck: its pennant in both contrasts, the tints of its background, and its darker tone."""

    main: str
    strong: str  # contrast of 7:1 with its index
    dark: str
    tints: tuple[str, str]


COLORS = {
    "blue": Color("#1F5FC4", "#184FA8", "#0D2F6E", ("#CFE0F8", "#A9C8F0")),
    "green": Color("#0F8A5F", "#0A6546", "#064A33", ("#CBE9D6", "#9FD5B4")),
    "red": Color("#D1350F", "#A12407", "#7E1F08", ("#FBD6CF", "#F3B0A5")),
    "none": Color(NIGHT, NIGHT, "#000000", ("#FBE7A9", "#F6D77A")),
}


PIP_BEHIND = {"bone": "#FFD0C8", "bat": "#FFD0C8"}
"""The replacement of a creature's dark tone in its pip; for the others it is the pennant's colour."""
CROWN_AT = {"bat": 23}
"""Distance from the top of a Master's crown that is not at the top."""


@functools.lru_cache(maxsize=256)
def spec(card: str, theme: Theme) -> Face:
    """Return the description of a card's face (`spider-5`, `bat-m`, `cat`)."""
    word = Card(card)
    if word == pack.CAT:
        return _cat(theme)
    name = pack.SUIT[word]
    color = COLORS[pack.COLOR[word]]
    pennant = color.strong if theme.high_contrast else color.main
    index = WHITE if theme.high_contrast else PAPER_WHITE
    master = pack.NUMBER[word] == pack.MASTER
    return Face(
        index=sign(pack.NUMBER[word]),
        pennant=pennant,
        index_color=index,
        pip=body(f"spooks/{name}", _pip_colors(name, index, pennant)),
        picture=_crowned(name) if master else body(f"spooks/{name}"),
        ground=body("spooks/web") + ("" if theme.high_contrast else card_face.hills(*color.tints)),
        picture_at=MASTER_AT if master else (148, 190),
        picture_width=PICTURE_WIDTH * MASTER_BOX / 200 if master else PICTURE_WIDTH,
        seal=seal(pack.COLOR[word], theme),
        pip_size=PIP,
    )


cards = pack.PACK
face, back = card_face.printed(spec, "spooks/back")


def sign(number: int) -> str:
    """Return the index of a number: `7`, `M`."""
    return "M" if number == pack.MASTER else str(number)


def creature(name: str, width: float) -> pygame.Surface:
    """The picture of a suit (or of the cat) without a card."""
    return picture(f"spooks/{name}", width)


def seal(color: str, theme: Theme) -> str:
    """The disc that shows what a colour ("blue", "green", "red", "none") requires of the next card: SVG elements in a
    box of 100."""
    swap = ((COLORS[color].main, COLORS[color].strong),) if theme.high_contrast else ()
    return body(f"spooks/seal-{color}", swap)


def seal_picture(color: str, size: int) -> pygame.Surface:
    """The seal as a picture, for boards."""
    return picture(f"spooks/seal-{color}", size)


def _pip_colors(name: str, index: str, pennant: str) -> Recolor:
    color = COLORS[pack.COLOR_OF_SUIT[name]]
    return (color.main, index), (color.dark, PIP_BEHIND.get(name, pennant)), (EYES, pennant)


def _crowned(name: str) -> str:
    """A Master: the creature slightly lower, with the crown over it."""
    crown = f'<g transform="translate(44 {CROWN_AT.get(name, 1)}) scale(.56)">{body("crown")}</g>'
    inner = f'<g transform="translate(0 44)">{body(f"spooks/{name}")}</g>{crown}'
    share = 200 / MASTER_BOX
    return f'<g transform="translate({(200 - 200 * share) / 2:.2f} 0) scale({share:.4f})">{inner}</g>'


def _cat(theme: Theme) -> Face:
    return Face(
        index="C",
        pennant=NIGHT,
        index_color=CAT_GOLD,
        pip=body("spooks/paw"),
        picture=body("spooks/cat"),
        ground=body("spooks/cat-night"),
        picture_at=CAT_PICTURE_AT,
        picture_width=CAT_PICTURE_WIDTH,
        seal=seal("none", theme),
        pip_size=44,
    )
