"""SceneStack: the open scenes, the top one last. Requests to change it are carried out between frames."""

from collections.abc import Callable, Sequence
from typing import Any

from game.canvas import Canvas
from game.gate import Secret, passes, touches
from game.idle_timer import IdleTimer
from game.input.actions import Press
from game.scene import Scene


class SceneStack:
    """The top scene gets presses and time. All scenes from the topmost opaque one up are drawn.

    `idle_timer` measures the time since the last press; secrets are hidden by it.
    """

    def __init__(self, idle_timer: IdleTimer | None = None) -> None:
        self.idle_timer = idle_timer or IdleTimer()
        self.scenes: list[Scene] = []
        self.hurry = 1.0
        """How many times as fast as usual time passes for the top scene, because a player holds Confirm."""
        self._queue: list[Callable[[], None]] = []

    @property
    def top(self) -> Scene | None:
        """The scene that gets input, or None before the first one."""
        return self.scenes[-1] if self.scenes else None

    @property
    def moving(self) -> bool:
        """Whether a request is pending; presses are dropped until it is carried out."""
        return bool(self._queue)

    def push(self, scene: Scene) -> None:
        """Open `scene` on top. Secrets below it are hidden."""
        self._queue.append(lambda: self._push(scene))

    def replace(self, scene: Scene) -> None:
        """Replace the top scene by `scene`."""
        self._queue.append(lambda: self._replace(scene))

    def dismiss(self, result: Any = None) -> None:
        """Close the top scene; the one below gets `result`. The last scene stays open."""
        self._queue.append(lambda: self._dismiss(result))

    def reset(self, scene: Scene) -> None:
        """Close all scenes and open `scene`."""
        self._queue.append(lambda: self._reset(scene))

    def clear(self) -> None:
        """Drop all scenes and requests after one of them has failed, without calling them."""
        self.scenes.clear()
        self._queue.clear()

    def act(self, press: Press) -> None:
        """Give `press` to the top scene. It is dropped if the gate stops it, if a request is pending, or if it is a
        release that the scene does not want."""
        top = None if self.moving else self.top
        secrets = self.secrets
        if not passes(press, secrets):
            if top is not None:
                top.unheard(press)
            return
        if touches(press, secrets):
            self.idle_timer.reset(press)
        if top is not None and (not press.released or top.releases):
            top.act(press)

    @property
    def secrets(self) -> tuple[Secret, ...]:
        return tuple(scene.secret for scene in self.visible() if scene.secret is not None)

    def is_private(self) -> bool:
        """Whether a secret is open that only one seat may see."""
        return bool(self.secrets)

    def _hide_untouched(self) -> None:
        """Hide secrets that were not touched for too long."""
        for scene in reversed(self.visible()):
            if scene.secret is not None and self.idle_timer.seconds > scene.secret.patience:
                scene.hide()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the top scene, unless a request is pending. A table that is being paused must not
        open a curtain above its pause."""
        self.idle_timer.advance(dt)
        if not self._queue:
            self._hide_untouched()
        if self.top and not self._queue:
            self.top.update(dt * self.hurry)

    def apply(self) -> None:
        """Carry out all requests in order, including new ones. Called once a frame, before drawing."""
        while self._queue:
            self._queue.pop(0)()

    def visible(self) -> Sequence[Scene]:
        """Return the visible scenes, lowest first."""
        first = 0
        for i, scene in enumerate(self.scenes):
            if scene.opaque:
                first = i
        return tuple(self.scenes[first:])

    def draw(self, canvas: Canvas) -> None:
        for scene in self.visible():
            scene.draw(canvas)

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Tell all visible scenes, top first."""
        for scene in reversed(self.visible()):
            scene.devices_changed(lost, found)

    def focus_lost(self) -> None:
        """Tell all visible scenes, top first."""
        for scene in reversed(self.visible()):
            scene.focus_lost()

    def _push(self, scene: Scene) -> None:
        for below in reversed(self.visible()):
            below.cover()
        if self.top and self.top.secret is not None:  # a scene with a secret is not one to come back to
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
