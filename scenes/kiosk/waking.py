"""What waits for anything at all: any button, key, stick, click or tap of anybody."""

from game.scene import Scene


class WakingScene(Scene):
    """The keeper calls `wake` instead of handing on a press; the same press does nothing else."""

    def wake(self) -> None:
        """Somebody is there."""
