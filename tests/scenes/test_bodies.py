"""Figures at tables: their poses follow public facts, and they move between poses."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game.canvas import Canvas
from game.cards.ring import SeatPlace, ring
from game.draw import cache
from game.draw.expressions import GLANCES
from game.draw.figures import figure
from game.draw.paper import Piece
from game.easing import BODY_ACTS, BODY_CHEERS, BODY_MOVES, BODY_SLEEPS, BODY_THINKS
from game.theme import CREAM, GROWN_UP, KIDS, SEAT_LOOKS, STAGE, Theme
from scenes.seating import first_seating, resized
from scenes.table.game_table import table_of
from scenes.table.stage.bodies import AT_TABLES, MANNERS, STILL, Bodies, Body, head_at
from scenes.table.stage.faces import BLINKS, BREATH, STEPS, Faces
from scenes.table.stage.hud import SeatPlate, draw_seat
from scenes.table.stage.table_layout import TableLayout

PLAYERS = 4
LARGE = Theme("grown-up", text_scale=1.5)
FRAME = 1 / 60


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    cache.clear()


def seated(calm: bool = False, jobs: list[Iterator[None]] | None = None, players: int = PLAYERS) -> Bodies:
    """The bodies of players who sit at a public table. Idle time does `jobs`."""
    bodies, seats = Bodies(Faces()), resized(first_seating(players, None), players).seats
    jobs = [] if jobs is None else jobs
    bodies.sit(seats, TableLayout(players, 0, True), (), GROWN_UP, calm, jobs.append)
    return bodies


def after(bodies: Bodies, seconds: float, on_turn: int | None = None) -> list[str]:
    """All poses, `seconds` later."""
    for dt in (seconds, BODY_MOVES):
        bodies.faces.advance(dt)
        bodies.faces.follow(PLAYERS, on_turn)
    return [bodies.faces.pose(seat) for seat in range(PLAYERS)]


def test_the_player_on_turn_looks_and_a_computer_player_thinks() -> None:
    bodies = seated()
    assert after(bodies, 1.0, 2) == ["rest", "rest", "look", "rest"]
    bodies.faces.thinking = 2
    assert after(bodies, BODY_THINKS, 2)[2] == "think"


def test_a_card_that_leaves_is_thrown_and_the_arm_comes_down() -> None:
    bodies = seated()
    after(bodies, 1.0)
    bodies.faces.act(1, "throw")
    assert after(bodies, 0.1)[1] == "throw"
    assert after(bodies, BODY_ACTS)[1] == "rest"


def test_players_cheer_slump_clap_and_laugh() -> None:
    bodies = seated()
    after(bodies, 1.0)
    bodies.faces.feel({0: "smile", 1: "droop"})
    assert after(bodies, 0.1) == ["cheer", "slump", "clap", "clap"]
    assert after(bodies, BODY_CHEERS) == ["laugh", "slump", "clap", "clap"]
    assert after(bodies, BODY_CHEERS) == ["rest"] * PLAYERS


def test_a_seat_without_a_turn_sleeps_until_it_claps() -> None:
    bodies = seated()
    assert after(bodies, BODY_SLEEPS + 1, 0) == ["look", "sleep", "sleep", "sleep"]
    bodies.faces.feel({2: "smile"})
    assert after(bodies, 0.1) == ["clap", "clap", "cheer", "clap"]
    assert after(bodies, 10.0) == ["rest"] * PLAYERS


def test_a_figure_dips_then_overshoots_by_its_character() -> None:
    ups = {}
    for character in ("joker", "careful"):
        jobs: list[Iterator[None]] = []
        bodies = seated(jobs=jobs)
        drawn_ahead(jobs)
        after(bodies, 1.0)
        bodies._seated[0] = bodies._seated[0]._replace(manner=MANNERS[character])
        bodies.faces.follow(PLAYERS, 0)
        assert bodies.faces.pose(0) == "rest"
        ups[character] = [body(bodies, 0).up for _ in moments(bodies, BODY_MOVES)]
        assert bodies.faces.pose(0) == "look" and min(ups[character]) < 0
    assert max(ups["joker"]) > max(ups["careful"]) >= 0


def moments(bodies: Bodies, seconds: float) -> Iterator[None]:
    """The frames of some seconds."""
    for _ in range(round(seconds / FRAME)):
        bodies.faces.advance(FRAME)
        yield


def body(bodies: Bodies, seat: int, expression: str = "") -> Body:
    found = bodies.drawn(seat, expression)
    assert found is not None
    return found


def drawn_ahead(jobs: list[Iterator[None]]) -> None:
    """Let idle time pass."""
    while jobs:
        for _ in jobs.pop(0):
            pass


def test_less_motion_keeps_figures_still() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(calm=True, jobs=jobs)
    drawn_ahead(jobs)
    bodies.faces.act(1, "throw")
    bodies.faces.feel({2: "smile"})
    bodies.faces.follow(PLAYERS, 3)
    assert [bodies.faces.pose(seat) for seat in range(PLAYERS)] == ["rest", "rest", "rest", "look"]
    assert body(bodies, 3).up == 0 and not jobs, "no other pose is drawn"
    one = bodies._seated[1]
    assert [pose for pose in AT_TABLES if figure.ready(*one.asked(pose))] == list(STILL)


def test_a_table_at_rest_is_not_drawn_again() -> None:
    """Only a figure that thinks breathes, in the steps of its halo."""
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    drawn_ahead(jobs)
    after(bodies, 1.0, 0)
    still = body(bodies, 0), body(bodies, 2)
    assert all((body(bodies, 0), body(bodies, 2)) == still for _ in moments(bodies, 5.0))
    bodies.faces.thinking = 1
    after(bodies, BODY_THINKS, 0)
    seen = [(body(bodies, 1).up, bodies.faces.halo(1)) for _ in moments(bodies, 2 * BREATH)]
    changes = [(one, other) for one, other in pairwise(seen) if one[0] != other[0]]
    assert len({up for up, _ in seen}) > 2
    assert all(one[1] != other[1] for one, other in changes) and len(changes) <= 4 * STEPS


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
@pytest.mark.parametrize("players", range(2, 13))
def test_up_to_five_players_have_figures_and_a_crowd_has_heads(players: int, theme: Theme) -> None:
    places = [place for place in ring(players, public=True, kids=theme.kids) if place is not None]
    heads = [head_at(place, players, theme) for place in places]
    assert len(heads) == players
    assert all(heads) if players < 6 else not any(heads) if players > 6 else True
    assert not any(head_at(place, players, LARGE) for place in places), "large text needs the room"


def test_nobody_has_a_figure_at_a_row_of_plates() -> None:
    bodies = Bodies(Faces())
    seats = resized(first_seating(PLAYERS, None), PLAYERS).seats
    bodies.sit(seats, TableLayout(PLAYERS, 0, True, band=(0, 0, 1800, 90)), (), GROWN_UP, False, lambda job: None)
    assert [bodies.drawn(seat, "") for seat in range(PLAYERS)] == [None] * PLAYERS


def places_of(theme: Theme) -> list[SeatPlace]:
    found = [place for place in ring(PLAYERS, public=True, signs=True, kids=theme.kids) if place is not None]
    assert len(found) == PLAYERS
    return found


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
@pytest.mark.parametrize("pose", AT_TABLES)
def test_no_pose_covers_the_letters_or_the_badge_of_a_plate(pose: str, theme: Theme) -> None:
    """All that is drawn of a plate without a figure is seen with it."""
    look, deck = SEAT_LOOKS[4], table_of("rook").deck
    items = (("cards", "13"), ("tricks", "12"))
    for place in places_of(theme):
        head = head_at(place, PLAYERS, theme)
        waist = round((place.grip.height - 0.56) * place.size)
        whole = figure(look, pose, head, pose != "rest" and place.side == "l")
        none = Piece(pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0), pygame.Rect(0, 0, 1, 1))
        plain, behind = (
            pictured(SeatPlate(place, look, "Wren", items, "pad", body=Body(piece, None, waist, 0)), deck, theme)
            for piece in (none, whole)
        )
        letters = pygame.mask.from_threshold(plain, CREAM, (3, 3, 3, 255))
        assert (
            letters.count() > 200
            and letters.overlap_area(pygame.mask.from_threshold(behind, CREAM, (3, 3, 3, 255)), (0, 0))
            == letters.count()
        )


def pictured(seat: SeatPlate, deck: object, theme: Theme) -> pygame.Surface:
    """The picture of one seat on black."""
    canvas, picture = Canvas(STAGE), pygame.Surface(STAGE)
    draw_seat(canvas, seat, deck, theme)
    for command in canvas.commands:
        command.paint(picture)
    return picture


def test_figures_are_drawn_when_they_are_ready() -> None:
    """Before that, a face is in their place. A pose that is not ready is one at rest."""
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    after(bodies, 1.0, 1)
    assert bodies.drawn(1, "") is None and len(jobs) == 1
    one = bodies._seated[1]
    figure(*one.asked("rest"))
    assert body(bodies, 1).figure is figure(*one.asked("rest"))
    drawn_ahead(jobs)
    assert all(figure.ready(*each.asked(pose)) for each in bodies._seated.values() for pose in AT_TABLES)
    assert body(bodies, 1).figure is figure(*one.asked("look"))


def test_a_figure_that_memory_lost_is_made_again() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    drawn_ahead(jobs)
    cache.LRU.clear()
    assert bodies.drawn(2, "") is None and bodies.drawn(2, "") is None and len(jobs) == 1
    drawn_ahead(jobs)
    assert bodies.drawn(2, "") is not None and not jobs
    assert bodies.drawn(3, "") is None, "only what is drawn is made"


def test_figures_blink_and_glance() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    drawn_ahead(jobs)
    changed = [body(bodies, 1, expression).expression for expression in (BLINKS, *GLANCES)]
    assert all(piece is not None for piece in changed) and len(set(map(id, changed))) == 1 + len(GLANCES)
    assert body(bodies, 1).expression is None
    after(bodies, 1.0, 1)
    assert body(bodies, 1, BLINKS).expression is not None, "a player who looks at the cards blinks"
    assert body(bodies, 1, GLANCES[0]).expression is None, "and looks nowhere else"


def test_new_seats_and_places_have_new_figures() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    drawn_ahead(jobs)
    seats = resized(first_seating(PLAYERS, None), PLAYERS).seats
    bodies.sit(seats, TableLayout(PLAYERS, 0, True), (), GROWN_UP, False, jobs.append)
    assert not jobs, "nothing has changed"
    bodies.sit(seats, TableLayout(PLAYERS, 0, False), (), GROWN_UP, False, jobs.append)
    assert len(jobs) == 1 and bodies.paw(0, "throw") is None, "the viewer sits in the bar"
    bodies.sit(seats, TableLayout(PLAYERS, 0, False), (1, 2), GROWN_UP, False, jobs.append)
    assert [bodies.paw(seat, "throw") is None for seat in range(PLAYERS)] == [True, True, True, False], "open hands"
    bodies.sit(seats, TableLayout(PLAYERS, 0, False), (1, 2), LARGE, False, jobs.append)
    assert bodies.paw(3, "throw") is None, "text has become large"


def test_cards_leave_from_a_paw_and_reach_one() -> None:
    bodies = seated()
    left, right = bodies.paw(1, "throw"), bodies.paw(3, "throw")
    assert left is not None and right is not None
    assert left[0] == -right[0] > 40, "towards the middle of the table"
    assert Bodies(Faces()).paw(1, "throw") is None
