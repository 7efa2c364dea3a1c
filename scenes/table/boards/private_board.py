"""Behind the curtain: a game's own board on which one seat answers, or only looks at its own things.

The table draws it in place of its stage and passes presses to it. Its life is that of an open hand: it is made when the
curtain has opened. It is gone, in one frame, when the hand is covered for any reason. It is never a scene on the stack.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import dist
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from game.canvas import Canvas
from game.gate import Secret
from game.idle_timer import SHOWS_AFTER, WAVE
from game.input.actions import DIRECTIONS, KEYS_LEFT, Action, Press
from game.input.bindings import cap
from game.lessons import Mark
from game.text.catalogue import Voice
from game.theme import Theme
from game.widgets.bindings import Binding, bound, table
from game.widgets.bottom_bar import BarWords, BottomBar, Owner
from game.widgets.focus import Focus, Target
from game.widgets.house_scene import HouseScene
from scenes.seating import Seating, SeatPlan
from scenes.table.asks.asks import SeveralParts
from scenes.table.asks.confirm_plate import ConfirmPlate, at_plate
from scenes.table.coach.coach import COACH_KEY, Coach, with_coach
from scenes.table.coach.drawing import draw_on_board
from scenes.table.feature import Feature
from scenes.table.notes import Notes
from scenes.table.phrases import Speakers
from scenes.table.said_picture import picture_of
from scenes.table.stage.handed_in import FlyingPart, HandedIn

if TYPE_CHECKING:
    from game.context import Context
    from scenes.table.game_table import GameTable
    from scenes.table.stage.backdrop import Backdrop

PATIENCE = 20.0
"""Seconds without input after which private things are covered."""
KIDS_PATIENCE = SHOWS_AFTER + 16.0
"""Least value of that for children. Before it ends, the child is shown a hint."""
TRIED = 40
"""Greatest number of answers whose places on a board are looked up."""
PLATE = "confirm plate"
"""Name of the target that hands in an answer of several parts."""
LOOKING = "icons/eye"
"""Picture beside a child's sentence if there is no question."""


def patience(context: "Context", usual: float = PATIENCE) -> float:
    """Seconds without input after which private things are covered; `usual` is for adults at home.

    Children get more, to see a hint first. In a kiosk the operator sets the time, and longer ones grow in proportion.
    """
    wanted = max(usual, KIDS_PATIENCE) if context.audience.children else usual
    return wanted if context.kiosk is None else wanted * float(context.kiosk.config["times.cover"]) / PATIENCE


def secret_of(context: "Context", plan: SeatPlan, usual: float = PATIENCE) -> Secret:
    """The secret of things that are open for the seat of `plan` only."""
    return Secret(frozenset(plan.devices), patience(context, usual))


@dataclass(frozen=True, slots=True)
class BoardContext:
    """Everything that a board behind the curtain of `seat` knows; only facts that this seat may know.

    `prompts` are its open questions, none if it only looks. `notes` are the seat's own until the match ends. `aids` are
    the table's options besides the rules. `opened` are hands that all players see. `alone`: no other player is in the
    room, so that sounds may give things away. `sub` is the second line of the seat's bar. `coach` advises on the
    question, if the table has one. `said` is the instruction for a child.
    """

    seat: Seat
    view: Any
    heard: Sequence[Event]
    prompts: Sequence[Prompt]
    who: Speakers
    seating: Seating
    alone: bool
    backdrop: "Backdrop"
    sub: str
    notes: Notes
    aids: Mapping[str, str] = field(default_factory=dict)
    opened: Mapping[Seat, Cards] = field(default_factory=dict)
    coach: Coach | None = None
    said: Message | None = None


@dataclass(frozen=True, slots=True)
class BoardHidden:
    """Result of a board whose seat hides it or is done looking. `goes_on`: continue with the seat's next question,
    without a curtain in between."""

    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class BoardPaused:
    """Result of a board when its player pauses the match."""


Given = tuple[Step, ...] | BoardHidden | BoardPaused | None


class PrivateBoard(HouseScene):
    """A board behind the curtain. Subclasses are written like a HouseScene.

    `give` gives an answer and `hide` ends the look; the table collects either with `take` after every press. Things
    that must survive a cover go into the notes.
    """

    patience = PATIENCE
    host_is_here = True
    """Whether the host is in the bar, as company for children."""
    coach_key: Action = COACH_KEY
    """The coach's button; override it if that button has another meaning on the board."""

    def __init__(self, context: "Context", behind: BoardContext) -> None:
        super().__init__(context)
        self.behind = behind
        self.device = behind.seating[behind.seat].device or self.device
        self._given: Given = None
        self._confirm: ConfirmPlate | None = None
        self._before_plate: Hashable = None  # the hook's target before it went to the plate
        self.refused = 0
        """Number of wrong presses on this board."""
        self.aims: tuple[float, float] | None = None
        """The place on the stage that the host points at from the bar."""

    @property
    def voice(self) -> Voice:
        return self.behind.who.voice

    @property
    def peeking(self) -> bool:
        """Whether the seat has no question."""
        return not self.behind.prompts

    def give(self, *steps: Step) -> None:
        """Give this answer, or all answers of this look."""
        self._given = steps

    def hide(self) -> None:
        """Hide the board."""
        self._given = BoardHidden()

    def pause(self) -> None:
        """Pause the match."""
        self._given = BoardPaused()

    def seen_enough(self) -> None:
        """Note that the player is done looking."""
        self._given = BoardHidden(goes_on=True)

    def take(self) -> Given:
        """Return the result of the last press, once."""
        given, self._given = self._given, None
        return given

    def refuse(self, why: Message) -> None:
        self.refused += 1
        super().refuse(why)

    def wanted(self) -> tuple[Rect, ...]:
        """Rectangles that can be chosen, the nearest first."""
        return tuple(target.rect for target in self._open_targets())

    def show_the_way(self) -> None:
        """Move the hook to the nearest possible choice, without choosing it."""
        found = next(iter(self._open_targets()), None)
        if found is not None:
            self.settle(found.id)

    def _open_targets(self) -> Sequence[Target]:
        """The plate if it can be confirmed, otherwise targets that stand for answers. If there are none, the hook's
        target."""
        if plate := self.plate_target():
            return plate
        held = self.focus.rect
        steps = (step for prompt in self.behind.prompts if not prompt.interrupts for step in prompt.steps())
        names = {name for step in islice(steps, TRIED) for name in self.shown_by(step)}
        found = [target for target in self.targets() if target.id in names]
        if held is None:
            return found
        return sorted(found, key=lambda one: dist(one.rect.center, held.center)) or [Target(self.focus.at, held)]

    def sound(self, name: str) -> None:
        """Play a sound only if no other player could hear it."""
        if self.behind.alone:
            super().sound(name)

    # An answer of several parts

    def parts(self) -> SeveralParts | None:
        """The answer of several parts, if there is one.

        The board calls `part_changed` after every change, and has the plate among its targets (`plate_target`).
        """
        return None

    def plate_place(self) -> tuple[Rect, int]:
        """A rectangle with the plate's middle and height, and the plate's greatest width."""
        raise NotImplementedError

    def part_pictures(self, high: int) -> tuple[pygame.Surface, ...]:
        """The parts as pictures, `high` px high."""
        return ()

    @property
    def on_plate(self) -> bool:
        """Whether the hook is on the plate."""
        return self.focus.at == PLATE

    def plate_target(self) -> tuple[Target, ...]:
        """The plate as a target, if it can be confirmed."""
        plate = self._confirm
        return (Target(PLATE, plate.rect),) if plate is not None and plate.complete else ()

    def named(self, target: Hashable) -> Message | None:
        """The words of the plate; boards add their other targets."""
        parts = self.parts()
        return parts.summary.words if target == PLATE and parts is not None and parts.summary is not None else None

    def walked(self) -> Sequence[Hashable]:
        """No targets: things on a board are not in a row."""
        return ()

    def part_changed(self) -> None:
        """Update the plate after a part was chosen or taken back.

        With the last part the hook moves to the plate; if a part is then missing, it moves back.
        """
        parts = self.parts()
        if parts is None:
            return
        if self._confirm is None:
            place, most = self.plate_place()
            calm = bool(self.context.settings.get.reduced_motion)
            at = place.center
            self._confirm = ConfirmPlate(
                self.theme, self.voice, self.button, at, high=place.height, most=most, calm=calm
            )
        plate, was_complete, held = self._confirm, self._confirm.complete, self.focus.rect
        plate.show(parts.summary, self.part_pictures)
        if plate.complete and not was_complete:
            self._before_plate = self.focus.at
            self.sound("hook")
        goes = PLATE if plate.complete and not was_complete else self._before_plate if self.on_plate else None
        self.settle(goes if plate.complete or self.on_plate else None)
        plate.show(parts.summary, self.part_pictures, self.on_plate, held.midtop if held is not None else None)

    def leaving_parts(self) -> list[FlyingPart]:
        """The parts on the plate, which leave when they are handed in."""
        plate = self._confirm
        if plate is None:
            return []
        return [
            FlyingPart(*place.center, picture=part)
            for part, place in zip(plate.parts, plate.part_places(), strict=True)
        ]

    def handed_in(self) -> HandedIn | None:
        """The board with the confirmed plate and its parts."""
        if self._confirm is None or not self.on_plate:
            return None
        return HandedIn(self.behind.seat, self._confirm, self.draw, True, self.leaving_parts())

    def settle(self, at: Hashable = None) -> None:
        super().settle(at)
        parts = self.parts()
        if self._confirm is not None and parts is not None and self._confirm.focused != self.on_plate:
            self._confirm.show(parts.summary, self.part_pictures, self.on_plate)

    def _direct(self, press: Press) -> None:
        """Move the hook. From the plate every direction leads back to its previous target."""
        if self.on_plate:
            self.sound("focus")
            self.settle(self._before_plate)
            return
        held = self.focus.at
        super()._direct(press)
        if self.on_plate:
            self._before_plate = held

    def draw_plate(self, canvas: Canvas) -> None:
        """Draw the plate of an answer of several parts, with its ring and hook."""
        if self._confirm is not None:
            self._confirm.draw(canvas)

    def draw_focus(self, canvas: Canvas, rect: Rect | None = None, radius: int | None = None) -> None:
        if not self.on_plate:
            super().draw_focus(canvas, rect, radius)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._confirm is not None:
            self._confirm.update(dt)

    @property
    def intended(self) -> Step | None:
        """The answer under the hook, or its parts so far, legal or not; None if there is none."""
        return None

    @property
    def in_the_middle(self) -> bool:
        """Whether a part of the answer is chosen."""
        parts = self.parts()
        return parts is not None and parts.begun

    @property
    def takes_back(self) -> bool:
        """Whether the back button takes back a part of the answer."""
        parts, coach = self.parts(), self.behind.coach
        return parts is not None and parts.begun and not (coach is not None and coach.open)

    def put_back(self) -> None:
        """Take back all parts of an answer that did not count."""
        parts = self.parts()
        while parts is not None and parts.begun:
            parts.take_back()
            self.part_changed()

    # What the buttons do

    def bindings(self) -> tuple[Binding, ...]:
        return self.asking(self.chooses(say("hint-choose")))

    def asking(self, *own: Binding) -> tuple[Binding, ...]:
        """The bindings of a question: its own first, then the coach's button and the way out."""
        shown = tuple(binding for binding in own if binding.words is not None)
        taken = {binding.action for binding in own}
        away = self.leaving() if self.leaving().action not in taken else self._pauses(say("table-pause"))
        behind = self.behind
        asked = with_coach((*shown, away), behind.coach, behind.alone, self._deeper, self._shut, self.coach_key)
        return table((*self.spared(asked), *own, *self.understood()))

    def spared(self, shown: Sequence[Binding]) -> Sequence[Binding]:
        """The printed bindings; fewer while the hook is on the plate."""
        return at_plate(shown, self.theme, self.button) if self.on_plate else shown

    def leaving(self) -> Binding:
        """The way out: the pause for a question, the back button for a look."""
        return self._hides(say("hint-back")) if self.peeking else self._pauses(say("table-pause"))

    def understood(self) -> tuple[Binding, ...]:
        """Bindings without words on every board.

        Back takes back the latest part of an answer. If there is none, it hides the board, like the button that opened
        it.
        """
        coach = self.behind.coach
        asks_coach = bound((self.coach_key,) if coach is not None else (), self._deeper)
        looks = bound((Action.LOOK,) if self.peeking or not self.behind.alone else (), self._hides().do)
        others = (self.chooses(), *map(self.moves, DIRECTIONS), self._pauses())
        return (*asks_coach, Binding(Action.BACK, self.go_back), *looks, *others)

    def go_back(self, press: Press) -> None:
        parts, coach = self.parts(), self.behind.coach
        if parts is not None and self.takes_back:
            parts.take_back()
            self.part_changed()
        elif coach is not None and coach.open and self.behind.alone:
            self._shut(press)
        else:
            self.hide()

    def _hides(self, words: Message | None = None) -> Binding:
        return Binding(Action.BACK, lambda press: self.hide(), words)

    def _pauses(self, words: Message | None = None) -> Binding:
        return Binding(Action.MENU, lambda press: self.pause(), words)

    def _deeper(self, press: Press) -> None:
        if self.behind.coach is not None:
            self.behind.coach.deeper()
            self.sound("page")

    def _shut(self, press: Press) -> None:
        if self.behind.coach is not None:
            self.behind.coach.shut()

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The targets that stand for an answer, for the coach's marks; none if the coach only names it."""
        return ()

    def refuses(self, step: Step) -> bool:
        """Whether a legal answer cannot be given here, because it is not offered or makes no sense."""
        return False

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """Rectangles of a thing on this board that a lesson points at; () if it is not in sight."""
        return ()

    def rest(self) -> None:
        """Remove the focus, because the player only looks."""
        self.focus = Focus()

    def needed(self) -> tuple[Rect, ...]:
        """Rectangles that the answering player must see and reach."""
        return tuple(target.rect for target in self.targets())

    def read(self) -> tuple[Rect, ...]:
        """Rectangles that the answering player should be able to read."""
        return ()

    @property
    def tells(self) -> bool:
        """Whether it shows news of its own, which disappear with the next press."""
        return False

    def noted(self, step: Step) -> None:
        """Write down a note that a lesson asked for, after the right answer."""

    def button(self, action: Action) -> tuple[str, str]:
        """Family and button of the glyph for an action, on the seat's device."""
        return self._button(action)

    def _button(self, action: Action) -> tuple[str, str]:
        """The usual glyph, except for the left half of a shared keyboard, which spells and has no Enter."""
        if self.typing and action is Action.CONFIRM and self.device == KEYS_LEFT:
            return "keys", cap("space")
        return super()._button(action)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(self.behind.backdrop.picture, (0, 0))
        self.paint(canvas)
        self.draw_marks(canvas)
        self.draw_bottom_bar(canvas)

    def draw_marks(self, canvas: Canvas) -> None:
        """Draw the coach's marks."""
        if self.behind.coach is not None:
            draw_on_board(canvas, self.behind.coach, self.shown_by, self.targets())

    def pictured(self) -> pygame.Surface | None:
        asked = self.behind.said
        return picture_of(self.voice.said(asked).picture if asked is not None else LOOKING, None, self.theme)

    def spoken(self) -> BarWords:
        """The bar's words. A child is told what to do after a silence, and hears the question again beside a
        refusal."""
        asked, question = self.behind.said, self.sentence()
        how = self.voice.said(asked).how_words if asked is not None and self.context.idle_timer.long else ""
        if self.said is not None:
            beside = question if question != self.said else asked  # the sentence of the hook's target can be the same
            how = self.voice.words(beside) if beside is not None and self.children else ""
        return replace(super().spoken(), how=how)

    @property
    def pose(self) -> str:
        """The host's pose: he waves while the plate has the hook."""
        return "" if not self.host_is_here else WAVE if self.on_plate else super().pose

    def draw_bottom_bar(self, canvas: Canvas) -> None:
        """Draw the seat's own bar."""
        plan = self.behind.seating[self.behind.seat]
        owner = Owner(plan.picture, plan.name, self.behind.sub)
        bar = BottomBar(self.spoken(), self.hints(), self._button, owner, pose=self.pose, aims=self.aims)
        self.context.draw_bottom_bar(canvas, bar)


MakeBoard = Callable[["Context", BoardContext], PrivateBoard]


@dataclass(frozen=True, slots=True)
class PrivateBoards(Feature[Any]):
    """A game's boards behind the curtain.

    `by_verb` are the boards for answers. `peek` is the board for a look while the seat has no question; `peek_word` is
    the label of its button. `sets` paints their shared background.
    """

    by_verb: Mapping[str, MakeBoard]
    peek: MakeBoard
    peek_word: Message
    sets: Callable[[Theme], Iterator[object]]


def board_for(look: "GameTable[Any]", prompts: Sequence[Prompt]) -> MakeBoard | None:
    """The maker of the board for these questions; None if the table asks them itself."""
    boards = look.feature(PrivateBoards)
    if boards is None:
        return None
    verbs = (prompt.verb for prompt in prompts if not prompt.interrupts)
    return next((boards.by_verb[verb] for verb in verbs if verb in boards.by_verb), None)


def peek_word(look: "GameTable[Any]") -> Message | None:
    """The label of the button that opens a seat's own board; None if there is none."""
    boards = look.feature(PrivateBoards)
    return boards.peek_word if boards is not None else None


@dataclass(frozen=True, slots=True)
class ShownAlone(Feature[Any]):
    """Events that show something to one seat only, with that seat. It looks at its board after the story."""

    by_event: Mapping[type[Event], Callable[[Any], Seat]]


def shown_alone(look: "GameTable[Any]", events: Sequence[Event]) -> list[Seat]:
    """The seats to which these events showed something."""
    shown = look.feature(ShownAlone)
    to = shown.by_event if shown is not None else {}
    return [to[type(event)](event) for event in events if type(event) in to]
