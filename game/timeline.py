"""Timeline: a tree of clips. Times are seconds; a clip returns the time that it does not need."""

from collections.abc import Callable, Iterable
from math import inf
from typing import Any, Protocol

Ease = Callable[[float], float]
"""Maps the share of the time (0 to 1) to the share of the way, which may go beyond 0 and 1."""
Number = float | tuple[float, ...]

GRAIN = 1e-9
"""Seconds below which time is ignored, as sums of sixtieths are never exact."""


def linear(share: float) -> float:
    """No easing."""
    return share


class Clip(Protocol):
    """A motion or call that takes time. `advance` returns the remaining seconds, so that the next clip starts
    exactly."""

    @property
    def done(self) -> bool:
        """Whether it has ended."""

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass; returns the seconds left after its end, 0 while it runs."""

    def finish(self) -> None:
        """Jump to the end. Decorations (skippable calls) are left out."""


class Wait:
    """A pause of `seconds`."""

    def __init__(self, seconds: float) -> None:
        self.rest = max(0.0, seconds)
        self.done = False

    def advance(self, dt: float) -> float:
        self.rest -= dt
        if self.rest > GRAIN:
            return 0.0
        left = max(0.0, -self.rest)
        self.rest = 0.0
        self.done = True
        return left

    def finish(self) -> None:
        self.rest = 0.0
        self.done = True


class Until:
    """A pause until `over()`, however long that takes at any pace."""

    def __init__(self, over: Callable[[], bool]) -> None:
        self.over = over
        self.done = False

    def advance(self, dt: float) -> float:
        self.done = self.done or self.over()
        return dt if self.done else 0.0

    def finish(self) -> None:
        self.done = True


class Call:
    """Calls `act` once. A `skippable` call (a sound, a sparkle) is left out when the story is finished early."""

    def __init__(self, act: Callable[[], Any], skippable: bool = False) -> None:
        self.act = act
        self.skippable = skippable
        self.done = False

    def advance(self, dt: float) -> float:
        if not self.done:
            self.done = True
            self.act()
        return dt

    def finish(self) -> None:
        if not self.done:
            self.done = True
            if not self.skippable:
                self.act()


class Drive:
    """Calls `steer(share)` with the eased share of `seconds`, at the end with exactly 1."""

    def __init__(self, seconds: float, ease: Ease, steer: Callable[[float], Any]) -> None:
        self.seconds = max(0.0, seconds)
        self.ease = ease
        self.steer = steer
        self.spent = 0.0
        self.done = False

    def advance(self, dt: float) -> float:
        if self.done:
            return dt
        self.spent += dt
        left = self.spent - self.seconds
        if left >= -GRAIN:
            self.finish()
            return max(0.0, left)
        self.steer(self.ease(self.spent / self.seconds))
        return 0.0

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.steer(1.0)


class Tween(Drive):
    """Moves attributes of `target` (numbers or tuples of numbers) from their values at the start to `values`.

    `Tween(card, 0.3, OUT, x=400, y=200)`. The end values are exact, even if the easing ends elsewhere.
    """

    def __init__(self, target: Any, seconds: float, ease: Ease = linear, **values: Number) -> None:
        super().__init__(seconds, ease, self._move)
        self.target = target
        self.values = values
        self.starts: dict[str, Number] = {}

    def advance(self, dt: float) -> float:
        if not self.starts and not self.done:
            self.starts = {name: getattr(self.target, name) for name in self.values}
        return super().advance(dt)

    def finish(self) -> None:
        if not self.done:
            self.done = True
            for name, value in self.values.items():
                setattr(self.target, name, value)

    def _move(self, share: float) -> None:
        for name, end in self.values.items():
            setattr(self.target, name, _between(self.starts[name], end, share))


def _between(start: Number, end: Number, share: float) -> Number:
    if isinstance(start, tuple) and isinstance(end, tuple):
        return tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))
    assert not isinstance(start, tuple) and not isinstance(end, tuple)
    return start + (end - start) * share


class Late:
    """The clip that `make` returns when it starts, for motions that depend on the positions at that time."""

    def __init__(self, make: Callable[[], Clip]) -> None:
        self.make = make
        self.clip: Clip | None = None

    @property
    def done(self) -> bool:
        return self.clip is not None and self.clip.done

    def advance(self, dt: float) -> float:
        return self._made().advance(dt)

    def finish(self) -> None:
        self._made().finish()

    def _made(self) -> Clip:
        if self.clip is None:
            self.clip = self.make()
        return self.clip


class Shortened:
    """`clip` in a `share` of its time; with 0 it ends at once."""

    def __init__(self, clip: Clip, share: float) -> None:
        self.clip, self.share = clip, share

    @property
    def done(self) -> bool:
        return self.clip.done

    def advance(self, dt: float) -> float:
        if not self.share:
            self.clip.finish()
            return dt
        return self.clip.advance(dt / self.share) * self.share

    def finish(self) -> None:
        self.clip.finish()


class Seq:
    """Clips one after the other."""

    def __init__(self, *clips: Clip) -> None:
        self.clips = list(clips)
        self.at = 0

    @property
    def done(self) -> bool:
        return self.at >= len(self.clips)

    def add(self, clip: Clip) -> None:
        """Append `clip`; allowed while it runs."""
        self.clips.append(clip)

    def advance(self, dt: float) -> float:
        while self.at < len(self.clips):
            clip = self.clips[self.at]
            dt = clip.advance(dt)
            if not clip.done:
                return 0.0
            self.at += 1
        return dt

    def finish(self) -> None:
        while self.at < len(self.clips):
            clip = self.clips[self.at]
            self.at += 1
            clip.finish()


class Par:
    """Clips side by side; ends with the longest."""

    def __init__(self, *clips: Clip) -> None:
        self.clips = list(clips)
        self.done = False

    def advance(self, dt: float) -> float:
        left = dt
        for clip in self.clips:
            if not clip.done:
                left = min(left, clip.advance(dt))
        self.done = all(clip.done for clip in self.clips)
        return left if self.done else 0.0

    def finish(self) -> None:
        for clip in self.clips:
            clip.finish()
        self.done = True


def stagger(gap: float, clips: Iterable[Clip]) -> Par:
    """Return `clips` side by side, each starting `gap` seconds after the one before."""
    return Par(*(Seq(Wait(gap * i), clip) if i else clip for i, clip in enumerate(clips)))


class Lane:
    """The running clips of a scene. They run side by side and are dropped when they end."""

    def __init__(self) -> None:
        self.clips: list[Clip] = []

    @property
    def busy(self) -> bool:
        """Whether any clip is running."""
        return bool(self.clips)

    def play(self, clip: Clip) -> None:
        self.clips.append(clip)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass; an infinite `dt` finishes all clips."""
        if dt == inf:
            self.finish()
            return
        for clip in tuple(self.clips):
            clip.advance(dt)
        self.clips = [clip for clip in self.clips if not clip.done]

    def finish(self) -> None:
        """Finish all clips, including those that start meanwhile."""
        while self.clips:
            clips, self.clips = self.clips, []
            for clip in clips:
                clip.finish()
