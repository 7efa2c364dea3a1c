"""The class book: all words about every hand with their numbers, and at the end the points (HK-85 to HK-93)."""

from collections.abc import Sequence

import pygame
from pygame import Rect

from engine.core.messages import Message, Who, say
from engine.games.hooky.options import Ruleset
from engine.games.hooky.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.svg import picture
from game.input.actions import Action, Press
from game.theme import GOOD, INK, SMALLEST_TEXT, SeatLook, Theme
from game.widgets.bindings import Binding
from scenes.games.hooky.art.chalk import LETTERS, number_tile
from scenes.games.hooky.layout import WordRow, about
from scenes.games.hooky.sentences import decided
from scenes.seating import Seating
from scenes.table.boards.gathered import GatheredPoints, draw_gathered
from scenes.table.boards.score_track import Climb, Track, TrackPin, draw_track, goal_star
from scenes.table.boards.sheet import Sheet, points_told
from scenes.table.boards.start_board import draw_heading
from scenes.table.boards.table_count import gold_star
from scenes.table.phrases import Speakers

TOP, TRACK_DOWN, TRACK_IN, TRACK_OUT, FOUND_DOWN = 322, 212, 118, 190, 130
SAID_DOWN, SAID_ACROSS = 300, 4
HEAD, FACE = 96, 72
ROW, LARGE_ROW, UNDER_LINES = 46, 66, 8
WORD, LARGE_WORD = 36, 52
ASKER = 38
QUIET, LINE = "#6B6250", "#E3D6B8"
INSET = 30
PARTS_WIDE = 380
CROWN = 54


def part_titles(ruleset: Ruleset, short: bool) -> tuple[Message, ...]:
    """Return the parts of the points (HK-85 to HK-90, HK-121)."""
    each = ruleset.points.items()
    if short:
        named = say("hooky-part-letters-short"), say("hooky-part-hands-short")
        guesses = tuple(say("hooky-part-guess-short", round=after) for after, _ in each)
    else:
        named = say("hooky-part-letters"), say("hooky-part-hands")
        guesses = tuple(say("hooky-part-guess", round=after, amount=amount) for after, amount in each)
    return (*guesses, *named) if ruleset.kind.names_hands else guesses


def part_of_match(view: View) -> Message | None:
    """Return the number of the round, or None before the first one."""
    return say("-hooky-moment", round=view.round, total=view.rounds) if view.round else None


class SheetScene(Sheet):
    """Before the end only words, a column a seat; after it the points first, with the words beside them."""

    def __init__(self, context: Context, view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.view = view
        self.begun = bool(view.spoken or view.scores)
        self.points = bool(view.scores)
        self.climb = Climb((0,) * len(view.scores), view.scores) if view.scores else None

    def _turn(self, press: Press) -> None:
        self.context.sound.play("page")
        self.points = not self.points

    @property
    def _last(self) -> int:
        """The last line that can be the uppermost one."""
        most = max((len(about(self.view, seat)) for seat in range(len(self.seating))), default=0)
        return 0 if self.context.theme.kids else max(0, most - self._lines)

    @property
    def _lines(self) -> int:
        """The number of lines that fit: one fewer with the row of remarks below the paper."""
        row = LARGE_ROW if self.context.theme.large_text else ROW
        return (self.paper.height - TOP - HEAD // 2 - UNDER_LINES) // row

    def bindings(self) -> tuple[Binding, ...]:
        other = Binding(Action.RIGHT, self._turn, say("hooky-words" if self.points else "hooky-points"))
        others = (other, Binding(Action.LEFT, self._turn)) if self.view.scores else ()
        more = () if self.points else self.scrolls(self._last)
        return self.leads_on(say("hint-back"), *others, *more)

    def sentence(self) -> Message:
        return decided(self.view) if self.view.scores else say("hooky-points-last")

    def lines(self) -> Sequence[Message]:
        """The points, or the words about each hand with their numbers."""
        if self.points:
            return points_told(self.view.scores)
        said = ((seat, about(self.view, seat)) for seat in range(len(self.seating)))
        written = ((seat, tuple(f"{row.word} {row.number}" for row in rows)) for seat, rows in said)
        return [say("sheet-row", where=Who(seat), items=items) for seat, items in written if items]

    def paint(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        title = self.words_of(say("hooky-sheet-points" if self.points else "hooky-book"))
        so_far = part_of_match(self.view)
        draw_heading(canvas, paper, title, self.words_of(so_far) if so_far is not None else "", theme)
        if not self.points:
            self._words(canvas, paper, theme)
        elif theme.kids:
            self._found(canvas, paper, theme)
        else:
            self._points(canvas, paper, theme)

    def _track(self, paper: Rect, goal: int) -> Track:
        return Track(paper.left + TRACK_IN, paper.right - TRACK_OUT, paper.top + TRACK_DOWN, goal)

    def _words(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        """Draw the rounds, with a star at the round of the last guess, and all words."""
        asks = self.view.turn
        looks = (self.seating[asks].picture,) if asks is not None else ()
        track = self._track(paper, self.view.rounds)
        draw_track(canvas, track, [TrackPin(looks, self.view.round)] if looks else [], goal_star(), theme)
        if theme.kids:
            left, top = paper.left + 2 * INSET, paper.top + SAID_DOWN
            self._said(canvas, Rect(left, top, paper.width - 4 * INSET, paper.height - SAID_DOWN - INSET), theme)
            return
        step = (paper.width - 2 * INSET) // len(self.seating)
        high, letters = (LARGE_ROW, LARGE_WORD) if theme.large_text else (ROW, WORD)
        for seat in range(len(self.seating)):
            left = paper.left + INSET + seat * step
            self._head(canvas, seat, Rect(left, paper.top + TOP - FACE // 2, step - 16, FACE), theme)
            rows = about(self.view, seat)[self.first or 0 :][: self._lines]
            for number, row in enumerate(rows):
                line = ink_row(self.seating[row.seat].picture, row, letters, step - 24)
                y = paper.top + TOP + HEAD // 2 + number * high
                canvas.fill(LINE, (left, y + high - 2, step - 24, 2))
                canvas.blit(line, (left, y + (high - line.get_height()) // 2))

    def _said(self, canvas: Canvas, box: Rect, theme: Theme) -> None:
        """For children: draw a row for each seat, with the face and the words about that hand, side by side."""
        high = box.height // len(self.seating)
        size = min(FACE + 30, high - 12)
        longest = max(len(about(self.view, seat)) for seat in range(len(self.seating)))
        across = max(SAID_ACROSS, -(-longest // 2))
        each = (box.width - size - INSET) // across
        for seat, plan in enumerate(self.seating.seats):
            row = Rect(box.left, box.top + seat * high, box.width, high)
            canvas.fill(LINE, (row.left, row.top, row.width, 3))
            put(canvas, avatar(plan.picture, size), midleft=row.midleft)
            said = about(self.view, seat)
            lines = -(-len(said) // across) or 1
            letters = min(WORD + 8, round((high - 12) / lines / 1.3))
            for number, word in enumerate(said):
                down, place = divmod(number, across)
                line = ink_row(self.seating[word.seat].picture, word, letters, each - 24)
                y = row.centery + (down - (lines - 1) / 2) * (high - 12) / lines
                put(canvas, line, midleft=(row.left + size + INSET + place * each, y))

    def _found(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        """For children: draw a star for each missing pupil that was found."""
        view = self.view
        children = [
            GatheredPoints(plan.picture, self.who.names[seat], view.scores[seat], gold_star, seat in view.winners)
            for seat, plan in enumerate(self.seating.seats)
        ]
        box = Rect(
            paper.left + 2 * INSET, paper.top + FOUND_DOWN, paper.width - 4 * INSET, paper.height - FOUND_DOWN - INSET
        )
        draw_gathered(canvas, box, children, theme)

    def _head(self, canvas: Canvas, seat: int, box: Rect, theme: Theme) -> None:
        put(canvas, avatar(self.seating[seat].picture, box.height), center=(box.left + box.height // 2, box.centery))
        room = box.width - box.height - 14
        size = text.fit(self.who.names[seat], min(theme.px(38), 54), room)
        name = text.clipped(self.who.names[seat], size, room)
        text.place(canvas, name, size, (box.left + box.height + 12, box.centery), INK, "bold", "left")

    def _points(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        """Draw a line for each part, and the sum below."""
        view, climb = self.view, self.climb
        assert climb is not None, "points come at the end"
        pins = [TrackPin((plan.picture,), *climb.pin(seat)) for seat, plan in enumerate(self.seating.seats)]
        draw_track(canvas, self._track(paper, max(1, *view.scores)), pins, goal_star(), theme)
        titles = part_titles(view.ruleset, theme.large_text)
        left = paper.left + INSET + PARTS_WIDE
        step = (paper.right - INSET - left) / len(self.seating)
        high = (paper.height - TOP - HEAD // 2 - 8) / (len(titles) + 1)
        for seat in range(len(self.seating)):
            x = left + step * (seat + 0.5)
            put(canvas, avatar(self.seating[seat].picture, FACE), center=(x, paper.top + TOP))
            if seat in view.winners:
                put(canvas, picture("crown", CROWN), midbottom=(x, paper.top + TOP - FACE // 2 + 14))
        for number, part in enumerate((*titles, say("hooky-total"))):
            title = self.words_of(part)
            y = paper.top + TOP + HEAD / 2 + high * (number + 0.5)
            last = number == len(titles)
            canvas.fill(
                INK if last else LINE, (paper.left + INSET, round(y - high / 2) - 1, paper.width - 2 * INSET, 3)
            )
            size = text.fit(title, min(theme.px(36), 56), PARTS_WIDE - 10)
            text.place(canvas, title, size, (paper.left + INSET + 6, y), INK if last else QUIET, "bold", "left")
            for seat in range(len(self.seating)):
                value = climb.total(seat) if last else view.parts[seat][number]
                color = GOOD if last and seat in view.winners else INK
                weight = "extrabold" if last else "bold"
                size = max(SMALLEST_TEXT, min(theme.px(54 if last else 44), 72))
                text.place(canvas, str(value), size, (left + step * (seat + 0.5), y), color, weight)


@cached
def ink_row(look: SeatLook, row: WordRow, letters: int, wide: int) -> pygame.Surface:
    """The speaker's face, the word, and its number, in ink."""
    high = round(letters * 1.2)
    out = surfaces.new((wide, high), pygame.SRCALPHA)
    put(out, avatar(look, min(ASKER, high)), center=(ASKER // 2 + 2, high // 2))
    size = text.fit(row.word, letters, wide - high - ASKER - 24, LETTERS)
    text.place(out, row.word, size, (ASKER + 12, high / 2), INK, LETTERS, "left")
    put(out, number_tile(row.number, high - 4), midright=(wide, high // 2))
    return converted(out)
