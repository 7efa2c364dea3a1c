"""The wall of memories: finished matches and evenings in frames, the latest first, and the records of the house."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from datetime import date

from pygame import Rect

from engine.core.messages import Message, numeral, say
from game import memories
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import pill
from game.draw.host import aiming
from game.evening import Deed
from game.input.actions import Action, Press
from game.scene import Narrated
from game.theme import CREAM, SEAT_LOOKS
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.evening import diary
from scenes.front.leafing import LeafingScene
from scenes.memories import frames
from scenes.memories.evenings import FinishedEvening
from scenes.memories.hung import HungFrames
from scenes.memories.matches import Finished
from scenes.memories.people import PeoplePage
from scenes.table import navigation

PLAY = "play"
RECORDS, LATEST = 3, 10
_TITLE, _TITLE_AT = 92, (130, 122)
_RECORDS, _RECORDS_LARGE = Rect(1252, 186, 556, 668), Rect(930, 186, 878, 668)
_FIRST, _FREE, _FREE_SIZE, _HOST, _HOST_AT = (960, 496), ((470, -3), (1450, 3)), (400, 280), 270, (1370, 640)
_PLAY = Rect(760, 752, 400, 96)
_PLAY_COLORS = ("#1E7A46", "#8EDAA8")


class MemoriesScene(LeafingScene):
    """Confirm watches a match again or shows how an evening went, another button opens a match's deal, a third the
    pages of people. Shoulder buttons turn the page. Before the first match it invites to play."""

    side_curtains = 110
    ring_radius = 26
    hook_share = 0.76
    title = say("memories-title")

    def __init__(self, context: Context, device: str | None = None, today: date | None = None) -> None:
        super().__init__(context, device)
        self.today = today or date.today()
        self._look(page=0)

    def _look(self, page: int) -> None:
        """Read the matches and the records."""
        self.wall = HungFrames(self.context, self.words_of, self.today, page)
        known = memories.all_of(self.context.store)
        looks = {person.name: SEAT_LOOKS[person.look] for person in self.context.people}
        self._records = tuple(
            frames.FrameRow(looks[one.name], self.words_of(numeral(one.amount)), self.words_of(words))
            for one in memories.house_records(known, RECORDS)
            if one.name in looks and (words := _counted(one)) is not None
        )
        self._often = max(looks, key=lambda name: sum(one.name == name for one in known), default=None)
        self._latest = () if self._often is None else memories.latest_of(self._often, known, LATEST)

    @property
    def _focused(self) -> Finished | FinishedEvening:
        """The focused frame; there must be one."""
        return self.wall.entry(int(str(self.focus.at)))

    # Input

    def targets(self) -> Sequence[Target]:
        if not self.wall.entries:
            return (Target(PLAY, self._play),)
        return tuple(map(Target, self.wall.shown, self.wall.rects))

    @property
    def _play(self) -> Rect:
        """The plate below the empty frame."""
        return _PLAY.move(0, -self.theme.bar_up)

    def bindings(self) -> tuple[Binding, ...]:
        people = (Binding(Action.INFO, self._open_people, say("memories-people")),) if self.context.people else ()
        if not self.wall.entries:
            return self.with_focus(self.chooses(say("memories-play")), *people, self.leads_back())
        if isinstance(self._focused, FinishedEvening):
            opens: tuple[Binding, ...] = (self.chooses(say("evening-how-went")),)
        else:
            deal = Binding(Action.EXTRA, self._open_deal, say("memories-same-deal"))
            opens = (self.chooses(say("memories-watch")), deal)
        return self.with_focus(*opens, *people, self.leads_back(), *self.shoulders())

    def turn(self, target: Hashable, step: int, press: Press) -> bool:
        """Turn the page at its left and right edge."""
        ahead = [one for one in self.targets() if one.id != target and self._leads(target, one, step)]
        if ahead or not 0 <= self.wall.page + step < self.wall.pages:
            return False
        self.leaf(step)
        return True

    def _leads(self, target: Hashable, other: Target, step: int) -> bool:
        here = next((one.rect for one in self.targets() if one.id == target), other.rect)
        return (other.rect.centerx - here.centerx) * step > 0

    def leaf(self, step: int) -> None:
        if 0 <= self.wall.page + step < self.wall.pages:
            self.sound("turn")
            self.wall.turn_to(self.wall.page + step)
            self.settle(self.wall.shown[0])

    def choose(self, target: Hashable, press: Press) -> None:
        if target == PLAY:
            self.sound("choose")
            self.context.stack.dismiss()
            return
        entry = self.wall.entry(int(str(target)))
        if isinstance(entry, FinishedEvening):
            self.sound("choose")
            self.context.stack.push(self.context.place("standings_so_far", entry.evening, press.device))
            return
        if entry.session is None:
            self.refuse(say("deal-unreadable"))
            return
        self.sound("choose")
        self.context.stack.push(navigation.replay(self.context, entry.session))

    def _open_deal(self, press: Press) -> None:
        match = self._focused
        if isinstance(match, Finished):
            self.sound("choose")
            self.context.stack.push(self.context.place("deal", match.deal, press.device, match.result.match))

    def _open_people(self, press: Press) -> None:
        self.sound("choose")
        self.context.stack.push(PeoplePage(self.context, press.device))

    def enter(self) -> None:
        self.settle(self.targets()[0].id)

    def uncover(self, result: object) -> None:
        """Read again, because a person may have been forgotten."""
        self._look(self.wall.page)
        super().uncover(result)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.wall.advance(dt)

    # Drawing

    def sentence(self) -> Message:
        if not self.wall.entries:
            return say("memories-none-line")
        return self._focused.sentence

    def named(self, target: Hashable) -> Message | None:
        return say("memories-play") if target == PLAY else None

    def counted_targets(self) -> Sequence[Hashable]:
        return range(len(self.wall.entries)) or (PLAY,)

    def narration(self) -> Narrated:
        """The focused match, then all records."""
        told = [say("memories-record-line", value=row.number, text=row.words) for row in self._records]
        return replace(super().narration(), lines=tuple(map(self.words_of, told)))

    def paint(self, canvas: Canvas) -> None:
        theme, title = self.theme, self.words_of(self.title)
        size = text.fit(title, min(theme.px(_TITLE), 120), 900, "display")
        if not self.wall.entries:
            text.place(canvas, title, size, (960, _TITLE_AT[1]), CREAM, "display")
            self._draw_invitation(canvas)
        else:
            text.place(canvas, title, size, _TITLE_AT, CREAM, "display", "left")
            self._draw_wall(canvas)
        self.draw_focus(canvas, radius=48 if not self.wall.entries else None)

    def _draw_wall(self, canvas: Canvas) -> None:
        self.wall.draw(canvas)
        room = _RECORDS_LARGE if self.theme.large_text else _RECORDS
        high = room.height - self.theme.bar_up
        last = "" if self._often is None else self.words_of(say("memories-latest", name=self._often))
        rows = self._records[: RECORDS - self.theme.large_text]
        board = frames.records(
            self.words_of(say("memories-records")), rows, last, self._latest, (room.width, high), self.theme
        )
        board.draw(canvas, room.topleft)

    def _draw_invitation(self, canvas: Canvas) -> None:
        up = self.theme.bar_up
        for x, degrees in _FREE:
            frames.free(_FREE_SIZE, degrees).draw(canvas, (x, _FIRST[1] + 54 - up))
        frames.first_match(self.words_of(say("memories-first")), self.theme).draw(canvas, (_FIRST[0], _FIRST[1] - up))
        aiming(_HOST, 165, 165).draw(canvas, (_HOST_AT[0], _HOST_AT[1] - up))
        words = self.words_of(say("memories-play"))
        pill((words,), *_PLAY_COLORS, 60, _PLAY.height, 5, self.theme, CREAM, _PLAY.width).draw(
            canvas, self._play.center
        )


def _counted(record: memories.HouseRecord) -> Message | None:
    """What the number of a record counts; None for a game that is not installed."""
    if not record.game:
        return say("-memories-row", count=record.amount)
    return diary.fact_words(record.game, Deed(record.name, record.key, record.amount))
