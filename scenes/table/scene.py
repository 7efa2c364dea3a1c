"""TableScene: where a match is played. It wires glass, privacy, course and presses together; it knows no game."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.match import Match
from engine.core.seats import Viewer
from engine.core.steps import Step
from engine.games import GAMES
from game.easing import paced
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import Theme
from game.timeline import Lane
from game.widgets.hints import Hint
from game.widgets.rail import Spoken
from scenes.companions import told
from scenes.games import look_of
from scenes.pause import LEAVE
from scenes.seating import Seating, TablePlan
from scenes.table import doors, rail
from scenes.table.answering import Answering
from scenes.table.asking import Asking
from scenes.table.bell import Bell
from scenes.table.calls import OwnUp
from scenes.table.course import Course
from scenes.table.desk import Desk
from scenes.table.drawing import Frame, draw_table
from scenes.table.glass import Glass
from scenes.table.grip import Grip
from scenes.table.hand import HandFan
from scenes.table.held import bind
from scenes.table.moment import Moment
from scenes.table.now import moment_of
from scenes.table.peeking import Peek
from scenes.table.preload import preload
from scenes.table.presses import Deed, deed, meant
from scenes.table.privacy import Privacy
from scenes.table.props import Props
from scenes.table.sitting import Sitting
from scenes.table.spoken import spoken
from scenes.table.taking_back import TakenBack, take_back
from scenes.table.turns import home_viewpoint

if TYPE_CHECKING:
    from game.house import House


REHEARSED_BYTES = 8 * 1024 * 1024
"""Of turned cards that a rehearsal keeps."""


class TableScene(Scene):
    """One table. What is on the glass belongs to `viewpoint`; views and events are fetched for that viewpoint alone."""

    hands_open = False
    """Whether every hand lies open: nobody plays, a record is watched."""
    course_kind: type[Course] = Course

    def __init__(self, house: "House", plan: TablePlan, match: Match | None = None) -> None:
        super().__init__(house)
        self.sitting = Sitting(house, plan, match, plan.saved)
        self.glass = Glass(house, look_of(plan.setup.game), self.sitting, self.hands_open)
        self.privacy = Privacy(
            house,
            self.glass,
            lambda press, trick: self.bell.ring(press, trick),
            lambda behind: self.course.tell((), behind),
        )
        self.bell = Bell(house, self.glass, self.privacy)
        self.saying = rail.Saying()
        self.course = self.course_kind(house, self.glass, self.privacy, self.saying)
        self.desk = Desk(house, self.glass, self.privacy, self.course)
        self.asking = Asking(house, self.glass, self.privacy, self.course, self.saying)
        self._looked_back_at: int | None = None  # after how many steps somebody wanted to see the latest trick
        self._grip = Grip()
        self._preloaded: Theme | None = None

    # What others ask about

    @property
    def viewpoint(self) -> Viewer:
        """Whose knowledge the screen shows."""
        return self.glass.viewpoint

    @property
    def seating(self) -> Seating:
        """Who sits where, as far as it is shown."""
        return self.glass.seating

    @property
    def props(self) -> Props:
        """What stands on the stage."""
        return self.glass.props

    @property
    def hand(self) -> HandFan:
        """The open hand behind the rail."""
        return self.glass.hand

    @property
    def answering(self) -> Answering | None:
        """The question that somebody sees."""
        return self.glass.answering

    @property
    def stage(self) -> Lane:
        """What moves on it."""
        return self.glass.telling.stage

    @property
    def private(self) -> bool:  # type: ignore[override]
        """Whether a hand is open that others in the room must not see."""
        return self.glass.private

    @property
    def releases(self) -> bool:  # type: ignore[override]
        """Whether the hand stands only as long as a button is held."""
        return self.privacy.holds

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Whether somebody spells behind the curtain."""
        return self.glass.board is not None and self.glass.board.typing

    @property
    def standing(self) -> tuple[str, str] | None:  # type: ignore[override]
        """What the table has agreed on and everybody has to be reminded of."""
        return self.sitting.plan.standing

    @property
    def captions_end(self) -> int | None:  # type: ignore[override]
        """Boards stand where captions hang."""
        return self.glass.board.captions_end if self.glass.board is not None else None

    @property
    def busy(self) -> bool:
        """Whether a story is told or a computer player is awaited."""
        return self.course.busy

    @property
    def looking_back(self) -> bool:
        """Whether the latest trick lies there again: until the table goes on."""
        return self._looked_back_at == len(self.sitting.match.steps)

    # Life on the stack

    def enter(self) -> None:
        bind(self.house.devices, self.seating)
        self.house.sound.ambience(self.glass.look.ambience)
        self.saying.say(told(self.seating, None, self.house.theme.kids))
        self._preload()
        if not self.privacy.begin():
            self.course.next()

    def _preload(self) -> None:
        """Once for each look of the table: a match of its own between the same seats makes the pictures of this one."""
        theme = self.glass.theme
        if theme == self._preloaded:
            return
        self._preloaded = theme

        def again(house: "House") -> "Rehearsal":
            plan = replace(self.sitting.plan, saved=None)
            return Rehearsal(house, plan, Match(GAMES[plan.setup.game], plan.setup), self.hands_open)

        def wanted() -> bool:
            return self in self.house.stack.scenes and self.glass.theme == theme

        self.house.slack.add(preload(self.house, again, wanted))

    def leave(self) -> None:
        self.sitting.leave()
        self.house.sound.ambience("")
        self.house.devices.free_all()
        self.house.devices.share_keyboard(False)

    def uncover(self, result: Any) -> None:
        if result == LEAVE:
            self.house.stack.dismiss()
        elif isinstance(result, Step):
            self.course.answer(result)
        elif isinstance(result, OwnUp):
            self.bell.own_up(result.seat)
        elif isinstance(result, Peek):
            self.privacy.peek(result.seat)
        elif isinstance(result, TakenBack):
            take_back(self.course, result.press)
        elif isinstance(result, Press) and self.course.interrupted():
            self._wanted(result, Deed.PEEK if result.action is Action.LOOK else Deed.CALL)
        elif not isinstance(result, Press):
            self._go_on_with(_changed(result))

    def _go_on_with(self, seating: Seating | None) -> None:
        """Something that lay over the table is gone; `seating` is who sits where now if that has changed."""
        if seating is not None:
            self.saying.say(told(seating, self.seating, self.house.theme.kids))
        if not self.privacy.look_round(seating):
            self.course.go_on()
        self._preload()

    def update(self, dt: float) -> None:
        self.hand.update(dt)
        self.props.meant = self.answering.meant if self.answering and self.glass.looker is not None else ()
        self.props.row_top = self.answering.row_top if self.answering and self.answering.in_public else None
        self.privacy.advance(dt)
        self.props.party.advance(dt)
        self.saying.advance(dt)
        self.course.advance(dt)
        self._look_out(dt)
        if self.glass.coach is not None:
            self.glass.coach.follow()
        if self.glass.board is not None:
            self.glass.board.update(dt)

    def _look_out(self, dt: float) -> None:
        """The day goes on with what is shown, and what is heard outside with it."""
        self.glass.look_out(paced(dt, self.house.pace))
        if self.glass.look.outside is not None:
            self.house.sound.ambience(self.glass.look.outside.ambience(self.props.view))

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        self.privacy.devices_changed(lost, found)

    def focus_lost(self) -> None:
        """Somebody else may be looking."""
        self.privacy.hide()

    # Presses

    def act(self, press: Press) -> None:
        self.privacy.untouched = 0.0
        if press.action is not Action.POINT and not press.released:
            self.saying.pressed()
        if self.glass.board is not None:
            self.desk.act(press, self.glass.board)
            return
        for meaning in self._grip.presses(press, self._meant):
            self._act(meaning)

    def _meant(self, press: Press) -> Press:
        return meant(press, self.hints(), self._button, self.glass.theme)

    def _act(self, press: Press) -> None:
        match deed(press, self._moment()):
            case Deed.RAISE | Deed.LOWER as way:
                self.hand.rise = 1.0 if way is Deed.RAISE else 0.0
            case Deed.LOOK_BACK | Deed.LOOK_ON as way:
                self._looked_back_at = len(self.sitting.match.steps) if way is Deed.LOOK_BACK else None
            case Deed.PAUSE:
                self.privacy.pause(press.device)
            case Deed.HURRY:
                self.course.hurry()
            case Deed.SHEET:
                self.house.stack.push(doors.sheet(self.house, self.glass))
            case Deed.CALL | Deed.PEEK as way if self.course.interrupted():
                self._wanted(press, way)
            case Deed.OBJECT:
                self.course.object()
            case Deed.TAKE_BACK:
                take_back(self.course, press)
            case Deed.HIDE:
                self.privacy.hide()
            case Deed.MUST_HOLD:
                self.saying.say("The hand shows while the button is held")
            case Deed.COACH | Deed.UNCOACH as way if self.glass.coach is not None:
                self.asking.heed(press, self.glass.coach, way)
            case Deed.ANSWER if self.answering is not None:
                self.asking.act(press, self.answering)
            case _:
                pass

    def _wanted(self, press: Press, what: Deed) -> None:
        """Somebody calls something out or looks at what is its own; also from the pause, without a button for it."""
        if what is Deed.CALL:
            self.bell.ring(press)
        elif self._moment().may_peek:
            self.privacy.look(press.device)
        else:
            self.course.go_on()

    def go_on(self) -> None:
        """Whoever is asked answers as a gentle computer player would."""
        seat, match = self.answering.seat if self.answering else self.glass.looker, self.sitting.match
        if seat is None or not self.glass.asking or self.stage.busy:
            return
        asks = tuple(prompt for prompt in match.asks(seat) if not prompt.interrupts)
        if asks:
            view, heard = match.view(seat), match.heard(seat)
            self.course.answer(match.game.decide(view, heard, asks, "gentle", len(match.steps)))

    # Drawing

    def _moment(self) -> Moment:
        return moment_of(self.glass, self.course, self.looking_back)

    def hints(self) -> tuple[Hint, ...]:
        """What the buttons do now."""
        pointing = self._button(Action.CONFIRM)[0] == "pointer"
        asked = self.answering.hints() if self.answering else ()
        return rail.hints(self._moment(), asked, pointing, self.glass.coach)

    def _button(self, action: Action) -> tuple[str, str]:
        plan = self.seating[self.answering.seat] if self.answering else None
        last = self.house.devices.last  # a companion's, perhaps
        return self.house.devices.hint(action, (last if last in plan.devices else plan.device) if plan else None)

    def spoken(self) -> Spoken:
        board = self.glass.board
        return board.spoken() if board is not None else spoken(self.glass, self.saying, self.house.quiet.long)

    def draw(self, canvas: pygame.Surface) -> None:
        latest = self.glass.look.latest(self.props.view) if self.looking_back else None
        draw_table(canvas, Frame(self.glass, latest, self.spoken(), self.hints(), self._button))


def _changed(result: Any) -> Seating | None:
    """Who sits where now, if the scene above has changed it."""
    return result if isinstance(result, Seating) else None


class Rehearsal(TableScene):
    """The table backstage. Its day stands still, because those pictures are made ahead by themselves (`Outside.ahead`),
    and it keeps few cards that are turned: the real one has its own."""

    def __init__(self, house: "House", plan: TablePlan, match: Match, hands_open: bool = False) -> None:
        self.hands_open = hands_open
        super().__init__(house, plan, match)
        for prints in (self.hand.prints, self.props.table.prints):
            prints.limit = REHEARSED_BYTES
        handed = self.seating.people if self.glass.hides else ()
        self._handed = (seat for seat, person in enumerate(handed) if person)

    def enter(self) -> None:
        bind(self.house.devices, self.seating)
        if not self._hand_round():
            self.course.next()

    def uncover(self, result: Any) -> None:
        if not self._hand_round():
            super().uncover(result)

    def _hand_round(self) -> bool:
        """Hand the screen to the next one whom it will be handed to, before the first step: whoever comes first in the
        real match, large pictures of a seat (its curtain, its rail) are there. False once the match has begun, or
        begins."""
        if self.sitting.match.steps:
            return False
        self.glass.look_as(home_viewpoint(self.seating.people))
        seat = next(self._handed, None)
        if seat is not None:
            self.privacy.hand_to(seat, partial(self.glass.look_as, seat))
        return seat is not None

    def _look_out(self, dt: float) -> None:
        del dt
