"""BarScene: the base of all scenes with a bar, which says what can be done and what each button does."""

from collections.abc import Sequence
from math import inf
from typing import final

import pygame

from engine.core.messages import Message
from game.canvas import Canvas
from game.context import Audience, Context
from game.draw import text
from game.input.actions import Action
from game.scene import Scene
from game.text.catalogue import Voice
from game.theme import Theme
from game.widgets.bindings import Binding, hints_of
from game.widgets.bottom_bar import BarWords, BottomBar
from game.widgets.hints import Hint

SAYS_SECONDS = 2.5


def refusal_seconds(audience: Audience) -> float:
    """Return how long a refusal stays on the screen; for children until the next press."""
    return inf if audience.children else SAYS_SECONDS


class BarScene(Scene):
    """A scene with a bar. Subclasses give its `sentence` and the `bindings` of all buttons."""

    def __init__(self, context: Context, device: str | None = None) -> None:
        """`device`: the one that opened it, if that was not the last one that was used."""
        super().__init__(context)
        self.device = device or context.devices.last
        self.said: Message | None = None
        self._said_left = 0.0

    # For subclasses

    def bindings(self) -> tuple[Binding, ...]:
        """Return the bindings: printed ones first, the main one at the start."""
        return ()

    @property
    def title(self) -> Message | None:
        """The scene's name: shown on pages, and read aloud."""
        return None

    def sentence(self) -> Message | None:
        """Return the bar's sentence."""
        return None

    def laid_out(self, words: str) -> str | Sequence[text.Part]:
        """Return the sentence for the bar; some scenes add pictures beside its words."""
        return words

    def pictured(self) -> pygame.Surface | None:
        """Return a picture for the sentence, for children, if its message has none."""
        return None

    @property
    def pose(self) -> str:
        """The host's pose in the bar, for children; "" if he is elsewhere."""
        return self.context.idle_timer.pose(bool(self.context.settings.get.reduced_motion))

    # For scenes and callers

    @final
    def hints(self) -> tuple[Hint, ...]:
        """The hints of the bar."""
        return self.fitted(hints_of(self.bindings(), self.voice))

    def fitted(self, hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
        """Return the hints as the bar has room for them; the same ones in the same order."""
        return hints

    @property
    def voice(self) -> Voice:
        """The catalogue voice of this scene; at tables it knows the players' names."""
        return self.context.voice

    @property
    def theme(self) -> Theme:
        return self.context.theme

    @property
    def children(self) -> bool:
        return self.context.audience.children

    def words_of(self, message: Message) -> str:
        return self.voice.words(message)

    def say(self, words: Message) -> None:
        """Show a message in the bar for a while, instead of its sentence."""
        self.said, self._said_left = words, SAYS_SECONDS

    def refuse(self, why: Message) -> None:
        """Show in the bar why something cannot be done, with its sound."""
        self.sound("refuse")
        self.said, self._said_left = why, refusal_seconds(self.context.audience)

    def sound(self, name: str) -> None:
        self.context.sound.play(name)

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Forget a shown device that was disconnected."""
        if self.device in lost:
            self.device = self.context.devices.last

    def update(self, dt: float) -> None:
        """Remove a shown message when its time is over."""
        if self.said is not None:
            self._said_left -= dt
            if self._said_left <= 0:
                self.said = None

    def bar_words(self) -> BarWords:
        """Return the shown message, or the sentence, with its picture."""
        message = self.said or self.sentence()
        if message is None:
            return BarWords("", self.pictured())
        spoken = self.context.bar_words(message, self.voice)
        words = spoken.words if self.said else self.laid_out(self.voice.words(message))
        return BarWords(words, spoken.picture or self.pictured())

    def draw_bottom_bar(self, canvas: Canvas) -> None:
        """Draw the bar with its sentence."""
        bar = BottomBar(self.bar_words(), self.hints(), self.button, pose=self.pose)
        self.context.draw_bottom_bar(canvas, bar)

    def button(self, action: Action) -> tuple[str, str]:
        """Return family and button of the glyph for an action, on the device of the latest press."""
        return self.context.devices.hint(action, self.device, spelling=self.typing)
