"""The bubble of an explanation in a replay: a paper on the free side of the table that points at a player."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot, inf

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.cache import cached_briefly
from game.draw.paper import Piece, to_write_on, with_shadow
from game.draw.svg import fragment
from game.theme import CARD_EDGE, CREAM, INK, Theme
from scenes.lesson.host_bubble import A_ROW, AIR, EDGE, GRID, HIDES, LEAD, RADIUS, ROWS, BubbleWords, safe_of

ROOT = 26  # px on both sides of the middle where the point leaves the paper
CROSSED, NOT_THE_FACE = 400.0, 160.0
"""px of distance that weigh as much as a thing under the point. The second one is for a point at the plate or the hand
instead of the face."""
SHORT = 6  # px before its end that the point is still beside the thing there
_CLEAR = 6  # px around the drawing

Pos = tuple[int, int]


@dataclass(frozen=True, slots=True)
class PlayerThings:
    """The things of the player at whom a bubble points: the round face, the tag beside it, and the cards."""

    face: Rect
    tag: Rect
    cards: tuple[Rect, ...]

    @property
    def rects(self) -> tuple[Rect, ...]:
        return self.face, self.tag, *self.cards

    def ends(self, paper: Rect) -> Iterator[tuple[Pos, float]]:
        """Yield the possible ends of a point from that paper, each with its cost."""
        yield _edge_of(self.face, _nearest(paper, self.face.center)), 0.0
        for rect in (self.tag, *self.cards):
            yield _nearest(rect, _nearest(paper, rect.center)), NOT_THE_FACE


@dataclass(frozen=True, slots=True)
class WhyBubble:
    """The words on the paper, its rectangle, and the end of its point."""

    words: BubbleWords
    rect: Rect
    tip: Pos

    @property
    def root(self) -> Pos:
        """Where the point leaves the paper."""
        return _nearest(self.rect.inflate(-2, -2), self.tip)


def place_bubble(
    ways: Iterable[BubbleWords], theme: Theme, about: PlayerThings, clear: Sequence[Rect], seen: Sequence[Rect]
) -> WhyBubble | None:
    """Return the best place near the player `about`, or None if there is no room.

    It uses the first of `ways` that has room, or another one with letters of that size. The paper covers nothing in
    `clear`, and as little as possible of `seen`. Its point crosses as few of them as possible.
    """
    kept = [rect.inflate(AIR, AIR) for rect in (*about.rects, *clear)]
    crossed = (about.tag, *about.cards, *clear, *seen)
    best: WhyBubble | None = None
    least = inf
    for words in ways:
        if best is not None and words.letters < best.words.letters:
            break
        for rect in _free(words.size, safe_of(theme), kept):
            rows = ROWS.index(len(words.rows)) * A_ROW
            if rows + min(_apart(rect, one) for one in about.rects) >= least:
                continue
            hides = rows + sum(_area(rect.clip(one)) for one in seen) / HIDES
            for tip, worse in about.ends(rect):
                bubble = WhyBubble(words, rect, tip)
                cost = hides + worse + hypot(tip[0] - bubble.root[0], tip[1] - bubble.root[1])
                if cost < least and (cost := cost + CROSSED * _count_crossed(bubble, crossed)) < least:
                    best, least = bubble, cost
    return best


def _free(size: tuple[int, int], safe: Rect, kept: Sequence[Rect]) -> Iterator[Rect]:
    """Yield all rectangles of that size on the grid that cover nothing in `kept`."""
    for left in range(safe.left, safe.right - size[0] + 1, GRID[0] // 2):
        for top in range(safe.top, safe.bottom - size[1] + 1, GRID[1]):
            rect = Rect((left, top), size)
            if rect.collidelist(kept) < 0:
                yield rect


def _count_crossed(bubble: WhyBubble, things: Sequence[Rect]) -> int:
    """Return how many things lie under the point, without the one at its end."""
    (x, y), root = bubble.tip, bubble.root
    share = min(1.0, SHORT / max(1.0, hypot(root[0] - x, root[1] - y)))
    before = round(x + (root[0] - x) * share), round(y + (root[1] - y) * share)
    return sum(bool(one.clipline(root, before)) for one in things)


def _area(rect: Rect) -> int:
    return rect.width * rect.height


def _apart(one: Rect, other: Rect) -> float:
    """Distance between two rectangles, px."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return hypot(across, max(one.top - other.bottom, other.top - one.bottom, 0))


def _nearest(rect: Rect, at: Pos) -> Pos:
    """Return the point of a rectangle that is nearest to `at`."""
    return max(rect.left, min(rect.right, at[0])), max(rect.top, min(rect.bottom, at[1]))


def _edge_of(face: Rect, seen_from: Pos) -> Pos:
    """Return the point on the edge of a round face that is nearest to a point outside."""
    x, y = seen_from[0] - face.centerx, seen_from[1] - face.centery
    share = face.width / 2 / max(1.0, hypot(x, y))
    return round(face.centerx + x * share), round(face.centery + y * share)


def draw_bubble(canvas: Canvas, bubble: WhyBubble, theme: Theme) -> None:
    """Draw the paper with its point."""
    left, top = bubble.rect.topleft
    tip, root = ((at[0] - left, at[1] - top) for at in (bubble.tip, bubble.root))
    _paper(bubble.words, theme, root, tip).draw(canvas, bubble.rect.topleft)


@cached_briefly
def _paper(words: BubbleWords, theme: Theme, root: Pos, tip: Pos) -> Piece:
    """The paper with its words, anchored at its upper left corner."""
    (wide, high), (left, top) = words.size, (max(0, -tip[0]) + _CLEAR, max(0, -tip[1]) + _CLEAR)
    piece, out = to_write_on(_blank(words.size, root, tip))
    step = words.letters * LEAD
    first = top + high / 2 - step * (len(words.rows) - 1) / 2
    for number, row in enumerate(words.rows):
        at = left + wide / 2, first + step * number
        text.place(out, row, words.letters, at, INK, theme.sentence_role)
    return piece


def _blank(size: tuple[int, int], root: Pos, tip: Pos) -> Piece:
    """Empty paper with a point from `root` to `tip`; anchored at its upper left corner without the point."""
    (wide, high), (left, top) = size, (max(0, -tip[0]) + _CLEAR, max(0, -tip[1]) + _CLEAR)
    box = left + max(wide, tip[0]) + _CLEAR, top + max(high, tip[1]) + _CLEAR
    upright = min(abs(tip[0]), abs(tip[0] - wide)) > min(abs(tip[1]), abs(tip[1] - high)) or 0 <= tip[1] <= high
    if 0 <= tip[0] <= wide:
        upright = False
    inset = RADIUS + ROOT
    if upright:  # it leaves the paper at the left or right
        x, y = (EDGE * 2 if tip[0] < 0 else wide - EDGE * 2), max(inset, min(high - inset, root[1]))
        ends = (x, y - ROOT), (x, y + ROOT)
    else:
        x, y = max(inset, min(wide - inset, root[0])), (EDGE * 2 if tip[1] < 0 else high - EDGE * 2)
        ends = (x - ROOT, y), (x + ROOT, y)
    points = " ".join(f"{x + left},{y + top}" for x, y in (ends[0], tip, ends[1]))
    drawn = (
        f'<polygon points="{points}" fill="{CREAM}" stroke="{CARD_EDGE}" stroke-width="{2 * EDGE}" '
        'stroke-linejoin="round"/>'
        f'<rect x="{left + EDGE / 2}" y="{top + EDGE / 2}" width="{wide - EDGE}" height="{high - EDGE}" rx="{RADIUS}" '
        f'fill="{CREAM}" stroke="{CARD_EDGE}" stroke-width="{EDGE}"/><polygon points="{points}" fill="{CREAM}"/>'
    )
    out = surfaces.new(box, pygame.SRCALPHA)
    out.blit(fragment(drawn, box), (0, 0))
    return with_shadow(out, 14, 140, (3, 10), (left, top))
