"""WritingScene: a page of the house on which something is written, with keys on the screen or a real keyboard."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from engine.core.messages import Message, say, verbatim
from game.canvas import Canvas
from game.input.actions import ERASE, Action, Press
from game.widgets.bindings import Binding
from game.widgets.house_scene import HouseScene
from game.widgets.letters import DONE, ERASED, letter_key

if TYPE_CHECKING:
    from game.context import Context


class WritingScene(HouseScene):
    """Subclasses say where the keys lie (`targets`: each ("key", its sign)), what a sign does (`write`), whether there
    is one that could go (`erasable`) and what ends it all (`end`)."""

    typing = True
    ring_radius = 18

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.by_keyboard = False
        """Whether a real keyboard wrote last: its Enter then ends what is written, wherever the focus stands."""

    # What subclasses say

    def write(self, sign: str) -> None:
        """Add a sign of a key on the screen, or take one back for ERASED."""

    @property
    def erasable(self) -> bool:
        """Whether something is written."""
        raise NotImplementedError

    def typed(self, letters: str) -> None:
        """Add what a real keyboard sends."""
        for letter in letters:
            self.write(ERASED if letter == ERASE else letter)

    def end(self) -> None:
        """All is written."""

    # What people do

    def confirmed(self, press: Press) -> None:
        if self.by_keyboard:
            self.end()
        else:
            super().confirmed(press)

    def choose(self, target: Hashable, press: Press) -> None:
        """A key on the screen."""
        if isinstance(target, tuple) and target[0] == "key":
            self._key(str(target[1]))

    def bindings(self) -> tuple[Binding, ...]:
        done = Binding(Action.MENU, lambda press: self.end(), say("done"))
        main = (self.chooses(say("done")), done.silent) if self.by_keyboard else (self.chooses(say("hint-choose")),)
        return self.with_focus(*main, *self.erases(), done, self.leads_back(), self.types())

    def erases(self) -> tuple[Binding, ...]:
        """A button that spares the way to a key, where something can go."""
        erase = Binding(Action.EXTRA, lambda press: self._key(ERASED), say("table-erase"))
        return (erase,) if self.erasable else ()

    def types(self) -> Binding:
        """A letter of a real keyboard."""
        return Binding(Action.TEXT, self._typed)

    def _typed(self, press: Press) -> None:
        self.by_keyboard = True
        self.sound("type")
        self.typed(press.text)

    def _key(self, sign: str) -> None:
        self.by_keyboard = False
        if sign == DONE:
            self.end()
        else:
            self.sound("type")
            self.write(sign)

    def _direct(self, press: Press) -> None:
        self.by_keyboard = False
        super()._direct(press)

    # What they see

    def printed(self, sign: str) -> str:
        """What stands on the key of a sign."""
        return sign

    def named(self, target: Hashable) -> Message | None:
        if not isinstance(target, tuple):
            return None
        named = {DONE: say("done"), ERASED: say("table-erase")}
        return named.get(str(target[1])) or verbatim(self.printed(str(target[1])))

    def walked(self) -> Sequence[Hashable]:
        """Nobody counts keys."""
        return ()

    def draw_keys(self, canvas: Canvas, ready: bool = True) -> None:
        """All keys on the screen; `ready` tells whether DONE would be taken."""
        for target in self.focus.targets:
            if isinstance(target.id, tuple) and target.id[0] == "key":
                sign = self.printed(str(target.id[1]))
                letter_key(sign, target.rect.size, ready=ready).draw(canvas, target.rect.center)
