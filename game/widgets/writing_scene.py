"""WritingScene: a page for writing a word, with keys on the screen or a keyboard."""

from collections.abc import Hashable, Sequence

from engine.core.messages import Message, say, verbatim
from game.canvas import Canvas
from game.context import Context
from game.input.actions import ERASE, Action, Press
from game.widgets.bindings import Binding
from game.widgets.house_scene import HouseScene
from game.widgets.letters import DONE, ERASED, letter_key


class WritingScene(HouseScene):
    """A page for writing.

    Subclasses place the keys (`targets`: each ("key", its sign)). They define what a sign does (`write`), whether there
    is one to delete (`erasable`), and what happens at the end (`end`).
    """

    typing = True
    ring_radius = 18

    def __init__(self, context: Context, device: str | None = None) -> None:
        super().__init__(context, device)
        self.by_keyboard = False
        """Whether a keyboard wrote last. Its Enter then ends the word, wherever the focus is."""

    # For subclasses

    def write(self, sign: str) -> None:
        """Add the sign of a key on the screen, or delete one for ERASED."""

    @property
    def erasable(self) -> bool:
        """Whether there is a sign to delete."""
        raise NotImplementedError

    def typed(self, letters: str) -> None:
        """Add letters from a keyboard."""
        for letter in letters:
            self.write(ERASED if letter == ERASE else letter)

    def end(self) -> None:
        """Called when the word is finished."""

    # Input

    def confirmed(self, press: Press) -> None:
        if self.by_keyboard:
            self.end()
        else:
            super().confirmed(press)

    def choose(self, target: Hashable, press: Press) -> None:
        """Press a key on the screen."""
        if isinstance(target, tuple) and target[0] == "key":
            self._key(str(target[1]))

    def bindings(self) -> tuple[Binding, ...]:
        done = Binding(Action.MENU, lambda press: self.end(), say("done"))
        main = (self.chooses(say("done")), done.silent) if self.by_keyboard else (self.chooses(say("hint-choose")),)
        return self.with_focus(*main, *self.erases(), done, self.leads_back(), self.types())

    def erases(self) -> tuple[Binding, ...]:
        """Return the binding of the button that deletes a sign, if there is one."""
        erase = Binding(Action.EXTRA, lambda press: self._key(ERASED), say("table-erase"))
        return (erase,) if self.erasable else ()

    def types(self) -> Binding:
        """Return the binding for letters of a keyboard."""
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

    # Drawing

    def printed(self, sign: str) -> str:
        """Return the label of a key."""
        return sign

    def named(self, target: Hashable) -> Message | None:
        if not isinstance(target, tuple):
            return None
        named = {DONE: say("done"), ERASED: say("table-erase")}
        return named.get(str(target[1])) or verbatim(self.printed(str(target[1])))

    def counted_targets(self) -> Sequence[Hashable]:
        """No keys are counted when reading aloud."""
        return ()

    def draw_keys(self, canvas: Canvas, ready: bool = True) -> None:
        """Draw all keys on the screen; `ready`: whether DONE would be accepted."""
        for target in self.focus.targets:
            if isinstance(target.id, tuple) and target.id[0] == "key":
                sign = self.printed(str(target.id[1]))
                letter_key(sign, target.rect.size, ready=ready).draw(canvas, target.rect.center)
