"""The signs above the table: the sun on its way to the sea with the number of cards left, and the whole sets."""

import math

import pygame

from engine.games.hookie_mookie.view import View
from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.boards import sign
from game.draw.cache import cached, cached_briefly, converted
from game.draw.icons import icon
from game.draw.paper import Piece, board, glow, to_write_on
from game.draw.svg import fragment
from game.theme import CREAM, GOLD, GOLD_INK, WHITE, Theme
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.backdrop import cards_at_start, cards_left, daylight
from scenes.games.hookie_mookie.art.sky import sun_path
from scenes.games.hookie_mookie.sentences import LEFT, NONE_WHOLE, WHOLE
from scenes.seating import Seating
from scenes.table.phrases import Speakers
from scenes.table.stage.swings import Hung

SUN_AT = (112, 74)
SUN_SIZE = (300, 176)
RIGHT_EDGE = 1808
WHOLE_SIZE = (380, 176)
SKY, SEA_LINE = "#1E2450", "#9CD0F5"
SEA_HIGH = 56
ARC, ARC_LARGE = (114, 96), (114, 138)  # px: half axes of the sun's path
WAY = "#8C98E0"
SUN = 60
NUMBER, NUMBER_LARGE = 74, 92
LOW = 6
"""With this many cards or fewer the number pulses."""
PULSE = 1.22
LABEL, ON_SEA = 34, "#EAF6FF"
CHIP, CHIP_STEP, CHIP_ROW = 46, 50, 54
CHIPS_A_ROW = 7
CHIP_LETTERS = 34
TIED = "#C8302A"
CROWN, CROWN_STEP = 40, 48
CROWN_OPEN, NONE_YET = "#5F5888", "#9C93C6"
TITLE, TITLE_LARGEST, TITLE_Y = 34, 44, 36


def signs(view: View, who: Speakers, seating: Seating, theme: Theme) -> tuple[Hung, ...]:
    """Return (upper left corner, board) of both signs."""
    whole = tuple(gone.value for gone in view.cleared)
    out = min(view.must_empty, len(view.out))
    crowns = (out, view.must_empty) if view.must_empty > 1 else None
    left, title, none = map(who.words, (LEFT, WHOLE, NONE_WHOLE))
    return (
        (SUN_AT, _sun_sign(cards_left(view), cards_at_start(view), left, theme)),
        ((RIGHT_EDGE - WHOLE_SIZE[0], SUN_AT[1]), _whole_sign(whole, crowns, title, none, theme)),
    )


@cached_briefly
def _sun_sign(cards: int, whole: int, words: str, theme: Theme) -> Piece:
    piece, paper = to_write_on(sun_board(words, theme))
    wide, high = SUN_SIZE
    day = min(1.0, max(0.0, daylight(cards, whole)))
    turn = math.pi * (1 - day)
    line = high - (0 if theme.large_text else SEA_HIGH)
    across, up = ARC_LARGE if theme.large_text else ARC
    x, y = wide / 2 + across * math.cos(turn), line - up * math.sin(turn)
    _above(paper, line, light(), (x, y))
    _above(paper, line, faces.sun(SUN), (x, y))
    size = text.fit(str(cards), NUMBER_LARGE if theme.large_text else NUMBER, wide - 140, "extrabold")
    text.place(paper, str(cards), size, number_at(theme), CREAM, "extrabold")
    return piece


def number_at(theme: Theme) -> tuple[float, float]:
    """The middle of the number on the board."""
    return SUN_SIZE[0] / 2, SUN_SIZE[1] - 52 if theme.large_text else SUN_SIZE[1] - SEA_HIGH - 32


def _above(paper: pygame.Surface, line: int, shape: pygame.Surface, at: tuple[float, float]) -> None:
    """Draw only the part of a shape that is above the line of the sea."""
    rect = shape.get_rect(center=(round(at[0]), round(at[1])))
    paper.blit(shape, rect, (0, 0, rect.width, max(0, min(rect.height, line - rect.top))))


@cached
def light() -> pygame.Surface:
    """The light around the small sun."""
    return glow(62, "#FFB45E", 0.8)


@cached
def sun_board(words: str, theme: Theme) -> Piece:
    """The board in front of sun and number: the sun's path, and the sea with its words."""
    wide, high = SUN_SIZE
    piece, paper = to_write_on(sign(wide, high, "", SUN_AT[1], theme, theme.sign if theme.high_contrast else SKY))
    line = high - (0 if theme.large_text else SEA_HIGH)
    across, up = ARC_LARGE if theme.large_text else ARC
    paper.blit(fragment(sun_path((wide / 2, line), across, up, WAY), SUN_SIZE), (0, 0))
    if not theme.large_text:
        foot = f"V34Q{wide - 4} {SEA_HIGH - 4} {wide - 24} {SEA_HIGH - 4}H24Q4 {SEA_HIGH - 4} 4 34Z"
        sea = f'<path d="M4 0H{wide - 4}{foot}" fill="{"#14406A" if theme.high_contrast else "#22609A"}"/>'
        sea += f'<path d="M4 2H{wide - 4}" stroke="{SEA_LINE}" stroke-width="4"/>'
        paper.blit(fragment(sea, (wide, SEA_HIGH)), (0, line))
        size = text.fit(words, theme.px(LABEL), wide - 60, "bold")
        color = WHITE if theme.high_contrast else ON_SEA
        text.place(paper, words, size, (wide / 2, line + SEA_HIGH / 2 - 1), color, "bold")
    return piece


@cached
def pulsing(cards: int, share: float, theme: Theme) -> pygame.Surface:
    """The number of the last cards while it pulses, enlarged by `share`. It covers the one on the board."""
    size = NUMBER_LARGE if theme.large_text else NUMBER
    return text.inked(str(cards), round(size * (1 + (PULSE - 1) * share)), GOLD, "extrabold")


@cached_briefly
def _whole_sign(values: tuple[str, ...], crowns: tuple[int, int] | None, title: str, none: str, theme: Theme) -> Piece:
    wide, high = WHOLE_SIZE
    piece, paper = to_write_on(sign(wide, high, "", SUN_AT[1], theme))
    alone = theme.large_text and not values and not crowns
    largest = theme.px(TITLE) if alone else min(theme.px(TITLE), TITLE_LARGEST)
    size = text.fit(title, largest, wide - (220 if crowns else 60), "semibold")
    if crowns:
        _draw_crowns(paper, crowns, title, size, theme)
    else:
        text.place(paper, title, size, (wide / 2, high / 2 if alone else TITLE_Y), theme.sign_title, "semibold")
    if not values and not theme.large_text:
        color = NONE_YET if not theme.high_contrast else theme.sign_title
        fitted = text.fit(none, theme.px(TITLE), wide - 60, "semibold")
        text.place(paper, none, fitted, (wide / 2, 112), color, "semibold")
    for number, value in enumerate(values):
        row, place = divmod(number, CHIPS_A_ROW)
        count = min(CHIPS_A_ROW, len(values) - row * CHIPS_A_ROW)
        x = wide / 2 + (place - (count - 1) / 2) * CHIP_STEP
        y = 90 + row * CHIP_ROW if len(values) > CHIPS_A_ROW else 112
        put(paper, tied(value), center=(x, y))
    return piece


def _draw_crowns(paper: pygame.Surface, crowns: tuple[int, int], title: str, size: int, theme: Theme) -> None:
    """Draw how many hands must be empty, and how many are."""
    done, asked = crowns
    text.place(paper, title, size, (30, TITLE_Y), theme.sign_title, "semibold", "left")
    for number in range(asked):
        x = WHOLE_SIZE[0] - 52 - (asked - 1 - number) * CROWN_STEP
        put(paper, icon("crown", CROWN, GOLD if number < done else CROWN_OPEN), center=(x, TITLE_Y))


@cached
def tied(value: str) -> pygame.Surface:
    """A whole set on the board: its value on a knotted ribbon."""
    out = board(CHIP, CHIP, TIED, 12, GOLD_INK, 3).copy()
    letters = text.inked(faces.INDEX.get(value, value), CHIP_LETTERS, CREAM, "extrabold")
    if letters.get_width() > CHIP - 12:
        letters = surfaces.smoothscale(letters, (CHIP - 12, letters.get_height()))
    put(out, letters, center=(CHIP // 2, CHIP // 2 - 1))
    return converted(out)


def whole_at() -> tuple[float, float]:
    """Return the target of a whole set's flight."""
    return RIGHT_EDGE - WHOLE_SIZE[0] / 2, SUN_AT[1] + 112.0
