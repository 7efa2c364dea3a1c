"""SceneStack: which scenes there are and who is on top. What is asked of it happens between two frames."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.gate import Secret, heard
from game.idle_timer import IdleTimer
from game.input.actions import Press
from game.scene import Scene
from game.transitions import CUT, Transition

Request = tuple[Callable[[], None], Transition]


@dataclass(slots=True)
class _Playing:
    """A transition under way: from which picture, and since when."""

    transition: Transition
    old: pygame.Surface
    spent: float = 0.0


class SceneStack:
    """The top scene gets presses and time; everything from the first opaque scene up is drawn.

    `calm` says whether motion is reduced: all transitions are cuts then. `idle_timer` is the one clock that knows how
    long nobody has touched anything: what is secret goes out of sight by it.
    """

    def __init__(self, calm: Callable[[], bool] = lambda: False, idle_timer: IdleTimer | None = None) -> None:
        self.idle_timer = idle_timer or IdleTimer()
        self.scenes: list[Scene] = []
        self.calm = calm
        self._queue: list[Request] = []
        self._playing: _Playing | None = None
        self._picture: pygame.Surface | None = None
        self._next: pygame.Surface | None = None

    @property
    def top(self) -> Scene | None:
        """The scene that people act on, None before the first one."""
        return self.scenes[-1] if self.scenes else None

    @property
    def moving(self) -> bool:
        """Whether a transition runs or a request waits; presses go nowhere during a transition."""
        return self._playing is not None or bool(self._queue)

    def push(self, scene: Scene, transition: Transition = CUT) -> None:
        """Put `scene` on top. Nothing secret is left in sight below it."""
        self._queue.append((lambda: self._push(scene), transition))

    def replace(self, scene: Scene, transition: Transition = CUT) -> None:
        """Put `scene` in the place of the top one."""
        self._queue.append((lambda: self._replace(scene), transition))

    def dismiss(self, result: Any = None, transition: Transition = CUT) -> None:
        """Take the top scene off; the one below gets `result`. The last scene stays where it is."""
        self._queue.append((lambda: self._dismiss(result), transition))

    def reset(self, scene: Scene, transition: Transition = CUT) -> None:
        """Take all scenes off and begin anew with `scene`."""
        self._queue.append((lambda: self._reset(scene), transition))

    def clear(self) -> None:
        """Forget all scenes and requests, after one of them has failed: nobody is told."""
        self.scenes.clear()
        self._queue.clear()
        self._end_transition()

    def act(self, press: Press) -> None:
        """Hand `press` to the top scene, unless the gate is closed to it, a transition runs, the top one is about to be
        another, or it does not want releases."""
        top = None if self.moving else self.top
        if not heard(press, self.secrets):  # nor does it count as touched: an open hand is covered all the same
            if top is not None:
                top.unheard(press)
            return
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
        """Let `dt` seconds pass for the transition and for the top scene: unless a press has just asked for another
        one. Else a table that is being paused might hand the screen to a seat above its pause."""
        if self._playing:
            self._playing.spent += dt
            if self._playing.spent >= self._playing.transition.seconds:
                self._end_transition()
        self.idle_timer.advance(dt)
        if not self._queue:
            self._hide_untouched()
        if self.top and not self._queue:
            self.top.update(dt)

    def apply(self) -> None:
        """Do what was asked for, in order, also what is asked for on the way. Once a frame, before drawing.

        Of several transitions the last one is played. A picture with something private in it never becomes part of one.
        """
        if not self._queue:
            return
        secret = bool(self.secrets)
        transition: Transition = CUT
        while self._queue:
            change, transition = self._queue.pop(0)
            change()
        if secret or self.calm() or transition.seconds <= 0 or self._picture is None:
            self._end_transition()
        else:
            self._playing = _Playing(transition, self._picture.copy())

    def visible(self) -> Sequence[Scene]:
        """The scenes that can be seen, from the lowest up."""
        first = 0
        for i, scene in enumerate(self.scenes):
            if scene.opaque:
                first = i
        return tuple(self.scenes[first:])

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint all that can be seen onto `canvas`, mixed with the old picture while a transition runs."""
        playing = self._playing
        if playing is None:
            self._draw_scenes(canvas)
        else:
            if self._next is None or self._next.get_size() != canvas.get_size():
                self._next = pygame.Surface(canvas.get_size(), 0, canvas)
            self._draw_scenes(self._next)
            share = min(1.0, playing.spent / playing.transition.seconds)
            playing.transition.paint(canvas, playing.old, self._next, share)
        self._picture = canvas

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Tell all scenes that can be seen, top first; also during a transition."""
        for scene in reversed(self.visible()):
            scene.devices_changed(lost, found)

    def focus_lost(self) -> None:
        """Tell all scenes that can be seen, top first; also during a transition."""
        for scene in reversed(self.visible()):
            scene.focus_lost()

    def _end_transition(self) -> None:
        """Both pictures are let go with it: nothing that was private stays in memory."""
        self._playing = None
        self._next = None

    def _draw_scenes(self, canvas: pygame.Surface) -> None:
        for scene in self.visible():
            scene.draw(canvas)

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
            self.scenes[-1].uncover(result)

    def _reset(self, scene: Scene) -> None:
        while self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()
