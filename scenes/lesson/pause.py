"""The pause of a lesson: there is little to be asked, as nothing can be lost."""

from collections.abc import Hashable

from engine.core.messages import say
from game.input.actions import Press
from scenes.table.pause import LEAVE, RESUME, SETTINGS, PauseScene

AGAIN = "again"


class LessonPause(PauseScene):
    """Dismissed with None to go on, with AGAIN for the lesson from its start, with `LEAVE` to leave it."""

    tags = (
        (RESUME, say("pause-go-on"), "play", say("lesson-go-on-line")),
        (AGAIN, say("lesson-again"), "back", say("lesson-again-line")),
        (SETTINGS, say("settings"), "gear", say("settings-line")),
        (LEAVE, say("pause-leave"), "door", say("lesson-leave-line")),
    )
    gated = (SETTINGS,)

    def choose(self, target: Hashable, press: Press) -> None:
        if target in (AGAIN, LEAVE):
            self.context.sound.play("choose")
            self.context.stack.dismiss(target)
        else:
            super().choose(target, press)
