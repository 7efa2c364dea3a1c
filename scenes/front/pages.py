"""Pages: words on a sheet of paper, page by page. The rules and the page about the program use it."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pygame import Rect

from engine.core.messages import Message, say, verbatim
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.theme import CARD_EDGE, INK
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import RULES_SIDE_CURTAINS
from scenes.front.leafing import LeafingScene
from scenes.front.page_lines import GAP, LEAD

BOARD = Rect(160, 200, 1600, 662)
"""The sheet of the rules. Other pages may begin higher; all end above the bar."""
PAPER = "#FDF4E0"
TEXT_LEFT = 70
_TITLE, _TITLE_TOP = 76, 66
_LINE = 46
_LINES_TOP, _AROUND_LINES = 150, 190
_DOT, _BESIDE_DOT = '<circle cx="10" cy="10" r="9" fill="#C8402F"/>', 40


@dataclass(frozen=True, slots=True)
class PageScreen:
    """The content of one screen: a page or a part of one. `size`: of its letters, px."""

    title: str
    lines: tuple[str, ...]
    size: int


S = TypeVar("S", bound=PageScreen)


class PagesScene(LeafingScene, Generic[S]):
    """Left and right turn the pages; confirm goes on, and at the end out. Subclasses give `split`."""

    side_curtains = RULES_SIDE_CURTAINS
    ring_radius = 30
    hook_holds_focus = False
    top = BOARD.top
    """Upper edge of the sheet, px."""
    most_px = 92
    """Largest size of the letters, px."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.page = 0
        self._split: dict[Hashable, tuple[S, ...]] = {}

    def split(self) -> Iterator[S]:
        """Yield all screens in order. A page with too many words for the text size becomes several."""
        raise NotImplementedError

    @property
    def look(self) -> Hashable:
        """The settings on which the split of the pages depends."""
        return self.theme, self.voice

    @property
    def screens(self) -> tuple[S, ...]:
        """All screens. They are cached, because every press asks for them."""
        if self.look not in self._split:
            self._split[self.look] = tuple(self.split())
        return self._split[self.look]

    @property
    def shown(self) -> S:
        return self.screens[min(self.page, len(self.screens) - 1)]

    @property
    def last(self) -> bool:
        return self.page >= len(self.screens) - 1

    # Layout

    def board(self) -> Rect:
        """Rectangle of the sheet."""
        return Rect(BOARD.left, self.top, BOARD.width, self.theme.bar_top - 50 - self.top)

    @property
    def line_px(self) -> int:
        """Size of the letters before a page makes them smaller, px."""
        return min(self.theme.sentence_px(_LINE), self.most_px)

    def room(self, beside: int = 0) -> tuple[int, int]:
        """Width and height for the lines, px, with `beside` px left free at their right."""
        return BOARD.width - 2 * TEXT_LEFT - _BESIDE_DOT - beside, self.board().height - _AROUND_LINES

    def targets(self) -> Sequence[Target]:
        return (Target("board", self.board()),)

    # Input

    def choose(self, target: Hashable, press: Press) -> None:
        """Turn to the next page, after the last one out; a pointer on the left half of the sheet turns back."""
        back = press.device in (MOUSE, TOUCH) and press.at is not None and press.at[0] < BOARD.centerx
        if self.last and not back:
            self.context.stack.dismiss()
        else:
            self.leaf(-1 if back else 1)

    def leaf(self, step: int) -> None:
        if step < 0 or not self.last:
            self.sound("page")
            self.page = max(0, min(len(self.screens) - 1, self.page + step))
            self.settle("board")

    def _direct(self, press: Press) -> None:
        self.leaf(1 if press.action in (Action.RIGHT, Action.DOWN) else -1)

    @property
    def confirm_words(self) -> Message:
        """The bar's words for confirm."""
        return say("done") if self.last else say("hint-next")

    def turns(self) -> tuple[Binding, ...]:
        """The way back if there is a page before. Pointers have it on the sheet."""
        shown = self.page and self.device not in (MOUSE, TOUCH)
        return (self.moves(Action.LEFT, say("hint-pages")),) if shown else ()

    def bindings(self) -> tuple[Binding, ...]:
        return self.with_focus(self.chooses(self.confirm_words), *self.turns(), self.leads_back(), *self.shoulders())

    # Drawing

    def named(self, target: Hashable) -> Message | None:
        """All words of the page, which are the content of this scene."""
        return verbatim(". ".join((self.shown.title, *self.shown.lines)))

    def counted_targets(self) -> Sequence[Hashable]:
        """Nothing, because the bar names the page number."""
        return ()

    def sentence(self) -> Message:
        return say("rules-page", number=min(self.page, len(self.screens) - 1) + 1, count=len(self.screens))

    def paint(self, canvas: Canvas) -> None:
        box, title = self.board(), self.shown.title
        _sheet(box.size).draw(canvas, box.center)
        at = box.left + TEXT_LEFT, box.top + _TITLE_TOP + 20
        size = text.fit(title, _TITLE, box.width - 2 * TEXT_LEFT, "display")
        text.place(canvas, title, size, at, INK, "display", "left")
        self.draw_lines(canvas)

    def draw_lines(self, canvas: Canvas, beside: int = 0, below: int = 0) -> None:
        """Draw the lines of the page, with `beside` px left free at their right and `below` px under them."""
        box, shown, role = self.board(), self.shown, self.theme.sentence_role
        wide, high = self.room(beside)
        rows = [text.wrap(line, shown.size, wide, role) for line in shown.lines]
        step, gap = round(shown.size * LEAD), round(shown.size * GAP)
        whole = sum(len(row) for row in rows) * step + gap * (len(rows) - 1)
        y = box.top + _LINES_TOP + max(0, (high - whole - below) // 3) + step // 2
        for row in rows:
            put(canvas, fragment(_DOT, (20, 20)), center=(box.left + TEXT_LEFT + 8, y))
            for words in row:
                text.place(canvas, words, shown.size, (box.left + TEXT_LEFT + _BESIDE_DOT, y), INK, role, "left")
                y += step
            y += gap


@cached
def _sheet(size: tuple[int, int]) -> Piece:
    return with_shadow(board(*size, PAPER, 30, CARD_EDGE, 6), 20, 150, (4, 14))
