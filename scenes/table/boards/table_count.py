"""TableCount: a count on the table itself, which is dark behind it, with the players beside what they have won or
lost."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from math import pi, sin

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar_piece
from game.draw.boards import ribbon
from game.draw.cache import cached, in_pieces
from game.draw.confetti import draw_confetti
from game.draw.figures import TALL, figure
from game.draw.paper import Piece, with_shadow
from game.easing import PLAYERS_HOP, Feel
from game.idle_work import WhileWanted
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import STAGE, SeatLook, Theme
from game.timeline import Call, Clip, Seq
from game.widgets.bindings import Binding
from scenes.table.boards.score_track import goal_star
from scenes.table.boards.sheet import CountingSheet
from scenes.table.preload import preload

Spot = tuple[float, float]
SHADED, SHADED_MORE = (76, 72, 88), (36, 34, 42)  # factors of the table (RGB of 255); the second for high contrast
RIBBON_AT, RIBBON_WIDE = (STAGE[0] / 2, 132), 1400
_RIBBON, _RIBBON_LARGE = 84, 120
_HOP, _HOPS = 14, 2
CONFETTI = 1.6  # seconds until it has fallen to the foot of the stage


@dataclass(frozen=True, slots=True)
class SheetButton:
    """A button that opens a sheet: its words, and the maker of the sheet."""

    words: Message
    made: Callable[[], Scene]


class TableCount(CountingSheet):
    """A count without paper. It is rehearsed while it begins; subclasses draw figures `ahead`."""

    sheet: SheetButton | None = None
    """The details on paper, for a player who asks; None outside a table's story."""
    again: Callable[[Context], Scene] | None = None
    """Makes the same count once more, for a rehearsal; None outside a table's story."""

    hopped = 1.0
    """The share of the two hops with which players cheer."""
    joyful: float | None = None
    """Seconds since confetti began to fall behind everything; None without any."""

    def enter(self) -> None:
        rehearsal = () if self.again is None else preload(self.context, self.again)
        jobs = chain(self.ahead(), rehearsal)
        self.context.idle_work.add(WhileWanted(jobs, lambda: self in self.context.stack.scenes))

    def ahead(self) -> Iterator[None]:
        """Draw what a rehearsal doesn't, in idle time."""
        yield from ()

    def feel(self, feel: Feel) -> Feel:
        """A motion as the settings want it: with less motion it is over at once."""
        return replace(feel, calm=0.0).calmed() if self.context.settings.get.reduced_motion else feel

    def cheers(self, glad: bool = False) -> Clip:
        """Let the players who cheer hop, and confetti fall for a `glad` result."""

        def begins() -> None:
            self.hopped, self.joyful = 0.0, 0.0 if glad else None

        return Seq(Call(begins), self.feel(PLAYERS_HOP).tween(self, hopped=1.0))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.joyful is not None:
            self.joyful += dt

    @property
    def hop(self) -> int:
        """By how many px players who cheer are higher now."""
        return round(_HOP * abs(sin(_HOPS * pi * self.hopped)))

    def once_counted(self) -> tuple[Binding, ...]:
        return self.goes_on(self.next_words(), *self.asked_sheet())

    def next_words(self) -> Message:
        """The words of the button that goes on."""
        return say("table-on")

    def asked_sheet(self) -> tuple[Binding, ...]:
        """The binding that opens the sheet, if there is one."""
        return () if self.sheet is None else (Binding(Action.INFO, self._show_sheet, self.sheet.words),)

    def _show_sheet(self, press: Press) -> None:
        assert self.sheet is not None, "only a button with a sheet leads here"
        self.context.sound.play("page")
        self.context.stack.push(self.sheet.made())

    def draw_ground(self, canvas: Canvas, paper: Rect) -> None:
        """Darken the table. Confetti falls over it, except with high contrast."""
        contrast, still = self.context.theme.high_contrast, bool(self.context.settings.get.reduced_motion)
        canvas.fill(SHADED_MORE if contrast else SHADED, special_flags=pygame.BLEND_RGB_MULT)
        if self.joyful is not None and not contrast:
            draw_confetti(canvas, self.joyful, 1.0 if still else min(1.0, self.joyful / CONFETTI), still)


def ribbon_letters(theme: Theme) -> int:
    """Return the size of a result's letters, if the ribbon has room for them."""
    return min(theme.px(_RIBBON), _RIBBON_LARGE)


def draw_ribbon(
    canvas: Canvas,
    words: str,
    color: str,
    theme: Theme,
    shown: float = 1.0,
    at: tuple[float, float] = RIBBON_AT,
    room: int = RIBBON_WIDE,
) -> None:
    """Draw the result on a ribbon that comes from the left; `shown`: the share of its way."""
    if shown:
        piece = ribbon(words, text.fit(words, ribbon_letters(theme), room, "display"), color)
        piece.draw(canvas, (at[0] - (1 - shown) * (at[0] + piece.box.width), at[1]))


def draw_player(canvas: Canvas, look: SeatLook, pose: str, head: int, foot: tuple[int, int], hop: int = 0) -> None:
    """Draw a figure at rest until its pose is ready, and a face until it is ready at all. `hop`: px by which it is
    higher if it cheers."""
    found = next((one for pose_now in (pose, "rest") if (one := figure.kept(look, pose_now, head)) is not None), None)
    if found is None:
        avatar_piece(look, head).draw(canvas, (foot[0], foot[1] - round(head * TALL / 2)))
    else:
        found.draw(canvas, (foot[0], foot[1] - (hop if pose == "cheer" else 0)))


@cached
def gold_star(wide: int) -> Piece:
    """Return a star for a point, anchored at its middle."""
    return with_shadow(surfaces.smoothscale(goal_star(), (wide, wide)), 4, 90, (1, 3))


def draw_flying(canvas: Canvas, piece: Piece, start: Spot, end: Spot, gone: float, arc: int) -> None:
    """Draw a thing that has `gone` a share of its way, up to `arc` px over the straight one."""
    x, y = (a + (b - a) * gone for a, b in zip(start, end, strict=True))
    piece.draw(canvas, (x, y - arc * 4 * gone * (1 - gone)))


def players_ahead(poses: Iterable[tuple[SeatLook, str]], head: int) -> Iterator[None]:
    """Draw figures in idle time, each in its pose."""
    for look, pose in dict.fromkeys(poses):
        yield from in_pieces(partial(figure, look, pose, head))
