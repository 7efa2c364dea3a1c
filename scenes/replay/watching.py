"""Watch: a record on the screen with all hands open.

There are pause, steps forward and back, a bar of chapters, a speed, and a bar to point at.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Literal, NamedTuple

from engine.core.match import Record
from engine.core.messages import Message, Who, say
from engine.core.records import step_line
from engine.core.seals import Seal
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.input.actions import Action, Press
from game.scene import Narrated
from game.widgets.bindings import Binding, bound, table
from game.widgets.bottom_bar import BarWords
from scenes.replay.chapters import Chapters
from scenes.replay.decision_inspector import DecisionInspector
from scenes.replay.film import FilmPage, films_here
from scenes.replay.highlights import Highlight, highlights
from scenes.replay.mistake import MistakeTable
from scenes.replay.replay import Replay
from scenes.replay.replay_menu import ReplayChoice, ReplayMenu
from scenes.replay.review import Review, decided
from scenes.replay.title_card import TitleCard
from scenes.replay.watch_controls import PACES, WatchControls
from scenes.replay.what_if import WhatIfTable
from scenes.seating import SHOWN, Seating, TablePlan
from scenes.table.last_deal import DEAL
from scenes.table.navigation import sheet
from scenes.table.recorded import cursor
from scenes.table.scene import TableScene
from scenes.table.sealed_deal import words_of
from scenes.table.session import Session
from scenes.table.stage.drawing import TableFrame, draw_table_bar
from scenes.table.table_result import TableResult

NO_SEALS: Mapping[int, Seal] = MappingProxyType({})
Course = Literal["whole", "highlights first", "reel"]
"""What is shown: the whole record, its highlights before it, or only these. A "reel" has closed hands, so that a deal
stays fit for other tables, and it leaves by itself."""


class OpenedSeal(NamedTuple):
    """The seal that all players saw at a deal, and whether it matches the deal of the record."""

    digest: str
    holds: bool


class WatchScene(TableScene):
    """A table without players. Viewers see all hands, except in a reel, and can ask for the reason of each move.

    Moves of people are explained only at the turning point and for a lesson. `leaves`: what leaving does; without it
    the program ends.
    """

    hands_open = watched = True
    filmed = False
    """Whether it plays for a film, without viewers."""
    flow_kind = Replay
    flow: Replay

    def __init__(
        self,
        context: Context,
        plan: TablePlan,
        record: Record,
        leaves: Callable[[], None] | None = None,
        seals: Mapping[int, Seal] = NO_SEALS,
        course: Course = "whole",
    ) -> None:
        """Shows the steps of `record`, which names its rules, from the start. `plan`: its players. `seals`: opened and
        checked, by the index of their step."""
        shown = (replace(one, kind=SHOWN, device=None) if one.person else one for one in plan.seating.seats)
        watched = TablePlan(plan.setup, Seating(tuple(shown)))
        self.hands_open = self.watched = course != "reel"
        super().__init__(context, watched, Session.unkept(context, watched))
        told = cursor(record)
        self.flow.cursor = told
        lines = [step_line(step) for step in told.steps]
        self._seals = {
            place: OpenedSeal(seal.digest, place < len(lines) and seal.holds(lines[place]))
            for place, seal in seals.items()
        }
        self._given = plan, record, course
        self._people = {person: one for person, one in enumerate(plan.seating.seats) if one.person}
        self._leaves, self._course = leaves or context.quit, course
        self._forks: tuple[int, tuple[int, Seat] | None] | None = None  # number of steps, and the decision there
        self._turned: int | None = None  # number of steps before the finding that is shown
        reviewed = not context.audience.children and course != "reel"
        self.review = Review(context.analyst, plan.setup.players, told) if reviewed else None
        """The search for better moves; children and a reel have none."""
        self.eyes = DecisionInspector(context, self.screen, self.flow, self._may_explain)
        self.controls = WatchControls(context, self.screen, self.flow, self.buttons, self._seal_holds)
        self.title_card = TitleCard(plan.setup.game)

    def _may_explain(self, number: int, seat: Seat) -> bool:
        """Whether the step after `number` steps, taken by `seat`, may be explained."""
        return number == self._turned or self.session.persons()[seat] not in self._people

    def enter(self) -> None:
        super().enter()
        if self._course != "whole":
            self._show_highlights()

    def leave(self) -> None:
        if self.review is not None:
            self.review.leave()
        super().leave()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.review is not None:
            self.review.advance()
        if self._course == "reel" and not self.flow.highlights:
            self._leaves()

    # More actions

    def more(self) -> None:
        """Open the page of more actions."""
        films = films_here(self.context)
        self.flow.stand()
        page = ReplayMenu(self.context, self.review, self._people, self._fork is not None, films)
        self.context.stack.push(page)

    def uncover(self, result: ReplayChoice | TableResult) -> None:
        if isinstance(result, ReplayChoice):
            self._do(result)
        else:
            super().uncover(result)

    def _do(self, wanted: ReplayChoice) -> None:
        cursor, turning = self.flow.cursor, self.review.turning if self.review is not None else None
        match wanted.what:
            case "highlights":
                self.eyes.shut()
                self._show_highlights()
            case "turning" if turning is not None:
                self.eyes.shut()
                self._turned = turning.at
                self.flow.wind(turning.at + 1)
                self.eyes.press()
            case "mistake" if self.review is not None:
                learner = replace(self._people[wanted.person], device=wanted.device, companion=None)
                found = self.review.found[wanted.person]
                self.context.stack.push(MistakeTable(self.context, cursor, self.session.plan, found, learner))
            case "what-if":
                self._fork_off(wanted.device)
            case "film":
                self._keep_film()

    def _keep_film(self) -> None:
        self.context.stack.push(FilmPage(self.context, self.flow.cursor.game.name, self._staged))

    def _show_highlights(self) -> None:
        shown = self._best_parts()
        for one in shown:
            self.when_idle(self.title_card.ahead(one, self.screen.room.seating), first=True)
        self.flow.show(shown)

    def _staged(self, house: Context) -> Replay:
        """The same replay in another context, for a film."""
        plan, record, course = self._given
        scene = WatchScene(house, plan, record, course=course)
        scene.review, scene.filmed = None, True
        house.stack.push(scene)
        house.stack.apply()
        scene.flow.show(self._best_parts())
        return scene.flow

    def _best_parts(self) -> tuple[Highlight, ...]:
        turning = self.review.turning if self.review is not None else None
        at = turning.at if turning is not None else None
        return highlights(self.flow.cursor, self.flow.chapters, self.screen.game_table, at)

    @property
    def _fork(self) -> tuple[int, Seat] | None:
        """The last or next decision: the number of steps before it, and its seat. It is cached for each place, because
        buttons ask in every frame."""
        if self._forks is None or self._forks[0] != self.flow.at:
            self._forks = self.flow.at, self._found_fork()
        return self._forks[1]

    def _found_fork(self) -> tuple[int, Seat] | None:
        cursor = self.flow.cursor
        for number in (self.flow.at - 1, self.flow.at):
            if not 0 <= number < len(cursor):
                continue
            step = cursor.steps[number]
            if isinstance(step.by, int) and decided(cursor.prompts_of(number, step.by), step):
                return number, step.by
        return None

    def _fork_off(self, device: str) -> None:
        """Open a table where the present decision can be taken in another way."""
        fork = self._fork
        if fork is not None:
            self.eyes.shut()
            self.flow.stand()
            self.context.stack.push(WhatIfTable(self.context, self.session.plan, self.flow.cursor, *fork, device))

    def _change_speed(self, press: Press) -> None:
        step = 1 if press.action is Action.UP else -1
        self._set_speed(max(0, min(len(PACES) - 1, self._speed + step)))

    @property
    def _speed(self) -> int:
        return list(PACES).index(self.context.settings.get.pace)

    def _set_speed(self, which: int) -> None:
        self.context.settings.change(pace=list(PACES)[which])

    def buttons(self) -> tuple[Binding, ...]:
        """Buttons for rare actions above the bar, as pictures for pointers: step back, pause, speed, scores."""
        sheet_of = self._turns(Action.EXTRA, lambda: self.context.stack.push(sheet(self.context, self.screen)))
        plays = not self.flow.paused and not self.flow.ended
        return (
            replace(self._turns(Action.LEFT, self.flow.back), icon="back"),
            Binding(Action.CONFIRM, lambda press: self.flow.pause_or_play(), icon="pause" if plays else "play"),
            Binding(Action.UP, lambda press: self._set_speed((self._speed + 1) % len(PACES)), icon="clock"),
            replace(sheet_of, icon="star"),
            Binding(Action.LOOK, lambda press: self.more(), say("replay-more"), icon="plus"),
        )

    def bindings(self) -> tuple[Binding, ...]:
        """All actions. The bar shows those for watching: how to pause, and during a pause the explanation of a move.
        Shoulder buttons go from chapter to chapter."""
        flow, eyes = self.flow, self.eyes
        if self.filmed:
            return ()
        leave = Binding(Action.BACK, lambda press: self._leaves(), say("replay-leave"))
        if flow.highlights:
            if self._course == "reel":
                skip = Binding(Action.CONFIRM, leave.do, say("replay-skip"))
                keep = Binding(Action.EXTRA, lambda press: self._keep_film(), say("replay-film"))
                films = (keep,) if films_here(self.context) else ()
                return table((skip, *films, *bound((Action.BACK, Action.MENU), leave.do)))
            skip = Binding(Action.CONFIRM, lambda press: flow.skip(), say("replay-whole"))
            return table((skip, leave, Binding(Action.MENU, leave.do)))
        step = self._turns(Action.RIGHT, flow.forward, None if flow.ended else say("replay-step"))
        rule = self.screen.game_table.feature(Chapters)
        on = None if flow.ended else rule.on if rule is not None else say("replay-next-hand")
        jumps = self._turns(Action.NEXT, flow.next_chapter, on), self._turns(Action.PREV, flow.chapter_before)
        speed = bound((Action.UP, Action.DOWN), self._change_speed)
        rarer = (*speed, *(one.silent for one in self.buttons()))
        if eyes.open:
            shut = Binding(Action.BACK, lambda press: eyes.shut(), say("hint-back"))
            away = bound((Action.MENU, Action.CONFIRM), shut.do)
            fork = Binding(Action.LOOK, lambda press: self._fork_off(press.device), say("replay-what-if"))
            first = fork if self._fork is not None else step
            return table((first, *eyes.bindings(), shut, step.silent, *away, *(one.silent for one in jumps), *rarer))
        stands = flow.paused or flow.ended
        over = flow.ended and not flow.animations.busy
        play = say("replay-again") if over else say("replay-play") if stands else say("replay-pause")
        why = tuple(one if stands else one.silent for one in eyes.bindings())
        main = Binding(Action.CONFIRM, self._confirmed, play)
        told = any(one.words is not None for one in why) and not over
        shown = (step, *why, *jumps) if told else (main, step, *jumps, *why)
        return table((*shown, leave, main.silent, *rarer, Binding(Action.MENU, leave.do)))

    def _turns(self, action: Action, do: Callable[[], object], words: Message | None = None) -> Binding:
        """A button that closes the explanation and goes to another place in the record."""

        def go(press: Press) -> None:
            self.eyes.shut()
            do()

        return Binding(action, go, words)

    def _confirmed(self, press: Press) -> None:
        if not self.controls.press(press):
            self.flow.pause_or_play()

    def draw(self, canvas: Canvas) -> None:
        if self.flow.titled:
            self.title_card.draw(canvas, self.flow.highlights[0], self.screen.speakers, self.screen.room.seating)
            draw_table_bar(canvas, self.frame())
            return
        self.eyes.kept = self.controls.rects
        super().draw(canvas)
        self.controls.draw(canvas)
        self.eyes.draw(canvas)

    def narration_for(self, seat: Seat | None) -> Narrated:
        """The title of a highlight is read aloud."""
        told = super().narration_for(seat)
        if not self.flow.titled:
            return told
        return replace(told, item=self.screen.speakers.words(self.flow.highlights[0].moment.title))

    def frame(self) -> TableFrame:
        shown = super().frame()
        return replace(shown, tip=None) if self.eyes.bubble() is not None else shown

    def _seal_holds(self) -> bool | None:
        """Whether the seal of the latest deal holds, None without a seal."""
        seal = self._opened()
        return seal.holds if seal is not None else None

    def _opened(self) -> OpenedSeal | None:
        """The seal of the latest deal."""
        told = [place for place in self._seals if place < self.flow.at and self.flow.cursor.steps[place].do == DEAL]
        return self._seals[max(told)] if told else None

    def bar_words(self) -> BarWords:
        """The number of the highlight under its title, and the seal's words just after a deal."""
        if self.flow.titled:
            number, count = 1 + self.flow.shown - len(self.flow.highlights), self.flow.shown
            return self.context.bar_words(say("replay-highlight", number=number, count=count))
        seal, at, cursor = self._opened(), self.flow.at, self.flow.cursor
        if self.eyes.open and self._turned == at - 1:
            by = cursor.steps[at - 1].by
            assert isinstance(by, int)
            return self.context.bar_words(say("replay-turned", seat=Who(by)), self.screen.speakers.voice)
        if seal is None or self.flow.animations.busy or cursor.steps[at - 1].do != DEAL or at - 1 not in self._seals:
            return super().bar_words()
        if not seal.holds:
            return self.context.bar_words(say("replay-not-sealed"))
        known = words_of(seal.digest)
        return self.context.bar_words(say("replay-sealed", words=" ".join(known))) if known else super().bar_words()
