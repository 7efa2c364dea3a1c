"""The album of stickers on the closed curtain. Children add one after every match. At home it is kept for later
evenings; in a kiosk it is not."""

from collections.abc import Sequence
from random import Random

from game import surfaces
from game.context import Context
from game.draw.cache import cached, converted
from game.draw.host import host
from game.draw.paper import Piece, sticker, with_shadow
from game.draw.svg import picture, source

KEPT = "album"
"""Key of the album in the store, beside the settings. It has pictures only, nothing about persons."""
STICKERS = (
    "host", "spooks/bat", "spooks/cat", "spooks/spook", "spooks/pumpkin",
    *(f"word_porters/words/{name}" for name in (
        "unicorn", "dragon", "rocket", "cake", "sun", "whale", "rainbow", "balloon", "dinosaur", "robot", "castle",
        "butterfly", "turtle", "star", "ice-cream", "kite", "planet", "ladybird", "crown", "dolphin", "owl", "snowman",
        "parrot", "boat",
    )),
)  # fmt: skip
"""Names of the pictures; "host" is the Rook."""
PLACES = (
    (300, 178, -8), (1604, 168, 7), (172, 296, 5), (1746, 282, -6), (150, 476, 8), (1770, 474, 4), (256, 640, -5),
    (1664, 640, 9), (148, 780, 6), (1776, 786, -7), (318, 800, -9), (1598, 806, 5), (266, 420, 4), (1652, 400, -4),
)  # fmt: skip
"""Places of the stickers in order: the middle, and the angle in degrees. The oldest stickers are replaced."""
OFFERED = 3
EDGE = 9  # px of white around a sticker
SIZE = 120


class Album:
    """The stickers in the album, the oldest first."""

    def __init__(self, context: Context) -> None:
        self._store = context.store if context.kiosk is None else None
        found = self._store.setting(KEPT) if self._store is not None else ()
        names = found if isinstance(found, Sequence) and not isinstance(found, str) else ()
        self.hung: list[str] = [name for name in names if name in STICKERS]

    def offered(self) -> tuple[str, ...]:
        """Three stickers that are not shown now; others after each new sticker."""
        shown = {name for name, _ in self.shown()}
        free = [name for name in STICKERS if name not in shown]
        return tuple(Random(len(self.hung)).sample(free, OFFERED))

    @property
    def next_place(self) -> tuple[int, int, int]:
        """The place of the next sticker."""
        return PLACES[len(self.hung) % len(PLACES)]

    def hang(self, name: str) -> None:
        """Add a sticker, and save it at once, except in a kiosk."""
        self.hung.append(name)
        if len(self.hung) > 2 * len(PLACES):
            del self.hung[: len(PLACES)]
        if self._store is not None:
            self._store.keep_setting(KEPT, self.hung)

    def shown(self) -> list[tuple[str, tuple[int, int, int]]]:
        """The visible stickers with their places."""
        first = max(0, len(self.hung) - len(PLACES))
        return [(name, PLACES[place % len(PLACES)]) for place, name in enumerate(self.hung)][first:]


@cached
def sticker_of(name: str, size: int, turn: int = 0) -> Piece:
    """A picture cut out with a white edge, `size` px wide or high, turned by `turn` degrees; anchored at its middle."""
    if name == "host":
        whole = host("standing", round(size * 0.9))
    else:
        wide, high = source(name)[1]
        scale = 2 * size / max(wide, high)
        double = sticker(picture(name, wide * scale, high * scale), 2 * EDGE, "#FFFFFF")
        whole = surfaces.smoothscale_by(double, 0.5)
    turned = surfaces.rotozoom(whole, turn, 1) if turn else whole
    return with_shadow(converted(turned), 6, 110, (2, 5))
