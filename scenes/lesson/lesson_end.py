"""The end of a lesson: the host cheers, tags show what was learned, and players choose what comes next."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from engine.core.messages import Message, say
from game import surfaces
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.boards import question_plate, ribbon
from game.draw.cache import cached
from game.draw.focus import peg
from game.draw.icons import icon, mark
from game.draw.paper import Piece, with_shadow
from game.draw.tags import EYELET, tag_paper
from game.easing import LESSON_STANDS, LESSON_TAG, animation_seconds
from game.input.actions import Press
from game.lessons import Lesson
from game.text.catalogue import Voice
from game.theme import GOLD, INK, Theme
from game.timeline import Call, Lane, Seq, Wait
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import WIDE_SIDE_CURTAINS, HouseScene
from scenes.ending.podium import cheering, many
from scenes.front.greeting import GreetingScene
from scenes.front.learn import LearnScene
from scenes.lesson.offer import PLAY, after, begin_lesson
from scenes.seating import SeatPlan
from scenes.table.game_table import table_of
from scenes.table.said_picture import picture_of
from scenes.table.scene import TableScene

SHELF, AGAIN, NEXT = "shelf", "again", "next"
_RIBBON, _RIBBON_AT, _RIBBON_WIDE = 84, (960, 138), 1100
_HOST, _HOST_AT, _LARGE_UP = 300, (960, 396), 26
_STAR, _STAR_STEP, _STARS_AT = 62, 84, 616
_TAG, _LARGE_TAG = (236, 380), (284, 380)
_TAG_GAP, _SIDES, _HOOKS = 30, (382, 1538), 262
_PICTURE, _PICTURE_TOP, _WORD, _WORD_MOST, _INSET = 168, 62, 42, 60, 32
_TICK = 60
_DROP = -120.0
_PLATES_UP, _PLATE_GAP, _PLATE_MOST = 118, 26, 560


@dataclass(slots=True)
class _HangingStar:
    """A tag that swings in: its height above the hook, and whether it is visible."""

    y: float = _DROP
    there: bool = False


class LessonEndScene(HouseScene):
    """Stays until a press. At first it ignores presses, because the last one was meant for the lesson."""

    side_curtains = WIDE_SIDE_CURTAINS
    rayed = True
    ring_radius = 26
    hook_share = 0.96

    def __init__(self, context: Context, lesson: Lesson, learners: tuple[SeatPlan, ...]) -> None:
        super().__init__(context)
        self.lesson, self.learners = lesson, learners
        self.tags = tuple(_HangingStar() for _ in lesson.learned)
        self.stood = 0.0
        self.lane = Lane()

    @property
    def ignores_input(self) -> bool:
        """Whether it is too early for a press."""
        return self.stood < LESSON_STANDS

    @property
    def busy(self) -> bool:
        return self.lane.busy

    @property
    def match_waits(self) -> bool:
        """Whether the lesson was played before a match, or in the middle of one."""
        return any(isinstance(scene, TableScene | GreetingScene) for scene in self.context.stack.scenes)

    def enter(self) -> None:
        super().enter()
        self.sound("lesson")
        self.context.sound.chatter("news")
        for number, tag in enumerate(self.tags):
            seen = Call(partial(self._hang, tag))
            self.lane.play(Seq(Wait(LESSON_TAG.gap * number), seen, LESSON_TAG.tween(tag, y=0.0)))

    def _hang(self, tag: _HangingStar) -> None:
        tag.there = True
        self.sound("hook")

    def update(self, dt: float) -> None:
        super().update(dt)
        still = self.context.settings.get.reduced_motion
        self.lane.advance(animation_seconds(dt, 0.0 if still else self.context.pace))
        if self.ignores_input:
            self.stood += dt
            if not self.ignores_input:
                self.settle(PLAY)

    # Input

    def _offers(self) -> tuple[tuple[str, Message], ...]:
        again = (AGAIN, say("lesson-end-again"))
        if self.match_waits:
            return ((PLAY, say("lesson-end-go-on")), again)
        other = SHELF, say("lesson-end-shelf")
        if after(self.context, self.lesson) is not None:
            other = NEXT, say("lesson-end-next")
        return ((PLAY, say("lesson-end-play")), other, again)

    def _plates(self) -> tuple[tuple[str, Piece, tuple[int, int]], ...]:
        """Name, plate and middle of each, side by side."""
        plates = [
            (name, question_plate(self.words_of(words), name == self.focus.at, self.theme, most=_PLATE_MOST))
            for name, words in self._offers()
        ]
        left = 960 - (sum(plate.box.width + _PLATE_GAP for _, plate in plates) - _PLATE_GAP) // 2
        out = []
        for name, plate in plates:
            out.append((name, plate, (left + plate.box.width // 2, self.theme.bar_top - _PLATES_UP)))
            left += plate.box.width + _PLATE_GAP
        return tuple(out)

    def targets(self) -> Sequence[Target]:
        return () if self.ignores_input else tuple(Target(name, plate.rect(at)) for name, plate, at in self._plates())

    def named(self, target: Hashable) -> Message | None:
        return dict(self._offers()).get(str(target))

    def bindings(self) -> tuple[Binding, ...]:
        if self.ignores_input:
            return ()
        return self.with_focus(self.chooses(say("hint-choose")), self.leads_back())

    def choose(self, target: Hashable, press: Press) -> None:
        self.sound("choose")
        stack, context = self.context.stack, self.context
        if target == AGAIN:
            begin_lesson(context, self.lesson, self.learners, from_start=True)
        elif target == NEXT:
            begin_lesson(context, after(context, self.lesson), self.learners)
        elif target == SHELF:
            self._to_the_shelf()
        elif self.match_waits:
            stack.dismiss(PLAY)
        else:
            stack.reset(context.place("title", opened=True))
            stack.push(context.place("seats", self.lesson.game, press.device))

    def _to_the_shelf(self) -> None:
        if any(isinstance(scene, LearnScene) for scene in self.context.stack.scenes):
            self.context.stack.dismiss()
        else:
            self.context.stack.replace(self.context.place("learn", self.lesson.kept_as, self.device))

    # Drawing

    def sentence(self) -> Message:
        return say("lesson-end-line", count=len(self.lesson.learned)) if self.match_waits else self.lesson.next

    @property
    def pose(self) -> str:
        """None in the bar, because the host is on the stage, larger."""
        return ""

    def paint(self, canvas: Canvas) -> None:
        up = _LARGE_UP if self.theme.large_text else 0
        names = many([plan.name for plan in self.learners])
        words = self.words_of(say("lesson-end-well-done", names=names))
        ribbon(words, text.fit(words, _RIBBON, _RIBBON_WIDE, "display", 48)).draw(canvas, _RIBBON_AT)
        cheering(_HOST).draw(canvas, (_HOST_AT[0], _HOST_AT[1] - up))
        self._draw_stars(canvas, _STARS_AT - 2 * up)
        size = _LARGE_TAG if self.theme.large_text else _TAG
        letters = letters_for(tuple(map(self.words_of, self.lesson.learned)), size[0] - _INSET, self.theme)
        for (x, tag), message in zip(self._hung(size[0]), self.lesson.learned, strict=True):
            if tag.there:
                at = (x, _HOOKS - up + round(tag.y))
                _tag(self.words_of(message), letters, self._picture(message), size, self.theme).draw(canvas, at)
                peg(76).draw(canvas, (x, _HOOKS - up))
        for name, plate, at in self._plates():
            plate.draw(canvas, at)
            if name == self.focus.at and not self.ignores_input:
                self.draw_focus(canvas, plate.rect(at))

    def _hung(self, wide: int) -> tuple[tuple[int, _HangingStar], ...]:
        """The tags with their x: half of them at each side of the host."""
        left = -(-len(self.tags) // 2)
        out = []
        for middle, part in zip(_SIDES, (self.tags[:left], self.tags[left:]), strict=True):
            first = middle - (len(part) - 1) * (wide + _TAG_GAP) // 2
            out += [(first + n * (wide + _TAG_GAP), tag) for n, tag in enumerate(part)]
        return tuple(out)

    def _draw_stars(self, canvas: Canvas, y: int) -> None:
        """Draw one star for each visible tag."""
        star = _star()
        first = 960 - (len(self.tags) - 1) * _STAR_STEP // 2
        for number, tag in enumerate(self.tags):
            if tag.there:
                star.draw(canvas, (first + number * _STAR_STEP, y))

    def _picture(self, message: Message) -> pygame.Surface | None:
        """The picture of a message, which all players see on the tag, not only children."""
        name = Voice(self.context.catalogue, "child").wording(message).picture
        return picture_of(name, table_of(self.lesson.game).deck, self.theme, _PICTURE)


@cached
def _star() -> Piece:
    return with_shadow(icon("star", _STAR, GOLD), 6, 120, (2, 5))


def letters_for(labels: Sequence[str], room: int, theme: Theme) -> int:
    """The size of letters with which all tags have at most two rows."""
    role, letters = theme.sentence_role, min(theme.sentence_px(_WORD), _WORD_MOST)
    letters = min(text.fit(word, letters, room, role) for label in labels for word in text.unbroken(label))
    while any(len(text.wrap(label, letters, room, role)) > 2 for label in labels):
        letters -= 2
    return letters


@cached
def _tag(words: str, letters: int, picture: pygame.Surface | None, size: tuple[int, int], theme: Theme) -> Piece:
    """A learned thing, on a tag with a tick; its anchor is the eyelet."""
    wide, high = size
    out, role = tag_paper(wide, high), theme.sentence_role
    rows, step = text.wrap(words, letters, wide - _INSET, role), round(letters * 1.1)
    first = high - 30 - step * (len(rows) - 0.5)
    room = first - step / 2 - _PICTURE_TOP - 8
    if picture is not None:
        small = surfaces.smoothscale_by(picture, min(1.0, room / picture.get_height()))
        put(out, small, center=(wide // 2, round(_PICTURE_TOP + room / 2)))
    for number, row in enumerate(rows):
        text.place(out, row, letters, (wide / 2, first + number * step), INK, role)
    put(out, mark("tick", _TICK), topright=(wide - 8, 46))
    return with_shadow(out, 14, 130, (3, 10), (wide / 2, EYELET))
