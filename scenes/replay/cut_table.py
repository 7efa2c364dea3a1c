"""CutTable: a cut of a record that plays by itself at a small table inside another scene, or step by step."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace

import pygame
from pygame import Rect

from engine.core.messages import Message
from game.canvas import Canvas
from game.cards.sprite import CardSprite
from game.context import Context
from game.cuts import NO_OPTIONS, OPEN, Cut
from game.downscaled import Downscaled
from game.draw.focus import ring
from game.idle_timer import HostElsewhere
from game.lessons import Mark
from game.settings import Settings
from game.stack import SceneStack
from game.theme import BAR_TOP_LARGE, STAGE, SeatLook
from scenes.games import Value
from scenes.replay.replay import Replay
from scenes.seating import TablePlan, called_by_picture, first_seating
from scenes.table.preload import backstage
from scenes.table.recorded import cursor
from scenes.table.said_picture import picture_of
from scenes.table.scene import TableScene
from scenes.table.session import Session
from scenes.table.stage.animation_queue import ViewedEvent

BEAT = 1.2
"""Seconds between two steps, for reading the caption of the step before."""
TEXT_SIZE = 200
"""Text size in percent, so that names on the small table are as large as words on a page."""
SMALLER = (11, 24)
"""Scale of the small table as a fraction."""
SIZE = STAGE[0] * SMALLER[0] // SMALLER[1], BAR_TOP_LARGE * SMALLER[0] // SMALLER[1]
"""Size of the small table without its bar, px."""
SLOW = "slow"
_RING, _CORNER = 16, 0.09
"""px of a ring around a card, and the radius of its corners as a share of the card's width."""


class CutFlow(Replay):
    """Opens nothing above the table, shows nothing before `first` steps, and stops at its end."""

    first = 0
    said: Message | None = None
    """The last caption of a story without duration, which no frame shows."""

    def next(self) -> None:
        if not self.ended and not self.paused:
            self._rest = BEAT

    def _story(self, story: tuple[ViewedEvent, ...], behind: SeatLook | None = None) -> None:
        super()._story(story, behind)
        captions = (
            self.screen.look.text.caption(told.event, told.before, self.screen.speakers) for told in reversed(story)
        )
        self.said = None if self.context.pace else next((said for said in captions if said is not None), None)

    def _spare_pages(self) -> None:
        self.animations.after.clear()

    def wind(self, number: int) -> None:
        super().wind(max(self.first, number))


class CutTable(TableScene):
    """A table without people, in a context of its own: it makes no sound, saves nothing and takes no presses."""

    flow_kind = CutFlow
    flow: CutFlow

    def __init__(self, context: Context, cut: Cut, options: Mapping[str, Value] = NO_OPTIONS) -> None:
        """`context`: that of the scene around it. `options`: those of its match, if there is one."""
        self.cut = cut
        self.hands_open = cut.viewer == OPEN
        record = cut.cut_from(context.language, options)
        house = backstage(context, SceneStack(HostElsewhere()))
        slow = {} if context.settings.get.pace == "off" else {"pace": SLOW}
        given = {**asdict(context.settings.get), "text_size": TEXT_SIZE, **slow}
        house = replace(house, settings=Settings(None, **given), idle_work=context.idle_work)
        seating = first_seating(record.setup.players, None)
        if house.audience.children:
            seating = called_by_picture(seating, house.voice)
        plan = TablePlan(record.setup, seating)
        super().__init__(house, plan, Session.unkept(house, plan))
        self.flow.cursor, self.flow.first = cursor(record), cut.first
        self._said: Message | None = None
        self._smaller = Downscaled(SMALLER)
        if isinstance(cut.viewer, int):
            self.screen.set_viewpoint(cut.viewer)
            self.hand.finish()
        self.again()

    def enter(self) -> None:
        """Nothing to do, because the table has begun already."""

    @property
    def stands(self) -> bool:
        """Whether the cut has ended."""
        return self.flow.ended and not self.flow.animations.busy

    def again(self) -> None:
        """Play the cut again from its beginning."""
        self.flow.paused, self._said, self.flow.said = False, None, None
        self.flow.wind(self.flow.first)
        self._listen()

    def step(self) -> None:
        """Play one step and stop; at the end begin again."""
        if self.stands:
            self.again()
        else:
            self.flow.forward()
            self._listen()

    @property
    def share(self) -> float:
        """How much of the cut has been told, 0 to 1."""
        return (self.flow.at - self.cut.first) / (self.cut.last - self.cut.first)

    def caption(self) -> tuple[str, pygame.Surface | None]:
        """The present caption in words, and for children its picture."""
        if self._said is None:
            return "", None
        said, screen = self.stage.voice.said(self._said), self.screen
        return said.words, picture_of(said.picture, screen.look.deck, screen.theme)

    def _listen(self) -> None:
        """Update the caption. It stays until there is another one. The words for the last step come after its story."""
        told = self.stands or not self.flow.ended
        says = self.cut.cue(self.flow.at).says if told else None
        self._said = says or self.stage.caption or self.flow.said or self._said

    def update(self, dt: float) -> None:
        super().update(dt)
        self._listen()

    @property
    def looking_back(self) -> bool:
        return self.cut.trick and self.stands

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if not self.flow.animations.busy:
            for mark in self.cut.cue(self.flow.at).marks:
                self._draw_mark(canvas, mark)

    def _draw_mark(self, canvas: Canvas, mark: Mark) -> None:
        """Draw a ring around the face of a seat, or around a card, also in the latest trick shown over the table."""
        if mark.seat is not None:
            place = self.stage.floor.place(mark.seat)
            if place is not None:
                ring(place.size, place.size, place.size // 2, _RING).draw(canvas, (place.x, place.y))
            return
        box = self._card_at(mark.name)
        if box is not None:
            ring(*box.size, round(box.width * _CORNER), _RING).draw(canvas, box.center)

    def _card_at(self, card: str) -> Rect | None:
        """The rectangle of a card in the latest trick shown over the table, on the table, or in the open hand."""
        lying = self._latest
        if lying is not None:
            return next(
                (CardSprite.at(slot).rect() for slot, one in zip(lying.slots, lying.cards, strict=True) if one == card),
                None,
            )
        hand = self.hand
        sprite = hand.sprite(hand.cards.index(card)) if card in hand.cards else self.stage.table.find(card)
        return sprite.rect() if sprite is not None else None

    def paint_small(self, rest: bool = False) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        """The small table in tiles, with their places from its upper left corner. With  all tiles stay as they were."""
        return self._smaller.paint(self.draw, BAR_TOP_LARGE, rest)
