"""The scoring of one seat. Its tag is turned, its word lights up, and the suitcases of the others open one after the
other. Points go both ways (WP-55 to WP-62). A press ends the animation, the next one continues to the next seat."""

from engine.core.messages import Who, say
from engine.games.word_porters.events import SeatScored
from engine.games.word_porters.scoring import TRACK
from engine.games.word_porters.view import View
from game.canvas import Canvas
from game.context import Context
from game.draw.avatar import face_in_words
from game.easing import FLIP, REVEAL_BEAT, SCORE_FLY, SCORE_HOP, SCORE_POP, WINNER
from game.timeline import Clip, Par, Seq, Tween, Wait
from game.widgets.bindings import Binding
from game.widgets.bottom_bar import BarWords, BottomBar
from scenes.games.word_porters.art.backdrop import BAR
from scenes.games.word_porters.art.furniture import looks_of
from scenes.games.word_porters.art.reveal_drawing import RevealState, draw_reveal
from scenes.games.word_porters.sentences import scored
from scenes.seating import Seating
from scenes.table.boards.sheet import CountingSheet
from scenes.table.phrases import Speakers

HUSH = 0.5
"""Seconds before the tag turns."""
BETWEEN = 0.55
"""Seconds between two suitcases."""
NOTES = 8
"""Notes that points rise."""
FACE = 56  # px in the bar


class RevealScene(CountingSheet):
    """`shown`: the current picture, which the animation changes."""

    opaque = True
    tells = True

    def __init__(self, context: Context, event: SeatScored, view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.event, self.view = event, view
        self.shown = RevealState.of(event, view, who, looks_of(seating))

    def enter(self) -> None:
        voters = range(len(self.shown.voters))
        self.lane.play(Seq(Wait(HUSH), self._tag(), *(self._suitcase(i) for i in voters), self._points()))

    # Animation

    def _tag(self) -> Clip:
        turn, light = self.feel(FLIP), self.feel(WINNER)
        return Seq(
            self.heard("turned_up"),
            Tween(self.shown, turn.seconds, turn.ease, tag=1.0),
            Par(Tween(self.shown, light.seconds, light.ease, word=1.0), Wait(REVEAL_BEAT)),
        )

    def _suitcase(self, i: int) -> Clip:
        """Open one suitcase, with a sound for right or wrong."""
        turn = self.feel(FLIP)
        heard = self.heard("found_word" if self.shown.voters[i] in self.event.right else "lost_word")

        def steer(share: float) -> None:
            self.shown.cases[i] = share

        return Seq(self.heard("snap"), turn.drive(steer), heard, Wait(BETWEEN))

    def _points(self) -> Clip:
        """Show points at their source and move them to their porters, which then walk space by space. Children count
        theirs at the end of the round."""
        pop, fly = self.feel(SCORE_POP), self.feel(SCORE_FLY)
        pops = Seq(Tween(self.shown, pop.seconds, pop.ease, popped=1.0), Wait(0.0 if pop.seconds else SCORE_POP.calm))
        if self.context.theme.kids:
            return pops
        return Seq(
            pops,
            Tween(self.shown, fly.seconds, fly.ease, flown=1.0),
            Par(*(self._walk(seat) for seat in range(len(self.seating)))),
        )

    def _walk(self, seat: int) -> Clip:
        hop = self.feel(SCORE_HOP)
        end, points = self.event.scores[seat], self.event.points[seat]

        def step(number: int) -> Clip:
            sound = "tunnel" if number == TRACK else "trumpet"

            def steer(share: float) -> None:
                self.shown.totals[seat] = number + share

            return Seq(self.heard(sound, min(NOTES, number % NOTES)), hop.drive(steer), Wait(hop.gap))

        return Seq(*(step(number) for number in range(end - points, end)))

    # Pictures

    def once_counted(self) -> tuple[Binding, ...]:
        return self.leads_on(say("word_porters-next-word"))

    def draw(self, canvas: Canvas) -> None:
        draw_reveal(canvas, self.shown, self.context.theme)
        bar = BottomBar(self.bar_words(), self.hints(), self.context.devices.hint, ground=BAR)
        self.context.draw_bottom_bar(canvas, bar)

    def bar_words(self) -> BarWords:
        """Whose word is scored, then how many found it."""
        words = scored(self.event, self.view.played[-1])
        if min(self.shown.cases) < 1:
            words = say("word_porters-whose-word", seat=Who(self.event.seat))
        return BarWords((face_in_words(self.seating[self.event.seat].picture, FACE), self.who.words(words)))
