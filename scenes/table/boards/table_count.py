"""TableCount: a count on the table itself, which is dark behind it, with the players beside what they have won or
lost."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from math import pi, sin

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar_piece
from game.draw.boards import crown, ribbon
from game.draw.cache import cached, in_pieces
from game.draw.confetti import draw_confetti
from game.draw.figures import TALL, figure, hat
from game.draw.paper import Piece, glow, with_shadow
from game.easing import CROWN_PASSES, DRUM_ROLL, PLAYERS_HOP
from game.idle_work import WhileWanted
from game.input.actions import Action, Press
from game.scene import Narrated, Scene
from game.theme import GOLD, STAGE, SeatLook, Theme
from game.timeline import Call, Clip, Par, Seq, Tween, Wait, stagger
from game.widgets.bindings import Binding
from scenes.table.boards.lead import Lead, Spot, crown_spots
from scenes.table.boards.score_track import goal_star
from scenes.table.boards.sheet import CountingSheet
from scenes.table.phrases import people
from scenes.table.preload import preload

SHADED, SHADED_MORE = (56, 53, 66), (36, 34, 42)  # factors of the table (RGB of 255); the second for high contrast
RIBBON_AT, RIBBON_WIDE = (STAGE[0] / 2, 132), 1400
_RIBBON, _RIBBON_LARGE = 84, 120
_HOP, _HOPS = 14, 2
CONFETTI = 1.6  # seconds until it has fallen to the foot of the stage
_STROKES = 3  # of the brush, in a drum roll
_CROWN, _LIGHT, _LIGHT_UP = 0.8, 0.6, 0.4  # of a head's width; strength of the light around it; its height in heads
_LIT_FROM = 80  # px of a head; around smaller ones there is no room for light


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

    lead = Lead()
    """The lead before and after this count. Its crowns are on the heads of `draw_crowns`."""
    rolled = 0.0
    """The share of the drum roll that is over."""
    crowned = 0.0
    """The share of the way of the crowns to the new leaders."""

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

    def before_roll(self, most: float) -> float:
        """Return the most seconds of what comes before the drum roll, so that a turnaround takes no longer."""
        return most - DRUM_ROLL if self.lead.turns else most

    def drum_roll(self) -> Clip:
        """Roll the drum before the result of a turnaround is told."""
        if not self.lead.turns:
            return Wait(0)
        strokes = [self.heard("brush") for _ in range(_STROKES)]
        return Par(Tween(self, DRUM_ROLL, rolled=1.0), stagger(DRUM_ROLL / _STROKES, strokes))

    def cheers(self, glad: bool = False) -> Clip:
        """Let the crowns pass to the new leaders, and the players who cheer hop."""
        return Par(self.hops(glad), self.feel(CROWN_PASSES).tween(self, crowned=1.0))

    def hops(self, glad: bool = False) -> Clip:
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
        return self.leads_on(self.next_words(), *self.asked_sheet())

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

    def narration(self) -> Narrated:
        told = super().narration()
        return told if self.busy else replace(told, lines=(*map(self.words_of, self.lead_told()), *told.lines))

    def lead_told(self) -> tuple[Message, ...]:
        """Who leads now, if the lead has changed."""
        return (say("table-leads-now", seats=people(self.lead.after)),) if self.lead.changes else ()

    def leads(self, seat: Seat) -> bool:
        """Whether a seat leads, as far as it is told."""
        return seat in (self.lead.after if self.crowned == 1 else self.lead.before)

    def draw_crowns(self, canvas: Canvas, heads: Mapping[Seat, Spot], head: int) -> None:
        """Draw the crowns of the leaders. `heads`: the place of a crown on each seat's head, which is `head` px
        wide."""
        rolled = 0.0 if self.context.settings.get.reduced_motion else self.rolled
        for spot in crown_spots(self.lead, heads, rolled, self.crowned):
            if self.context.theme.glow and head >= _LIT_FROM:
                light = glow(head, GOLD, _LIGHT)
                canvas.blit(light, light.get_rect(center=(round(spot[0]), round(spot[1] - head * _LIGHT_UP))))
            crown(round(head * _CROWN)).draw(canvas, spot)

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


def hat_at(pose: str, head: int, foot: Spot, hop: int = 0) -> Spot:
    """Return where a hat stands on the head of a player that `draw_player` draws."""
    x, y = hat(pose, head)
    return foot[0] + x, foot[1] + y - (hop if pose == "cheer" else 0)


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
