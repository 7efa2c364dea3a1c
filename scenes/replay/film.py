"""A film of the highlights: the replay plays again out of sight, frame by frame, and a process makes animated
pictures of it.

The page shows its progress. Leaving the page cancels the film.
"""

from collections.abc import Callable, Generator
from dataclasses import asdict, replace
from datetime import datetime
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

import pygame

from engine.core.messages import Message, say
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import pill
from game.film_process import FilmProcess
from game.input.actions import Press
from game.painter import Painter
from game.paths import PICTURES
from game.scene import Narrated
from game.settings import Settings
from game.stack import SceneStack
from game.theme import GOLD, GOLD_INK, SAFE, STAGE, Theme
from game.widgets.bindings import Binding
from game.widgets.house_scene import HouseScene
from scenes import sharing
from scenes.replay.highlights import SECONDS
from scenes.replay.replay import Replay
from scenes.table.preload import GO_ON_EVERY, backstage, draw_frame

SIZE, RATE = (960, 540), 12.5
"""Size in pixels, and frames per second."""
FRAMES = round(SECONDS * RATE)
"""Frames of every film. A shorter story ends with a still picture."""
AT = 960, 420
"""Its middle on the stage while it is made."""
EDGE = 8  # px
PATH_AT, PATH_HIGH, LETTERS, MOST_LETTERS = (960, 752), 62, 30, 44
"""Place and height of the path below the film, px, and sizes of its letters."""


def films_here(context: Context) -> bool:
    """Whether films can be saved here: there are a folder and an encoder, no children and no kiosk."""
    grown_ups = not context.audience.children and context.kiosk is None
    return grown_ups and context.store.saving and find_spec("PIL") is not None


class FilmPage(HouseScene):
    """Does one piece of work in each frame: a step of the story, its painting, or its pixels for the film."""

    title = say("replay-film")

    def __init__(self, context: Context, game: str, staged: Callable[[Context], Replay]) -> None:
        """`game`: that of the match. `staged` puts the replay on the stack of a context, and begins to show its
        highlights."""
        super().__init__(context)
        self._game, self._staged = game, staged
        self._density = surfaces.density()  # the same for all frames, even if the window changes
        self._shown: pygame.Surface | None = None
        self._frames = 0
        self._film: FilmProcess | None = None
        self._work: Generator[None, None, None] = self._made()
        self._path = ""
        self._writing: list[Path | Message] | None = None
        """What the thread that writes the files has found; None before it starts."""
        self.result: Message | None = None

    def enter(self) -> None:
        super().enter()
        self._film = FilmProcess(surfaces.inside(self._size, self._density), FRAMES, round(1000 / RATE))

    def leave(self) -> None:
        super().leave()
        self._work.close()
        if self._film is not None:
            self._film.close()

    @property
    def _size(self) -> tuple[int, int]:
        """Size in px of the stage. The film then has equally many texels in every window that is sharp enough."""
        share = max(1.0, self._density)
        return round(SIZE[0] / share), round(SIZE[1] / share)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.result is None and self._film is not None:
            next(self._work, None)
            files = self._film.files
            if files and self._writing is None:
                self._write(files)
            elif files == {} or self._writing:
                self.result = self._kept()
                self.sound("choose" if self._path else "refuse")

    def _made(self) -> Generator[None, None, None]:
        """Make one frame after the other, when the process is ready for it."""
        size, stack, seconds = self._size, SceneStack(), 0.0
        house = backstage(self.context, stack)  # with normal text, and without waiting for people
        settings = Settings(None, **{**asdict(house.settings.get), "pace": "normal", "text_size": 100})
        flow = self._staged(replace(house, settings=settings))
        painter = Painter(STAGE)
        yield
        while self._frames < FRAMES:
            while self._film is None or not self._film.ready:
                yield
            if flow.highlights:  # otherwise the story has ended, and the picture is still
                stack.update(1 / RATE)
                stack.apply()
                seconds += 1 / RATE
                if seconds % GO_ON_EVERY < 1 / RATE and stack.top is not None and not stack.top.busy:
                    stack.top.act_for_player()
                    stack.apply()
            if flow.highlights or self._shown is None:
                canvas = yield from draw_frame(stack)
                yield
                painter.paint(canvas)
                yield
                with surfaces.at_density(self._density):
                    self._shown = surfaces.smoothscale(painter.picture, size)
            self._film.add(pygame.image.tobytes(self._shown, "RGB"))
            self._frames += 1
            yield

    def _write(self, files: dict[str, bytes]) -> None:
        """Save the film in the folder for pictures, in a thread, because a disk may take a second for it."""
        found: list[Path | Message] = []
        stem = sharing.file_stem(self._game, f"{datetime.now():%Y-%m-%d-%H%M%S}")
        self._writing = found
        writing = partial(sharing.written, self.context, PICTURES, stem, files)
        Thread(target=lambda: found.append(writing()), name="film").start()

    def _kept(self) -> Message:
        """Return a sentence about the path of the first file, or why there is none."""
        if not self._writing:
            return say("replay-film-failed")
        (kept,) = self._writing
        if isinstance(kept, Message):
            return kept
        self._path = str(kept)
        return say("replay-film-kept")

    def bindings(self) -> tuple[Binding, ...]:
        done = (self.chooses(say("done")),) if self.result is not None else ()
        return self.with_focus(*done, self.leads_back())

    def confirmed(self, press: Press) -> None:
        if self.result is not None:
            self.go_back(press)

    def sentence(self) -> Message:
        return self.result or say("replay-film-grows", amount=10 * (10 * self._frames // FRAMES))

    def paint(self, canvas: Canvas) -> None:
        if self._shown is not None:
            place = self._shown.get_rect(center=AT)
            canvas.fill(GOLD, place.inflate(2 * EDGE, 2 * EDGE))
            canvas.blit(self._shown, place)
        if self._path:
            letters = text.fit(self._path, min(self.theme.px(LETTERS), MOST_LETTERS), SAFE.width - 2 * PATH_HIGH)
            plate = pill((self._path,), self.theme.plate, GOLD_INK, letters, PATH_HIGH, 3, Theme(self.theme.name))
            plate.draw(canvas, PATH_AT)

    def narration(self) -> Narrated:
        told = super().narration()
        return replace(told, sentence=f"{told.sentence}. {self._path}") if self._path else told
