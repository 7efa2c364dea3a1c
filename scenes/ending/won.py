"""The first seconds after a children's match: they belong to the winners. Then all players go to the party.

The winner is large, lifts the cup and stands beside a picture of what won, so that no one has to read. The others clap.
"""

import math
from collections.abc import Callable, Mapping
from typing import Any

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.draw.animals import animal
from game.draw.avatar import disc
from game.draw.boards import chip
from game.draw.cache import cached
from game.draw.confetti import draw_confetti
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import picture
from game.easing import CONFETTI_SECONDS, CROWN, WON_STANDS
from game.idle_timer import CHEER
from game.scene import Scene
from game.text.catalogue import Voice
from game.theme import CREAM, GOLD, SeatLook, Theme
from game.widgets.bindings import Binding
from game.widgets.house_scene import WIDE_SIDE_CURTAINS, HouseScene
from scenes.ending import podium
from scenes.ending.ending import Endings, Prize
from scenes.ending.players import PodiumPlayers
from scenes.ending.podium import PodiumStep, Standing
from scenes.games import entry_of, sides_of
from scenes.seating import TablePlan
from scenes.table.game_table import table_of
from scenes.table.phrases import Speakers

_HEADS, _CROWD, _CROWD_WIDE = {1: 272, 2: 216}, 224, 940
"""Size of the winners' heads by their number, px; of those of a larger group, and the most px for all of these."""
_LARGE_TEXT_SHARE = 0.84
_X, _X_WITH_PRIZE, _WIDE, _WIDE_EACH, _WIDEST, _HIGH = 960, 1100, 520, 190, 1020, 112
_PRIZE, _PRIZE_HIGH = Rect(272, 130, 400, 400), 320
_CLAPPING, _CLAPS, _CLAP_HOP = 132, 3.0, 22.0  # px, hops a second, px
_FACE, _IN_BAR = 1.28, 98  # the disc behind one winner, in heads; px


class WonScene(HouseScene):
    """`party` makes the scene that follows. No press cuts it short."""

    side_curtains = WIDE_SIDE_CURTAINS
    rayed = True

    def __init__(self, context: Context, plan: TablePlan, end: Mapping[str, Any], party: Callable[[], Scene]) -> None:
        super().__init__(context)
        self.plan, self._party = plan, party
        self.winners = tuple(end["winners"])
        self.stood = 0.0
        self._still = bool(context.settings.get.reduced_motion)
        looks = [one.picture for one in plan.seating.seats]
        self._players = PodiumPlayers(looks, self._still)
        prize, first = table_of(plan.setup.game).feature(Prize), self.winners[0]
        self._prize = (
            prize.picture(plan.setup.variant, end, first, looks[first], _PRIZE_HIGH) if prize is not None else None
        )
        endings = table_of(plan.setup.game).feature(Endings)
        who = Speakers(self.voice, sides_of(plan.setup))
        self._ending = endings.of(end, who) if endings is not None else None
        self._step = _step(self.winners, self._prize is not None, self.theme)

    @property
    def voice(self) -> Voice:
        """The voice with all players' names."""
        return self.context.voice_of(self.plan.seating.names)

    @property
    def busy(self) -> bool:
        return self.stood < WON_STANDS

    def enter(self) -> None:
        super().enter()
        self._players.waits = True
        self.when_idle(self._players.ahead((self._step,)))
        self.sound(entry_of(self.plan.setup.game).fanfare)
        self.context.sound.music(table_of(self.plan.setup.game).art.music)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.stood += dt
        if not self.busy:
            self.context.stack.replace(self._party())

    def bindings(self) -> tuple[Binding, ...]:
        return self.with_focus()

    def sentence(self) -> Message:
        if self._ending is not None:
            return self._ending.words
        return say("results-win", names=podium.many([self.plan.seating[seat].name for seat in self.winners]))

    def pictured(self) -> pygame.Surface | None:
        alone, wide = len(self.winners) == 1, round(_IN_BAR * 0.8)
        return chip(animal(self._look.animal, wide) if alone else picture("crown", wide), _IN_BAR)

    @property
    def _look(self) -> SeatLook:
        return self.plan.seating[self.winners[0]].picture

    @property
    def pose(self) -> str:
        return CHEER

    def _share(self, seconds: float) -> float:
        """The progress of something that takes so long; 1 with less motion."""
        return 1.0 if self._still else min(1.0, self.stood / seconds)

    def paint(self, canvas: Canvas) -> None:
        step, floor = self._step, podium.floor_line(self.theme)
        top, crown = floor - step.height - podium.WAIST_UNDER, CROWN.ease(self._share(CROWN.seconds))
        if len(self.winners) == 1:
            light = _light(self._look, round(step.animal * _FACE))
            light.draw(canvas, (step.x, top - round(step.animal * _HEAD_OVER)))
        draw_confetti(canvas, self.stood, self._share(CONFETTI_SECONDS), self._still)
        podium.floor().draw(canvas, (960, floor + 24))
        if self._prize is not None:
            _paper().draw(canvas, _PRIZE.center)
            canvas.blit(self._prize, self._prize.get_rect(center=_PRIZE.center))
        color = self._look.main if len(self.winners) == 1 else podium.SHARED
        podium.drum(color, step.width, step.height).draw(canvas, (step.x, top))
        if step.figures:
            self._players.draw(canvas, step, top, self.stood)
            self._players.draw_cup(canvas, step, top, self.stood, crown)
        else:
            self._players.draw_heads(canvas, step, top, crown)
        self._draw_others(canvas)

    def _draw_others(self, canvas: Canvas) -> None:
        """Draw the others, small and clapping, on the floor."""
        others = [plan.picture for seat, plan in enumerate(self.plan.seating.seats) if seat not in self.winners]
        for number, (x, y) in enumerate(podium.clapping(len(others), self._step, self.theme)):
            hop = 0.0 if self._still else _CLAP_HOP * abs(math.sin(math.pi * (_CLAPS * self.stood + number / 2)))
            podium.head(others[number].animal, _CLAPPING).draw(canvas, (x, y - _CLAPPING / 2 - hop))


def _step(winners: tuple[Seat, ...], prized: bool, theme: Theme) -> PodiumStep:
    """The step of the winners. `prized`: whether a picture of what won is beside it."""
    count, share = len(winners), _LARGE_TEXT_SHARE if theme.large_text else 1
    return PodiumStep(
        Standing(1, winners, None),
        _X_WITH_PRIZE if prized else _X,
        min(_WIDEST, _WIDE + _WIDE_EACH * (count - 1)),
        round(_HIGH * share),
        round(_HEADS.get(count, min(_CROWD, _CROWD_WIDE // count)) * share),
        figures=count <= 2,
    )


_HEAD_OVER = 1.55
"""Middle of a winner's head over the step, in heads."""


@cached
def _light(look: SeatLook, size: int) -> Piece:
    """The disc behind a winner's head, in the colour of the seat; anchored at its middle."""
    return with_shadow(disc(size, look.main, GOLD, 14), 16, 130, (3, 10))


@cached
def _paper() -> Piece:
    """The paper behind what won; anchored at its middle."""
    return with_shadow(board(*_PRIZE.size, CREAM, 44, GOLD, 10), 16, 140, (4, 12))
