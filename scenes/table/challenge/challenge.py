"""Challenge: a step that everybody hears before it counts. It is shown, held for a moment, and submitted only when
nobody minds any more; until then nothing of it is anywhere but on the screen.

Whoever says something that the house does not know has to hear what the others say, if people are among them; whoever
hears something odd may ask for that as well.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from pygame import Rect

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from game.canvas import Canvas
from game.draw.avatar import avatar
from game.draw.boards import question_plate
from game.draw.glyphs import glyph
from game.draw.icons import mark
from game.easing import paced
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import Theme
from game.timeline import Call, Clip, Lane, Seq, Wait
from game.widgets.bindings import Binding, dispatch, meant, printed
from game.widgets.bottom_bar import BottomBar, Spoken
from game.widgets.hints import Hint
from scenes.seating import Seating, device_noun
from scenes.table.feature import Feature, V
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Stage

if TYPE_CHECKING:
    from game.context import Context
    from scenes.table.boards.public_board import Asked
    from scenes.table.game_table import GameTable

FITS, AGAINST = "fits", "against"
NOD_SECONDS = 0.35
"""Between two computer players' words."""
VERDICT_SECONDS = 1.1
SAYS_SECONDS = 2.5
PLATE = (500, 92)
PLATE_GAP, PLATES_RIGHT = 30, 1770
ABOVE_BAR, ABOVE_BAR_LARGE = 108, 72
FACE, FACE_STEP, FACES_LEFT = 92, 112, 210
MARK = 44
GLYPH = 64


Outcome = TypeVar("Outcome")
"""What comes of it once all have spoken."""


@dataclass(frozen=True, slots=True)
class Challenge(Generic[Outcome]):
    """What a game says about a step that everybody hears first.

    `caption` and `story` tell it. `asked` are the seats that say whether they are against it. `minds` is what computer
    players say: True that they are against it, False that they know it, None that they abstain. `verdict(against)` is
    what comes of it, a step or what the table has decided; `told(against)` the sentence. `question` stands in the bar,
    `answers` on the plates: for and against.
    """

    caption: Message
    story: Callable[[Stage], Clip]
    asked: tuple[Seat, ...]
    minds: bool | None
    verdict: Callable[[tuple[Seat, ...]], Outcome]
    told: Callable[[tuple[Seat, ...]], Message]
    question: Message
    answers: tuple[Message, Message]

    def asks(self, seating: Seating) -> bool:
        """Whether all have to say it, though nobody wants to hear them: computer players are against it, or they do
        not know it and there are people who can say."""
        if self.minds is not None:
            return self.minds and bool(self.asked)
        return any(seating[seat].person for seat in self.asked)


@dataclass(frozen=True, slots=True)
class Challenges(Feature[V]):
    """Which steps everybody hears before they count, from the public view before them; None for one that counts at
    once."""

    of: Callable[[Step, V, Speakers], Challenge[Step] | None]


def challenge_of(look: "GameTable[Any]", step: Step, view: Any, who: Speakers) -> Challenge[Step] | None:
    """How everybody hears `step` before it counts; None where it counts at once."""
    challenges = look.feature(Challenges)
    return challenges.of(step, view, who) if challenges is not None else None


class ChallengeScene(Scene):
    """Everybody who is asked says it in public with one press of the own device; dismissed with what comes of
    it. `said` is by seat whether it is against."""

    opaque = False
    hands_down = True

    def __init__(
        self, context: "Context", challenge: Challenge[Any], who: Speakers, seating: Seating, asked: "Asked", bar: str
    ) -> None:
        super().__init__(context)
        self.challenge, self.who, self.seating, self.asked, self.bar = challenge, who, seating, asked, bar
        self.said: dict[Seat, bool] = {}
        self.lane = Lane()
        self._words: Message | None = None
        self._words_left = 0.0

    @property
    def busy(self) -> bool:
        """Whether somebody speaks or the verdict stands."""
        return self.lane.busy

    def enter(self) -> None:
        if self.challenge.minds is None:
            self._go_on()
        else:
            self._hear_bots()

    def _hear_bots(self) -> None:
        """One computer player after the other."""
        bots = [seat for seat in self.challenge.asked if not self.seating[seat].person and seat not in self.said]
        self.lane.play(Seq(*map(self._nods, bots), Call(self._go_on)))

    def _nods(self, seat: Seat) -> Clip:
        return Seq(Wait(NOD_SECONDS), Call(lambda: self._say(seat, self._minds)))

    @property
    def _minds(self) -> bool:
        """What a computer player says; one that abstains goes with most of the people, who have spoken by then."""
        if self.challenge.minds is not None:
            return self.challenge.minds
        people = [against for seat, against in self.said.items() if self.seating[seat].person]
        return 2 * sum(people) > len(people)

    @property
    def waiting(self) -> list[Seat]:
        """The people who have not said it."""
        return [seat for seat in self.challenge.asked if self.seating[seat].person and seat not in self.said]

    def _say(self, seat: Seat, against: bool) -> None:
        self.said[seat] = against
        self.context.sound.play("latch")

    def _go_on(self) -> None:
        """To computer players that abstain, once all people have spoken, and then to the verdict."""
        if self.waiting:
            return
        if len(self.said) < len(self.challenge.asked):
            self._hear_bots()
            return
        outcome = self.challenge.verdict(self._against)
        self._words, self._words_left = self.challenge.told(self._against), VERDICT_SECONDS + SAYS_SECONDS
        self.lane.play(Seq(Wait(VERDICT_SECONDS), Call(lambda: self.context.stack.dismiss(outcome))))

    @property
    def _against(self) -> tuple[Seat, ...]:
        return tuple(sorted(seat for seat, against in self.said.items() if against))

    # What is pressed

    def act(self, press: Press) -> None:
        dispatch(self._meant(press), self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """Both answers, printed for whoever is still asked."""

        def pause(press: Press) -> None:
            self.asked.paused(press.device)

        pauses = Binding(Action.MENU, pause, say("table-pause")), Binding(Action.BACK, pause)
        if len(self.said) == len(self.challenge.asked):
            return pauses
        fits, against = self.challenge.answers
        answers = Binding(Action.CONFIRM, self._fits, fits), Binding(Action.EXTRA, self._against_it, against)
        return (*(answers if self.waiting else (answer.silent for answer in answers)), *pauses)

    def hints(self) -> tuple[Hint, ...]:
        """What the bottom bar says of them."""
        return printed(self.bindings(), self.who.voice)

    def _fits(self, press: Press) -> None:
        if press.at is None:
            self._vote(press, False)

    def _against_it(self, press: Press) -> None:
        self._vote(press, True)

    def _vote(self, press: Press, against: bool) -> None:
        seat = self.asked.speaks(press, self.waiting) if self.waiting else None
        if seat is None:
            self._words, self._words_left = self._not_theirs(press), SAYS_SECONDS
            return
        self._say(seat, against)
        if not self.lane.busy:
            self._go_on()

    def _not_theirs(self, press: Press) -> Message:
        done = [seat for seat in self.seating.seats_of(press.device) if seat in self.said]
        if done:
            return say("table-answered-already", seat=Who(done[0]))
        return say("table-not-asked", device=device_noun(press.device))

    def _meant(self, press: Press) -> Press:
        """A pointer on a plate, or on words in the bar, means the button that stands there."""
        if press.at is None or press.action is not Action.CONFIRM:
            return press
        theme = self.context.theme
        plates = zip(plate_rects(theme), (Action.CONFIRM, Action.EXTRA), strict=True)
        action = next((action for rect, action in plates if rect.collidepoint(press.at)), None)
        if action is None:
            return meant(press, self.hints(), self._button, theme)
        return Press(action, press.device, press.seat)

    def update(self, dt: float) -> None:
        self._words_left = max(0.0, self._words_left - dt)
        self.lane.advance(paced(dt, self.context.pace))

    # What is seen

    def sentence(self) -> Message:
        """The question, and who has not answered it."""
        if self._words is not None and self._words_left:
            return self._words
        return self.challenge.question

    def spoken(self) -> Spoken:
        return self.context.spoken(self.sentence(), self.who.voice)

    def _button(self, action: Action) -> tuple[str, str]:
        waiting = self.waiting
        device = self.seating[waiting[0]].device if len(waiting) == 1 else None
        return self.context.devices.hint(action, device or None)

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        for seat, spot in zip(self.challenge.asked, face_rects(len(self.challenge.asked), theme), strict=True):
            head = avatar(self.seating[seat].picture, FACE, dim=seat not in self.said)
            canvas.blit(head, head.get_rect(center=spot.center))
            if seat in self.said:
                sign = mark("cross" if self.said[seat] else "tick", MARK)
                canvas.blit(sign, sign.get_rect(center=(spot.right - MARK // 4, spot.bottom - MARK // 4)))
        if self.waiting:
            for rect, words, action in zip(
                plate_rects(theme), self.challenge.answers, (Action.CONFIRM, Action.EXTRA), strict=True
            ):
                sign = glyph(*self._button(action), GLYPH)
                question_plate(self.who.words(words), False, theme, rect.width, sign).draw(canvas, rect.center)
        bar = BottomBar(self.spoken(), self.hints(), self._button, ground=self.bar)
        self.context.draw_bottom_bar(canvas, bar)


def _line(theme: Theme) -> int:
    """The middle of faces and plates."""
    return theme.bar_top - (ABOVE_BAR_LARGE if theme.large_text else ABOVE_BAR)


def plate_rects(theme: Theme) -> tuple[Rect, Rect]:
    """Where the two plates lie: for, and against."""
    wide, high = PLATE
    right = Rect(PLATES_RIGHT - wide, _line(theme) - high // 2, wide, high)
    return right.move(-wide - PLATE_GAP, 0), right


def face_rects(count: int, theme: Theme) -> tuple[Rect, ...]:
    """Where the faces of those who are asked are."""
    return tuple(
        Rect(FACES_LEFT + place * FACE_STEP - FACE // 2, _line(theme) - FACE // 2, FACE, FACE) for place in range(count)
    )
