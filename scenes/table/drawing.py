"""Drawing a table: pure functions of a small frozen picture of the scene."""

from dataclasses import dataclass

import pygame

from engine.core.seats import Seat
from game.canvas import Canvas
from game.cards.table import Table
from game.draw.medallion import medallion
from game.widgets.hints import ButtonOf, Hint
from game.widgets.rail import draw_rail
from scenes.table.asks import PlatesAsk
from scenes.table.coach import Coach
from scenes.table.coach_marks import draw_on_hand, draw_on_row
from scenes.table.coach_slip import draw_slip, slip_box
from scenes.table.glass import Glass
from scenes.table.hud import draw_bubbles, draw_ring
from scenes.table.look import Lying
from scenes.table.spoken import Spoken
from scenes.table.stamps import draw_stamps

SHADED = (110, 104, 130)
"""What the table is multiplied by while the latest trick lies over it."""
FACE, MOST_FACE, FACE_DOWN = 0.62, 104, 26
"""Faces of those who laid its cards: how wide of a card, px at most, and px from the card down to their middle."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What one frame of a table shows; `latest` is the trick that somebody looks back at."""

    glass: Glass
    latest: Lying | None
    said: Spoken
    hints: tuple[Hint, ...]
    button: ButtonOf


def draw_table(canvas: Canvas, shown: Frame) -> None:
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
    if glass.coach is not None:
        _draw_marks(canvas, glass, glass.coach)
    if shown.latest is not None:
        _draw_latest(canvas, glass, shown.latest)
    _draw_rail(canvas, shown)
    if glass.telling.cover is not None:
        glass.telling.cover.draw(canvas)


def draw_stage(canvas: Canvas, glass: Glass) -> None:
    """The set, the signs, the table, the cards on it and whoever sits round it."""
    props, look, theme = glass.props, glass.look, glass.theme
    canvas.blit(glass.backdrop, (0, 0))
    props.table.prints.new_frame()
    for at, board in look.signs(props.view, glass.speakers, glass.seating, theme):
        board.draw(canvas, at)
    look.furniture(canvas, props, glass.seating, theme)
    props.table.draw(canvas)
    look.over(canvas, props, glass.seating, theme)
    draw_ring(canvas, props, look, glass.seating, theme, _opened(glass))
    draw_bubbles(canvas, props, theme, _opened(glass))
    props.table.draw_flying(canvas)
    draw_stamps(canvas, props)


def _opened(glass: Glass) -> frozenset[Seat]:
    """Seats whose hands lie open, so that they hold nothing up."""
    return frozenset(range(len(glass.seating))) if glass.hands_open else frozenset()


def _draw_latest(canvas: Canvas, glass: Glass, lying: Lying) -> None:
    table = Table(glass.props.table.prints)
    table.sync(lying.zone, lying.slots, lying.cards)
    canvas.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
    table.draw(canvas)
    for slot, seat in zip(lying.slots, lying.owners, strict=False):
        face = medallion(glass.seating[seat].picture, round(min(MOST_FACE, slot.width * FACE)))
        canvas.blit(face, face.get_rect(center=(round(slot.x), round(slot.y + slot.height / 2 + FACE_DOWN))))


def _draw_marks(canvas: Canvas, glass: Glass, coach: Coach) -> None:
    """What the coach marks; on a hand that has to be held only as long as that stands."""
    if not coach.open or not glass.hand.rise:
        return
    answering = glass.answering
    asked = answering.ask if answering is not None else None
    if glass.looker is not None:
        draw_on_hand(canvas, coach, glass.hand, getattr(asked, "chosen", ()), glass.theme)
    plates = asked if isinstance(asked, PlatesAsk) else getattr(asked, "plates", None)
    if answering is not None and answering.row is not None and isinstance(plates, PlatesAsk):
        draw_on_row(canvas, coach, plates, answering.row.layout().plates)


def _draw_rail(canvas: Canvas, shown: Frame) -> None:
    glass, seat = shown.glass, shown.glass.looker
    look, plan = glass.look, glass.seating[seat] if seat is not None else None
    slip = glass.coach.said() if glass.coach is not None and glass.hand.rise else None
    left, right = draw_rail(
        canvas,
        shown.said.words if slip is None else (),
        shown.hints,
        shown.button,
        glass.theme,
        plan.picture if plan else None,
        plan.name if plan else "",
        look.sub_line(glass.props.view, seat, glass.speakers) if seat is not None else "",
        look.tone(glass.props.view) or look.rail,
        pose=glass.house.quiet.pose(glass.calm) if slip is None else "",
        picture=shown.said.picture,
    )
    if slip is not None:
        draw_slip(canvas, slip, slip_box(left, right, glass.theme), glass.theme)
