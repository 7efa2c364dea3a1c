"""The podium as it is drawn: the steps rise, the players on them come with cup, medals and names, confetti falls."""

import math
from collections.abc import Callable, Iterator, Sequence

import pygame

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import ribbon
from game.draw.confetti import draw_confetti
from game.draw.paper import Piece
from game.easing import CONFETTI_SECONDS, CROWN, STEP_UP, animation_seconds
from game.theme import CREAM, SeatLook, Theme
from game.timeline import Lane, Par, Seq, Tween
from scenes.ending import podium, props
from scenes.ending.ending import Ending
from scenes.ending.players import PodiumPlayers
from scenes.ending.podium import PodiumStep, Standing
from scenes.seating import Seating

_NAMED = 2
"""Most players with a shared place who are all named."""
_LEAST_HIGH = 60  # px of a step that has not risen
_WORDS, _WORDS_Y, _BESIDE_TWO, _BESIDE_THREE = 112, 150, (1256, 660), (560, 640)
"""The winners' names: letters, y, and the middle and most px beside two and three steps."""
_MEDAL, _MEDAL_DOWN = 104, 66
_BEND, _BOWS = 0.26, 2  # share of the height, and number of bows
_BOW_STEP, _LEAN = 116, 4.0  # px and degrees from one to the next
_HOP, _CLAPS, _CLAPPING = 22.0, 9, 160


class PodiumView:
    """`order` are the standings, the best first. `worded` returns the text of a message with the players' names.
    `bowing`: all but the winners bow once. `thrown`: what the second throws, by look and degrees.

    `stood`: seconds since it was first shown. `rise`, `crown` and `fallen`: the shares of the steps, the crowns and the
    confetti that have come so far.
    """

    def __init__(
        self,
        context: Context,
        worded: Callable[[Message], str],
        seating: Seating,
        order: Sequence[Standing],
        ending: Ending | None,
        winners: Sequence[Seat],
        bowing: bool = False,
        thrown: Callable[[SeatLook, int], Piece] = props.hat,
    ) -> None:
        self._context, self._worded, self.seating = context, worded, seating
        self._order, self._ending, self._winners = order, ending, winners
        self.stood = self.rise = self.crown = self.fallen = 0.0
        self._lane = Lane()
        self._players = PodiumPlayers([one.picture for one in seating.seats], self.still, bowing, thrown)

    @property
    def _theme(self) -> Theme:
        return self._context.theme

    @property
    def still(self) -> bool:
        """Whether nothing moves, for less motion."""
        return bool(self._context.settings.get.reduced_motion)

    # Motion

    @property
    def busy(self) -> bool:
        """Whether the steps still rise or confetti still falls."""
        return self._lane.busy

    def begin(self) -> None:
        """Begin to move; with less motion all is there at once."""
        if self.still:
            self.end()
            return
        rising = Tween(self, STEP_UP.seconds + STEP_UP.gap * (podium.STEPS_MOST - 1), rise=1.0)
        self._lane.play(Par(Seq(rising, CROWN.tween(self, crown=1.0)), Tween(self, CONFETTI_SECONDS, fallen=1.0)))

    def end(self) -> None:
        """Show the end of the motion at once."""
        self._lane.finish()
        self.rise = self.crown = self.fallen = 1.0

    def advance(self, dt: float) -> None:
        """Move by a frame of `dt` seconds."""
        self.stood += dt
        self._lane.advance(animation_seconds(dt, self._context.pace))

    def ahead(self) -> Iterator[None]:
        """Draw the figures in idle time; until then their heads are shown."""
        self._players.waits = True
        yield from self._players.ahead((*self.steps, *map(podium.stool_step, self._on_stool)))

    # Places

    @property
    def _on_stool(self) -> tuple[Standing, ...]:
        return tuple(self._order[-1:]) if podium.on_stool(self._order, self._theme) else ()

    @property
    def steps(self) -> tuple[PodiumStep, ...]:
        """The standings on steps."""
        return podium.steps(self._order, self._theme)[0]

    @property
    def rest(self) -> tuple[podium.ListedStanding, ...]:
        """The seats in the lists."""
        if self._on_stool:
            return ()
        return podium.listed(podium.steps(self._order, self._theme)[1])

    @property
    def _floor(self) -> int:
        return podium.floor_line(self._theme)

    def _names(self, standing: Standing) -> str:
        names = [self.seating[seat].name for seat in standing.seats]
        return self._worded(say("people", names=podium.many(names, _NAMED)))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it, or the bow of winners who are no players."""
        bowing = self._ending.bowing if self._ending else None
        if bowing is not None:
            podium.floor().draw(canvas, (960, self._floor + 24))
            self._draw_bow(canvas, bowing(self._theme))
            self._draw_words(canvas)
            return
        draw_confetti(canvas, self.stood, self.fallen, self.still)
        podium.floor().draw(canvas, (960, self._floor + 24))
        for last in self._on_stool:
            self._draw_stool(canvas, last)
        for number, step in reversed(tuple(enumerate(self.steps))):
            self._draw_step(canvas, step, number)
        self._draw_words(canvas)
        self._draw_rest(canvas)
        host = podium.host_at(self.steps, self.rest, self._theme)
        if host:
            podium.cheering().draw(canvas, host)

    def _draw_words(self, canvas: Canvas) -> None:
        """Draw the winners' names: on a ribbon, or beside the cup if there is one."""
        names = podium.many([self.seating[seat].name for seat in self._winners])
        won = say("results-win", names=names) if names else say("results-no-winner")
        words = self._worded(self._ending.words if self._ending else won)
        if not self._has_cup:
            ribbon(words, text.fit(words, 90, 1000, "display", 48)).draw(canvas, (960, 142))
            return
        middle, most = _BESIDE_TWO if len(self.steps) == 2 else _BESIDE_THREE
        text.place(canvas, words, text.fit(words, _WORDS, most, "display", 48), (middle, _WORDS_Y), CREAM, "display")

    @property
    def _has_cup(self) -> bool:
        """Whether the winners take the cup; a crowd of heads does not."""
        return self.steps[0].figures

    def _draw_bow(self, canvas: Canvas, bowing: Sequence[pygame.Surface]) -> None:
        """Draw the winners taking a bow on the step, while the animals hop by turns and clap."""
        step = podium.beaten(len(bowing), self._theme)
        top = self._floor - step.height - 20
        podium.drum(podium.SHARED, step.width, step.height).draw(canvas, (step.x, top))
        plans = self.seating.seats
        bend = _BEND * abs(math.sin(math.pi * _BOWS * self.fallen))
        for number, shown in enumerate(bowing):
            x = step.x + (number - (len(bowing) - 1) / 2) * _BOW_STEP
            piece = podium.standing(shown, round(bend, 2), (number - (len(bowing) - 1) / 2) * -_LEAN)
            piece.draw(canvas, (x, top + 40))
        for number, (x, y) in enumerate(podium.clapping(len(plans), step, self._theme)):
            hop = _HOP * abs(math.sin(math.pi * (_CLAPS * self.fallen + number / 2))) if self._lane.busy else 0
            size = _CLAPPING
            podium.head(plans[number].picture.animal, size).draw(canvas, (x, y - size / 2 - hop))

    def _risen(self, number: int) -> float:
        """How far the step of that number has risen; the last one rises first."""
        first = STEP_UP.gap * (len(self.steps) - 1 - number)
        whole = STEP_UP.seconds + STEP_UP.gap * (podium.STEPS_MOST - 1)
        return STEP_UP.ease(min(1.0, max(0.0, (self.rise * whole - first) / STEP_UP.seconds)))

    @property
    def _time(self) -> float:
        """Seconds since all stand on the podium."""
        return 0.0 if self.rise < 1 else max(0.0, self.stood - STEP_UP.seconds)

    def _draw_step(self, canvas: Canvas, step: PodiumStep, number: int) -> None:
        looks = [self.seating[seat].picture for seat in step.standing.seats]
        sunk = round((1 - self._risen(number)) * (step.height - _LEAST_HIGH))
        top = self._floor - step.height - podium.WAIST_UNDER + sunk
        alone = self._ending is not None and len(self.steps) == 1
        podium.drum(podium.SHARED if alone else looks[0].main, step.width, step.height - sunk).draw(
            canvas, (step.x, top)
        )
        if step.figures:
            self._players.draw(canvas, step, top, self._time)
        else:
            self._players.draw_heads(canvas, step, top, self.crown if number == 0 else 0.0)
        if number == 0 and self._has_cup:
            self._players.draw_cup(canvas, step, top, self._time, self.crown)
        if len(self.steps) > 1 or step.standing.score is not None:
            middle = top + min(_MEDAL_DOWN, (step.height - sunk) // 2 + 12)
            podium.medal(step.standing.place, _MEDAL).draw(canvas, (step.x, middle))
        self._draw_plate(canvas, step, number == 0)

    def _draw_plate(self, canvas: Canvas, step: PodiumStep, first: bool) -> None:
        look = self.seating[step.standing.seats[0]].picture
        plate = podium.name_pill(self._names(step.standing), step.standing.score, look, first, step.plate, self._theme)
        plate.draw(canvas, (step.x, self._floor + 36))

    def _draw_stool(self, canvas: Canvas, standing: Standing) -> None:
        """Draw the fourth player on the stool."""
        step = podium.stool_step(standing)
        waist = self._floor - step.height
        props.stool().draw(canvas, (step.x, waist + props.SEAT_DOWN))
        self._players.draw(canvas, step, waist - podium.WAIST_IN, self._time)
        self._draw_plate(canvas, step, False)

    def _draw_rest(self, canvas: Canvas) -> None:
        tall = len(self.rest) == 0 or self.rest[0].rect.height == podium.ROW[1]
        for row in self.rest:
            plan, standing = self.seating[row.seat], row.standing
            podium.rest_row(
                plan.picture, plan.name, standing.place, standing.score, row.rect.size, tall, self._theme
            ).draw(canvas, row.rect.topleft)
