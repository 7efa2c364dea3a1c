"""What if: a finished match goes on from one of its decisions in a different way.

A player with a device gives another answer, and masters play that hand to its end with all hands open. A sign says all
the time that this is imagined. The record does not change, and nothing is saved.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from engine.core.game import Setup
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.draw.cache import cached
from game.draw.svg import dashes, fragment
from game.input.actions import Action, Press
from game.theme import CREAM, STAGE
from game.widgets.bindings import Binding, bound, dispatch, table
from scenes.ending.ending import Endings
from scenes.games import by_seat
from scenes.lesson.side_table import SideTable
from scenes.seating import BOT, PERSON, Seating, TablePlan
from scenes.table import navigation
from scenes.table.flow import Flow
from scenes.table.game_table import table_of
from scenes.table.recorded import RecordCursor
from scenes.table.session import Session
from scenes.table.stage.drawing import draw_table_bar

STANDING = say("what-if-standing"), "question"
"""The sign that this did not happen."""
_EDGE, _LINE, _DASH = 18, 8, 34
"""px from the edge of the stage, and line width and length of the dashes around it."""


class WhatIf(Flow):
    """The first answer is a person's, all others are computer players'."""

    cursor: RecordCursor
    before = 0
    seat: Seat = 0
    """The seat of the decision."""
    over = False

    @property
    def answered(self) -> bool:
        """Whether the decision has been taken."""
        return self.session.step_count > self.before

    def next(self) -> None:
        seating = self.session.seating
        if self.answered and any(seating.people):
            self.session.reseat(Seating(tuple(replace(plan, kind=BOT, device=None) for plan in seating.seats)))
            self.screen.sit()
        if self.session.over or (self.answered and self.session.chance.verb is not None):
            self.over = True
            real = self.cursor.game.end(self.cursor.state(len(self.cursor)))
            self.screen.stage.caption = came_of_it(self.session.setup, self.seat, self.session.end, real)
        else:
            super().next()


def came_of_it(setup: Setup, seat: Seat, imagined: Mapping[str, Any] | None, real: Mapping[str, Any] | None) -> Message:
    """The imagined winners compared with the real ones, and the score of `seat`. In the middle of a match only the hand
    is over."""
    if imagined is None or real is None:
        return say("what-if-hand-over")
    winners, won = (tuple(map(Who, end["winners"])) for end in (imagined, real))
    if not winners:
        return say("what-if-no-winner")
    if table_of(setup.game).feature(Endings) is not None:
        return say("what-if-same", seats=winners) if winners == won else say("what-if-others", seats=winners)
    had, has = (by_seat(setup, end["scores"])[seat] for end in (imagined, real))
    return say("what-if-scores", seats=winners, seat=Who(seat), amount=had, real=has)


class WhatIfTable(SideTable):
    """`seat` decides again after `before` steps of a record. `plan`: the table at its start."""

    hands_open = True
    standing = STANDING
    flow_kind = WhatIf
    flow: WhatIf

    def __init__(
        self, context: Context, plan: TablePlan, cursor: RecordCursor, before: int, seat: Seat, device: str
    ) -> None:
        game = cursor.game
        person = cursor.person(before, seat)
        masters = Seating(tuple(replace(one, kind=BOT, level=game.levels[-1]) for one in plan.seating.seats))
        seating = masters.put(person, replace(masters[person], kind=PERSON, device=device))
        self._given = plan, cursor, before, seat, device
        own = TablePlan(plan.setup, seating)
        session = Session.unkept(context, own)
        session.wind(cursor.state(before), cursor.steps[:before], cursor.events(before))
        super().__init__(context, own, session)
        self.flow.cursor, self.flow.before, self.flow.seat = cursor, before, seat

    def act(self, press: Press) -> None:
        press = self.pointers.meant(press)
        own = self._own()
        if not press.released and press.action in {binding.action for binding in own}:
            dispatch(press, own)
        else:
            super().act(press)

    def bindings(self) -> tuple[Binding, ...]:
        own = self._own()
        taken = {binding.action for binding in own}
        asked = tuple(binding for binding in self.asked_bindings() if binding.action not in taken)
        return table((*asked, *own))

    def _own(self) -> tuple[Binding, ...]:
        """The buttons besides the answers. There is no pause."""
        leave = self.leaving()
        away = Binding(Action.MENU, self.leaves)
        if self.asks:
            return (*leave, away, *bound((Action.LOOK,), lambda press: None))
        if not self.flow.over:
            hurry = Binding(Action.CONFIRM, lambda press: self._hurry(), say("what-if-hurry"))
            rest = (Action.LOOK, Action.INFO, Action.EXTRA, Action.PREV, Action.NEXT)
            return (hurry, *leave, away, *bound(rest, lambda press: None))
        back = Binding(Action.CONFIRM, self.leaves, say("what-if-back"))
        stack, scores = self.context.stack, partial(navigation.sheet, self.context, self.screen)
        decision = partial(WhatIfTable, self.context, *self._given)
        again = Binding(Action.EXTRA, lambda press: stack.replace(decision()), say("what-if-again"))
        sheet = Binding(Action.INFO, lambda press: stack.push(scores()), self.screen.game_table.sheet.word)
        return (back, again, sheet, Binding(Action.BACK, self.leaves), away)

    def _hurry(self) -> None:
        if self.flow.animations.busy:
            self.flow.hurry()

    def act_for_player(self) -> None:
        if self.flow.over:
            self.context.stack.dismiss()
        else:
            super().act_for_player()

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.screen.board is not None:
            draw_table_bar(canvas, self.frame())  # a board's own bar has a pause
        else:
            top, bar = _dashed((STAGE[0] - 2 * _EDGE, _LINE)), self.screen.theme.bar_top
            side = _dashed((_LINE, bar - 2 * _EDGE))
            for picture, opposite in ((top, (_EDGE, bar - _EDGE - _LINE)), (side, (STAGE[0] - _EDGE - _LINE, _EDGE))):
                canvas.blit(picture, (_EDGE, _EDGE))
                canvas.blit(picture, opposite)


@cached
def _dashed(size: tuple[int, int]) -> pygame.Surface:
    """A line of dashes along the longer side."""
    wide, high = size
    along = max(size)
    ends = (f'x2="{wide}" y1="{high / 2}" y2="{high / 2}"', f'y2="{high}" x1="{wide / 2}" x2="{wide / 2}"')[high > wide]
    line = f'<line {ends} stroke="{CREAM}" stroke-width="{_LINE}" {dashes(along, _DASH, _DASH)}/>'
    return fragment(line, size)
