"""Tables are filled: little of a table's top is bare, and what a match leaves on it shows how far the match is."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game import surfaces
from game.canvas import Canvas
from game.cards.slots import around
from game.cards.sprite import PlainPrints
from game.cards.table import Table
from game.theme import GROWN_UP, KIDS, SAFE, STAGE, Theme
from scenes.games.hookie_mookie.art import harbour
from scenes.games.rook import layout as rook
from scenes.games.rook.art import places, rings
from scenes.games.spooks.art import furniture, village
from scenes.games.spooks.motions.plays import rule_changes
from scenes.seating import first_seating
from scenes.table.game_table import table_of
from scenes.table.lively import Lively
from scenes.table.stage.backdrop import Dressing, paint_set, worn_of
from scenes.table.stage.drawing import draw_stage
from scenes.table.stage.stage import JOLT_UP, Stage
from scenes.table.stage.table_layout import TableLayout
from tests.contract.sittings import SITTINGS, positions
from tests.pilot import Pilot
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.bare_table import GRAIN, SIZE, bare, covered, table_at
from tests.scenes.bare_table import positions as looked_at
from tests.scenes.rook_rects import NEST

MOST_BARE, FRAME = 0.45, 1 / 60
PLAYED = [name for name in GAMES if table_of(name).feature(Lively) is not None]
DRESSED = [name for name in GAMES if table_of(name).feature(Dressing) is not None]


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    with Pilot(tmp_path_factory.mktemp("table")) as pilot:
        yield pilot


@pytest.mark.parametrize("game", PLAYED)
def test_less_than_45_per_cent_of_a_table_is_bare_in_the_middle_of_play(pilot: Pilot, game: str) -> None:
    shares = [bare(pilot, match) for match in looked_at(game)]
    assert max(shares) < MOST_BARE, [f"{share:.0%}" for share in shares]


def test_only_opaque_pictures_cover_a_table(pilot: Pilot) -> None:
    canvas, card, light = Canvas(STAGE), surfaces.new((400, 200), pygame.SRCALPHA), pygame.Surface((400, 400))
    card.fill("white", (0, 0, 200, 200))
    card.fill((255, 255, 255, 180), (200, 0, 200, 200))
    canvas.blit(card, (100, 100))
    canvas.blit(light, (900, 100), special_flags=pygame.BLEND_RGB_ADD)
    canvas.blit(surfaces.new(STAGE), (0, 0))
    lies = covered(canvas)
    assert lies.get_bounding_rects() == [pygame.Rect(100 // GRAIN, 100 // GRAIN, 200 // GRAIN, 200 // GRAIN)]
    assert lies.get_size() == SIZE


@pytest.mark.parametrize("game", DRESSED)
def test_a_dressing_shows_public_facts_alone(game: str) -> None:
    """It is the same for every viewer, and changes during a match."""
    game_table, seen = table_of(game), set[Any]()
    for match in positions(next(session for session in SITTINGS if session.game.name == game), 3):
        seating = first_seating(match.setup.players, None)
        viewers = (PUBLIC, *range(match.setup.players))
        worn = {worn_of(game_table, match.view(viewer), seating, GROWN_UP) for viewer in viewers}
        assert len(worn) == 1
        seen |= worn
    assert len(seen) > 3


@pytest.mark.parametrize("game", DRESSED)
def test_a_dressing_changes_the_set_and_is_painted_between_frames(game: str, tmp_path: Path) -> None:
    match = looked_at(game)[-1]
    with TablePilot(tmp_path, plan(match.setup.variant, match.setup.players, [], game)) as at_table:
        backdrop, seating = at_table.table.screen.backdrop, first_seating(match.setup.players, None)
        before, view = backdrop.picture, match.view(PUBLIC)
        backdrop.advance(view, seating, 9.0)
        while backdrop.picture is before:
            assert at_table.context.idle_work.piece()
        assert backdrop.worn == worn_of(backdrop.game_table, view, seating, backdrop.theme) is not None
        assert backdrop.picture is not before, "a picture never changes after it was drawn"
        dressed, plain = (
            pygame.image.tobytes(paint_set(backdrop.game_table, backdrop.theme, backdrop.hour.painted, worn), "RGB")
            for worn in (backdrop.worn, None)
        )
        assert dressed != plain


def test_a_dressing_that_was_not_painted_is_painted_later_and_one_that_shows_is_left(tmp_path: Path) -> None:
    match = looked_at("rook")[-1]
    with TablePilot(tmp_path, plan(match.setup.variant, match.setup.players, [], "rook")) as at_table:
        backdrop, work = at_table.table.screen.backdrop, at_table.context.idle_work
        view, seating = match.view(PUBLIC), first_seating(match.setup.players, None)
        work.jobs.clear()
        backdrop.advance(replace(view), seating, 0.0)
        backdrop.advance(view, seating, 0.0)
        assert len(work.jobs) == 1, "one at a time"
        work.jobs.clear()
        backdrop.came(None, backdrop.theme, 0.0, None, surfaces.density())
        backdrop.advance(view, seating, 0.0)
        assert len(work.jobs) == 1
        work.run_all()
        painted_once = backdrop.picture
        for same in (replace(view), view):
            backdrop.advance(same, seating, 0.0)
            assert len(work.jobs) == 1
            work.run_all()
            assert backdrop.picture is painted_once
        backdrop.advance(view, seating, 0.0)
        assert not work.jobs


def test_rook_has_a_ring_for_each_trick_in_the_colour_of_its_taker() -> None:
    view = looked_at("rook")[0].view(PUBLIC)
    seating = first_seating(view.players, None)
    shown = rings.worn(replace(view, taken=(1, 0, 2, 0)), seating, GROWN_UP)
    assert shown is not None and shown[0] == tuple(seating[seat].picture.main for seat in (0, 2, 2))
    assert rings.worn(replace(view, taken=(0, 0, 0, 0)), seating, GROWN_UP) is None
    jars = replace(view, taken=(0, 0, 1, 0), variant="beginner")
    assert rings.worn(jars, seating, KIDS) is None, "a child's jars tell it"


def test_lamps_go_on_in_spooks_as_a_player_sheds_cards() -> None:
    view = looked_at("spooks")[0].view(PUBLIC)
    seating = first_seating(view.players, None)
    lamps = []
    for cards in (20, 12, 6, 0):
        shown = village.worn(replace(view, counts=(cards, *view.counts[1:])), seating, GROWN_UP)
        assert shown is not None
        lamps.append(shown[0][1])
    assert all(a < b for a, b in pairwise(lamps[1:])) and not lamps[0]
    assert lamps[-1] == village.HOUSES // view.players * len(village.WINDOWS), "all of them"
    assert village.worn(replace(view, phase="deal"), seating, GROWN_UP) == tuple(
        (seating[seat].picture.main, 0) for seat in range(view.players)
    )
    assert village.worn(view, seating, KIDS) is None


def test_drawn_cards_become_lemons_and_whole_sets_become_boats() -> None:
    few, *_, many = (match.view(PUBLIC) for match in looked_at("hookie_mookie", 2))
    seating = first_seating(few.players, None)
    first, last = harbour.worn(few, seating, GROWN_UP), harbour.worn(many, seating, GROWN_UP)
    assert first is not None and last is not None and first[0] < last[0]
    assert last[1] == tuple(gone.value for gone in many.cleared) and last[1]
    assert harbour.worn(many, seating, KIDS) is None


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS])
def test_a_trick_has_a_mat_for_each_card_to_come_and_children_have_the_awaited_one(theme: Theme) -> None:
    view = next(view for match in looked_at("rook") if len((view := match.view(PUBLIC)).trick) < view.players - 1)
    floor, canvas = TableLayout(view.players, 0, True, theme.kids), Canvas(STAGE)
    stage = Stage(view, Table(PlainPrints(table_of("rook").deck, theme)), floor, lambda *told: None)
    for lying in table_of("rook").layout.lie(view, floor, {}):
        stage.table.sync(lying.zone, lying.slots, lying.cards)
    places.draw_places(canvas, stage, first_seating(view.players, None), theme)
    assert len(canvas.commands) == (1 if theme.kids else view.players - len(view.trick))


def test_the_rule_board_of_spooks_grows_for_a_moment_when_it_changes() -> None:
    view = next(view for match in looked_at("spooks") if (view := match.view(PUBLIC)).phase in ("blue", "red"))
    floor, seating = TableLayout(view.players, 0, True), first_seating(view.players, None)
    stage = Stage(view, Table(PlainPrints(table_of("spooks").deck, GROWN_UP)), floor, lambda *told: None)
    wide, middles = [], set()
    clip = rule_changes(stage)
    clip.advance(FRAME)
    while True:
        canvas = Canvas(STAGE)
        furniture.over(canvas, stage, seating, GROWN_UP)
        board = pygame.Rect(max(command.place for command in canvas.commands if command.place[2] > 250))
        wide.append(board.width)
        middles.add((round(board.centerx / 8), round(board.centery / 8)))
        if not stage.flourishes:
            break
        stage.party.advance(FRAME)
    assert max(wide) > 1.08 * wide[-1] and wide[0] == wide[-1], "it grows, and rests small"
    assert len(middles) == 1
    stage.calm = True
    rule_changes(stage).finish()
    assert not stage.flourishes, "with reduced motion it only changes"


def test_things_on_a_struck_table_jump_and_the_set_and_the_signs_stay(pilot: Pilot) -> None:
    screen, drawn = table_at(pilot, looked_at("rook")[0]).screen, list[Canvas]()
    for screen.stage.jolted in (0.0, JOLT_UP):
        drawn.append(Canvas(STAGE))
        draw_stage(drawn[-1], screen, None)
    jumps = {
        (a.place[0] - b.place[0], a.place[1] - b.place[1])
        for a, b in zip(drawn[0].commands, drawn[1].commands, strict=True)
    }
    assert jumps == {(0, 0), (0, round(JOLT_UP))} and drawn[0].commands[:3] == drawn[1].commands[:3]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_laid_nest_of_children_is_whole_beside_every_trick(players: int, public: bool, large: bool) -> None:
    """For any number of cards in the hand, and clear of all plates and of a raised card."""
    floor = TableLayout(players, 0, public, kids=True, large=large)
    nest = around(rook.pile_slots(floor, NEST[players]))
    seats = [place for place in map(floor.place, range(players)) if place is not None]
    assert SAFE.contains(nest) and nest.collidelist([Rect(place.rect) for place in seats]) < 0
    game = GAMES["rook"]
    seen = Match(game, game.setup("classic" if players == 4 else "classic_individual", players, {})).view(0)
    for held in range(1, 15):
        known = replace(seen, counts=(held,) * players)
        trick = [around([rook.trick_slot(known, floor, seat)]) for seat in range(players)]
        assert nest.collidelist(trick) < 0, held
        assert public or nest.bottom < rook.raised_top(floor, held), held
