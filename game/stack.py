"""SceneStack: which scenes there are and who is on top. What is asked of it happens between two frames."""

from collections.abc import Callable, Sequence
from typing import Any

from game.canvas import Canvas
from game.gate import Secret, heard, touches
from game.idle_timer import IdleTimer
from game.input.actions import Press
from game.scene import Scene


class SceneStack:
    """The top scene gets presses and time; everything from the first opaque scene up is drawn.

    `idle_timer` is the one clock that knows how long nobody has touched anything: what is secret goes out of sight by
    it.
    """

    def __init__(self, idle_timer: IdleTimer | None = None) -> None:
        self.idle_timer = idle_timer or IdleTimer()
        self.scenes: list[Scene] = []
        self._queue: list[Callable[[], None]] = []

    @property
    def top(self) -> Scene | None:
        """The scene that people act on, None before the first one."""
        return self.scenes[-1] if self.scenes else None

    @property
    def moving(self) -> bool:
        """Whether a request waits for the end of the frame; presses go nowhere until then."""
        return bool(self._queue)

    def push(self, scene: Scene) -> None:
        """Put `scene` on top. Nothing secret is left in sight below it."""
        self._queue.append(lambda: self._push(scene))

    def replace(self, scene: Scene) -> None:
        """Put `scene` in the place of the top one."""
        self._queue.append(lambda: self._replace(scene))

    def dismiss(self, result: Any = None) -> None:
        """Take the top scene off; the one below gets `result`. The last scene stays where it is."""
        self._queue.append(lambda: self._dismiss(result))

    def reset(self, scene: Scene) -> None:
        """Take all scenes off and begin anew with `scene`."""
        self._queue.append(lambda: self._reset(scene))

    def clear(self) -> None:
        """Forget all scenes and requests, after one of them has failed: nobody is told."""
        self.scenes.clear()
        self._queue.clear()

    def act(self, press: Press) -> None:
        """Hand `press` to the top scene, unless the gate is closed to it, the top one is about to be another, or it
        does not want releases."""
        top = None if self.moving else self.top
        secrets = self.secrets
        if not heard(press, secrets):
            if top is not None:
                top.unheard(press)
            return
        if touches(press, secrets):
            self.idle_timer.touched(press)
        if top is not None and (top.releases or not press.released):
            top.act(press)

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What lies open for one seat alone, wherever on the stack it can be seen."""
        return tuple(scene.secret for scene in self.visible() if scene.secret is not None)

    def _hide_untouched(self) -> None:
        """What has lain open too long goes out of sight."""
        for scene in reversed(self.visible()):
            if scene.secret is not None and self.idle_timer.seconds > scene.secret.patience:
                scene.hide()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the top scene: unless a press has just asked for another one. Else a table that is
        being paused might hand the screen to a seat above its pause."""
        self.idle_timer.advance(dt)
        if not self._queue:
            self._hide_untouched()
        if self.top and not self._queue:
            self.top.update(dt)

    def apply(self) -> None:
        """Do what was asked for, in order, also what is asked for on the way. Once a frame, before drawing."""
        while self._queue:
            self._queue.pop(0)()

    def visible(self) -> Sequence[Scene]:
        """The scenes that can be seen, from the lowest up."""
        first = 0
        for i, scene in enumerate(self.scenes):
            if scene.opaque:
                first = i
        return tuple(self.scenes[first:])

    def draw(self, canvas: Canvas) -> None:
        """Draw all that can be seen onto `canvas`."""
        for scene in self.visible():
            scene.draw(canvas)

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Tell all scenes that can be seen, top first."""
        for scene in reversed(self.visible()):
            scene.devices_changed(lost, found)

    def focus_lost(self) -> None:
        """Tell all scenes that can be seen, top first."""
        for scene in reversed(self.visible()):
            scene.focus_lost()

    def _push(self, scene: Scene) -> None:
        for below in reversed(self.visible()):
            below.cover()
        if self.top and self.top.secret is not None:  # nothing but a secret: it is not there to come back to
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()

    def _replace(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()

    def _dismiss(self, result: Any) -> None:
        if len(self.scenes) > 1:
            self.scenes.pop().leave()
            if self.scenes[-1].hands_down and result is not None:
                self.dismiss(result)
            else:
                self.scenes[-1].uncover(result)

    def _reset(self, scene: Scene) -> None:
        while self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()
