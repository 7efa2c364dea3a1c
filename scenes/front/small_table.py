"""The small table beside a page of rules, in a frame, with its progress and its caption."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from pygame import Rect

from game.canvas import Canvas
from game.cuts import cut_of
from game.draw import text
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment
from game.theme import CARD_EDGE, GOLD, GOLD_INK, INK, SMALLEST_TEXT
from scenes.front.page_lines import LEAD
from scenes.games import Value
from scenes.replay.cut_table import SIZE, CutTable

if TYPE_CHECKING:
    from game.context import Context

_EDGE, _CORNER = 8, 14
_BAR = 10
_GAP = 24
_LETTERS_SMALLER = 2
_NARROWER = 24  # px between two tried widths of rows


class SmallTable:
    """Plays one cut at a time, from its beginning. It reacts to calls of the page only, never to presses."""

    def __init__(self, context: "Context", game: str) -> None:
        self.context, self.game = context, game
        self.table: CutTable | None = None
        self._made: object = None

    def show(self, name: str, variant: str, options: Mapping[str, Value]) -> None:
        """Show the cut `name` from its beginning, at a table of that variant with these options; "" shows none. A call
        with the same values changes nothing. After a change of settings the table is made again."""
        wanted = name, variant, dict(options), self.context.settings.get
        if wanted == self._made:
            return
        self._made = wanted
        cut = cut_of(self.game, name, variant) if name else None
        self.table = CutTable(self.context, cut, options) if cut is not None else None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.table is not None:
            self.table.update(dt)

    @property
    def stands(self) -> bool:
        """Whether the cut has ended."""
        return self.table is not None and self.table.stands

    def again(self) -> None:
        """Play the cut again from its beginning."""
        if self.table is not None:
            self.table.again()

    def step(self) -> None:
        """Play one step and stop; at the end begin again."""
        if self.table is not None:
            self.table.step()

    def draw(self, canvas: Canvas, topleft: tuple[int, int]) -> None:
        """Draw the table in its frame, with its progress."""
        at = Rect(topleft, SIZE)
        _frame(SIZE).draw(canvas, at.center)
        if self.table is None:
            return
        for tile, (x, y) in self.table.paint_small():
            canvas.blit(tile, (at.left + x, at.top + y))
        bar = Rect(at.left, at.bottom - _BAR, at.width, _BAR)
        canvas.fill(GOLD_INK, bar)
        canvas.fill(GOLD, (bar.left, bar.top + 2, round(bar.width * self.table.share), bar.height - 2))

    def draw_caption(self, canvas: Canvas, box: Rect, size: int, role: str) -> None:
        """Draw the caption in the middle of a box, in letters of `size` px, or smaller if it needs more room."""
        words, shown = self.table.caption() if self.table is not None else ("", None)
        if not words:
            return
        beside = shown.get_width() + _GAP if shown is not None else 0
        letters, rows = _fitted(words, (box.width - beside, box.height), size, role)
        step = round(letters * LEAD)
        wide = beside + max(text.width(row, letters, role) for row in rows)
        if shown is not None:
            canvas.blit(shown, shown.get_rect(midleft=(box.centerx - wide // 2, box.centery)))
        y = box.centery - step * (len(rows) - 1) // 2
        for row in rows:
            text.place(canvas, row, letters, (box.centerx + beside // 2, y), INK, role)
            y += step


@lru_cache(64)
def _fitted(words: str, room: tuple[int, int], size: int, role: str) -> tuple[int, tuple[str, ...]]:
    """Return the largest size of letters, up to `size`, with which the rows fit, and the rows, of nearly equal
    length."""
    letters = next(
        (
            letters
            for letters in range(size, SMALLEST_TEXT, -_LETTERS_SMALLER)
            if len(text.wrap(words, letters, room[0], role)) * round(letters * LEAD) <= room[1]
        ),
        SMALLEST_TEXT,
    )
    rows = text.wrap(words, letters, room[0], role)
    for width in range(room[0] - _NARROWER, 0, -_NARROWER):
        narrower = text.wrap(words, letters, width, role)
        if len(narrower) > len(rows) or any(text.width(row, letters, role) > width for row in narrower):
            break
        rows = narrower
    return letters, rows


@cached
def _frame(size: tuple[int, int]) -> Piece:
    """The frame, with ink in place of the table."""
    wide, high = size[0] + 2 * _EDGE, size[1] + 2 * _EDGE
    shape = f'<rect width="{wide}" height="{high}" rx="{_CORNER}" fill="{CARD_EDGE}"/>'
    shape += f'<rect x="{_EDGE}" y="{_EDGE}" width="{size[0]}" height="{size[1]}" fill="{INK}"/>'
    return with_shadow(fragment(shape, (wide, high)), 10, 120, (2, 6))
