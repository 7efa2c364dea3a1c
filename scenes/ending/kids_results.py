"""The end of a match for children: a party before the closed curtain.

All players laugh, each person is praised and adds a sticker. There are no places and no points.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.boards import chip, ribbon
from game.draw.confetti import draw_confetti
from game.draw.curtain import HOUSE_LOOK, cloth, valance
from game.draw.paper import spot
from game.easing import animation_seconds
from game.evening import Evening
from game.idle_timer import CHEER
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import STAGE
from game.timeline import Call, Lane, Seq
from game.widgets.bindings import Binding
from game.widgets.bottom_bar import BarWords
from game.widgets.focus import Target
from scenes.ending.album import SIZE, Album, sticker_of
from scenes.ending.guests import FACE_Y, GuestLine
from scenes.ending.offers import Offer
from scenes.ending.results import AGAIN, FINISH, ON, OTHER, ResultsScene
from scenes.ending.stickers import CARD_RADIUS, StickerChoice
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
_VALANCE_UP = 76  # px that the swags are higher than over a handover
_LIGHT = (1500, 760, "#FF8A7A", 0.34)


class PartyScene(ResultsScene):
    """Each person adds a sticker; then the offers follow. `praised`: the deeds of each seat, from public events."""

    ring_radius = CARD_RADIUS
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
        self.stickers = StickerChoice(self.album)
        self.guests = GuestLine(self, plan.seating, self.winners, self.did)
        self.rested = 0.0
        self.lane = Lane()
        self.focus.at = 1 if self.turns else None

    def update(self, dt: float) -> None:
        ignored_input = self.ignores_input
        super().update(dt)
        self.lane.advance(animation_seconds(dt, self.context.pace))
        self.rested += dt
        if ignored_input and not self.ignores_input and not self.hanging:
            self.settle(self._offers()[0][0])

    @property
    def busy(self) -> bool:
        return super().busy or self.lane.busy

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
            return super().ignores_input or self.stickers.flies
        return self.podium.stood < STANDS or self.rested < RESTS

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
        diary.open_next_game(self.context, evening, self.device)

    def _do(self, what: str) -> None:
        if what == FINISH and self.evening is not None and self._ends_evening:
            diary.close(self.context, self.evening)
        super()._do(what)

    def targets(self) -> Sequence[Target]:
        if not self.hanging:
            return () if self.ignores_input else super().targets()
        return tuple(Target(number, rect) for number, rect in enumerate(self.stickers.cards(self.theme)))

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
        """Hang the chosen sticker on the curtain."""
        self.podium.end()
        self.lane.finish()
        self.sound("choose")
        hangs = self.stickers.hang(number, self.theme, self.sound, bool(self.context.settings.get.reduced_motion))
        self.lane.play(Seq(hangs, Call(self._next_one)))

    def _next_one(self) -> None:
        """Let the next person choose, or show the offers."""
        self.rested = 0.0
        self.turns.pop(0)
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

    def bar_words(self) -> BarWords:
        """While a person chooses, the sentence has the picture of the sticker in focus."""
        said = super().bar_words()
        if not self.hanging or self.said is not None or not isinstance(self.focus.at, int):
            return said
        return BarWords(said.words, chip(sticker_of(self.stickers.offered[self.focus.at], SIZE).surface, 98))

    @property
    def pose(self) -> str:
        return CHEER

    def backdrop(self) -> pygame.Surface:
        return cloth(HOUSE_LOOK)

    def paint(self, canvas: Canvas) -> None:
        if self.theme.glow:
            put(canvas, spot(*_LIGHT), center=(STAGE[0] // 2, FACE_Y))
        for surface, (x, y) in valance(HOUSE_LOOK).parts:
            canvas.blit(surface, (x, y - _VALANCE_UP))
        for name, (x, y, turn) in self.album.shown():
            sticker_of(name, SIZE, turn).draw(canvas, (x, y))
        draw_confetti(canvas, self.podium.stood, self.podium.fallen, self.podium.still, self.guests.words())
        title = self.words_of(TITLE_OF_EVENING if self._ends_evening else TITLE)
        ribbon(title, text.fit(title, _TITLE, 760, "display", 48)).draw(canvas, (STAGE[0] // 2, _TITLE_Y))
        self.guests.draw(canvas, self.podium.stood, self.podium.crown)
        if self.hanging:
            self.stickers.draw_cards(canvas, self.theme)
        self.stickers.draw_flying(canvas)

    def draw_focus(self, canvas: Canvas, rect: Rect | None = None, radius: int | None = None) -> None:
        """Draw no focus on offers that cannot be chosen yet."""
        if not self.ignores_input or (self.hanging and not self.stickers.flies):
            super().draw_focus(canvas, rect, radius if self.hanging else 20)


def praise_for(people: Sequence[Seat], praised: Mapping[Seat, Sequence[Message]]) -> dict[Seat, Message]:
    """The praise of each person: the best deed that no other person has, or a kind word if there is none."""
    out: dict[Seat, Message] = {}
    for seat in people:
        deeds = praised.get(seat, ())
        taken = {message.key for message in out.values()}
        out[seat] = next((deed for deed in deeds if deed.key not in taken), next(iter(deeds), KIND[seat % len(KIND)]))
    return out
