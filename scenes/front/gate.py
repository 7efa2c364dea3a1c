"""The gate for grown-ups: a small sum before actions that a child should not start by a stray press."""

from collections.abc import Callable, Sequence
from random import Random

from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import disc
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.theme import CARD_EDGE, CREAM, DISC, GOLD, INK, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.letters import ERASED, key_targets
from game.widgets.writing_scene import WritingScene

ASK = say("gate-ask")
LEAST, MOST = 6, 9
"""Range of both factors. A child who can multiply these can also read the settings."""
_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", ERASED, "0")
_COLUMNS, _GAP = 3, 18
_KEYS_BOX = Rect(1080, 214, 600, 640)
_ABOVE_BAR = 40
_SUM_BOX = Rect(240, 508, 700, 190)
_KEY_AT, _KEY_SIZE, _KEY_SHARE = (590, 356), 236, 0.64
_TITLE_AT, _TITLE = (960, 134), 92
_SUM = 120


def for_grown_ups(context: Context, then: Callable[[], None], device: str | None = None) -> None:
    """Call `then`; in the children's theme only after a grown-up has opened the gate."""
    if context.audience.children:
        context.stack.push(GateScene(context, then, device))
    else:
        then()


def gated_line(context: Context, words: Message) -> Message:
    """The bar's line for an action behind the gate. Children read whom to ask."""
    return ASK if context.audience.children else words


class GateScene(WritingScene):
    """The player enters digits by keys on the screen or a real keyboard. The right number closes the scene and calls
    `then`; a wrong one brings another sum. Back closes the scene only."""

    hook_share = 0.86

    def __init__(
        self, context: Context, then: Callable[[], None], device: str | None = None, rng: Random | None = None
    ) -> None:
        super().__init__(context, device)
        self.then = then
        self.rng = rng or Random()
        self.written = ""
        self.factors = self._sum()
        self.focus.at = ("key", "5")

    def _sum(self) -> tuple[int, int]:
        return self.rng.randint(LEAST, MOST), self.rng.randint(LEAST, MOST)

    @property
    def answer(self) -> str:
        """The digits that open the gate."""
        return str(self.factors[0] * self.factors[1])

    # Input

    def targets(self) -> Sequence[Target]:
        room = min(_KEYS_BOX.height, self.theme.bar_top - _ABOVE_BAR - _KEYS_BOX.top)
        return key_targets(_KEYS, _COLUMNS, Rect(_KEYS_BOX.topleft, (_KEYS_BOX.width, room)), _GAP)

    @property
    def erasable(self) -> bool:
        return bool(self.written)

    def write(self, sign: str) -> None:
        if sign == ERASED:
            self.written = self.written[:-1]
        elif sign in _KEYS:
            self.written += sign
            if len(self.written) == len(self.answer):
                self._answered()

    def _answered(self) -> None:
        if self.written == self.answer:
            self.sound("choose")
            self.context.stack.dismiss()
            self.then()
            return
        self.refuse(say("gate-wrong"))
        self.written, self.factors = "", self._sum()

    def bindings(self) -> tuple[Binding, ...]:
        """No button to finish, because enough digits are an answer."""
        main = () if self.by_keyboard else (self.chooses(say("hint-choose")),)
        return self.with_focus(*main, *self.erases(), self.leads_back(), self.types())

    # Drawing

    def sentence(self) -> Message:
        return say("gate-sum")

    def paint(self, canvas: Canvas) -> None:
        theme = self.theme
        title = self.words_of(say("gate-title"))
        size = min(text.fit(title, theme.px(_TITLE), 1300, "display"), 120)
        text.place(canvas, title, size, _TITLE_AT, CREAM, "display")
        key_disc(_KEY_SIZE).draw(canvas, _KEY_AT)
        written = self.written + "_" * (len(self.answer) - len(self.written))
        _sum_sheet(f"{self.factors[0]} × {self.factors[1]} = {written}", theme).draw(canvas, _SUM_BOX.center)
        self.draw_keys(canvas)
        self.draw_focus(canvas)


@cached
def key_disc(size: int) -> Piece:
    """The picture of a key, which marks things for grown-ups. Its anchor is its middle."""
    out = disc(size, DISC, GOLD, max(3, size // 30)).copy()
    put(out, icon("key", round(size * _KEY_SHARE), CREAM, DISC), center=(size // 2, size // 2))
    return with_shadow(out, max(3, size // 20), 120, (1, size // 30))


@cached
def _sum_sheet(words: str, theme: Theme) -> Piece:
    sheet = board(*_SUM_BOX.size, CREAM, 24, CARD_EDGE, 5).copy()
    size = text.fit(words, _SUM, _SUM_BOX.width - 60, theme.sentence_role)
    text.place(sheet, words, size, (_SUM_BOX.width / 2, _SUM_BOX.height / 2), INK, theme.sentence_role)
    return with_shadow(sheet, 10, 120, (3, 8))


def asks_before_closing(context: Context) -> bool:
    """In the children's theme, show the gate before quitting. Returns False if it is shown already, or if there is no
    scene yet: pressing the close button of the window twice quits."""
    scenes = context.stack.scenes
    if not (context.audience.children and scenes):
        return False
    if any(isinstance(scene, GateScene) and scene.then == context.quit for scene in scenes):
        return False
    for_grown_ups(context, context.quit)
    return True
