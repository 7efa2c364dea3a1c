"""Little theatres on the shelf of the title: a game awake with its cards, or asleep behind its curtain.

What stands in a theatre is its game's own: `theatre.py` in its package has `CARDS`, three of them (or none, where the
picture shows it all), and `painted`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pygame

from game.draw import text
from game.draw.boards import strings
from game.draw.cache import cached, disk
from game.draw.color import darker
from game.draw.house_set import SHELF_TOP
from game.draw.paper import Piece, board, dimmed, masked, pleats, with_shadow
from game.draw.svg import fragment, linear, picture, scallops
from game.theme import CREAM, GOLD, GOLD_INK, SIGN, Theme
from scenes.games import CatalogueEntry

FRONT_WIDE = 440
SHAPE = 0.78
"""Height by width."""
_SOURCES = (Path(__file__),)
_BULBS = 12
_FOOT = 34
_FRAMES = {
    "hooky": "#8A4A2E",
    "word_porters": "#7A2E38",
    "rook": "#2A2E6A",
    "spooks": "#5A1F6E",
    "hookie_mookie": "#B23A2C",
}
_CARD = 128 / 480  # of the theatre's width
_CARD_STEP = 104 / 480
_SIGN_FROM = 0.75
_NEAR, _FAR = (200, 190, 205), (158, 148, 172)


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a theatre stands on the shelf: its middle and its size."""

    x: float
    scale: float


STANDS = {-2: Stand(296, 0.74), -1: Stand(552, 0.9), 0: Stand(960, 1.2), 1: Stand(1368, 0.9), 2: Stand(1624, 0.74)}
"""By distance from the chosen one."""


def shelf_top(theme: Theme) -> int:
    """Where theatres stand: higher up when the rail is higher."""
    return SHELF_TOP if not theme.large_text else SHELF_TOP - 56


def front_wide(theme: Theme) -> int:
    """Width of a theatre at scale 1."""
    return FRONT_WIDE if not theme.large_text else round(FRONT_WIDE * 0.9)


def _window(wide: float, high: float, inset: float) -> str:
    """The path of the opening (or frame) with its arched top."""
    top, arch = high * 0.17 + inset, -high * 0.11 + inset * 1.5
    left, right = inset, wide - inset
    return f"M{left:.0f} {top:.0f}Q{wide / 2:.0f} {arch:.0f} {right:.0f} {top:.0f}V{high - 17:.0f}H{left:.0f}Z"


def _frame(wide: int, high: int) -> pygame.Surface:
    gold = linear("f", (0, 0), (0, high), (0, "#FFE08A"), (1, "#C98810"))
    return fragment(
        f'<defs>{gold}</defs><path d="{_window(wide, high, 0)}" fill="{GOLD_INK}"/>'
        f'<path d="{_window(wide, high, 5)}" fill="url(#f)"/><path d="{_window(wide, high, 22)}" fill="{GOLD_INK}"/>',
        (wide, high),
    ).copy()


def _foot(wide: int) -> pygame.Surface:
    bulbs = "".join(
        f'<circle cx="{wide * (i + 0.5) / _BULBS:.0f}" cy="16" r="6" fill="#FFF6D0"/>' for i in range(_BULBS)
    )
    return fragment(
        f'<rect width="{wide}" height="{_FOOT}" rx="8" fill="{GOLD_INK}"/>'
        f'<rect x="4" y="3" width="{wide - 8}" height="26" rx="7" fill="#E9B23A"/>{bulbs}',
        (wide, _FOOT),
    )


def _curtain(color: str, wide: int, high: int) -> pygame.Surface:
    """A closed curtain with its border."""
    cloth = pleats(wide, high, color, max(10, wide // 30), 5).copy()
    edge = scallops(0, wide, high * 0.14, 7, high * 0.07)
    border = masked(pleats(wide, high, darker(color, 0.12), 20, 3), f'<path d="{edge}V0H0Z" fill="#FFFFFF"/>')
    cloth.blit(border, (0, 0))
    cloth.blit(fragment(f'<path d="{edge}" fill="none" stroke="{GOLD}" stroke-width="4"/>', (wide, high)), (0, 0))
    return cloth


def _eyes(wide: int) -> pygame.Surface:
    """Two closed eyes: whoever lives here is asleep."""
    lid = '<path d="M{0} 20Q{1} 56 {2} 20" stroke="#FFF1D0" stroke-width="9" fill="none" stroke-linecap="round"/>'
    lashes = '<path d="M{0} 40l-8 12M{1} 46v14M{2} 40l8 12" stroke="#FFF1D0" stroke-width="6" stroke-linecap="round"/>'
    shape = lid.format(10, 50, 90) + lid.format(130, 170, 210)
    shape += lashes.format(24, 50, 76) + lashes.format(144, 170, 196)
    return fragment(shape, (220, 72), (wide, wide * 72 / 220))


def _asleep_sign(wide: int, theme: Theme) -> Piece:
    """A board on two threads."""
    size = min(theme.px(34), round(wide * 0.115), 60) if wide > 340 else 32
    across, high = text.width("Asleep", size, theme.sentence_role) + 44, round(size * 1.6)
    out = pygame.Surface((across, high + 40), pygame.SRCALPHA)
    out.blit(strings((24, across - 24), 52, out.get_size()), (0, 0))
    out.blit(board(across, high, SIGN, 14, "#4A4270", 3), (0, 40))
    text.place(out, "Asleep", size, (across / 2, 40 + high / 2), CREAM, theme.sentence_role)
    return with_shadow(out, 6, 110, (2, 6), (across / 2, 0))


@cached
def theatre(bill: CatalogueEntry, scale: float, theme: Theme) -> Piece:
    """A theatre at a scale of STANDS; its anchor is the middle of its foot. Those farther off are dimmed."""
    key = f"theatre-{bill.game}-{bill.awake}-{scale}-{theme.name}-{theme.high_contrast}-{theme.text_scale}"
    out = disk(key, lambda: _painted(bill, scale, theme), _SOURCES)
    return with_shadow(out, 18, 150, (3, 14), (out.get_width() / 2, out.get_height()))


def _painted(bill: CatalogueEntry, scale: float, theme: Theme) -> pygame.Surface:
    wide = round(front_wide(theme) * scale)
    high = round(wide * SHAPE)
    out = _frame(wide, high)
    own = import_module(f"scenes.games.{bill.game}.art.tile") if bill.awake else None
    inside = own.painted(wide, high) if own else _curtain(_FRAMES[bill.game], wide, high)
    out.blit(masked(inside, f'<path d="{_window(wide, high, 22)}" fill="#FFFFFF"/>'), (0, 0))
    if own:
        _stand_cards(out, bill.game, own.CARDS, theme)
    else:
        eyes = _eyes(round(wide * 0.4))
        out.blit(eyes, eyes.get_rect(center=(wide // 2, round(high * 0.44))))
        if scale > _SIGN_FROM:  # farther off its neighbour would cover half of it
            _asleep_sign(wide, theme).draw(out, (wide / 2, high * 0.50))
    out.blit(_foot(wide), (0, high - _FOOT))
    if scale < 1:
        out = dimmed(out, _NEAR if scale > 0.8 else _FAR)
    return out


def _stand_cards(out: pygame.Surface, game: str, cards: Sequence[str], theme: Theme) -> None:
    """Three cards in front of the set."""
    wide, high = out.get_size()
    faces = import_module(f"scenes.games.{game}.art.faces")
    grown_up = Theme(high_contrast=theme.high_contrast)
    for i, card in enumerate(cards):
        side = i - 1
        paper = faces.face(card, round(wide * _CARD), grown_up)
        clear = pygame.Surface((paper.get_width() + 6, paper.get_height() + 6), pygame.SRCALPHA)
        clear.blit(paper, (3, 3))
        turned = pygame.transform.rotozoom(clear, -side * 12, 1)
        at = (wide / 2 + side * wide * _CARD_STEP, high * 0.56 + abs(side) * wide * 0.025)
        with_shadow(turned, max(3, round(wide / 60)), 110, (2, 5)).draw(out, at)


@cached
def arrow(left: bool) -> pygame.Surface:
    """The arrows beside the name."""
    sign = picture("icons/chevron", 56, 56, ((CREAM, GOLD),))
    return pygame.transform.flip(sign, left, False)
