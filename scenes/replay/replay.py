"""Replay: the course of a table at which a record is watched: its steps follow each other, stop, and go one by one."""

from functools import cached_property

from engine.core.messages import say
from scenes.replay.beads import Bead, Beads, beads_of, stops
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

    def step(self) -> None:
        self.turns_to(self.at + 1)
        super().step()

    def wind(self, number: int) -> None:
        self.turns_to(max(0, min(len(self.cursor), number)))
        super().wind(number)
        if not self.paused or self.ended:
            self.next()

    def turns_to(self, number: int) -> None:
        """As it was after `number` steps, with the hands that large text has room for: that of whoever moved last, and
        of whoever moves next."""
        steps = self.cursor.steps
        by = [steps[i].by for i in (number - 1, number) if 0 <= i < len(steps)]
        self.screen.concerned = tuple(seat for seat in by if isinstance(seat, int))

    @cached_property
    def beads(self) -> tuple[tuple[Bead, ...], ...]:
        """The parts of each hand."""
        return beads_of(self.cursor.told, self.cursor.hands, self.look.feature(Beads))

    def next_bead(self) -> None:
        """To where the next part begins, or to the end."""
        self.wind(next((number for number in stops(self.beads, len(self.cursor)) if number > self.at), self.at))

    def bead_before(self) -> None:
        """To where this part began; from its very start to the one before."""
        before = [number for number in stops(self.beads, len(self.cursor)) if number < self.at - 1]
        self.wind(before[-1] if before else 0)
