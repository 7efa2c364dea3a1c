"""The coach's slip: cream paper in the rail of the seat that looks, in the place of the sentence. It covers no card and
nothing on the table."""

from bisect import bisect_left

from pygame import Rect

from game.canvas import Canvas
from game.draw import text
from game.draw.animals import in_rail
from game.draw.boards import board
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.idle_timer import OPEN
from game.theme import CARD_EDGE, CREAM, INK, SAFE, SMALLEST_TEXT, Theme
from scenes.table.coach.coach import Slip

OVER_RAIL, UNDER_SAFE = 8, 6
"""How far the paper reaches over the rail's edge, where cards show nothing that is to be read, and under the safe
rectangle, where it carries no words."""
BESIDE_FACE = 150
"""Where it begins, from the safe rectangle's left, where letters are large: beside the face of whoever looks."""
PADDING = 16
RADIUS = 22
WIDEST, END = 1500, 60
"""Of a paper, px, and its right end with the corners."""
WORDS, SIZE_STEP = 38, 2  # px of letters
LEAD = 1.18
HOST, HOST_OUT = 0.98, 14  # of the paper's height, px that he stands out of it at the left


def slip_box(left: int, right: int, theme: Theme) -> Rect:
    """Where the paper lies in a rail whose sentence has the room from `left` to `right`."""
    if theme.large_text or theme.kids:
        left = SAFE.left + BESIDE_FACE
    top = theme.rail_top - OVER_RAIL
    return Rect(left, top, right - left, SAFE.bottom + UNDER_SAFE - top)


def draw_slip(canvas: Canvas, slip: Slip, box: Rect, theme: Theme) -> None:
    """The paper, the host who speaks, and what he says: as large as it fits."""
    _draw_paper(canvas, box)
    host = in_rail(OPEN, round(box.height * HOST))
    middle = box.left - HOST_OUT + host.box.width // 2
    host.draw(canvas, (middle, box.centery))
    left = middle + host.box.width // 2 + PADDING
    inner = Rect(left, box.top + PADDING // 2, box.right - PADDING - left, SAFE.bottom - box.top - PADDING // 2)
    role = theme.sentence_role
    letters, rows = fitted(slip, inner.size, theme.sentence_px(WORDS), role)
    step = letters * LEAD
    first = inner.centery - step * (len(rows) - 1) / 2
    for number, row in enumerate(rows):
        text.place(canvas, row, letters, (inner.left, first + number * step), INK, role, "left")


def fitted(slip: Slip, size: tuple[int, int], letters: int, role: str) -> tuple[int, tuple[str, ...]]:
    """The largest letters up to `letters`, never under the smallest that can be read, with which the lines fit into
    `size`, and the rows that they make. What does not fit at all ends with an ellipsis."""
    wide, high = size
    sizes = range(SMALLEST_TEXT, letters + 1, SIZE_STEP)

    def too_large(now: int) -> bool:
        rows = _rows(slip, now, wide, role)
        return len(rows) * now * LEAD > high or any(text.width(row, now, role) > wide for row in rows)

    fitting = bisect_left(sizes, True, key=too_large)  # a font that was never used takes a while to open: try few
    if fitting:
        return sizes[fitting - 1], _rows(slip, sizes[fitting - 1], wide, role)
    most = max(1, int(high / (SMALLEST_TEXT * LEAD)))
    rows = _rows(slip, SMALLEST_TEXT, wide, role)
    if len(rows) > most:
        rows = (*rows[: most - 1], text.clipped(" ".join(rows[most - 1 :]), SMALLEST_TEXT, wide, role))
    return SMALLEST_TEXT, rows


def _rows(slip: Slip, letters: int, wide: int, role: str) -> tuple[str, ...]:
    return tuple(row for line in slip for row in text.wrap(line, letters, wide, role))


def _draw_paper(canvas: Canvas, box: Rect) -> None:
    """Both ends of the widest paper there is, as far apart as they have to be: the room changes with every hint."""
    paper = _paper(box.height)
    left, top = box.left - paper.anchor[0], box.top - paper.anchor[1]
    cut, skipped = paper.anchor[0] + box.width - END, WIDEST - box.width
    whole = paper.surface.get_rect()
    canvas.blit(paper.surface, (left, top), (0, 0, cut, whole.height))
    canvas.blit(paper.surface, (left + cut, top), (cut + skipped, 0, whole.width - cut - skipped, whole.height))


@cached
def _paper(height: int) -> Piece:
    return with_shadow(board(WIDEST, height, CREAM, RADIUS, CARD_EDGE, 4), 12, 130, (2, 7), (0, 0))
