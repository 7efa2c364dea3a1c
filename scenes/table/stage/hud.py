"""What surrounds the cards: seats with held fans, bubbles, pictures in sentences. Draws what it is told."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import pygame

from engine.core.seats import Seat
from game.canvas import Canvas
from game.draw.avatar import avatar
from game.draw.paper import Piece
from game.theme import Theme
from scenes.seating import Seating
from scenes.table.asks.bids import Choice
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable
from scenes.table.phrases import Face, Part, Phrase, Suit, plain
from scenes.table.stage.own_hand import held_up
from scenes.table.stage.ring import SeatPlate, bubble_at, draw_seats
from scenes.table.stage.stage import Bubble, Stage

PICTURE = 56  # px of a picture in the rail's sentence
CHOICE_PICTURE = 84
STANDING_BUBBLE = 0.98


@dataclass(frozen=True, slots=True)
class SeatBubbles(Feature[V]):
    """The latest word of seats, and the tone of its bubble (`Bubble`)."""

    said: Callable[[V], Mapping[Seat, tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class DroppedSeats(Feature[V]):
    """Which seats are out of the match though it goes on: their plates are dim."""

    out: Callable[[V, Seat], bool]


@dataclass(frozen=True, slots=True)
class SeatTabs(Feature[V]):
    """Plates of seats with things of the game's own on them, each anchored at its middle."""

    drawn: Callable[[V, Seat, SeatPlate, Theme], Piece]


@dataclass(frozen=True, slots=True)
class SuitPictures(Feature[object]):
    """The picture of a suit in a sentence, by its name and its height in px."""

    drawn: Callable[[str, int], pygame.Surface]


def draw_ring(
    canvas: Canvas, stage: Stage, look: GameTable[Any], seating: Seating, theme: Theme, opened: frozenset[Seat]
) -> None:
    """Every seat that has a place; `opened` are seats whose hands lie open, so that they hold nothing up."""
    plates = []
    dropped, tabs = look.feature(DroppedSeats), look.feature(SeatTabs)
    for seat, plan in enumerate(seating.seats):
        place = stage.floor.place(seat)
        if place is None:
            continue
        plate = SeatPlate(
            place,
            plan.picture,
            plan.name,
            look.layout.items(stage.view, seat, theme),
            plan.badge,
            0 if seat in opened else held_up(look, stage.view, seat),
            stage.on_turn == seat,
            dim=dropped is not None and dropped.out(stage.view, seat),
            hop=stage.hopped if stage.on_turn == seat else 0.0,
            shake=stage.shaken.get(seat, 0.0),
        )
        plates.append(replace(plate, tab=tabs.drawn(stage.view, seat, plate, theme)) if tabs is not None else plate)
    draw_seats(canvas, plates, look.art.deck, theme)


def bubbles_of(look: GameTable[Any], view: Any) -> dict[Seat, Bubble]:
    """The latest words of the seats, as the view has them."""
    bubbles = look.feature(SeatBubbles)
    said = bubbles.said(view) if bubbles is not None else {}
    return {seat: Bubble(words, tone) for seat, (words, tone) in said.items()}


def draw_bubbles(canvas: Canvas, stage: Stage, theme: Theme, opened: frozenset[Seat] = frozenset()) -> None:
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
    phrase: Phrase, look: GameTable[Any], seating: Seating, size: int = PICTURE
) -> tuple[str | pygame.Surface, ...]:
    """A phrase with its small pictures drawn, `size` px high."""

    def drawn(part: Part) -> str | pygame.Surface:
        if isinstance(part, str):
            return part
        if isinstance(part, Face):
            return avatar(seating[part.seat].picture, size)
        return suit_picture(part, look, size)

    return tuple(drawn(part) for part in phrase)


def suit_picture(suit: Suit, look: GameTable[Any], size: int) -> pygame.Surface:
    """The picture of a suit that a game names in its sentences."""
    pictures = look.feature(SuitPictures)
    assert pictures is not None, f"{look.name} has no pictures of suits"
    return pictures.drawn(suit.name, size)


def as_choice(phrase: Phrase, look: GameTable[Any], seating: Seating) -> Choice:
    """A phrase as one of a row of big answers; of several pictures the first."""
    pictures = tuple(part for part in phrase if not isinstance(part, str))
    drawn = pictured(pictures[:1], look, seating, CHOICE_PICTURE)
    picture = drawn[0] if drawn and isinstance(drawn[0], pygame.Surface) else None
    return Choice(plain(phrase), picture)
