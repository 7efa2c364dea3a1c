"""Mouse and finger at a table: cards that are dragged, and a press that is held to look."""

from collections.abc import Callable, Iterator, Sequence

from game.input.actions import Press
from game.widgets.bindings import press_on_hint
from game.widgets.hints import Hint
from scenes.handover.look import HoldGesture
from scenes.handover.privacy import HandCover
from scenes.table.asks.answering import Answering
from scenes.table.asks.card_drag import CardDrag
from scenes.table.bindings import LookBack
from scenes.table.screen import Screen


class PointerInput:
    """`hints()` are those that the bar shows now."""

    def __init__(
        self, screen: Screen, privacy: HandCover, look_back: LookBack, hints: Callable[[], Sequence[Hint]]
    ) -> None:
        self._screen, self._privacy, self._look_back, self._hints = screen, privacy, look_back, hints
        self._hold, self._drag = HoldGesture(), CardDrag()

    @property
    def drags(self) -> bool:
        """Whether a card is dragged."""
        return self._drag.holds

    def presses(self, press: Press) -> Iterator[Press]:
        """Yield what a press of mouse or finger means at the table."""
        for one in self._drag.presses(press, self._in_reach(press)):
            yield from self._hold.presses(one, self.meant)

    def meant(self, press: Press) -> Press:
        """A press on a hint of the bar as a press of its button."""
        return press_on_hint(press, self._hints(), self._screen.button, self._screen.theme)

    def slides(self, at: tuple[int, int]) -> bool:
        """Whether a finger there drags a card of the open hand."""
        answering = self._graspable
        return self._screen.board is None and answering is not None and answering.grabs(at)

    def forget(self) -> None:
        """Drop the card that is dragged."""
        self._drag.forget()

    def _in_reach(self, press: Press) -> Answering | None:
        """The question whose cards the device of a press may drag now."""
        answering = self._graspable
        return answering if answering is not None and self._screen.room.speaks(press, answering.seat) else None

    @property
    def _graspable(self) -> Answering | None:
        """The question whose cards can be dragged.

        A held hand needs its pointer for holding, and no card is dragged during a story.
        """
        answering = self._screen.answering
        free = not (self._privacy.holds or self._screen.animations.busy or self._look_back.active)
        return answering if answering is not None and free and not answering.in_public else None
