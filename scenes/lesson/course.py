"""The course of a lesson: it tells the steps of the lesson's record one after the other, and stops at its beats."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.messages import Message
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat
from engine.core.shapes import Word
from engine.core.steps import Step
from game.idle_timer import HINTS_AFTER, POINTS_AFTER
from game.input.actions import Action, Press
from game.lessons import NOTE, RUN, Beat, Lesson, Offered, line_of, noted
from game.theme import SeatLook
from game.widgets.focus import Focus
from scenes.lesson.pointing import on_table, posed
from scenes.seating import SeatPlan
from scenes.table.bottom_bar import BarNotice
from scenes.table.recorded import Recorded, cursor
from scenes.table.screen import Screen
from scenes.table.turns import beat as usual_wait

BREATHES, SHOWS = HINTS_AFTER, POINTS_AFTER
"""Seconds without a press until the lit things pulse, and until the host shows the answer."""
HELPED_AFTER = 2
"""Number of tries after which the answer is ringed and gets the hook. A try is a wrong answer, a refusal, or a confirm
that leads back to an answer begun before."""


class Course(Recorded):
    """`number` is the present beat if `standing`, or else the next one. A beat lasts until a learner goes on or gives
    the wanted answer; until then no step is told."""

    lesson: Lesson
    learners: tuple[SeatPlan, ...]
    number = 0
    standing = False
    others = 0
    """Number of tries at this beat that did not give the wanted answer."""
    why: Message | None = None
    """The host's reply to the latest wrong answer, while it is shown."""
    quiet = 0.0
    """Seconds without a press at this beat."""

    def begin(self, lesson: Lesson, learners: Sequence[SeatPlan], beat: int) -> None:
        """Start at a beat of a lesson for these learners, before any step is told."""
        self.lesson, self.learners, self.cursor = lesson, tuple(learners), cursor(lesson.record)
        self._poses: set[object] = set()
        self.number = max(0, min(len(lesson.beats) - 1, beat))
        if lesson.beats[self.number].at:
            self.wind(lesson.beats[self.number].at)

    # State

    @property
    def seat(self) -> Seat:
        return self.lesson.seat

    @property
    def beat(self) -> Beat | None:
        """The present beat, or None between beats."""
        return self.lesson.beats[self.number] if self.standing else None

    @property
    def said(self) -> Message | None:
        """The host's present words."""
        return (self.why or self.beat.says) if self.beat is not None else None

    @property
    def asked(self) -> Beat | None:
        """The present beat, if it wants an answer."""
        return self.beat if self.beat is not None and self.beat.choose else None

    @property
    def learner(self) -> SeatPlan:
        """The learner whose turn it is. Learners take turns at the questions, in the order of joining."""
        before = sum(bool(beat.choose) for beat in self.lesson.beats[: self.number])
        return self.learners[before % len(self.learners)]

    @property
    def helps(self) -> bool:
        """Whether the wanted answer is ringed."""
        return self.asked is not None and self.others >= HELPED_AFTER

    @property
    def breathes(self) -> bool:
        """Whether the lit things pulse, after some time without a press."""
        return self.beat is not None and self.quiet >= BREATHES

    @property
    def wanted(self) -> Step | None:
        """The answer with which the lesson goes on, if it wants one."""
        beat = self.asked
        if beat is None:
            return None
        verb, *values = beat.choose[0].split()
        return noted(self.seat, values[0], int(values[1])) if verb == NOTE else self.cursor.steps[self.at]

    # Progress

    def advance(self, dt: float) -> None:
        if self.standing:
            self.quiet += dt
            if self.quiet >= SHOWS and self.asked is not None and not self.helps:
                self.others = HELPED_AFTER - 1
                self._tried()
        playing = self.animations.busy
        fast = self.lesson.fast(self.at - 1 if playing else self.at)
        super().advance(dt / RUN if fast else dt)

    def next(self) -> None:
        """Show the beat at this step, or else tell the next step after its usual time."""
        if self.number < len(self.lesson.beats) and self.lesson.beats[self.number].at == self.at:
            if not self.standing:
                self._stand()
            self._open()
        elif not self.ended:
            by = self.cursor.steps[self.at].by
            self._rest = usual_wait(by, self.at) if by not in (CHANCE, self.seat) else 0.0
            if not self._rest:
                self.step()

    def _show_private_news(self) -> bool:
        """Skip the look at cards: all learners have seen them in the story."""
        self._shown = []
        return False

    def _begin_challenge(self, step: Step, covered: SeatLook | None = None) -> bool:
        """Ask no other player whether an answer counts: the lesson wants it."""
        return False

    def _stand(self) -> None:
        """Begin a beat."""
        self.standing, self.others, self.why, self.quiet = True, 0, None, 0.0
        self.note_reached()
        self.context.sound.chatter("news")
        if self.asked is not None and self.session.seating[self.seat] != self.learner:
            self.session.reseat(self.session.seating.put(self.seat, self.learner))
            self.screen.sit()

    def _open(self) -> None:
        """Open the question of the beat. If the beat is about things on the learner's own board, open that."""
        beat, screen = self.beat, self.screen
        asked = questions(beat, self.seat, self.session.facts_for(self.seat).prompts) if beat and beat.choose else ()
        if any(prompt.verb == NOTE for prompt in asked):
            screen.peek(self.seat, asked)
        elif asked:
            screen.ask(self.seat, prompts=asked)
        elif beat is not None and not beat.choose and screen.may_peek and not self._on_table(beat):
            screen.peek(self.seat)
            if screen.board is not None:
                screen.board.focus = Focus()  # the learner only looks
        if self.wanted is not None and screen.open_question is not None:
            if self.helps:
                screen.open_question.hook.on(self.wanted)
            else:
                screen.open_question.hook.off(self.wanted)
            self._poses = {posed(screen)}

    def _on_table(self, beat: Beat) -> bool:
        """Whether everything that a beat talks about is on the table."""
        return all(on_table(self.screen, mark) for mark in (*beat.look, *beat.needs))

    def leave_beat(self) -> None:
        """End the present beat."""
        self.standing, self.why = False, None
        self.number += 1
        self.screen.clear_question()
        if self.number == len(self.lesson.beats):
            self.end()
        else:
            self.next()

    def note_reached(self) -> None:
        """Save how far the learners have come."""
        self.context.learning.note_beat(self.lesson.kept_as, self.learners, self.number)

    def end(self) -> None:
        """End the lesson and save that it is finished."""
        self.context.learning.note_end(self.lesson.kept_as, self.learners)
        self.context.stack.replace(self.context.place("lesson_end", self.lesson, self.learners))

    # Input

    def confirm(self) -> None:
        """Go on after a learner has read the words, or hurry a story."""
        if self.animations.busy:
            self.hurry()
        elif self.beat is not None and not self.beat.choose:
            self.leave_beat()

    def answer(self, step: Step, *more: Step) -> None:
        """Take the learner's answer. If the lesson wants another one, the host says why, and no step is played."""
        beat = self.asked
        if beat is None:
            return
        line = line_of(step, self.session.facts_for(self.seat).prompts)
        if not beat.wants(line):
            if self.screen.given is not None:
                self.screen.given.put_back()
            self.context.sound.play("back")
            self._tried(beat.why_not(line))
        elif step.do == NOTE:
            if self.screen.board is not None:
                self.screen.board.write_note(step)
            self.leave_beat()
        else:
            self.standing, self.why = False, None
            self.number += 1
            self.at += 1
            super().answer(step)

    def _tried(self, why: Message | None = None) -> None:
        """Count a try, and say why that answer is not wanted. From the second one on the wanted answer is ringed and
        has the hook."""
        self.others += 1
        self.why = why
        if self.wanted is not None and self.helps and self.screen.open_question is not None:
            self.screen.open_question.hook.on(self.wanted)
        self._poses = {posed(self.screen)}

    def pressed(self, tries: int, refused: int, press: Press) -> None:
        """Note what a press at a question led to, which had `tries` and was `refused` that often before. A confirm that
        leads nowhere new is a try too, unless a pointer made it."""
        confirms = press.action is Action.CONFIRM and press.at is None
        if self.wanted is None or self.busy or self.others != tries:
            return
        pose = posed(self.screen)
        open_question = self.screen.open_question
        if open_question is not None and open_question.refused > refused:
            self._tried(_taken_reply(self.screen, self.saying))
        elif confirms and pose in self._poses:
            self._tried()
        elif confirms and open_question is not None and not self.helps and not open_question.begun:
            open_question.hook.off(self.wanted)  # a new side of a board has a first focus of its own
        self._poses.add(posed(self.screen))

    def takes_up(self, plan: SeatPlan) -> None:
        """Note that the learner of a seat has another device."""
        self.learners = tuple(plan if one.look == plan.look else one for one in self.learners)

    def touched(self) -> None:
        self.quiet = 0.0

    def to_beat(self, number: int) -> None:
        """Show the table at a beat at once."""
        self.standing, self.why = False, None
        self.number = max(0, number)
        self.screen.clear_question(forget=True)
        if self.number < len(self.lesson.beats):
            self.wind(self.lesson.beats[self.number].at)
            self.next()
        else:
            self.number = len(self.lesson.beats) - 1
            self.leave_beat()

    def to_next_beat(self) -> None:
        """Leave the present beat, or go to the next one; after the last beat the lesson is over."""
        self.to_beat(self.number + self.standing)

    def to_beat_before(self) -> None:
        self.to_beat(self.number - 1)

    def answer_rightly(self) -> None:
        """Do the right thing: give the wanted answer, or go on."""
        wanted = self.wanted
        if wanted is None or self.busy:
            self.confirm()
        else:
            self.answer(wanted)


def _taken_reply(screen: Screen, saying: BarNotice) -> Message | None:
    """Take the reason of a refusal out of the bar: the host says it."""
    board = screen.board
    said = saying.words if board is None else board.said
    saying.say(None)
    if board is not None:
        board.said = None
    return said


def questions(beat: Beat, learner: Seat, prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
    """The questions to the learner at a beat that wants an answer, chosen from the open `prompts`.

    Of simultaneous secret answers the lesson asks for one at a time. Of words it allows those that the beat offers. It
    can ask for a note when the match asks nothing.
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
