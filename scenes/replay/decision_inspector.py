"""DecisionInspector: why whoever made the latest move may have moved so, for records that are watched and for matches
that are over. The row of that hand is lifted, the others are dimmed, and the coach says on his slip what he thinks of
it: from what that seat could see, and nothing else."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.messages import say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.core.zones import Zone
from game.bots import Question
from game.canvas import Canvas
from game.cards.slots import around
from game.input.actions import Action
from game.lessons import Mark
from game.widgets.bindings import Binding
from scenes.games import advice_words_of
from scenes.lesson.pointing import on_table
from scenes.lesson.slip import Slip, draw_slip, laid, slip_of
from scenes.replay.replay import Replay
from scenes.table.coach.coach import COACH_KEY, Coach
from scenes.table.coach.drawing import feather_mark
from scenes.table.coach.words import Speech, cards_of
from scenes.table.screen import Screen
from scenes.table.stage.own_hand import own_cards

if TYPE_CHECKING:
    from game.context import Context

WHY_KEY: Action = COACH_KEY
WHY = say("replay-why")
PENNANT = 0.25  # of a card's width to the middle of its pennant
FURNITURE = "pile", "sign", "deck", "nest"
"""What of a game's own stays in sight, by the names that lessons have for it."""
LIFT, DIM = 24, 1.0  # px that the row stands higher, and how dark the others are: 60 % of their light


class DecisionInspector:
    """Puts a table that is watched back to before the latest step, and says why it may have been taken.

    `asked_about(number, seat)` tells whether the step behind so many may be looked at, which is that seat's.
    """

    def __init__(
        self, context: "Context", screen: Screen, flow: Replay, asked_about: Callable[[int, Seat], bool]
    ) -> None:
        self.context, self.screen, self.flow, self.asked_about = context, screen, flow, asked_about
        self._coach: Coach | None = None
        self._seat: Seat = 0
        self._slip: tuple[object, Slip | None] = None, None
        self.kept: tuple[Rect, ...] = ()
        """What lies over the table and stays free: what is pressed there."""

    @property
    def open(self) -> bool:
        """Whether somebody is told why."""
        return self._coach is not None

    @property
    def step(self) -> Step | None:
        """The latest step, if it is one that may be looked at."""
        steps = self.flow.cursor.steps[: self.flow.at]
        step, before = (steps[-1] if steps else None), self.flow.at - 1
        return step if step is not None and isinstance(step.by, int) and self.asked_about(before, step.by) else None

    def press(self) -> None:
        """Ask, read on, or look at everything again."""
        if self._coach is None:
            self._look()
            return
        self._coach.deeper()
        if not self._coach.open:
            self.shut()

    def _look(self) -> None:
        """The course stands still meanwhile; a story that is told ends."""
        flow, step = self.flow, self.step
        if step is None:
            return
        flow.stand()
        assert isinstance(step.by, int)
        seat, before = step.by, flow.at - 1
        screen, session = self.screen, self.screen.session
        session.wind(flow.cursor.state(before))
        screen.land()
        screen.concerned = (seat,)
        screen.sync()
        screen.stage.tableau = self  # no scene of a trick or a flip stands before the rows
        seen, heard, game = session.seen(seat), flow.cursor.heard(before, seat), session.game.name
        own, words = own_cards(screen.look, seen.view), advice_words_of(game)
        who, prompts = screen.speakers, seen.prompts
        speech = Speech(screen.look, words, seen.view, who, seat, prompts, own, session.clauses_of)
        question = Question(("eyes", before), game, seen.view, heard, seen.prompts)
        self._seat = seat
        self._coach = screen.coach = Coach(self.context.coach, question, speech, lambda depth: None, step)
        self._coach.look_back()
        self._light()

    def _light(self) -> None:
        """The row of whoever moved stands higher, the others are dim."""
        screen = self.screen
        for seat in screen.opened:
            for sprite in screen.stage.table.cards(Zone("hand", seat)):
                sprite.lift, sprite.shade = (LIFT, 0.0) if seat == self._seat else (0.0, DIM)

    def shut(self) -> None:
        """Everything is as after the step again."""
        if self._coach is None:
            return
        self._coach.leave()
        self._coach = self.screen.coach = None
        for seat in self.screen.opened:
            for sprite in self.screen.stage.table.cards(Zone("hand", seat)):
                sprite.lift = 0.0
        self.flow.wind(self.flow.at)

    def bindings(self) -> tuple[Binding, ...]:
        """Its button, where there is something to look at."""
        if self._coach is None and self.step is None:
            return ()
        return (Binding(WHY_KEY, lambda press: self.press(), WHY if self._coach is None else self._coach.does),)

    def draw(self, canvas: Canvas) -> None:
        """The slip beside what it is about, and a feather on the cards that were chosen."""
        coach = self._coach
        if coach is None:
            return
        meant = cards_of(coach.best, self._row()) if coach.best is not None else ()
        for sprite in self.screen.stage.table.cards(Zone("hand", self._seat)):
            if sprite.card in meant:
                rect = sprite.rect()
                feather_mark().draw(canvas, (rect.left + rect.width * PENNANT, rect.top))
        slip = self.slip()
        if slip is not None:
            draw_slip(canvas, slip, self.screen.theme, 0, 1, self._mark())

    def _row(self) -> tuple[str, ...]:
        lying = self.screen.stage.table.cards(Zone("hand", self._seat))
        return tuple(sprite.card for sprite in lying if sprite.card is not None)

    def _mark(self) -> Rect:
        """What the slip is about: the row of that hand, else the plate."""
        lying = self.screen.stage.table.cards(Zone("hand", self._seat))
        if lying:
            return around([sprite.slot for sprite in lying]).move(0, -LIFT)
        place = self.screen.stage.floor.place(self._seat)
        return Rect(place.rect) if place is not None else Rect(0, 0, 1, 1)

    def slip(self) -> Slip | None:
        """What the coach says, laid where it hides neither that hand nor its plate nor cards in the middle; None where
        it has no room."""
        coach = self._coach
        lines = coach.said() if coach is not None and not coach.odds else None  # lamps are on the slip in the bar
        if not lines:
            return None
        screen = self.screen
        key = lines, screen.theme, self._seat
        if self._slip[0] != key:
            table, mark = screen.stage.table, self._mark()
            hands = [sprite.rect() for seat in screen.opened for sprite in table.cards(Zone("hand", seat))]
            middle = [rect for rect in table.rects() if rect not in hands]
            places = map(screen.stage.floor.place, range(len(screen.room.seating)))
            plates = [Rect(place.rect) for place in places if place is not None]
            clear = (*middle, *self.kept, *(plates if screen.stage.floor.band is not None else ()))
            stands = [rect for name in FURNITURE for rect in on_table(screen, Mark("zone", name))]
            ways = laid(" ".join(lines), screen.theme, 1)
            self._slip = key, slip_of(ways, screen.theme, (mark,), (*clear, *stands), (*plates, *hands), mark)
        return self._slip[1]
