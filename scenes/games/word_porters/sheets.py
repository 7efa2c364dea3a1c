"""The sheet of Word Porters: points by round and totals, with a page for each round. That has each seat's word and the
meaning of each hint, which a user can walk through."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, Who, say, verbatim
from engine.core.seats import Seat
from engine.games.word_porters.content import Meaning, meanings
from engine.games.word_porters.options import ROUNDS
from engine.games.word_porters.state import Placing, PlayedRound
from engine.games.word_porters.view import View
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.focus import ring
from game.input.actions import DIRECTIONS, Action, Press
from game.theme import GOOD, INK, SMALLEST_TEXT, SeatLook, Theme
from game.widgets.bindings import Binding, bound, table
from game.widgets.focus import Focus, Target
from scenes.games.word_porters.art.furniture import looks_of
from scenes.games.word_porters.art.parcels import pair, parcel
from scenes.games.word_porters.art.track import cap, draw_track
from scenes.games.word_porters.sentences import explained
from scenes.seating import Seating
from scenes.table.boards.gathered import GatheredPoints, draw_gathered
from scenes.table.boards.score_rows import Column, Deal, SeriesSheet
from scenes.table.boards.sheet import points_told
from scenes.table.phrases import Speakers

QUIET = "#6B6250"
LINE = "#E3D6B8"
FACE, NAME, FOUND, FOUND_GAP = 66, 40, 46, 18
COLUMNS = (0.0, 0.17, 0.36, 0.81, 0.935)
"""Left edges of name, word, hints, finders and points, as shares of the width."""
PARCEL, PAIR, HINT, MOST_HINTS = 46, 36, 36, 3
HINT_LEFT = 66  # px from the parcel to its hint
HEADINGS = (
    say("word_porters-column-word"),
    say("word_porters-column-hints"),
    say("word_porters-column-finders"),
    say("word_porters-column-points"),
)
"""Headings of all columns except the first."""
HEADING = 32
TOP = 52  # px for the headings
MARGIN, UPPER, LOWER = 36, 66, 20  # px of paper around the page; the upper part is for a ribbon


@dataclass(frozen=True, slots=True)
class RoundLine:
    """One seat of a round: its word, its hints in order, and the seats that found it."""

    seat: Seat
    number: int
    word: str
    hints: tuple[tuple[Placing, str], ...]
    finders: tuple[Seat, ...]
    points: int


def lines(played: PlayedRound) -> tuple[RoundLine, ...]:
    """Return the lines of all seats of a round, in seat order; public facts only."""
    texts: dict[Card, str] = {hint.card: hint.text for hint in played.row}
    found = []
    for seat, number in enumerate(played.numbers):
        hints = tuple((placing, texts[placing.hint]) for placing in played.placings if placing.seat == seat)
        finders = tuple(voter for voter, tiles in enumerate(played.votes) if tiles[seat] == number)
        found.append(RoundLine(seat, number, played.words[number - 1].text, hints, finders, played.points[seat]))
    return tuple(found)


def told_round(played: PlayedRound) -> tuple[Message, ...]:
    """Return the round as it is read aloud: words, hints and points."""
    said = (
        (
            say("sheet-row", where=Who(line.seat), items=(line.word, *(hint for _, hint in line.hints))),
            say("table-points", seat=Who(line.seat), amount=line.points),
        )
        for line in lines(played)
    )
    return tuple(message for two in said for message in two)


def page_box(paper: Rect) -> Rect:
    """Return the part of a sheet's paper that the page of a round fills."""
    return Rect(paper.left + MARGIN, paper.top + UPPER, paper.width - 2 * MARGIN, paper.height - UPPER - LOWER)


def hint_rects(played: PlayedRound, box: Rect) -> dict[tuple[Seat, Card], Rect]:
    """Return the places of the given hints on the page, by seat and hint card."""
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


def draw_round(
    canvas: Canvas, played: PlayedRound, box: Rect, who: Speakers, looks: Sequence[SeatLook], theme: Theme
) -> None:
    """Draw the page of a round into `box`."""
    xs = [box.left + round(share * box.width) for share in COLUMNS]
    for (x, after), heading in zip(pairwise((*xs[1:], box.right)), HEADINGS, strict=True):
        words = who.words(heading)
        size = text.fit(words, HEADING, after - x - 8, "semibold")
        text.place(canvas, words, size, (x, box.top + TOP / 2), QUIET, "semibold", "left")
    rows = lines(played)
    high = (box.height - TOP) / len(rows)
    for i, line in enumerate(rows):
        top = box.top + TOP + high * i
        canvas.fill(LINE, (box.left, round(top), box.width, 3))
        _draw_line(canvas, line, Rect(box.left, round(top), box.width, round(high)), xs, who, looks, theme)
    start = rows[played.start]
    y = box.top + TOP + high * (start.seat + 0.5) - FACE * 0.44
    cap(looks[start.seat], round(FACE * 0.6)).draw(canvas, (xs[0] + FACE / 2, y))


def _draw_line(
    canvas: Canvas,
    line: RoundLine,
    box: Rect,
    xs: Sequence[int],
    who: Speakers,
    looks: Sequence[SeatLook],
    theme: Theme,
) -> None:
    middle, size = box.centery, min(FACE, box.height - 10)
    put(canvas, avatar(looks[line.seat], size), center=(xs[0] + FACE // 2, middle))
    _fitted(canvas, who.names[line.seat], (xs[0] + FACE + 12, middle), xs[1] - xs[0] - FACE - 24, theme, "bold")
    _fitted(canvas, f"{line.number}  {line.word}", (xs[1], middle), xs[2] - xs[1] - 18, theme, "kids_bold")
    room = Rect(xs[2], box.top, xs[3] - xs[2] - 12, box.height)
    if line.hints:
        _draw_hints(canvas, line, looks[line.seat], room, theme)
    else:
        none = who.words(say("-word_porters-no-hints"))
        text.place(canvas, none, SMALLEST_TEXT, (room.left, middle), QUIET, "semibold", "left")
    step = min(FOUND + 4, (xs[4] - xs[3] - FOUND - FOUND_GAP) / max(1, len(line.finders) - 1))
    for i, finder in enumerate(line.finders):
        put(canvas, avatar(looks[finder], FOUND), center=(xs[3] + FOUND / 2 + step * i, middle))
    if not line.finders:
        no_finder = who.words(say("-word_porters-nobody"))
        text.place(canvas, no_finder, SMALLEST_TEXT, (xs[3], middle), QUIET, "semibold", "left")
    color = GOOD if line.points else QUIET
    text.place(canvas, f"+{line.points}", 48, (xs[4] + 10, middle), color, "extrabold", "left")


def _draw_hints(canvas: Canvas, line: RoundLine, look: SeatLook, box: Rect, theme: Theme) -> None:
    """Draw parcels and hints of a seat; a shared place shows both parcels."""
    each = box.width / MOST_HINTS
    for i, (placing, hint) in enumerate(line.hints):
        left = box.left + each * i
        shared = len(placing.tokens) > 1
        piece = (
            pair(look, placing.tokens, PAIR, theme)
            if shared
            else parcel(look, placing.tokens[0], PARCEL, theme, head=False)
        )
        piece.draw(canvas, (left + HINT_LEFT / 2, box.centery))
        _fitted(canvas, hint, (left + HINT_LEFT, box.centery), each - HINT_LEFT - 6, theme, "kids_bold", HINT)


def _fitted(
    canvas: Canvas, words: str, at: tuple[float, float], room: float, theme: Theme, role: str, size: int = NAME
) -> None:
    letters = text.fit(words, min(theme.px(size), 56), room, role)
    text.place(canvas, text.clipped(words, letters, room, role), letters, at, INK, role, "left")


RADIUS = 14


class Explaining:
    """A walk through the hints of one round. No hint is focused before the first press."""

    def __init__(self, played: PlayedRound) -> None:
        self.played = played
        self._told = {(told.seat, told.hint.card): told for told in meanings(played)}
        self._focus: Focus | None = None

    def bindings(self, box: Rect) -> tuple[Binding, ...]:
        """Directions move from hint to hint, and a pointer focuses a hint."""

        def walk(press: Press) -> None:
            self.act(press, box)

        return table((Binding(Action.DOWN, walk, say("word_porters-why")), *bound((*DIRECTIONS, Action.POINT), walk)))

    def or_else(self, on: Binding, box: Rect) -> Binding:
        """Return a binding like `on` that leaves presses on a hint to the walk."""

        def do(press: Press) -> None:
            if not self.act(press, box):
                on.do(press)

        return replace(on, do=do)

    def act(self, press: Press, box: Rect) -> bool:
        """Handle a press and return whether it belongs to the walk. `box`: the area of the page."""
        targets = tuple(Target(key, rect) for key, rect in hint_rects(self.played, box).items())
        if press.at is not None:
            return self._point(press, targets)
        if press.action not in DIRECTIONS or not targets:
            return False
        if self._focus is None:
            self._focus = Focus(targets, targets[0].id)
        else:
            self._focus.show(targets)
            self._focus.move(press.action)
        return True

    def _point(self, press: Press, targets: Sequence[Target]) -> bool:
        focus = self._focus or Focus(targets)
        found = focus.hit(press.at) if press.at is not None else None
        if found is None or press.action not in (Action.POINT, Action.CONFIRM):
            return False
        focus.show(targets, found)
        self._focus = focus
        return True

    @property
    def meaning(self) -> Meaning | None:
        """The meaning of the focused hint."""
        at = self._focus.at if self._focus else None
        return self._told.get(at) if isinstance(at, tuple) else None

    def sentence(self) -> Message | None:
        """Return the explanation in the bar, or None before the first press."""
        told = self.meaning
        return explained(told, self.played) if told else None

    def draw(self, canvas: Canvas, theme: Theme) -> None:
        """Draw the ring around the hint."""
        rect = self._focus.rect if self._focus else None
        if rect is not None:
            ring(rect.width, rect.height, RADIUS, theme.ring).draw(canvas, rect.center)


RIBBON = "#7A2E38"


def in_parcels(
    shown: Sequence[int], scores: Sequence[int], who: Speakers, seating: Seating, theme: Theme
) -> list[GatheredPoints]:
    """Return the `shown` part of each seat's points as parcels, for children."""
    best = max(scores)
    children = []
    for plan, name, points in zip(seating.seats, who.names, shown, strict=True):
        drawn = partial(parcel, plan.picture, 1, theme=theme, head=False)
        children.append(GatheredPoints(plan.picture, name, points, drawn, points == best > 0))
    return children


TRACK, TRACK_DOWN = (1400, 62), 208  # px of the track, and from the paper's upper edge
PARCELS_UP = 40  # px that children's parcels are higher than rows
TURNED = {Action.NEXT: 1, Action.PREV: -1}
SWEPT = {Action.LEFT: 1, Action.RIGHT: -1}
"""A finger that pulls the paper to the left shows the next page."""


def part_of_match(view: View) -> Message | None:
    """Return the number of the round, or None before the first one."""
    return say("-word_porters-moment", number=view.round, amount=ROUNDS[view.variant]) if view.round else None


class SheetScene(SeriesSheet):
    """`page`: 0 is the points, the others are the rounds."""

    HEADS = say("-word_porters-sheet-round"), say("-word_porters-sheet-begins")
    SIDE, DOWN, UP = MARGIN, 336, LOWER
    title = say("word_porters-column-points")

    def __init__(self, context: Context, view: View, who: Speakers, seating: Seating) -> None:
        scores, self.rounds, self.of_rounds = view.scores, view.played, ROUNDS[view.variant]
        last = self.rounds[-1].points if self.rounds else scores
        before = [score - points for score, points in zip(scores, last, strict=True)]
        columns = [
            Column(seat, (seat,), GOOD if score == max(scores) > 0 else INK) for seat, score in enumerate(scores)
        ]
        super().__init__(context, who, seating, list(map(_deal, self.rounds)), columns, (before, scores))
        self.so_far = say("word_porters-round-of", number=len(self.rounds), amount=self.of_rounds)
        if view.start is not None and view.phase != "end":
            self.running = ((view.start, say("word_porters-sheet-start", seat=Who(view.start))),)
        self.page = 0
        self.walks = tuple(Explaining(played) for played in self.rounds)

    @property
    def most(self) -> int:
        return len(self.rounds)

    @classmethod
    def latest(cls, context: Context, view: View, who: Speakers, seating: Seating) -> "SheetScene":
        """For the count of a round: its page. Children see all points."""
        scene = cls(context, view, who, seating)
        scene.page = 0 if context.theme.kids else len(scene.rounds)
        return scene

    def bindings(self) -> tuple[Binding, ...]:
        """Shoulder buttons turn the page, and so does a finger that pulls the paper sideways."""
        back, *others = self.leads_on(say("hint-back"))
        turns: tuple[Binding, ...] = ()
        if self.rounds:
            turns = Binding(Action.NEXT, self._turn, self._next()), Binding(Action.PREV, self._turn)
        if not self.page:
            return (back, *turns, *bound(SWEPT, self._sweep), *others)
        walk, box = self.walks[self.page - 1], page_box(self.paper)
        why, *walks = walk.bindings(box)
        return table((walk.or_else(back, box), why, *turns, *bound(SWEPT, self._sweep), *walks, *others))

    def _turn(self, press: Press) -> None:
        self._to_page(TURNED[press.action])

    def _sweep(self, press: Press) -> None:
        if press.at is not None:
            self._to_page(SWEPT[press.action])
        elif self.page:
            self.walks[self.page - 1].act(press, page_box(self.paper))

    def _to_page(self, step: int) -> None:
        self.page = (self.page + step) % (len(self.rounds) + 1)
        self.context.sound.play("page")

    def _next(self) -> Message:
        if self.page == len(self.rounds):
            return say("word_porters-points")
        return say("word_porters-round", number=self.page + 1)

    def sentence(self) -> Message:
        if not self.rounds:
            return say("word_porters-sheet-empty")
        if not self.page:
            return say("most-points-win")
        return self.walks[self.page - 1].sentence() or say("word_porters-sheet-hints")

    def lines(self) -> Sequence[Message]:
        if self.page:
            return told_round(self.rounds[self.page - 1])
        return super().lines()[len(self.rounds) if self.context.theme.kids else 0 :]

    def paint(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        if not self.page:
            super().paint(canvas, paper, theme)
            return
        round_of = say("word_porters-round-of", number=self.page, amount=self.of_rounds)
        ribbon(self.words_of(round_of), 72, RIBBON).draw(canvas, (960, paper.top + 6))
        played = self.rounds[self.page - 1]
        draw_round(canvas, played, page_box(paper), self.who, looks_of(self.seating), theme)
        self.walks[self.page - 1].draw(canvas, theme)

    def draw_way(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        """Draw the porters on their track."""
        on_track = [(plan.picture, self.scores.pin(seat)[0]) for seat, plan in enumerate(self.seating.seats)]
        draw_track(canvas, on_track, Rect(paper.centerx - TRACK[0] // 2, paper.top + TRACK_DOWN, *TRACK))

    def draw_rows(self, canvas: Canvas, box: Rect, theme: Theme) -> None:
        """Children see their points as parcels."""
        if not theme.kids:
            super().draw_rows(canvas, box, theme)
            return
        shown = [self.scores.total(seat) for seat in range(len(self.seating))]
        children = in_parcels(shown, self.scores.after, self.who, self.seating, theme)
        draw_gathered(canvas, Rect(box.left, box.top - PARCELS_UP, box.width, box.height + PARCELS_UP), children, theme)


def _deal(played: PlayedRound) -> Deal:
    values = [(verbatim(str(points)), INK if points else QUIET) for points in played.points]
    where = say("word_porters-round", number=played.round)
    return Deal(where, played.start, values, points_told(played.points))
