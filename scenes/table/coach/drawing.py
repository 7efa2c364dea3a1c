"""The coach's drawing: its marks and its tip.

A feather marks sensible steps, a larger green one the best step; both leave the index free. A tip without room on the
stage is cream paper in the bar of the looking seat, in place of the sentence.
"""

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Sequence

from pygame import Rect, Surface

from engine.core.steps import Step
from game.canvas import Canvas
from game.cards.card_face import pennant_of
from game.cards.layouts import CARD_HEIGHT
from game.draw import text
from game.draw.avatar import disc
from game.draw.cache import cached, converted
from game.draw.host import in_bar
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.idle_timer import OPEN
from game.theme import CARD_EDGE, CREAM, GOOD, INK, SAFE, SMALLEST_TEXT, Theme
from game.widgets.focus import Target
from scenes.table.asks.asks import Plate
from scenes.table.asks.picture_asks import PictureButton
from scenes.table.coach.coach import Coach, Lines, Tip
from scenes.table.coach.words import cards_of
from scenes.table.stage.hand import HandFan

SIZE, BEST_SIZE = 50, 66
FEATHER = 0.66  # share of the disc
UP = 6
"""px from a card's upper edge up to a mark's middle, clear of the index."""
BESIDE_TICK = 54
"""px from the pennant's middle to the mark on a picked card, which has a tick there."""
IN_CORNER = 6
"""px from the corner of a plate or a thing on a board inwards to a mark's middle."""


@cached
def feather_mark(best: bool = False) -> Piece:
    """A feather on a disc, anchored at its middle."""
    size = BEST_SIZE if best else SIZE
    ground = GOOD if best else INK
    out = disc(size, ground, CREAM, 5 if best else 4).copy()
    shape = icon("feather", round(size * FEATHER), CREAM, ground)
    out.blit(shape, shape.get_rect(center=(size // 2, size // 2)))
    return with_shadow(converted(out), 4, 120, (1, 4))


def marked(steps: Sequence[Step], hand: Sequence[str]) -> tuple[int, ...]:
    """Places in the hand of the cards in the steps.

    If each step has one card, these are the cards of all steps; otherwise only those of the first step. A card that is
    in the hand twice is marked once for each time that one step has it.
    """
    found = [cards for step in steps if (cards := cards_of(step, hand))]
    if any(len(cards) > 1 for cards in found):
        found = found[:1]
    places: list[int] = []
    for cards in found:
        taken: set[int] = set()
        for card in cards:
            place = next((i for i, one in enumerate(hand) if one == card and i not in taken), None)
            if place is not None:
                taken.add(place)
        places += [place for place in taken if place not in places]
    return tuple(sorted(places))


def draw_on_hand(canvas: Canvas, coach: Coach, fan: HandFan, chosen: Iterable[int], theme: Theme) -> None:
    """Draw the marks on cards of an open hand; `chosen` are the picked places."""
    best, picked = marked(coach.marked[:1], fan.cards), set(chosen)
    for place in dict.fromkeys((*marked(coach.marked, fan.cards), *best)):
        sprite = fan.sprite(place)
        left, top = sprite.x - sprite.width / 2, sprite.y - sprite.scale * CARD_HEIGHT / 2
        x = left + pennant_of(theme).middle * sprite.scale + (BESIDE_TICK if place in picked else 0)
        feather_mark(place in best).draw(canvas, (x + sprite.shake, top - UP))


def draw_on_row(
    canvas: Canvas, coach: Coach, plates: Sequence[Plate | PictureButton], rects: Sequence[tuple[int, Rect]]
) -> None:
    """Draw the marks on the upper left corners of the visible plates in a row."""
    for number, rect in rects:
        if any(map(plates[number].leads_to, coach.marked)):
            best = plates[number].leads_to(coach.marked[0])
            feather_mark(best).draw(canvas, (rect.left + IN_CORNER, rect.top + IN_CORNER))


def draw_on_board(
    canvas: Canvas, coach: Coach | None, shown_by: Callable[[Step], Sequence[Hashable]], targets: Sequence[Target]
) -> None:
    """Draw the marks on the things that stand for steps on a game's own board; a step of several things marks each."""
    if coach is None:
        return
    spots = {target.id: target.rect for target in targets}
    best = shown_by(coach.marked[0]) if coach.marked else ()
    for name in dict.fromkeys(name for step in coach.marked for name in shown_by(step)):
        if name in spots:
            rect = spots[name]
            feather_mark(name in best).draw(canvas, (rect.right - IN_CORNER, rect.top + IN_CORNER))


OVER_BAR, UNDER_SAFE = 8, 6
"""px of the paper above the bar's edge, where cards show nothing to read. And px below the safe rectangle, where it has
no words."""
BESIDE_FACE = 150
"""px from the left of the safe rectangle to a paper beside the face, for large letters or little room."""
PADDING = 16
RADIUS = 22
WIDEST, END = 1500, 60
"""Width of the widest paper, px, and px of its right end with the corners."""
WORDS, SIZE_STEP = 38, 2  # px of letters
LEAD = 1.18
HOST, HOST_OUT = 0.98, 14  # share of the paper's height, px that he is outside of it at the left


def tip_box(tip: Tip, left: int, right: int, theme: Theme) -> Rect:
    """The rectangle of the paper in a bar whose sentence has the room from `left` to `right`.

    A tip whose words would otherwise be cut off covers the name.
    """
    top = theme.bar_top - OVER_BAR
    box = Rect(left, top, right - left, SAFE.bottom + UNDER_SAFE - top)
    if theme.large_text or theme.kids or not _holds(box, tip, theme):
        box.left, box.width = SAFE.left + BESIDE_FACE, right - SAFE.left - BESIDE_FACE
    return box


def _holds(box: Rect, tip: Tip, theme: Theme) -> bool:
    """Whether all words fit on a paper in that rectangle."""
    rows = _words_on(box, tip, theme)[2]
    return " ".join(rows).split() == " ".join(tip.lines).split()  # rows are broken at any kind of space


def _words_on(box: Rect, tip: Tip, theme: Theme) -> tuple[Rect, int, tuple[str, ...]]:
    """The rectangle of the words on such a paper, with their size and rows."""
    inner = room(box, tip.picture)
    return inner, *fitted(tip.lines, inner.size, theme.sentence_px(WORDS), theme.sentence_role)


def draw_tip(canvas: Canvas, tip: Tip, box: Rect, theme: Theme) -> None:
    """Draw the paper, the host, a child's picture, and the words, as large as they fit."""
    _draw_paper(canvas, box)
    host = _host(box)
    host.draw(canvas, (box.left - HOST_OUT + host.box.width // 2, box.centery))
    inner, letters, rows = _words_on(box, tip, theme)
    if tip.picture is not None:
        middle = room(box, tip.picture).centery
        canvas.blit(tip.picture, tip.picture.get_rect(midright=(inner.left - PADDING, middle)))
    step = letters * LEAD
    first = inner.centery - step * (len(rows) - 1) / 2
    for number, row in enumerate(rows):
        text.place(canvas, row, letters, (inner.left, first + number * step), INK, theme.sentence_role, "left")


def room(box: Rect, picture: Surface | None) -> Rect:
    """The room on the paper for words, beside the host and a picture."""
    left = box.left - HOST_OUT + _host(box).box.width + PADDING
    left += picture.get_width() + PADDING if picture is not None else 0
    top = box.top + PADDING // 2
    return Rect(left, top, box.right - PADDING - left, SAFE.bottom - top)


def _host(box: Rect) -> Piece:
    return in_bar(OPEN, round(box.height * HOST))


def fitted(lines: Lines, size: tuple[int, int], letters: int, role: str) -> tuple[int, tuple[str, ...]]:
    """The largest size up to `letters` in which the lines fit into `size`, and their rows.

    It is never below the smallest readable size. If the lines do not fit at all, they end with an ellipsis.
    """
    wide, high = size
    sizes = range(SMALLEST_TEXT, letters + 1, SIZE_STEP)

    def too_large(now: int) -> bool:
        rows = _rows(lines, now, wide, role)
        return len(rows) * now * LEAD > high or any(text.width(row, now, role) > wide for row in rows)

    fitting = bisect_left(sizes, True, key=too_large)  # a new font takes a while to open: try few sizes
    if fitting:
        return sizes[fitting - 1], _rows(lines, sizes[fitting - 1], wide, role)
    most = max(1, int(high / (SMALLEST_TEXT * LEAD)))
    rows = _rows(lines, SMALLEST_TEXT, wide, role)
    if len(rows) > most:
        rows = (*rows[: most - 1], text.clipped(" ".join(rows[most - 1 :]), SMALLEST_TEXT, wide, role))
    return SMALLEST_TEXT, rows


def _rows(lines: Lines, letters: int, wide: int, role: str) -> tuple[str, ...]:
    return tuple(row for line in lines for row in text.wrap(line, letters, wide, role))


def _draw_paper(canvas: Canvas, box: Rect) -> None:
    """Draw both ends of one wide paper. The room changes with every hint, and so no width needs a new paper."""
    paper = _paper(box.height)
    left, top = box.left - paper.anchor[0], box.top - paper.anchor[1]
    cut, skipped = paper.anchor[0] + box.width - END, WIDEST - box.width
    whole = paper.surface.get_rect()
    canvas.blit(paper.surface, (left, top), (0, 0, cut, whole.height))
    canvas.blit(paper.surface, (left + cut, top), (cut + skipped, 0, whole.width - cut - skipped, whole.height))


@cached
def _paper(height: int) -> Piece:
    return with_shadow(board(WIDEST, height, CREAM, RADIUS, CARD_EDGE, 4), 12, 130, (2, 7), (0, 0))
