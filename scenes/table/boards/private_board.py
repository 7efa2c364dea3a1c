"""BoardContext the curtain: a game's own board on which one seat answers, or only looks at its own things.

The table draws it in place of its stage and passes presses to it. Its life is that of an open hand: it is made when the
curtain has opened. It is gone, in one frame, when the hand is covered for any reason. It is never a scene on the stack.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import dist
from typing import Any

from pygame import Rect

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.messages import Message, say, verbatim
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from game.canvas import Canvas
from game.context import Context
from game.gate import Secret
from game.idle_timer import SHOWS_AFTER, WAVE
from game.input.actions import DIRECTIONS, KEYS_LEFT, Action, Press
from game.input.bindings import cap
from game.lessons import Mark
from game.text.catalogue import Voice
from game.theme import Theme
from game.widgets.bindings import Binding, bound, table
from game.widgets.bottom_bar import BarWords, BottomBar, Owner, with_room
from game.widgets.focus import Target
from game.widgets.hints import Hint
from game.widgets.house_scene import HouseScene
from scenes.seating import Seating, SeatPlan
from scenes.table.asks.confirm_plate import at_plate
from scenes.table.boards.answer_plate import PLATE, AnswerPlate
from scenes.table.coach.coach import COACH_KEY, Coach, with_coach
from scenes.table.coach.drawing import draw_on_board
from scenes.table.feature import Feature
from scenes.table.game_table import GameTable
from scenes.table.notes import Notes
from scenes.table.phrases import Speakers
from scenes.table.said_picture import picture_of
from scenes.table.stage.backdrop import Backdrop

PATIENCE = 20.0
"""Seconds without input after which private things are covered."""
KIDS_PATIENCE = SHOWS_AFTER + 16.0
"""Least value of that for children. Before it ends, the child is shown a hint."""
TRIED = 40
"""Greatest number of answers whose places on a board are looked up."""
LOOKING = "icons/eye"
"""Picture beside a child's sentence if there is no question."""


def patience(context: Context, usual: float = PATIENCE) -> float:
    """Seconds without input after which private things are covered; `usual` is for adults at home.

    Children get more, to see a hint first. In a kiosk the operator sets the time, and longer ones grow in proportion.
    """
    wanted = max(usual, KIDS_PATIENCE) if context.audience.children else usual
    return wanted if context.kiosk is None else wanted * float(context.kiosk.config["times.cover"]) / PATIENCE


def secret_of(context: Context, plan: SeatPlan, usual: float = PATIENCE) -> Secret:
    """The secret of things that are open for the seat of `plan` only."""
    return Secret(frozenset(plan.devices), patience(context, usual))


@dataclass(frozen=True, slots=True)
class BoardContext:
    """Everything that a board behind the curtain of `seat` knows; only facts that this seat may know.

    `prompts` are its open questions, none if it only looks. `notes` are the seat's own until the match ends. `aids` are
    the table's options besides the rules. `opened` are hands that all players see. `alone`: no other player is in the
    room, so that sounds may give things away. `sub` is the second line of the seat's bar. `coach` advises on the
    question, if the table has one. `said` is the instruction for a child. `taught`: a lesson asks, which may compare
    everything on the table.
    """

    seat: Seat
    view: Any
    heard: Sequence[Event]
    prompts: Sequence[Prompt]
    who: Speakers
    seating: Seating
    alone: bool
    backdrop: Backdrop
    sub: str
    notes: Notes
    aids: Mapping[str, str] = field(default_factory=dict)
    opened: Mapping[Seat, Cards] = field(default_factory=dict)
    coach: Coach | None = None
    said: Message | None = None
    taught: bool = False

    @property
    def peeking(self) -> bool:
        """Whether the seat has no question."""
        return not self.prompts


@dataclass(frozen=True, slots=True)
class BoardHidden:
    """Result of a board whose seat hides it or is done looking. `to_next_question`: ask the seat's next question
    without a curtain in between."""

    to_next_question: bool = False


@dataclass(frozen=True, slots=True)
class BoardPaused:
    """Result of a board when its player pauses the match."""


Result = tuple[Step, ...] | BoardHidden | BoardPaused | None


class PrivateBoard(HouseScene):
    """A board behind the curtain. Subclasses are written like a HouseScene.

    `give` gives an answer and `hide` ends the look; the table takes either `result` after every press. Things that must
    survive a cover go into the notes.
    """

    patience = PATIENCE
    host_is_here = True
    """Whether the host is in the bar, as company for children."""
    coach_key: Action = COACH_KEY
    """The coach's button; override it if that button has another meaning on the board."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context)
        self.behind = behind
        self.device = behind.seating[behind.seat].device or self.device
        self.buttons = BoardBindings(self)
        self.hook = BoardHook(self)
        self.plate = AnswerPlate(self, behind.seat)
        """The plate of an answer of several parts; boards that have one make it with the answer."""
        self.result: Result = None
        """The result of the latest press. The table takes it after every press."""
        self.refused = 0
        """Number of wrong presses on this board."""
        self.news: Message | None = None
        """What the board tells by itself, until the next press."""
        self.aims: tuple[float, float] | None = None
        """The place on the stage that the host points at from the bar."""

    @property
    def voice(self) -> Voice:
        return self.behind.who.voice

    def give(self, *steps: Step) -> None:
        """Give this answer, or all answers of this look."""
        self.result = steps

    def hide(self) -> None:
        """Hide the board."""
        self.result = BoardHidden()

    def refuse(self, why: Message) -> None:
        self.refused += 1
        super().refuse(why)

    def sound(self, name: str) -> None:
        """Play a sound only if no other player could hear it."""
        if self.behind.alone:
            super().sound(name)

    def named(self, target: Hashable) -> Message | None:
        """The words of the plate; boards add their other targets."""
        return self.plate.words if target == PLATE else None

    @property
    def so_far(self) -> tuple[Message, ...]:
        """The letters of the answer so far, and the words on its plate, for players who listen."""
        parts = self.plate.parts.summary if self.plate.parts is not None else None
        if parts is None:
            return ()
        return (verbatim(parts.letters), parts.words) if parts.letters else (parts.words,)

    def counted_targets(self) -> Sequence[Hashable]:
        """No targets: things on a board are not in a row."""
        return ()

    def settle(self, at: Hashable = None) -> None:
        super().settle(at)
        self.plate.show_hook()

    def _direct(self, press: Press) -> None:
        """Move the hook. From the plate every direction leads back to its previous target."""
        if self.plate.focused:
            self.plate.leave()
            return
        held = self.focus.at
        super()._direct(press)
        self.plate.reached_from(held)

    def draw_focus(self, canvas: Canvas, rect: Rect | None = None, radius: int | None = None) -> None:
        if not self.plate.focused:
            super().draw_focus(canvas, rect, radius)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.plate.update(dt)

    @property
    def intended(self) -> Step | None:
        """The answer under the hook, or its parts so far, legal or not; None if there is none."""
        return None

    @property
    def begun(self) -> bool:
        """Whether a part of the answer is chosen."""
        return self.plate.begun

    def bindings(self) -> tuple[Binding, ...]:
        return self.buttons.asking(self.chooses(say("hint-choose")))

    def go_back(self, press: Press) -> None:
        """Take back the latest part of an answer. If there is none, hide the board, like the button that opened it."""
        coach = self.behind.coach
        if self.buttons.takes_back:
            self.plate.take_back()
        elif coach is not None and coach.open and self.behind.alone:
            coach.shut()
        else:
            self.hide()

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The targets that stand for an answer, for the coach's marks; none if the coach only names it."""
        return ()

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """Rectangles of a thing on this board that a lesson points at; () if it is not in sight."""
        return ()

    def needed(self) -> tuple[Rect, ...]:
        """Rectangles that the answering player must see and reach."""
        return tuple(target.rect for target in self.targets())

    def read(self) -> tuple[Rect, ...]:
        """Rectangles that the answering player should be able to read."""
        return ()

    def write_note(self, step: Step) -> None:
        """Write down a note that a lesson asked for, after the right answer."""

    def button(self, action: Action) -> tuple[str, str]:
        """The usual glyph, except for the left half of a shared keyboard, which spells and has no Enter."""
        if self.typing and action is Action.CONFIRM and self.device == KEYS_LEFT:
            return "keys", cap("space")
        return super().button(action)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(self.behind.backdrop.picture, (0, 0))
        self.paint(canvas)
        draw_on_board(canvas, self.behind.coach, self.shown_by, self.focus.targets)
        self.draw_bottom_bar(canvas)

    def bar_words(self) -> BarWords:
        """The bar's words. A child is told what to do after a silence, and hears the question again beside a
        refusal. If its sentence has no picture, that of the question is shown."""
        asked, question = self.behind.said, self.sentence()
        how = self.voice.wording(asked).how_words if asked is not None and self.context.idle_timer.long else ""
        if self.said is not None:
            beside = question if question != self.said else asked  # the sentence of the hook's target can be the same
            how = self.voice.words(beside) if beside is not None and self.children else ""
        spoken = super().bar_words()
        picture = self.voice.wording(asked).picture if asked is not None else LOOKING
        return replace(spoken, how=how, picture=spoken.picture or picture_of(picture, None, self.theme))

    @property
    def pose(self) -> str:
        """The host's pose: he waves while the plate has the hook."""
        return "" if not self.host_is_here else WAVE if self.plate.focused else super().pose

    def fitted(self, hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
        return with_room(self._bar(hints), self.theme)

    def _bar(self, hints: tuple[Hint, ...]) -> BottomBar:
        """The seat's own bar with these hints."""
        plan = self.behind.seating[self.behind.seat]
        owner = Owner(plan.picture, plan.name, self.behind.sub)
        return BottomBar(self.bar_words(), hints, self.button, owner, pose=self.pose, aims=self.aims)

    def draw_bottom_bar(self, canvas: Canvas) -> None:
        self.context.draw_bottom_bar(canvas, self._bar(self.hints()))


class BoardHook:
    """The hook on a private board, as help, the coach and lessons move it."""

    def __init__(self, board: PrivateBoard) -> None:
        self._board = board
        self.beside: Callable[[], Sequence[tuple[Rect, Action]]] = tuple
        """Returns the places that the hook does not reach, with their buttons."""

    def press_beside(self, press: Press) -> None:
        """Press the button of the place under a pointer."""
        for place, action in self.beside():
            if press.at is not None and place.collidepoint(press.at):
                self._board.pressed(Press(action, press.device, press.seat))
                return

    def wanted(self) -> tuple[Rect, ...]:
        """Rectangles that can be chosen, the nearest first."""
        return tuple(target.rect for target in self._open())

    def show_the_way(self) -> None:
        """Move the hook to the nearest possible choice, without choosing it."""
        found = next(iter(self._open()), None)
        if found is not None:
            self._board.settle(found.id)

    def on(self, step: Step) -> None:
        """Move the hook to the first thing that stands for an answer."""
        there = {target.id for target in self._board.targets()}
        self._board.settle(next((name for name in self._board.shown_by(step) if name in there), None))

    def off(self, step: Step) -> None:
        """Move the hook from a thing that stands for an answer to the nearest other one, if there is one."""
        board, meant = self._board, self._board.shown_by(step)
        if board.focus.at in meant:
            others = (*self._open(), *board.targets())
            board.settle(next((target.id for target in others if target.id not in meant), None))

    def is_on(self, step: Step) -> bool:
        """Whether the hook is on a thing that stands for an answer, or none does."""
        meant = self._board.shown_by(step)
        return not meant or self._board.focus.at in meant

    def _open(self) -> Sequence[Target]:
        """The plate if it can be confirmed, otherwise targets that stand for answers or for their next part. If there
        are none, the hook's target."""
        board = self._board
        if plate := board.plate.targets:
            return plate
        if following := board.plate.next_parts:
            return following
        held = board.focus.rect
        steps = (step for prompt in board.behind.prompts if not prompt.interrupts for step in prompt.steps())
        names = {name for step in islice(steps, TRIED) for name in board.shown_by(step)}
        found = [target for target in board.targets() if target.id in names]
        if held is None:
            return found
        return sorted(found, key=lambda one: dist(one.rect.center, held.center)) or [Target(board.focus.at, held)]


class BoardBindings:
    """What the buttons do on every private board, besides its own bindings."""

    def __init__(self, board: PrivateBoard) -> None:
        self._board, self._behind = board, board.behind

    def asking(self, *own: Binding) -> tuple[Binding, ...]:
        """The bindings of a question: its own first, then the coach's button and the way out."""
        shown = tuple(binding for binding in own if binding.words is not None)
        taken = {binding.action for binding in own}
        away = self.leaving() if self.leaving().action not in taken else self._pauses(say("table-pause"))
        asked = self.spared(self.printed((*shown, away), self._behind.alone))
        return table((*asked, *own, *self.understood()))

    def printed(self, shown: Sequence[Binding], alone: bool) -> Sequence[Binding]:
        """The printed bindings with the coach's button, whose tip a player who is `alone` closes with back."""
        return with_coach(shown, self._behind.coach, alone, self._deeper, self._shut, self._board.coach_key)

    def spared(self, shown: Sequence[Binding]) -> Sequence[Binding]:
        """The printed bindings; fewer while the hook is on the plate."""
        board = self._board
        return at_plate(shown, board.theme, board.button) if board.plate.focused else shown

    def leaving(self) -> Binding:
        """The way out: the pause for a question, the back button for a look."""
        return self._hides(say("hint-back")) if self._behind.peeking else self._pauses(say("table-pause"))

    def understood(self) -> tuple[Binding, ...]:
        """Bindings without words on every board."""
        board, behind = self._board, self._behind
        asks_coach = bound((board.coach_key,) if behind.coach is not None else (), self._deeper)
        looks = bound((Action.LOOK,) if behind.peeking or not behind.alone else (), self._hides().do)
        others = (board.chooses(), *map(board.moves, DIRECTIONS), self._pauses())
        return (*asks_coach, Binding(Action.BACK, board.go_back), *looks, *others)

    @property
    def takes_back(self) -> bool:
        """Whether the back button takes back a part of the answer."""
        coach = self._behind.coach
        return self._board.plate.begun and not (coach is not None and coach.open)

    def _hides(self, words: Message | None = None) -> Binding:
        return Binding(Action.BACK, lambda press: self._board.hide(), words)

    def _pauses(self, words: Message | None = None) -> Binding:
        return Binding(Action.MENU, self._pause, words, spare="pause" if words is not None else "")

    def _pause(self, press: Press) -> None:
        self._board.result = BoardPaused()

    def _deeper(self, press: Press) -> None:
        if self._behind.coach is not None:
            self._behind.coach.deeper()
            self._board.sound("page")

    def _shut(self, press: Press) -> None:
        if self._behind.coach is not None:
            self._behind.coach.shut()


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


def board_for(game_table: GameTable[Any], prompts: Sequence[Prompt]) -> MakeBoard | None:
    """The maker of the board for these questions; None if the table asks them itself."""
    boards = game_table.feature(PrivateBoards)
    if boards is None:
        return None
    verbs = (prompt.verb for prompt in prompts if not prompt.interrupts)
    return next((boards.by_verb[verb] for verb in verbs if verb in boards.by_verb), None)


def peek_word(game_table: GameTable[Any]) -> Message | None:
    """The label of the button that opens a seat's own board; None if there is none."""
    boards = game_table.feature(PrivateBoards)
    return boards.peek_word if boards is not None else None
