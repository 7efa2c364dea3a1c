"""Scene: one place that people see. The stack calls these methods; a scene overrides what it needs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.messages import Message
from game.canvas import Canvas
from game.gate import Secret
from game.input.actions import KEYS, Action, Press

if TYPE_CHECKING:
    from game.context import Context
    from game.widgets.bottom_bar import Spoken


@dataclass(frozen=True, slots=True)
class Narrated:
    """A scene in words, for those who cannot see it: `place` is what it is called, `item` what the focus is on (name,
    kind, value, which of how many), `sentence` what its bar says, `lines` what is written where there is something to
    read, `hints` what the buttons do. All of it stands there for everybody in the room."""

    place: str = ""
    item: str = ""
    sentence: str = ""
    hints: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Whispered:
    """What one seat alone is told, and the name of the device that it wears."""

    device: str
    words: Narrated


class Scene:
    """A scene gets the house it lives in and never talks to another scene but through `context.stack`."""

    opaque = True
    """Whether nothing below it can be seen; scenes below the first opaque one are not drawn."""
    secret: Secret | None = None
    """What lies open on it that only one seat may see, and who is heard meanwhile; it then leaves the screen in one
    frame. Whoever has one says in `cover` and in `hide` how it goes out of sight."""
    typing = False
    """Whether letters of a real keyboard come as TEXT instead of their actions."""
    listens = False
    """Whether keys and buttons come as RAW, by their names, instead of their actions."""
    lift = False
    """Whether a finger counts when it is lifted where it came down, so that it may also swipe or change its mind."""
    captions_end: int | None = None
    """Where the captions of sounds end, px from the top, if what it shows needs the place above the bar."""
    standing: tuple[Message, str] | None = None
    """Words and icon of a sign that stays on the screen as long as it is on the stack, whatever lies over it."""
    hands_down = False
    """Whether what is decided above it (to leave, to change seats) is for the scene below: it goes, not uncovered."""
    releases = False
    """Whether it also wants presses with `released`, when a button goes up again."""

    def __init__(self, context: "Context") -> None:
        self.context = context

    @property
    def busy(self) -> bool:
        """Whether something still moves that tests and replays should wait for."""
        return False

    def enter(self) -> None:
        """It is on the stack now, and on top."""

    def leave(self) -> None:
        """It is off the stack for good."""

    def cover(self) -> None:
        """Another scene goes on top of all that can be seen, this one among them: nothing secret may be left there."""

    def uncover(self, result: Any) -> None:
        """It is on top again; `result` is what the scene above was dismissed with."""

    def act(self, press: Press) -> None:
        """One press of a person. Comes only while it is on top."""

    def slides(self, at: tuple[int, int]) -> bool:
        """Whether a finger that comes down there takes hold of something at once, and moves it along."""
        return False

    def unheard(self, press: Press) -> None:
        """Somebody pressed to whom the gate is closed. Says no more than whose turn it is."""

    def go_on(self) -> None:
        """Do what somebody would who only wants to see what comes next: confirm, here."""
        self.act(Press(Action.CONFIRM, KEYS))

    def update(self, dt: float) -> None:
        """`dt` seconds have passed, at most a tenth. Comes only while it is on top."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the 1920 x 1080 canvas. Changes nothing."""

    def spoken(self) -> "Spoken | None":
        """What its bar says now; None for a scene without one."""
        return None

    def narrated(self) -> Narrated | None:
        """What can be said aloud of it. Never asked while something `secret` can be seen; a scene that may show what
        one seat alone may know says nothing of that here all the same."""
        spoken = self.spoken()
        return None if spoken is None else Narrated(sentence=spoken.text)

    def whispered(self) -> Whispered | None:
        """What lies open for one seat alone, where that seat has chosen a device to hear it; None else."""
        return None

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Devices went away or came. Told to all scenes that can be seen, top first; read the rest on `uncover`."""

    def hide(self) -> None:
        """Whatever is secret on it goes out of sight, because nobody has touched it for a while or somebody else may be
        looking now. Its seat can come back to it."""

    def focus_lost(self) -> None:
        """The window lost the keyboard or went small. Told to all scenes that can be seen, top first."""
        self.hide()
