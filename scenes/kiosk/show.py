"""The show: computer players play real matches of all offered games in turn, on a stage of their own.

It is a house within the house: with a stack, a painter and a store of its own, so that nothing of it is kept, and
nobody sits there: what it shows is what everybody may see.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.downscaled import Downscaled
from game.idle_timer import HostElsewhere
from game.input.actions import KEYS, Action, Press
from game.learning import Learning
from game.stack import SceneStack
from game.store.store import Store
from scenes.ending.results import ResultsScene
from scenes.games import CatalogueEntry, bill
from scenes.lobby.match_setup import first_draft
from scenes.seating import TablePlan, called_by_picture, first_seating
from scenes.table.preload import once, preload
from scenes.table.scene import Rehearsal, TableScene
from scenes.table.session import Session

if TYPE_CHECKING:
    from game.context import Context
    from game.kiosk.kiosk import Kiosk

SHOWN = 120.0
"""Seconds that one game is shown at most; then it is the next one's turn."""
AHEAD = 12.0
"""Seconds before that in which the next game's pictures are made, in the time that frames leave over."""
PAGE_STANDS = 6.0
"""Seconds that a page stands which waits for somebody to go on, and the podium."""
SEATS = 4
"""How many sit at a table, where that many may."""
SMALLER = (5, 8)
"""So many of eight pixels it is shown on."""


class Show:
    """`begin` the next match, let time `advance`, and `paint` what changed."""

    def __init__(self, context: "Context", kiosk: "Kiosk", first: int = 0) -> None:
        """`first`: which of the offered games is shown first."""
        self.kiosk = kiosk
        self.smaller = Downscaled(SMALLER)
        self.stack = SceneStack(HostElsewhere())
        self.context = replace(
            context,
            stack=self.stack,
            store=Store.without(),
            learning=Learning.without(),
            kiosk=None,
            game=None,
            quit=_stay,
        )
        self.number = first
        self.spent = self.stood = 0.0

    @property
    def bill(self) -> CatalogueEntry:
        """The game that is played."""
        return self._turn(self.number)

    def _turn(self, number: int) -> CatalogueEntry:
        offered = self.kiosk.config.games
        return bill(offered[number % len(offered)])

    def plan(self, game: str) -> TablePlan:
        """A table of computer players for that game."""
        kids = self.context.audience.children
        match_setup = first_draft(game, kids, self.kiosk.config.variants(game))
        match_setup = match_setup.with_players(min(match_setup.seats, key=lambda count: abs(count - SEATS)))
        seating = first_seating(match_setup.players, None)
        return TablePlan(
            match_setup.setup(),
            called_by_picture(seating, self.context.voice) if kids else seating,
            aids=match_setup.agreed(kids),
        )

    def begin(self) -> None:
        """A new match of the game whose turn it is."""
        self.spent = self.stood = 0.0
        plan = self.plan(self.bill.game)
        self.stack.reset(TableScene(self.context, plan, Session.unkept(self.context, plan)))
        self.stack.apply()

    def close(self) -> None:
        """Everybody gets up."""
        for scene in reversed(self.stack.scenes):
            scene.leave()
        self.stack.scenes.clear()

    def advance(self, dt: float) -> None:
        """`dt` seconds later. Pages that wait for a press go on by themselves."""
        self.stack.update(dt)
        self.stack.apply()
        if self.spent < SHOWN - AHEAD <= self.spent + dt:
            self._preload(self._turn(self.number + 1).game)
        self.spent += dt
        top = self.stack.top
        self.stood = 0.0 if isinstance(top, TableScene) else self.stood + dt
        if self.spent >= SHOWN or (isinstance(top, ResultsScene) and self.stood >= PAGE_STANDS):
            self.number += 1
            self.begin()
        elif top is not None and self.stood >= PAGE_STANDS:
            self.stood = 0.0
            self.stack.act(Press(Action.CONFIRM, KEYS))

    def _preload(self, game: str) -> None:
        """The next table, as long as this one is shown."""
        table, plan = self.stack.scenes[0], self.plan(game)
        opening = partial(Rehearsal, plan=plan)
        rehearsal = preload(self.context, opening, lambda: table in self.stack.scenes)
        self.context.idle_work.add(once(Rehearsal.key(plan, self.context.theme), rehearsal))

    def paint(self, rest: bool = False) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        """What it shows, in tiles with their places; with `rest` all look as before."""
        return self.smaller.paint(self.stack.draw, self.context.theme.rail_top, rest)

    @property
    def size(self) -> tuple[int, int]:
        """How large it is shown, px."""
        return self.smaller.size(self.context.theme.rail_top)


def _stay() -> None:
    """Nobody leaves the program from the show."""
