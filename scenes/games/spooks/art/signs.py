"""Small signs on boards: a card with its number, a creature or a number on cream, rows of them."""

from collections.abc import Sequence

import pygame

from engine.games.spooks.cards import COLOR_OF_SUIT
from game.draw import text
from game.draw.cache import cached, converted
from game.draw.paper import board
from game.draw.svg import body, fragment
from game.theme import CARD_EDGE, CREAM, INK, WHITE
from scenes.games.spooks.art.faces import COLORS, creature, sign

CREATURES = ("spider", "spook", "goblin", "bone", "bat")
SIGN_DIGITS = 0.6  # em of its number, in widths


@cached
def small_card(name: str, number: int, width: int) -> pygame.Surface:
    """A card as a sign: its number on its colour over its creature."""
    color = COLORS[COLOR_OF_SUIT[name]].main
    shape = (
        f'<rect width="100" height="140" rx="14" fill="{CARD_EDGE}"/><rect width="100" height="137" rx="14" '
        f'fill="{CREAM}"/><rect x="8" y="8" width="84" height="60" rx="8" fill="{color}"/>'
        f'<g transform="translate(16 70) scale(.34)">{body(f"spooks/{name}")}</g>'
    )
    out = fragment(shape, (100, 140), (width, round(width * 1.4))).copy()
    digits = text.inked(sign(number), width * SIGN_DIGITS, WHITE, "extrabold")
    out.blit(digits, digits.get_rect(center=(round(width / 2), round(width * 0.38))))
    return converted(out)


@cached
def cat_card(width: int) -> pygame.Surface:
    """The Cat as such a sign."""
    shape = (
        f'<rect width="100" height="140" rx="14" fill="{CARD_EDGE}"/><rect width="100" height="137" rx="14" '
        f'fill="#F6D77A"/><rect x="8" y="8" width="84" height="60" rx="8" fill="#17131F"/>'
        f'<g transform="translate(34 22) scale(.16)">{body("spooks/paw")}</g>'
        f'<g transform="translate(14 66) scale(.36)">{body("spooks/cat")}</g>'
    )
    return fragment(shape, (100, 140), (width, round(width * 1.4)))


@cached
def chip(name: str, size: int) -> pygame.Surface:
    """A creature on cream."""
    out = board(size, size, CREAM, round(size * 0.16), CARD_EDGE, 3).copy()
    shape = creature(name, round(size * 0.78))
    out.blit(shape, shape.get_rect(center=(size // 2, size // 2)))
    return converted(out)


@cached
def number_chip(number: int, size: int) -> pygame.Surface:
    """A number on cream."""
    out = board(size, size, CREAM, round(size * 0.16), CARD_EDGE, 3).copy()
    digits = text.inked(sign(number), size * 0.8, INK, "extrabold")
    if digits.get_width() > size * 0.8:
        digits = pygame.transform.smoothscale_by(digits, size * 0.8 / digits.get_width())
    out.blit(digits, digits.get_rect(center=(size // 2, size // 2)))
    return converted(out)


def step_card(number: int, width: int) -> pygame.Surface:
    """A card of a straight: only its number counts, and each stands a little higher than the one before."""
    card = board(width, round(width * 1.3), CREAM, 9, CARD_EDGE, 3).copy()
    digits = text.inked(str(number), width * 0.7, INK, "extrabold")
    card.blit(digits, digits.get_rect(center=(width // 2, width // 2)))
    out = pygame.Surface((width, card.get_height() + 16), pygame.SRCALPHA)
    out.blit(card, (0, 8 * (6 - number)))
    return out


def words(words: str, color: str, small: bool) -> pygame.Surface:
    return text.inked(words, 64 if small else 40, color, "semibold")


def side_by_side(pictures: Sequence[pygame.Surface], gap: int) -> pygame.Surface:
    """Pictures side by side on one middle line."""
    wide = sum(picture.get_width() for picture in pictures) + gap * (len(pictures) - 1)
    high = max(picture.get_height() for picture in pictures)
    out = pygame.Surface((wide, high), pygame.SRCALPHA)
    x = 0
    for picture in pictures:
        out.blit(picture, (x, (high - picture.get_height()) // 2))
        x += picture.get_width() + gap
    return out
