"""The row of buttons below the shelf of the title. Those that do not fit become pictures without words."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas, put
from game.draw.avatar import disc
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.paper import Piece, with_shadow
from game.text.catalogue import Voice
from game.theme import GOLD, GOLD_INK, SAFE, Theme

CONTINUE, EVENING, HOW, LEARN = "continue", "evening", "how", "learn"
SETTINGS, QUIT, LANGUAGE, MEMORIES, ABOUT, ACCESS = "settings", "quit", "language", "memories", "about", "access"
PILL_HIGH = 72
_SIDES = (
    (
        1,
        SAFE.left + 8,
        (
            (CONTINUE, "play", say("title-continue")),
            (HOW, "question", say("title-how")),
            (LEARN, "learn", say("title-learn")),
            (ACCESS, ACCESS, say("access-turn-on")),
        ),
    ),
    (
        -1,
        SAFE.right - 8,
        (
            (QUIT, "door", say("title-quit")),
            (ABOUT, "info", say("title-about")),
            (LANGUAGE, "speech", None),
            (SETTINGS, "gear", say("settings")),
            (EVENING, "cup", say("title-evening")),
            (MEMORIES, "album", say("title-memories")),
        ),
    ),
)
"""The two sides of buttons: direction, x of the edge, and the buttons from the edge inwards with name, picture and
label. The button of a language is labelled with its name."""
_COLORS = ("#2A1640", "#8E6BA8")
_SIGN_COLORS = ("#0B57A4", "#FFFFFF")
_WORD, _WORD_UP = (46, 88), 14
"""Letters and height of the word of a button without words, and px between both."""
_SIGN_SHARE, _RIM = 0.62, 24
"""Share of the access sign that its figure takes, and the part of a round button that its rim takes."""
_GAP = 16
_SIDE = 512
"""Width for the buttons of one side, px. Between the sides is room for the longest name with its arrows."""


@dataclass(frozen=True, slots=True)
class TitleButton:
    """A button in the row below the shelf, with its place. Continue, rules, lessons and access are to the left of the
    name, the others to its right."""

    name: str
    piece: Piece
    at: tuple[int, int]
    wordless: bool
    """Whether it is a picture only, so its word is shown while it is in focus."""

    @property
    def rect(self) -> Rect:
        """Its rectangle on the stage."""
        return self.piece.rect(self.at)


def button_row(
    line: int, theme: Theme, voice: Voice, leave_out: Sequence[str], language: str = ""
) -> tuple[TitleButton, ...]:
    """All buttons except `leave_out`, centred on `line`; one offers `language`. With large text they are pictures only,
    except a language, which has none. If they do not fit, those nearest the edge become pictures. The access sign has
    no words."""
    out = []
    for side, start, buttons in _SIDES:
        shown = [button for button in buttons if button[0] not in leave_out]
        wordless = len(shown)
        pieces = _pills(shown, wordless, voice, language)
        for alone in () if theme.large_text else reversed(range(len(shown))):  # paint few words that will not fit
            wider = _pills(shown, alone, voice, language)
            if sum(piece.box.width + _GAP for piece in wider) - _GAP > _SIDE:
                break
            pieces, wordless = wider, alone
        x = start
        for number, ((name, _, label), piece) in enumerate(zip(shown, pieces, strict=True)):
            at = x + side * piece.box.width // 2, line
            out.append(TitleButton(name, piece, at, name == ACCESS or (number < wordless and label is not None)))
            x += side * (piece.box.width + _GAP)
    return tuple(out)


def _pills(buttons: Sequence[tuple[str, str, Message | None]], alone: int, voice: Voice, language: str) -> list[Piece]:
    """The buttons of one side, from the edge inwards; the first few are pictures only."""
    return [
        _pill(picture, language if label is None else voice.words(label), number < alone and label is not None)
        for number, (_, picture, label) in enumerate(buttons)
    ]


def draw_word(canvas: Canvas, button: TitleButton, word: str, theme: Theme) -> None:
    """Draw the word of a button without words above it."""
    piece = pill((word,), GOLD_INK, GOLD, *_WORD, 4, theme)
    rect = piece.rect(button.rect.center).clamp(SAFE)
    rect.bottom = button.rect.top - _WORD_UP
    piece.draw(canvas, rect.center)


def button_beside(buttons: Sequence[TitleButton], name: str, step: int) -> str:
    """The name of the next button to the right (1) or left (-1) of `name`; the ends are joined."""
    names = [button.name for button in sorted(buttons, key=lambda button: button.at)]
    return names[(names.index(name) + step) % len(names)]


def _pill(picture: str, label: str, alone: bool) -> Piece:
    if picture == ACCESS:
        return access_sign(PILL_HIGH)
    if alone:
        return _disc_with(picture, PILL_HIGH, _COLORS, 38)
    return pill((icon(picture, 34), label), *_COLORS, 32, PILL_HIGH, 3)


def access_sign(size: int) -> Piece:
    """The international sign of access as a button, `size` px wide."""
    return _disc_with("access", size, _SIGN_COLORS, round(size * _SIGN_SHARE))


@cached
def _disc_with(picture: str, size: int, colors: tuple[str, str], high: int) -> Piece:
    """A round button with a picture of `high` px and no words."""
    out, drawn = disc(size, *colors, max(3, size // _RIM)).copy(), icon(picture, high)
    put(out, drawn, center=(size // 2, size // 2))
    return with_shadow(out, 10, 120, (2, 7))


def label_of(name: str) -> Message | None:
    """The words of a button; None for that of a language, which has its name."""
    return next(label for _, _, side in _SIDES for button, _, label in side if button == name)
