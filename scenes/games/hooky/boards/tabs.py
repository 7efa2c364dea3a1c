"""Tabs on the chalkboard: the other seats, side by side, one of them chosen."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from engine.core.seats import Seat
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.theme import CREAM, INK, SMALLEST_TARGET, SeatLook, Theme
from game.widgets.focus import Target
from scenes.seating import Seating

GAP, NARROW_GAP = 12, 8
CROWDED = 5
"""More tabs than so many stand closer together."""
NARROW = 72
GROUND, EDGE, QUIET = "#17332B", "#5E8C7B", "#D5E6DC"
DIM = "#8AA69B"
LABEL_INK = "#E9F3EC"
FACE, NARROW_FACE = 0.76, 0.33  # of the tab's height, of its width where that is less
PAD = 9
PICTURE = 0.6


@dataclass(frozen=True, slots=True)
class Tab:
    """A seat, or something else with a picture and words. `off` cannot be chosen now."""

    id: object
    words: str
    look: SeatLook | None = None
    picture: str = ""
    off: bool = False


REGISTER = "register"


def register_tab(words: str) -> Tab:
    """The way to the register for those who have no button for it."""
    return Tab(REGISTER, words, None, "book")


def seat_tabs(seats: Sequence[Seat], seating: Seating, off: Sequence[Seat] = ()) -> tuple[Tab, ...]:
    """Tabs of seats."""
    return tuple(Tab(("seat", seat), seating[seat].name, seating[seat].picture, "", seat in off) for seat in seats)


def tab_targets(tabs: Sequence[Tab], line: Rect, narrow: Sequence[object] = ()) -> tuple[Target, ...]:
    """Where the tabs stand on a line: all equally wide but the `narrow` ones, which have a picture alone."""
    crowded = len(tabs) > CROWDED
    gap, least = (NARROW_GAP, SMALLEST_TARGET) if crowded else (GAP, NARROW)
    small = sum(1 for tab in tabs if tab.id in narrow)
    rest = line.width - gap * (len(tabs) - 1) - small * least
    each = rest // max(1, len(tabs) - small)
    out, x = [], line.left
    for tab in tabs:
        wide = least if tab.id in narrow else each
        out.append(Target(tab.id, Rect(x, line.top, wide, line.height)))
        x += wide + gap
    return tuple(out)


def draw_tabs(
    canvas: Canvas, tabs: Sequence[Tab], targets: Sequence[Target], chosen: object, letters: int, theme: Theme
) -> None:
    """All tabs; the chosen one in its seat's colour."""
    for tab, target in zip(tabs, targets, strict=True):
        _tab(tab, target.rect.size, tab.id == chosen, letters, theme).draw(canvas, target.rect.center)


@cached
def _tab(tab: Tab, size: tuple[int, int], chosen: bool, letters: int, theme: Theme) -> Piece:
    wide, high = size
    ground = GROUND
    ink, edge, thick = (DIM if tab.off else QUIET), EDGE, 3
    if chosen:
        look = tab.look
        ground, edge, thick = (look.main if look else CREAM), CREAM, 5
        ink = INK if look is None or look.dark_ink else CREAM
    face = board(wide, high, ground, 20, edge, thick).copy()
    side = round(min(high * FACE, wide * NARROW_FACE))
    left = PAD
    if tab.look is not None:
        head = avatar(tab.look, side, dim=tab.off)
        at = (left + side // 2, high // 2) if wide > high * 1.4 else (wide // 2, high // 2)
        face.blit(head, head.get_rect(center=at))
        left += side + PAD
    elif tab.picture:
        sign = icon(tab.picture, round(min(high, wide) * PICTURE), ink, ground)
        at = (left + side // 2, high // 2) if wide > high * 1.4 else (wide // 2, high // 2)
        face.blit(sign, sign.get_rect(center=at))
        left += side + PAD // 2
    if tab.words and wide > high * 1.4:
        room = wide - left - PAD
        role = theme.sentence_role
        em = text.fit(tab.words, letters, room, role)
        text.place(face, text.clipped(tab.words, em, room, role), em, (left, high / 2), ink, role, "left")
    return with_shadow(converted(face), 7, 100, (2, 5))
