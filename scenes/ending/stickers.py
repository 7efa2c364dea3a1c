"""Three stickers to choose from at the children's party, and the chosen one on its way to the curtain."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.easing import STICKER_FLIES, STICKER_STICKS
from game.theme import CARD_EDGE, CREAM, STAGE, Theme
from game.timeline import Call, Clip, Seq
from scenes.ending.album import SIZE, Album, sticker_of
from scenes.ending.guests import names_end

CARD_RADIUS = 30
_CARD, _CARD_LARGE, _CARD_GAP, _CARD_DOWN = (236, 220), (236, 188), 40, 38  # below the names, px
_CARD_PICTURE = 150
_WOBBLE, _WOBBLES = 9.0, 2  # degrees that a new sticker swings


@dataclass(slots=True)
class _Flying:
    """A sticker on its way to the curtain, and while it swings there."""

    name: str
    start: tuple[float, float]
    share: float = 0.0
    swing: float = 1.0


class StickerChoice:
    """`offered` are the stickers to choose from now."""

    def __init__(self, album: Album) -> None:
        self._album = album
        self.offered = album.offered()
        self._flying: _Flying | None = None

    @property
    def flies(self) -> bool:
        """Whether the chosen sticker is on its way."""
        return self._flying is not None

    def cards(self, theme: Theme) -> tuple[Rect, ...]:
        """Rectangles of the stickers to choose from."""
        (wide, high), count = self._card(theme), len(self.offered)
        left = STAGE[0] // 2 - (count * wide + (count - 1) * _CARD_GAP) // 2
        top = names_end(theme) + _CARD_DOWN
        return tuple(Rect(left + number * (wide + _CARD_GAP), top, wide, high) for number in range(count))

    def hang(self, number: int, theme: Theme, sound: Callable[[str], None], calm: bool) -> Clip:
        """Return the story in which the chosen sticker flies to the next free place, where it swings a little."""
        flying = self._flying = _Flying(self.offered[number], self.cards(theme)[number].center)
        if calm:
            return Call(self._stuck)
        flies, sticks = STICKER_FLIES.tween(flying, share=1.0), STICKER_STICKS.tween(flying, swing=0.0)
        return Seq(flies, Call(partial(sound, "slap_cloth"), skippable=True), sticks, Call(self._stuck))

    def _stuck(self) -> None:
        """Add the sticker to the album, and offer others."""
        assert self._flying is not None
        self._album.hang(self._flying.name)
        self._flying = None
        self.offered = self._album.offered()

    def draw_cards(self, canvas: Canvas, theme: Theme) -> None:
        """Draw the stickers to choose from."""
        for number, rect in enumerate(self.cards(theme)):
            _blank_card(self._card(theme)).draw(canvas, rect.center)
            if self._flying is None or self._flying.name != self.offered[number]:
                sticker_of(self.offered[number], _CARD_PICTURE).draw(canvas, rect.center)

    def draw_flying(self, canvas: Canvas) -> None:
        """Draw the sticker on its way."""
        flying = self._flying
        if flying is None:
            return
        x, y, turn = self._album.next_place
        (x0, y0), way = flying.start, flying.share
        size = round((_CARD_PICTURE + (SIZE - _CARD_PICTURE) * way) / 6) * 6
        swing = _WOBBLE * math.sin(math.tau * _WOBBLES * flying.swing) * flying.swing if way >= 1 else 0.0
        piece = sticker_of(flying.name, size, round((turn * way + swing) / 3) * 3)
        piece.draw(canvas, (x0 + (x - x0) * way, y0 + (y - y0) * way))

    @staticmethod
    def _card(theme: Theme) -> tuple[int, int]:
        return _CARD_LARGE if theme.large_text else _CARD


@cached
def _blank_card(size: tuple[int, int]) -> Piece:
    """The card below a sticker; anchored at its middle."""
    return with_shadow(board(*size, CREAM, CARD_RADIUS, CARD_EDGE, 4), 10, 120, (3, 8))
