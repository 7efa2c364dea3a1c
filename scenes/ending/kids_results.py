"""The end of a match for children: all of them on one wide step, the host cheers, and everybody gets a kind word."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.paper import Piece
from game.input.actions import Action
from game.theme import CREAM, GOLD, GOLD_INK, HOUSE_PLATE, INK, SeatLook, Theme
from scenes.ending import podium
from scenes.ending import podium as parts
from scenes.ending.results import AGAIN, OTHER, Offer, ResultsScene

KIND = (
    say("kind-well-played"), say("kind-great-fun"), say("kind-clever"), say("kind-thinking"), say("kind-bravo"),
    say("kind-super"), say("kind-game"), say("kind-cards"), say("kind-good"), say("kind-hooray"), say("kind-wow"),
    say("kind-lovely"),
)  # fmt: skip
"""By seat, whoever has won."""
THANKS = say("results-thanks")
_OFFERS: tuple[Offer, ...] = ((AGAIN, Action.MENU, say("results-again")), (OTHER, Action.BACK, say("results-other")))
_LEFT, _RIGHT = 420, 1740
_HOST_AT, _HOST_WIDE = (250, 700), 250
_STEP_HIGH, _MORE = 150, 64  # px of the step, and how much higher those stand who have won
_ANIMAL, _CELL = 0.84, 290  # an animal of the place that each has, and the most of that
_NAME, _KIND = 46, 26  # at 100 %: words for children are larger
_ENDS = 66  # px of a plate beside its name
_NAMED, _KINDLY = 6, 5  # so many at most have plates that a name, or a kind word, fits
_LINE = 1.05


@dataclass(frozen=True, slots=True)
class Stand:
    """Where one stands: the middle, the room, and how much higher because of a win."""

    seat: Seat
    x: int
    room: int
    up: int


def stands(count: int, winners: Sequence[Seat]) -> tuple[Stand, ...]:
    """Everybody side by side, in the order of the table."""
    room = min(_CELL, (_RIGHT - _LEFT) // count)
    left = (_LEFT + _RIGHT) // 2 - room * count // 2
    return tuple(
        Stand(seat, left + room * seat + room // 2, room, _MORE if seat in winners else 0) for seat in range(count)
    )


class PartyScene(ResultsScene):
    """No places and no points: who has won wears a crown, and nobody is last."""

    def enter(self) -> None:
        super().enter()
        self.context.sound.play("applause")

    def _offers(self) -> tuple[Offer, ...]:
        return _OFFERS

    def sentence(self) -> Message:
        return THANKS

    @property
    def pose(self) -> str:
        """On the stage he is larger, unless others take the bow there."""
        return super().pose if self._bows else ""

    @property
    def _bows(self) -> bool:
        return self.ending is not None and self.ending.bowing is not None

    @property
    def stands(self) -> tuple[Stand, ...]:
        """Where everybody stands."""
        return stands(len(self.plan.seating), self.winners)

    def paint(self, canvas: Canvas) -> None:
        if self._bows:
            super().paint(canvas)
            return
        self._draw_confetti(canvas)
        parts.floor().draw(canvas, (960, self._floor + 24))
        for stand in self.stands:
            self._draw_stand(canvas, stand)
        self._draw_words(canvas)
        _host().draw(canvas, (_HOST_AT[0], _HOST_AT[1] + self._floor - podium.FLOOR))

    def _draw_stand(self, canvas: Canvas, stand: Stand) -> None:
        plan, theme = self.plan.seating[stand.seat], self.theme
        up = round(stand.up * self.rise)
        top = self._floor - _STEP_HIGH - up - 20
        parts.drum(plan.picture.main, stand.room, _STEP_HIGH + up).draw(canvas, (stand.x, top))
        size = round(stand.room * _ANIMAL)
        head = parts.head(plan.picture.animal, size).draw(canvas, (stand.x, top + 42 - size // 2))
        if stand.up and self.crown > 0:
            fall = round((1 - self.crown) * -260)
            parts.crown(round(size * 0.63)).draw(canvas, (stand.x, head.top + 16 + fall))
        if len(self.plan.seating) <= _KINDLY:
            ink = INK if plan.picture.dark_ink else CREAM
            kind = tuple(map(self.worded, KIND))
            word = kind_word(kind[stand.seat % len(kind)], kind, stand.room - 40, ink, theme)
            canvas.blit(word, word.get_rect(center=(stand.x, top + (_STEP_HIGH + up) // 2 + 34)))
        if len(self.plan.seating) <= _NAMED:
            longest = max(self.plan.seating.names, key=lambda name: text.width(name, _NAME, theme.sentence_role))
            name = name_plate(plan.name, longest, plan.picture, bool(stand.up), stand.room - 34, theme)
            name.draw(canvas, (stand.x, self._floor + 36))


@cached
def name_plate(name: str, longest: str, look: SeatLook, won: bool, room: int, theme: Theme) -> Piece:
    """A name below the step, in letters in which the longest one fits too; its anchor is its middle."""
    size = text.fit(longest, min(theme.sentence_px(_NAME), 64), room - _ENDS, theme.sentence_role)
    shown = text.clipped(name, size, room - _ENDS, theme.sentence_role)
    ground, edge, ink = (GOLD, GOLD_INK, GOLD_INK) if won else (HOUSE_PLATE, look.light, CREAM)
    calm = Theme(theme.name, theme.high_contrast)
    return pill((shown,), ground, edge, size, 78, 4, calm, ink)


@cached
def kind_word(words: str, kind: Sequence[str], room: int, ink: str, theme: Theme) -> pygame.Surface:
    """What is said to one of them, on the step: to everybody in letters in which the longest of `kind` fits."""
    role, wanted = theme.sentence_role, min(theme.sentence_px(_KIND), 56)
    longest = max(kind, key=lambda one: text.width(one, _NAME, role))
    size = text.fit(longest, wanted, room, role)
    rows = text.wrap(words, size, room, role)
    pictures = [text.text(row, size, ink, role) for row in rows]
    step = round(size * _LINE)
    out = surfaces.new((max(p.get_width() for p in pictures), step * (len(rows) - 1) + pictures[0].get_height()),
                         pygame.SRCALPHA)  # fmt: skip
    for number, picture in enumerate(pictures):
        out.blit(picture, ((out.get_width() - picture.get_width()) // 2, number * step))
    return out


@cached
def _host() -> Piece:
    return parts.cheering(_HOST_WIDE)
