"""Watch: a record on the screen, every hand open, with pause, single steps and speed."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.cards import Cards
from engine.core.match import Match
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.headless.arguments import BadUse, Play
from engine.headless.files import open_match
from game.easing import PACES
from game.input.actions import Action, Press
from game.widgets.hints import Hint
from scenes.seating import TablePlan, first_seating
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from game.house import House

BEAT = 0.5  # seconds between two steps at normal speed


class WatchScene(TableScene):
    """A table at which nobody sits: the steps come from a record, and everybody looks into every hand."""

    def __init__(self, house: "House", plan: TablePlan, steps: Sequence[Step]) -> None:
        self.script = tuple(steps)
        self.at = 0
        self.paused = False
        match = Match(_game(plan), plan.setup)
        super().__init__(house, plan, match)

    def _open_hands(self) -> dict[Seat, Cards]:
        match = self.sitting.match
        return {seat: self.look.own(match.view(seat)) for seat in range(match.setup.players)}

    def _next(self) -> None:
        """The next step of the record, after a beat."""
        if not self.paused and self.at < len(self.script):
            self._wait = BEAT
        elif self.sitting.match.over:
            self.say("The end of the record")

    def update(self, dt: float) -> None:
        if self._wait > 0 and not self.stage.busy:
            self._wait = max(0.0, self._wait - dt)
            if self._wait == 0 and not self.paused:
                self._step()
            return
        super().update(dt)

    def _step(self) -> None:
        if self.at < len(self.script):
            step = self.script[self.at]
            self.at += 1
            self._tell(self.sitting.match.submit(step))

    def act(self, press: Press) -> None:
        """Confirm pauses and goes on, right is one step, up and down change the speed, back leaves."""
        match press.action:
            case Action.CONFIRM:
                self.paused = not self.paused
                if not self.paused and not self.stage.busy:
                    self._next()
            case Action.RIGHT:
                self.stage.finish()
                self._told()
                self._wait = 0.0
                self._step()
            case Action.UP | Action.DOWN:
                self._change_speed(1 if press.action is Action.DOWN else -1)
            case Action.INFO:
                self.house.stack.push(self._sheet_scene())
            case Action.BACK | Action.MENU:
                self.house.quit()
            case _:
                pass

    def _change_speed(self, step: int) -> None:
        paces = list(PACES)
        now = paces.index(self.house.settings.get.pace)
        self.house.settings.change(pace=paces[max(0, min(len(paces) - 1, now + step))])
        self.say(f"Speed: {self.house.settings.get.pace}")

    def hints(self) -> tuple[Hint, ...]:
        return (
            Hint(Action.CONFIRM, "Go on" if self.paused else "Pause"),
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
