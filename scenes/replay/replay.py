"""Replay: the course of a table that shows a record. Its steps follow each other, pause, or go one by one."""

from functools import cached_property

from engine.core.messages import say
from scenes.replay.chapters import Chapter, chapters_of, stops
from scenes.replay.highlights import SECONDS, TITLE_STANDS, Highlight
from scenes.table.recorded import Recorded

BEAT = 0.5  # seconds between two steps at normal speed
LINGERS = 1.4
"""Seconds of rest at the end of a part."""
BEATS = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "off": 0.6}
"""Beats between two steps by pace. Without motion there is still time to see them."""
THE_END = say("replay-end")


class Replay(Recorded):
    """Plays by itself until a viewer stops it."""

    paused = False
    highlights: tuple[Highlight, ...] = ()
    """The highlights that are shown instead of the whole record: the present one and the next ones."""
    shown = 0
    """Number of the highlights at the start."""
    titled = 0.0
    """Seconds that the title of the present highlight still stands."""
    _shown_for, _each = 0.0, SECONDS  # seconds of the present highlight so far; most of each

    def show(self, highlights: tuple[Highlight, ...]) -> None:
        """Show these highlights for SECONDS at most; then show the record from its start."""
        self.paused, self.shown = False, len(highlights)
        self._each = SECONDS / max(1, self.shown) - TITLE_STANDS
        self._leap(highlights)

    def skip(self) -> None:
        """Skip the remaining highlights."""
        self.paused = False
        self.wind(0)

    def _leap(self, highlights: tuple[Highlight, ...]) -> None:
        if not highlights:
            self.skip()
            return
        self.wind(highlights[0].begins)
        self.highlights, self._shown_for, self.titled = highlights, 0.0, TITLE_STANDS
        self.context.sound.play("made")

    def advance(self, dt: float) -> None:
        if self.titled:
            self.titled = max(0.0, self.titled - dt)
            return
        if self.highlights:
            self._shown_for += dt
            if self._shown_for > self._each:
                self._leap(self.highlights[1:])
                return
        super().advance(dt)

    def next(self) -> None:
        """Show the next step after a beat."""
        if self.highlights and self.at >= self.highlights[0].ends:
            self._rest = LINGERS
        elif self.ended:
            self.screen.stage.caption = THE_END
        elif not self.paused:
            self._rest = BEAT * BEATS[self.context.settings.get.pace]

    def end_rest(self) -> None:
        if self.highlights and self.at >= self.highlights[0].ends:
            self._leap(self.highlights[1:])
        elif not self.paused:
            self.step()

    def pause_or_play(self) -> None:
        """Pause or continue; at the end start again."""
        self.paused = not (self.paused or self.ended)
        self._rest = 0.0
        if self.ended and not self.animations.busy:
            self.wind(0)
        if not self.paused and not self.animations.busy:
            self.next()

    def stand(self) -> None:
        """Finish the present story and pause."""
        self.paused, self._rest, self.highlights, self.titled = True, 0.0, (), 0.0
        if self.animations.busy:
            self.hurry()

    def forward(self) -> None:
        """Finish the present story, tell one step, and pause."""
        self.stand()
        self.step()

    def back(self) -> None:
        """Show the state before the latest step, and pause."""
        self.paused = True
        self.wind(self.at - 1)

    def step(self) -> None:
        self.turns_to(self.at + 1)
        super().step()

    def wind(self, number: int) -> None:
        self.highlights, self.titled = (), 0.0
        self.turns_to(max(0, min(len(self.cursor), number)))
        super().wind(number)
        if not self.paused or self.ended:
            self.next()

    def turns_to(self, number: int) -> None:
        """Show the state after `number` steps. With large text only two hands fit: of the seat that moved last and of
        the one that moves next."""
        steps = self.cursor.steps
        by = [steps[i].by for i in (number - 1, number) if 0 <= i < len(steps)]
        self.screen.concerned = tuple(seat for seat in by if isinstance(seat, int))

    @cached_property
    def chapters(self) -> tuple[tuple[Chapter, ...], ...]:
        """The parts of each hand."""
        return chapters_of(self.cursor.told, self.cursor.hands, self.screen.game_table)

    def next_chapter(self) -> None:
        """Go to the start of the next part, or to the end."""
        self.wind(next((number for number in stops(self.chapters, len(self.cursor)) if number > self.at), self.at))

    def chapter_before(self) -> None:
        """Go to the start of this part; from there to the start of the one before."""
        before = [number for number in stops(self.chapters, len(self.cursor)) if number < self.at - 1]
        self.wind(before[-1] if before else 0)
