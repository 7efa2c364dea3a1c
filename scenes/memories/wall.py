"""The wall of memories: finished matches as framed small tables, the latest first, and the records of the house."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from pygame import Rect

from engine.core.game import Setup
from engine.core.messages import Message, numeral, say
from game import memories
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import pill
from game.draw.host import aiming
from game.draw.icons import icon
from game.evening import Deed
from game.input.actions import Action, Press
from game.scene import Narrated
from game.store.saved import Result
from game.theme import CREAM, GOLD, SEAT_LOOKS
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from scenes.evening import diary
from scenes.memories import date_words, frames
from scenes.memories.matches import Finished, day_of, setup_of
from scenes.memories.people import PeoplePage
from scenes.table import navigation

MOST = 200
"""The latest matches that are shown."""
PLAY = "play"
RECORDS, LATEST = 3, 10
_TITLE, _TITLE_AT = 92, (130, 122)
_FRAME, _FRAME_AT, _STEP = (530, 318), (382, 344), (562, 334)
_LARGE, _LARGE_AT, _LARGE_STEP = (760, 318), (500, 344), (0, 334)
_TURNS = (-0.8, 0.7, 0.8, -0.6)
_HUNG = 0.22
"""Seconds between two frames that are hung up."""
_RECORDS, _RECORDS_LARGE = Rect(1252, 186, 556, 668), Rect(930, 186, 878, 668)
_DOTS, _DOT_STEP, _DOT_SIZE = (663, 872), 34, 40
_FIRST, _FREE, _FREE_SIZE, _HOST, _HOST_AT = (960, 496), ((470, -3), (1450, 3)), (400, 280), 270, (1370, 640)
_PLAY = Rect(760, 752, 400, 96)
_PLAY_COLORS = ("#1E7A46", "#8EDAA8")


class MemoriesScene(HouseScene):
    """Confirm watches a match again, another button opens its deal, a third the pages of people. Shoulder buttons turn
    the page. Before the first match it invites to play."""

    side_curtains = 110
    ring_radius = 26
    hook_share = 0.76
    title = say("memories-title")

    def __init__(self, context: Context, device: str | None = None, today: date | None = None) -> None:
        super().__init__(context)
        self.device, self.today = device or self.device, today or date.today()
        self.results: tuple[tuple[Result, Setup], ...] = ()
        self._found: dict[int, Finished] = {}
        self._framed: dict[int, frames.Shown] = {}
        self.page, self._painted, self._since = 0, 0, 0.0
        self._painting: Iterator[object] = iter(())
        self._look()

    def _look(self) -> None:
        """Read the matches and the records again."""
        found = ((one, setup_of(one)) for one in self.context.store.history.remembered(MOST))
        self.results = tuple((one, setup) for one, setup in found if setup is not None)
        self._found.clear()
        self._framed.clear()
        known = memories.all_of(self.context.store)
        looks = {person.name: SEAT_LOOKS[person.look] for person in self.context.people}
        self._records = tuple(
            frames.FrameRow(looks[one.name], self.worded(numeral(one.amount)), self.worded(words))
            for one in memories.house_records(known, RECORDS)
            if one.name in looks and (words := _counted(one)) is not None
        )
        self._often = max(looks, key=lambda name: sum(one.name == name for one in known), default=None)
        self._latest = () if self._often is None else memories.latest_of(self._often, known, LATEST)
        self._turn_to(min(self.page, self.pages - 1))

    @property
    def pages(self) -> int:
        """Number of pages, at least one."""
        return max(1, -(-len(self.results) // self._fits))

    @property
    def _fits(self) -> int:
        return 2 if self.theme.large_text else 4

    def _turn_to(self, page: int) -> None:
        self.page, self._painted, self._since = page, 0, 0.0
        self._painting = self._paint_all()

    def _paint_all(self) -> Iterator[object]:
        """Paint the frames of the page in steps, and hang up each."""
        for at in self._shown:
            yield from frames.painting(self._frame(at), self._size, self.theme)
            self._painted += 1

    @property
    def _shown(self) -> range:
        first = self.page * self._fits
        return range(first, min(first + self._fits, len(self.results)))

    def match(self, at: int) -> Finished:
        """Return the match of a place on the wall, 0 for the latest."""
        if at not in self._found:
            self._found[at] = Finished(self.context, *self.results[at])
        return self._found[at]

    def _frame(self, at: int) -> frames.Shown:
        if at not in self._framed:
            match = self.match(at)
            day = day_of(match.result)
            looks = tuple(plan.picture for plan in match.seating.seats)
            made, when = self.worded(match.made), self.worded(date_words.lately(day, self.today))
            self._framed[at] = frames.Shown(match.setup.game, looks, match.winners, made, when)
        return self._framed[at]

    # Input

    def targets(self) -> Sequence[Target]:
        if not self.results:
            return (Target(PLAY, self._play),)
        return tuple(Target(at, self._rect(at)) for at in self._shown)

    @property
    def _play(self) -> Rect:
        """The plate below the empty frame."""
        return _PLAY.move(0, -self.theme.bar_up)

    @property
    def _size(self) -> tuple[int, int]:
        wide, high = _LARGE if self.theme.large_text else _FRAME
        return wide, high - self.theme.bar_up // 2

    def _rect(self, at: int) -> Rect:
        place = at - self.page * self._fits
        rect = Rect((0, 0), self._size)
        (x, y), (across, down) = (_LARGE_AT, _LARGE_STEP) if self.theme.large_text else (_FRAME_AT, _STEP)
        row, column = (place, 0) if self.theme.large_text else divmod(place, 2)
        up = self.theme.bar_up // 2
        rect.center = x + across * column, y - up // 2 + (down - up) * row
        return rect

    def bindings(self) -> tuple[Binding, ...]:
        people = (Binding(Action.INFO, self._open_people, say("memories-people")),) if self.context.people else ()
        if not self.results:
            return self.with_focus(self.chooses(say("memories-play")), *people, self.leads_back())
        deal = Binding(Action.EXTRA, self._open_deal, say("memories-same-deal"))
        around = (
            Binding(Action.PREV, partial(self._step, -1)),
            Binding(Action.NEXT, partial(self._step, 1)),
        )
        return self.with_focus(self.chooses(say("memories-watch")), deal, *people, self.leads_back(), *around)

    def turn(self, target: Hashable, step: int, press: Press) -> bool:
        """Turn the page at its left and right edge."""
        ahead = [one for one in self.targets() if one.id != target and self._leads(target, one, step)]
        if ahead or not 0 <= self.page + step < self.pages:
            return False
        self._step(step, press)
        return True

    def _leads(self, target: Hashable, other: Target, step: int) -> bool:
        here = next((one.rect for one in self.targets() if one.id == target), other.rect)
        return (other.rect.centerx - here.centerx) * step > 0

    def _step(self, step: int, press: Press) -> None:
        if 0 <= self.page + step < self.pages:
            self.sound("turn")
            self._turn_to(self.page + step)
            self.settle(self._shown[0])

    def swiped(self, way: Action, press: Press) -> None:
        if way in (Action.LEFT, Action.RIGHT):
            self._step(1 if way is Action.RIGHT else -1, press)

    def choose(self, target: Hashable, press: Press) -> None:
        if target == PLAY:
            self.sound("choose")
            self.context.stack.dismiss()
            return
        session = self.match(int(str(target))).session
        if session is None:
            self.refuse(say("deal-unreadable"))
            return
        self.sound("choose")
        self.context.stack.push(navigation.replay(self.context, session))

    def _open_deal(self, press: Press) -> None:
        match = self.match(int(str(self.focus.at)))
        self.sound("choose")
        place = self.context.place("deal", match.deal, press.device, match.result.match)
        self.context.stack.push(place)

    def _open_people(self, press: Press) -> None:
        self.sound("choose")
        self.context.stack.push(PeoplePage(self.context, press.device))

    def enter(self) -> None:
        self.settle(self.targets()[0].id)

    def uncover(self, result: object) -> None:
        """Read again, because a person may have been forgotten."""
        self._look()
        super().uncover(result)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._since += dt
        next(self._painting, None)

    # Drawing

    def sentence(self) -> Message:
        if not self.results:
            return say("memories-none-line")
        return self.match(int(str(self.focus.at))).sentence

    def named(self, target: Hashable) -> Message | None:
        return say("memories-play") if target == PLAY else None

    def counted_targets(self) -> Sequence[Hashable]:
        return range(len(self.results)) or (PLAY,)

    def narrated(self) -> Narrated:
        """The focused match, then all records."""
        told = [say("memories-record-line", value=row.number, text=row.words) for row in self._records]
        return replace(super().narrated(), lines=tuple(map(self.worded, told)))

    def paint(self, canvas: Canvas) -> None:
        theme, title = self.theme, self.worded(self.title)
        size = text.fit(title, min(theme.px(_TITLE), 120), 900, "display")
        if not self.results:
            text.place(canvas, title, size, (960, _TITLE_AT[1]), CREAM, "display")
            self._draw_invitation(canvas)
        else:
            text.place(canvas, title, size, _TITLE_AT, CREAM, "display", "left")
            self._draw_wall(canvas)
        self.draw_focus(canvas, radius=48 if not self.results else None)

    @property
    def hung(self) -> int:
        """Number of frames of the page that are painted and hung up."""
        return min(self._painted, 1 + int(self._since / _HUNG))

    def _draw_wall(self, canvas: Canvas) -> None:
        hung = self._shown[: self.hung]
        for at in self._shown:
            rect = self._rect(at)
            if at in hung:
                frames.hung(self._frame(at), self._size, _TURNS[at % len(_TURNS)], self.theme).draw(canvas, rect.center)
            else:
                frames.free(rect.size).draw(canvas, rect.center)
        room = _RECORDS_LARGE if self.theme.large_text else _RECORDS
        high = room.height - self.theme.bar_up
        last = "" if self._often is None else self.worded(say("memories-latest", name=self._often))
        rows = self._records[: RECORDS - self.theme.large_text]
        board = frames.records(
            self.worded(say("memories-records")), rows, last, self._latest, (room.width, high), self.theme
        )
        board.draw(canvas, room.topleft)
        for page in range(self.pages if self.pages > 1 else 0):
            dot = icon("dot", _DOT_SIZE, GOLD if page == self.page else "#8A6E94")
            x = _DOTS[0] + _DOT_STEP * (page - (self.pages - 1) / 2)
            canvas.blit(dot, dot.get_rect(center=(round(x), _DOTS[1] - self.theme.bar_up)))

    def _draw_invitation(self, canvas: Canvas) -> None:
        up = self.theme.bar_up
        for x, degrees in _FREE:
            frames.free(_FREE_SIZE, degrees).draw(canvas, (x, _FIRST[1] + 54 - up))
        frames.first_match(self.worded(say("memories-first")), self.theme).draw(canvas, (_FIRST[0], _FIRST[1] - up))
        aiming(_HOST, 165, 165).draw(canvas, (_HOST_AT[0], _HOST_AT[1] - up))
        words = self.worded(say("memories-play"))
        pill((words,), *_PLAY_COLORS, 60, _PLAY.height, 5, self.theme, CREAM, _PLAY.width).draw(
            canvas, self._play.center
        )


def _counted(record: memories.HouseRecord) -> Message | None:
    """What the number of a record counts; None for a game that is not installed."""
    if not record.game:
        return say("-memories-row", count=record.amount)
    return diary.fact_words(record.game, Deed(record.name, record.key, record.amount))
