"""The great reveal: the three missing cards turn on their hooks, one after the other; then all guesses, all hands, and
the sum (HK-84 to HK-98). A press ends the animation, the next one turns the page."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from engine.core.messages import Message, Who, say
from engine.games.hooky.events import MatchEnded
from engine.games.hooky.view import View
from game.canvas import Canvas
from game.context import Context
from game.easing import FOUND, FOUND_BEAT, SIGN_FLY, WINNER
from game.idle_work import WhileWanted
from game.input.actions import Press
from game.timeline import Call, Clip, Seq, Tween, Wait
from game.widgets.bindings import Binding
from game.widgets.bottom_bar import BottomBar
from scenes.games.hooky import sounds
from scenes.games.hooky.art.backdrop import BAR, room
from scenes.games.hooky.art.reveal_drawing import Board, draw_reveal
from scenes.games.hooky.sentences import decided, pupils, row
from scenes.seating import Seating
from scenes.table.boards.sheet import STANDS, CountingSheet, points_told
from scenes.table.phrases import Speakers
from scenes.table.preload import preload

HUSH = 0.9
"""Seconds before the first card turns."""
GUESS_SECONDS, HAND_SECONDS = 0.65, 0.9
NOTES = 8
"""Notes that points rise."""
GUESSES, HANDS, SUM = "guesses", "hands", "sum"
NEXT = {HANDS: say("hooky-next-hands"), SUM: say("hooky-next-sum")}
"""By next page: the hint for the button that leads to it."""


class RevealScene(CountingSheet):
    """`board`: the current picture, which the animation changes."""

    opaque = True

    def __init__(self, context: Context, event: MatchEnded, who: Speakers, seating: Seating, view: View) -> None:
        super().__init__(context, who, seating)
        self.event, self.view = event, view
        self.board = Board(event, view.ruleset)
        self.pages = (GUESSES, HANDS, SUM) if view.ruleset.kind.names_hands else (GUESSES, SUM)
        self.page = GUESSES

    @classmethod
    def of_event(
        cls, context: Context, event: MatchEnded, view: View, who: Speakers, seating: Seating
    ) -> "RevealScene":
        """For the table, after the last guess."""
        return cls(context, event, who, seating, view)

    def enter(self) -> None:
        again = partial(RevealScene, event=self.event, who=self.who, seating=self.seating, view=self.view)
        self.context.idle_work.add(WhileWanted(preload(self.context, again), lambda: self in self.context.stack.scenes))
        self.lane.play(Seq(Wait(HUSH), *(self._found(place) for place in range(3)), self._rise(), *self._guesses()))

    # Animation

    def _found(self, place: int) -> Clip:
        """Turn a card on its hook."""
        calm = bool(self.context.settings.get.reduced_motion)
        feel = FOUND.calmed() if calm else FOUND
        return Seq(
            Call(lambda: self.context.sound.play(sounds.FOUND[place]), skippable=True),
            Tween(self.board, feel.seconds, feel.ease, found=place + 1.0),
            Wait(FOUND_BEAT),
        )

    def _rise(self) -> Clip:
        """Raise the three cards above the guesses."""
        feel = SIGN_FLY.calmed() if self.context.settings.get.reduced_motion else SIGN_FLY
        return Tween(self.board, feel.seconds, feel.ease, risen=1.0)

    def _guesses(self) -> list[Clip]:
        """Open guess after guess, seat by seat."""
        clips: list[Clip] = []
        for number in range(len(self.view.ruleset.guessed_after)):
            for seat in range(len(self.seating)):
                points = self.event.parts[seat][number]
                clips += [Call(lambda: self._open_guess()), self._pluck(points), Wait(GUESS_SECONDS)]
        return clips

    def _open_guess(self) -> None:
        self.board.guesses += 1

    def _hands(self) -> list[Clip]:
        """Open each seat's guesses of all other hands, then its points for them."""
        clips: list[Clip] = []
        for seat in range(len(self.seating)):
            clips += [Call(self._open_hands), self._pluck(sum(self.event.parts[seat][3:])), Wait(HAND_SECONDS)]
        return clips

    def _open_hands(self) -> None:
        self.board.hands += 1

    def _sum(self) -> list[Clip]:
        feel = WINNER
        return [
            Call(lambda: self.context.sound.play("applause"), skippable=True),
            Tween(self.board, feel.seconds, feel.ease, crowned=1.0),
            Wait(FOUND_BEAT),
        ]

    def _pluck(self, points: int) -> Clip:
        def sound() -> None:
            self.context.sound.play(sounds.POINT if points else "tap", min(NOTES, points // 2))

        return Call(sound, skippable=True)

    def _turn_page(self) -> None:
        """Turn to the next page, or continue to the podium."""
        at = self.pages.index(self.page) + 1
        if at == len(self.pages):
            self.context.stack.dismiss()
            return
        self.page = self.board.page = self.pages[at]
        self.lane.play(Seq(Wait(0.3), *(self._hands() if self.page == HANDS else self._sum())))

    # Presses

    def once_counted(self) -> tuple[Binding, ...]:
        coming = dict(pairwise(self.pages)).get(self.page)
        return self.goes_on(NEXT[coming] if coming else say("hooky-next-on"))

    def gone_on(self, press: Press) -> None:
        self.context.sound.play("page")
        self._turn_page()

    def update(self, dt: float) -> None:
        """Advance the animation. Without people the pages turn by themselves."""
        turning = self.alone and not self.lane.busy and self._rest - dt <= 0
        if turning and self.page != SUM:
            self._rest = STANDS
            self._turn_page()
            return
        super().update(dt)

    # Pictures and words

    def sentence(self) -> Message:
        found = round(self.board.found)
        if self.page == SUM:
            return decided(self.view)
        if self.page == HANDS:
            return self._hands_sentence()
        if found < 3:
            names = pupils(self.event.hooky[:found])
            return say("hooky-found-some", names=names) if names else say("hooky-found-none")
        return say("hooky-found-all", names=pupils(self.event.hooky))

    def lines(self) -> Sequence[Message]:
        """The points, once they are added up. Before that the rail names each turned card."""
        return points_told(self.event.scores) if self.page == SUM else ()

    def _hands_sentence(self) -> Message:
        if not self.board.hands:
            return say("hooky-hands-before")
        owner = self.board.hands - 1
        return say("hooky-hands-shown", seat=Who(owner), row=row(self.event.hands[owner]))

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        canvas.blit(room(theme), (0, 0))
        draw_reveal(canvas, self.board, self.seating, self.who, theme)
        bar = BottomBar(self.spoken(), self.hints(), self.context.devices.hint, ground=BAR)
        self.context.draw_bottom_bar(canvas, bar)
