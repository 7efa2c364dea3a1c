"""Giving a hint as a child: the own word large, two friends, and three hints at a time. Other words come with the vote.

The row has only hints that the child can choose. It moves on by three with the ring, with a swipe, and with the arrows
at its ends. In a lesson the host is there in place of the friends.
"""

from collections.abc import Hashable, Sequence
from math import inf, pi, sin

from pygame import Rect

from engine.core.cards import Card
from engine.games.word_porters.cards import Printed
from game.canvas import Canvas
from game.context import Context
from game.easing import PARCEL_HOPS
from game.input.actions import Press
from game.lessons import Mark
from game.widgets.bindings import Binding, table
from game.widgets.focus import Target
from scenes.games.word_porters.art.child_cards import hint_card, printed_on
from scenes.games.word_porters.art.child_hall import draw_own_word
from scenes.games.word_porters.art.parcels import token
from scenes.games.word_porters.art.vote_moves import between
from scenes.games.word_porters.art.word_plates import HINTS, picture_of
from scenes.games.word_porters.boards.friends import Friends, friends_of
from scenes.games.word_porters.boards.hint_board import HintBoard
from scenes.games.word_porters.layout import THREE, ends_of_three, in_threes, own_word
from scenes.table.boards.private_board import BoardContext
from scenes.table.boards.turned_board import Arrows, TurnedBoard, in_view

PARCEL, PARCEL_IN, HOP = 128, (40, 26), 60  # px: its width, from a hint's corner to its middle, the height of a hop


class ThreeHints(TurnedBoard, HintBoard):
    """`row` are the hints that can be chosen."""

    hook_share = 0.5  # the parcel is at the corner
    mark_wide = 84

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        row = tuple(hint for hint in self.view.row if self.onto(hint.card))
        self.row: tuple[Printed, ...] = row or self.view.row
        self._from, self._hopped = (0.0, 0.0), inf
        self.friends = Friends(() if behind.taught else friends_of(behind), self.theme)
        self.own_word = own_word(self.theme, behind.taught)
        self.own_print = self.own_word if behind.taught else printed_on(self.own_word)
        beside = self.hook.beside
        self.hook.beside = lambda: () if self.passing else beside()

    def enter(self) -> None:
        super().enter()
        self.context.idle_work.add(self.friends.ahead())

    @property
    def first(self) -> int:
        """The place in the row of the first hint in view."""
        place = next((place for place, hint in enumerate(self.row) if hint.card == self.focus.at), 0)
        return place - place % THREE

    def _rects(self) -> tuple[tuple[Printed, Rect], ...]:
        first = self.first
        return tuple((hint, in_threes(place, first, self.theme)) for place, hint in enumerate(self.row))

    # Targets

    def targets(self) -> Sequence[Target]:
        """All hints of the row. Those of other threes are beside the stage."""
        return super().targets() if self.passing else tuple(Target(hint.card, rect) for hint, rect in self._rects())

    def counted_targets(self) -> Sequence[Hashable]:
        return () if self.passing else [hint.card for hint in self.row]

    def arrows(self) -> Arrows:
        return ends_of_three(self.first, len(self.row), self.theme)

    def turn_to(self, way: int) -> None:
        place = self.first + way * THREE
        if not self.passing and 0 <= place < len(self.row):
            self.sound("focus")
            self.settle(self.row[place].card)
            self.settle()

    def settle(self, at: Hashable = None) -> None:
        held, here = self.focus.at, self.parcel_now() if self.ghost() is not None else None
        super().settle(at)
        super().settle()  # the row is where its focus is
        self._hop(held, here)

    def _direct(self, press: Press) -> None:
        held, here = self.focus.at, self.parcel_now() if self.ghost() is not None else None
        super()._direct(press)
        self._hop(held, here)

    def _hop(self, held: Hashable, here: tuple[float, float] | None) -> None:
        """Let the parcel hop from `here` if the ring has left the hint that it `held`."""
        if here is not None and held != self.focus.at:
            self._from, self._hopped = here, 0.0

    def bindings(self) -> tuple[Binding, ...]:
        return table((*super().bindings(), *self.turns()))

    # Pictures

    def read(self) -> tuple[Rect, ...]:
        return (self.own_print,)

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        three = {hint.card: rect for hint, rect in self._rects() if in_view(rect)}
        match mark:
            case Mark("zone", "words") | Mark("word") if mark.name in ("words", str(self.view.number)):
                return (self.own_print,)
            case Mark("zone", "row"):
                return tuple(three.values())
            case Mark("hint", name) if name in three:
                return (three[Card(name)],)
        return ()

    def update(self, dt: float) -> None:
        super().update(dt)
        self._hopped += dt

    def _parcel_at(self, hint: Hashable) -> tuple[float, float]:
        """The place of the own parcel on a hint in view: over its upper right corner."""
        rect = next((rect for one, rect in self._rects() if one.card == hint), in_threes(0, 0, self.theme))
        return rect.right - PARCEL_IN[0], rect.top + PARCEL_IN[1]

    def parcel_now(self) -> tuple[float, float]:
        """The place of the parcel now, which hops from the last hint with the ring to the next."""
        end = self._parcel_at(self.focus.at)
        share = min(1.0, self._hopped / PARCEL_HOPS.seconds)
        if share >= 1 or self.context.settings.get.reduced_motion:
            return end
        eased = PARCEL_HOPS.ease(share)
        x, y = between(self._from, end, eased)
        return x, y - HOP * sin(pi * eased)

    def paint(self, canvas: Canvas) -> None:
        theme = self.theme
        three = [one for one in self._rects() if in_view(one[1])]
        chosen = next((rect for hint, rect in three if hint.card == self.focus.at), three[0][1])
        self.friends.draw(canvas, chosen.center)
        draw_own_word(canvas, self.shown, self.own_word)
        for hint, rect in three:
            picture, bright = picture_of(HINTS, hint.text), hint.card == self.focus.at
            dim = not self.onto(hint.card)
            hint_card(hint.text, picture, rect.size, theme, bright, dim).draw(canvas, rect.center)
        self.draw_arrows(canvas)
        self.paint_more(canvas)
        ghost = self.ghost()
        if ghost is not None:
            token(ghost[1], PARCEL, theme).draw(canvas, self.parcel_now())


def hint_board(context: Context, behind: BoardContext) -> HintBoard:
    """Return the board for a hint: for children with three hints at a time."""
    return (ThreeHints if context.theme.kids else HintBoard)(context, behind)
