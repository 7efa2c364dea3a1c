"""Lost device: the device of a seat is gone, or it is unclear which pad belongs to it.

The table is covered and the seat is named. A press of a pad that may be the seat's binds it in public. Any other device
takes over after a visible confirmation. It is the same for the pad of a seat's companion.
"""

from collections.abc import Callable, Collection, Sequence

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.draw.curtain import STRIP, curtain_board, draw_closed
from game.input.actions import Action, Press, is_pad
from game.input.pads import UNKNOWN
from game.scene import Narrated, Scene
from game.widgets.bindings import Binding, dispatch, hints_of, press_on_hint
from game.widgets.bottom_bar import BarWords, BottomBar
from scenes.companions import with_companion
from scenes.handover.curtain import BUTTON, device_pill
from scenes.handover.device_binding import Awaited
from scenes.seating import Seating, device_noun, vacate, with_device

_PILL_WIDEST = 1150


class LostScene(Scene):
    """Asks for a device. Dismissed with a Seating in which the seat has its own device, another one or a computer
    player. A companion's seat has its pad, another device or no companion.

    `proven`: devices that certainly belong to other seats. Another pad of the same model may be the lost one: its press
    binds it and calls `bound`. Without `bound` one person is alone, and such a pad is bound without a press.
    """

    def __init__(
        self,
        context: Context,
        asked: Awaited,
        seating: Seating,
        proven: Collection[str] = (),
        bound: Callable[[Seat, str], None] | None = None,
    ) -> None:
        super().__init__(context)
        self.seat, self.companion = asked
        self.seating, self.proven, self.bound = seating, frozenset(proven), bound
        self._plan, self._device = seating[self.seat], asked.device(seating)
        self._known = self._plan.pad_of(self._device)
        self.offered: str | None = None
        self.refused: Message | None = None

    def enter(self) -> None:
        self.context.sound.play("knock")

    def act(self, press: Press) -> None:
        self.refused = None
        hints, button = hints_of(self.bindings(), self.context.voice), self.context.devices.hint
        dispatch(press_on_hint(press, hints, button, self.context.theme), self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """The actions, for all devices."""
        return (
            Binding(Action.CONFIRM, self._take_over, say("table-yes" if self.offered else "table-take-over")),
            Binding(Action.EXTRA, lambda press: self._do_without(), self._without),
            Binding(Action.BACK, lambda press: self._offer(None)),
        )

    def _may_be(self, device: str) -> bool:
        """Whether it is a pad that may be the seat's."""
        return device not in self.proven and self.context.devices.may_be(device, self._known)

    @property
    def _candidate(self) -> str | None:
        """A connected pad that may be the seat's."""
        return next(filter(self._may_be, self.context.devices.all()), None)

    def _take_over(self, press: Press) -> None:
        """Bind a pad that may be the seat's at once. The first confirm of any other device offers it, and the second
        one takes the seat."""
        if self._may_be(press.device):
            self._bind(press.device)
        elif (refused := self._refusal(press.device)) is not None:
            self.context.sound.play("refuse")
            self.refused = refused
        elif self.offered == press.device:
            given = with_companion if self.companion else with_device
            self.context.stack.dismiss(given(self.seating, self.seat, press.device))
        else:
            self._offer(press.device)
            self.context.sound.play("focus")

    def _refusal(self, device: str) -> Message | None:
        """The reason why a device cannot take over: it looks along at another seat, or plays for one and so cannot look
        along."""
        looks, plays = self.seating.companion_seat(device), self.seating.seats_of(device)
        if looks is not None and looks != self.seat:
            return say("table-looks-along", device=device_noun(device), name=self.seating[looks].name)
        if self.companion and plays and self.seat not in plays:
            return say("table-plays-for", device=device_noun(device), name=self.seating[plays[0]].name)
        return None

    def _bind(self, device: str) -> None:
        """Bind that pad to the seat. It gets the number of the lost one."""
        self.context.devices.take_number(device, self._device)
        if self.bound is not None:
            self.bound(self.seat, self._device)
        self.context.stack.dismiss(self.seating.put(self.seat, self._plan.with_pad(self._device, UNKNOWN)))

    @property
    def _without(self) -> Message:
        """The words for going on without the device."""
        return say("table-no-companion") if self.companion else say("table-computer-player")

    def _do_without(self) -> None:
        without = with_companion(self.seating, self.seat, None) if self.companion else vacate(self.seating, self.seat)
        self.context.stack.dismiss(without)

    def _offer(self, device: str | None) -> None:
        self.offered = device

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Go on when the device itself is back. A lone person goes on with any pad of the same model."""
        if self.offered in lost:
            self.offered = None
        if self._is_back(found):
            self.context.stack.dismiss(self.seating)
        elif self.bound is None and (back := next(filter(self._may_be, found), None)) is not None:
            self._bind(back)

    def _is_back(self, found: Sequence[str]) -> bool:
        """Whether the device of the seat is among those `found`. The number of a pad proves nothing, because after a
        restart another pad may have it."""
        if is_pad(self._device):
            return self.context.devices.prove(self._device, self._known)
        return self._device in found

    def bar_words(self) -> BarWords:
        name = self._plan.name
        if self.offered and not self.refused:
            device = device_noun(self.offered)
            if self.companion:
                return self.context.bar_words(say("table-shall-look-along", device=device, name=name))
            return self.context.bar_words(say("table-shall-play", device=device, name=name))
        return self.context.bar_words(self.refused or say("table-waits", name=name))

    def narration(self) -> Narrated:
        """The seat that waits, and for which device."""
        words = self.context.voice.words
        return Narrated(sentence=". ".join(map(words, (*self._board(), *self._asked()))))

    def _board(self) -> tuple[Message, Message]:
        """Title and line of the board."""
        name = self._plan.name
        if self.companion:
            line = say("table-pads-apart") if self._candidate is not None else say("table-plug-in")
            return say("table-companions-pad", name=name), line
        if self._candidate is not None:
            return say("table-whose-pad", name=name), say("table-pads-apart")
        gone = say("table-pad-gone", name=name) if is_pad(self._device) else say("table-buttons-gone", name=name)
        return gone, say("table-plug-in")

    def _asked(self) -> tuple[Message, ...]:
        """The request to press, if there is a pad that may be the seat's."""
        pad, name = self._candidate, self._plan.name
        if pad is None:
            return ()
        if self.companion:
            return (say("table-companion-press-yours", name=name, button=BUTTON + pad),)
        return (say("table-press-yours", name=name, button=BUTTON + pad),)

    def draw(self, canvas: Canvas) -> None:
        plan, words = self._plan, self.context.voice.words
        draw_closed(canvas, plan.picture)
        title, line = self._board()
        curtain_board(plan.picture, words(title), words(line), self.context.theme).draw(canvas)
        for asked in self._asked():
            device_pill(self.context, plan.picture, asked, _PILL_WIDEST).draw(canvas, STRIP.center)
        hints = hints_of(self.bindings(), self.context.voice)
        self.context.draw_bottom_bar(canvas, BottomBar(self.bar_words(), hints, self.context.devices.hint))
