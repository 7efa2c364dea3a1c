"""DecisionInspector: the coach explains the latest move, in a record that is watched or after a match.

The row of that hand is lifted and the others are dimmed. The coach knows only what that seat could see.
"""

from collections.abc import Callable

from pygame import Rect

from engine.core.messages import say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.core.zones import Zone
from game.bots import Question
from game.canvas import Canvas
from game.cards.slots import around
from game.context import Context
from game.input.actions import Action
from game.lessons import Mark
from game.widgets.bindings import Binding
from scenes.games import advice_words_of
from scenes.lesson.host_bubble import HostBubble, bubble_of, draw_bubble, laid
from scenes.lesson.pointing import on_table
from scenes.replay.replay import Replay
from scenes.table.coach.coach import COACH_KEY, Coach
from scenes.table.coach.drawing import feather_mark
from scenes.table.coach.panel import FURNITURE
from scenes.table.coach.words import CoachWords, cards_of
from scenes.table.screen import Screen
from scenes.table.stage.own_hand import own_cards

WHY_KEY: Action = COACH_KEY
WHY = say("replay-why")
PENNANT = 0.25  # middle of a pennant: share of its card's width
LIFT, DIM = 24, 1.0  # px of the lifted row; darkness of the others, with 60 % light left


class DecisionInspector:
    """Sets a watched table to the state before the latest step, and explains that step.

    `asked_about(number, seat)`: whether the step after `number` steps, taken by `seat`, may be explained.
    """

    def __init__(
        self, context: Context, screen: Screen, flow: Replay, asked_about: Callable[[int, Seat], bool]
    ) -> None:
        self.context, self.screen, self.flow, self.asked_about = context, screen, flow, asked_about
        self._coach: Coach | None = None
        self._seat: Seat = 0
        self._bubble: tuple[object, HostBubble | None] = None, None
        self.kept: tuple[Rect, ...] = ()
        """Rectangles over the table that stay free for buttons."""

    @property
    def open(self) -> bool:
        """Whether an explanation is shown."""
        return self._coach is not None

    @property
    def step(self) -> Step | None:
        """The latest step, if it may be explained."""
        steps = self.flow.cursor.steps[: self.flow.at]
        step, before = (steps[-1] if steps else None), self.flow.at - 1
        return step if step is not None and isinstance(step.by, int) and self.asked_about(before, step.by) else None

    def press(self) -> None:
        """Ask for an explanation, read on, or close it."""
        if self._coach is None:
            self._look()
            return
        self._coach.deeper()
        if not self._coach.open:
            self.shut()

    def _look(self) -> None:
        """Open the explanation: end the present story and stop the course."""
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
        screen.stage.tableau = self  # no scene of a trick or a flip in front of the rows
        seen, heard, game = session.seen(seat), flow.cursor.heard(before, seat), session.game.name
        own, words = own_cards(screen.look, seen.view), advice_words_of(game)
        speech = CoachWords(screen.look, words, seen.view, screen.speakers, seat, own)
        question = Question(("eyes", before), game, seen.view, heard, seen.prompts)
        self._seat = seat
        self._coach = screen.coach = Coach(self.context.coach, question, speech, lambda depth: None, step)
        self._coach.look_back()
        self._light()

    def _light(self) -> None:
        """Lift the row of the seat that moved, and dim the others."""
        screen = self.screen
        for seat in screen.opened:
            for sprite in screen.stage.table.cards(Zone("hand", seat)):
                sprite.lift, sprite.shade = (LIFT, 0.0) if seat == self._seat else (0.0, DIM)

    def shut(self) -> None:
        """Close the explanation and show the state after the step again."""
        if self._coach is None:
            return
        self._coach.leave()
        self._coach = self.screen.coach = None
        for seat in self.screen.opened:
            for sprite in self.screen.stage.table.cards(Zone("hand", seat)):
                sprite.lift = 0.0
        self.flow.wind(self.flow.at)

    def bindings(self) -> tuple[Binding, ...]:
        """The button for an explanation, if there is a step to explain."""
        if self._coach is None and self.step is None:
            return ()
        return (Binding(WHY_KEY, lambda press: self.press(), WHY if self._coach is None else self._coach.does),)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble beside the hand, and a feather on the cards that were chosen."""
        coach = self._coach
        if coach is None:
            return
        meant = [card for step in coach.marked for card in cards_of(step, self._row())]
        for sprite in self.screen.stage.table.cards(Zone("hand", self._seat)):
            if sprite.card in meant:
                rect = sprite.rect()
                feather_mark().draw(canvas, (rect.left + rect.width * PENNANT, rect.top))
        bubble = self.bubble()
        if bubble is not None:
            draw_bubble(canvas, bubble, self.screen.theme, 0, 1, self._mark())

    def _row(self) -> tuple[str, ...]:
        lying = self.screen.stage.table.cards(Zone("hand", self._seat))
        return tuple(sprite.card for sprite in lying if sprite.card is not None)

    def _mark(self) -> Rect:
        """The rectangle that the bubble is about: the row of that hand, else the plate."""
        lying = self.screen.stage.table.cards(Zone("hand", self._seat))
        if lying:
            return around([sprite.slot for sprite in lying]).move(0, -LIFT)
        place = self.screen.stage.floor.place(self._seat)
        return Rect(place.rect) if place is not None else Rect(0, 0, 1, 1)

    def bubble(self) -> HostBubble | None:
        """The coach's bubble, placed so that it hides neither that hand, its plate, nor cards in the middle. None if it
        has no room."""
        coach = self._coach
        lines = coach.said() if coach is not None else None
        if not lines:
            return None
        screen = self.screen
        key = lines, screen.theme, self._seat
        if self._bubble[0] != key:
            table, mark = screen.stage.table, self._mark()
            hands = [sprite.rect() for seat in screen.opened for sprite in table.cards(Zone("hand", seat))]
            middle = [rect for rect in table.rects() if rect not in hands]
            places = map(screen.stage.floor.place, range(len(screen.room.seating)))
            plates = [Rect(place.rect) for place in places if place is not None]
            clear = (*middle, *self.kept, *(plates if screen.stage.floor.band is not None else ()))
            stands = [rect for name in FURNITURE for rect in on_table(screen, Mark("zone", name))]
            ways = laid(" ".join(lines), screen.theme, 1)
            self._bubble = key, bubble_of(ways, screen.theme, (mark,), (*clear, *stands), (*plates, *hands), mark)
        return self._bubble[1]
