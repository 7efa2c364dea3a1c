"""A round on paper, as everybody may know it once it is scored: whose word was which, what each hint was meant for, who
found it, and what it brought."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.word_porters.state import Placing, Played
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.theme import GOOD, INK, SMALLEST_TEXT, SeatLook, Theme
from scenes.games.word_porters.art.parcels import pair, parcel
from scenes.games.word_porters.art.track import cap

QUIET = "#6B6250"
LINE = "#E3D6B8"
FACE, NAME, FOUND, FOUND_GAP = 66, 40, 46, 18
COLUMNS = (0.0, 0.17, 0.36, 0.81, 0.935)
"""Where name, word, hints, finders and points begin, as shares of the width."""
PARCEL, PAIR, HINT, MOST_HINTS = 46, 36, 36, 3
HINT_LEFT = 66  # px from the parcel to its hint
HEADINGS = ("", "Word", "Hints", "Found by", "Points")
HEADING = 32
TOP = 52  # px for the headings
MARGIN, UPPER, LOWER = 36, 66, 20  # px of paper round the page; the upper part is for a ribbon


@dataclass(frozen=True, slots=True)
class Line:
    """One seat of a round: its word, its hints in the order of giving, and the seats that found it."""

    seat: Seat
    number: int
    word: str
    hints: tuple[tuple[Placing, str], ...]
    finders: tuple[Seat, ...]
    points: int


def lines(played: Played) -> tuple[Line, ...]:
    """All seats of a round, in seat order; public facts alone."""
    texts: dict[Card, str] = {hint.card: hint.text for hint in played.row}
    found = []
    for seat, number in enumerate(played.numbers):
        hints = tuple((placing, texts[placing.hint]) for placing in played.placings if placing.seat == seat)
        finders = tuple(voter for voter, tiles in enumerate(played.votes) if tiles[seat] == number)
        found.append(Line(seat, number, played.words[number - 1].text, hints, finders, played.points[seat]))
    return tuple(found)


def page_box(paper: Rect) -> Rect:
    """The part of a sheet's paper that the page of a round fills."""
    return Rect(paper.left + MARGIN, paper.top + UPPER, paper.width - 2 * MARGIN, paper.height - UPPER - LOWER)


def hint_rects(played: Played, box: Rect) -> dict[tuple[Seat, Card], Rect]:
    """Where each hint that was given stands on the page, by seat and hint card."""
    left, right = (box.left + round(share * box.width) for share in COLUMNS[2:4])
    each, high = (right - left - 12) / MOST_HINTS, (box.height - TOP) / len(played.numbers)
    found = {}
    for line in lines(played):
        for i, (placing, _) in enumerate(line.hints):
            top = box.top + TOP + high * line.seat
            found[line.seat, placing.hint] = Rect(
                round(left + each * i), round(top + 10), round(each - 10), round(high - 16)
            )
    return found


def draw_round(canvas: Canvas, played: Played, box: Rect, names: Sequence[str], looks: Sequence[SeatLook],
               theme: Theme) -> None:  # fmt: skip
    """The page of a round in a box of the paper."""
    xs = [box.left + round(share * box.width) for share in COLUMNS]
    for x, heading in zip(xs, HEADINGS, strict=True):
        text.place(canvas, heading, HEADING, (x, box.top + TOP / 2), QUIET, "semibold", "left")
    rows = lines(played)
    high = (box.height - TOP) / len(rows)
    for i, line in enumerate(rows):
        top = box.top + TOP + high * i
        canvas.fill(LINE, (box.left, round(top), box.width, 3))
        _draw_line(canvas, line, Rect(box.left, round(top), box.width, round(high)), xs, names, looks, theme)
    start = rows[played.start]
    y = box.top + TOP + high * (start.seat + 0.5) - FACE * 0.44
    cap(looks[start.seat], round(FACE * 0.6)).draw(canvas, (xs[0] + FACE / 2, y))


def _draw_line(canvas: Canvas, line: Line, box: Rect, xs: Sequence[int], names: Sequence[str],
               looks: Sequence[SeatLook], theme: Theme) -> None:  # fmt: skip
    middle, size = box.centery, min(FACE, box.height - 10)
    head = avatar(looks[line.seat], size)
    canvas.blit(head, head.get_rect(center=(xs[0] + FACE // 2, middle)))
    _fitted(canvas, names[line.seat], (xs[0] + FACE + 12, middle), xs[1] - xs[0] - FACE - 24, theme, "bold")
    _fitted(canvas, f"{line.number}  {line.word}", (xs[1], middle), xs[2] - xs[1] - 18, theme, "kids_bold")
    _draw_hints(canvas, line, looks[line.seat], Rect(xs[2], box.top, xs[3] - xs[2] - 12, box.height), theme)
    step = min(FOUND + 4, (xs[4] - xs[3] - FOUND - FOUND_GAP) / max(1, len(line.finders) - 1))
    for i, finder in enumerate(line.finders):
        face = avatar(looks[finder], FOUND)
        canvas.blit(face, face.get_rect(center=(round(xs[3] + FOUND / 2 + step * i), middle)))
    if not line.finders:
        text.place(canvas, "nobody", SMALLEST_TEXT, (xs[3], middle), QUIET, "semibold", "left")
    color = GOOD if line.points else QUIET
    text.place(canvas, f"+{line.points}", 48, (xs[4] + 10, middle), color, "extrabold", "left")


def _draw_hints(canvas: Canvas, line: Line, look: SeatLook, box: Rect, theme: Theme) -> None:
    """Parcel and hint, as many as were given; a place that was shared shows the 3."""
    if not line.hints:
        text.place(canvas, "no hints", SMALLEST_TEXT, (box.left, box.centery), QUIET, "semibold", "left")
        return
    each = box.width / MOST_HINTS
    for i, (placing, hint) in enumerate(line.hints):
        left = box.left + each * i
        shared = len(placing.tokens) > 1
        number = placing.tokens[0]
        piece = pair(look, number, PAIR, theme) if shared else parcel(look, number, PARCEL, theme, head=False)
        piece.draw(canvas, (left + HINT_LEFT / 2, box.centery))
        _fitted(canvas, hint, (left + HINT_LEFT, box.centery), each - HINT_LEFT - 6, theme, "kids_bold", HINT)


def _fitted(canvas: Canvas, words: str, at: tuple[float, float], room: float, theme: Theme, role: str,
            size: int = NAME) -> None:  # fmt: skip
    letters = text.fit(words, min(theme.px(size), 56), room, role)
    text.place(canvas, text.clipped(words, letters, room, role), letters, at, INK, role, "left")
