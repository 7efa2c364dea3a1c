"""What stands in the station hall while a match is played: words and hints behind everything, luggage in front."""

import pygame

from engine.core.seats import Seat
from engine.games.word_porters.view import View
from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.color import mix
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.theme import CREAM, SAFE, SeatLook, Theme
from scenes.games.word_porters.art import paints
from scenes.games.word_porters.art.hall import (
    FALL,
    STILL,
    Hall,
    Moves,
    draw_carried,
    draw_labels,
    draw_words,
    hall,
    luggage_at,
    tab,
)
from scenes.games.word_porters.art.header import header_plate
from scenes.games.word_porters.art.idle import draw_idle
from scenes.games.word_porters.art.suitcases import suitcase
from scenes.games.word_porters.art.tags import identity
from scenes.games.word_porters.open_hands import draw_opened
from scenes.seating import Seating
from scenes.table.stage.ring import SeatPlate
from scenes.table.stage.stage import Stage

CASE, TAG = 54, 84  # px: width of a suitcase, height of a tag at a plate
ROUNDS = 4
SIZE = (176, 36)
"""Of the sign in px: it stands in the strip between the hints and the rail."""
_BELL, _STEP = 28, 38
_STILL = 0.72  # how far a bell that has not rung yet fades into the sign


def hall_of(stage: Stage, seating: Seating, theme: Theme) -> Hall:
    """The hall of what is shown now."""
    return hall(stage.view, looks_of(seating), theme)


def looks_of(seating: Seating) -> tuple[SeatLook, ...]:
    """The pictures of the seats."""
    return tuple(plan.picture for plan in seating.seats)


def moves_of(stage: Stage) -> Moves:
    """What is on its way."""
    return stage.tableau if isinstance(stage.tableau, Moves) else STILL


def furniture(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Whatever happens in the hall, then words and hints; before the first round it is empty."""
    draw_idle(canvas, stage, theme)
    shown, moves = hall_of(stage, seating, theme), moves_of(stage)
    draw_words(canvas, shown, moves=moves)
    draw_labels(canvas, shown, moves=moves)
    draw_round(canvas, shown)


def draw_round(canvas: Canvas, shown: Hall) -> None:
    """Under the hints, where the platform is free: which round it is (WP-14)."""
    if shown.view.round and shown.where.labels:
        foot = max(rect.bottom for rect in shown.where.labels)
        bell_sign(shown.view.round, shown.theme).draw(canvas, (SAFE.centerx, (foot + shown.theme.rail_top) / 2))


def over(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Where a record is watched: whose word is which."""
    del theme
    draw_opened(canvas, stage.table, seating)


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """What is carried: parcels to a hint, tags to their plates, suitcases that are put down."""
    moves = moves_of(stage)
    if moves is STILL:
        return
    shown = hall_of(stage, seating, theme)
    if moves.parcels is not None:
        draw_carried(canvas, shown, moves.parcels)
    for seat, share in moves.cases.items():
        x, y = luggage_at(shown.where.seats[seat])
        suitcase(shown.looks[seat], None, CASE, theme).draw(canvas, (x, y + round((1 - share) * FALL)))
    if moves.tags is not None:
        _draw_tags(canvas, shown, moves.tags)


def _draw_tags(canvas: Canvas, shown: Hall, share: float) -> None:
    """From the middle of the hall every seat gets a tag, all at the same time and from behind."""
    start = shown.where.words[7].center
    back = identity(None, TAG, shown.theme)
    for rect in shown.where.seats:
        x, y = luggage_at(rect)
        back.draw(canvas, (start[0] + (x - start[0]) * share, start[1] + (y - start[1]) * share))


def plate_of(view: View, seat: Seat, plate: SeatPlate, theme: Theme) -> Piece:
    """The plate of a seat with its luggage."""
    assert plate.place.tab is not None
    _, _, wide, high = plate.place.tab
    drawn = tab(view, seat, plate.look, plate.name, plate.device, plate.on_turn)
    return header_plate(drawn, (wide, high), theme)


@cached
def bell_sign(number: int, theme: Theme) -> Piece:
    """The sign in round `number` (1 to 4), anchored at its middle."""
    ground = paints.plate(theme)
    sign = board(*SIZE, ground, SIZE[1] // 2, paints.PLATE_EDGE, 3).copy()
    for i in range(ROUNDS):
        color = CREAM if i < number else mix(CREAM, ground, _STILL)
        bell: pygame.Surface = icon("bell", _BELL, color, ground)
        sign.blit(bell, bell.get_rect(center=(round(SIZE[0] / 2 + (i - (ROUNDS - 1) / 2) * _STEP), SIZE[1] // 2)))
    return with_shadow(sign, 5, 100, (1, 3))
