"""Indices of cards are large for children: in the hand, and on real tables of the lighter games."""

from itertools import combinations

import pygame
import pytest
from pygame import Rect

from engine.games import GAMES
from game.canvas import Canvas
from game.cards.card_face import index_em
from game.cards.hand import KIDS_MOST, KIDS_ONE_ROW, hand
from game.cards.layouts import FACES, trick
from game.cards.ring import ring
from game.draw.paper import Piece
from game.theme import KIDS, SAFE, SEAT_LOOKS, STAGE, Theme
from scenes.table.game_table import table_of
from scenes.table.stage.bodies import Body, head_at, waist_of
from scenes.table.stage.hud import SeatPlate, draw_seat
from tests.samples import screen_sample_of
from tests.scenes.kids_tables import READ, tables, tops

LARGE = Theme(name="kids", text_scale=2.0)
OPAQUE = 229
"""Opacity, of 255, of a picture and not of its shadow."""
FACE = 200
"""px of a child's face at tables of up to four."""


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in GAMES for players in screen_sample_of(name).kids_zones]
)
def test_important_cards_on_a_table_are_legible_across_a_room(name: str, players: int) -> None:
    read = seen = 0
    for match, viewer in tables(name, players):
        seen += 1
        sizes = tops(name, match, viewer)
        for kind in screen_sample_of(name).kids_zones[players]:
            if kind in sizes:
                read += 1
                assert sizes[kind] >= READ, (match.steps[-1], viewer)
    assert read > seen // 4 > 0


@pytest.mark.parametrize("signs", [False, True])
@pytest.mark.parametrize("players", range(2, FACES + 1))
def test_faces_are_large(players: int, signs: bool) -> None:
    assert {place.size for place in ring(players, signs=signs, kids=True) if place is not None} == {FACE}


@pytest.mark.parametrize("cards", range(1, KIDS_MOST + 1))
def test_hands_are_large(cards: int) -> None:
    width = hand(cards, kids=True).width
    assert all(index_em(index, width, KIDS) >= READ for index in ("1", "8", "10", "14", "M", "Q"))


@pytest.mark.parametrize("held", [1, 7, 8, 14])
@pytest.mark.parametrize("players", range(2, FACES + 1))
def test_no_card_of_a_childs_trick_overlaps_another(players: int, held: int) -> None:
    slots = trick(players, kids=True, bottom=hand(held, kids=True).top)
    boxes = [Rect(round(s.x - s.width / 2), round(s.y - s.height / 2), round(s.width), round(s.height)) for s in slots]
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
    assert all(box.bottom <= hand(held, kids=True).top for box in boxes)


@pytest.mark.parametrize("held", range(1, KIDS_ONE_ROW + 1))
def test_the_card_under_the_hook_rises_below_a_childs_trick_of_four(held: int) -> None:
    trick_ends = max(s.y + s.height / 2 for s in trick(FACES, kids=True, bottom=hand(held, kids=True).top))
    for focus in range(held):
        raised = hand(held, focus, kids=True).slots[focus]
        assert trick_ends <= raised.y - raised.height / 2


@pytest.mark.parametrize("width", [60, 96, 150, 186, 230, 287, 300])
def test_the_index_does_not_shrink_with_the_card(width: int) -> None:
    sizes = [index_em(index, width, KIDS) for index in ("5", "10", "14")]
    assert min(sizes) >= min(READ, 0.7 * width)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("signs", [False, True])
@pytest.mark.parametrize("players", range(2, 7))
def test_badges_of_children_are_where_every_screen_shows_them(players: int, signs: bool, large: bool) -> None:
    theme, nothing = LARGE if large else KIDS, Piece(pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0), Rect(0, 0, 1, 1))
    for place in ring(players, public=True, signs=signs, kids=True, large=large):
        assert place is not None
        waist = waist_of(place) if head_at(place, players, theme) else 0
        body = Body(nothing, None, waist, 0, 0, (0, 0)) if waist else None
        seat = SeatPlate(place, SEAT_LOOKS[0], "Maximiliane", device="bot", body=body)
        canvas = Canvas(STAGE)
        draw_seat(canvas, seat, table_of("rook").deck, theme)
        picture = pygame.Surface(STAGE, pygame.SRCALPHA)
        for command in canvas.commands:
            command.paint(picture)
        drawn = pygame.mask.from_surface(picture, OPAQUE).get_bounding_rects()
        assert drawn and all(SAFE.contains(rect) for rect in drawn), (place, drawn)
