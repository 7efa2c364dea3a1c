"""Learn: the shelf of lessons.

Each lesson is shown as its game's small theatre, with its minutes. A tick marks a finished lesson, a bookmark one that
was left. A player who presses a device of their own joins.
"""

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.cache import cached
from game.draw.icons import icon, mark
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.input.actions import Action, Press
from game.learning import Progress
from game.lessons import Lesson
from game.theme import CARD_EDGE, CREAM, INK, SIGN_TITLE, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import RULES_SIDE_CURTAINS
from scenes.front.carousel import SHAPE, little_theatre
from scenes.front.leafing import LeafingScene
from scenes.front.learners import FACES_UP, Learners
from scenes.games import CatalogueEntry, entry_of
from scenes.lesson.offer import begin_lesson, left_at, own_lessons
from scenes.lobby.naming import NamingScene

_TITLE, _TITLE_LINE, _LINE, _LINE_AT = 84, 104, 46, 176
_LEFT, _RIGHT, _TOP, _GAP = 120, 1800, 226, 24
_LARGE_TOP = 176
_COLUMNS, _LARGE_COLUMNS = 5, 3
_TILE_RADIUS = 26
_PAD = 18
_NAME, _LESSON, _MINUTES = 42, 34, 34
_LEAST = 26
_STAGE = 0.42
"""Share of a tile's height for the theatre."""
_TICK, _BOOKMARK = 76, (52, 84)
_ARROW = 64


class LearnScene(LeafingScene):
    """Left and right walk along the shelf; confirm starts a lesson."""

    side_curtains = RULES_SIDE_CURTAINS
    ring_radius = _TILE_RADIUS
    hook_share = 0.86

    def __init__(self, context: Context, game: str | None = None, device: str | None = None) -> None:
        """`game`: the game of the lesson that gets the focus. There must be at least one lesson."""
        super().__init__(context, device)
        self.lessons = own_lessons(context)
        self.learners = Learners(context, self.device)
        self.first = 0
        self._known: dict[tuple[str, tuple[str, ...]], Progress] = {}
        offered = [lesson.kept_as for lesson in self.lessons]
        self.focus.at = ("lesson", game if game in offered else offered[0])

    # State

    @property
    def lesson(self) -> Lesson:
        return self.lessons[self._place]

    @property
    def _place(self) -> int:
        at = self.focus.at
        return next((n for n, one in enumerate(self.lessons) if at == ("lesson", one.kept_as)), 0)

    def progress(self, lesson: Lesson) -> Progress:
        """Progress of the present learners in a lesson. It is cached, because every frame asks for all lessons."""
        learners = self.learners.seating
        asked = lesson.kept_as, learners.names
        if asked not in self._known:
            done = self.context.learning.progress(lesson.kept_as, learners.seats).done
            self._known[asked] = Progress(left_at(self.context, lesson, learners.seats), done)
        return self._known[asked]

    def named(self, target: Hashable) -> Message | None:
        return next((lesson.title for lesson in self.lessons if target == ("lesson", lesson.kept_as)), None)

    def counted_targets(self) -> Sequence[Hashable]:
        """The whole shelf, with the lessons out of sight."""
        return [("lesson", lesson.kept_as) for lesson in self.lessons]

    def targets(self) -> Sequence[Target]:
        return tuple(Target(("lesson", lesson.kept_as), rect) for lesson, rect in self._shown())

    def _shown(self) -> tuple[tuple[Lesson, Rect], ...]:
        """The visible lessons with their rectangles: if not all fit, a part that follows the focus."""
        columns = min(len(self.lessons), _columns(self.theme))
        self.first = max(min(self.first, self._place), self._place - columns + 1)
        top, (wide, high) = _top(self.theme), _tile_size(self.theme)
        left = (_LEFT + _RIGHT - columns * (wide + _GAP) + _GAP) // 2
        part = self.lessons[self.first : self.first + columns]
        return tuple((one, Rect(left + n * (wide + _GAP), top, wide, high)) for n, one in enumerate(part))

    # Input

    def confirmed(self, press: Press) -> None:
        """Let a player who is not a learner yet join, with any focus."""
        if press.device in self.learners:
            super().confirmed(press)
        else:
            self._join(press.device)

    def choose(self, target: Hashable, press: Press) -> None:
        self._begin(press)

    def _begin(self, press: Press, from_start: bool = False) -> None:
        self.sound("start")
        begin_lesson(self.context, self.lesson, self.learners.seating.seats, from_start)

    def _join(self, device: str) -> None:
        if self.learners.full:
            self.refuse(say("learn-full"))
            return
        self.sound("join")
        self.say(say("learn-joins", name=self.learners.join(device)))

    def _direct(self, press: Press) -> None:
        if press.action in (Action.LEFT, Action.RIGHT):
            self.leaf(1 if press.action is Action.RIGHT else -1)

    def leaf(self, step: int) -> None:
        """Move the focus along the shelf; it stops at the ends."""
        place = self._place + step
        if 0 <= place < len(self.lessons):
            self.sound("focus")
            self.settle(("lesson", self.lessons[place].kept_as))

    def bindings(self) -> tuple[Binding, ...]:
        left, sits = self.progress(self.lesson).beat, self.device in self.learners
        begins = say("hint-go-on") if left else say("hint-learn")
        from_start = Binding(Action.INFO, lambda press: self._begin(press, from_start=True), say("hint-from-start"))
        who = Binding(Action.EXTRA, self._change_learner, say("hint-who-learns"))
        return self.with_focus(
            self.chooses(begins if sits else say("seats-join")),
            *((from_start,) if left else ()),
            who,
            self.leads_back(),
            *self.shoulders(),
        )

    def _change_learner(self, press: Press) -> None:
        """Change the learner: children take the next picture, grown-ups enter a name."""
        seat, seating = self.learners.seat_of(press.device), self.learners.seating
        self.sound("choose")
        if self.children:
            self.learners.take_next_picture(seat)
            return
        self._named_seat = seat
        self.context.stack.push(NamingScene(self.context, seating[seat], seating.names, press.device))

    _named_seat = 0
    """The seat whose name is asked for."""

    def uncover(self, result: object) -> None:
        self._known.clear()
        if isinstance(result, tuple):
            name, look = result
            self.learners.rename(self._named_seat, str(name), look)
        self.context.sound.music("title")
        super().uncover(result)

    def go_back(self, press: Press) -> None:
        """Remove the learner who presses; the first learner goes back to the title."""
        seat = self.learners.seat_of(press.device)
        if seat == 0:
            super().go_back(press)
            return
        self.sound("back")
        self._leave(seat)

    def _leave(self, seat: int) -> None:
        self.say(say("learn-leaves", name=self.learners.leave(seat)))

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Remove the learners of lost pads; the last one goes on with any device."""
        super().devices_changed(lost, found)
        for device in lost:
            seating = self.learners.seating
            if device in seating.held and len(seating) > 1:
                self._leave(self.learners.seat_of(device))

    # Drawing

    def sentence(self) -> Message:
        progress = self.progress(self.lesson)
        if progress.beat:
            return say("learn-goes-on", number=progress.beat + 1, count=len(self.lesson.beats))
        return say("learn-done") if progress.done else self.lesson.goal

    def pictured(self) -> pygame.Surface | None:
        return self.context.picture_of("icons/learn", self.theme) if self.children else None

    def paint(self, canvas: Canvas) -> None:
        theme = self.theme
        text.place(canvas, self.words_of(say("learn-title")), _TITLE, (960, _TITLE_LINE), CREAM, "display")
        if not theme.large_text:
            line = self.words_of(say("learn-laid-out"))
            text.place(canvas, line, theme.px(_LINE), (960, _LINE_AT), SIGN_TITLE, theme.sentence_role)
        for lesson, rect in self._shown():
            title, minutes = self.words_of(lesson.title), self.words_of(say("learn-minutes", count=lesson.minutes))
            tile = _tile(entry_of(lesson.game), title, minutes, self.progress(lesson), rect.size, theme)
            tile.draw(canvas, rect.center)
        self.draw_arrows(canvas)
        self.learners.draw(canvas, theme)
        self.draw_focus(canvas)

    def arrows(self) -> tuple[tuple[int, Rect], ...]:
        """Arrows to lessons out of sight."""
        shown = self._shown()
        middle, last = shown[0][1].centery, self.first + len(shown) < len(self.lessons)
        at = ((-1, _LEFT - 50, self.first > 0), (1, _RIGHT + 50, last))
        return tuple(
            (step, Rect(x - _ARROW // 2, middle - _ARROW // 2, _ARROW, _ARROW)) for step, x, there in at if there
        )


def _columns(theme: Theme) -> int:
    return _LARGE_COLUMNS if theme.large_text else _COLUMNS


def _top(theme: Theme) -> int:
    return _LARGE_TOP if theme.large_text else _TOP


def _tile_size(theme: Theme) -> tuple[int, int]:
    wide = (_RIGHT - _LEFT + _GAP) // _columns(theme) - _GAP
    return wide, theme.bar_top - 2 * FACES_UP - 12 - _top(theme)


def stage(game: str, theme: Theme) -> pygame.Surface:
    """The theatre on a game's tile."""
    wide, high = _tile_size(theme)
    return little_theatre(entry_of(game), min(wide - 2 * _PAD, round(high * _STAGE / SHAPE)), theme)


@cached
def _tile(
    entry: CatalogueEntry, lesson: str, minutes: str, progress: Progress, size: tuple[int, int], theme: Theme
) -> Piece:
    """A lesson on the shelf; its anchor is its middle."""
    wide, high = size
    out = board(wide, high, CREAM, _TILE_RADIUS, CARD_EDGE, 5).copy()
    theatre = stage(entry.game, theme)
    put(out, theatre, midtop=(wide // 2, _PAD))
    top, room = _PAD + theatre.get_height() + 10, wide - 2 * _PAD
    step = (high - top - _PAD) // 4
    name = text.fit(entry.title, theme.px(_NAME), room, "display", _LEAST)
    text.place(out, entry.title, name, (wide / 2, top + step * 0.55), INK, "display")
    role, letters = theme.sentence_role, min(theme.sentence_px(_LESSON), round(step * 0.8))
    while len(rows := text.wrap(lesson, letters, room, role)) > 2 or any(
        text.width(r, letters, role) > room for r in rows
    ):
        letters -= 2
    for number, row in enumerate(rows):
        line = top + step * 1.9 + (number - (len(rows) - 1) / 2) * letters * 1.15
        text.place(out, row, letters, (wide / 2, line), INK, role)
    parts = (icon("clock", theme.px(_MINUTES), INK, CREAM), minutes)
    timed = text.line(parts, text.fit(minutes, theme.px(_MINUTES), room - 60, role), INK, role, 12)
    put(out, timed, center=(wide // 2, round(top + step * 3.4)))
    _draw_marks(out, progress)
    return with_shadow(out, 12, 130, (3, 9))


def _draw_marks(out: pygame.Surface, progress: Progress) -> None:
    """Draw a tick on a finished lesson, a bookmark on one that was left."""
    if progress.done:
        put(out, mark("tick", _TICK), topright=(out.get_width() - 10, 10))
    if progress.beat:
        wide, high = _BOOKMARK
        shape = f'<path d="M0 0H{wide}V{high}L{wide / 2} {high - 20}L0 {high}Z" fill="#C8302A"/>'
        seams = f"M5 0V{high - 12}M{wide - 5} 0V{high - 12}"
        shape += f'<path d="{seams}" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="3"/>'
        out.blit(fragment(shape, _BOOKMARK), (26, 0))
