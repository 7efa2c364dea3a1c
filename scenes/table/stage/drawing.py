"""Drawing a table: pure functions of a small frozen picture of the scene."""

from dataclasses import dataclass

import pygame

from engine.core.seats import Seat
from game.canvas import Canvas
from game.cards.table import Table
from game.draw.avatar import avatar
from game.idle_timer import WAVE
from game.widgets.bottom_bar import draw_bottom_bar
from game.widgets.hints import ButtonOf, Hint
from scenes.table.coach.coach import Coach
from scenes.table.coach.marks import draw_on_hand, draw_on_row
from scenes.table.coach.slip import draw_slip, slip_box
from scenes.table.game_table import PlacedCards
from scenes.table.screen import Screen
from scenes.table.spoken import Spoken
from scenes.table.stage.hud import draw_bubbles, draw_ring
from scenes.table.stage.stamps import draw_stamps

SHADED = (110, 104, 130)
"""What the table is multiplied by while the latest trick lies over it."""
FACE, MOST_FACE, FACE_DOWN = 0.62, 104, 26
"""Faces of those who laid its cards: how wide of a card, px at most, and px from the card down to their middle."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What one frame of a table shows; `latest` is the trick that somebody looks back at."""

    screen: Screen
    latest: PlacedCards | None
    said: Spoken
    hints: tuple[Hint, ...]
    button: ButtonOf


def draw_table(canvas: Canvas, shown: Frame) -> None:
    """Everything, the curtain last."""
    screen = shown.screen
    if screen.board is not None:
        screen.board.draw(canvas)
        return
    screen.hand.prints.new_frame()
    draw_stage(canvas, screen)
    if screen.looker is not None:
        screen.hand.draw(canvas)
    screen.look.front(canvas, screen.stage, screen.seating, screen.theme)
    if screen.answering is not None:
        screen.answering.draw(canvas)
    if screen.coach is not None:
        _draw_marks(canvas, screen, screen.coach)
    if shown.latest is not None:
        _draw_latest(canvas, screen, shown.latest)
    _draw_rail(canvas, shown)
    if screen.animations.cover is not None:
        screen.animations.cover.draw(canvas)


def draw_stage(canvas: Canvas, screen: Screen) -> None:
    """The set, the signs, the table, the cards on it and whoever sits round it."""
    stage, look, theme = screen.stage, screen.look, screen.theme
    canvas.blit(screen.backdrop, (0, 0))
    stage.table.prints.new_frame()
    for at, board in look.signs(stage.view, screen.speakers, screen.seating, theme):
        board.draw(canvas, at)
    look.furniture(canvas, stage, screen.seating, theme)
    stage.table.draw(canvas)
    look.over(canvas, stage, screen.seating, theme)
    draw_ring(canvas, stage, look, screen.seating, theme, _opened(screen))
    draw_bubbles(canvas, stage, theme, _opened(screen))
    stage.table.draw_flying(canvas)
    draw_stamps(canvas, stage)


def _opened(screen: Screen) -> frozenset[Seat]:
    """Seats whose hands lie open, so that they hold nothing up."""
    return frozenset(range(len(screen.seating))) if screen.hands_open else frozenset()


def _draw_latest(canvas: Canvas, screen: Screen, lying: PlacedCards) -> None:
    table = Table(screen.stage.table.prints)
    table.sync(lying.zone, lying.slots, lying.cards)
    canvas.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
    table.draw(canvas)
    for slot, seat in zip(lying.slots, lying.owners, strict=False):
        face = avatar(screen.seating[seat].picture, round(min(MOST_FACE, slot.width * FACE)))
        canvas.blit(face, face.get_rect(center=(round(slot.x), round(slot.y + slot.height / 2 + FACE_DOWN))))


def _draw_marks(canvas: Canvas, screen: Screen, coach: Coach) -> None:
    """What the coach marks; on a hand that has to be held only as long as that stands."""
    if not coach.open or not screen.hand.rise:
        return
    answering = screen.answering
    if screen.looker is not None:
        draw_on_hand(canvas, coach, screen.hand, answering.picked if answering is not None else (), screen.theme)
    if answering is not None:
        draw_on_row(canvas, coach, answering.plates, answering.plate_rects())


def _pose(screen: Screen) -> str:
    """The host waves at what waits to be handed in."""
    complete = screen.answering is not None and screen.answering.complete
    return WAVE if complete else screen.context.idle_timer.pose(screen.calm)


def _draw_rail(canvas: Canvas, shown: Frame) -> None:
    screen, seat = shown.screen, shown.screen.looker
    look, plan = screen.look, screen.seating[seat] if seat is not None else None
    slip = screen.coach.said() if screen.coach is not None and screen.hand.rise else None
    left, right = draw_bottom_bar(
        canvas,
        shown.said.words if slip is None else (),
        shown.hints,
        shown.button,
        screen.theme,
        plan.picture if plan else None,
        plan.name if plan else "",
        look.sub_line(screen.stage.view, seat, screen.speakers) if seat is not None else "",
        look.tone(screen.stage.view) or look.rail,
        pose=_pose(screen) if slip is None else "",
        picture=shown.said.picture,
    )
    if slip is not None:
        draw_slip(canvas, slip, slip_box(left, right, screen.theme), screen.theme)
