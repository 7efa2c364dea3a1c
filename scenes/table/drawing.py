"""Drawing a table: pure functions of a small frozen picture of the scene."""

from dataclasses import dataclass

import pygame

from engine.core.seats import Seat
from game.cards.table import Table
from game.draw.medallion import medallion
from game.widgets.hints import ButtonOf, Hint
from game.widgets.rail import draw_rail
from scenes.table.glass import Glass
from scenes.table.hud import draw_bubbles, draw_ring
from scenes.table.look import Lying
from scenes.table.rail import Sentence
from scenes.table.stamps import draw_stamps

HAND = "hand"
"""The kind of the zones where cards of seats lie."""
SHADED = (110, 104, 130)
"""What the table is multiplied by while the latest trick lies over it."""
FACE, MOST_FACE, FACE_DOWN = 0.62, 104, 26
"""Faces of those who laid its cards: how wide of a card, px at most, and px from the card down to their middle."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What one frame of a table shows; `latest` is the trick that somebody looks back at."""

    glass: Glass
    latest: Lying | None
    sentence: Sentence
    hints: tuple[Hint, ...]
    button: ButtonOf


def draw_table(canvas: pygame.Surface, shown: Frame) -> None:
    """Everything, the curtain last."""
    glass = shown.glass
    if glass.board is not None:
        glass.board.draw(canvas)
        return
    glass.hand.prints.new_frame()
    draw_stage(canvas, glass)
    if glass.looker is not None:
        glass.hand.draw(canvas)
    glass.look.front(canvas, glass.props, glass.seating, glass.theme)
    if glass.answering is not None:
        glass.answering.draw(canvas)
    if shown.latest is not None:
        _draw_latest(canvas, glass, shown.latest)
    _draw_rail(canvas, shown)
    if glass.telling.cover is not None:
        glass.telling.cover.draw(canvas)


def draw_stage(canvas: pygame.Surface, glass: Glass) -> None:
    """The set, the signs, the table, the cards on it and whoever sits round it."""
    props, look, theme = glass.props, glass.look, glass.theme
    canvas.blit(glass.backdrop, (0, 0))
    props.table.prints.new_frame()
    for at, board in look.signs(props.view, glass.speakers, glass.seating, theme):
        board.draw(canvas, at)
    hands = [zone for zone in props.table.zones if glass.hands_open and zone.kind == HAND]
    props.table.draw(canvas, hands)  # open hands are under everything else: all but their upper edges may be covered
    look.furniture(canvas, props, glass.seating, theme)
    props.table.draw(canvas, [zone for zone in props.table.zones if zone not in hands])
    look.over(canvas, props, glass.seating, theme)
    draw_ring(canvas, props, look, glass.seating, theme, _opened(glass))
    draw_bubbles(canvas, props, theme)
    props.table.draw_flying(canvas)
    draw_stamps(canvas, props)


def _opened(glass: Glass) -> frozenset[Seat]:
    """Seats whose hands lie open, so that they hold nothing up."""
    return frozenset(range(len(glass.seating))) if glass.hands_open else frozenset()


def _draw_latest(canvas: pygame.Surface, glass: Glass, lying: Lying) -> None:
    table = Table(glass.props.table.prints)
    table.sync(lying.zone, lying.slots, lying.cards)
    canvas.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
    table.draw(canvas)
    for slot, seat in zip(lying.slots, lying.owners, strict=False):
        face = medallion(glass.seating[seat].picture, round(min(MOST_FACE, slot.width * FACE)))
        canvas.blit(face, face.get_rect(center=(round(slot.x), round(slot.y + slot.height / 2 + FACE_DOWN))))


def _draw_rail(canvas: pygame.Surface, shown: Frame) -> None:
    glass, seat = shown.glass, shown.glass.looker
    look, plan = glass.look, glass.seating[seat] if seat is not None else None
    draw_rail(
        canvas,
        shown.sentence,
        shown.hints,
        shown.button,
        glass.theme,
        plan.picture if plan else None,
        plan.name if plan else "",
        look.sub_line(glass.props.view, seat, glass.speakers) if seat is not None else "",
        look.tone(glass.props.view) or look.rail,
    )
