"""Marks of a trick: the gold edge of the winning card, and the flag at the card that was led."""

import pygame

from game import surfaces
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH
from game.draw import text
from game.draw.cache import cached, converted
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.theme import CREAM, GOLD, GOLD_DARK, INK, Theme

EDGE, EDGE_LINE, EDGE_RADIUS = 8, 2, 17  # px of gold, of its dark rim, of its corners at the cards' own size
EDGE_ROOM = EDGE + 2 * EDGE_LINE
"""px of its room round the card."""
FLAG_HIGH, FLAG_LETTERS, FLAG_RED = 56, 38, "#C8402F"
POLE, CLOTH, CLOTH_EDGE = "#5A3A1A", "#D1350F", 5


@cached
def winners_edge(width: int, angle: int) -> pygame.Surface:
    """A gold edge round a card `width` px wide, turned with it."""
    wide, high, room = width, width * CARD_HEIGHT / CARD_WIDTH, EDGE_ROOM
    radius = EDGE_RADIUS * width / CARD_WIDTH + EDGE / 2
    at = f'x="{room - EDGE / 2}" y="{room - EDGE / 2}" width="{wide + EDGE}" height="{high + EDGE}" rx="{radius}"'
    shape = f'<rect {at} fill="none" stroke="{GOLD_DARK}" stroke-width="{EDGE_ROOM}"/>'
    shape += f'<rect {at} fill="none" stroke="{GOLD}" stroke-width="{EDGE}"/>'
    flat = fragment(shape, (wide + 2 * room, high + 2 * room))
    return converted(surfaces.rotozoom(flat, angle, 1) if angle else flat)


@cached
def flag_of_lead(words: str, theme: Theme) -> Piece:
    """A pill with a red flag and a word, or only with the flag."""
    role, letters = theme.sentence_role, theme.px(FLAG_LETTERS) if not theme.large_text else FLAG_LETTERS
    sign = _red_flag(FLAG_HIGH - 18)
    gap = 6 if words else 0
    wide = sign.get_width() + gap + (text.width(words, letters, role) if words else 0) + 34
    paper = board(wide, FLAG_HIGH, CREAM, FLAG_HIGH // 2, "#D8C39A", 3).copy()
    paper.blit(sign, sign.get_rect(midleft=(17, FLAG_HIGH // 2)))
    if words:
        text.place(paper, words, letters, (17 + sign.get_width() + gap, FLAG_HIGH / 2), INK, role, "left")
    return with_shadow(paper, 6, 110, (1, 4))


@cached
def _red_flag(high: int) -> pygame.Surface:
    cloth = f'fill="{FLAG_RED}" stroke="{INK}" stroke-width="7" stroke-linejoin="round"'
    shape = f'<path d="M14 6V94" stroke="{INK}" stroke-width="11" stroke-linecap="round"/>'
    shape += f'<path d="M20 8H88L68 34L88 60H20Z" {cloth}/>'
    return fragment(shape, (96, 100), (high * 0.96, high))


@cached
def flag_on_pole(width: int) -> Piece:
    """The flag at the card that was led, `width` px wide, anchored at its middle."""
    cloth = f'fill="{CLOTH}" stroke="{CREAM}" stroke-width="{2 * CLOTH_EDGE}" stroke-linejoin="round"'
    shape = f'<path d="M14 8V106" stroke="{CREAM}" stroke-width="20" stroke-linecap="round"/>'
    wave = "M18 12Q42 2 64 12T112 12V62Q90 72 66 62T18 62Z"
    shape += f'<path d="{wave}" {cloth}/><path d="{wave}" fill="{CLOTH}"/>'
    shape += f'<path d="M14 8V106" stroke="{POLE}" stroke-width="10" stroke-linecap="round"/>'
    return with_shadow(fragment(shape, (120, 112), (width, width * 112 / 120)), 5, 110, (1, 4))
