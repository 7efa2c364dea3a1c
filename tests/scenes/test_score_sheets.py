"""Score sheets: the next dealer, bids, pins that hop and totals that count up, and a track for each game."""

from itertools import pairwise

import pytest

from engine.core.advice import Advice
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.rook.view import ruleset_of
from game.easing import PIN_HOPS, TOTALS_COUNT
from game.theme import SEAT_LOOKS, Theme
from scenes.games import advice_words_of, sides_of
from scenes.games.rook.art.signs import signs
from scenes.games.rook.art.tracks import SIZE
from scenes.games.rook.count import CountScene as RookCount
from scenes.games.rook.sheets import SheetScene as RookSheet
from scenes.games.spooks.sheets import SheetScene as SpooksSheet
from scenes.seating import first_seating
from scenes.table.boards.score_track import EACH_HOP, FACE, MOST_HOPS, Climb, Track, TrackPin, _beside, _wide
from scenes.table.boards.start_board import StartBoard
from scenes.table.game_table import table_of
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.drawn_words import all_words
from tests.scenes.test_decision_inspector import played
from tests.scenes.voices import speakers, worded

FRAME = 1 / 60
CLEAR, BRIGHT = 12, 500  # px, and least sum of red, green and blue of faces and numbers
STEPS = 400
"""After this many steps points have been counted in every game."""


def test_pins_hop_every_five_points_and_totals_count_up_together() -> None:
    climb, heard = Climb((0, 40), (30, 25)), []
    assert [climb.total(0), climb.total(1), climb.pin(0), climb.pin(1)] == [30, 25, (30, 0.0), (25, 0.0)]
    clip = climb.clip(lambda *played: heard.append(played))
    assert [climb.total(0), climb.total(1), climb.pin(0)[0], climb.pin(1)[0]] == [0, 40, 0, 40]
    seen = []
    for _ in range(round(TOTALS_COUNT.seconds / FRAME) + 1):
        clip.advance(FRAME)
        seen.append((climb.total(0), climb.total(1), climb.pin(0)))
    assert climb.total(0) == 30 and climb.total(1) == 25, "totals are there before the last hop"
    assert all(one[0] <= other[0] and one[1] >= other[1] for one, other in pairwise(seen))
    assert any(up > 0 for _, _, (_, up) in seen)
    for _ in range(round(PIN_HOPS.seconds * 6 / FRAME)):
        clip.advance(FRAME)
    assert clip.done and climb.pin(0) == (30, 0.0)
    assert len(heard) == 30 // EACH_HOP - 1, "a note for each hop, and none where it lands"


def test_a_long_way_takes_no_more_hops_than_players_can_wait_for() -> None:
    climb = Climb((0,), (1000,))
    clip = climb.clip(lambda *played: None)
    clip.advance(PIN_HOPS.seconds * MOST_HOPS + FRAME)
    assert clip.done and climb.pin(0) == (1000, 0.0)


@pytest.mark.parametrize("values", [(0,) * 6, (200,) * 12, (0, 3, 195, 200, 200), (10, 200), (-40, 120)])
def test_faces_on_the_track_stand_side_by_side_and_on_it(values: tuple[int, ...]) -> None:
    track = Track(300, 1500, 290, 200)
    pins = sorted((TrackPin((SEAT_LOOKS[i],), value) for i, value in enumerate(values)), key=lambda pin: pin.value)
    lefts = _beside(track, pins, FACE)
    assert all(other - one >= _wide(pin, FACE) for (one, other), pin in zip(pairwise(lefts), pins, strict=False))
    assert lefts[-1] + FACE <= track.right + FACE and lefts[0] >= track.left - FACE


@pytest.fixture
def pilot(tmp_path):
    with Pilot(tmp_path) as made:
        yield made


def rook_sheet(pilot: Pilot, steps: int) -> RookSheet:
    match = played(steps, "rook", "classic", 4, "random")
    who = speakers(("Ann", "Ben", "Cid", "Dot"), ((0, 2), (1, 3)))
    return RookSheet.of_view(pilot.context, match.view(PUBLIC), who, first_seating(4, None))


def test_a_sheet_says_who_leads_and_at_the_end_who_won(pilot: Pilot) -> None:
    """Before, it said that the winners lead."""
    steps = len(played(10_000, "rook", "classic", 4, "random").steps)
    over, before = rook_sheet(pilot, steps), rook_sheet(pilot, steps - 1)
    assert over.view.phase == "end" and over.sentence().key == "rook-sheet-won"
    assert before.view.phase != "end" and before.sentence().key in ("rook-sheet-lead", "rook-sheet-level")


def test_before_the_first_hand_it_names_the_dealer_and_the_bid(pilot: Pilot) -> None:
    sheets = [rook_sheet(pilot, steps) for steps in range(2, 8)]
    bids = [sheet for sheet in sheets if any(amount is not None for _, amount in sheet.view.bids)]
    assert bids and all(not sheet.begun and sheet.climb is None for sheet in sheets)
    for sheet in bids:
        seat, amount = [bid for bid in sheet.view.bids if bid[1] is not None][-1]
        assert [one for one, _ in sheet.running] == [sheet.view.dealer, seat]
        assert sheet.words_of(sheet.running[-1][1]).endswith(f"bids {amount}")


@pytest.mark.parametrize("size", [100, 200])
def test_after_a_hand_the_strip_names_the_next_dealer_and_large_text_leaves_the_dealers_out(
    pilot: Pilot, size: int
) -> None:
    pilot.context.settings.change(text_size=size, reduced_motion=True)
    sheet = next(one for one in (rook_sheet(pilot, steps) for steps in range(40, 70)) if one.begun)
    assert sheet.climb is not None and sheet.climb.after == sheet.view.sheet[-1].totals
    assert sheet.running and len(sheet.deals) == 1
    with all_words() as drawn:
        pilot.context.stack.push(sheet)
        pilot.context.stack.apply()
        pilot.app.draw()
    assert ("dealer" in drawn.words) == (size == 100)
    assert sheet.most == (5 if size == 100 else 4)
    assert {"2", sheet.words_of(sheet.running[-1][1]), str(sheet.view.sheet[-1].bid)} <= {*drawn.words}


def test_sp_columns_start_with_the_fewest_points_and_the_track_falls(pilot: Pilot) -> None:
    match = played(300, "spooks", "series", 5, "random")
    sheet = SpooksSheet.of_view(pilot.context, match.view(PUBLIC), speakers(tuple("ABCDE"), ()), first_seating(5, None))
    totals = [sheet.scores.after[column.side] for column in sheet.columns]
    assert totals == sorted(totals) and len(totals) == 5
    assert Track(0, 100, 10, 200, 74).at(200)[1] > Track(0, 100, 10, 200, 74).at(0)[1]


def test_the_coach_says_in_how_many_of_ten_deals_you_make_a_bid() -> None:
    made = (("unit", "points"), ("counts", 110), ("made", ((80, 96), (95, 84), (110, 5))))
    advice = Advice(Step(0, "bid", (("amount", 80),)), "bid_what_it_counts", outlook=made)
    assert [worded(line) for line in advice_words_of("rook").outlook(advice)] == [
        "The coach expects about 110 points.",
        "You make 80 in 10, 95 in 8 and 110 in 0 of 10 deals.",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_read_aloud_with_public_facts(pilot: Pilot, game: str) -> None:
    """Before any count the goal of the game, then the points of all: the same from any seat."""
    variant, players, options = screen_sample_of(game).twin_walks[0][0]
    names = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")[:players]
    begun, match = (played(steps, game, variant, players, "random", options) for steps in (1, STEPS))
    game_table, seating, who = table_of(game), first_seating(players, None), speakers(names, sides_of(match.setup))
    for theme in ("grown-up", "kids"):
        pilot.context.settings.change(theme=theme)
        now, seen, start = (
            game_table.sheet.made(pilot.context, view, who, seating)
            for view in (match.view(PUBLIC), match.view(0), begun.view(0))
        )
        told = now.narration()
        assert now.begun and told == seen.narration() and told.sentence and told.hints
        assert all(any(name in line for line in told.lines) for name in names), told.lines
        start.begun, start.start = False, StartBoard(match.setup, game_table.deck, game_table.goal)
        assert start.words_of(game_table.goal) in start.narration().lines


def test_nothing_is_read_of_a_running_hand(pilot: Pilot) -> None:
    sheet = rook_sheet(pilot, 70)
    count = RookCount(
        pilot.context,
        sheet.view.sheet[0],
        ruleset_of(sheet.view),
        speakers(tuple("ABCD"), ((0, 2), (1, 3))),
        first_seating(4, None),
        None,
    )
    pilot.context.stack.push(count)
    pilot.frames(1)
    assert count.busy and not count.narration().lines
    count.lane.finish()
    assert count.words_of(count.outcome) in count.narration().lines


def test_the_totals_of_single_players_are_clear_of_the_lower_edge_of_their_sign() -> None:
    match = played(10_000, "rook", "beginner", 4, "random")
    plan = first_seating(4, None)
    board = signs(match.view(PUBLIC), speakers(plan), plan, Theme())[-1][1]
    paper = board.surface.subsurface((*board.anchor, *SIZE))
    middle = paper.get_width() // 2
    bright = [y for y in range(SIZE[1]) if any(sum(paper.get_at((x, y))[:3]) > BRIGHT for x in range(20, middle))]
    assert bright and max(bright) < SIZE[1] - CLEAR
