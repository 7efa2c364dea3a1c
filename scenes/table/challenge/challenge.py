"""Challenge: a step that all players hear before it counts. It is shown and held for a moment. It is submitted only
when no player objects; until then it exists only on the screen.

If the program does not know a word that a player says, the others vote on it. This needs human players among them. A
player who hears an odd word may also ask for a vote.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pygame import Rect

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from game.canvas import Canvas
from game.context import Context
from game.draw.avatar import avatar
from game.draw.boards import question_plate
from game.draw.glyphs import glyph
from game.draw.icons import mark
from game.easing import animation_seconds
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import Theme
from game.timeline import Call, Clip, Lane, Seq, Wait
from game.widgets.bindings import Binding, dispatch, hints_of, press_on_hint
from game.widgets.bottom_bar import BarWords, BottomBar
from game.widgets.hints import Hint
from scenes.seating import Seating, device_noun
from scenes.table.boards.public_board import BoardCallbacks
from scenes.table.feature import Feature, V
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Stage

FITS, AGAINST = "fits", "against"
NOD_SECONDS = 0.35
"""Seconds between the votes of two computer players."""
VERDICT_SECONDS = 1.1
SAYS_SECONDS = 2.5
PLATE = (500, 92)
PLATE_GAP, PLATES_RIGHT = 30, 1770
ABOVE_BAR, ABOVE_BAR_LARGE = 108, 72
FACE, FACE_STEP, FACES_LEFT = 92, 112, 210
MARK = 44
GLYPH = 64


Outcome = TypeVar("Outcome")
"""The result of all votes."""


@dataclass(frozen=True, slots=True)
class Challenge(Generic[Outcome]):
    """A game's data of a step that all players hear first.

    `caption` and `story` tell the step. `asked` are the seats that vote. `minds` is the vote of computer players: True
    for against, False for known, None to abstain. `verdict(against)` is the result, a step or a decision of the table;
    `told(against)` is its sentence. `question` is in the bar, `answers` are the labels of the plates: for and against.
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
        """Whether the seats vote although no player asked for it.

        They do if computer players are against it, or abstain and there are human voters.
        """
        if self.minds is not None:
            return self.minds and bool(self.asked)
        return any(seating[seat].person for seat in self.asked)


@dataclass(frozen=True, slots=True)
class Challenges(Feature[V]):
    """Finds the challenge of a step, from the public view before it; None for a step that counts at once."""

    of: Callable[[Step, V, Speakers], Challenge[Step] | None]


class ChallengeScene(Scene):
    """Each asked player votes in public with one press of their own device. Dismissed with the result.

    `said` tells by seat whether it is against.
    """

    opaque = False
    hands_down = True

    def __init__(
        self,
        context: Context,
        challenge: Challenge[Any],
        who: Speakers,
        seating: Seating,
        asked: BoardCallbacks,
        bar: str,
    ) -> None:
        super().__init__(context)
        self.challenge, self.who, self.seating, self.asked, self.bar = challenge, who, seating, asked, bar
        self.said: dict[Seat, bool] = {}
        self.lane = Lane()
        self._words: Message | None = None
        self._words_left = 0.0

    @property
    def busy(self) -> bool:
        """Whether votes are animated or the verdict is shown."""
        return self.lane.busy

    def enter(self) -> None:
        if self.challenge.minds is None:
            self._proceed_to_verdict()
        else:
            self._hear_bots()

    def _hear_bots(self) -> None:
        """Let the computer players vote, one after the other."""
        bots = [seat for seat in self.challenge.asked if not self.seating[seat].person and seat not in self.said]
        self.lane.play(Seq(*map(self._nods, bots), Call(self._proceed_to_verdict)))

    def _nods(self, seat: Seat) -> Clip:
        return Seq(Wait(NOD_SECONDS), Call(lambda: self._say(seat, self._minds)))

    @property
    def _minds(self) -> bool:
        """The vote of computer players. If they abstain, they follow the majority of the human players, who have voted
        by then."""
        if self.challenge.minds is not None:
            return self.challenge.minds
        people = [against for seat, against in self.said.items() if self.seating[seat].person]
        return 2 * sum(people) > len(people)

    @property
    def waiting(self) -> list[Seat]:
        """The human players who have not voted."""
        return [seat for seat in self.challenge.asked if self.seating[seat].person and seat not in self.said]

    def _say(self, seat: Seat, against: bool) -> None:
        self.said[seat] = against
        self.context.sound.play("latch")

    def _proceed_to_verdict(self) -> None:
        """When all human players have voted, go on to computer players that abstain, then to the verdict."""
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

    # Input

    def act(self, press: Press) -> None:
        dispatch(self._meant(press), self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """Bindings of both answers, printed while a player still has to vote."""

        def pause(press: Press) -> None:
            self.asked.paused(press.device)

        pauses = Binding(Action.MENU, pause, say("table-pause")), Binding(Action.BACK, pause)
        if len(self.said) == len(self.challenge.asked):
            return pauses
        fits, against = self.challenge.answers
        answers = Binding(Action.CONFIRM, self._fits, fits), Binding(Action.EXTRA, self._against_it, against)
        return (*(answers if self.waiting else (answer.silent for answer in answers)), *pauses)

    def hints(self) -> tuple[Hint, ...]:
        """Hints of the bottom bar."""
        return hints_of(self.bindings(), self.who.voice)

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
            self._proceed_to_verdict()

    def _not_theirs(self, press: Press) -> Message:
        done = [seat for seat in self.seating.seats_of(press.device) if seat in self.said]
        if done:
            return say("table-answered-already", seat=Who(done[0]))
        return say("table-not-asked", device=device_noun(press.device))

    def _meant(self, press: Press) -> Press:
        """The press that is meant: a pointer on a plate, or on words in the bar, stands for that button."""
        if press.at is None or press.action is not Action.CONFIRM:
            return press
        theme = self.context.theme
        plates = zip(plate_rects(theme), (Action.CONFIRM, Action.EXTRA), strict=True)
        action = next((action for rect, action in plates if rect.collidepoint(press.at)), None)
        if action is None:
            return press_on_hint(press, self.hints(), self.button, theme)
        return Press(action, press.device, press.seat)

    def update(self, dt: float) -> None:
        self._words_left = max(0.0, self._words_left - dt)
        self.lane.advance(animation_seconds(dt, self.context.pace))

    # Display

    def sentence(self) -> Message:
        """The question, or for a moment the latest answer to a press."""
        if self._words is not None and self._words_left:
            return self._words
        return self.challenge.question

    def bar_words(self) -> BarWords:
        return self.context.bar_words(self.sentence(), self.who.voice)

    def button(self, action: Action) -> tuple[str, str]:
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
                sign, wide, said = glyph(*self.button(action), GLYPH), rect.width, self.who.words(words)
                question_plate(said, False, theme, wide, sign, most=wide).draw(canvas, rect.center)
        bar = BottomBar(self.bar_words(), self.hints(), self.button, ground=self.bar)
        self.context.draw_bottom_bar(canvas, bar)


def _line(theme: Theme) -> int:
    """The middle line of faces and plates."""
    return theme.bar_top - (ABOVE_BAR_LARGE if theme.large_text else ABOVE_BAR)


def plate_rects(theme: Theme) -> tuple[Rect, Rect]:
    """The rectangles of the two plates: for, and against."""
    wide, high = PLATE
    right = Rect(PLATES_RIGHT - wide, _line(theme) - high // 2, wide, high)
    return right.move(-wide - PLATE_GAP, 0), right


def face_rects(count: int, theme: Theme) -> tuple[Rect, ...]:
    """The rectangles of the voters' faces."""
    return tuple(
        Rect(FACES_LEFT + place * FACE_STEP - FACE // 2, _line(theme) - FACE // 2, FACE, FACE) for place in range(count)
    )
