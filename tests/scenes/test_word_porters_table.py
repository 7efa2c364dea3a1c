"""Word Porters on the table scene: whole matches with every device, sealed votes, going on inside the vote."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.word_porters.events import RoundEnded, SeatScored
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import SEAT_LOOKS
from scenes.curtain import CurtainScene
from scenes.games.word_porters.counting import RoundScene
from scenes.games.word_porters.hall import tab
from scenes.games.word_porters.own import PeekBoard
from scenes.games.word_porters.placing import PASS, STAY, PlaceBoard
from scenes.games.word_porters.reveal import RevealScene
from scenes.games.word_porters.voting import VoteBoard
from scenes.results import ResultsScene
from scenes.table.lots_scene import LotsScene
from scenes.table.phrases import plain
from tests.scenes.at_table import plan
from tests.scenes.porters import Porters, sit

FIRST, SECOND = "pad:1", "pad:2"
LONG = 4000
TABLES = (
    ("standard", 3, FIRST),
    ("standard", 6, KEYS),
    ("standard", 4, MOUSE),
    ("children", 5, TOUCH),
)


@pytest.mark.parametrize(("variant", "players", "device"), TABLES, ids=str)
def test_one_person_among_computer_players(tmp_path: Path, variant: str, players: int, device: str) -> None:
    """WP-14, WP-70: four rounds to the podium, without a curtain; everybody is scored in every round (WP-55)."""
    seen = {RevealScene: 0, RoundScene: 0}
    with sit(tmp_path, device, players=players, variant=variant) as pilot:
        latest = None
        for _ in range(LONG):
            assert not isinstance(pilot.scene, CurtainScene), "one person never sees a curtain"
            if isinstance(pilot.scene, ResultsScene):
                break
            if pilot.scene is not latest and type(pilot.scene) in seen:
                seen[type(pilot.scene)] += 1
            latest = pilot.scene
            pilot.on()
        match = pilot.table.sitting.match
        assert isinstance(pilot.scene, ResultsScene) and match.over
        assert seen == {RevealScene: 4 * players, RoundScene: 3}
        assert pilot.looked >= 4 * 3, "hints and votes of four rounds"


@pytest.mark.parametrize("seat", [0, 2])
def test_people_say_who_is_the_youngest(tmp_path: Path, seat: int) -> None:
    """WP-13: that seat starts round 1, and its plate wears the cap."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, LotsScene))
        for _ in range(1 + seat):  # the first plate leaves it to chance
            pilot.tap(Action.RIGHT, FIRST)
        pilot.tap(Action.CONFIRM, FIRST)
        match = pilot.table.sitting.match
        pilot.until(lambda: bool(match.view(PUBLIC).words))
        assert match.view(PUBLIC).start == seat
        assert tab(match.view(PUBLIC), seat, SEAT_LOOKS[seat], "Anna", None, False).starts


def test_two_people_vote_behind_their_curtains(tmp_path: Path) -> None:
    """WP-24, WP-52: what is voted stays with its owner until all have voted; nobody sees another's number."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        voted = 0
        for _ in range(LONG):
            scene, table = pilot.scene, pilot.table
            if isinstance(scene, ResultsScene):
                break
            if isinstance(scene, CurtainScene) and not scene.busy:
                assert scene.opaque and table.viewpoint == PUBLIC and table.glass.board is None
            assert_own_alone(pilot)
            voted += bool(table.sitting.match.view(PUBLIC).voted)
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene) and voted > 3


def assert_own_alone(pilot: Porters) -> None:
    """What is on the glass is the view of its viewpoint: no number and no tile but the own ones."""
    table, match = pilot.table, pilot.table.sitting.match
    shown = table.props.view
    if table.viewpoint == PUBLIC:
        assert shown.number is None and shown.tiles is None
    board = table.glass.board
    if board is not None:
        assert board.behind.view == match.view(board.behind.seat)
        assert board.behind.seat == table.viewpoint


def test_people_vote_in_any_order(tmp_path: Path) -> None:
    """WP-46: whoever presses first of those who are waited for is handed the screen first."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("votes", FIRST)
        pilot.tap(Action.CONFIRM, SECOND)
        other = pilot.scene
        assert isinstance(other, CurtainScene) and other.device == SECOND and pilot.table.viewpoint == PUBLIC
        pilot.until_curtain("votes", FIRST)
        assert pilot.table.sitting.match.view(PUBLIC).voted == (1, 2, 3), "in seat order, whoever was first"


def test_a_vote_can_be_rearranged_until_it_is_given_in(tmp_path: Path) -> None:
    """WP-48 to WP-51, WP-53: no seat without a tile, no tile twice, never the own seat; the own number may be given."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("votes")
        board = pilot.board
        assert isinstance(board, VoteBoard) and board.others == (1, 2, 3) and board.asked == 1
        pilot.go_to(("word", 4), FIRST)
        assert board.given == {1: 4} and board.asked == 2
        pilot.tap(Action.EXTRA, FIRST)
        assert pilot.table.glass.board is board and "has no word yet" in board.said
        pilot.go_to(("word", 4), FIRST)
        assert board.given == {2: 4} and board.asked == 1, "the tile is there once: seat 1 is looked for again"
        pilot.go_to(("word", 9), FIRST)
        pilot.go_to(("word", board.view.number), FIRST)
        assert board.ready and board.given == {1: 9, 2: 4, 3: board.view.number}
        pilot.go_to(("seat", 2), FIRST)
        pilot.go_to(("word", 4), FIRST)
        assert 2 not in board.given and not board.ready, "taken back"
        pilot.go_to(("word", 5), FIRST)
        pilot.tap(Action.EXTRA, FIRST)
        assert pilot.table.glass.board is None
        tiles = pilot.table.sitting.match.steps[-1].arg("tiles")
        assert tiles == (None, 9, 5, board.view.number)


def test_what_was_chosen_outlives_the_curtain(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("votes", FIRST)
        pilot.until_phase("votes")
        pilot.go_to(("word", 3), FIRST)
        pilot.tap(Action.BACK, FIRST)
        assert pilot.table.glass.board is None and pilot.table.viewpoint == PUBLIC
        pilot.until_phase("votes")
        board = pilot.board
        assert isinstance(board, VoteBoard) and board.given == {1: 3} and board.asked == 2


def test_going_on_inside_the_vote(tmp_path: Path) -> None:
    """WP-52: killed while one has voted and another one is at it: the vote lies there as sealed as before, and what was
    chosen so far is still there."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("votes", SECOND)
        before = pilot.table.sitting.match
        votes = before.state.votes
        assert votes[0] is not None and votes[1] is None
        pilot.until_phase("votes")
        pilot.go_to(("word", 6), SECOND)
    with Porters(tmp_path) as pilot:
        match = pilot.table.sitting.match
        assert match.state == before.state and match.state.votes == votes
        assert match.view(PUBLIC) == before.view(PUBLIC) and match.heard(PUBLIC) == before.heard(PUBLIC)
        assert pilot.table.viewpoint == PUBLIC
        pilot.until_phase("votes")
        board = pilot.board
        assert isinstance(board, VoteBoard) and board.behind.seat == 1 and board.given == {2: 6}
        rounds = len(match.view(PUBLIC).played)
        pilot.until(lambda: len(match.view(PUBLIC).played) > rounds, LONG)


def test_a_note_of_another_round_or_of_nonsense_counts_for_nothing(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("votes")
        board = pilot.board
        assert isinstance(board, VoteBoard)
        good = {"round": 1, "tiles": [None, 4, 7, None]}
        assert board._noted(good) == {1: 4, 2: 7}
        for note in (
            None,
            7,
            [],
            {"round": 2, "tiles": [None, 4, 7, None]},
            {"round": 1, "tiles": [None, 4, 4, None]},
            {"round": 1, "tiles": [4]},
            {"round": 1},
        ):
            assert board._noted(note) == {}
        assert board._noted({"round": 1, "tiles": [3, True, 11, "4"]}) == {}


def test_a_place_where_nothing_can_go_says_why(tmp_path: Path) -> None:
    """WP-32, WP-33: the own hint, and sharing with one parcel; nothing is submitted."""
    with sit(tmp_path, FIRST) as pilot:
        said = set()
        pilot.until_phase("hints")
        while len(said) < 2:
            board = pilot.board
            assert isinstance(board, PlaceBoard)
            refused = [hint.card for hint in board.view.row if not board.onto(hint.card)]
            steps = len(pilot.table.sitting.match.steps)
            for hint in refused:
                pilot.go_to(hint, FIRST)
                assert len(pilot.table.sitting.match.steps) == steps and board.ghost() is None
                said.add(board.said.split(" ")[0])
            pilot.on()
            pilot.until_phase("hints")
        assert said == {"Anna", "Sharing"}


def test_the_hook_shows_what_would_go_there_and_what_is_left(tmp_path: Path) -> None:
    """WP-30, WP-31."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("hints")
        board = pilot.board
        assert isinstance(board, PlaceBoard)
        taken = {placing.hint for placing in board.view.placings}
        assert board.focus.at not in taken, "the hook begins at an empty hint"
        ghost = board.ghost()
        assert ghost is not None and (ghost[1].number, ghost[1].shared) == (1, False) and board.left() == (2, 3)
        while not taken:
            pilot.on()
            pilot.until_phase("hints")
            board = pilot.board
            mine = {placing.hint for placing in board.view.placings if placing.seat == 0}
            taken = {placing.hint for placing in board.view.placings} - mine
        board.settle(sorted(taken)[0])
        ghost = board.ghost()
        assert ghost is not None and ghost[1].shared and len(board.left() or ()) == 3 - 2 - len(mine_of(board))


def mine_of(board: PlaceBoard) -> list[int]:
    """Parcels that the seat has placed already."""
    return [number for placing in board.view.placings if placing.seat == 0 for number in placing.tokens]


def test_a_finger_sees_what_a_hint_costs_before_it_means_it(tmp_path: Path) -> None:
    with sit(tmp_path, TOUCH) as pilot:
        pilot.until_phase("hints")
        board = pilot.board
        steps = len(pilot.table.sitting.match.steps)
        target = next(target for target in board.targets() if target.id != board.focus.at and board.onto(target.id))
        pilot.touch(*target.rect.center)
        assert board.focus.at == target.id and board.ghost() is not None
        assert len(pilot.table.sitting.match.steps) == steps
        pilot.touch(*target.rect.center)
        assert pilot.table.sitting.match.steps[steps].arg("hint") == target.id


def test_a_child_is_told_that_a_pass_is_for_the_round(tmp_path: Path) -> None:
    """WP-78, WP-Q28: said before the pass counts, with the way back under the hook."""
    with sit(tmp_path, FIRST, variant="children") as pilot:
        pilot.until_phase("hints")
        board = pilot.board
        assert isinstance(board, PlaceBoard)
        steps = len(pilot.table.sitting.match.steps)
        pilot.tap(Action.EXTRA, FIRST)
        assert board.passing and board.focus.at == STAY and "whole round" in str(board.sentence())
        pilot.tap(Action.CONFIRM, FIRST)
        assert not board.passing and len(pilot.table.sitting.match.steps) == steps
        pilot.tap(Action.EXTRA, FIRST)
        pilot.go_to(PASS, FIRST)
        assert pilot.table.sitting.match.steps[steps].do == "pass"
        pilot.until(lambda: pilot.table.sitting.match.view(PUBLIC).phase == "votes")
        assert 0 in pilot.table.sitting.match.view(PUBLIC).passed


def test_a_forced_pass_is_made_and_explained_by_the_table(tmp_path: Path) -> None:
    """WP-42, WP-Q22: no curtain, no board; the step stands in the record, and the rail says why."""
    match = Match(GAMES["word_porters"], GAMES["word_porters"].setup("standard", 4, {}))
    dealer = SeededDealer(3)
    while match.chance():
        match.submit(dealer.answer(*match.chance()))
    for hint in match.state.row:  # nobody shares: the last two of ten hints take the 3s of two seats (WP-Q24)
        match.submit(Step(match.state.turn, "place", (("hint", hint),)))
    seats = [(match.state.start + 2) % 4, (match.state.start + 3) % 4]
    steps, said = len(match.steps), []
    table = plan("standard", 4, [FIRST, SECOND, "pad:3", "pad:4"], "word_porters")
    with Porters(tmp_path, table, match, pace="normal") as pilot:
        while match.view(PUBLIC).phase == "hints" or pilot.table.stage.busy:
            assert pilot.table.glass.board is None and not isinstance(pilot.scene, CurtainScene)
            pilot.frames(3)
            said.append(plain(pilot.table.props.caption))
        assert [(step.by, step.do) for step in match.steps[steps:]] == [(seat, "pass") for seat in seats]
        assert {f"Every hint is taken: {pilot.table.seating[seat].name} has to pass" for seat in seats} <= set(said)


def test_nobody_passes_while_a_hint_is_empty(tmp_path: Path) -> None:
    """WP-38: no button, no hint for it."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("hints")
        board = pilot.board
        pilot.tap(Action.EXTRA, FIRST)
        assert isinstance(board, PlaceBoard) and not board.passing
        assert Action.EXTRA not in {hint.action for hint in board.hints()}


def test_a_seat_looks_at_its_own_number_whenever_it_likes(tmp_path: Path) -> None:
    """WP-24: at the curtain of another."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("hints", FIRST)
        pilot.tap(Action.LOOK, SECOND)
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == SECOND)
        pilot.until(lambda: pilot.table.glass.board is not None)
        board = pilot.board
        assert isinstance(board, PeekBoard) and board.behind.seat == 1
        assert board.view.tiles is None
        assert board.sentence() == f"Theo's word is {board.view.number}: {board.view.words[board.view.number - 1].text}"
        pilot.tap(Action.BACK, SECOND)
        assert pilot.table.viewpoint == PUBLIC


def test_whoever_has_voted_may_look_at_the_own_vote(tmp_path: Path) -> None:
    """WP-52: as long as it lies there, and nobody else's."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("votes", SECOND)
        pilot.tap(Action.LOOK, FIRST)
        pilot.until(lambda: pilot.table.glass.board is not None)
        board = pilot.board
        assert isinstance(board, PeekBoard) and board.behind.seat == 0
        assert board.view.tiles == pilot.table.sitting.match.state.votes[0]
        drawn = pygame.Surface((1920, 1080))
        board.draw(drawn)
        without = drawn.copy()
        board.behind = replace(board.behind, view=replace(board.view, tiles=None))
        board.draw(without)
        assert drawn.get_buffer().raw != without.get_buffer().raw


def test_points_and_next_start_player_are_told(tmp_path: Path) -> None:
    """WP-55 to WP-61, WP-67: every seat in turn from the start player; porters end on the totals."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, RevealScene), LONG)
        match = pilot.table.sitting.match
        scored = [event for event in match.events if isinstance(event, SeatScored)]
        order = []
        while not isinstance(pilot.scene, RoundScene):
            scene = pilot.scene
            if isinstance(scene, RevealScene) and (not order or order[-1] is not scene):
                order.append(scene)
                before = [total - more for total, more in zip(scene.event.scores, scene.event.points, strict=True)]
                if scene.shown.popped == 0:
                    assert scene.shown.totals == before
            pilot.time()
            if isinstance(scene, RevealScene) and not scene.busy:
                assert scene.shown.totals == list(scene.event.scores) and set(scene.shown.cases) <= {1.0}
                pilot.tap(Action.CONFIRM, FIRST)
        assert [scene.event for scene in order] == scored
        ended = next(event for event in match.events if isinstance(event, RoundEnded))
        assert pilot.table.seating[ended.start].name in pilot.scene.sentence()
