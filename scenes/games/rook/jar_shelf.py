"""The children's score sheet of Rook: all jars on a shelf. At the end of a hand the new stars drop in, and a full jar
gets its cork."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.games.rook.events import HandResult
from game import surfaces
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.cache import cached
from game.draw.effects import rays
from game.draw.paper import Piece, board, glow, with_shadow
from game.easing import CORK, STAR_DROPS, STARS_DROP_MOST
from game.theme import CREAM, GOLD, STAGE, Theme
from game.timeline import Call, Clip, Par, Seq, Wait, stagger
from game.widgets.bindings import Binding
from scenes.games.rook import ENTRY
from scenes.games.rook.art import jars
from scenes.seating import Seating
from scenes.table.boards.sheet import CountingSheet, points_told
from scenes.table.phrases import Speakers, people

BEGINS = 0.4
DARK = (28, 28, 34)  # the table behind; names are on it without paper
RIBBON, RIBBON_Y = 66, 136
LEFT, RIGHT = 230, 1690
SHELF = (1500, 44)
WOOD, WOOD_DARK = "#8E5F3A", "#5A3A22"
FALLS = 0.7  # height over the neck from which a star drops, in jar heights
RAYS, LIGHT = 380, 0.7
CORK_DROPS = 40  # px that a cork falls


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes in px: the line of the jars, their widths and that of the largest, and faces and names with their lines."""

    line: int
    jar: int
    fullest: int
    face: int
    face_y: int
    name: int
    name_y: int


MEASURES = {
    False: Measures(604, 236, 262, 140, 716, 56, 830),
    True: Measures(546, 216, 236, 120, 650, 76, 766),
}
"""By large text."""


class JarShelf(CountingSheet):
    """The stars in each jar, as a page without animation."""

    def __init__(self, context: Context, stars: Sequence[int], target: int, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.stars, self.target = tuple(stars), target
        self.dropped = [1.0] * sum(max(0, new) for new in self.new)
        self.corked = 1.0

    @property
    def new(self) -> tuple[int, ...]:
        """By seat: the stars that drop in now."""
        return (0,) * len(self.stars)

    @property
    def full(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, count in enumerate(self.stars) if count >= self.target)

    def once_counted(self) -> tuple[Binding, ...]:
        return self.leads_on(say("hint-back"))

    def sentence(self) -> Message:
        """Who is nearest to a full jar, and how many stars are missing."""
        most = max(self.stars)
        ahead = people([seat for seat, count in enumerate(self.stars) if count == most])
        if most >= self.target:
            return say("rook-jar-full", seats=ahead)
        if not most:
            return say("rook-jars-empty")
        return say("rook-jar-needs", seats=ahead, count=self.target - most)

    def lines(self) -> Sequence[Message]:
        return points_told(self.stars)

    def draw(self, canvas: Canvas) -> None:
        theme, sizes = self.context.theme, MEASURES[self.context.theme.large_text]
        self.draw_ground(canvas, self.paper)
        at = self._places()
        fullest = [seat for seat, count in enumerate(self.stars) if count and count == max(self.stars)]
        for seat in fullest:
            _draw_light(canvas, (at[seat], sizes.line - sizes.fullest * 0.7), theme)
        title = self.words_of(say("rook-jar-wins"))
        ribbon(title, text.fit(title, RIBBON, 900, "display")).draw(canvas, (STAGE[0] // 2, RIBBON_Y))
        _shelf().draw(canvas, (STAGE[0] / 2, sizes.line))
        longest = max(self.seating.names, key=lambda name: text.width(name, sizes.name, theme.sentence_role))
        room = (RIGHT - LEFT) // len(self.stars) - 30
        letters = text.fit(longest, sizes.name, room, theme.sentence_role)
        for seat, x in enumerate(at):
            self._draw_seat(canvas, seat, x, sizes, letters, room, seat in fullest)
        self.draw_bar(canvas)

    def draw_ground(self, canvas: Canvas, paper: pygame.Rect) -> None:
        """Darken the table."""
        canvas.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)

    def _places(self) -> tuple[int, ...]:
        step = (RIGHT - LEFT) / len(self.stars)
        return tuple(round(LEFT + step * (seat + 0.5)) for seat in range(len(self.stars)))

    def _draw_seat(
        self, canvas: Canvas, seat: Seat, x: int, sizes: Measures, letters: int, room: int, fullest: bool
    ) -> None:
        plan, theme = self.seating[seat], self.context.theme
        wide = sizes.fullest if fullest else sizes.jar
        at, before = (x, sizes.line), self.stars[seat] - self.new[seat]
        shares = self._shares(seat)
        inside = before + sum(share >= 1 for share in shares)
        missing = max(0, self.target - inside)
        corked = seat in self.full and self.corked >= 1
        tag = max(jars.TAG_LARGE if theme.large_text else jars.TAG, round(wide * jars.TAG_ALONE))
        jars.draw_jar(canvas, at, wide, inside, plan.picture, tag, missing, corked)
        for number, share in enumerate(shares):
            if 0 < share < 1:
                to = jars.star_at(at, wide, before + number)
                high = (1 - share) * wide * FALLS
                put(canvas, jars.loose_star(round(wide * 0.27)), center=(to[0], to[1] - high))
        if seat in self.full and 0 < self.corked < 1:
            down = round((1 - self.corked) * CORK_DROPS)
            jars.cork(wide).draw(canvas, (x, sizes.line - down))
        put(canvas, avatar(plan.picture, sizes.face), center=(x, sizes.face_y))
        name = text.clipped(plan.name, letters, room, theme.sentence_role)
        text.place(canvas, name, letters, (x, sizes.name_y), CREAM, theme.sentence_role)

    def _shares(self, seat: Seat) -> Sequence[float]:
        """The progress of each new star of a seat, 0 to 1."""
        first = sum(self.new[:seat])
        return self.dropped[first : first + self.new[seat]]


class JarCount(JarShelf):
    """The same at the end of a hand: its stars drop in, and full jars are closed."""

    def __init__(self, context: Context, result: HandResult, target: int, who: Speakers, seating: Seating) -> None:
        self.result = result
        super().__init__(context, result.totals, target, who, seating)
        self.dropped, self.corked = [0.0] * len(self.dropped), 0.0

    @property
    def new(self) -> tuple[int, ...]:
        return self.result.scores

    def once_counted(self) -> tuple[Binding, ...]:
        return self.leads_on(say("table-on"))

    def enter(self) -> None:
        calm = bool(self.context.settings.get.reduced_motion)
        drops = [self._drops(seat, calm) for seat in range(len(self.stars))]
        self.lane.play(Seq(Wait(BEGINS), Par(*drops), self._closed(calm)))

    def _drops(self, seat: Seat, calm: bool) -> Clip:
        """Drop the stars of one seat, at the same time as those of the others, each a note higher."""
        first, count = sum(self.new[:seat]), self.new[seat]
        feel = STAR_DROPS.within(count, STARS_DROP_MOST)
        return stagger(0.0 if calm else feel.gap, [self._drop(first + i, i, calm) for i in range(count)])

    def _drop(self, place: int, note: int, calm: bool) -> Clip:
        there = partial(self.dropped.__setitem__, place)
        falls = Call(lambda: there(1.0)) if calm else STAR_DROPS.drive(there)
        return Seq(falls, self.heard("pluck", note))

    def _closed(self, calm: bool) -> Clip:
        if not self.full:
            return Wait(0)

        def steer(share: float) -> None:
            self.corked = share

        falls = Seq(Call(lambda: steer(1.0)), Wait(CORK.calm)) if calm else CORK.drive(steer)
        heard = (partial(self.context.sound.play, name) for name in ("cork", ENTRY.fanfare))
        cork, fanfare = (Call(one, skippable=True) for one in heard)
        return Seq(falls, cork, fanfare)


def _draw_light(canvas: Canvas, at: tuple[float, float], theme: Theme) -> None:
    if not theme.glow:
        return
    for light in (rays(RAYS, strength=LIGHT), glow(RAYS // 2, GOLD, LIGHT)):
        put(canvas, light, center=(at[0], at[1]))


@cached
def _shelf() -> Piece:
    """The shelf, anchored at the middle of its upper edge."""
    wide, high = SHELF
    out = surfaces.new((wide, high * 3), pygame.SRCALPHA)
    for x in (80, wide - 80 - 30):
        out.blit(board(30, high * 2, WOOD_DARK, 14), (x, high // 2))
    out.blit(board(wide, high, WOOD, 14, WOOD_DARK, 3), (0, 0))
    return with_shadow(out, 14, 130, (3, 10), (wide / 2, 0))
