"""What surrounds the cards: seats with held fans, bubbles, pictures in sentences. Draws what it is told."""

from dataclasses import replace

import pygame

from engine.core.seats import Seat
from game.draw.avatar import avatar
from game.theme import Theme
from scenes.seating import Seating, SeatPlan
from scenes.table.asks.bids import Choice
from scenes.table.game_table import GameTable
from scenes.table.phrases import Face, Part, Phrase, plain
from scenes.table.stage.ring import SeatPlate, bubble_at, draw_seats
from scenes.table.stage.stage import Stage

PICTURE = 56  # px of a picture in the rail's sentence
CHOICE_PICTURE = 84
STANDING_BUBBLE = 0.98


def device_badge(plan: SeatPlan) -> str:
    """Which disc a seat wears: its device's, the robot, or the two heads where somebody looks along."""
    if not plan.person:
        return "bot"
    if plan.accompanied:
        return "companion"
    device = plan.device or ""
    return "keys" if device.startswith("keys") else "pointer" if device in ("mouse", "touch") else "pad"


def draw_ring(
    canvas: pygame.Surface, stage: Stage, look: GameTable, seating: Seating, theme: Theme, opened: frozenset[Seat]
) -> None:
    """Every seat that has a place; `opened` are seats whose hands lie open, so that they hold nothing up."""
    plates = []
    for seat, plan in enumerate(seating.seats):
        place = stage.floor.place(seat)
        if place is None:
            continue
        plate = SeatPlate(
            place,
            plan.picture,
            plan.name,
            look.items(stage.view, seat, theme),
            device_badge(plan),
            0 if seat in opened else look.held(stage.view, seat),
            stage.on_turn == seat,
            dim=look.dropped(stage.view, seat),
            hop=stage.hopped if stage.on_turn == seat else 0.0,
            shake=stage.shaken.get(seat, 0.0),
        )
        plates.append(replace(plate, tab=look.tab(stage.view, seat, plate, theme)) if look.tab else plate)
    draw_seats(canvas, plates, look.deck, theme)


def draw_bubbles(canvas: pygame.Surface, stage: Stage, theme: Theme, opened: frozenset[Seat] = frozenset()) -> None:
    """The latest word of each seat, growing out of its plate; `opened` are seats whose hands lie open below it."""
    for seat, said in stage.bubbles.items():
        place = stage.floor.place(seat)
        if place is None or said.share <= 0:
            continue
        piece, at = bubble_at(place, said.words, said.tone, theme, seat in opened)
        if said.share >= STANDING_BUBBLE:
            piece.draw(canvas, at)
        else:
            piece.draw_grown(canvas, at, said.share)


def pictured(
    phrase: Phrase, look: GameTable, seating: Seating, size: int = PICTURE
) -> tuple[str | pygame.Surface, ...]:
    """A phrase with its small pictures drawn, `size` px high."""

    def drawn(part: Part) -> str | pygame.Surface:
        if isinstance(part, str):
            return part
        if isinstance(part, Face):
            return avatar(seating[part.seat].picture, size)
        return look.picture(part, size)

    return tuple(drawn(part) for part in phrase)


def as_choice(phrase: Phrase, look: GameTable, seating: Seating) -> Choice:
    """A phrase as one of a row of big answers; of several pictures the first."""
    pictures = tuple(part for part in phrase if not isinstance(part, str))
    drawn = pictured(pictures[:1], look, seating, CHOICE_PICTURE)
    picture = drawn[0] if drawn and isinstance(drawn[0], pygame.Surface) else None
    return Choice(plain(phrase), picture)
