"""BeatView: a beat as shown over the table, with light on all that it talks about, and the host with his bubble."""

from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect

from game.canvas import Canvas
from game.context import Context
from game.draw.focus import pointing_ring
from game.lessons import Beat
from scenes.lesson.course import Course
from scenes.lesson.host_bubble import READABLE, RING_MOST, HostBubble, Pictures, bubble_of, draw_bubble, laid
from scenes.lesson.pointing import answers, focused, in_hand, in_the_way, pointed, seen, stands_for, to_read
from scenes.lesson.proof import CARDS, Shown, proof_picture
from scenes.lesson.spotlight import LEFT, LEFT_ON_BOARD, Spotlight
from scenes.seating import SeatPlan
from scenes.table.coach.coach import Tip
from scenes.table.help import HelpPointing, fingertip
from scenes.table.said_picture import picture_of
from scenes.table.screen import Screen
from scenes.table.stage.host_on_cloth import Point

PICTURE, SMALL = 128, 92
"""Size of a child's picture on the bubble, px, and of one for which there is less room."""


class BeatView:
    """Follows the course; the scene that shows it calls `update`."""

    def __init__(self, context: Context, screen: Screen, course: Course) -> None:
        self.context, self.screen, self.course = context, screen, course
        self.light = Spotlight()
        self.marks: tuple[Rect, ...] = ()
        """Rectangles of what the learner should look at, and of the wanted answer if it is shown."""
        self.rings: tuple[Rect, ...] = ()
        """Those of them that are a single thing, not a whole area or a card on the table, whose labels a ring would
        cross."""
        self.needed: tuple[Rect, ...] = ()
        """Rectangles of everything else that the beat talks about."""
        self.bubble: HostBubble | None = None
        self.pictures = Pictures()
        self.dark = True
        """Whether unmarked things are dark."""
        self.printed: tuple[Rect, ...] = ()
        """Rectangles of the bar's words for the wanted answer, if it has a button of its own."""
        self._laid_for: object = None

    @property
    def stands(self) -> bool:
        """Whether the host speaks now."""
        return self.course.beat is not None and not self.course.animations.busy

    @property
    def words(self) -> str:
        return self.screen.speakers.words(self.course.said) if self.course.said is not None else ""

    def picture(self, size: int) -> pygame.Surface | None:
        """The children's picture of the words, `size` px large."""
        if self.course.said is None or not self.context.audience.children:
            return None
        name = self.screen.speakers.voice.wording(self.course.said).picture
        return picture_of(name, self.screen.game_table.deck, self.screen.theme, size)

    @property
    def in_bar(self) -> Tip | None:
        """The bubble in the bar, if it has no room on the stage."""
        return Tip((self.words,), self.picture(SMALL)) if self.stands and self.bubble is None else None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        still = self.screen.calm or not self.context.pace
        self.light.update(dt, self.course.breathes and not still)
        if not self.stands or self.course.beat is None:
            self._laid_for = None
            return
        self._point(self.course.beat)
        shows = self._shown is not None
        self.needed = _each_once([rect for mark in self.course.beat.needs for rect in pointed(self.screen, mark)])
        voice, board = self.screen.speakers.voice, self.screen.board
        sides = (board.needed(), board.read()) if board is not None else ()
        laid_for = (self.course.number, self.course.said, self.screen.theme, voice, shows, sides)
        came = laid_for != self._laid_for
        self.light.aim(self.lit, glides=came and not still)
        meant = (*self.marks, *self.needed, *self._hook)
        if came or (self.bubble is not None and any(one.collidelist(meant) >= 0 for one in self.bubble.rects())):
            self._laid_for = laid_for
            self._lay()

    @property
    def lit(self) -> tuple[Rect, ...]:
        """Rectangles of all that must not be dark: what the beat talks about, and what the learner answers with."""
        with_what = answers(self.screen) if self.course.asked is not None else ()
        whole = (with_what[0].unionall(with_what[1:]),) if with_what else ()
        return _each_once([*self.marks, *self.needed, *whole, *self._hook])

    @property
    def _hook(self) -> tuple[Rect, ...]:
        """The thing with the hook during a question."""
        here = focused(self.screen) if self.course.asked is not None else None
        return (here,) if here is not None else ()

    def _point(self, beat: Beat) -> None:
        """Find the things to look at, and the wanted answer if the learner needs help."""
        found = [(mark.kind, rect) for mark in beat.look for rect in pointed(self.screen, mark)]
        helped = self._helped()
        self.marks = _each_once([*(rect for _, rect in found), *helped])
        things = [rect for kind, rect in found if kind not in ("zone", "card") or in_hand(self.screen, rect)]
        self.rings = tuple(rect for rect in _each_once([*things, *helped]) if max(rect.size) <= RING_MOST)

    def _helped(self) -> Sequence[Rect]:
        wanted = self.course.wanted if self.course.helps else None
        return (stands_for(self.screen, wanted) or self.printed) if wanted is not None else ()

    def _lay(self) -> None:
        theme, beats, turn = self.screen.theme, len(self.course.lesson.beats), self._turn is not None
        needed = (*self.needed, *(in_the_way(self.screen) if self.course.asked is not None else ()))
        free, others = (*needed, *to_read(self.screen)), seen(self.screen)
        for pictures in self._pictures():
            words = self.words, theme, beats, pictures, turn
            found = bubble_of(laid(*words, READABLE), theme, self.marks, free, others, self._shown)
            self.bubble = found or bubble_of(laid(*words), theme, self.marks, needed, others, self._shown)
            self.pictures = pictures
            if self.bubble is not None:
                break

    def _pictures(self) -> Iterator[Pictures]:
        """Yield the pictures that can be in the bubble, the best first: what has left the table, or else that of a
        child's words."""
        beat, screen = self.course.beat, self.screen
        if beat is None or not beat.proof or self.course.why is not None:
            yield Pictures(beside=self.picture(PICTURE))
            if self.context.audience.children:
                yield Pictures(beside=self.picture(SMALL))
                yield Pictures(above=self.picture(SMALL))
            return
        looks, gold = [plan.picture for plan in screen.room.seating.seats], {mark.seat for mark in beat.look}
        shown: tuple[Shown, ...] = tuple(
            (one.card, tuple(looks[seat] for seat in one.seats), not gold.isdisjoint(one.seats)) for one in beat.proof
        )
        for high in CARDS:
            yield Pictures(above=proof_picture(shown, high, screen.game_table.deck, screen.theme))

    @property
    def _turn(self) -> SeatPlan | None:
        several = len(self.course.learners) > 1 and self.course.asked is not None
        return self.course.learner if several else None

    @property
    def _shown(self) -> Rect | None:
        """The place of the wanted answer, if the learner needs help."""
        return next(iter(self._helped()), None)

    @property
    def finger(self) -> Point | None:
        """The tip of the finger that shows a child the wanted answer."""
        shown = self._shown if self.context.audience.children else None
        return fingertip(shown) if shown is not None else None

    def draw_rings(self, canvas: Canvas) -> None:
        """Draw rings around the marked single things, and the finger, also over the bar."""
        for rect in self.rings:
            pointing_ring(rect).draw(canvas, rect.center)
        HelpPointing(self.finger).draw_finger(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the beat over the table, before its bar."""
        theme = self.screen.theme
        reads = self.screen.board is not None and self.course.asked is not None
        if self.dark:
            self.light.draw(canvas, theme.bar_top, LEFT_ON_BOARD if reads else LEFT)
        if self.bubble is not None:
            beats = len(self.course.lesson.beats)
            draw_bubble(
                canvas,
                self.bubble,
                theme,
                self.course.number,
                beats,
                self._shown,
                self.pictures,
                self._turn,
                self.context.sound.beak_open,
            )


def _each_once(rects: Sequence[Rect]) -> tuple[Rect, ...]:
    return tuple({tuple(rect): rect for rect in rects}.values())
