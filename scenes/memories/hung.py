"""The frames on the wall of memories: finished matches and evenings on pages, the latest first."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date

from pygame import Rect

from engine.core.messages import Message
from game.canvas import Canvas, put
from game.context import Context
from game.draw.icons import icon
from game.theme import GOLD, Theme
from scenes.evening import diary
from scenes.memories import date_words, frames
from scenes.memories.evenings import FinishedEvening, in_frames
from scenes.memories.matches import Finished, day_of, setup_of

MOST = 200
"""The latest matches that are shown."""
_FRAME, _FRAME_AT, _STEP = (530, 318), (382, 344), (562, 334)
_LARGE, _LARGE_AT, _LARGE_STEP = (760, 318), (500, 344), (0, 334)
_TURNS = (-0.8, 0.7, 0.8, -0.6)
_HUNG = 0.22
"""Seconds between two frames that are hung up."""
_DOTS, _DOT_STEP, _DOT_SIZE = (663, 872), 34, 40


class HungFrames:
    """The matches and evenings of the store on pages. `worded` returns the text of a message; `today` is the day from
    which they are dated."""

    def __init__(self, context: Context, worded: Callable[[Message], str], today: date, page: int) -> None:
        self._context, self._worded, self._today = context, worded, today
        found = ((one, setup_of(one)) for one in context.store.history.remembered(MOST))
        self.entries = in_frames(
            [(one, setup) for one, setup in found if setup is not None], diary.present_evening(context)
        )
        """The matches in each frame: one, or all of an evening."""
        self._found: dict[int, Finished | FinishedEvening] = {}
        self._framed: dict[int, frames.Shown] = {}
        self.turn_to(page)

    @property
    def _theme(self) -> Theme:
        return self._context.theme

    # Pages

    @property
    def pages(self) -> int:
        """Number of pages, at least one."""
        return max(1, -(-len(self.entries) // self._fits))

    @property
    def _fits(self) -> int:
        return 2 if self._theme.large_text else 4

    def turn_to(self, page: int) -> None:
        """Show the page of that number, or the last one if there are fewer."""
        self.page, self._painted, self._since = min(page, self.pages - 1), 0, 0.0
        self._painting = self._paint_all()

    @property
    def shown(self) -> range:
        """The places of the frames on the page, 0 for the latest."""
        first = self.page * self._fits
        return range(first, min(first + self._fits, len(self.entries)))

    @property
    def rects(self) -> Sequence[Rect]:
        """The rectangles of the frames on the page."""
        (x, y), (across, down) = (_LARGE_AT, _LARGE_STEP) if self._theme.large_text else (_FRAME_AT, _STEP)
        up, rects = self._theme.bar_up // 2, []
        for place in range(len(self.shown)):
            row, column = (place, 0) if self._theme.large_text else divmod(place, 2)
            rect = Rect((0, 0), self._size)
            rect.center = x + column * across, y - up // 2 + row * (down - up)
            rects.append(rect)
        return rects

    @property
    def _size(self) -> tuple[int, int]:
        wide, high = _LARGE if self._theme.large_text else _FRAME
        return wide, high - self._theme.bar_up // 2

    # Matches and evenings

    def entry(self, at: int) -> Finished | FinishedEvening:
        """Return what is framed at a place, 0 for the latest."""
        if at not in self._found:
            matches = [Finished(self._context, *one) for one in self.entries[at]]
            self._found[at] = matches[0] if len(matches) == 1 else FinishedEvening(matches)
        return self._found[at]

    def _frame(self, at: int) -> frames.Shown:
        if at not in self._framed:
            entry = self.entry(at)
            day = day_of(self.entries[at][-1][0])
            made, when = self._worded(entry.made), self._worded(date_words.lately(day, self._today))
            game = entry.setup.game if isinstance(entry, Finished) else None
            self._framed[at] = frames.Shown(game, entry.looks, entry.winners, made, when)
        return self._framed[at]

    # Drawing

    @property
    def hung(self) -> int:
        """Number of frames of the page that are painted and hung up."""
        return min(self._painted, 1 + int(self._since / _HUNG))

    def advance(self, dt: float) -> None:
        """Paint for one frame of `dt` seconds."""
        self._since += dt
        next(self._painting, None)

    def _paint_all(self) -> Iterator[object]:
        """Paint the frames of the page in steps, and hang up each."""
        for at in self.shown:
            yield from frames.painting(self._frame(at), self._size, self._theme)
            self._painted += 1

    def draw(self, canvas: Canvas) -> None:
        """Draw the frames of the page, and a dot for each page."""
        theme, hung = self._theme, self.hung
        for number, (at, rect) in enumerate(zip(self.shown, self.rects, strict=True)):
            if number < hung:
                frames.hung(self._frame(at), self._size, _TURNS[at % len(_TURNS)], theme).draw(canvas, rect.center)
            else:
                frames.free(rect.size).draw(canvas, rect.center)
        for page in range(self.pages if self.pages > 1 else 0):
            dot = icon("dot", _DOT_SIZE, GOLD if page == self.page else "#8A6E94")
            x = _DOTS[0] + _DOT_STEP * (page - (self.pages - 1) / 2)
            put(canvas, dot, center=(round(x), _DOTS[1] - theme.bar_up))
