"""Pause: over a public view the house's curtain comes half down, over a private one it is closed."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.messages import Message, say, verbatim
from engine.core.seats import Seat
from game.canvas import Canvas
from game.draw.boards import menu_ring, menu_tag, pill
from game.draw.curtain import HOUSE_LOOK, cloth, curtain, valance
from game.draw.focus import peg
from game.draw.tags import EYELET
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import CREAM, GOLD, STAGE, SeatLook
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.companions import companion_row, in_one, next_companion, told
from scenes.front.gate import for_grown_ups, gated_line, key_disc
from scenes.lesson.offer import PLAY, begin_lesson, beside_a_match, lone_learner
from scenes.lobby import seat_row
from scenes.lobby.joining import halved
from scenes.seating import LEVELS, Seating, SeatPlan, TablePlan, called, joined, vacated, with_device
from scenes.table.game_table import table_of

if TYPE_CHECKING:
    from game.context import Context

RESUME, CALL, OWN, RULES, LESSON, SHEET = "resume", "call", "own", "rules", "lesson", "sheet"
SEATS, SETTINGS, LEAVE = "seats", "settings", "leave"
_TAGS: tuple[tuple[str, Message, str, Message], ...] = (
    (RESUME, say("pause-go-on"), "play", say("pause-go-on-line")),
    (CALL, say("pause-call"), "bell", say("pause-call-line")),
    (OWN, say("pause-own"), "eye", say("pause-own-line")),
    (RULES, say("pause-rules"), "book", say("pause-rules-line")),
    (LESSON, say("pause-lesson"), "learn", say("pause-lesson-line")),
    (SHEET, say("pause-sheet"), "star", say("scores-so-far")),
    (SEATS, say("pause-seats"), "people", say("pause-seats-line")),
    (SETTINGS, say("settings"), "gear", say("settings-line")),
    (LEAVE, say("pause-leave"), "door", say("pause-leave-line")),
)
_GATED = (SEATS, SETTINGS, LEAVE)
_KEY, _KEY_IN, _KEY_DOWN = 64, 40, 18  # px of the key on their tags, and from the tag's corner
_HEM = 620
_ONE_ROW = 7
_TAG, _LOW_TAG, _NEXT_ROW = (264, 330), 254, 306
_ROOM = 1728  # px for all tags
_GAP = 22
_HOOKS = 246
_GOAL, _GOAL_AT = 44, 132
LOOKS = "looks"
_INDENT = 60  # px


class PauseScene(HouseScene):
    """Dismissed with None to go on, `LEAVE`, a Seating that was changed, or the Press of whoever wants to call, or to
    look at what is its own.

    `look` is the seat whose private view lies below: then the curtain is closed. `sheet` makes the score sheet's scene.
    With `calls` something may be called out at the table below, with `peeks` a seat may look at what is its own: by
    people who have two buttons only, too.
    """

    hangs = False
    tags = _TAGS
    gated: tuple[str, ...] = _GATED
    """What children ask a grown-up for."""

    def __init__(
        self, context: "Context", plan: TablePlan, who: str = "", look: SeatLook | None = None,
        sheet: Callable[[], Scene] | None = None, device: str | None = None, calls: bool = False, peeks: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(context)
        self.plan, self.seating, self.who, self.look, self.sheet = plan, plan.seating, who, look, sheet
        self.calls, self.peeks = calls, peeks
        self.device = device or self.device
        self.opaque = look is not None
        self.focus.at = RESUME

    def _shown(self) -> tuple[tuple[str, Message, str, Message], ...]:
        lesson = beside_a_match(self.context, self.plan.setup.game)
        perhaps = ((SHEET, self.sheet is not None), (CALL, self.calls), (OWN, self.peeks), (LESSON, lesson))
        left_out = {name for name, there in perhaps if not there}
        return tuple(tag for tag in self.tags if tag[0] not in left_out)

    def _lines(self) -> tuple[tuple[str, ...], ...]:
        """The tags row by row: one row, or two where its words would be too small."""
        names = tuple(tag[0] for tag in self._shown())
        half = -(-len(names) // 2)
        return (names,) if len(names) <= _ONE_ROW else (names[:half], names[half:])

    def _tag(self) -> tuple[int, int]:
        lines = self._lines()
        return min(_TAG[0], (_ROOM + _GAP) // len(lines[0]) - _GAP), _TAG[1] if len(lines) == 1 else _LOW_TAG

    def _places(self) -> tuple[tuple[str, tuple[int, int]], ...]:
        step, out = self._tag()[0] + _GAP, []
        for line, names in enumerate(self._lines()):
            left = 960 - (len(names) * step - _GAP) // 2 + self._tag()[0] // 2
            out += [(name, (left + i * step, _HOOKS + line * _NEXT_ROW)) for i, name in enumerate(names)]
        return tuple(out)

    def targets(self) -> Sequence[Target]:
        size = self._tag()
        return tuple(Target(name, Rect(x - size[0] // 2, y - EYELET, *size)) for name, (x, y) in self._places())

    def choose(self, target: Hashable, press: Press) -> None:
        self.context.sound.play("choose")
        if target == RESUME:
            self._resume()
        elif target in self.gated:
            for_grown_ups(self.context, lambda: self._do(target, press.device), press.device)
        elif target == CALL:
            self.context.stack.dismiss(press)
        elif target == OWN:
            self.context.stack.dismiss(replace(press, action=Action.LOOK))
        elif target == SHEET and self.sheet is not None:
            self.context.stack.push(self.sheet())
        elif target == RULES:
            setup, learners = self.plan.setup, self._learners(press.device)
            self.context.stack.push(self.context.place("rules", setup.game, setup.variant, setup.options, learners))
        elif target == LESSON:
            begin_lesson(self.context, self.plan.setup.game, self._learners(press.device))

    def _learners(self, device: str) -> tuple[SeatPlan, ...]:
        """All people at the table; whoever only watches it is a guest."""
        people = tuple(plan for plan in self.seating.seats if plan.person)
        return people or lone_learner(self.context, device).seats

    def _do(self, what: Hashable, device: str) -> None:
        """What children ask a grown-up for."""
        if what == LEAVE:
            self.context.stack.dismiss(LEAVE)
        elif what == SETTINGS:
            self.context.stack.push(self.context.place("settings"))
        else:
            self.context.stack.push(SwapScene(self.context, self.seating, device))

    def _resume(self) -> None:
        self.context.stack.dismiss(self.seating if self.seating != self.plan.seating else None)

    def bindings(self) -> tuple[Binding, ...]:
        goes_on = self.leads_back(say("pause-go-on"))
        return self.with_focus(self.chooses(say("hint-choose")), goes_on, Binding(Action.MENU, goes_on.do))

    def go_back(self, press: Press) -> None:
        del press
        self.sound("back")
        self._resume()

    def uncover(self, result: object) -> None:
        if result == PLAY:  # after a lesson
            self._resume()
        if isinstance(result, Seating):
            if (news := in_one(told(result, self.seating))) is not None:
                self.say(news)
            self.seating = result
        super().uncover(result)

    def sentence(self) -> Message | None:
        if self.focus.at == RESUME and self.who:
            return say("pause-by", name=self.who)
        line = next((tag[3] for tag in self.tags if tag[0] == self.focus.at), None)
        return gated_line(self.context, line) if line is not None and self.focus.at in self.gated else line

    def draw(self, canvas: Canvas) -> None:
        if self.look is not None:
            canvas.blit(curtain(self.look), (0, 0))
        else:
            hem = _HEM if len(self._lines()) == 1 else self.theme.rail_top
            canvas.blit(cloth(HOUSE_LOOK), (0, 0), Rect(0, 0, STAGE[0], hem))
            canvas.fill(GOLD, Rect(0, hem, STAGE[0], 8))
            valance(HOUSE_LOOK).draw(canvas)
        self._draw_goal(canvas)
        for name, at in self._places():
            label, picture = next((tag[1], tag[2]) for tag in self.tags if tag[0] == name)
            menu_tag(self.worded(label), picture, self.theme, self._tag()).draw(canvas, at)
            if name in self.gated and self.children:
                key_disc(_KEY).draw(canvas, (at[0] + self._tag()[0] // 2 - _KEY_IN, at[1] + _KEY_DOWN))
            if name == self.focus.at:
                menu_ring(self._tag(), self.theme.ring).draw(canvas, at)
            peg(76).draw(canvas, at)
        self.draw_bottom_bar(canvas)

    @property
    def goal(self) -> Message:
        """What the game is about."""
        return table_of(self.plan.setup.game).text.goal

    def _draw_goal(self, canvas: Canvas) -> None:
        """What the game is about, over the tags."""
        goal = self.worded(self.goal)
        pill((goal,), self.theme.plate, GOLD, _GOAL, 92, 4, self.theme, CREAM, _ROOM).draw(canvas, (960, _GOAL_AT))


class SwapScene(Page):
    """A seat changes from person to computer player and back. Dismissed with the Seating."""

    title = say("pause-seats")

    def __init__(self, context: "Context", seating: Seating, device: str) -> None:
        super().__init__(context)
        self.seating, self.device = seating, device

    def rows(self) -> Sequence[Row]:
        rows = []
        for seat, plan in enumerate(self.seating.seats):
            words = seat_row.device_words(self.seating, seat)
            rows.append(
                Row(seat, verbatim(plan.name), words, say("pause-seats-change"), "person" if plan.person else "bot")
            )
            if plan.person:
                looks = companion_row((LOOKS, seat), self.seating, seat)
                rows.append(replace(looks, indent=_INDENT))
        return (*rows, Row("done", say("done"), None, say("done-line"), "tick"))

    def _kinds(self, seat: Seat) -> tuple[str, ...]:
        """What a seat can be: a computer player of a level, or a person with one of the devices that are there and look
        along with nobody else."""
        there = self.context.devices.all()
        return (*LEVELS, *(device for device in there if self.seating.accompanied_by(device) in (None, seat)))

    def turned(self, row: Row, step: int, press: Press) -> None:
        del press
        if isinstance(row.id, tuple):
            there = self.context.devices.all()
            self.seating, _ = halved(next_companion(self.seating, int(row.id[1]), step, there))
            return
        seat: Seat = int(str(row.id))
        plan, kinds = self.seating[seat], self._kinds(seat)
        now = plan.device if plan.person else plan.level
        at = kinds.index(now) if now in kinds else 0
        kind = kinds[(at + step) % len(kinds)]
        if kind in LEVELS and plan.person:
            self.seating = vacated(self.seating, seat, kind)
        elif kind in LEVELS:
            self.seating = self.seating.put(seat, replace(plan, level=kind))
        elif plan.person:
            self.seating = with_device(self.seating, seat, kind)
        else:
            names = tuple(person.name for person in self.context.store.people())
            self.seating = joined(self.seating, kind, names, seat)
        if self.children and not plan.person:
            self.seating = self.seating.put(
                seat, replace(self.seating[seat], name=called(self.seating[seat].look, self.voice))
            )

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "done":
            self.context.stack.dismiss(self.seating)

    def go_back(self, press: Press) -> None:
        del press
        self.sound("back")
        self.context.stack.dismiss(self.seating)
