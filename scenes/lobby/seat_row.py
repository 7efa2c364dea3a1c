"""The coat rail of the seats scene: layout and drawing. Up to six seats are on one rail, more on two."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas, put
from game.draw import text
from game.draw.boards import pill
from game.draw.focus import peg
from game.draw.glyphs import glyph
from game.draw.house_set import coat_rail
from game.draw.icons import icon, mark
from game.draw.paper import Piece
from game.draw.tags import BOT_TAG, EYELET, SMALL_TAG, TAG, empty_tag, seat_tag, tag_ring
from game.easing import JOIN
from game.theme import CREAM, Theme
from game.timeline import Lane
from scenes.seating import Seating, SeatPlan, device_noun

ONE_RAIL = 6
_TITLE_LINE, _TITLE_LINE_LARGE = 134, 103
_TITLE, _LARGEST_TITLE, _LARGEST_TITLE_LARGE, _SMALL_TITLE = 92, 100, 84, 76
_RAIL_LINE, _HOOK_BELOW, _PEG = 226, 74, 84
_LARGE_LIFT = 46
_GAP = 22  # px between two tags
_TOP_LINE, _TOP_LINE_LARGE = 120, 104
_SMALL_RAILS, _SMALL_RAILS_LARGE = (206, 552), (178, 516)
_SMALL_HOOK_BELOW, _SMALL_GAP, _SMALL_PEG = 56, 64, 64
_START_ABOVE_BAR, _START_ABOVE_BAR_LARGE = 64, 60
_JOIN_GLYPH, _LEAST_JOIN_GLYPH, _LINE_GLYPH = 96, 44, 58
_FREE_EDGE = 18
_TICK, _TICK_DOWN = 88, 14  # px of a tick, and of its middle below the lower right corner of a tag, clear of its words
_TILTS = (-1.5, 1.0, -0.8, 0.6, 1.2, -1.0)
_GAME_COLORS, _START_COLORS = ("#2A2E6A", "#A9A6FF"), ("#0B4576", "#A8D8FF")
LEVELS = {
    "gentle": (say("level-gentle"), say("level-gentle-line")),
    "fair": (say("level-fair"), say("level-fair-line")),
    "sharp": (say("level-sharp"), say("level-sharp-line")),
    "master": (say("level-master"), say("level-master-line")),
}
"""Name and line of each level."""
Buttons = tuple[tuple[str, str], ...]
"""Pairs of a family and a button, which name a glyph."""
_HIGH = 220.0  # px that a tag falls


class _Drop:
    """A falling tag."""

    def __init__(self) -> None:
        self.y = -_HIGH


class TagDrops:
    """The falling tags and their heights."""

    def __init__(self) -> None:
        self._lane = Lane()
        self._drops: dict[Seat, _Drop] = {}

    @property
    def busy(self) -> bool:
        """Whether a tag still moves."""
        return self._lane.busy

    def fall(self, seat: Seat) -> None:
        """Drop the tag of a seat."""
        self._drops[seat] = _Drop()
        self._lane.play(JOIN.tween(self._drops[seat], y=0.0))

    def missing(self, seat: Seat) -> int:
        """Offset of a tag from its hook, px: negative while it falls, 0 at rest."""
        return round(self._drops[seat].y) if seat in self._drops else 0

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._lane.advance(dt)
        if not self._lane.busy:
            self._drops.clear()


@dataclass(frozen=True, slots=True)
class SeatRowLayout:
    """The layout of the rails. `places` are the eyelets of the tags, in order of seats, and `sizes` their sizes.
    `title` is None if it has no room."""

    places: tuple[tuple[int, int], ...]
    sizes: tuple[tuple[int, int], ...]
    rails: tuple[int, ...]
    title: tuple[int, int] | None
    game: tuple[int, int]
    start: tuple[int, int]
    join: tuple[int, int]
    """Left end of the line that invites."""
    small: bool

    def tag(self, number: int) -> Rect:
        """Rectangle of a tag's paper."""
        (wide, high), (x, y) = self.sizes[number], self.places[number]
        return Rect(x - wide // 2, y - EYELET, wide, high - 8)


def row_layout(people: Sequence[bool], more: bool, theme: Theme) -> SeatRowLayout:
    """The layout for tags, by seat whether it is a person's, and for the free hook if there may be `more`."""
    count = len(people) + more
    if count > ONE_RAIL:
        return _two_rails(count, theme)
    return _one_rail((*(TAG if person else BOT_TAG for person in people), *((TAG,) if more else ())), theme)


def _row(sizes: Sequence[tuple[int, int]], gap: int, line: int) -> tuple[tuple[int, int], ...]:
    """The eyelets of tags side by side, in the middle of the stage."""
    left, out = 960 - (sum(wide for wide, _ in sizes) + gap * (len(sizes) - 1)) / 2, []
    for wide, _ in sizes:
        out.append((round(left + wide / 2), line))
        left += wide + gap
    return tuple(out)


def _one_rail(sizes: tuple[tuple[int, int], ...], theme: Theme) -> SeatRowLayout:
    """One rail. Everything is higher up if the bar is higher."""
    large = theme.large_text
    lift = _LARGE_LIFT if large else 0
    title = _TITLE_LINE_LARGE if large else _TITLE_LINE
    start = theme.bar_top - (_START_ABOVE_BAR_LARGE if large else _START_ABOVE_BAR)
    return SeatRowLayout(
        places=_row(sizes, _GAP, _RAIL_LINE + _HOOK_BELOW - lift),
        sizes=sizes,
        rails=(_RAIL_LINE - lift,),
        title=(820 if large else 960, title),
        game=(1500, title - 4),
        start=(960, start),
        join=(150, start),
        small=False,
    )


def _two_rails(count: int, theme: Theme) -> SeatRowLayout:
    """Two rails. With an odd number the front one has one tag more. Start and game are above, beside the title."""
    large = theme.large_text
    line = _TOP_LINE_LARGE if large else _TOP_LINE
    rails = _SMALL_RAILS_LARGE if large else _SMALL_RAILS
    upper, sizes = -(-count // 2), (SMALL_TAG,) * count
    places = (
        *_row(sizes[:upper], _SMALL_GAP, rails[0] + _SMALL_HOOK_BELOW),
        *_row(sizes[upper:], _SMALL_GAP, rails[1] + _SMALL_HOOK_BELOW),
    )
    return SeatRowLayout(
        places=places,
        sizes=sizes,
        rails=rails,
        title=None if large else (420, line),
        game=(960, line),
        start=(1560, line),
        join=(150, line),
        small=True,
    )


def device_words(seating: Seating, seat: Seat) -> Message:
    """`Pad 1`, `Pad 2, shared`, `Pad 1 + Pad 2` with a companion, `Fair`."""
    plan = seating[seat]
    if not plan.person:
        return LEVELS[plan.level][0]  # the badge shows that it is a computer
    own = device_noun(plan.device)
    if plan.companion:
        return say("seat-two-devices", device=own, companion=device_noun(plan.companion))
    if plan.accompanied:
        return say("seat-together", device=own)
    return say("seat-shared", device=own) if seating.shared(seat) else say("table-device", device=own)


def game_pill(words: str, theme: Theme) -> Piece:
    """The button with game and variant, which opens the options."""
    calm = replace(theme, text_scale=min(theme.text_scale, 1.2))
    return pill((words,), *_GAME_COLORS, 38, 76, 3, calm)


def start_pill(words: str, theme: Theme) -> Piece:
    """The button that opens the table."""
    size = min(theme.sentence_px(46), 60)
    return pill((icon("play", size), words), *_START_COLORS, size, theme=Theme(theme.name))


def draw_rails(canvas: Canvas, room: SeatRowLayout, words: str, theme: Theme) -> None:
    """Draw the wooden rails and the question above them."""
    for line in room.rails:
        coat_rail().draw(canvas, (960, line))
    if room.title:
        large = _LARGEST_TITLE_LARGE if theme.large_text else _LARGEST_TITLE
        size = _SMALL_TITLE if room.small else min(theme.px(_TITLE), large)
        text.place(canvas, words, size, room.title, CREAM, "display")


def draw_tag(
    canvas: Canvas,
    room: SeatRowLayout,
    seat: Seat,
    plan: SeatPlan,
    words: str,
    badge: str,
    focused: bool,
    fallen: int,
    theme: Theme,
    ready: bool,
) -> None:
    """Draw a tag on its hook, `fallen` px from it (negative) while it drops.

    A tag in focus is straight. `ready`: whether its player is.
    """
    x, y = room.places[seat]
    tilt, size = 0.0 if focused else _TILTS[seat % len(_TILTS)], room.sizes[seat]
    seat_tag(plan.picture, plan.name, words, badge, ready, theme, size, tilt).draw(canvas, (x, y + fallen))
    if focused:
        tag_ring(size, theme.ring).draw(canvas, (x, y + fallen))
    peg(_SMALL_PEG if room.small else _PEG).draw(canvas, (x, y))


def draw_tick(canvas: Canvas, room: SeatRowLayout, seat: Seat, fallen: int) -> None:
    """Draw the tick at the lower corner of a large tag; small ones have it on their paper."""
    if not room.small:
        tick, paper = mark("tick", _TICK), room.tag(seat)
        put(canvas, tick, center=(paper.right, paper.bottom + _TICK_DOWN + fallen))


def draw_free(
    canvas: Canvas,
    room: SeatRowLayout,
    lines: tuple[str, ...],
    buttons: Buttons,
    focused: bool,
    theme: Theme,
    devices: tuple[str, ...] = ("pad", "keys"),
) -> None:
    """Draw the free hook at the end. Its `lines` tell a newcomer what to do, `devices` with which buttons."""
    at = room.places[-1]
    glyphs = _fitting(buttons, room.tag(-1).width - 2 * _FREE_EDGE)
    empty_tag(lines, glyphs, theme, devices, small=room.small).draw(canvas, at)
    if focused:
        tag_ring(room.sizes[-1], theme.ring).draw(canvas, at)
    peg(_SMALL_PEG if room.small else _PEG).draw(canvas, at)


def _fitting(buttons: Buttons, most: int) -> tuple[pygame.Surface, ...]:
    """The buttons side by side, as large as fits into `most` px. Keys with words are wide."""
    for side in range(_JOIN_GLYPH, _LEAST_JOIN_GLYPH - 1, -4):
        glyphs = tuple(glyph(*button, side) for button in buttons)
        if sum(picture.get_width() + 12 for picture in glyphs) <= most:
            break
    return glyphs


def draw_invitation(canvas: Canvas, room: SeatRowLayout, words: str, buttons: Buttons, theme: Theme) -> None:
    """Without a free hook, draw a line that says that a newcomer replaces a computer player."""
    size = min(theme.px(38), 46)
    parts: list[text.Part] = [*(glyph(*button, _LINE_GLYPH) for button in buttons), words]
    put(canvas, text.line(parts, size, CREAM, "semibold", 14), midleft=room.join)


def draw_partner(canvas: Canvas, room: SeatRowLayout, seat: Seat, words: str, theme: Theme) -> None:
    """Draw the partner's name below a tag. With large text the bar says it instead."""
    if not theme.large_text:
        paper = room.tag(seat)
        size = text.fit(words, theme.px(34), paper.width, "semibold")
        text.place(canvas, words, size, (paper.centerx, paper.bottom + 28), CREAM, "semibold")
