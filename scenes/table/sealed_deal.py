"""A sealed deal: six words to note, and a picture code for phones. Neither reveals a card. The replay after the match
opens the seal."""

from functools import lru_cache
from threading import Thread

import pygame

from engine.core.messages import Message, say
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import ribbon
from game.draw.cache import cached
from game.input.actions import Press
from game.seal_words import WORDS, known, words
from game.theme import INK, Theme
from scenes.seating import Seating
from scenes.table.boards.sheet import Sheet
from scenes.table.phrases import Speakers

TITLE = say("table-seal")
FOR_ALL = say("table-seal-all")
LINES = (say("table-seal-words"), say("table-seal-why"), say("table-seal-later"))
TITLE_LETTERS, RIBBON = 68, "#9E2140"
CODE_SIDE, CODE_LEFT, CODE_TOP = 400, 560, 108  # px: the picture code, from the screen's left edge, the paper's top
WORD, WORDS_LEFT, NUMBER_WIDE = 60, 1080, 76
ROOM = 1480  # px for a line
LINE, LINE_LARGEST, LINES_UP, LINE_STEP = 38, 50, 156, 50  # first line's middle above the paper's lower edge
STANDS = 12.0
"""Seconds until it closes by itself."""
QUIET = 4
"""White squares round a picture code, which readers need."""


class SealScene(Sheet):
    """Follows the story of a deal. Any press closes it."""

    def __init__(self, context: Context, who: Speakers, seating: Seating, digest: str) -> None:
        super().__init__(context, who, seating)
        self.digest = digest
        words_of(digest)  # computed during the story of the deal
        self._rest = STANDS

    def update(self, dt: float) -> None:
        """Close it after some time without input."""
        self._rest -= dt
        if self._rest <= 0:
            self._rest = STANDS
            self.context.stack.dismiss()

    def act(self, press: Press) -> None:
        self._rest = STANDS
        super().act(press)

    def sentence(self) -> Message:
        return FOR_ALL

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(self.words_of(TITLE), TITLE_LETTERS, RIBBON).draw(canvas, (960, paper.top + 6))
        code = picture_code(code_text(self.digest), CODE_SIDE)
        canvas.blit(code, (CODE_LEFT, paper.top + CODE_TOP))
        step = CODE_SIDE / WORDS
        for number, word in enumerate(words_of(self.digest)):
            y = paper.top + CODE_TOP + step * (number + 0.5)
            text.place(canvas, f"{number + 1}", WORD - 18, (WORDS_LEFT, y), RIBBON, "display")
            text.place(canvas, word, WORD, (WORDS_LEFT + NUMBER_WIDE, y), INK, theme.sentence_role, align="left")
        lines = [self.words_of(line) for line in LINES]
        size = min(text.fit(line, min(theme.px(LINE), LINE_LARGEST), ROOM, theme.sentence_role) for line in lines)
        for number, line in enumerate(lines):
            at = (960, paper.bottom - LINES_UP + LINE_STEP * number)
            text.place(canvas, line, size, at, INK, theme.sentence_role)


def words_of(digest: str) -> tuple[str, ...]:
    """The words of a seal, () until a thread has computed them: a slow hash takes longer than a frame."""
    return tuple(_asked_for(digest))


@lru_cache(maxsize=16)
def _asked_for(digest: str) -> list[str]:
    found: list[str] = []
    known()
    Thread(target=lambda: found.extend(words(digest)), name="computes the words of a seal", daemon=True).start()
    return found


def code_text(digest: str) -> str:
    """The text for a phone; capitals make a code of fewer and larger squares."""
    return f"BY HOOK OR BY ROOK SHA256 {digest.upper()}"


@cached
def picture_code(words: str, side: int) -> pygame.Surface:
    """A QR code on white, at most `side` px wide, with whole pixels for each square."""
    import segno  # imported only if a code is shown

    rows = tuple(segno.make(words, error="l", micro=False).matrix)
    squares = len(rows) + 2 * QUIET
    size = side // squares
    picture = surfaces.new((squares * size, squares * size))
    picture.fill("#FFFFFF")
    for y, row in enumerate(rows, QUIET):
        for x, dark in enumerate(row, QUIET):
            if dark:
                picture.fill("#000000", (x * size, y * size, size, size))
    return picture
