"""Pause: the theatre's curtain falls over a public view. Over a private one, the seat's own curtain is closed at once.

On it are the tags of the possible actions, and below them a tag for each seat.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from pygame import Rect

from engine.core.messages import Message, say, verbatim
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import menu_tag, pill
from game.draw.curtain import HOUSE_LOOK, cloth, draw_high_valance
from game.draw.focus import peg
from game.draw.house_set import coat_rail
from game.draw.tags import EYELET, named_aside, tag_ring, wide_tag
from game.easing import CURTAIN_DOWN, TAG_SWINGS
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import CREAM, GOLD, STAGE, SeatLook, Theme
from game.timeline import Call, Lane, Seq, stagger
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from game.widgets.menu import Row, after
from game.widgets.page import Page
from scenes.companions import companion_news, companion_row, in_one, next_companion
from scenes.evening import diary
from scenes.front.gate import for_grown_ups, gated_line, key_disc
from scenes.games import entry_of
from scenes.lesson.offer import PLAY, begin_lesson, beside_a_match, lone_learner, own_lesson
from scenes.lobby import seat_row
from scenes.lobby.joining import halved
from scenes.seating import BOT_NAMES, LEVELS, Seating, SeatPlan, TablePlan, join, picture_name, take_over, with_device
from scenes.table.game_table import table_of
from scenes.table.other_game import OtherGameScene
from scenes.table.table_result import AskLastDeal, CallWith, Leave, PeekWith, PlayOn

RESUME, CALL, OWN, RULES, LESSON, SHEET = "resume", "call", "own", "rules", "lesson", "sheet"
EVENING = "evening"
OTHER = "other"
"""Children leave with this. It needs no grown-up, because the match is saved."""
LAST, MORE = "last", "more"
"""End the match after the current deal, or undo that."""
SEATS, SETTINGS, LEAVE = "seats", "settings", "leave"
_RESULTS = {LEAVE: Leave(), LAST: AskLastDeal(), MORE: PlayOn()}
"""Results of the scene for these tags."""
_TAGS: tuple[tuple[str, Message, str, Message], ...] = (
    (RESUME, say("pause-go-on"), "play", say("pause-go-on-line")),
    (CALL, say("pause-call"), "bell", say("pause-call-line")),
    (OWN, say("pause-own"), "eye", say("pause-own-line")),
    (RULES, say("pause-rules"), "book", say("pause-rules-line")),
    (LESSON, say("pause-lesson"), "learn", say("pause-lesson-line")),
    (SHEET, say("pause-sheet"), "star", say("scores-so-far")),
    (EVENING, say("pause-evening"), "cup", say("pause-evening-line")),
    (LAST, say("pause-last"), "clock", say("pause-last-line")),
    (MORE, say("pause-more"), "cards", say("pause-more-line")),
    (OTHER, say("pause-other"), "cards", say("pause-other-kept")),
    (SEATS, say("pause-seats"), "people", say("pause-seats-line")),
    (SETTINGS, say("settings"), "gear", say("settings-line")),
    (LEAVE, say("pause-leave"), "door", say("pause-leave-line")),
)
_GATED = (SEATS, SETTINGS)
_KEY, _KEY_IN, _KEY_DOWN = 64, 40, 18  # px of the key on their tags, and from the tag's corner
_ONE_ROW = 7
_TAG, _LOW_TAG = (264, 240), 218
_ROOM, _GAP = 1728, 22  # px for all tags, and between two
_HIGHER = 62  # px by which everything is higher over the higher bar of large text
_TITLE, _TITLE_AT = 120, 152
_LOW_TITLE, _LOW_TITLE_AT, _WHERE_BESIDE = 98, 168, 36  # over the higher bar: below the swags, both in one line
_WHERE, _WHERE_HIGH, _WHERE_AT = 40, 66, 256
_HOOKS, _NEXT_ROW = 352, 250
_COAT_RAIL, _COAT_RAIL_AT = 1500, 628
_SEAT, _SEAT_GAP, _SEAT_HOOKS = (304, 190), 26, 652
_GOAL, _GOAL_ABOVE_BAR = 40, 46
_HEM_EDGE = 8  # px
_SWINGS_FROM = -70.0  # px above its hook, where a tag begins to swing in
LOOKS = "looks"
_INDENT = 100  # px


class PauseScene(HouseScene):
    """Dismissed with None to continue, with Leave, AskLastDeal, PlayOn, a changed Seating, CallWith or PeekWith.

    `look` is the seat whose private view is below: then its curtain is closed. `sheet` makes the score sheet's scene.
    With `calls` the players can call at the table below. With `peeks` a seat can look at its own things, also with a
    device of only two buttons. `where` is the stage of the match, `awaited` are the seats that it waits for. `last`:
    whether the current deal is the last one, None if the table has no choice.
    """

    hook_holds_focus = False
    title = say("pause-title")
    tags = _TAGS
    gated: tuple[str, ...] = _GATED
    """Tags for which children ask a grown-up."""

    def __init__(
        self,
        context: Context,
        plan: TablePlan,
        who: str = "",
        look: SeatLook | None = None,
        sheet: Callable[[], Scene] | None = None,
        device: str | None = None,
        calls: bool = False,
        peeks: bool = False,
        where: Message | None = None,
        awaited: Sequence[Seat] = (),
        last: bool | None = None,
    ) -> None:
        super().__init__(context)
        self.plan, self.seating, self.who, self.look, self.sheet = plan, plan.seating, who, look, sheet
        self.calls, self.peeks, self.where, self.awaited = calls, peeks, where, tuple(awaited)
        self.last = last
        evening = diary.of_match(context, plan.aids)
        self.evening = evening if evening is not None and evening.played and not self.children else None
        """The evening whose standings are in reach; children have none."""
        self.device = device or self.device
        self.opaque = look is not None
        self.focus.at = RESUME
        self.lane = Lane()
        self.fallen = 1.0  # share of the curtain's way down
        self.covered = False
        """Whether a sheet covers it. Then only the curtain is drawn, and nothing is visible round the sheet."""
        self._swings: dict[Hashable, _Swing] = {}

    def enter(self) -> None:
        """Let the curtain fall, then the tags swing in. Over an open hand, or with reduced motion, all is there at
        once."""
        super().enter()
        if self.look is not None or self.context.settings.get.reduced_motion:
            return
        self.fallen = 0.0
        self._swings = {target.id: _Swing() for target in self.targets()}
        swings = stagger(TAG_SWINGS.gap, (TAG_SWINGS.tween(swing, y=0.0) for swing in self._swings.values()))
        self.lane.play(Seq(CURTAIN_DOWN.tween(self, fallen=1.0), swings, Call(self._swings.clear)))

    def cover(self) -> None:
        """Finish the motion when something else comes on top."""
        self.lane.finish()
        self.covered = True

    def update(self, dt: float) -> None:
        super().update(dt)
        self.lane.advance(dt)

    # Layout

    def _shown(self) -> tuple[tuple[str, Message, str, Message], ...]:
        lesson = beside_a_match(self.context, self.plan.setup.game) is not None
        away = ((OTHER, self.children), (LEAVE, not self.children or not any(tag[0] == OTHER for tag in self.tags)))
        ends = (LAST, self.last is False), (MORE, self.last is True)
        perhaps = (
            *away,
            (SHEET, self.sheet is not None),
            (CALL, self.calls),
            (EVENING, self.evening is not None),
            (OWN, self.peeks),
            (LESSON, lesson),
            *ends,
        )
        left_out = {name for name, there in perhaps if not there}
        return tuple(tag for tag in self.tags if tag[0] not in left_out)

    def _lines(self) -> tuple[tuple[str, ...], ...]:
        """The tags by row: one row, or two if words would otherwise be too small."""
        names = tuple(tag[0] for tag in self._shown())
        half = -(-len(names) // 2)
        return (names,) if len(names) <= _ONE_ROW else (names[:half], names[half:])

    @property
    def _seats(self) -> tuple[Seat, ...]:
        """The seats with a tag of their own: all or none. They need seats that can be changed, and other tags in only
        one row."""
        there = len(self._lines()) == 1 and SEATS in self._lines()[0]
        return tuple(range(len(self.seating))) if there else ()

    @property
    def _up(self) -> int:
        return _HIGHER if self.theme.large_text else 0

    def _tag(self) -> tuple[int, int]:
        lines = self._lines()
        return min(_TAG[0], (_ROOM + _GAP) // len(lines[0]) - _GAP), _TAG[1] if len(lines) == 1 else _LOW_TAG

    def _places(self) -> tuple[tuple[str, tuple[int, int]], ...]:
        step, out = self._tag()[0] + _GAP, []
        for line, names in enumerate(self._lines()):
            left = 960 - (len(names) * step - _GAP) // 2 + self._tag()[0] // 2
            out += [(name, (left + i * step, _HOOKS - self._up + line * _NEXT_ROW)) for i, name in enumerate(names)]
        return tuple(out)

    def _seat_tag(self) -> tuple[int, int]:
        return min(_SEAT[0], (_ROOM + _SEAT_GAP) // max(1, len(self._seats)) - _SEAT_GAP), _SEAT[1]

    def _seat_places(self) -> tuple[tuple[Seat, tuple[int, int]], ...]:
        step, count = self._seat_tag()[0] + _SEAT_GAP, len(self._seats)
        return tuple(
            (seat, (round(960 + (i - (count - 1) / 2) * step), _SEAT_HOOKS - self._up))
            for i, seat in enumerate(self._seats)
        )

    def targets(self) -> Sequence[Target]:
        size, seat_size = self._tag(), self._seat_tag()
        named = tuple(Target(name, _paper(at, size)) for name, at in self._places())
        return (*named, *(Target((SEATS, seat), _paper(at, seat_size)) for seat, at in self._seat_places()))

    # Actions

    def choose(self, target: Hashable, press: Press) -> None:
        self.context.sound.play("choose")
        kind = target[0] if isinstance(target, tuple) else target
        if target == RESUME:
            self._resume()
        elif kind in self.gated:
            for_grown_ups(self.context, lambda: self._do(target, press.device), press.device)
        elif target in _RESULTS:
            self.context.stack.dismiss(_RESULTS[target])
        elif target == OTHER:
            look = self.look or HOUSE_LOOK
            self.context.stack.push(OtherGameScene(self.context, self.plan.setup.game, look, press.device))
        elif target == CALL:
            self.context.stack.dismiss(CallWith(press))
        elif target == OWN:
            self.context.stack.dismiss(PeekWith(press))
        elif target == SHEET and self.sheet is not None:
            self.context.stack.push(self.sheet())
        elif target == EVENING:
            self.context.stack.push(self.context.place("standings_so_far", self.evening, press.device))
        elif target == RULES:
            setup, learners = self.plan.setup, self._learners(press.device)
            self.context.stack.push(self.context.place("rules", setup.game, setup.variant, setup.options, learners))
        elif target == LESSON:
            begin_lesson(self.context, own_lesson(self.context, self.plan.setup.game), self._learners(press.device))

    def _learners(self, device: str) -> tuple[SeatPlan, ...]:
        """All human players at the table. A viewer without a seat is a guest."""
        people = tuple(plan for plan in self.seating.seats if plan.person)
        return people or lone_learner(self.context, device).seats

    def _do(self, what: Hashable, device: str) -> None:
        """Do an action for which children ask a grown-up."""
        if what == SETTINGS:
            self.context.stack.push(self.context.place("settings"))
        else:
            at = what[1] if isinstance(what, tuple) else None
            self.context.stack.push(SwapScene(self.context, self.seating, device, at))

    def _resume(self) -> None:
        self.context.stack.dismiss(self.seating if self.seating != self.plan.seating else None)

    def bindings(self) -> tuple[Binding, ...]:
        back = self.leads_back(say("pause-go-on"))
        return self.with_focus(self.chooses(say("hint-choose")), back, Binding(Action.MENU, back.do))

    def go_back(self, press: Press) -> None:
        self.sound("back")
        self._resume()

    def uncover(self, result: object) -> None:
        self.covered = False
        if result == PLAY:  # after a lesson
            self._resume()
        if result is True:  # another game
            self.context.stack.dismiss(Leave())
            return
        if isinstance(result, Seating):
            if (news := in_one(companion_news(result, self.seating))) is not None:
                self.say(news)
            self.seating = result
        super().uncover(result)

    # Display

    def named(self, target: Hashable) -> Message | None:
        if isinstance(target, tuple):
            return verbatim(self.seating[int(target[1])].name)
        return next((tag[1] for tag in self.tags if tag[0] == target), None)

    def sentence(self) -> Message | None:
        if self.focus.at == RESUME and self.who:
            return say("pause-by", name=self.who)
        at = self.focus.at[0] if isinstance(self.focus.at, tuple) else self.focus.at
        line = next((tag[3] for tag in self.tags if tag[0] == at), None)
        return gated_line(self.context, line) if line is not None and at in self.gated else line

    def draw(self, canvas: Canvas) -> None:
        look, hem = self.look or HOUSE_LOOK, round(self.fallen * self.theme.bar_top)
        canvas.blit(cloth(look), (0, 0), Rect(0, 0, STAGE[0], STAGE[1] if self.fallen == 1 else hem))
        if self.fallen < 1:
            canvas.fill(GOLD, Rect(0, hem, STAGE[0], _HEM_EDGE))
        hung = self.fallen == 1 and not self.covered
        if hung:
            self._draw_words(canvas)
        draw_high_valance(canvas, look)
        if hung:
            self._draw_title(canvas)
            self._draw_tags(canvas)
            self._draw_seats(canvas)
        self.draw_bottom_bar(canvas)

    @property
    def goal(self) -> Message:
        return table_of(self.plan.setup.game).goal

    def _draw_title(self, canvas: Canvas) -> None:
        """Draw the title, and the stage of the match."""
        game, title = verbatim(entry_of(self.plan.setup.game).title), self.words_of(self.title)
        where = game if self.where is None else say("pause-where", game=game, where=self.where)
        look = self.look or HOUSE_LOOK
        plate = pill((self.words_of(where),), look.deep, look.light, _WHERE, _WHERE_HIGH, 3, Theme(self.theme.name))
        if not self._up:
            text.place(canvas, title, _TITLE, (960, _TITLE_AT), CREAM, "display")
            plate.draw(canvas, (960, _WHERE_AT))
            return
        wide = text.width(title, _LOW_TITLE, "display")
        left = 960 - (wide + _WHERE_BESIDE + plate.box.width) // 2
        text.place(canvas, title, _LOW_TITLE, (left + wide // 2, _LOW_TITLE_AT), CREAM, "display")
        plate.draw(canvas, (left + wide + _WHERE_BESIDE + plate.box.width // 2, _LOW_TITLE_AT))

    def _draw_words(self, canvas: Canvas) -> None:
        """Draw the goal of the game, below all tags."""
        goal, role = self.words_of(self.goal), self.theme.sentence_role
        size = text.fit(goal, min(self.theme.sentence_px(_GOAL), 60), _ROOM, role)
        text.place(canvas, goal, size, (960, self.theme.bar_top - _GOAL_ABOVE_BAR), CREAM, role)

    def _draw_tags(self, canvas: Canvas) -> None:
        for name, at in self._places():
            hook, at = at, self._swung(name, at)
            label, picture = next((tag[1], tag[2]) for tag in self.tags if tag[0] == name)
            menu_tag(self.words_of(label), picture, self.theme, self._tag()).draw(canvas, at)
            if name in self.gated and self.children:
                key_disc(_KEY).draw(canvas, (at[0] + self._tag()[0] // 2 - _KEY_IN, at[1] + _KEY_DOWN))
            if name == self.focus.at:
                tag_ring(self._tag(), self.theme.ring).draw(canvas, at)
            peg(76).draw(canvas, hook)

    def _draw_seats(self, canvas: Canvas) -> None:
        """Draw the tags of the seats on their coat rail."""
        if not self._seats:
            return
        size = self._seat_tag()
        wide = max(_COAT_RAIL, len(self._seats) * (size[0] + _SEAT_GAP) + _SEAT_GAP)
        coat_rail(wide).draw(canvas, (960, _COAT_RAIL_AT - self._up))
        aside = named_aside(self.seating.names, size[0], self.theme)
        for seat, hook in self._seat_places():
            at, plan = self._swung((SEATS, seat), hook), self.seating[seat]
            awaited = seat in self.awaited
            wide_tag(plan.picture, plan.name, plan.badge, awaited, size, aside, self.theme).draw(canvas, at)
            if (SEATS, seat) == self.focus.at:
                tag_ring(size, self.theme.ring).draw(canvas, at)
            peg(64).draw(canvas, hook)

    def _swung(self, target: Hashable, hook: tuple[int, int]) -> tuple[int, int]:
        """The place of a tag that swings in to its hook."""
        swing = self._swings.get(target)
        return hook if swing is None else (hook[0], hook[1] + round(swing.y))


class _Swing:
    """A tag on its way to its hook."""

    def __init__(self) -> None:
        self.y = _SWINGS_FROM


def _paper(hook: tuple[int, int], size: tuple[int, int]) -> Rect:
    """The rectangle of a tag with that hook."""
    return Rect(hook[0] - size[0] // 2, hook[1] - EYELET, *size)


class SwapScene(Page):
    """Changes seats between human and computer players. Dismissed with the Seating."""

    title = say("pause-seats")

    def __init__(self, context: Context, seating: Seating, device: str, at: Seat | None = None) -> None:
        super().__init__(context)
        self.seating, self.device = seating, device
        self.focus.at = at

    def rows(self) -> Sequence[Row]:
        rows = []
        for seat, plan in enumerate(self.seating.seats):
            words = seat_row.device_words(self.seating, seat)
            picture = "person" if plan.person else "bot"
            rows.append(Row(seat, verbatim(plan.name), words, say("pause-seats-change"), picture, look=plan.picture))
            if plan.person:
                looks = companion_row((LOOKS, seat), self.seating, seat)
                rows.append(replace(looks, indent=_INDENT))
        return (*rows, self.closing_row(result=self.seating))

    def _kinds(self, seat: Seat) -> tuple[str, ...]:
        """Kinds of a seat: levels of computer players, or one of the present devices, unless another seat's companion
        has it."""
        there = self.context.devices.all()
        return (*LEVELS, *(device for device in there if self.seating.companion_seat(device) in (None, seat)))

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        if isinstance(row.id, tuple):
            there = self.context.devices.all()
            self.seating, _ = halved(next_companion(self.seating, int(row.id[1]), step, there))
            return
        seat: Seat = int(str(row.id))
        plan = self.seating[seat]
        kind = after(self._kinds(seat), plan.device if plan.person else plan.level, step)
        if kind in LEVELS and plan.person:
            self.seating = take_over(self.seating, seat, kind)
        elif kind in LEVELS:
            self.seating = self.seating.put(seat, replace(plan, level=kind))
        elif plan.person:
            self.seating = with_device(self.seating, seat, kind)
        else:
            names = tuple(person.name for person in self.context.store.people.all())
            self.seating = join(self.seating, kind, names, seat)
            if plan.name not in BOT_NAMES and not plan.character:  # a returning player keeps the name
                self.seating = self.seating.put(seat, replace(self.seating[seat], name=plan.name))
        if self.children and not plan.person:
            self.seating = self.seating.put(
                seat, replace(self.seating[seat], name=picture_name(self.seating[seat].look, self.voice))
            )

    def go_back(self, press: Press) -> None:
        self.sound("back")
        self.context.stack.dismiss(self.seating)
