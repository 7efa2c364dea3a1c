"""Replay: the course of a table at which a record is watched: its steps follow each other, stop, and go one by one."""

from engine.core.messages import say
from scenes.table.recorded import Recorded

BEAT = 0.5  # seconds between two steps at normal speed
BEATS = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "off": 0.6}
"""By pace, how many beats there are between two steps; without motion there still is time to see them."""
THE_END = say("replay-end")


class Replay(Recorded):
    """It goes by itself where nobody stops it."""

    paused = False

    def next(self) -> None:
        """The next step follows after a beat."""
        if self.ended:
            self.screen.stage.caption = THE_END
        elif not self.paused:
            self._rest = BEAT * BEATS[self.context.settings.get.pace]

    def rested(self) -> None:
        if not self.paused:
            self.step()

    def stop_or_go_on(self) -> None:
        """Pause, or play on; at the end from the start."""
        self.paused = not (self.paused or self.ended)
        self._rest = 0.0
        if self.ended and not self.animations.busy:
            self.wind(0)
        if not self.paused and not self.animations.busy:
            self.next()

    def stand(self) -> None:
        """End what is told, and stand."""
        self.paused, self._rest = True, 0.0
        if self.animations.busy:
            self.hurry()

    def forward(self) -> None:
        """End what is told and tell one step; then stand."""
        self.stand()
        self.step()

    def back(self) -> None:
        """As it was before the latest step; then stand."""
        self.paused = True
        self.wind(self.at - 1)

    def wind(self, number: int) -> None:
        super().wind(number)
        if not self.paused or self.ended:
            self.next()

    def next_hand(self) -> None:
        """To where the next hand is about to be dealt, or to the end."""
        self.wind(next((number for number in self.cursor.hands if number > self.at), len(self.cursor)))

    def hand_before(self) -> None:
        """To where this hand was about to be dealt; from its very start to the one before."""
        before = [number for number in self.cursor.hands if number < self.at - 1]
        self.wind(before[-1] if before else 0)
