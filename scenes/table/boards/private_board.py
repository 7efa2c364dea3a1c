"""Behind the curtain: a board of a game's own on which one seat answers, or only looks at what is its own.

The table draws it in the place of its stage and hands it presses, so that it lives and dies like an open hand: it is
made when the curtain has opened and is gone, in one frame, when the hand is covered, whatever covers it. It never goes
onto the stack of scenes itself.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from game.draw import text
from game.input.actions import Action, Press
from game.widgets.bottom_bar import Spoken, draw_bottom_bar
from game.widgets.hints import Hint
from game.widgets.house_scene import HouseScene
from scenes.seating import Seating
from scenes.table.childrens import Said
from scenes.table.coach.coach import COACH_KEY, Coach, with_coach
from scenes.table.coach.marks import draw_on_board
from scenes.table.coach.slip import draw_slip, slip_box
from scenes.table.notes import Notes
from scenes.table.phrases import Speakers
from scenes.table.said_picture import picture_of

if TYPE_CHECKING:
    from game.context import Context

PATIENCE = 20.0
"""Seconds without a touch after which what only one seat may see is covered."""
PEEK = "peek"
"""The key of the board for a seat that looks without being asked; no game has such a verb."""
LOOKING = "icons/eye"
"""The picture beside what a child reads where nothing is asked."""
BEHIND = "behind"
"""What a seat says at the door that wants its curtain after all; no game has such a verb either."""


def patience(context: "Context", usual: float = PATIENCE) -> float:
    """Seconds that what only one seat may see lies open untouched, where it is `usual` at home. In a kiosk the operator
    says how long that is; where a seat needs longer, it has as much more."""
    kiosk = context.kiosk
    return usual if kiosk is None else usual * float(kiosk.config["times.cover"]) / PATIENCE


@dataclass(frozen=True, slots=True)
class Behind:
    """What a board behind the curtain of `seat` knows: what that seat may know, and nothing else.

    `prompts` are its open questions, none where it only looks. `notes` are what this seat keeps for itself as long as
    the match lasts. `aids` are what the table has agreed on beside the rules, `opened` hands that everybody looks into.
    `alone`: nobody is in the room from whom anything has to be hidden, so that sounds may tell of what is done. `sub`
    is the second line of the seat's rail. `coach` can be asked about the question, where there is one.
    `said` is what a child is told to do.
    """

    seat: Seat
    view: Any
    heard: Sequence[Event]
    prompts: Sequence[Prompt]
    who: Speakers
    seating: Seating
    alone: bool
    backdrop: pygame.Surface
    sub: str
    notes: Notes
    aids: Mapping[str, str] = field(default_factory=dict)
    opened: Mapping[Seat, Cards] = field(default_factory=dict)
    coach: Coach | None = None
    said: Said | None = None


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a board gives when its seat wants to hide it, or has looked enough. `goes_on`: to whatever is asked of it
    then, without a curtain in between."""

    goes_on: bool = False


Given = tuple[Step, ...] | Hidden | None


class PrivateBoard(HouseScene):
    """Subclasses say what a HouseScene says. An answer is given with `give`, and `hide` ends the look; the table takes
    either with `take` after every press. What has to outlive a cover goes into the notes."""

    patience = PATIENCE
    coach_key: Action = COACH_KEY
    """The button of the coach: another one where this means something else on the board."""

    def __init__(self, context: "Context", behind: Behind) -> None:
        super().__init__(context)
        self.behind = behind
        self.device = behind.seating[behind.seat].device or self.device
        self._given: Given = None

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

    def seen_enough(self) -> None:
        """What was shown has been seen."""
        self._given = Hidden(goes_on=True)

    def take(self) -> Given:
        """What the last press came to, once."""
        given, self._given = self._given, None
        return given

    def sound(self, name: str) -> None:
        """What is done in private makes no sound for the others."""
        if self.behind.alone:
            super().sound(name)

    def other(self, press: Press) -> None:
        """The coach's button asks it. Back, and the button that opened it, hide the board."""
        coach = self.behind.coach
        if coach is not None and press.action is self.coach_key:
            coach.deeper()
            self.sound("page")
        elif coach is not None and coach.open and self.behind.alone and press.action is Action.BACK:
            coach.shut()
        elif press.action is Action.BACK or (press.action is Action.LOOK and (self.peeking or not self.behind.alone)):
            self.hide()

    def hints(self) -> Sequence[Hint]:
        return self.asking(Hint(Action.CONFIRM, "Choose"), self.leaving())

    def asking(self, *hints: Hint) -> tuple[Hint, ...]:
        """Hints of a question, the main thing first and the way out last, with the coach's button."""
        return with_coach(hints, self.behind.coach, self.behind.alone, self.coach_key)

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The targets that stand for an answer, for the coach to mark; none where it is only said."""
        del step
        return ()

    def leaving(self) -> Hint:
        """The last hint: how to get away from here."""
        if self.peeking:
            return Hint(Action.BACK, "Back")
        return Hint(Action.MENU, "Pause") if self.behind.alone else Hint(Action.BACK, "Hide")

    def button(self, action: Action) -> tuple[str, str]:
        """Family and button of the glyph for an action, here and now."""
        return self._button(action)

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.blit(self.behind.backdrop, (0, 0))
        self.paint(canvas)
        self.draw_marks(canvas)
        self.draw_bottom_bar(canvas)

    def draw_marks(self, canvas: pygame.Surface) -> None:
        """What the coach marks."""
        if self.behind.coach is not None:
            draw_on_board(canvas, self.behind.coach, self.shown_by, self.targets())

    def pictured(self) -> pygame.Surface | None:
        said = self.behind.said
        return picture_of(said.picture if said is not None else LOOKING, None, self.theme)

    def _says(self) -> str | Sequence[text.Part]:
        """After a silence a child is told what to do."""
        said = self.behind.said
        how = said.how if said is not None and self.context.idle_timer.long else ""
        return self.said or how or self.sentence()

    def draw_bottom_bar(self, canvas: pygame.Surface) -> None:
        """The seat's own rail."""
        plan = self.behind.seating[self.behind.seat]
        slip = self.behind.coach.said() if self.behind.coach is not None else None
        spoken = self.spoken() if slip is None else Spoken("")
        left, right = draw_bottom_bar(
            canvas, spoken.words, self.hints(), self._button, self.theme, plan.picture, plan.name, self.behind.sub,
            pose=self.pose if slip is None else "", picture=spoken.picture,
        )  # fmt: skip
        if slip is not None:
            draw_slip(canvas, slip, slip_box(left, right, self.theme), self.theme)


MakeBoard = Callable[["Context", Behind], PrivateBoard]
PrivateBoards = Mapping[str, MakeBoard]
"""By verb, and by PEEK."""


def board_for(boards: PrivateBoards, prompts: Sequence[Prompt]) -> MakeBoard | None:
    """The maker of the board on which these questions are answered; None where the table asks them itself."""
    verbs = (prompt.verb for prompt in prompts if not prompt.interrupts)
    return next((boards[verb] for verb in verbs if verb in boards), None)
