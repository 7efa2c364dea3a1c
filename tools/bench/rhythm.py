"""Rhythm: how long one person waits for the next own decision, among gentle computer players at the normal pace.

The match is simulated, with seconds of the game, and a seed decides its cards and answers. So the figures are the same
on every machine.
"""

import tempfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median

import pygame

from engine.core.dealers import SeededDealer
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.headless.arguments import Play
from game.bots import Brief
from game.input.actions import KEYS
from game.loop import FRAME
from game.quick_bots import QuickBots
from scenes.ending.results import ResultsScene
from scenes.play import Built, build
from scenes.seating import LEVELS, Seating, TablePlan, first_seating
from scenes.table.boards.sheet import CountingSheet
from scenes.table.scene import TableScene
from scenes.table.session import Session

SEED = 7
ANSWERS = 0.65
"""Seconds of a quick person for an answer."""
AT_ONCE = 0.1
"""Longest time, in seconds, between two parts of one answer."""
LOOKS_EVERY = 6  # frames between two pictures that are compared
STILL = 0.0005
"""Share of pixels; a picture with fewer changes looks still."""
NOTICED = 0.5
"""Shortest stillness, in seconds, that counts."""
LONGEST = 3600.0
"""Seconds of a match after which there must be an error."""
WINDOW = (1280, 720)


class _SeededBots(QuickBots):
    """Computer players with answers that the seed decides."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._random = Random(seed)

    def ask(self, brief: Brief, level: str, seed: int) -> None:
        super().ask(brief, level, self._random.getrandbits(32))


class _Deals:
    """A dealer that repeats its deals. The house refuses it by its kind for people, who are not here."""

    def __init__(self, seed: int) -> None:
        self._seeded = SeededDealer(seed)

    def answer(self, *prompts: Prompt) -> Step:
        return self._seeded.answer(*prompts)


class _Watch:
    """Compares pictures of the screen, `LOOKS_EVERY` frames apart."""

    def __init__(self, built: Built) -> None:
        self._built = built
        self._before: pygame.Surface | None = None
        self.times: list[float] = []
        """Seconds of each noticed stillness."""
        self._still = 0.0

    def look(self) -> None:
        """Take the next picture."""
        self._built.app.show()
        now = self._built.context.window.painter.picture.copy()
        if self._before is not None and _change(self._before, now) < STILL:
            self._still += LOOKS_EVERY * FRAME
        else:
            self.end()
        self._before = now

    def end(self) -> None:
        """End a stillness, because something moves or the person is asked."""
        if self._still > NOTICED:
            self.times.append(self._still)
        self._still = 0.0


def _change(before: pygame.Surface, now: pygame.Surface) -> float:
    """The share of pixels that differ."""
    same = pygame.transform.threshold(None, now, None, (3, 3, 3), set_behavior=0, search_surf=before)
    return 1 - same / (now.get_width() * now.get_height())


def rhythm(table: TablePlan, seed: int = SEED) -> Mapping[str, float]:
    """The figures of one match with a person on the first seat, in seconds, rounded to tenths.

    "first": until the first own decision. "wait" and "longest": median and maximum of the times between an own answer
    and the next own decision. "still" and "stillest": all noticed stillness while the person waits, and the longest
    one. "match": the whole match. "own": the share of it, in percent, in which the person decides.
    """
    seating = first_seating(table.setup.players, KEYS)
    seats = tuple(seat if seat.person else replace(seat, level=LEVELS[0]) for seat in seating.seats)
    plan = TablePlan(table.setup, Seating(seats))
    with tempfile.TemporaryDirectory() as folder:
        asked = Play(data=Path(folder), windowed=True, size=WINDOW, mute=True)
        built = build(asked, bots=_SeededBots(seed), coach=QuickBots())
        try:
            return _played(built, TableScene(built.context, plan, Session(built.context, plan, dealer=_Deals(seed))))
        finally:
            built.close()


def _played(built: Built, table: TableScene) -> Mapping[str, float]:
    built.context.stack.push(table)
    watch, waits = _Watch(built), list[float]()
    seconds = waited = own = thought = 0.0
    frames = 0
    while not isinstance(built.context.stack.top, ResultsScene):
        assert seconds < LONGEST, "the match does not end"
        built.app.advance(FRAME, ())
        frames, seconds = frames + 1, seconds + FRAME
        top = built.context.stack.top
        asks = top is table and table.screen.asking and not table.screen.animations.busy
        if asks or (top is not None and top is not table and not top.busy and not isinstance(top, CountingSheet)):
            if waited > AT_ONCE:
                waits.append(waited)
            watch.end()
            waited, own, thought = 0.0, own + FRAME, thought + FRAME
            if thought >= ANSWERS and top is not None:
                thought = 0.0
                top.act_for_player()
            continue
        waited += FRAME
        if isinstance(top, CountingSheet) and not top.busy:
            top.act_for_player()
        if frames % LOOKS_EVERY == 0:
            watch.look()
    first, *later = waits
    return {
        "first": round(first, 1),
        "wait": round(median(later), 1),
        "longest": round(max(later), 1),
        "decisions": len(waits),
        "still": round(sum(watch.times), 1),
        "stillest": round(max(watch.times, default=0.0), 1),
        "match": round(seconds, 1),
        "own": round(100 * own / seconds, 1),
    }
