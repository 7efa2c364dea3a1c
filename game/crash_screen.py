"""Crash screen: what players see after an error, and how they continue.

The pictures are prepared files, words included (`tools/make_crash_pictures.py`). They need no font, text file or
drawing code, because any of these may have failed. They show nothing of the match.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from engine.core.whereabouts import damaged_file, where
from game.canvas import Canvas
from game.input.actions import DIRECTIONS, Action, Press
from game.simple_screen import FRAME, SimpleScreen
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import SOURCE
from game.theme import CREAM, GOLD, GOLD_INK, STAGE
from game.window import Window

PICTURES = Path(__file__).resolve().parents[1] / "assets" / "crash"
FAILED, STOPPED = "failed", "stopped"
"""The two pictures: one with two buttons, one with a cause."""
WORDS: Mapping[str, tuple[Message, Message]] = {
    FAILED: (say("crash-title"), say("crash-line")),
    STOPPED: (say("stopped-title"), say("stopped-line")),
}
"""Title and line of each picture."""
CONTINUE, LEAVE, CLOSE = "continue", "leave", "close"
LABELS: Mapping[str, Message] = {CONTINUE: say("crash-continue"), LEAVE: say("crash-leave")}
BUTTONS: Mapping[str, Rect] = {CONTINUE: Rect(400, 752, 544, 132), LEAVE: Rect(976, 752, 544, 132)}
"""Boxes of the buttons on the picture FAILED, px."""
CAUSE = Rect(400, 752, 1120, 196)
"""Box of the cause on the picture STOPPED, px."""
_RING, _RING_AWAY, _RADIUS = 10, 9, 66
_LETTERS = (56, 48, 40, 34)
_PANEL, _PANEL_EDGE = "#1B0A18", "#8E5A78"
_DEAF = 0.5  # seconds without input: an early press may have been meant for the scene before
_PLAIN_GROUND, _PLAIN_PAPER, _PLAIN_INK = "#4A1230", "#F6EBD2", "#2A1640"


def file_name(kind: str, language: str) -> str:
    """Return the file name of a picture in PICTURES. `kind`: STOPPED, or FAILED with the name of a theme."""
    return f"{kind}-{language}.jpg"


def failed(theme: str) -> str:
    """Return the kind of the picture FAILED in a theme."""
    return f"{FAILED}-{theme}"


def ask(window: Window, theme: str, language: str) -> str:
    """Show the picture FAILED until the player chooses CONTINUE, LEAVE or CLOSE, and return the choice."""
    canvases = {button: Canvas(STAGE) for button in BUTTONS}
    for button, canvas in canvases.items():
        picture = _picture(failed(theme), language)
        around = BUTTONS[button].inflate(2 * _RING_AWAY, 2 * _RING_AWAY)
        pygame.draw.rect(picture, GOLD_INK, around.inflate(6, 6), _RING + 6, _RADIUS + _RING_AWAY + 3)
        pygame.draw.rect(picture, GOLD, around, _RING, _RADIUS + _RING_AWAY)
        canvas.blit(picture, (0, 0))
    screen, at, shown = SimpleScreen(window), CONTINUE, 0.0
    while not screen.closed:
        presses = screen.turn(canvases[at])
        shown += FRAME
        for press in presses if shown > _DEAF else ():
            under = next((name for name, rect in BUTTONS.items() if press.at and rect.collidepoint(press.at)), None)
            if press.action is Action.CONFIRM and (under or press.at is None):
                return under or at
            at = under or _beside(at, press)
    return CLOSE


def _beside(at: str, press: Press) -> str:
    """Return the focus after a press: each direction moves to the other button."""
    if press.action not in DIRECTIONS or press.at is not None:
        return at
    return LEAVE if at == CONTINUE else CONTINUE


def show_cause(window: Window, language: str, cause: str, ends: Callable[[bool], bool]) -> None:
    """Show the picture STOPPED with a cause until `ends` returns True. It is called in each frame with whether the
    player pressed a button or closed the window."""
    picture = _picture(STOPPED, language)
    _write(picture, cause)
    canvas = Canvas(STAGE)
    canvas.blit(picture, (0, 0))
    screen, shown, wanted = SimpleScreen(window), 0.0, False
    while not ends(wanted):
        presses = screen.turn(canvas)
        shown += FRAME
        pressed = any(press.action in (Action.CONFIRM, Action.BACK) for press in presses)
        wanted = screen.closed or (shown > _DEAF and pressed)


def cause_in_words(error: BaseException, language: str) -> str:
    """Return a sentence for the operator: what to do, or where the error is. The error's own text is left out, since it
    might name cards. If the text files are damaged, only the file or the place is given."""
    file = damaged_file(error)
    cause = say("stopped-file", file=file) if file else say("stopped-place", place=where(error))
    try:
        return Voice(catalogue_of(language)).words(cause)
    except Exception:
        return file or where(error)


def _picture(kind: str, language: str) -> pygame.Surface:
    """Return the prepared picture in the language, else in English, else plain boards and signs."""
    for said in (language, SOURCE):
        try:
            return pygame.image.load(PICTURES / file_name(kind, said)).convert()
        except (OSError, pygame.error):
            continue
    picture = pygame.Surface(STAGE)
    picture.fill(_PLAIN_GROUND)
    for button, box in BUTTONS.items() if kind != STOPPED else ():
        pygame.draw.rect(picture, _PLAIN_PAPER, box, 0, _RADIUS)
        x, y = box.center
        if button == CONTINUE:  # the signs for play and for home
            pygame.draw.polygon(picture, _PLAIN_INK, ((x - 24, y - 36), (x - 24, y + 36), (x + 38, y)))
        else:
            pygame.draw.polygon(picture, _PLAIN_INK, ((x - 44, y), (x, y - 42), (x + 44, y)))
            pygame.draw.rect(picture, _PLAIN_INK, (x - 28, y, 56, 38))
    return picture


def _write(picture: pygame.Surface, words: str) -> None:
    """Write words in pygame's own font, as large as they fit, on a dark panel."""
    pygame.font.init()
    pygame.draw.rect(picture, _PANEL, CAUSE, 0, 26)
    pygame.draw.rect(picture, _PANEL_EDGE, CAUSE, 3, 26)
    room = CAUSE.inflate(-80, -32)
    for size in _LETTERS:
        font = pygame.font.Font(None, size)
        rows, most = _rows(font, words, room.width), room.height // font.get_linesize()
        if len(rows) <= most:
            break
    high, rows = font.get_linesize(), rows[:most]
    top = room.centery - high * len(rows) // 2
    for number, row in enumerate(rows):
        drawn = font.render(row, True, CREAM)
        picture.blit(drawn, drawn.get_rect(centerx=room.centerx, top=top + number * high))


def _rows(font: pygame.font.Font, words: str, width: int) -> list[str]:
    """Break words into rows of at most `width` px."""
    rows = [""]
    for word in words.split(" "):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and font.size(longer)[0] > width:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows
