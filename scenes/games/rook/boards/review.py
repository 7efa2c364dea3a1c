"""The review: after the last trick all tricks lie open on a board over the table. Left and right walk through them,
everybody agrees to the count with the own device or calls (RK-115)."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook.cards import suit
from engine.games.rook.events import CountAgreed
from engine.games.rook.view import TakenTrick, View
from game.canvas import Canvas
from game.input.actions import Action, Press
from game.widgets.bindings import Binding, bound
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from scenes.games.rook.art.review_drawing import AGREE, CALL, draw_board, plate_rects, tab_rects, veil
from scenes.games.rook.calling import not_followed
from scenes.games.rook.kids import SAYINGS
from scenes.games.rook.words import caption, card_words
from scenes.seating import Seating
from scenes.table.boards.public_board import Asked
from scenes.table.phrases import Speakers, listed, plain

if TYPE_CHECKING:
    from game.context import Context


class ReviewScene(HouseScene):
    """Dismissed with the Step of the last person to agree; whoever agrees before that is ticked off here.

    `trick` is the index of the trick that is looked at. Calls and the pause go on top of it, their results below it.
    """

    plainer = SAYINGS

    opaque = False
    ring_radius = 26
    hook_share = 0.9

    def __init__(self, context: "Context", view: View, who: Speakers, seating: Seating, asked: Asked) -> None:
        super().__init__(context)
        self.view, self.who, self.seating, self.asked = view, who, seating, asked
        self.trick = 0
        self.focus.at = AGREE
        self._off = _off_colors(view)

    @property
    def tricks(self) -> tuple[TakenTrick, ...]:
        """All of the hand, in order."""
        return self.view.open_tricks

    def targets(self) -> Sequence[Target]:
        plates = tuple(Target(name, rect) for name, rect in plate_rects(self.theme, str(self.focus.at)))
        tabs = tab_rects(len(self.tricks), self.theme)
        return (*plates, *(Target(i, rect) for i, rect in enumerate(tabs)))

    def choose(self, target: Hashable, press: Press) -> None:
        """A plate, or a trick that a pointer pressed."""
        if isinstance(target, int):
            self._walk(target - self.trick)
            self.settle(AGREE)
        elif target == CALL:
            self._call(press)
        else:
            self._agree(press)

    def bindings(self) -> tuple[Binding, ...]:
        bell = Binding(Action.PREV, self._call, "Call", "bell")
        calls = self.focus.at == CALL
        moves = self.moves(Action.RIGHT, "Tricks"), *map(self.moves, (Action.LEFT, Action.UP, Action.DOWN))
        pauses = bound((Action.BACK, Action.MENU), lambda press: self.asked.paused(press.device))
        return (self.chooses("Call" if calls else "Agree"), *moves, bell.silent if calls else bell, *pauses)

    def _direct(self, press: Press) -> None:
        """Left and right walk through the tricks, up and down change between the two plates."""
        if press.action in (Action.LEFT, Action.RIGHT):
            self._walk(1 if press.action is Action.RIGHT else -1)
        else:
            self.context.sound.play("focus")
            self.settle(CALL if self.focus.at == AGREE else AGREE)

    def _point(self, press: Press) -> None:
        """A mouse goes to the plates; tricks are walked to with a press."""
        found = self.focus.hit(press.at) if press.at is not None else None
        if found in (AGREE, CALL):
            self.settle(found)

    def _walk(self, step: int) -> None:
        self.trick = (self.trick + step) % len(self.tricks)
        self.context.sound.play("turn")

    def _agree(self, press: Press) -> None:
        people = [seat for seat in self.view.asked if self.seating[seat].person]
        seat = self.asked.speaks(press, people)
        if seat is None:
            self.say(self._not_theirs(press))
            return
        step = Step(seat, "agree")
        if people == [seat]:
            self.context.stack.dismiss(step)
            return
        self.view = self.asked.answered(step)
        self.context.sound.play("tap")
        self.say(plain(caption(CountAgreed(seat), self.who)))

    def _not_theirs(self, press: Press) -> str:
        done = [self.who.names[seat] for seat in self.seating.seats_of(press.device) if seat in self.view.agreed]
        return f"{done[0]} has agreed already" if done else f"Not {self.context.devices.name(press.device)}'s turn"

    def _call(self, press: Press) -> None:
        self.asked.called(press, self.tricks[self.trick].number)

    def uncover(self, result: object) -> None:
        """Whatever was decided above it is for the table below."""
        if result is not None:
            self.context.stack.dismiss(result)
        else:
            super().uncover(result)

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Who agrees must not wait for a device that is gone."""
        super().devices_changed(lost, found)
        self.asked.lost(lost, found)

    def sentence(self) -> str:
        """What there was to see in this trick."""
        taken = self.tricks[self.trick]
        off = [self.who.names[seat] for seat, _ in taken.plays if (taken.number, seat) in self._off]
        if not off:
            best = dict(taken.plays)[taken.taker]
            return f"{self.who.names[taken.taker]} took it with {card_words(best)}"
        return f"{listed(off)} did not follow {suit(taken.plays[0][1], self.view.trump)}"

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(veil(), (0, 0))
        taken = self.tricks[self.trick]
        off = frozenset(seat for number, seat in self._off if number == taken.number)
        draw_board(canvas, self.view, self.trick, off, self.seating, self.theme, str(self.focus.at))
        self.draw_focus(canvas)
        self.draw_bottom_bar(canvas)


def _off_colors(view: View) -> frozenset[tuple[int, Seat]]:
    """Trick and seat of every play that everybody saw not follow."""
    return frozenset((number, seat) for number, seat, _ in not_followed(view))
