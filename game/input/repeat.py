"""Repeat: a direction that is held goes on, the same for keys, pads and sticks."""

from collections.abc import Iterator

from game.input.actions import DIRECTIONS, Action

FIRST_SECONDS = 0.40
NEXT_SECONDS = 0.11


class Repeat:
    """Remembers one held direction a device: the last one pressed."""

    def __init__(self) -> None:
        self.waits: dict[str, tuple[Action, float]] = {}

    def note(self, device: str, action: Action, down: bool) -> None:
        """A button of `device` went down or up."""
        if action not in DIRECTIONS:
            return
        if down:
            self.waits[device] = (action, FIRST_SECONDS)
        elif device in self.waits and self.waits[device][0] is action:
            del self.waits[device]

    def forget(self, device: str | None = None) -> None:
        """Nothing is held any more, on `device` or anywhere."""
        if device is None:
            self.waits.clear()
        else:
            self.waits.pop(device, None)

    def advance(self, dt: float) -> Iterator[tuple[str, Action]]:
        """`dt` seconds have passed; what goes on, at most once for each device."""
        for device, (action, wait) in tuple(self.waits.items()):
            rest = wait - dt
            if rest > 0:
                self.waits[device] = (action, rest)
            else:
                self.waits[device] = (action, max(rest + NEXT_SECONDS, 0.0))
                yield device, action
