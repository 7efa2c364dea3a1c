"""Course: how a lesson goes. The steps of its record are told one after the other, and between them stand its beats."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.messages import Message
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat
from engine.core.shapes import Word
from engine.core.steps import Step
from game.lessons import LEAP, NOTE, RUN, Beat, Lesson, Offered, line_of, noted
from game.theme import SeatLook
from scenes.lesson.pointing import on_table
from scenes.seating import SeatPlan
from scenes.table.recorded import Recorded, cursor
from scenes.table.turns import beat as usual_wait

BREATHES, SHOWS = 8.0, 20.0
"""Seconds that nobody does anything until what is pointed at breathes, and until the host points at the answer."""
HELPED_AFTER = 2
"""Other answers than the wanted one after which that is pointed at as well."""


class Course(Recorded):
    """`number` is the beat that is `standing`, or else the one that comes next. It stands until somebody goes on, or
    gives the answer that is wanted; nothing goes on by itself while one stands."""

    lesson: Lesson
    learners: tuple[SeatPlan, ...]
    number = 0
    standing = False
    others = 0
    """How many other answers were given at this beat."""
    why: Message | None = None
    """Why the latest of them had better wait, where that is said now."""
    quiet = 0.0
    """Seconds that nobody has done anything since the beat came."""
    leaping = 0.0
    """Seconds that the clock still turns."""

    def begin(self, lesson: Lesson, learners: Sequence[SeatPlan], beat: int) -> None:
        """Be at a beat of a lesson that these people have; nothing is told yet."""
        self.lesson, self.learners, self.cursor = lesson, tuple(learners), cursor(lesson.record)
        self.number = max(0, min(len(lesson.beats) - 1, beat))
        if lesson.beats[self.number].at:
            self.wind(lesson.beats[self.number].at)

    # Where it is

    @property
    def busy(self) -> bool:
        return self.leaping > 0 or super().busy

    @property
    def seat(self) -> Seat:
        """The learner's."""
        return self.lesson.seat

    @property
    def beat(self) -> Beat | None:
        """The beat that stands."""
        return self.lesson.beats[self.number] if self.standing else None

    @property
    def said(self) -> Message | None:
        """What the host says now."""
        return (self.why or self.beat.says) if self.beat is not None else None

    @property
    def asked(self) -> Beat | None:
        """The beat that stands, where it wants an answer."""
        return self.beat if self.beat is not None and self.beat.choose else None

    @property
    def learner(self) -> SeatPlan:
        """Whose turn it is: at each question the next one's, in the order of joining."""
        before = sum(bool(beat.choose) for beat in self.lesson.beats[: self.number])
        return self.learners[before % len(self.learners)]

    @property
    def helps(self) -> bool:
        """Whether the wanted answer is pointed at as well."""
        return self.asked is not None and (self.others >= HELPED_AFTER or self.quiet >= SHOWS)

    @property
    def breathes(self) -> bool:
        """Whether what is pointed at breathes, because nobody does anything."""
        return self.beat is not None and self.quiet >= BREATHES

    @property
    def wanted(self) -> Step | None:
        """The answer that the lesson goes on with, where it wants one."""
        beat = self.asked
        if beat is None:
            return None
        verb, *values = beat.choose[0].split()
        return noted(self.seat, values[0], int(values[1])) if verb == NOTE else self.cursor.steps[self.at]

    # How it goes

    def advance(self, dt: float) -> None:
        if self.leaping > 0:
            self.leaping -= dt
            if self.leaping <= 0:
                self._land()
        else:
            if self.standing:
                self.quiet += dt
            telling = self.animations.busy
            fast = self.lesson.fast(self.at - 1 if telling else self.at)
            super().advance(dt / RUN if fast == "run" else dt)

    def next(self) -> None:
        """The beat that comes here, else the next step after its usual time."""
        if self.leaping > 0:
            return
        if self.number < len(self.lesson.beats) and self.lesson.beats[self.number].at == self.at:
            if not self.standing:
                self._stand()
            self._open()
        elif not self.ended:
            by = self.cursor.steps[self.at].by
            self._rest = usual_wait(by, self.at) if by not in (CHANCE, self.seat) else 0.0
            if not self._rest:
                self.step()

    def _look(self) -> bool:
        """Everybody has seen in the story what the learner was shown."""
        self._shown = []
        return False

    def _hear(self, step: Step, covered: SeatLook | None = None) -> bool:
        """Nobody is asked whether an answer counts that the lesson wants."""
        return False

    def _stand(self) -> None:
        """A beat has come."""
        self.standing, self.others, self.why, self.quiet = True, 0, None, 0.0
        self.note_reached()
        self.context.sound.chatter("news")
        if self.asked is not None and self.session.seating[self.seat] != self.learner:
            self.session.reseat(self.session.seating.put(self.seat, self.learner))
            self.screen.sit()

    def _open(self) -> None:
        """The question of the beat; where it speaks of what lies on the learner's own board, that."""
        beat, screen = self.beat, self.screen
        asked = questions(beat, self.seat, self.session.seen(self.seat).prompts) if beat and beat.choose else ()
        if any(prompt.verb == NOTE for prompt in asked):
            screen.peek(self.seat, asked)
        elif asked:
            screen.ask(self.seat, prompts=asked)
        elif beat is not None and screen.may_peek and not all(on_table(screen, mark) for mark in beat.marks):
            screen.peek(self.seat)
            if screen.board is not None:
                screen.board.rest()

    def leave_beat(self) -> None:
        """The beat has had its time."""
        beat, self.standing, self.why = self.beat, False, None
        self.number += 1
        self.screen.ask_nobody()
        if self.number == len(self.lesson.beats):
            self.end()
        elif beat is not None and beat.fast == "leap":
            self.leaping = LEAP
        else:
            self.next()

    def note_reached(self) -> None:
        """How far they have come is remembered."""
        self.context.learning.reached(self.lesson.game, self.learners, self.number)

    def end(self) -> None:
        """Nothing is left to be said: they have learned it."""
        self.context.learning.finished(self.lesson.game, self.learners)
        self.context.stack.replace(self.context.place("lesson_end", self.lesson, self.learners))

    def _land(self) -> None:
        """Where the leap leads to; nothing between is told."""
        self.leaping = 0.0
        while self.at < self.lesson.beats[self.number].at:
            self.session.submit(self.cursor.steps[self.at])
            self.at += 1
        self.settle()
        self.next()

    # What people do

    def confirm(self) -> None:
        """Somebody has read what is said, or has seen enough of a story."""
        if self.leaping > 0:
            self._land()
        elif self.animations.busy:
            self.hurry()
        elif self.beat is not None and not self.beat.choose:
            self.leave_beat()

    def answer(self, step: Step, *more: Step) -> None:
        """The learner answers. What the lesson does not want yet goes no further: the host says why."""
        beat = self.asked
        if beat is None:
            return
        line = line_of(step, self.session.seen(self.seat).prompts)
        if not beat.wants(line):
            self.others += 1
            self.why = beat.why_not(line) if self.others < HELPED_AFTER else None
            self.screen.put_back()
            self.context.sound.play("back")
        elif step.do == NOTE:
            if self.screen.board is not None:
                self.screen.board.noted(step)
            self.leave_beat()
        else:
            self.standing, self.why = False, None
            self.number += 1
            self.at += 1
            super().answer(step)

    def takes_up(self, plan: SeatPlan) -> None:
        """Whoever learns at the seat now holds another device."""
        self.learners = tuple(plan if one.look == plan.look else one for one in self.learners)

    def touched(self) -> None:
        """Somebody did something."""
        self.quiet = 0.0

    def to_beat(self, number: int) -> None:
        """The table as it stands at a beat, at once."""
        self.leaping, self.standing, self.why = 0.0, False, None
        self.number = max(0, number)
        self.screen.ask_nobody(forget=True)
        if self.number < len(self.lesson.beats):
            self.wind(self.lesson.beats[self.number].at)
            self.next()
        else:
            self.number = len(self.lesson.beats) - 1
            self.leave_beat()

    def to_next_beat(self) -> None:
        """Past the beat that stands, or to the one that comes; behind the last one the lesson is over."""
        self.to_beat(self.number + self.standing)

    def to_beat_before(self) -> None:
        """To the beat before this one."""
        self.to_beat(self.number - 1)

    def go_on_rightly(self) -> None:
        """Do what somebody would who needs no lesson."""
        wanted = self.wanted
        if wanted is None or self.busy:
            self.confirm()
        else:
            self.answer(wanted)


def questions(beat: Beat, learner: Seat, prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
    """The questions to the learner at a beat that wants an answer, out of the `prompts` that are open to that seat.

    Of answers that are handed in together, unseen by the others, the lesson asks for one at a time. Of words it takes
    those that the beat offers, and it may ask for a note where the match asks nothing.
    """
    verb = beat.choose[0].split()[0]
    if verb == NOTE:
        return (Prompt(learner, NOTE),)
    if any(prompt.secret and prompt.verb == verb for prompt in prompts):
        return tuple(prompt for prompt in prompts if prompt.verb == verb)
    return tuple(_narrowed(beat.offer, prompts) if beat.offer else prompts)


def _narrowed(offer: Sequence[str], prompts: Sequence[Prompt]) -> Iterator[Prompt]:
    for prompt in prompts:
        if not isinstance(prompt.shape, Word):
            yield prompt
            continue
        words = (line.split()[-1] for line in offer)
        found = tuple(dict.fromkeys(word for word in words if line_of(prompt.answer(word)) in offer))
        if found:
            yield replace(prompt, shape=Offered.of(prompt.shape, found))
