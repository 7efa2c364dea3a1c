"""The end of a match for children: a party before the closed curtain.

All players laugh, each person is praised and adds a sticker. There are no places and no points.
"""

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame
from pygame import Rect

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import disc
from game.draw.boards import chip, ribbon
from game.draw.cache import cached
from game.draw.curtain import HOUSE_LOOK, cloth, valance
from game.draw.expressions import laughing
from game.draw.paper import Piece, board, spot, with_shadow
from game.easing import STICKER_FLIES, STICKER_STICKS
from game.evening import Evening
from game.idle_timer import CHEER
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import CARD_EDGE, CREAM, SMALLEST_TEXT, STAGE, SeatLook, Theme
from game.timeline import Call, Seq
from game.widgets.bindings import Binding
from game.widgets.bottom_bar import BarWords
from game.widgets.focus import Target
from scenes.ending import podium
from scenes.ending.album import SIZE, Album, sticker_of
from scenes.ending.offers import Offer
from scenes.ending.results import AGAIN, FINISH, ON, OTHER, ResultsScene
from scenes.evening import diary
from scenes.handover.device_binding import turn_of
from scenes.seating import TablePlan

KIND = (
    say("kind-well-played"),
    say("kind-great-fun"),
    say("kind-clever"),
    say("kind-thinking"),
    say("kind-bravo"),
    say("kind-super"),
    say("kind-game"),
    say("kind-cards"),
    say("kind-good"),
    say("kind-hooray"),
    say("kind-wow"),
    say("kind-lovely"),
)
"""Praise by seat for people of whom a game has nothing to tell."""
THANKS = say("results-thanks")
TITLE, TITLE_OF_EVENING = say("kind-game"), say("kind-evening")
_OFFERS: tuple[Offer, ...] = ((AGAIN, Action.MENU, say("results-again")), (OTHER, Action.BACK, say("results-other")))
_NEXT: Offer = (ON, Action.MENU, say("evening-next"))
_ONE_MORE: Offer = (ON, Action.MENU, say("evening-one-more"))
LATER, NIGHT = say("replay-leave"), say("evening-night")
STANDS, RESTS = 5.0, 0.8
"""Seconds until "Play again" works: since the start of the party, and since the last sticker."""
_TITLE, _TITLE_Y = 90, 158
_ROOM, _STEP_MOST = 1390, 336  # px for all guests, and most px from one to the next
_FACE, _HEAD, _FACE_Y = 208, 176, 388
_HEAD_UP = 0.05  # share of the face by which a head is higher
_SWAY, _SWAY_STEP, _SWAYS, _HOP = 5.0, 1.25, 1.6, 10.0  # degrees, seconds of one sway, px
_NAME, _NAME_LARGE, _NAME_Y, _NAME_DOWN = 56, 84, 534, 14
_DID, _DID_Y = 38, 592
_CLEAR = 24  # px beside a name without confetti
_APART, _TURN_DOWN = 24, 46  # px between two names, and between two lines of names
_CARD, _CARD_LARGE, _CARD_GAP, _CARD_DOWN = (236, 220), (236, 188), 40, 38  # below the names, px
_CARD_PICTURE, _CARD_RADIUS = 150, 30
_VALANCE_UP = 76  # px that the swags are higher than over a handover
_WOBBLE, _WOBBLES = 9.0, 2  # degrees that a new sticker swings
DID_INK = "#FFE9AE"
_LIGHT = (1500, 760, "#FF8A7A", 0.34)


@dataclass(slots=True)
class _Flying:
    """A sticker on its way to the curtain, and while it swings there."""

    name: str
    start: tuple[float, float]
    share: float = 0.0
    swing: float = 1.0


@dataclass(frozen=True, slots=True)
class GuestPlace:
    """The place of a guest: the middle, and its room in px."""

    seat: Seat
    x: int
    room: int


def guests(count: int) -> tuple[GuestPlace, ...]:
    """The places of all players, side by side in the order of the table and at the same height."""
    room = min(_STEP_MOST, _ROOM // count)
    left = STAGE[0] // 2 - room * (count - 1) / 2
    return tuple(GuestPlace(seat, round(left + room * seat), room) for seat in range(count))


def names_end(theme: Theme) -> int:
    """y below all names and the praise below them."""
    return _NAME_Y + _NAME_DOWN + _NAME_LARGE * 2 // 3 if theme.large_text else _DID_Y + _DID * 3 // 5


class PartyScene(ResultsScene):
    """Each person adds a sticker; then the offers follow. `praised`: the deeds of each seat, from public events."""

    ring_radius = _CARD_RADIUS
    shows_podium = False

    def __init__(
        self,
        context: Context,
        plan: TablePlan,
        end: Mapping[str, Any],
        device: str | None = None,
        sheet: Callable[[], Scene] | None = None,
        replay: Callable[[], Scene] | None = None,
        praised: Mapping[Seat, Sequence[Message]] | None = None,
    ) -> None:
        super().__init__(context, plan, end, device, sheet, replay)
        self.album = Album(context)
        self.turns = [seat for seat, person in enumerate(plan.seating.people) if person]
        self.did = praise_for(self.turns, praised or {})
        self.offered = self.album.offered()
        self.rested = 0.0
        self.flying: _Flying | None = None
        self.focus.at = 1 if self.turns else None

    def enter(self) -> None:
        super().enter()
        self.context.sound.play("applause")

    def update(self, dt: float) -> None:
        ignored_input = self.ignores_input
        super().update(dt)
        self.rested += dt
        if ignored_input and not self.ignores_input and not self.hanging:
            self.settle(self._offers()[0][0])

    # Input

    @property
    def hanging(self) -> bool:
        """Whether a person still chooses a sticker."""
        return bool(self.turns)

    @property
    def hook_holds_focus(self) -> bool:
        return self.hanging

    @property
    def ignores_input(self) -> bool:
        if self.hanging:
            return super().ignores_input or self.flying is not None
        return self.stood < STANDS or self.rested < RESTS

    def _offers(self) -> tuple[Offer, ...]:
        if self.evening is None:
            return _OFFERS
        return (
            _ONE_MORE if self._ends_evening else _NEXT,
            (FINISH, Action.BACK, NIGHT if self._ends_evening else LATER),
        )

    @property
    def _ends_evening(self) -> bool:
        """Whether an evening ends with this match."""
        return self.evening is not None and self.evening.next_game is None

    def _leave_for(self, evening: Evening) -> None:
        """Go to the next game at once, without standings."""
        self.context.stack.reset(self.context.place("title", opened=True))
        diary.goes_on(self.context, evening, self.device)

    def _do(self, what: str) -> None:
        if what == FINISH and self.evening is not None and self._ends_evening:
            diary.close(self.context, self.evening)
        super()._do(what)

    def targets(self) -> Sequence[Target]:
        if not self.hanging:
            return () if self.ignores_input else super().targets()
        return tuple(Target(number, rect) for number, rect in enumerate(self._cards()))

    @property
    def _card(self) -> tuple[int, int]:
        return _CARD_LARGE if self.theme.large_text else _CARD

    def _cards(self) -> tuple[Rect, ...]:
        """Rectangles of the stickers to choose from."""
        (wide, high), count = self._card, len(self.offered)
        left = STAGE[0] // 2 - (count * wide + (count - 1) * _CARD_GAP) // 2
        top = names_end(self.theme) + _CARD_DOWN
        return tuple(Rect(left + number * (wide + _CARD_GAP), top, wide, high) for number in range(count))

    def bindings(self) -> tuple[Binding, ...]:
        if self.hanging:
            return self.with_focus(self.chooses(say("party-hang-it")))
        return super().bindings() if not self.ignores_input else self.with_focus()

    def choose(self, target: Hashable, press: Press) -> None:
        if not self.hanging:
            super().choose(target, press)
        elif isinstance(target, int) and not self.ignores_input:
            plan = self.plan.seating[self.turns[0]]
            others = {device for seat in self.turns[1:] for device in self.plan.seating[seat].devices}
            there = set(plan.devices) & set(self.context.devices.all())
            if there and press.device in others - set(plan.devices):
                self.refuse(turn_of(plan))
            else:
                self._hang(target)

    def _hang(self, number: int) -> None:
        """Let the chosen sticker fly to the next free place, where it swings a little."""
        self.lane.finish()
        name = self.offered[number]
        flying = self.flying = _Flying(name, self._cards()[number].center)
        calm = bool(self.context.settings.get.reduced_motion)
        self.sound("choose")
        if calm:
            self.lane.play(Call(self._stuck))
            return
        flies, sticks = STICKER_FLIES.tween(flying, share=1.0), STICKER_STICKS.tween(flying, swing=0.0)
        self.lane.play(Seq(flies, Call(partial(self.sound, "slap_cloth"), skippable=True), sticks, Call(self._stuck)))

    def _stuck(self) -> None:
        """Add the sticker to the album. The next person chooses, or the offers are shown."""
        assert self.flying is not None
        self.album.hang(self.flying.name)
        self.flying, self.rested = None, 0.0
        self.turns.pop(0)
        self.offered = self.album.offered()
        self.settle(1 if self.hanging else None)

    # Drawing

    def scores(self) -> Sequence[Message]:
        """None, because children see no scores."""
        return ()

    def sentence(self) -> Message:
        if not self.hanging:
            return THANKS
        if len(self.did) == 1:
            return say("party-hang")
        return say("party-hangs", seat=Who(self.turns[0]))

    def spoken(self) -> BarWords:
        """While a person chooses, the sentence has the picture of the sticker in focus."""
        said = super().spoken()
        if not self.hanging or self.said is not None or not isinstance(self.focus.at, int):
            return said
        return BarWords(said.words, chip(sticker_of(self.offered[self.focus.at], SIZE).surface, 98))

    @property
    def pose(self) -> str:
        return CHEER

    def backdrop(self) -> pygame.Surface:
        return cloth(HOUSE_LOOK)

    def paint(self, canvas: Canvas) -> None:
        if self.theme.glow:
            light = spot(*_LIGHT)
            canvas.blit(light, light.get_rect(center=(STAGE[0] // 2, _FACE_Y)))
        for surface, (x, y) in valance(HOUSE_LOOK).parts:
            canvas.blit(surface, (x, y - _VALANCE_UP))
        for name, (x, y, turn) in self.album.shown():
            sticker_of(name, SIZE, turn).draw(canvas, (x, y))
        places = guests(len(self.plan.seating))
        names = self._names_of(places[0].room)
        self._draw_confetti(canvas, [self._name_rect(guest, names) for guest in places])
        title = self.worded(TITLE_OF_EVENING if self._ends_evening else TITLE)
        ribbon(title, text.fit(title, _TITLE, 760, "display", 48)).draw(canvas, (STAGE[0] // 2, _TITLE_Y))
        for guest in places:
            self._draw_guest(canvas, guest, names)
        if self.hanging:
            self._draw_cards(canvas)
        if self.flying is not None:
            self._draw_flying(canvas, self.flying)

    def _names_of(self, room: int) -> tuple[int, int, bool]:
        """Size of all names' letters for guests with `room` px each, the room of a name, and whether names alternate
        between two lines."""
        role, names = self.theme.sentence_role, self.plan.seating.names
        turns = by_turns(names, room - _APART, role)
        most = room * 3 // (2 if turns else 3) - _APART
        wanted = _NAME if turns or not self.theme.large_text else _NAME_LARGE
        return min(text.fit(name, wanted, most, role) for name in names), most, turns

    def _name_rect(self, guest: GuestPlace, names: tuple[int, int, bool]) -> Rect:
        """Rectangle of a guest's name and the praise below it."""
        letters, room, turns = names
        top = self._name_y(guest.seat, turns) - letters // 2
        if guest.seat in self.did and not self.theme.large_text and not turns:
            return Rect(guest.x - room // 2, top, room, names_end(self.theme) - top)
        wide = text.width(self.plan.seating[guest.seat].name, letters, self.theme.sentence_role)
        return Rect(guest.x - wide // 2, top, wide, letters).inflate(_CLEAR, 0)

    def _name_y(self, seat: Seat, turns: bool) -> int:
        return _NAME_Y + (_NAME_DOWN if self.theme.large_text else 0) + (_TURN_DOWN if turns and seat % 2 else 0)

    def _draw_guest(self, canvas: Canvas, guest: GuestPlace, names: tuple[int, int, bool]) -> None:
        plan, theme, large = self.plan.seating[guest.seat], self.theme, self.theme.large_text
        size = min(_FACE, round(guest.room * 0.72))
        _face(plan.picture, size).draw(canvas, (guest.x, _FACE_Y))
        swing, hop = self._swaying(guest.seat)
        top = _FACE_Y - round(size * _HEAD_UP) - hop
        _head(plan.picture.animal, round(size * _HEAD / _FACE), swing).draw(canvas, (guest.x, top))
        if guest.seat in self.winners and self.crown > 0:
            fall = round((1 - self.crown) * -260)
            podium.crown(round(size * 0.4)).draw(canvas, (guest.x, top - round(size * 0.36) + fall))
        (letters, room, turns), role = names, theme.sentence_role
        name = text.clipped(plan.name, letters, room, role)
        text.place(canvas, name, letters, (guest.x, self._name_y(guest.seat, turns)), CREAM, role)
        if guest.seat in self.did and not large and not turns:
            words = self.worded(self.did[guest.seat])
            lines = text.lines(words, text.fit(words, _DID, room, role), room, DID_INK, role, 1.1)
            canvas.blit(lines, lines.get_rect(midtop=(guest.x, _DID_Y - _DID * 3 // 5)))

    def _swaying(self, seat: Seat) -> tuple[float, int]:
        """Degrees by which a laughing head leans now, and px that it hops. Neighbours lean to opposite sides."""
        if self.context.settings.get.reduced_motion:
            return 0.0, 0
        wave = math.sin(math.tau * (self.stood / (2 * _SWAYS) + seat / 3))
        return round(_SWAY * wave / _SWAY_STEP) * _SWAY_STEP, round(_HOP * abs(wave))

    def _draw_cards(self, canvas: Canvas) -> None:
        for number, rect in enumerate(self._cards()):
            _blank_card(self._card).draw(canvas, rect.center)
            if self.flying is None or self.flying.name != self.offered[number]:
                sticker_of(self.offered[number], _CARD_PICTURE).draw(canvas, rect.center)

    def _draw_flying(self, canvas: Canvas, flying: _Flying) -> None:
        x, y, turn = self.album.next_place
        (x0, y0), way = flying.start, flying.share
        size = round((_CARD_PICTURE + (SIZE - _CARD_PICTURE) * way) / 6) * 6
        swing = _WOBBLE * math.sin(math.tau * _WOBBLES * flying.swing) * flying.swing if way >= 1 else 0.0
        piece = sticker_of(flying.name, size, round((turn * way + swing) / 3) * 3)
        piece.draw(canvas, (x0 + (x - x0) * way, y0 + (y - y0) * way))

    def draw_focus(self, canvas: Canvas, rect: Rect | None = None, radius: int | None = None) -> None:
        """Draw no focus on offers that cannot be chosen yet."""
        if not self.ignores_input or (self.hanging and self.flying is None):
            super().draw_focus(canvas, rect, radius if self.hanging else 20)


def by_turns(names: Sequence[str], room: int, role: str) -> bool:
    """Whether names are too long for one line. Then they alternate between two lines, and the praise is left out."""
    return any(text.width(name, SMALLEST_TEXT, role) > room for name in names)


def praise_for(people: Sequence[Seat], praised: Mapping[Seat, Sequence[Message]]) -> dict[Seat, Message]:
    """The praise of each person: the best deed that no other person has, or a kind word if there is none."""
    out: dict[Seat, Message] = {}
    for seat in people:
        deeds = praised.get(seat, ())
        taken = {message.key for message in out.values()}
        out[seat] = next((deed for deed in deeds if deed.key not in taken), next(iter(deeds), KIND[seat % len(KIND)]))
    return out


@cached
def _face(look: SeatLook, size: int) -> Piece:
    """The disc behind a head; anchored at its middle."""
    return with_shadow(disc(size, look.main, CREAM, max(4, size // 26)), 12, 130, (3, 8))


@cached
def _head(kind: str, size: int, turn: float) -> Piece:
    """A laughing head, turned by `turn` degrees; anchored at its middle."""
    drawn = laughing(kind, size)
    return with_shadow(surfaces.rotozoom(drawn, turn, 1) if turn else drawn, 8, 110, (2, 6))


@cached
def _blank_card(size: tuple[int, int]) -> Piece:
    """The card below a sticker; anchored at its middle."""
    return with_shadow(board(*size, CREAM, _CARD_RADIUS, CARD_EDGE, 4), 10, 120, (3, 8))
