"""Scene: one screen of the program. The stack calls these methods; a scene overrides those that it needs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.messages import Message
from game.canvas import Canvas
from game.gate import Secret
from game.idle_work import WhileWanted
from game.input.actions import KEYS, Action, Press

if TYPE_CHECKING:
    from game.context import Context
    from game.widgets.bottom_bar import BarWords


@dataclass(frozen=True, slots=True)
class Narrated:
    """A scene in words, for players who cannot see it. All of it is public.

    `place`: the scene's name. `item`: the focused item (name, kind, value, position). `sentence`: the bar's sentence.
    `lines`: the written text, if there is something to read. `hints`: what the buttons do. `refused`: number of
    refusals, so that the same sentence is said again for another one.
    """

    place: str = ""
    item: str = ""
    sentence: str = ""
    hints: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    refused: int = 0


@dataclass(frozen=True, slots=True)
class Whispered:
    """Words for one seat only, and the name of its headset."""

    device: str
    words: Narrated


class Scene:
    """A screen. It gets the program's context and reaches other scenes only through `context.stack`."""

    hurries = False
    """Whether it runs faster now while a player holds Confirm: never while it waits for a press."""

    opaque = True
    """Whether it hides everything below it; scenes below the first opaque one are not drawn."""
    lift = False
    """Whether a finger counts when it is lifted, so that it can swipe or move away instead."""
    standing: tuple[Message, str] | None = None
    """Words and icon of a badge that stays visible while the scene is on the stack."""
    in_evening: tuple[Message, str] | None = None
    """The same for the number of its game in an evening of several games."""
    hands_down = False
    """Whether a decision made above it (leaving, changing seats) is passed to the scene below: it closes without being
    uncovered."""

    def __init__(self, context: "Context") -> None:
        self.context = context

    def when_idle(self, job: Iterator[object], first: bool = False) -> None:
        """Let a job run in the idle time of frames while the scene is on the stack; `first`: before all others."""
        self.context.idle_work.add(WhileWanted(job, lambda: self in self.context.stack.scenes), first)

    @property
    def secret(self) -> Secret | None:
        """What is open on it that only one seat may see, and the devices that are heard meanwhile; the scene closes in
        one frame then. A scene with a secret hides it in `cover` and in `hide`."""
        return None

    @property
    def typing(self) -> bool:
        """Whether letters of a keyboard come as TEXT instead of their actions."""
        return False

    @property
    def reads_raw(self) -> bool:
        """Whether keys and buttons come as RAW, by their names, instead of their actions."""
        return False

    @property
    def releases(self) -> bool:
        """Whether it also gets presses with `released`."""
        return False

    @property
    def captions_end(self) -> int | None:
        """Lower end of the captions of sounds, px from the top, if the scene needs the place above the bar."""
        return None

    @property
    def busy(self) -> bool:
        """Whether something is still moving that tests and replays should wait for."""
        return False

    def enter(self) -> None:
        """Called when it has become the top scene of the stack."""

    def leave(self) -> None:
        """Called when it was removed from the stack."""

    def cover(self) -> None:
        """Called when another scene opens above it or above scenes that show it. Nothing secret may stay visible."""

    def uncover(self, result: Any) -> None:
        """Called when it is on top again; `result` is what the scene above was dismissed with."""

    def act(self, press: Press) -> None:
        """Handle one press; only called while it is on top."""

    def slides(self, at: tuple[int, int]) -> bool:
        """Whether a finger at that place drags something from the first touch on."""
        return False

    def unheard(self, press: Press) -> None:
        """Called for a press that the gate stopped. It may only say whose turn it is."""

    def act_for_player(self) -> None:
        """Do what a player would do to continue: by default confirm."""
        self.act(Press(Action.CONFIRM, KEYS))

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, at most a tenth; only called while it is on top."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the 1920 x 1080 canvas. Changes nothing."""

    def bar_words(self) -> "BarWords | None":
        """Return the bar's content, or None without a bar."""
        return None

    def narration(self) -> Narrated | None:
        """Return the scene in words. Not called while a `secret` is open; even so, it contains nothing that only one
        seat may know."""
        spoken = self.bar_words()
        return None if spoken is None else Narrated(sentence=spoken.text)

    def spoken_facts(self) -> tuple[str, ...]:
        """Return what can be asked for, one by one, in the words that `narration` or `whisper` may say now."""
        told = self.narration() or Narrated()
        return tuple(filter(None, (told.place, told.item, told.sentence, *told.lines, *told.hints)))

    def whisper(self) -> Whispered | None:
        """Return words for the one seat whose secret is open, if that seat has chosen a headset; else None."""
        return None

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Called when devices were lost or found, for all visible scenes, top first. Other scenes look at the devices
        in `uncover`."""

    def hide(self) -> None:
        """Hide what is secret, because it was not touched for a while or because other people may be looking now. Its
        seat can open it again."""

    def focus_lost(self) -> None:
        """Called when the window lost the keyboard or was minimised, for all visible scenes, top first."""
        self.hide()
