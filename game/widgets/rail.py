"""The rail with its sentence, and with hints that a pointer can press."""

from collections.abc import Sequence

import pygame

from game.draw import text
from game.draw.rail import owner, rail, sentence
from game.theme import HOUSE_RAIL, SAFE, SeatLook, Theme
from game.widgets.hints import ButtonOf, Hint, draw_hints, place_hints

_GAP = 40
_LINE = 30  # gold line and shells
_LEAST = 200


def draw_rail(
    canvas: pygame.Surface, words: str | Sequence[text.Part], hints: Sequence[Hint], button: ButtonOf, theme: Theme,
    look: SeatLook | None = None, name: str = "", sub: str = "", dark: str = HOUSE_RAIL,
) -> None:  # fmt: skip
    """Draw all of it. With a look and a name it is that seat's own rail. `place_hints` says where the hints stand."""
    rail(look, theme, dark).draw(canvas, (0, theme.rail_top))
    left = SAFE.left
    if look and name:
        left = owner(look, name, sub, theme).draw(canvas, (SAFE.left, theme.rail_top)).right + _GAP
    placed = place_hints(hints, button, theme)
    right = draw_hints(canvas, placed) - (_GAP if placed else 0)
    parts = (words,) if isinstance(words, str) else tuple(words)
    if parts and parts != ("",):
        picture = sentence(parts, max(_LEAST, right - left), SAFE.bottom - theme.rail_top - _LINE, theme)
        middle = (left + right) // 2
        canvas.blit(picture, picture.get_rect(center=(middle, theme.rail_line)))
