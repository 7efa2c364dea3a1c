"""For kids: one large card that says what fits, and an arrow that leads to it from the pile."""

from collections.abc import Sequence

import pygame

from game.draw import text
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import around, dashes, fragment
from game.theme import CARD_EDGE, CREAM, INK, SMALLEST_TEXT, SeatLook, Theme
from scenes.games.spooks.art.faces import creature, seal_picture, sign
from scenes.games.spooks.art.rule_board import picture_of, slots
from scenes.games.spooks.art.signs import CREATURES
from scenes.games.spooks.rule import Rule

BUSY_KINDS = frozenset(("lay", "hand", "bite", "gift"))
_BARRED = 0.84  # of a number's size where a bar stands under it, clear of the creatures
OR_HIGH = 0.18
"""How high the "or" between picture and number may be, as a share of the card: large letters leave both free."""


@cached
def wanted_card(rule: Rule, looks: tuple[SeatLook, ...], theme: Theme, width: int) -> Piece:
    """For kids: one large card that says what fits; its anchor is its middle."""
    high = round(width * 1.4)
    card = board(width, high, CREAM, round(width * 0.09), CARD_EDGE, 5).copy()
    middle = width / 2
    match rule.kind:
        case "number":
            _big(card, sign(rule.number), (middle, high * 0.31), width * 0.8)
            _creatures(card, CREATURES, (middle, high * 0.64), width * 0.27)
        case "match":
            shape = creature(rule.suit, round(width * 0.56))
            card.blit(shape, shape.get_rect(center=(round(middle), round(high * 0.25))))
            size = max(SMALLEST_TEXT, min(theme.px(44), round(high * OR_HIGH)))
            text.place(card, "or", size, (middle, high * 0.53), INK, "kids_bold")
            _big(card, sign(rule.number), (middle, high * 0.77), width * 0.5)
        case "cat":
            shape = creature("cat", round(width * 0.8))
            card.blit(shape, shape.get_rect(center=(round(middle), round(high * 0.5))))
        case "straight":
            row = picture_of(rule, looks, INK)
            row = pygame.transform.smoothscale_by(row, width * 0.86 / row.get_width())
            card.blit(row, row.get_rect(center=(round(middle), round(high * 0.5))))
        case kind if kind in BUSY_KINDS:
            shape = creature(rule.suit or "goblin", round(width * 0.5))
            card.blit(shape, shape.get_rect(center=(round(middle), round(high * 0.28))))
            faces = slots(rule, looks)
            faces = pygame.transform.smoothscale_by(faces, min(1.2, width * 0.9 / faces.get_width()))
            card.blit(faces, faces.get_rect(center=(round(middle), round(high * 0.74))))
        case "opening":
            _big(card, "1", (middle, high * 0.31), width * 0.8)
            _creatures(card, ("spider",), (middle, high * 0.74), width * 0.42)
        case _:
            shape = seal_picture("none", round(width * 0.44))
            card.blit(shape, shape.get_rect(center=(round(middle), round(high * 0.25))))
            _creatures(card, (*CREATURES, "cat"), (middle, high * 0.6), width * 0.27)
    edge = round(width * 0.05)
    frame = fragment(
        f'<rect x="8" y="8" width="{width + 2 * edge - 16}" height="{high + 2 * edge - 16}" rx="{width * 0.12:.0f}" '
        f'fill="none" stroke="{CREAM}" stroke-width="9" stroke-linecap="round" '
        f"{dashes(around(width + 2 * edge - 16, high + 2 * edge - 16, round(width * 0.12)), 22, 16)}/>",
        (width + 2 * edge, high + 2 * edge),
    ).copy()
    frame.blit(card, (edge, edge))
    return with_shadow(frame, 14, 120, (3, 10))


def _big(card: pygame.Surface, words: str, at: tuple[float, float], em: float) -> None:
    digits = text.numeral(words, em * _BARRED if words in text.UNDERLINED else em, INK)
    if digits.get_width() > card.get_width() * 0.86:
        digits = pygame.transform.smoothscale_by(digits, card.get_width() * 0.86 / digits.get_width())
    card.blit(digits, digits.get_rect(center=(round(at[0]), round(at[1]))))


def _creatures(card: pygame.Surface, names: Sequence[str], at: tuple[float, float], size: float) -> None:
    """Three in the first row, the rest below them; `at` is the middle of the first row."""
    for i, name in enumerate(names):
        row = i // 3
        here = len(names[row * 3 : row * 3 + 3])
        x = at[0] + (i % 3 - (here - 1) / 2) * size * 1.12
        shape = creature(name, round(size))
        card.blit(shape, shape.get_rect(center=(round(x), round(at[1] + row * size * 1.06))))


@cached
def arrow(width: int = 110) -> Piece:
    """From the pile to the card that goes on it; its anchor is its middle."""
    line = 'M6 60H150" stroke-linecap="round"'
    head = "M130 14L196 60L130 106Z"
    shape = (
        f'<g transform="translate(14 14)"><path d="{line} stroke="#4A2E00" stroke-width="44"/><path d="{head}" '
        'fill="#4A2E00" stroke="#4A2E00" stroke-width="26" stroke-linejoin="round"/>'
        f'<path d="{line} stroke="{CREAM}" stroke-width="28"/><path d="{head}" fill="{CREAM}" stroke="{CREAM}" '
        'stroke-width="10" stroke-linejoin="round"/></g>'
    )
    return with_shadow(fragment(shape, (234, 148), (width, width * 148 / 234)), 8, 120, (2, 7))
