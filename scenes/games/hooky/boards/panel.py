"""Panel: one thing that is done on the chalkboard at the left. The board hands it presses while the focus is there."""

from collections.abc import Hashable, Sequence

from pygame import Rect

from engine.core.messages import Message, say
from engine.core.steps import Step
from engine.games.hooky.view import View
from game.canvas import Canvas
from game.input.actions import Action, Press
from game.theme import Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.hooky.boards.known import Known
from scenes.games.hooky.boards.marks import Marks
from scenes.games.hooky.boards.spots import Spots, spots
from scenes.table.asks.asks import Summary
from scenes.table.boards.private_board import PrivateBoard
from scenes.table.stage.handed_in import Part


class Chalkboard(PrivateBoard):
    """What panels know of the board that they lie on, beside what every board of a seat has."""

    view: View
    level: str
    """How much the register knows by itself."""
    gone: bool
    """Whether the board is covered: then nothing is thought on."""

    @property
    def known(self) -> Known:
        """What stands in the register by itself."""
        raise NotImplementedError

    @property
    def marks(self) -> Marks:
        """What was put down there."""
        raise NotImplementedError

    def asked_panel(self) -> "Panel":
        """The panel for the open questions; the class book where nothing is asked."""
        raise NotImplementedError

    def show(self, panel: "Panel") -> None:
        """Another panel lies at the left now, and has the focus."""
        raise NotImplementedError

    def turn_to(self, register: bool) -> None:
        """The focus goes to the register, or back to the panel."""
        raise NotImplementedError


class Panel:
    """Subclasses say what there is to choose, what it does, what the rail says, and draw themselves."""

    typing = False
    """Whether letters of a real keyboard are letters here."""

    def __init__(self, board: Chalkboard) -> None:
        self.board = board
        self.behind = board.behind

    @property
    def theme(self) -> Theme:
        """The theme now."""
        return self.board.theme

    @property
    def spots(self) -> Spots:
        """Where things stand."""
        return spots(self.theme)

    def words(self, message: Message) -> str:
        """As they stand on the board."""
        return self.board.worded(message)

    def first(self) -> Hashable:
        """Where the focus begins."""
        return None

    def targets(self) -> Sequence[Target]:
        """What can be focused."""
        return ()

    def choose(self, target: Hashable, press: Press) -> None:
        """Confirm on a target."""
        del target, press

    def moved(self) -> None:
        """A direction was pressed."""

    def pointed(self, at: tuple[int, int]) -> bool:
        """A pointer pressed where nothing can be focused; whether it meant something."""
        del at
        return False

    def sentence(self) -> str | Message:
        """What the rail says."""
        return ""

    def bindings(self) -> tuple[Binding, ...]:
        """What the buttons do here."""
        return ()

    @property
    def to_register(self) -> Binding:
        """The way to the register."""
        return Binding(Action.INFO, lambda press: self.board.turn_to(register=True), say("hooky-hint-register"))

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The targets that stand for an answer; none where it is only said."""
        del step
        return ()

    def draw(self, canvas: Canvas) -> None:
        """All but the focus."""


class PartsPanel(Panel):
    """A panel on which an answer of several parts is put together (SeveralParts). Whatever changes it says so to the
    board: `part_changed`."""

    @property
    def plate(self) -> Rect:
        """Where the plate stands that hands it in."""
        raise NotImplementedError

    @property
    def summary(self) -> Summary | None:
        """What stands there."""
        raise NotImplementedError

    @property
    def begun(self) -> bool:
        """Whether there is a part that can be taken back."""
        raise NotImplementedError

    def take_back(self) -> None:
        """The latest part goes back, if there is one."""
        raise NotImplementedError

    def leaving_parts(self) -> list[Part]:
        """What flies from here to the table once it is handed in."""
        return []

    def hand_in(self) -> None:
        """Confirm on the plate."""
        raise NotImplementedError
