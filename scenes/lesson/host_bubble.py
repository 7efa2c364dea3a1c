"""The host's bubble: a paper with his words at a beat, and the host beside it. The module finds the place for both."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import inf

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, cached_briefly
from game.draw.host import host
from game.draw.paper import Piece, board, to_write_on, with_shadow
from game.draw.svg import fragment
from game.theme import CARD_EDGE, CREAM, INK, SAFE, SeatLook, Theme
from scenes.seating import SeatPlan

LETTERS, LEAST, LETTERS_STEP = 58, 34, 6
LETTERS_LARGE, LEAST_LARGE = 76, 52
NARROWEST, WIDEST, WIDTH_STEP = 200, 1320, 20
"""Widths of the words, px."""
ROWS = (3, 2, 4, 1, 5, 6)
"""Possible numbers of rows, the best first."""
LEAD = 1.2
PAD, RADIUS, EDGE = 34, 34, 4
PICTURE_GAP, ABOVE_GAP = 26, 10
DOT, DOT_NOW, DOT_STEP, DOT_STEP_LEAST, DOTS_HIGH = 14, 22, 22, 15, 40
DOT_AHEAD = "#D9CBA6"
HOST, HOST_LARGE, HOST_LEAST = 300, 220, 160  # px high
POINTS_WIDE, STANDS_WIDE = 270 / 204, 200 / 204
"""His width divided by his height, with his wing out and without."""
FIGURE = 0.95  # his height without the edge, as a share
TAIL = 44
A_ROW = 60  # px of distance that weigh as much as the next of ROWS
HIDES = 40  # px² of hidden things that weigh as much as one px of distance
WING_HIDDEN = 1500  # px of distance that weigh as much as a wing behind the paper
BESIDE = 34  # px between him and the paper
GRID = (64, 32)
AIR = 18  # px free around things that must be seen
RIBBON_HIGH, RIBBON_LETTERS, RIBBON_FACE = 64, 40, 56
OVER_BAR = 14
READABLE = 0.7
"""Smallest share of the largest letters. Before letters get smaller, the bubble covers things that are only to be
read."""
RING_MOST = 460
"""Largest width or height of a thing that gets a ring beside a bubble, px. Larger ones are easily seen."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """The picture `above` the words or `beside` them, if there is one."""

    above: pygame.Surface | None = None
    beside: pygame.Surface | None = None


@dataclass(frozen=True, slots=True)
class BubbleWords:
    """The words on the paper: their rows, the size of the letters, and the size of the paper, px. `crowded`: px that
    the dots are short of their usual width."""

    rows: tuple[str, ...]
    letters: int
    size: tuple[int, int]
    crowded: int = 0


@dataclass(frozen=True, slots=True)
class HostBubble:
    """The paper with its words, and the host at its left, or at its right if `mirrored`."""

    words: BubbleWords
    rect: Rect
    host: Rect
    mirrored: bool

    def rects(self) -> tuple[Rect, Rect]:
        """The rectangles that cover other things."""
        return self.rect, self.host


def safe_of(theme: Theme) -> Rect:
    """The safe rectangle above the bar, in which a bubble must be."""
    return Rect(SAFE.left, SAFE.top, SAFE.width, theme.bar_top - OVER_BAR - SAFE.top)


def laid(
    said: str, theme: Theme, beats: int, pictures: Pictures = Pictures(), ribbon: bool = False, readable: float = 0.0
) -> Iterator[BubbleWords]:
    """Yield the possible layouts of the words, the largest letters first, with dots below for several `beats`.

    `readable`: smallest size of letters as a share of the largest.
    """
    most, least = (LETTERS_LARGE, LEAST_LARGE) if theme.large_text else (LETTERS, LEAST)
    beside, picture = _taken(pictures.beside)
    above_wide, above = (pictures.above.get_width(), _above(pictures)) if pictures.above is not None else (0, 0)
    dots, dots_high = (beats - 1) * DOT_STEP_LEAST + DOT_NOW, DOTS_HIGH if beats > 1 else PAD // 2
    for letters in range(most, max(least, round(readable * most)) - 1, -LETTERS_STEP):
        for rows in _written(said, letters, theme.sentence_role):
            widest = max(text.width(row, letters, theme.sentence_role) for row in rows)
            high = above + max(round(len(rows) * letters * LEAD), picture) + PAD + PAD // 2 + dots_high
            wide = max(widest + beside, dots, above_wide) + 2 * PAD
            crowded = max(0, (beats - 1) * DOT_STEP + DOT_NOW + 2 * PAD - wide)
            yield BubbleWords(rows, letters, (wide, high + ribbon * RIBBON_HIGH // 2), crowded)


def _taken(beside: pygame.Surface | None) -> tuple[int, int]:
    """Width and height that a picture beside the words takes, px."""
    return (beside.get_width() + PICTURE_GAP, beside.get_width()) if beside is not None else (0, 0)


def _above(pictures: Pictures) -> int:
    """Height that the picture above the words takes, px."""
    return pictures.above.get_height() + ABOVE_GAP if pictures.above is not None else 0


@lru_cache(maxsize=256)
def _written(said: str, letters: int, role: str) -> tuple[tuple[str, ...], ...]:
    """The possible rows in letters of that size, in the order of ROWS; each as narrow as its number of rows allows."""
    ways: dict[int, tuple[str, ...]] = {}
    wide = WIDEST
    while wide >= NARROWEST:
        rows = text.wrap(said, letters, wide, role)
        widest = max(text.width(row, letters, role) for row in rows)
        if widest > wide:  # a word that is too long here is too long for all narrower papers
            break
        ways[len(rows)] = rows
        wide -= (int(wide - widest) // WIDTH_STEP + 1) * WIDTH_STEP  # until then the rows stay the same
    return tuple(ways[count] for count in ROWS if count in ways)


def bubble_of(
    ways: Iterable[BubbleWords],
    theme: Theme,
    marks: Sequence[Rect],
    clear: Sequence[Rect] = (),
    seen: Sequence[Rect] = (),
    points_at: Rect | None = None,
) -> HostBubble | None:
    """Return the best place for a bubble, or None if there is no room.

    It uses the first of `ways` that has room, or another one with letters of that size. The bubble covers no `marks`,
    nothing in `clear`, and as little as possible of `seen`. If possible the paper is not over the wing that `points_at`
    something.
    """
    safe, high = safe_of(theme), HOST_LARGE if theme.large_text else HOST
    kept = [*(rect.inflate(2 * AIR, 2 * AIR) for rect in marks), *(rect.inflate(AIR, AIR) for rect in clear)]
    middle = marks[0].unionall(list(marks[1:])).center if marks else None
    best: HostBubble | None = None
    least = inf
    for words in ways:
        if best is not None and words.letters < best.words.letters:
            break
        rows = ROWS.index(len(words.rows)) * A_ROW + 2 * words.crowded
        for side in (high, (high + HOST_LEAST) // 2, HOST_LEAST):
            if rows + (high - side) >= least:  # no place for him in this size is better
                break
            free = False
            for paper, him, mirrored in _columns(words, side, safe):
                across = rows + (high - side) + _across(paper, middle)
                across += WING_HIDDEN * (points_at is not None and mirrored == _to_left(him, points_at))
                if free and across >= least:
                    continue
                for _ in _free(paper, him, safe, kept):
                    free = True
                    cost = across + _down(paper, middle)
                    if cost < least and (cost := cost + _hidden((paper, him), seen)) < least:
                        best, least = HostBubble(words, paper.copy(), him.copy(), mirrored), cost
            if free:
                break
    return best


def _columns(words: BubbleWords, high: int, safe: Rect) -> Iterator[tuple[Rect, Rect, bool]]:
    """Yield the paper and a host of height `high` at the top of `safe`, in each column of the grid, and whether he is
    mirrored."""
    wide, tall = words.size
    stands = round(high * STANDS_WIDE)
    room, top = stands + BESIDE, safe.top + max(0, tall - high)
    last = safe.right - wide - room
    across = dict.fromkeys((*range(safe.left, last + 1, GRID[0]), last)) if last >= safe.left else ()
    for mirrored, left in product((False, True), across):
        paper = Rect(left if mirrored else left + room, safe.top, wide, tall)
        yield paper, Rect(paper.right + BESIDE if mirrored else left, top, stands, high), mirrored


def _free(paper: Rect, him: Rect, safe: Rect, kept: list[Rect]) -> Iterator[None]:
    """Move both down to each place where they cover nothing in `kept`: on the grid or right below a kept thing."""
    lower, top = him.top - paper.top, paper.top
    last = safe.bottom - max(paper.height, him.height)
    while top <= last:
        paper.top, him.top = top, top + lower
        if (hit := paper.collidelist(kept)) >= 0:
            top = kept[hit].bottom
        elif (hit := him.collidelist(kept)) >= 0:
            top = kept[hit].bottom - lower
        else:
            yield
            top += GRID[1]


def _to_left(him: Rect, points_at: Rect) -> bool:
    return points_at.centerx < him.centerx


def _hidden(rects: Iterable[Rect], seen: Sequence[Rect]) -> float:
    """The cost of the things that these rectangles hide."""
    parts = (one.clip(rect) for one in rects for rect in seen)
    return sum(part.width * part.height for part in parts) / HIDES


def _across(paper: Rect, middle: tuple[int, int] | None) -> int:
    """Horizontal distance of the paper from the middle of its marks, px."""
    return abs(paper.centerx - middle[0]) if middle is not None else 0


def _down(paper: Rect, middle: tuple[int, int] | None) -> float:
    """Vertical distance of the paper from the middle of its marks, px that count 1.5 times; without marks from the top
    of the stage."""
    return 1.5 * abs(paper.centery - middle[1]) if middle is not None else paper.top


def draw_bubble(
    canvas: Canvas, bubble: HostBubble, theme: Theme, at: int, beats: int, points_at: Rect | None,
    pictures: Pictures = Pictures(), turn: SeatPlan | None = None, beak_open: bool = False,
) -> None:  # fmt: skip
    """Draw the host, with his wing towards `points_at`, and the paper with the words of beat `at` of `beats`. `turn`:
    the learner on the ribbon."""
    to_left = points_at is not None and _to_left(bubble.host, points_at)
    him = _host("point" if points_at is not None else "open", bubble.host.height, to_left, beak_open)
    him.draw(canvas, bubble.host.midbottom)
    paper = _paper(bubble.words, theme, at, beats, bubble.mirrored, pictures)
    paper.draw(canvas, bubble.rect.topleft)
    if turn is not None:
        ribbon = _ribbon(turn.picture, turn.name, theme)
        ribbon.draw(canvas, (bubble.rect.centerx, bubble.rect.top))


@cached
def _host(pose: str, high: int, mirrored: bool, beak_open: bool) -> Piece:
    """The host, anchored between his feet. His pointing wing is at the right, or at the left if `mirrored`."""
    drawn = host(pose, round(high * FIGURE * (POINTS_WIDE if pose == "point" else STANDS_WIDE)), beak_open)
    drawn = surfaces.flip(drawn, True, False) if mirrored else drawn
    body = round(high * STANDS_WIDE * FIGURE) / 2 + (drawn.get_height() - high * FIGURE) / 2
    return with_shadow(drawn, 8, 120, (2, 6), (drawn.get_width() - body if mirrored else body, drawn.get_height()))


@cached_briefly
def _paper(words: BubbleWords, theme: Theme, at: int, beats: int, mirrored: bool, pictures: Pictures) -> Piece:
    """The paper without the host, anchored at its upper left corner."""
    wide, high = words.size
    piece, out = to_write_on(_blank(wide, high, mirrored))
    beside, above = _taken(pictures.beside)[0], _above(pictures)
    role, left = theme.sentence_role, PAD + TAIL
    text_high = round(len(words.rows) * words.letters * LEAD)
    widest = max((text.width(row, words.letters, role) for row in words.rows), default=0)
    begin = left + (wide - 2 * PAD - widest - beside) // 2
    middle = (above + high - (DOTS_HIGH if beats > 1 else 0)) / 2
    if pictures.beside is not None:
        out.blit(pictures.beside, pictures.beside.get_rect(midleft=(begin, round(middle))))
    if pictures.above is not None:
        out.blit(pictures.above, pictures.above.get_rect(midtop=(left - PAD + wide // 2, PAD // 2)))
    step = words.letters * LEAD
    x = begin + beside + widest / 2
    for number, row in enumerate(words.rows):
        y = middle - text_high / 2 + step * (number + 0.5)
        text.place(out, row, words.letters, (x, y), INK, role)
    if beats > 1:
        dots = _dots(at, beats, min(DOT_STEP, (wide - 2 * PAD - DOT_NOW) // (beats - 1)))
        put(out, dots, center=(left - PAD + wide // 2, high - DOTS_HIGH // 2 - 4))
    return piece


@cached
def _blank(wide: int, high: int, mirrored: bool) -> Piece:
    """Empty paper with a tail towards the host."""
    out = surfaces.new((wide + 2 * TAIL, high), pygame.SRCALPHA)
    y = high * 0.66
    tip, foot = (wide + 2 * TAIL, wide + TAIL - EDGE) if mirrored else (0, TAIL + EDGE)
    tail = (
        f'<path d="M{foot} {y - 30}L{tip} {y + 18}L{foot} {y + 26}Z" fill="{CREAM}" stroke="{CARD_EDGE}" '
        f'stroke-width="{EDGE}" stroke-linejoin="round"/>'
    )
    out.blit(fragment(tail, out.get_size()), (0, 0))
    out.blit(board(wide, high, CREAM, RADIUS, CARD_EDGE, EDGE), (TAIL, 0))
    cover = (wide + TAIL - EDGE - 8, y - 26) if mirrored else (TAIL, y - 26)
    out.fill(CREAM, (*cover, EDGE + 8, 48))
    return with_shadow(out, 14, 140, (3, 10), (TAIL, 0))


@cached
def _dots(at: int, beats: int, step: int) -> pygame.Surface:
    """The dots of progress, `step` px apart: past beats, the present one, and the next ones."""
    high = DOT_NOW
    wide = (beats - 1) * step + DOT_NOW
    shape = "".join(
        f'<circle cx="{high / 2 + i * step}" cy="{high / 2}" r="{(DOT_NOW if i == at else DOT) / 2}" '
        f'fill="{INK if i <= at else DOT_AHEAD}"/>'
        for i in range(beats)
    )
    return fragment(shape, (wide, high))


@cached
def _ribbon(look: SeatLook, name: str, theme: Theme) -> Piece:
    """The learner whose turn it is; anchored at its middle."""
    role = theme.sentence_role
    letters = min(RIBBON_LETTERS, theme.px(RIBBON_LETTERS))
    wide = RIBBON_FACE + text.width(name, letters, role) + 3 * 14
    face = board(wide, RIBBON_HIGH, look.main, RIBBON_HIGH // 2, CREAM, 4).copy()
    put(face, avatar(look, RIBBON_FACE - 8), center=(14 + RIBBON_FACE // 2 - 6, RIBBON_HIGH // 2))
    ink = INK if look.dark_ink else CREAM
    text.place(face, name, letters, (14 + RIBBON_FACE, RIBBON_HIGH / 2), ink, role, "left")
    return with_shadow(face, 6, 120, (1, 4))
