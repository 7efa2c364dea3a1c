"""The show: the shelf of the kiosk, then real matches of all offered games in turn, on a stage of their own.

It has a context of its own with stack, painter and store. Nothing of it is saved, and no person sits there, so it shows
only public things. Its computer players are of the gentle level and think between two frames. A process for each of
them in every match would cost too much for passers-by.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import chain

import pygame

from engine.core.seats import PUBLIC
from game.canvas import Canvas
from game.ceremonies import Ceremony, Repeated
from game.context import Context
from game.downscaled import Downscaled
from game.draw import text
from game.draw.house_set import house_set
from game.easing import GLIDE
from game.idle_timer import HostElsewhere
from game.input.actions import KEYS, Action, Press
from game.kiosk.kiosk import Kiosk
from game.learning import Learning
from game.quick_bots import QuickBots
from game.scene import Scene
from game.stack import SceneStack
from game.store.store import Store
from game.theme import GOLD
from game.timeline import Lane
from game.widgets.house_scene import WIDE_SIDE_CURTAINS
from game.word_packs import why_not
from scenes.ending.results import ResultsScene
from scenes.front.carousel import Shelf
from scenes.games import CatalogueEntry, entry_of
from scenes.lobby.match_setup import first_draft
from scenes.seating import TablePlan, first_seating, name_by_pictures
from scenes.table.game_table import table_of
from scenes.table.lively import Lively
from scenes.table.preload import LEVEL, preload, table_ahead
from scenes.table.scene import TableScene
from scenes.table.session import Session
from scenes.table.stage import backdrop
from scenes.table.stage.backdrop import TimeOfDay, stepped

SHOWN = 35.0
"""Most seconds of one game."""
SHUTS = 0.5
"""Seconds in which the small curtain closes before a change, and opens after it."""
IN_FRONT = 1.8
"""Seconds that each theatre is in the middle of the shelf."""
AHEAD = 12.0
"""Most seconds before a game's turn in which its pictures are made, in the idle time of frames."""
PAGE_STANDS = 6.0
"""Seconds for the podium, and for pages that wait for a press."""
TRIES = 5
"""Most matches that are begun to find one worth showing."""
SEATS = 4
"""Seats at a table, if the game allows that number."""
SMALLER = (5, 8)
"""Scale of the show as a fraction."""
_NAME, _NAME_LINE, _LIGHT_AT = 150, 226, 620


class ShelfScene(Scene):
    """All offered games on the shelf of the title, each in the middle once."""

    def __init__(self, context: Context, games: tuple[str, ...]) -> None:
        super().__init__(context)
        self.entries = tuple(map(entry_of, games))
        self.turned = 0
        self.slide = 0.0
        self._stood = 0.0
        self._lane = Lane()

    @property
    def seconds(self) -> float:
        """Seconds until each game has been in the middle."""
        return IN_FRONT * len(self.entries)

    @property
    def shelf(self) -> Shelf:
        """The present state of the shelf."""
        return Shelf(self.entries, self.turned % len(self.entries), self.context.theme)

    def enter(self) -> None:
        self.context.sound.music("title")

    def leave(self) -> None:
        self.context.sound.music(None)

    def update(self, dt: float) -> None:
        self._lane.advance(dt)
        self._stood += dt
        if self._stood >= IN_FRONT and self.turned + 1 < len(self.entries):
            self._stood = 0.0
            self.turned += 1
            if not self.context.settings.get.reduced_motion:
                self.slide = 1.0
                self._lane.play(GLIDE.tween(self, slide=0.0))

    def draw(self, canvas: Canvas) -> None:
        shelf = self.shelf
        canvas.blit(house_set(self.context.theme, _LIGHT_AT, WIDE_SIDE_CURTAINS), (0, 0))
        shelf.draw(canvas, self.slide, held=False)
        text.place(canvas, shelf.entry.title, _NAME, (960, _NAME_LINE), GOLD, "display")


class Show:
    """Call `begin`, then `advance`, and `paint` the changes."""

    def __init__(self, context: Context, kiosk: Kiosk) -> None:
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
        self.spent = self.stood = 0.0
        self.entry: CatalogueEntry | None = None
        """The game that is played; None while the shelf is shown."""
        self._next: NextMatch | None = None
        self._left = 0
        """Number of games before the shelf is shown again."""

    def plan(self, game: str) -> TablePlan:
        """A table of computer players for that game."""
        kids = self.context.audience.children
        match_setup = first_draft(game, kids, self.kiosk.config.variants(game), self.context.language)
        match_setup = match_setup.with_players(min(match_setup.seats, key=lambda count: abs(count - SEATS)))
        seating = first_seating(match_setup.players, None)
        return TablePlan(
            match_setup.setup(),
            name_by_pictures(seating, self.context.voice) if kids else seating,
            aids=match_setup.agreed(kids),
        )

    def begin(self) -> None:
        """Show the shelf, and after it all games."""
        offered = self.kiosk.config.games
        self.spent = self.stood = 0.0
        self.entry, self._left = None, len(offered)
        self._show_scene(ShelfScene(self.context, offered))
        self._make_ready()

    def begin_match(self) -> None:
        """Begin a match of the next game, at a lively moment."""
        game = self._playable()
        if game is None:
            self.begin()
            return
        self.spent = self.stood = 0.0
        self.kiosk.shows(game)
        ready, self._next = self._next, None
        if ready is None or ready.plan != self.plan(game):
            ready = NextMatch(self.context, self.plan(game))
        self.entry = entry_of(game)
        self._left -= 1
        self._show_scene(ready.table())

    def _playable(self) -> str | None:
        """The next game whose words can be read; None if there is none before the shelf."""
        while self._left:
            game = self.kiosk.next_shown
            if why_not(self.plan(game).setup) is None:
                return game
            self.kiosk.shows(game)
            self._left -= 1
        return None

    def _show_scene(self, scene: Scene) -> None:
        self.stack.reset(scene)
        self.stack.apply()

    def close(self) -> None:
        """End the show."""
        for scene in reversed(self.stack.scenes):
            scene.leave()
        self.stack.scenes.clear()
        self._next = None

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass. Pages that wait for a press go on by themselves."""
        self.stack.update(dt)
        self.stack.apply()
        top = self.stack.top
        if isinstance(top, ShelfScene):
            self.spent += dt
            if self.spent >= top.seconds:
                self.begin_match()
            return
        if self.spent < SHOWN - AHEAD <= self.spent + dt:
            self._make_ready() if self._left else self._make_shelf_ready()
        self.spent += dt
        self.stood = 0.0 if isinstance(top, TableScene) else self.stood + dt
        if self.spent >= SHOWN or (isinstance(top, ResultsScene) and self.stood >= PAGE_STANDS):
            if self._left:
                self.begin_match()
            else:
                self.begin()
        elif top is not None and self.stood >= PAGE_STANDS:
            self.stood = 0.0
            self.stack.act(Press(Action.CONFIRM, KEYS))

    @property
    def shut(self) -> float:
        """The closed share of the small curtain, 0 to 1. With reduced motion it does not move."""
        if self.context.settings.get.reduced_motion or not self.stack.scenes:
            return 0.0
        top = self.stack.top
        left = (top.seconds if isinstance(top, ShelfScene) else SHOWN) - self.spent
        return GLIDE.ease(min(1.0, max(0.0, 1.0 - min(self.spent, left) / SHUTS)))

    def _make_ready(self) -> None:
        """Prepare the next match and its table while the present one is shown."""
        shown = self.stack.scenes[0]
        game = self._playable()
        if game is None:
            return
        plan = self.plan(game)
        self._next = NextMatch(self.context, plan)
        shown.when_idle(chain(self._next.played, self._next.set_ahead(), table_ahead(self.context, plan)))

    def _make_shelf_ready(self) -> None:
        """Paint the theatres of the shelf at all their places in advance."""
        shown, offered = self.stack.scenes[0], self.kiosk.config.games
        shelf = partial(ShelfScene, games=offered)
        shown.when_idle(preload(self.context, shelf, IN_FRONT * len(offered)))

    def paint(self, rest: bool = False) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        """The show in tiles with their places. With `rest` all tiles stay as they were."""
        return self.smaller.paint(self.stack.draw, self.context.theme.bar_top, rest)

    @property
    def size(self) -> tuple[int, int]:
        """Size of the show, px."""
        return self.smaller.size(self.context.theme.bar_top)


class NextMatch:
    """The next match of the show. The iterator `played` plays its beginning step by step, until it is worth showing."""

    def __init__(self, context: Context, plan: TablePlan) -> None:
        self.plan = plan
        self.context = replace(context, bots=QuickBots(LEVEL))
        self.session = Session.unkept(self.context, plan)
        self.played = self._play()

    def _play(self) -> Iterator[None]:
        """Play to the first lively moment. A match that ends before is dealt again. If all do, the latest one is shown
        from its first step."""
        lively = table_of(self.plan.setup.game).feature(Lively)
        if lively is None:
            return
        for _ in range(TRIES):
            yield from self.session.computer_players.play_ahead(lively.begins, LEVEL)
            if not self.session.over:
                return
            self.session = Session.unkept(self.context, self.plan)

    def set_ahead(self) -> Iterator[object]:
        """Draw the set of its table in advance, in the light of the present moment of the match. No rehearsal does that
        here."""
        game_table = table_of(self.plan.setup.game)
        day = game_table.feature(TimeOfDay)
        moment = 0.0 if day is None else stepped(day.progress(self.session.facts_for(PUBLIC).view))
        yield from backdrop.ahead(game_table, self.context.theme, moment)

    def table(self) -> TableScene:
        """The table with that match, with the rest of its beginning played at once.

        It tells everything in its written time, because its viewers come and go.
        """
        deque(self.played, maxlen=0)
        table = TableScene(self.context, self.plan, self.session)
        table.screen.repeated = Unhurried(lambda: self.context.audience.children)
        return table


class Unhurried(Repeated):
    """For viewers who have seen nothing before: no ceremony is shortened."""

    def share(self, what: object, ceremony: Ceremony) -> float:
        return 1.0


def _stay() -> None:
    """Do nothing: the show cannot quit the program."""
