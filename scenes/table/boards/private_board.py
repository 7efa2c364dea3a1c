"""Behind the curtain: a board of a game's own on which one seat answers, or only looks at what is its own.

The table draws it in the place of its stage and hands it presses, so that it lives and dies like an open hand: it is
made when the curtain has opened and is gone, in one frame, when the hand is covered, whatever covers it. It never goes
onto the stack of scenes itself.
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
from game.widgets.bottom_bar import BottomBar, Owner, Spoken
from game.widgets.focus import Focus, Target
from game.widgets.house_scene import HouseScene
from scenes.seating import Seating, SeatPlan
from scenes.table.asks.asks import SeveralParts
from scenes.table.asks.confirm_plate import ConfirmPlate, at_plate
from scenes.table.coach.coach import COACH_KEY, Coach, Slip, nothing_said, with_coach
from scenes.table.coach.drawing import draw_on_board, draw_slip, slip_box
from scenes.table.feature import Feature
from scenes.table.notes import Notes
from scenes.table.phrases import Speakers
from scenes.table.said_picture import picture_of
from scenes.table.stage.handed_in import HandedIn, Part

if TYPE_CHECKING:
    from game.context import Context
    from scenes.table.game_table import GameTable
    from scenes.table.stage.backdrop import Backdrop

PATIENCE = 20.0
"""Seconds without a touch after which what only one seat may see is covered."""
KIDS_PATIENCE = SHOWS_AFTER + 16.0
"""The same at least where a child looks: before that it has been shown what to do."""
TRIED = 40
"""So many of the answers to a question are looked at for where they stand on a board."""
PLATE = "confirm plate"
"""The target where an answer of several parts is handed in."""
LOOKING = "icons/eye"
"""The picture beside what a child reads where nothing is asked."""


def patience(context: "Context", usual: float = PATIENCE) -> float:
    """Seconds that what only one seat may see lies open untouched, where it is `usual` for grown-ups at home; children
    are shown first what to do. In a kiosk the operator says how long that is: who needs longer has as much more."""
    wanted = max(usual, KIDS_PATIENCE) if context.audience.children else usual
    return wanted if context.kiosk is None else wanted * float(context.kiosk.config["times.cover"]) / PATIENCE


def secret_of(context: "Context", plan: SeatPlan, usual: float = PATIENCE) -> Secret:
    """What lies open for the seat of `plan` alone."""
    return Secret(frozenset(plan.devices), patience(context, usual))


@dataclass(frozen=True, slots=True)
class Behind:
    """What a board behind the curtain of `seat` knows: what that seat may know, and nothing else.

    `prompts` are its open questions, none where it only looks. `notes` are what this seat keeps for itself as long as
    the match lasts. `aids` are what the table has agreed on beside the rules, `opened` hands that everybody looks into.
    `alone`: nobody is in the room from whom anything has to be hidden, so that sounds may tell of what is done. `sub`
    is the second line of the seat's bar. `coach` can be asked about the question, where there is one.
    `said` is what a child is told to do. `slip` is what the coach says now, asked or unasked.
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
    slip: Callable[[], Slip | None] = nothing_said


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a board gives when its seat wants to hide it, or has looked enough. `goes_on`: to whatever is asked of it
    then, without a curtain in between."""

    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class Paused:
    """What a board gives when somebody wants everything to stand still."""


Given = tuple[Step, ...] | Hidden | Paused | None


class PrivateBoard(HouseScene):
    """Subclasses say what a HouseScene says. An answer is given with `give`, and `hide` ends the look; the table takes
    either with `take` after every press. What has to outlive a cover goes into the notes."""

    patience = PATIENCE
    host_is_here = True
    """Whether the host stands in the bar, where he keeps children company."""
    coach_key: Action = COACH_KEY
    """The button of the coach: another one where this means something else on the board."""

    def __init__(self, context: "Context", behind: Behind) -> None:
        super().__init__(context)
        self.behind = behind
        self.device = behind.seating[behind.seat].device or self.device
        self._given: Given = None
        self._confirm: ConfirmPlate | None = None
        self._before_plate: Hashable = None  # what the hook held before it went to the plate
        self.refused = 0
        """How many presses were wrong here."""
        self.aims: tuple[float, float] | None = None
        """The place on the stage that the host points at from the bar."""

    @property
    def voice(self) -> Voice:
        return self.behind.who.voice

    @property
    def peeking(self) -> bool:
        """Whether nothing is asked of whoever looks."""
        return not self.behind.prompts

    def give(self, *steps: Step) -> None:
        """This is the answer, or all that were put together in one sitting."""
        self._given = steps

    def hide(self) -> None:
        """It goes out of sight."""
        self._given = Hidden()

    def pause(self) -> None:
        """Everything stands still."""
        self._given = Paused()

    def seen_enough(self) -> None:
        """What was shown has been seen."""
        self._given = Hidden(goes_on=True)

    def take(self) -> Given:
        """What the last press came to, once."""
        given, self._given = self._given, None
        return given

    def refuse(self, why: Message) -> None:
        self.refused += 1
        super().refuse(why)

    def wanted(self) -> tuple[Rect, ...]:
        """Where something can be chosen, the nearest first."""
        return tuple(target.rect for target in self._open_targets())

    def show_the_way(self) -> None:
        """The hook goes to what can be chosen, and chooses nothing."""
        found = next(iter(self._open_targets()), None)
        if found is not None:
            self.settle(found.id)

    def _open_targets(self) -> Sequence[Target]:
        """The plate that can be handed in, else what stands for an answer; what the hook holds where nothing is known
        of that."""
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
        """What is done in private makes no sound for the others."""
        if self.behind.alone:
            super().sound(name)

    # An answer of several parts

    def parts(self) -> SeveralParts | None:
        """What is put together here, where the answer has several parts. The board says `part_changed` whenever it has
        changed, and has the plate among its targets (`plate_target`)."""
        return None

    def plate_place(self) -> tuple[Rect, int]:
        """Where the plate stands, about the middle of a rectangle as high as it is, and how wide it is at most."""
        raise NotImplementedError

    def part_pictures(self, high: int) -> tuple[pygame.Surface, ...]:
        """The parts as pictures of that height in px."""
        return ()

    @property
    def on_plate(self) -> bool:
        """Whether confirm hands in what is complete."""
        return self.focus.at == PLATE

    def plate_target(self) -> tuple[Target, ...]:
        """The plate, where something can be confirmed there."""
        plate = self._confirm
        return (Target(PLATE, plate.rect),) if plate is not None and plate.complete else ()

    def named(self, target: Hashable) -> Message | None:
        """The plate; boards say what else there is."""
        parts = self.parts()
        return parts.summary.words if target == PLATE and parts is not None and parts.summary is not None else None

    def walked(self) -> Sequence[Hashable]:
        """Things on a board stand in no row."""
        return ()

    def part_changed(self) -> None:
        """A part was chosen or taken back: with the last one the hook goes to the plate, and back from one that misses
        something."""
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

    def leaving_parts(self) -> list[Part]:
        """The parts as they leave, once they are handed in: those on the plate."""
        plate = self._confirm
        if plate is None:
            return []
        return [Part(*place.center, picture=part) for part, place in zip(plate.parts, plate.part_places(), strict=True)]

    def handed_in(self) -> HandedIn | None:
        """The board with the plate that was confirmed, and its parts."""
        if self._confirm is None or not self.on_plate:
            return None
        return HandedIn(self.behind.seat, self._confirm, self.draw, True, self.leaving_parts())

    def settle(self, at: Hashable = None) -> None:
        super().settle(at)
        parts = self.parts()
        if self._confirm is not None and parts is not None and self._confirm.focused != self.on_plate:
            self._confirm.show(parts.summary, self.part_pictures, self.on_plate)

    def _direct(self, press: Press) -> None:
        """From the plate every direction leads back to what the hook held last."""
        if self.on_plate:
            self.sound("focus")
            self.settle(self._before_plate)
            return
        held = self.focus.at
        super()._direct(press)
        if self.on_plate:
            self._before_plate = held

    def draw_plate(self, canvas: Canvas) -> None:
        """The plate of an answer of several parts, its ring and hook with it."""
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
        """The answer under the hook or put together, as far as it has come and whether the rules take it or not; None
        while there is none."""
        return None

    @property
    def in_the_middle(self) -> bool:
        """Whether an answer of several parts is being put together."""
        parts = self.parts()
        return parts is not None and parts.begun

    @property
    def takes_back(self) -> bool:
        """Whether back takes a part of the answer back."""
        parts, coach = self.parts(), self.behind.coach
        return parts is not None and parts.begun and not (coach is not None and coach.open)

    def put_back(self) -> None:
        """An answer did not count: all its parts go back."""
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
        """What of it is printed: less where the hook is on the plate."""
        return at_plate(shown, self.theme, self.button) if self.on_plate else shown

    def leaving(self) -> Binding:
        """How to get away from here: a turn ends with the pause, a look with the way back."""
        return self._hides(say("hint-back")) if self.peeking else self._pauses(say("table-pause"))

    def understood(self) -> tuple[Binding, ...]:
        """What needs no words on any board. Back takes the latest part of an answer back; with none it hides the board,
        as the button does that opened it."""
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
        """The targets that stand for an answer, for the coach to mark; none where it is only said."""
        return ()

    def refuses(self, step: Step) -> bool:
        """Whether a legal answer cannot be given here: it is not offered, or nobody can mean it."""
        return False

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """Where a thing stands on this board that a lesson points at; () where it is not in sight."""
        return ()

    def rest(self) -> None:
        """Nothing is chosen here, it is only looked at."""
        self.focus = Focus()

    def needed(self) -> tuple[Rect, ...]:
        """What whoever answers here needs to see and to reach."""
        return tuple(target.rect for target in self.targets())

    def read(self) -> tuple[Rect, ...]:
        """What whoever answers here had better be able to read."""
        return ()

    @property
    def tells(self) -> bool:
        """Whether it says something new of its own, which goes with the next press."""
        return False

    def noted(self, step: Step) -> None:
        """A note that a lesson asked for was the right one: it is written down."""

    def button(self, action: Action) -> tuple[str, str]:
        """Family and button of the glyph for an action, here and now."""
        return self._button(action)

    def _button(self, action: Action) -> tuple[str, str]:
        """As in the house, but for the left half of a shared keyboard, which spells and has no Enter."""
        if self.typing and action is Action.CONFIRM and self.device == KEYS_LEFT:
            return "keys", cap("space")
        return super()._button(action)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(self.behind.backdrop.picture, (0, 0))
        self.paint(canvas)
        self.draw_marks(canvas)
        self.draw_bottom_bar(canvas)

    def draw_marks(self, canvas: Canvas) -> None:
        """What the coach marks."""
        if self.behind.coach is not None:
            draw_on_board(canvas, self.behind.coach, self.shown_by, self.targets())

    def pictured(self) -> pygame.Surface | None:
        asked = self.behind.said
        return picture_of(self.voice.said(asked).picture if asked is not None else LOOKING, None, self.theme)

    def spoken(self) -> Spoken:
        """After a silence a child is told what to do, and beside a refusal what was asked."""
        asked, question = self.behind.said, self.sentence()
        how = self.voice.said(asked).how_words if asked is not None and self.context.idle_timer.long else ""
        if self.said is not None:
            beside = question if question != self.said else asked  # where the hook is says it, too
            how = self.voice.words(beside) if beside is not None and self.children else ""
        return replace(super().spoken(), how=how)

    @property
    def pose(self) -> str:
        """The host waves at what waits to be handed in."""
        return "" if not self.host_is_here else WAVE if self.on_plate else super().pose

    def draw_bottom_bar(self, canvas: Canvas) -> None:
        """The seat's own bar."""
        plan = self.behind.seating[self.behind.seat]
        slip = self.behind.slip()
        spoken = self.spoken() if slip is None else Spoken("")
        owner, pose = Owner(plan.picture, plan.name, self.behind.sub), self.pose if slip is None else ""
        bar = BottomBar(spoken, self.hints(), self._button, owner, pose=pose, aims=self.aims)
        left, right = self.context.draw_bottom_bar(canvas, bar)
        if slip is not None:
            draw_slip(canvas, slip, slip_box(slip, left, right, self.theme), self.theme)


MakeBoard = Callable[["Context", Behind], PrivateBoard]


@dataclass(frozen=True, slots=True)
class PrivateBoards(Feature[Any]):
    """`by_verb` are the boards on which a seat answers behind its curtain, `peek` the one that it may look at when
    nothing is asked of it, and `peek_word` what the button for that says. `sets` paints what they all stand before."""

    by_verb: Mapping[str, MakeBoard]
    peek: MakeBoard
    peek_word: Message
    sets: Callable[[Theme], Iterator[object]]


def board_for(look: "GameTable[Any]", prompts: Sequence[Prompt]) -> MakeBoard | None:
    """The maker of the board on which these questions are answered; None where the table asks them itself."""
    boards = look.feature(PrivateBoards)
    if boards is None:
        return None
    verbs = (prompt.verb for prompt in prompts if not prompt.interrupts)
    return next((boards.by_verb[verb] for verb in verbs if verb in boards.by_verb), None)


def peek_word(look: "GameTable[Any]") -> Message | None:
    """What the button says that opens a seat's own board; None where there are none."""
    boards = look.feature(PrivateBoards)
    return boards.peek_word if boards is not None else None


@dataclass(frozen=True, slots=True)
class ShownAlone(Feature[Any]):
    """Events by which one seat is shown something alone, and which seat: it looks at its board after the story."""

    by_event: Mapping[type[Event], Callable[[Any], Seat]]


def shown_alone(look: "GameTable[Any]", events: Sequence[Event]) -> list[Seat]:
    """The seats that were shown something alone by these events."""
    shown = look.feature(ShownAlone)
    to = shown.by_event if shown is not None else {}
    return [to[type(event)](event) for event in events if type(event) in to]
