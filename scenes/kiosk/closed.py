"""Closed: outside the opening hours a dark screen has a few dim words that wander, so that nothing burns in."""

from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.draw import text
from game.draw.animals import host
from game.draw.cache import cached
from game.draw.paper import dimmed
from game.scene import Scene
from game.theme import SAFE

if TYPE_CHECKING:
    from game.context import Context
    from game.kiosk.kiosk import Kiosk

DARK, DIM = "#05030A", "#8D86A8"
STANDS = 20.0
"""Seconds that the words stand in one place."""
_PLACES = (
    (0.5, 0.5),
    (0.1, 0.2),
    (0.85, 0.75),
    (0.3, 0.9),
    (0.7, 0.1),
    (0.0, 0.6),
    (1.0, 0.35),
    (0.4, 0.0),
    (0.6, 1.0),
)
"""Shares of the room that the words have, one after the other."""
DAYS = (
    say("-day-monday"), say("-day-tuesday"), say("-day-wednesday"), say("-day-thursday"), say("-day-friday"),
    say("-day-saturday"), say("-day-sunday"),
)  # fmt: skip
_LETTERS, _HOST, _GAP = 56, 120, 20
_HOST_LIGHT = (70, 64, 92)


def words_for(now: datetime, opens: datetime | None) -> Message:
    """When the house opens: today or tomorrow by the time alone, later with its day."""
    if opens is None:
        return say("kiosk-closed")
    if (opens.date() - now.date()).days < 2:
        return say("kiosk-closed-until", time=f"{opens:%H:%M}")
    return say("kiosk-closed-until-day", day=DAYS[opens.weekday()], time=f"{opens:%H:%M}")


class ClosedScene(Scene):
    """Nothing that visitors do changes it; the keeper takes it off when the house opens."""

    def __init__(self, context: "Context", kiosk: "Kiosk") -> None:
        super().__init__(context)
        self.kiosk = kiosk
        self.clock = 0.0

    def enter(self) -> None:
        self.context.sound.music(None)
        self.context.sound.ambience(None)

    def update(self, dt: float) -> None:
        self.clock += dt

    @property
    def words(self) -> str:
        """What stands there."""
        return self.context.voice.words(words_for(self.kiosk.clock(), self.kiosk.opens))

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(DARK)
        size = text.fit(self.words, self.context.theme.px(_LETTERS), SAFE.width, "semibold")
        shown, face = text.text(self.words, size, DIM, "semibold"), _asleep()
        wide, high = max(shown.get_width(), face.get_width()), shown.get_height() + face.get_height() + _GAP
        across, down = _PLACES[int(self.clock / STANDS) % len(_PLACES)]
        left = SAFE.left + round(across * (SAFE.width - wide))
        top = SAFE.top + round(down * (SAFE.height - high))
        canvas.blit(face, (left + (wide - face.get_width()) // 2, top))
        canvas.blit(shown, (left + (wide - shown.get_width()) // 2, top + face.get_height() + _GAP))


@cached
def _asleep() -> pygame.Surface:
    """The host with his wings before his eyes, as one sees him in the dark."""
    return dimmed(host("hide", _HOST), _HOST_LIGHT)
