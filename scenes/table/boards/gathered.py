"""Children's points as pictures instead of numbers.

Each child has a face and a name. Below is one picture for each point, with their number on a tag.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.theme import GOLD, GOLD_INK, INK, SeatLook, Theme
from scenes.table.boards.lead import Spot
from scenes.table.boards.start_board import EDGE, GROUND
from scenes.table.boards.table_count import draw_player, hat_at

FACE, NAME, TAG, TAG_HIGH = 150, 56, 52, 72
HEAD = 0.7  # of a face's width: that of a figure's head
GAP, PAD, PICTURE, LEAST, ACROSS = 28, 18, 92, 34, 4


@dataclass(frozen=True, slots=True)
class GatheredPoints:
    """The points of one child. `picture(width)` draws one of them, `width` px wide and anchored at its middle. `best`
    has a golden tag. `pose`: how its figure stands, `hop` px higher if it cheers; with none it is a face."""

    look: SeatLook
    name: str
    count: int
    picture: Callable[[int], Piece]
    best: bool = False
    pose: str = ""
    hop: int = 0


def draw_gathered(canvas: Canvas, box: Rect, children: Sequence[GatheredPoints], theme: Theme) -> None:
    """Draw all children side by side, with their names in one size."""
    places, most = _places(box, len(children)), min(theme.sentence_px(NAME), 84)
    letters = min(text.fit(child.name, most, places[0].width - 2 * PAD, theme.sentence_role) for child in children)
    for place, child in zip(places, children, strict=True):
        _draw(canvas, place, child, letters, theme)


def hats_of(box: Rect, children: Sequence[GatheredPoints]) -> list[Spot]:
    """Return where a hat stands on each figure."""
    places = _places(box, len(children))
    return [hat_at(child.pose, *_figure(place), child.hop) for place, child in zip(places, children, strict=True)]


def _places(box: Rect, count: int) -> list[Rect]:
    wide = (box.width - GAP * (count - 1)) // count
    return [Rect(box.left + number * (wide + GAP), box.top, wide, box.height) for number in range(count)]


def _figure(box: Rect) -> tuple[int, tuple[int, int]]:
    """Return the width of a figure's head, and the middle of its waist."""
    size = _face_of(box)
    return round(size * HEAD), (box.centerx, box.top + size // 2)


def _face_of(box: Rect) -> int:
    return min(FACE, box.width - 2 * PAD, box.height // 3)


def head_of(box: Rect, count: int) -> int:
    """Return the width of the heads of `count` children with figures in a box."""
    return _figure(_places(box, count)[0])[0]


def _draw(canvas: Canvas, box: Rect, child: GatheredPoints, letters: int, theme: Theme) -> None:
    size = _face_of(box)
    if child.pose:
        draw_player(canvas, child.look, child.pose, *_figure(box), child.hop)
    _ground((box.width, box.height - size // 2), child.best).draw(canvas, (box.left, box.top + size // 2))
    if not child.pose:
        head = avatar(child.look, size)
        canvas.blit(head, head.get_rect(midtop=(box.centerx, box.top)))
    role, room = theme.sentence_role, box.width - 2 * PAD
    y = box.top + (size // 2 if child.pose else size) + letters * 0.85
    text.place(canvas, text.clipped(child.name, letters, room, role), letters, (box.centerx, y), INK, role)
    foot = box.bottom - PAD - TAG_HIGH // 2
    _tag(str(child.count), child.best).draw(canvas, (box.centerx, foot))
    top, bottom = y + letters * 0.6, foot - TAG_HIGH // 2
    _draw_things(canvas, Rect(box.left + PAD, round(top), room, round(bottom - top)), child)


def _draw_things(canvas: Canvas, box: Rect, child: GatheredPoints) -> None:
    """Draw the pictures, as large as fits."""
    if not child.count:
        return
    across = min(ACROSS, child.count)
    while across < child.count and -(-child.count // across) * (box.width // across) > box.height:
        across += 1
    rows = -(-child.count // across)
    each = max(LEAST, min(PICTURE, box.width // across, box.height // rows))
    piece = child.picture(round(each * 0.86))
    for number in range(child.count):
        row, place = divmod(number, across)
        count = min(across, child.count - row * across)
        x = box.centerx + (place - (count - 1) / 2) * each
        piece.draw(canvas, (x, box.centery + (row - (rows - 1) / 2) * each))


@cached
def _ground(size: tuple[int, int], best: bool) -> Piece:
    return with_shadow(board(*size, GROUND, 26, GOLD if best else EDGE, 8 if best else 3), 4, 60, (1, 3), (0, 0))


@cached
def _tag(words: str, best: bool) -> Piece:
    wide = max(TAG_HIGH + 28, text.width(words, TAG, "kids_bold") + 48)
    out = board(wide, TAG_HIGH, GOLD if best else "#FFFFFF", TAG_HIGH // 2, GOLD_INK, 4).copy()
    text.place(out, words, TAG, (wide / 2, TAG_HIGH / 2), INK, "kids_bold")
    return with_shadow(out, 5, 100, (1, 3))
