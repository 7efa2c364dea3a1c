"""The rail with its sentence, and with hints that a pointer can press."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.draw import text
from game.draw.animals import POPS_UP, in_rail
from game.draw.bottom_bar import owner, rail, sentence
from game.draw.paper import Piece
from game.idle_timer import OPEN
from game.theme import HOUSE_RAIL, SAFE, SeatLook, Theme
from game.widgets.hints import ButtonOf, Hint, draw_hints, place_hints

_GAP = 40
_LINE = 30  # gold line and shells
_LEAST = 200
_LEAST_BESIDE = 340  # px that a sentence needs beside its picture
_LEAST_BESIDE_NAME = 640  # and beside the name of whose rail it is
_HOST_GAP = 22
_HOST_HIGH, _HOST_HIGH_LARGE = 140, 176


@dataclass(frozen=True, slots=True)
class Spoken:
    """What stands in a rail; the picture for children alone."""

    words: str | Sequence[text.Part]
    picture: pygame.Surface | None = None


Plainer = Callable[[str, Theme], Spoken | None]
"""A whole sentence in a child's words with its picture, or None where there is nothing plainer."""


def nothing_plainer(words: str, theme: Theme) -> None:
    """What is said to children where nobody has words for them."""
    del words, theme


def draw_bottom_bar(
    canvas: pygame.Surface, words: str | Sequence[text.Part], hints: Sequence[Hint], button: ButtonOf, theme: Theme,
    look: SeatLook | None = None, name: str = "", sub: str = "", dark: str = HOUSE_RAIL,
    pose: str = OPEN, picture: pygame.Surface | None = None,
) -> tuple[int, int]:  # fmt: skip
    """Draw all of it. With a look and a name it is that seat's own rail. `place_hints` says where the hints stand.
    Returns from where to where the sentence has its room.

    For children the host says the words: he stands before them in his `pose` (none where "" says that he is elsewhere),
    with a `picture` of what they are about. Where words get too little room the seat's face stands without its name.
    """
    rail(look, theme, dark).draw(canvas, (0, theme.rail_top))
    placed = place_hints(hints, button, theme)
    right = draw_hints(canvas, placed) - (_GAP if placed else 0)
    host = in_rail(pose, host_high(theme)) if theme.kids and pose else None
    mine = owner(look, name, sub, theme) if look and name else None
    left = _begins(mine, host, theme)
    beside = picture.get_width() + _HOST_GAP if picture is not None else 0
    if look and mine and (host or theme.large_text) and right - left - beside < _LEAST_BESIDE_NAME:
        mine = owner(look, "", "", theme)
        left = _begins(mine, host, theme)
    if mine is not None:
        mine.draw(canvas, (SAFE.left, theme.rail_top))
    if host is not None:
        middle = left - _HOST_GAP - host.box.width + host.box.width // 2
        host.draw(canvas, (middle, theme.rail_top - POPS_UP + host.box.height // 2))
    parts = (words,) if isinstance(words, str) else tuple(words)
    if not parts or parts == ("",):
        return left, right
    if right - left - beside < _LEAST_BESIDE:
        picture = None  # words first
    aside = picture.get_width() + _HOST_GAP if picture is not None else 0
    said = sentence(parts, max(_LEAST, right - left - aside), SAFE.bottom - theme.rail_top - _LINE, theme)
    start = left if theme.kids and pose else (left + right - said.get_width() - aside) // 2
    if picture is not None:
        canvas.blit(picture, picture.get_rect(midleft=(start, theme.rail_line)))
    canvas.blit(said, said.get_rect(midleft=(start + aside, theme.rail_line)))
    return left, right


def host_high(theme: Theme) -> int:
    """How high the host is in the rail."""
    return _HOST_HIGH_LARGE if theme.large_text else _HOST_HIGH


def _begins(mine: Piece | None, host: Piece | None, theme: Theme) -> int:
    """Where the sentence may begin: behind whose rail it is, and behind the host, whose head is over the rail."""
    left = SAFE.left if mine is None else mine.rect((SAFE.left, theme.rail_top)).right + _GAP
    return left if host is None else left + host.box.width + _HOST_GAP
