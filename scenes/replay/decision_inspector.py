"""DecisionInspector: the coach explains the latest move, in a record that is watched or after a match.

The row of that hand is lifted and the others are dimmed. The coach knows only what that seat could see.
"""

from collections.abc import Callable

from pygame import Rect

from engine.core.messages import say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.core.zones import Zone
from game.bots import Brief
from game.canvas import Canvas
from game.context import Context
from game.input.actions import Action
from game.widgets.bindings import Binding
from scenes.games import advice_words_of
from scenes.lesson.host_bubble import laid
from scenes.replay.replay import Replay
from scenes.replay.why_bubble import PlayerThings, WhyBubble, draw_bubble, place_bubble
from scenes.table.coach.coach import COACH_KEY, Coach
from scenes.table.coach.drawing import feather_mark
from scenes.table.coach.panel import signs_of
from scenes.table.coach.words import CoachWords, cards_of
from scenes.table.screen import Screen
from scenes.table.stage.own_hand import own_cards

WHY_KEY: Action = COACH_KEY
WHY = say("replay-why")
PENNANT = 0.25  # middle of a pennant: share of its card's width
LETTERS_MOST = 46  # of the bubble, with usual text
LIFT, DIM = 6, 1.0  # px of the lifted row; darkness of the others, with 60 % light left


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
        self._bubble: tuple[object, WhyBubble | None] = None, None
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
        seen, heard, game = session.facts_for(seat), flow.cursor.heard(before, seat), session.game.name
        own, words = own_cards(screen.game_table, seen.view), advice_words_of(game)
        speech = CoachWords(screen.game_table, words, seen.view, screen.speakers, seat, own)
        brief = Brief(("eyes", before), game, seen.view, heard, seen.prompts)
        self._seat = seat
        self._coach = screen.coach = Coach(self.context.coach, brief, speech, lambda depth: None, step)
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
        """Draw the bubble beside the face, and a feather on the cards that were chosen."""
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
            draw_bubble(canvas, bubble, self.screen.theme)

    def _row(self) -> tuple[str, ...]:
        lying = self.screen.stage.table.cards(Zone("hand", self._seat))
        return tuple(sprite.card for sprite in lying if sprite.card is not None)

    def _about(self) -> PlayerThings | None:
        """The things of the player whose move is explained."""
        place = self.screen.stage.floor.place(self._seat)
        if place is None:
            return None
        face = Rect(0, 0, place.size, place.size)
        face.center = place.x, place.y
        tag = Rect(place.rect)
        if place.tab is None:
            beside = face.move(face.width if place.side == "r" else -face.width, 0)
            tag = tag.clip(beside.union(beside.move(beside.x - face.x, 0)))
        cards = (sprite.rect() for sprite in self.screen.stage.table.cards(Zone("hand", self._seat)))
        return PlayerThings(face, tag, tuple(cards))

    def bubble(self) -> WhyBubble | None:
        """The coach's bubble on the free side of that player. None if it has no room.

        It never hides that hand, the plates of a board, or cards in the middle. If there is room, it hides no plate
        and no card.
        """
        coach = self._coach
        lines = coach.lines() if coach is not None else None
        if not lines:
            return None
        screen = self.screen
        key = lines, screen.theme, self._seat
        if self._bubble[0] != key:
            self._bubble = key, self._placed(" ".join(lines))
        return self._bubble[1]

    def _placed(self, words: str) -> WhyBubble | None:
        screen, about = self.screen, self._about()
        if about is None:
            return None
        table, floor = screen.stage.table, screen.stage.floor
        hands = [one.rect() for seat in screen.opened for one in table.cards(Zone("hand", seat))]
        middle = [rect for rect in table.rects() if rect not in hands]
        places = map(floor.place, range(len(screen.room.seating)))
        plates = [Rect(place.rect) for place in places if place is not None]
        signs = tuple(signs_of(screen))
        ways = [way for way in laid(words, screen.theme, 1) if screen.theme.large_text or way.letters <= LETTERS_MOST]
        others = [rect for rect in (*plates, *hands) if rect not in about.cards and not rect.contains(about.face)]
        kept = (*middle, *self.kept)
        tight = (*kept, *(plates if floor.row is not None else ()))
        return (
            place_bubble(ways, screen.theme, about, (*kept, *others, *signs), ())
            or place_bubble(ways, screen.theme, about, (*kept, *others), signs)
            or place_bubble(ways, screen.theme, about, tight, (*signs, *others))
        )
