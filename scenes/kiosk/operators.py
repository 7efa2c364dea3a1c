"""Shared parts of the operator's pages: the lock before them, and their access to the keeper.

They are never interrupted by the question "Still playing?".
"""

import logging
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from threading import Thread
from typing import Protocol

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.cache import cached, cached_briefly
from game.draw.paper import Piece, board, with_shadow
from game.kiosk.kiosk import Kiosk
from game.scene import Scene
from game.text.catalogue import Voice
from game.theme import CARD_EDGE, CREAM, INK, SMALLEST_TEXT
from game.widgets.menu import ROW_GAP, Row, row_height
from game.widgets.page import Page

FIRST_WAIT, LONG_WAIT = 2.0, 120.0
"""Seconds of waiting after the first wrong PIN, doubled with each further one, and the most until MANY."""
MANY, LONGEST_WAIT = 12, 600.0
"""After MANY wrong PINs in a row the wait is LONGEST_WAIT seconds: about 34 tries in four hours, of ten thousand
PINs."""
FORGOTTEN = 24 * 3600.0
"""Seconds of running without a wrong PIN after which earlier ones are forgotten. The system clock does not count,
because it can be changed."""
_FRAMES = 600
_PAPER_TOP, _PAPER_GAP, _MARGIN = 84, 28, 44
_LETTERS = 48
log = logging.getLogger(__name__)


class Lock:
    """Every wrong PIN makes the wait before the next try longer, on every page and after every restart.

    It belongs to the keeper, so leaving the page changes nothing. A wait that a restart interrupted begins again,
    because there is no clock to trust in between.
    """

    def __init__(self, kiosk: Kiosk) -> None:
        self.kiosk = kiosk
        self.rest = wait_after(kiosk.wrong_pins.in_a_row)
        """Seconds until the next try."""
        self._since = 0.0
        self.check: Check | None = None
        """The running check of a PIN. It takes longer than a frame, so a thread does it."""

    def ask(self, digits: str, told: Callable[[bool], None]) -> bool:
        """Begin to check a PIN. A later `advance` calls `told` with the result. Returns False during a wait or another
        check, and checks nothing."""
        if self.rest > 0 or self.check is not None:
            return False
        self._since = 0.0
        self.kiosk.wrong_pins.trying()
        self.check = Check(self.kiosk, digits, told)
        self.check.start()
        return True

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.rest = max(0.0, self.rest - dt)
        self._since += dt
        if self._since > FORGOTTEN:
            self.kiosk.wrong_pins.forgive()
        if self.check is not None and not self.check.is_alive():
            check, self.check = self.check, None
            self._judge(check)

    def _judge(self, check: "Check") -> None:
        wrong = self.kiosk.wrong_pins
        if check.opens:
            wrong.forgive()
            self.kiosk.pin.opened(check.digits)
        else:
            wrong.note(self.kiosk.clock())
            self.rest = wait_after(wrong.in_a_row)
            log.warning("wrong PIN, number %d in a row; the next try is in %.0f s", wrong.in_a_row, self.rest)
        check.told(check.opens)


class Check(Thread):
    """One check of one PIN. A check that fails with an error opens nothing."""

    def __init__(self, kiosk: Kiosk, digits: str, told: Callable[[bool], None]) -> None:
        super().__init__(daemon=True)
        self.kiosk, self.digits, self.told = kiosk, digits, told
        self.opens = False

    def run(self) -> None:
        self.opens = self.kiosk.pin.opens(self.digits)


class FrameTimes:
    """Durations of the latest frames."""

    def __init__(self) -> None:
        self._seconds: deque[float] = deque(maxlen=_FRAMES)

    def advance(self, dt: float) -> None:
        """Note a frame, `dt` seconds after the one before."""
        self._seconds.append(dt)

    @property
    def rate(self) -> int:
        """Frames per second; 0 before the first."""
        whole = sum(self._seconds)
        return round(len(self._seconds) / whole) if whole else 0

    @property
    def slowest(self) -> int:
        """Milliseconds of the slowest frame."""
        return round(1000 * max(self._seconds, default=0.0))

    @property
    def words(self) -> Message:
        """Frames per second, and the slowest frame."""
        if not sum(self._seconds):
            return say("operator-no-frames")
        return say("operator-frames", count=self.rate, amount=self.slowest)


class OperatorContext(Protocol):
    """The keeper as the operator's pages use it."""

    context: Context
    kiosk: Kiosk
    lock: Lock
    frames: FrameTimes

    def begin_again(self) -> None:
        """End the visit and remove all that the visitor left."""


class Operators:
    """A mixin for scenes. They speak to a grown-up. After `patience` seconds without a touch the visit ends."""

    context: Context
    patience = 180.0

    @property
    def voice(self) -> Voice:
        """The voice for grown-ups, even if children play here."""
        return self.context.grown_up_voice


class OperatorPage(Operators, Page):
    """A page of the operator, with the keeper."""

    def __init__(self, keeper: OperatorContext) -> None:
        super().__init__(keeper.context)
        self.keeper, self.kiosk = keeper, keeper.kiosk


@dataclass(frozen=True, slots=True)
class Way:
    """A row that leads to a page."""

    name: Hashable
    label: Message
    line: Message
    picture: str
    make: Callable[[OperatorContext], Scene]

    def row(self, keeper: OperatorContext) -> Row:
        push = keeper.context.stack.push
        return Row(self.name, self.label, None, self.line, self.picture, do=lambda: push(self.make(keeper)))


class PaperPage(OperatorPage):
    """A text on paper, above rows at the lower edge. With large text the rows leave room for it and are shown one by
    one."""

    def box(self) -> Rect:
        """Rectangle of the rows."""
        box, many = super().box(), 1 if self.theme.large_text else len(self.rows())
        high = many * (row_height(self.theme) + ROW_GAP) - ROW_GAP
        return Rect(box.left, box.bottom - high, box.width, high)

    @property
    def paper(self) -> Rect:
        """Rectangle of the paper."""
        box = self.box()
        return Rect(box.left, _PAPER_TOP, box.width, box.top - _PAPER_GAP - _PAPER_TOP)

    def write(self, canvas: Canvas) -> None:
        """Draw the content of the paper."""

    def paint(self, canvas: Canvas) -> None:
        _paper(self.paper.size).draw(canvas, self.paper.topleft)
        self.write(canvas)
        super().paint(canvas)


@cached
def _paper(size: tuple[int, int]) -> Piece:
    return with_shadow(board(*size, CREAM, 24, CARD_EDGE, 4), 12, 130, (3, 9), (0, 0))


@cached
def line_of_paper(size: tuple[int, int]) -> Piece:
    """The paper on which the operator writes one line; its anchor is its middle."""
    return with_shadow(board(*size, CREAM, 24, CARD_EDGE, 4), 8, 110, (2, 6))


class WholePage(PaperPage):
    """A sentence in full that is longer than its row."""

    def __init__(self, keeper: OperatorContext, words: Message) -> None:
        super().__init__(keeper)
        self.words = words

    def rows(self) -> Sequence[Row]:
        return (self.closing_row(picture="back"),)

    def write(self, canvas: Canvas) -> None:
        inner = self.paper.inflate(-2 * _MARGIN, -2 * _MARGIN)
        put(canvas, written(self.words_of(self.words), inner.size, self.theme.px(_LETTERS)), midleft=inner.midleft)


@cached_briefly
def written(words: str, room: tuple[int, int], letters: int) -> pygame.Surface:
    """The text in the largest letters that fit. A word without spaces is broken anywhere."""
    for size in range(letters, SMALLEST_TEXT, -2):
        found = text.lines(broken(words, size, room[0]), size, room[0], INK, "semibold", align="left")
        if found.get_height() <= room[1]:
            break
    return found


def broken(words: str, size: float, wide: float) -> str:
    """The text with spaces inside words that are wider than `wide`, such as names of files."""
    out = []
    for word in text.unbroken(words):
        while text.width(word, size, "semibold") > wide:
            many = next(
                many for many in range(len(word) - 1, 0, -1) if text.width(word[:many], size, "semibold") <= wide
            )
            out.append(word[:many])
            word = word[many:]
        out.append(word)
    return " ".join(out)


def wait_after(wrong: int) -> float:
    """Seconds until the next try after `wrong` wrong PINs in a row."""
    if wrong >= MANY:
        return LONGEST_WAIT
    return min(LONG_WAIT, FIRST_WAIT * 2 ** (wrong - 1)) if wrong else 0.0
