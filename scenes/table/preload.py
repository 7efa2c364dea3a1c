"""Preloading: rehearsals in the time that frames leave over, so that no frame has to wait for a large picture.

Coming scenes are played backstage, in a copy of the context, and their frames are drawn but not shown. They ask the
cache for the same pictures as the real frames. So the drawing code is the only list of pictures. A rehearsal has no
secrets: that of a table is a match of its own, with its own deal.
"""

import logging
from collections.abc import Callable, Generator, Hashable, Iterator
from dataclasses import asdict, replace
from weakref import ref

from engine.core.whereabouts import where
from game.canvas import Canvas
from game.context import Context
from game.draw import cache
from game.draw.cache import A_PIECE, MOST_PIECES, TimeIsUp, for_a_while
from game.idle_work import IdleWork, WhileWanted
from game.learning import Learning
from game.quick_bots import QuickBots
from game.scene import Scene
from game.settings import Settings
from game.sound.player import Sound
from game.stack import SceneStack
from game.store.store import Store
from game.theme import STAGE, Theme
from scenes.seating import TablePlan
from scenes.table.game_table import table_of
from scenes.table.stage import backdrop

log = logging.getLogger(__name__)

Rehearsing = Generator[None, None, bool]
"""Pieces of a rehearsal; returns whether it was completed."""

STORY = 90.0
"""Seconds of the rehearsed story, enough for all frequent pictures."""
STEP = 0.1
"""Seconds from one rehearsed frame to the next."""
GO_ON_EVERY = 0.6
"""Seconds after which a question to a player is answered."""
LEVEL = "gentle"
"""Level of the computer players backstage: they think within a frame."""


def once(key: Hashable, job: Rehearsing) -> Iterator[None]:
    """Do `job`, unless it was done before and its pictures are still in memory.

    The key is in the cache with them: it is older than all of them, and so is evicted first.
    """
    if key in cache.LRU:
        return
    cache.LRU.put(key, True)
    done = False
    try:
        done = yield from job
    finally:  # it may be dropped before its end
        if not done:
            cache.LRU.forget(key)


def preload(context: Context, opening: Callable[[Context], Scene], story: float | None = None) -> Rehearsing:
    """Rehearse the scene that `opening` makes, and the scenes after it, for `story` seconds (usually STORY). Returns
    whether it was completed.

    Each piece takes some milliseconds, for `context.idle_work`, which drops it when it is no longer needed. Errors
    backstage end only the rehearsal.
    """
    try:
        return (yield from _rehearsed(context, opening, STORY if story is None else story))
    except Exception as error:
        log.error("a rehearsal failed: %s", where(error))
        return False


def table_ahead(context: Context, plan: TablePlan, hands_open: bool = False) -> Iterator[None]:
    """Rehearse the table of `plan`: a match of its own between the same seats, once in each theme.

    First draw its set, because no table opens without one and that takes longest.
    """
    plan = replace(plan, saved=None)

    def rehearsing() -> Rehearsing:
        for _ in backdrop.ahead(table_of(plan.setup.game), context.theme, 0.0):
            yield
        return (yield from preload(context, lambda house: house.place("rehearsal", plan, hands_open)))

    return once(("rehearsal", repr(plan), context.theme, hands_open), rehearsing())


class TablePreloading:
    """The rehearsals of one table, once in each theme."""

    def __init__(self, context: Context, plan: TablePlan, hands_open: bool) -> None:
        self._context, self._plan, self._hands_open = context, plan, hands_open
        self._theme: Theme | None = None  # the rehearsed one

    def begin(self, table: Scene) -> None:
        """Rehearse `table` in its present theme, as long as that is shown."""
        context, theme = self._context, self._context.theme
        if theme == self._theme:
            return
        self._theme = theme
        kept = ref(table)

        def wanted() -> bool:
            shown = kept()  # a waiting job keeps no table alive
            return shown is not None and shown in context.stack.scenes and context.theme == theme

        context.idle_work.add(WhileWanted(table_ahead(context, self._plan, self._hands_open), wanted))


def _rehearsed(context: Context, opening: Callable[[Context], Scene], story: float) -> Rehearsing:
    stack = SceneStack()
    stack.push(opening(backstage(context, stack)))
    stack.apply()
    yield from draw_frame(stack)
    for frame in range(1, round(story / STEP) + 1):
        if frame % round(GO_ON_EVERY / STEP) == 0 and stack.top is not None and not stack.top.busy:
            stack.top.act_for_player()
        stack.update(STEP)
        stack.apply()
        yield
        yield from draw_frame(stack)
    return True


def draw_frame(stack: SceneStack) -> Generator[None, None, Canvas]:
    """The canvas of one frame, drawn again until all its pictures are in memory."""
    for _ in range(MOST_PIECES):
        canvas = Canvas(STAGE)
        try:
            with for_a_while(A_PIECE):
                stack.draw(canvas)
            break
        except TimeIsUp:
            yield
    return canvas


def backstage(context: Context, stack: SceneStack) -> Context:
    """A copy of the context with the same theme. It has no sound, saves nothing and reports nothing."""
    settings = Settings(None, **asdict(context.settings.get))
    return replace(
        context,
        stack=stack,
        settings=settings,
        sound=Sound(settings, mute=True),
        store=Store.without(),
        devices=context.devices.elsewhere(),
        bots=QuickBots(LEVEL),
        coach=QuickBots(LEVEL),
        analyst=QuickBots(LEVEL),
        idle_work=IdleWork(),
        learning=Learning.without(),
        kiosk=None,
        game=None,
        quit=lambda: None,
    )
