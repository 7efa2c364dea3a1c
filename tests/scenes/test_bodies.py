"""Figures at tables: their poses follow public facts, and they move between poses."""

import pygame
import pytest

from game.cards.ring import ring
from game.draw.figures import figure
from game.draw.plates import plate
from game.easing import BODY_ACTS, BODY_CHEERS, BODY_DIP, BODY_MOVES, BODY_SLEEPS, BODY_THINKS
from game.theme import GROWN_UP, SEAT_LOOKS
from scenes.table.stage.bodies import AT_TABLES, MANNERS, Bodies, head_at
from scenes.table.stage.faces import Faces

PLAYERS = 4


@pytest.fixture(autouse=True, scope="module")
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))


def after(bodies: Bodies, seconds: float, on_turn: int | None = None) -> list[str]:
    """All poses, `seconds` later."""
    for dt in (seconds, BODY_MOVES):
        bodies.faces.advance(dt)
        bodies.follow(PLAYERS, on_turn)
    return [bodies.pose(seat) for seat in range(PLAYERS)]


def test_the_player_on_turn_looks_and_a_computer_player_thinks() -> None:
    bodies = Bodies(Faces())
    assert after(bodies, 1.0, 2) == ["rest", "rest", "look", "rest"]
    bodies.faces.thinking = 2
    assert after(bodies, BODY_THINKS, 2)[2] == "think"


def test_a_card_that_leaves_is_thrown_and_the_arm_comes_down() -> None:
    bodies = Bodies(Faces())
    bodies.act(1, "throw")
    assert after(bodies, 0.1)[1] == "throw"
    assert after(bodies, BODY_ACTS)[1] == "rest"


def test_players_cheer_slump_clap_and_laugh() -> None:
    bodies = Bodies(Faces())
    bodies.faces.advance(1.0)
    bodies.faces.feel({0: "smile", 1: "droop"})
    assert after(bodies, 0.1) == ["cheer", "slump", "clap", "clap"]
    assert after(bodies, BODY_CHEERS)[0] == "laugh"


def test_a_seat_without_a_turn_sleeps() -> None:
    bodies = Bodies(Faces())
    assert after(bodies, BODY_SLEEPS + 1, 0) == ["look", "sleep", "sleep", "sleep"]


def test_a_figure_dips_then_overshoots_by_its_character() -> None:
    bodies = Bodies(Faces())
    after(bodies, 1.0)
    bodies.follow(PLAYERS, 0)
    assert bodies.pose(0) == "rest"
    bodies.faces.advance(BODY_DIP + 0.12)
    assert bodies.pose(0) == "look"
    assert bodies.up(0, "joker") > bodies.up(0, "careful")


def test_less_motion_keeps_figures_still() -> None:
    bodies = Bodies(Faces())
    bodies.follow(PLAYERS, 3)
    assert bodies.pose(3) == "look"
    assert {bodies.up(3, name) for name in MANNERS} == {0.0}


def test_twelve_are_heads_only() -> None:
    assert not any(head_at(place, 12, GROWN_UP) for place in ring(12, public=True) if place is not None)
    assert all(head_at(place, 4, GROWN_UP) for place in ring(4, public=True) if place is not None)


def test_no_pose_covers_the_letters_of_a_plate() -> None:
    """The tag of a figure is further out than that of a face."""
    look = SEAT_LOOKS[0]
    face, body = (plate(look, "Wren", size=128, body=body) for body in (False, True))
    assert body.box.right > face.box.right


def test_figures_are_drawn_when_they_are_ready() -> None:
    """Before that, a face is in their place. A pose that is not ready is one at rest."""
    bodies, places, looks = Bodies(Faces()), ring(4, public=True), SEAT_LOOKS[4:8]
    place = places[1]
    assert place is not None
    assert bodies.drawn(1, looks[1], place, 4, GROWN_UP) is None
    for _ in bodies.ahead(looks, places, GROWN_UP):
        pass
    head = head_at(place, 4, GROWN_UP)
    assert all(figure.ready(looks[1], pose, head, False) for pose in AT_TABLES)
    assert bodies.drawn(1, looks[1], place, 4, GROWN_UP) is figure(looks[1], "rest", head, False)
