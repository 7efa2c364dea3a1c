"""The controls over a watched table: the progress bar, the sign with place and speed, the buttons and the chapters."""

from collections.abc import Callable

from pygame import Rect

from engine.core.messages import say
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import pill
from game.draw.icons import icon
from game.draw.paper import Piece
from game.input.actions import Press
from game.theme import CREAM, GOLD, GOLD_INK, SAFE, SMALLEST_TARGET, Theme
from game.widgets.bindings import Binding
from scenes.replay.chapters import ChapterBar, chapter_bar
from scenes.replay.replay import Replay
from scenes.table.screen import Screen

PACES = {
    "slow": say("value-slow"),
    "normal": say("value-normal"),
    "fast": say("value-fast"),
    "off": say("replay-no-motion"),
}
"""The paces with their signs, from the slowest."""
_BAR = 10
_BAR_REACH = 44  # height around the bar that takes a touch, px
_MARK = 4
_PILL, _PILL_LARGEST = (34, 58), 56  # sizes of letters and height; largest letters
_PILL_UP = 46  # its middle above the bar, px
_BUTTON_GAP, _OVER_BUTTONS = 14, 10


class WatchControls:
    """Where the controls of a replay are, and what a pointer does there."""

    def __init__(
        self,
        context: Context,
        screen: Screen,
        flow: Replay,
        bindings: Callable[[], tuple[Binding, ...]],
        holds: Callable[[], bool | None],
    ) -> None:
        """`bindings`: what the buttons do. `holds`: whether the seal of the latest deal holds, None without a seal."""
        self._context, self._screen, self._flow, self._bindings, self._holds = context, screen, flow, bindings, holds

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The rectangles of everything above the progress bar."""
        sign = self.sign()
        return self.chapters.rect, sign.rect(self.sign_at(sign)), *(rect for _, _, rect in self.buttons())

    def press(self, press: Press) -> bool:
        """Do what is under the pointer. Returns whether there is anything."""
        at = press.at
        if at is None:
            return False
        button = next((one for one, _, rect in self.buttons() if rect.collidepoint(at)), None)
        chapter = self.chapters.hit(at)
        if button is not None:
            button.do(press)
        elif chapter is not None:
            self._flow.wind(chapter.begins)
        elif self.bar.inflate(0, _BAR_REACH - _BAR).collidepoint(at):
            self._flow.wind(round((at[0] - SAFE.left) / SAFE.width * len(self._flow.cursor)))
        else:
            return False
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw everything. While highlights are shown, there is only the bar."""
        self._draw_bar(canvas)
        if not self._flow.highlights:
            sign = self.sign()
            sign.draw(canvas, self.sign_at(sign))
            for _, piece, rect in self.buttons():
                piece.draw(canvas, rect.center)
            self.chapters.draw(canvas, self._screen.room.seating, self._screen.theme)

    @property
    def chapters(self) -> ChapterBar:
        """The chapters of the present hand: above the buttons, or beside them if a board needs that room."""
        flow, theme, placed = self._flow, self._screen.theme, self.buttons()
        left, top = min(rect.left for _, _, rect in placed), min(rect.top for _, _, rect in placed)
        if self._screen.stage.floor.row is None:
            return chapter_bar(flow.chapters, flow.at, (SAFE.right, top - _OVER_BUTTONS), theme)
        sign = self.sign()
        foot = (left - _BUTTON_GAP, placed[0][2].bottom + _OVER_BUTTONS // 2)
        begins = sign.rect(self.sign_at(sign)).right + _BUTTON_GAP
        return chapter_bar(flow.chapters, flow.at, foot, theme, begins)

    @property
    def bar(self) -> Rect:
        """Rectangle of the progress bar, on the upper edge of the hint bar."""
        return Rect(SAFE.left, self._screen.theme.bar_top - _BAR // 2, SAFE.width, _BAR)

    def _draw_bar(self, canvas: Canvas) -> None:
        """Draw the progress in the record, with a mark at the start of each hand."""
        bar, flow = self.bar, self._flow
        length = max(1, len(flow.cursor))
        canvas.fill(GOLD_INK, bar.inflate(6, 6))
        canvas.fill(self._screen.theme.plate, bar)
        canvas.fill(GOLD, (bar.left, bar.top, round(bar.width * flow.at / length), bar.height))
        for number in flow.cursor.hands[1:]:
            canvas.fill(CREAM, (bar.left + round(bar.width * number / length) - _MARK // 2, bar.top, _MARK, bar.height))

    def sign(self) -> Piece:
        """The sign with place and speed, and with the latest deal's seal."""
        theme, flow, size, holds = self._screen.theme, self._flow, self._letters, self._holds()
        seals = () if holds is None else (icon("seal" if holds else "cross", size, GOLD, theme.plate),)
        at, of, pace = flow.at, len(flow.cursor), PACES[self._context.settings.get.pace]
        if not theme.large_text:
            words = say("replay-at-pace", number=at, count=of, pace=pace)
        else:  # it would cover a plate
            words = say("replay-at", number=at, count=of) if flow.paused or flow.ended else pace
        return self._pill((self._context.voice.words(words), *seals), _PILL[1])

    def sign_at(self, piece: Piece) -> tuple[float, float]:
        """The middle of the sign."""
        return SAFE.left + piece.box.width / 2, self._above(piece)

    def buttons(self) -> tuple[tuple[Binding, Piece, Rect], ...]:
        """The buttons with their pictures and rectangles, above the bar at its right."""
        out, right = [], SAFE.right
        for button in reversed(self._bindings()):
            piece = self._pill((icon(button.icon, self._letters, GOLD),), SMALLEST_TARGET)
            at = right - piece.box.width // 2, round(self._above(piece))
            out.append((button, piece, piece.rect(at)))
            right -= piece.box.width + _BUTTON_GAP
        return tuple(out)

    @property
    def _letters(self) -> int:
        return min(self._screen.theme.px(_PILL[0]), _PILL_LARGEST)

    def _pill(self, parts: tuple[text.Part, ...], high: int) -> Piece:
        theme = self._screen.theme
        return pill(parts, theme.plate, GOLD_INK, self._letters, high, 3, Theme(theme.name))

    def _above(self, piece: Piece) -> float:
        """y of the middle of a piece above the bar."""
        return self.bar.top - max(_PILL_UP, piece.box.height * 0.7)
