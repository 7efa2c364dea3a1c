"""Surroundings: what goes on round a table. The set has its hour, the ambience follows it, and music tells that a match
is near its end."""

from typing import Any

from engine.core.seats import PUBLIC
from game.context import Context
from game.easing import animation_seconds
from scenes.table.near_end import NearEnd
from scenes.table.screen import Screen
from scenes.table.stage.backdrop import TimeOfDay


class Surroundings:
    """The hour, the ambience and the music of a screen's match, as its public view wants them."""

    def __init__(self, context: Context, screen: Screen) -> None:
        self._context, self._screen = context, screen
        self._judged: Any = None
        self._near = False  # whether the match is near its end in the judged view

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        screen, sound = self._screen, self._context.sound
        screen.backdrop.advance(screen.stage.view, screen.room.seating, animation_seconds(dt, self._context.pace))
        day, end = screen.game_table.feature(TimeOfDay), screen.game_table.feature(NearEnd)
        if day is not None:
            sound.ambience(day.ambience(screen.stage.view))
        if end is not None and not screen.animations.busy:
            view = screen.session.facts_for(PUBLIC).view
            if view is not self._judged:
                self._judged, self._near = view, end.near(view)
            sound.near_end(self._near)


class StillSurroundings(Surroundings):
    """Those of a rehearsal: the pictures of its hours are preloaded elsewhere (`TimeOfDay.ahead`)."""

    def advance(self, dt: float) -> None:
        """Change nothing."""
