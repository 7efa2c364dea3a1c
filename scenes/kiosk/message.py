"""The operator's message to passers-by, or for closing time: one line, entered with keys on the screen or with a real
keyboard."""

from collections.abc import Sequence

from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.draw import text
from game.input.actions import ERASE
from game.kiosk.config import LONGEST_MESSAGE, MESSAGE
from game.theme import INK
from game.widgets.focus import Target
from game.widgets.letters import DONE, ERASED, key_targets
from game.widgets.writing_scene import WritingScene
from scenes.kiosk.operators import OperatorContext, Operators, line_of_paper

SPACE = "Space"
KEYS = (*"ABCDEFGHIJKLMNOPQRSTUVWXYZ.,!?0123456789-':", SPACE, ERASED, DONE)
_COLUMNS = 10
_WIDER = {SPACE: 3, ERASED: 2, DONE: 2}
"""Keys that take more than one column."""
_BOX, _LINE = Rect(250, 330, 1420, 546), Rect(250, 150, 1420, 140)
_ABOVE_BAR = 36
_LETTERS = 64
_BEGINS = ".!?"


def with_key(words: str, key: str) -> str:
    """The message after a key on the screen. Sentences begin with capitals; other letters are small."""
    if key == ERASED:
        return words[:-1]
    if len(words) >= LONGEST_MESSAGE:
        return words
    begins = not words.strip() or words.rstrip()[-1] in _BEGINS
    return words + (" " if key == SPACE else key if begins else key.lower())


def typed(words: str, letters: str) -> str:
    """The message after text from a real keyboard."""
    for letter in letters:
        if letter == ERASE:
            words = words[:-1]
        elif letter.isprintable() and len(words) < LONGEST_MESSAGE:
            words += letter
    return words


class MessageScene(Operators, WritingScene):
    """The tick or Enter saves the message; back leaves it unchanged."""

    hook_holds_focus = False

    def __init__(self, keeper: OperatorContext, name: str = MESSAGE) -> None:
        """`name`: its key in the file."""
        super().__init__(keeper.context)
        self.kiosk, self.name = keeper.kiosk, name
        self.words: str = self.kiosk.config[name]
        self.focus.at = ("key", "A")

    def targets(self) -> Sequence[Target]:
        box = Rect(_BOX.topleft, (_BOX.width, min(_BOX.height, self.theme.bar_top - _ABOVE_BAR - _BOX.top)))
        return key_targets(KEYS, _COLUMNS, box, wider=_WIDER)

    @property
    def erasable(self) -> bool:
        return bool(self.words)

    def write(self, sign: str) -> None:
        self.words = with_key(self.words, sign)

    def typed(self, letters: str) -> None:
        self.words = typed(self.words, letters)

    def end(self) -> None:
        self.sound("choose")
        self.kiosk.change(self.name, " ".join(self.words.split()))
        self.context.stack.dismiss(say("operator-message-kept"))

    def sentence(self) -> Message:
        return say("operator-message-letters", count=len(self.words), most=LONGEST_MESSAGE)

    def printed(self, sign: str) -> str:
        return self.words_of(say("operator-message-space")) if sign == SPACE else sign

    def paint(self, canvas: Canvas) -> None:
        line_of_paper(_LINE.size).draw(canvas, _LINE.center)
        room, shown = _LINE.width - 80, self.words + "_"
        size = text.fit(shown, _LETTERS, room, "bold")
        while text.width(shown, size, "bold") > room:  # show the end, where the operator writes
            shown = shown[1:]
        text.place(canvas, shown, size, _LINE.center, INK, "bold")
        self.draw_keys(canvas)
        self.draw_focus(canvas)
