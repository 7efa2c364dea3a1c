"""Figures at tables: their poses follow public facts, and they move between poses."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from gc import collect
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pygame
import pytest
from pygame import Rect

from game.canvas import Blit, Canvas
from game.cards.ring import SeatPlace, header, ring
from game.cards.sprite import CardSprite, Prints
from game.cards.table import Table
from game.draw import cache
from game.draw.expressions import GLANCES
from game.draw.figures import FUR, features, figure
from game.draw.paper import Piece
from game.easing import (
    BODY_ACTS,
    BODY_CHEERS,
    BODY_CLAPS,
    BODY_DIP,
    BODY_HOPS,
    BODY_MOVES,
    BODY_SLEEPS,
    BODY_THINKS,
    PLAY,
)
from game.idle_work import IdleWork
from game.theme import CREAM, GROWN_UP, KIDS, SEAT_LOOKS, STAGE, Theme
from scenes.games.hookie_mookie import layout as hookie_mookie
from scenes.games.spooks import layout as spooks
from scenes.seating import Seating, first_seating
from scenes.table.game_table import table_of
from scenes.table.screen import seat_players
from scenes.table.stage.bodies import AT_TABLES, MANNERS, STILL, Bodies, Body, Seated, head_at, waist_of
from scenes.table.stage.faces import BLINKS, BREATH, LOOK, REST, STEPS, Faces
from scenes.table.stage.flights import goes_to
from scenes.table.stage.hud import DroppedSeats, SeatPlate, draw_ring, draw_seat
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.rook_rects import MOMENTS, Moment, groups, plate

PLAYERS = 4
SEATS = tuple(replace(plan, character="") for plan in first_seating(PLAYERS, None).seats)
LARGE = Theme("grown-up", text_scale=1.5)
FRAME = 1 / 60
NOTHING = Piece(pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0), pygame.Rect(0, 0, 1, 1))
SOLID = 200
"""Alpha from which a figure covers what is under it: more than its shadow."""
Things = Callable[[int, Theme, bool], Iterator[tuple[str, Any]]]


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))


@pytest.fixture
def nothing_drawn(coarse_pictures: None) -> None:
    """Forget all pictures that other tests have drawn."""
    cache.clear()


def seated(calm: bool = False, jobs: list[Iterator[None]] | None = None, character: str = "") -> Bodies:
    """The bodies of players who sit at a public table, all with that character. Idle time does `jobs`."""
    bodies, jobs = Bodies(Faces()), [] if jobs is None else jobs
    seats = tuple(replace(plan, character=character) for plan in SEATS)
    bodies.sit(seats, TableLayout(PLAYERS, 0, True), (), GROWN_UP, calm, jobs.append)
    return bodies


def after(bodies: Bodies, seconds: float, on_turn: int | None = None) -> list[str]:
    """All poses, `seconds` later."""
    for dt in (seconds, BODY_MOVES):
        bodies.faces.advance(dt)
        bodies.faces.take_poses(PLAYERS, on_turn)
    return [bodies.faces.pose(seat) for seat in range(PLAYERS)]


def test_the_player_on_turn_looks_and_a_computer_player_thinks() -> None:
    bodies = seated()
    assert after(bodies, 10.0, 1) == ["rest", "look", "rest", "rest"]
    bodies.faces.thinking = 2
    assert after(bodies, 0.1, 2) == ["rest", "rest", "look", "rest"]
    assert after(bodies, BODY_THINKS, 2)[2] == "think"
    assert after(bodies, 0.1, 1)[1:3] == ["look", "look"], "its turn is over, and it thinks ahead"


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
    assert {bodies.faces.pose(2) for _ in moments(bodies, 2 * BODY_CLAPS)} == {"clap", "apart"}
    assert after(bodies, BODY_CHEERS - 2 * BODY_CLAPS)[:2] == ["laugh", "slump"]
    assert after(bodies, BODY_CHEERS) == ["rest"] * PLAYERS
    bodies.faces.feel({1: "droop"})
    assert after(bodies, 0.1) == ["rest", "slump", "rest", "rest"], "none claps at that"


def test_a_seat_without_a_turn_sleeps_until_it_claps() -> None:
    bodies = seated()
    assert after(bodies, BODY_SLEEPS + 1, 0) == ["look", "sleep", "sleep", "sleep"]
    bodies.faces.feel({2: "smile"})
    assert after(bodies, 0.1) == ["clap", "clap", "cheer", "clap"]
    assert after(bodies, 10.0) == ["rest"] * PLAYERS


@pytest.mark.usefixtures("coarse_pictures")
def test_a_figure_dips_then_overshoots_by_its_character() -> None:
    ups = {}
    for character in ("joker", "careful"):
        jobs: list[Iterator[None]] = []
        bodies = seated(jobs=jobs, character=character)
        drawn_ahead(jobs)
        after(bodies, 1.0)
        bodies.faces.take_poses(PLAYERS, 0)
        assert bodies.faces.pose(0) == "rest"
        ups[character] = [body(bodies, 0).up for _ in moments(bodies, BODY_MOVES)]
        assert bodies.faces.pose(0) == "look"
        lowest = ups[character].index(min(ups[character]))
        assert ups[character][: lowest + 1] == sorted(ups[character][: lowest + 1], reverse=True) and lowest > 2
    assert max(ups["joker"]) > max(ups["careful"]) >= 0


@pytest.mark.usefixtures("coarse_pictures")
def test_a_player_who_cheers_hops_twice() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    drawn_ahead(jobs)
    after(bodies, 1.0)
    bodies.faces.feel({0: "smile"})
    after(bodies, 0.0)
    hops = [body(bodies, 0).up for _ in moments(bodies, 4 * BODY_HOPS)]
    tops = [up for before, up, later in zip(hops, hops[1:], hops[2:], strict=False) if before < up >= later]
    assert len(tops) == 2 and min(tops) > 10 and hops[-1] == 0


def moments(bodies: Bodies, seconds: float) -> Iterator[None]:
    """The frames of some seconds."""
    for _ in range(round(seconds / FRAME)):
        bodies.faces.advance(FRAME)
        yield


def body(bodies: Bodies, seat: int, expression: str = "") -> Body:
    found = bodies.figure_of(seat, expression)
    assert found is not None
    return found


def drawn_ahead(jobs: list[Iterator[None]]) -> None:
    """Let idle time pass."""
    while jobs:
        for _ in jobs.pop(0):
            pass


@pytest.mark.usefixtures("nothing_drawn")
def test_less_motion_keeps_figures_still() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(calm=True, jobs=jobs)
    drawn_ahead(jobs)
    bodies.faces.act(1, "throw")
    bodies.faces.feel({2: "smile"})
    bodies.faces.take_poses(PLAYERS, 3)
    assert [bodies.faces.pose(seat) for seat in range(PLAYERS)] == ["rest", "rest", "rest", "look"]
    assert body(bodies, 3).up == 0 and not jobs, "no other pose is drawn"
    one = bodies._seated[1]
    assert [pose for pose in AT_TABLES if figure.ready(*one.asked(pose))] == list(STILL)
    assert not features.ready(*one.asked(REST), BLINKS), "nor an expression"


@pytest.mark.usefixtures("coarse_pictures")
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


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("signs", [False, True])
@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
def test_few_players_have_figures_and_a_crowd_has_heads(theme: Theme, signs: bool, players: int) -> None:
    most = 4 if signs and theme.kids else 6
    for public in (True, False):
        places = [place for place in ring(players, public=public, signs=signs, kids=theme.kids) if place is not None]
        assert [head_at(place, players, theme) > 0 for place in places] == [players <= most] * len(places)
        assert not any(head_at(place, players, LARGE) for place in places), "large text needs the room"


def test_no_player_has_a_figure_at_a_row_of_plates() -> None:
    row = header(PLAYERS, (0, 0, 1800, 90))
    assert [head_at(place, PLAYERS, GROWN_UP) for place in row] == [0] * PLAYERS
    assert [head_at(replace(place, head=90), PLAYERS, GROWN_UP) for place in row] == [90] * PLAYERS
    assert not any(head_at(replace(place, head=90), PLAYERS, LARGE) for place in row), "large text needs the room"


def test_a_figure_on_a_tab_ends_behind_its_upper_edge() -> None:
    place = SeatPlace(300, 160, tab=(200, 334, 200, 80), head=110)
    assert Rect(place.rect) == Rect(200, 96, 200, 318)
    assert 334 < place.y + waist_of(place) < 334 + 80


def places_of(theme: Theme) -> list[SeatPlace]:
    found = [place for place in ring(PLAYERS, public=True, signs=True, kids=theme.kids) if place is not None]
    assert len(found) == PLAYERS
    return found


def seat_of(place: SeatPlace, players: int, theme: Theme) -> Seated:
    head = head_at(place, players, theme)
    return Seated(SEAT_LOOKS[4], head, waist_of(place), place.side == "l", MANNERS[""])


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
@pytest.mark.parametrize("pose", AT_TABLES)
def test_no_pose_covers_the_letters_or_the_badge_of_a_plate(pose: str, theme: Theme) -> None:
    """All that is drawn of a plate without a figure is seen with it and the cards that it holds."""
    deck, items = table_of("rook").deck, (("cards", "13"), ("tricks", "12"))
    for place in places_of(theme):
        one = seat_of(place, PLAYERS, theme)
        bare = Body(NOTHING, None, one.waist, 0, one.head, (0, 0))
        plain, behind = (
            pictured(SeatPlate(place, one.look, "Wren", items, "pad", held, body=body), deck, theme)
            for held, body in ((0, bare), (5, bare._replace(figure=figure(*one.asked(pose)))))
        )
        letters, seen = (pygame.mask.from_threshold(picture, CREAM, (3, 3, 3, 255)) for picture in (plain, behind))
        assert letters.count() > 200
        assert letters.overlap_area(seen, (0, 0)) == letters.count()


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
def test_the_tag_beside_a_figure_stays_in_its_place(theme: Theme) -> None:
    """Its middle leaves room for an arm, so less is left for a long name."""
    deck, items = table_of("rook").deck, (("cards", "13"), ("tricks", "12"))
    for place in places_of(theme):
        one = seat_of(place, PLAYERS, theme)
        plate = SeatPlate(
            place, one.look, "Maximiliane Annabelle", items, body=Body(NOTHING, None, one.waist, 0, one.head, (0, 0))
        )
        paper = draw_seat(Canvas(STAGE), plate, deck, theme)
        assert pictured(plate, deck, theme).get_at((place.x, place.y))[:3] == (0, 0, 0), "no head is drawn"
        lit = pictured(replace(plate, on_turn=True), deck, theme).get_at((place.x, place.y))
        assert lit.r > 100, "but a light on its turn"
        assert pygame.Rect(place.rect).left <= paper.left and paper.right <= pygame.Rect(place.rect).right


def test_a_figure_is_drawn_as_high_as_it_is_with_its_expression() -> None:
    one, deck = seat_of(place := places_of(GROWN_UP)[1], PLAYERS, GROWN_UP), table_of("rook").deck
    whole, blinks = figure(*one.asked(REST)), features(*one.asked(REST), BLINKS)

    def at(piece: Piece, up: int) -> list[tuple[int, int]]:
        """The places where a piece is drawn."""
        canvas = Canvas(STAGE)
        plate = SeatPlate(place, one.look, "Wren", body=Body(whole, blinks, one.waist, up, one.head, (0, 0)))
        draw_seat(canvas, plate, deck, GROWN_UP)
        return [command.place[:2] for command in canvas.commands if command.source is piece.surface]

    for piece in (whole, blinks):
        assert at(piece, 0) == [(place.x - piece.anchor[0], place.y + one.waist - piece.anchor[1])]
        assert at(piece, 5) == [(left, top - 5) for left, top in at(piece, 0)]


def rook_things(players: int, theme: Theme, public: bool) -> Iterator[tuple[str, pygame.Rect]]:
    """Cards, boards and plates of Rook's table in all its moments."""
    for phase in MOMENTS:
        yield from groups(Moment(players, phase, theme, public))


def other_things(spots: Callable[..., Any], signs: bool) -> Things:
    """Cards, boards and plates of another game with figures."""

    def things(players: int, theme: Theme, public: bool) -> Iterator[tuple[str, pygame.Rect]]:
        yield from spots(players, public=public, kids=theme.kids, large=False, cards=0 if public else 9).rects().items()
        for seat, place in enumerate(ring(players, public=public, signs=signs, kids=theme.kids)):
            for part in plate(place, theme) if place is not None else ():
                yield f"plate {seat}", part

    return things


@pytest.mark.parametrize(
    ("things", "signs", "few"),
    [
        pytest.param(rook_things, True, (4, 5), id="rook"),
        pytest.param(other_things(spooks.spots, False), False, (3, 4, 5, 6), id="spooks"),
        pytest.param(other_things(hookie_mookie.spots, True), True, (2, 3, 4), id="hookie_mookie"),
    ],
)
@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
def test_no_pose_covers_cards_boards_or_other_plates(
    things: Things, signs: bool, few: tuple[int, ...], public: bool, theme: Theme
) -> None:
    for players in few:
        there = list(things(players, theme, public))
        for seat, place in enumerate(ring(players, public=public, signs=signs, kids=theme.kids)):
            if place is None or not head_at(place, players, theme):
                continue
            one = seat_of(place, players, theme)
            for pose in AT_TABLES:
                piece = figure(*one.asked(pose))
                left, top = place.x - piece.anchor[0], place.y + one.waist - piece.anchor[1]
                shape = pygame.mask.from_surface(piece.surface, SOLID)
                for name, rect in there:
                    box = pygame.Rect(rect)
                    covered = shape.overlap_area(pygame.mask.Mask(box.size, fill=True), (box.x - left, box.y - top))
                    assert name == f"plate {seat}" or not covered, (players, seat, pose, name)


def pictured(seat: SeatPlate, deck: object, theme: Theme) -> pygame.Surface:
    """The picture of one seat on black."""
    canvas, picture = Canvas(STAGE), pygame.Surface(STAGE)
    draw_seat(canvas, seat, deck, theme)
    for command in canvas.commands:
        command.paint(picture)
    return picture


@pytest.mark.usefixtures("nothing_drawn")
def test_figures_are_drawn_when_they_are_ready() -> None:
    """Before that, a face is in their place. A pose that is not ready is one at rest."""
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    after(bodies, 1.0, 1)
    assert bodies.figure_of(1, "") is None and len(jobs) == 1
    one = bodies._seated[1]
    figure(*one.asked("rest"))
    features(*one.asked("rest"), BLINKS)
    assert body(bodies, 1, BLINKS)[:2] == (figure(*one.asked("rest")), features(*one.asked("rest"), BLINKS))
    drawn_ahead(jobs)
    assert all(figure.ready(*each.asked(pose)) for each in bodies._seated.values() for pose in AT_TABLES)
    assert body(bodies, 1).figure is figure(*one.asked("look"))


@pytest.mark.usefixtures("coarse_pictures")
def test_a_figure_that_memory_lost_is_made_again() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    drawn_ahead(jobs)
    cache.LRU.clear()
    assert bodies.figure_of(2, "") is None and bodies.figure_of(2, "") is None and len(jobs) == 1
    drawn_ahead(jobs)
    assert bodies.figure_of(2, "") is not None and not jobs
    assert bodies.figure_of(3, "") is None, "only what is drawn is made"


@pytest.mark.usefixtures("coarse_pictures")
def test_figures_blink_and_glance() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    drawn_ahead(jobs)
    changed = [body(bodies, 1, expression).expression for expression in (BLINKS, *GLANCES)]
    assert all(piece is not None for piece in changed) and len(set(map(id, changed))) == 1 + len(GLANCES)
    assert body(bodies, 1).expression is None
    after(bodies, 1.0, 1)
    assert body(bodies, 1, BLINKS).expression is not None, "a player who looks at the cards blinks"
    assert body(bodies, 1, GLANCES[0]).expression is None and not jobs, "and looks nowhere else"
    assert [bodies._seated[3].asked(pose)[3] for pose in (REST, LOOK)] == [False, True], "a glance is not mirrored"


@pytest.mark.usefixtures("coarse_pictures")
def test_new_seats_and_places_have_new_figures() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    drawn_ahead(jobs)
    bodies.sit(SEATS, TableLayout(PLAYERS, 0, True), (), GROWN_UP, False, jobs.append)
    assert not jobs, "nothing has changed"
    bodies.sit(SEATS, TableLayout(PLAYERS, 0, False), (), GROWN_UP, False, jobs.append)
    assert len(jobs) == 1 and bodies.paw(0, "throw") is None, "the viewer sits in the bar"
    bodies.sit(SEATS, TableLayout(PLAYERS, 0, False), (1, 2), GROWN_UP, False, jobs.append)
    assert [bodies.paw(seat, "throw") is None for seat in range(PLAYERS)] == [True, True, True, False], "open hands"
    bodies.sit(SEATS, TableLayout(PLAYERS, 0, False), (1, 2), LARGE, False, jobs.append)
    assert bodies.paw(3, "throw") is None, "text has become large"


@pytest.mark.usefixtures("nothing_drawn")
def test_other_seats_take_the_place_of_what_is_not_drawn_yet() -> None:
    jobs: list[Iterator[None]] = []
    bodies = seated(jobs=jobs)
    bodies.sit(SEATS, TableLayout(PLAYERS, 0, True), (), GROWN_UP, True, jobs.append)
    drawn_ahead(jobs)
    made = {pose for one in bodies._seated.values() for pose in AT_TABLES if figure.ready(*one.asked(pose))}
    assert made == set(STILL), "players sit still now"


def test_cards_leave_from_a_paw_and_reach_one() -> None:
    bodies = seated()
    left, right = bodies.paw(1, "throw"), bodies.paw(3, "throw")
    assert left is not None and right is not None
    assert left[0] == -right[0] > 40, "towards the middle of the table"
    one = bodies._seated[1]
    piece, fur = figure(*one.asked("throw")), pygame.Color(FUR[one.look.animal])
    at = piece.anchor[0] + round(left[0]), piece.anchor[1] + round(left[1]) - one.waist
    seen = pygame.transform.average_color(piece.surface, pygame.Rect(at, (0, 0)).inflate(9, 9))
    assert abs(seen[0] - fur.r) < 24 and abs(seen[1] - fur.g) < 24, "the paw is drawn there"
    assert Bodies(Faces()).paw(1, "throw") is None


def at_table() -> Stage:
    """A public stage with figures, some time after its beginning."""
    prints, floor = Prints(table_of("rook").deck, GROWN_UP), TableLayout(PLAYERS, 0, True)
    stage = Stage(None, Table(prints), floor, lambda name, step=0, place=0.0: None)
    stage.bodies.sit(SEATS, stage.floor, (), GROWN_UP, False, lambda job: None)
    stage.faces.advance(1.0)
    return stage


def at_paw(sprite: CardSprite, stage: Stage, seat: int, pose: str) -> bool:
    """Whether the card is at the paw of a seat, which is in that pose."""
    place, paw = stage.place(seat), stage.bodies.paw(seat, pose)
    assert place is not None and paw is not None
    stage.faces.take_poses(PLAYERS, None)
    stage.faces.advance(BODY_DIP)
    return stage.faces.pose(seat) == pose and (sprite.x - place.x, sprite.y - place.y) == pytest.approx(paw)


def test_cards_are_thrown_by_paws_and_taken_by_paws() -> None:
    stage = at_table()
    sprite = stage.leave(1, None)
    assert at_paw(sprite, stage, 1, "throw")
    goes_to(3, sprite, PLAY, stage).advance(PLAY.seconds)
    assert at_paw(sprite, stage, 3, "draw")


@pytest.mark.usefixtures("nothing_drawn")
def test_waiting_figures_keep_no_closed_table_alive() -> None:
    stage, idle = at_table(), IdleWork()
    stage.bodies = Bodies(stage.faces)
    room = SimpleNamespace(seating=SimpleNamespace(seats=SEATS))
    context = SimpleNamespace(idle_work=idle)
    seat_players(SimpleNamespace(stage=stage, context=context, room=room, opened=(), theme=GROWN_UP, calm=False))
    next(idle.jobs[0])
    stage.bodies, here = Bodies(stage.faces), ref(stage)
    del stage
    collect()
    assert here() is None and next(idle.jobs[0], "over") == "over"


def test_players_at_a_table_have_figures_that_follow_its_turns(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", PLAYERS, ("pad:1", "pad:2")), pace="normal") as pilot:
        stage, seen = pilot.table.screen.stage, set()
        pilot.frames(1)
        pilot.context.idle_work.run_all()
        whole = [stage.bodies.figure_of(seat, "") for seat in range(PLAYERS)]
        drawn_now = {command.source for command in pilot.app.draw().commands if isinstance(command, Blit)}
        assert all(body is not None and body.figure.surface in drawn_now for body in whole)
        for _ in range(600):
            pilot.on()
            seen.add(stage.faces.pose(stage.on_turn) if stage.on_turn is not None else None)
        assert LOOK in seen


@pytest.mark.usefixtures("coarse_pictures")
def test_a_player_who_is_out_is_a_dim_head() -> None:
    stage, deck = at_table(), table_of("rook").deck
    jobs: list[Iterator[None]] = []
    stage.bodies = Bodies(stage.faces)
    stage.bodies.sit(SEATS, stage.floor, (), GROWN_UP, False, jobs.append)
    drawn_ahead(jobs)
    features_of = {DroppedSeats: DroppedSeats(lambda view, seat: seat == 1)}
    look = SimpleNamespace(deck=deck, feature=features_of.get, layout=SimpleNamespace(items=lambda *_: ()))
    canvas = Canvas(STAGE)
    draw_ring(canvas, stage, look, Seating(SEATS), GROWN_UP, frozenset(range(PLAYERS)))
    drawn_now = {command.source for command in canvas.commands if isinstance(command, Blit)}
    whole = [stage.bodies.figure_of(seat, "") for seat in range(PLAYERS)]
    assert [body is not None and body.figure.surface in drawn_now for body in whole] == [True, False, True, True]
