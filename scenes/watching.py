"""Watch: a record on the screen, every hand open, with pause, single steps and speed."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.match import Match
from engine.core.steps import Step
from engine.headless.arguments import BadUse, Play
from engine.headless.files import open_match
from game.easing import PACES
from game.input.actions import Action, Press
from game.widgets.hints import Hint
from scenes.seating import TablePlan, first_seating
from scenes.table.course import Course
from scenes.table.doors import sheet
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from game.house import House

BEAT = 0.5  # seconds between two steps at normal speed


class Replay(Course):
    """The steps come from a record, one after the other, with a beat between two of them."""

    script: tuple[Step, ...] = ()
    at = 0
    paused = False
    _rest = 0.0

    def next(self) -> None:
        """The next step of the record, after a beat."""
        if not self.paused and self.at < len(self.script):
            self._rest = BEAT
        elif self.sitting.match.over:
            self.saying.say("The end of the record")

    def advance(self, dt: float) -> None:
        if self._rest > 0 and not self.telling.busy:
            self._rest = max(0.0, self._rest - dt)
            if self._rest == 0 and not self.paused:
                self._step()
        else:
            super().advance(dt)

    def _step(self) -> None:
        if self.at < len(self.script):
            step = self.script[self.at]
            self.at += 1
            self.tell(self.sitting.match.submit(step))

    def stop_or_go_on(self) -> None:
        """Pause, or play on."""
        self.paused = not self.paused
        if not self.paused and not self.telling.busy:
            self.next()

    def single(self) -> None:
        """End what is told and take one step."""
        self.hurry()
        self._rest = 0.0
        self._step()

    @property
    def busy(self) -> bool:
        return self._rest > 0 or super().busy


class WatchScene(TableScene):
    """A table at which nobody sits: everybody looks into every hand."""

    hands_open = True
    course_kind = Replay
    course: Replay

    def __init__(self, house: "House", plan: TablePlan, steps: Sequence[Step]) -> None:
        super().__init__(house, plan, Match(_game(plan), plan.setup))
        self.course.script = tuple(steps)

    def act(self, press: Press) -> None:
        """Confirm pauses and goes on, right is one step, up and down change the speed, back leaves."""
        match press.action:
            case Action.CONFIRM:
                self.course.stop_or_go_on()
            case Action.RIGHT:
                self.course.single()
            case Action.UP | Action.DOWN:
                self._change_speed(1 if press.action is Action.DOWN else -1)
            case Action.INFO:
                self.house.stack.push(sheet(self.house, self.glass))
            case Action.BACK | Action.MENU:
                self.house.quit()
            case _:
                pass

    def _change_speed(self, step: int) -> None:
        paces = list(PACES)
        now = paces.index(self.house.settings.get.pace)
        self.house.settings.change(pace=paces[max(0, min(len(paces) - 1, now + step))])
        self.saying.say(f"Speed: {self.house.settings.get.pace}")

    def hints(self) -> tuple[Hint, ...]:
        return (
            Hint(Action.CONFIRM, "Go on" if self.course.paused else "Pause"),
            Hint(Action.RIGHT, "Step"),
            Hint(Action.UP, "Speed"),
            Hint(Action.BACK, "Leave"),
        )


def _game(plan: TablePlan):
    from engine.games import GAMES

    return GAMES[plan.setup.game]


def watch(path: Path) -> None:
    """Show the record until somebody leaves. BadUse where there is no screen."""
    from game.loop import run
    from game.store import Store
    from game.window import NoDisplay
    from scenes.play import build

    match = open_match(path)
    try:
        built = build(Play(), Store.without())
    except NoDisplay as error:
        raise BadUse(str(error)) from None
    try:
        plan = TablePlan(match.setup, first_seating(match.setup.players, None))
        built.house.stack.push(WatchScene(built.house, plan, match.steps))
        run(built.app)
    finally:
        built.close()
