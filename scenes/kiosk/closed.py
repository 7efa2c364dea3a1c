"""Closed: outside the opening hours a dark screen shows in dim letters when the kiosk opens, and the operator's
message. The words move about, so that they do not burn in."""

from datetime import datetime

import pygame

from engine.core.messages import Message, say
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.cache import cached_briefly, converted
from game.draw.host import host
from game.draw.paper import dimmed
from game.kiosk.config import CLOSED_MESSAGE, MESSAGE
from game.kiosk.kiosk import Kiosk
from game.scene import Scene
from game.theme import SAFE, Theme

CLOSED = say("kiosk-closed")
DARK, DIM = "#05030A", "#8D86A8"
STANDS = 20.0
"""Seconds that the words stay in one place."""


def _share(number: int, base: int) -> float:
    """The digits of a number reversed behind the point (van der Corput): a sequence that fills 0 to 1 evenly."""
    share, place = 0.0, 1.0
    while number:
        number, digit = divmod(number, base)
        place /= base
        share += digit * place
    return share


PLACES = tuple((_share(number, 2), _share(number, 3)) for number in range(1, 25))
"""Places of the words one after the other, as shares of the free room: evenly spread, consecutive ones far apart."""
DAYS = (
    say("-day-monday"),
    say("-day-tuesday"),
    say("-day-wednesday"),
    say("-day-thursday"),
    say("-day-friday"),
    say("-day-saturday"),
    say("-day-sunday"),
)
_HEADING, _LETTERS, _HOST, _GAP = 84, 56, 120, 20
_LARGEST, _WIDE = 76, 1000
"""Largest letters at any text size, and the widest line, px. The words need the rest of the screen to move about."""
_HOST_LIGHT = (70, 64, 92)


def words_for(now: datetime, opens: datetime | None) -> Message | None:
    """The day and the time at which the kiosk opens; None if it never does."""
    if opens is None:
        return None
    day, time = DAYS[opens.weekday()], f"{opens:%H:%M}"
    away = (opens.date() - now.date()).days
    if away == 0:
        return say("kiosk-opens-today", time=time)
    if away == 1:
        return say("kiosk-opens-tomorrow", day=day, time=time)
    return say("kiosk-opens-day", day=day, time=time)


class ClosedScene(Scene):
    """Ignores visitors; the keeper removes it when the kiosk opens."""

    def __init__(self, context: Context, kiosk: Kiosk) -> None:
        super().__init__(context)
        self.kiosk = kiosk
        self.clock = 0.0

    def enter(self) -> None:
        self.context.sound.music(None)
        self.context.sound.ambience(None)

    def update(self, dt: float) -> None:
        self.clock += dt

    @property
    def words(self) -> tuple[str, ...]:
        """The lines: that it is closed, when it opens, and the operator's message."""
        voice, config = self.context.voice, self.kiosk.config
        opens = words_for(self.kiosk.clock(), self.kiosk.opens)
        own = config[CLOSED_MESSAGE] or config[MESSAGE]
        return (voice.words(CLOSED), *(() if opens is None else (voice.words(opens),)), *((own,) if own else ()))

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(DARK)
        shown = _notice(self.words, self.context.theme)
        across, down = PLACES[int(self.clock / STANDS) % len(PLACES)]
        left = SAFE.left + round(across * (SAFE.width - shown.get_width()))
        canvas.blit(shown, (left, SAFE.top + round(down * (SAFE.height - shown.get_height()))))


@cached_briefly
def _notice(words: tuple[str, ...], theme: Theme) -> pygame.Surface:
    """The host with his wings over his eyes and all lines below him, darkened, as one picture."""
    heading, *others = words
    parts = [
        dimmed(host("hide", _HOST), _HOST_LIGHT),
        text.text(heading, min(theme.px(_HEADING), _HEADING), DIM, "bold"),
    ]
    parts += [text.lines(line, min(theme.px(_LETTERS), _LARGEST), _WIDE, DIM, "semibold") for line in others]
    wide = max(part.get_width() for part in parts)
    out = surfaces.new((wide, sum(part.get_height() + _GAP for part in parts) - _GAP), pygame.SRCALPHA)
    top = 0
    for part in parts:
        out.blit(part, ((wide - part.get_width()) // 2, top))
        top += part.get_height() + _GAP
    return converted(out)
