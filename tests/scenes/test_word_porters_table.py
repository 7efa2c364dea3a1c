"""Word Porters on the table scene: whole matches with every device, sealed votes, resuming during the vote."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.word_porters.events import RoundEnded, SeatScored
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import SEAT_LOOKS
from scenes.ending.results import ResultsScene
from scenes.games.word_porters.art.furniture import tab
from scenes.games.word_porters.boards.reveal import RevealScene
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.games.word_porters.count import CountScene
from scenes.handover.curtain import CurtainScene
from scenes.table.asks.chance_question import ChanceQuestionScene
from tests.scenes.at_table import match_of, plan
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
    """WP-14, WP-70: four rounds to the podium, without a curtain; every seat is scored in every round (WP-55)."""
    seen = {RevealScene: 0, CountScene: 0}
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
        match = match_of(pilot.table)
        assert isinstance(pilot.scene, ResultsScene) and match.over
        assert seen == {RevealScene: 4 * players, CountScene: 4}
        assert pilot.looked >= 4 * 3, "hints and votes of four rounds"


@pytest.mark.parametrize("seat", [0, 2])
def test_people_choose_the_youngest(tmp_path: Path, seat: int) -> None:
    """WP-13: that seat starts round 1, and its plate wears the cap."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, ChanceQuestionScene))
        for _ in range(1 + seat):  # the first plate leaves it to chance
            pilot.tap(Action.RIGHT, FIRST)
        pilot.tap(Action.CONFIRM, FIRST)
        match = match_of(pilot.table)
        pilot.until(lambda: bool(match.view(PUBLIC).words))
        assert match.view(PUBLIC).start == seat
        assert tab(match.view(PUBLIC), seat, SEAT_LOOKS[seat], "Anna", None, False).starts


def test_the_plate_of_the_leader_says_so(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        view = match_of(pilot.table).view(PUBLIC)
        for scores, leads in (((1, 4, 2, 4), [False, True, False, True]), ((0, 0, 0, 0), [False] * 4)):
            plates = [
                tab(replace(view, scores=scores), seat, SEAT_LOOKS[seat], "Anna", None, False) for seat in range(4)
            ]
            assert [plate.leads for plate in plates] == leads


def test_two_people_vote_behind_their_curtains(tmp_path: Path) -> None:
    """WP-24, WP-52: a vote stays private until all have voted; no player sees another's number."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        voted = 0
        for _ in range(LONG):
            scene, table = pilot.scene, pilot.table
            if isinstance(scene, ResultsScene):
                break
            if isinstance(scene, CurtainScene) and not scene.busy:
                assert scene.opaque and table.screen.room.viewpoint == PUBLIC and table.screen.board is None
            assert_own_alone(pilot)
            voted += bool(match_of(table).view(PUBLIC).voted)
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene) and voted > 3


def assert_own_alone(pilot: Porters) -> None:
    """Check that the screen is the view of its viewpoint: no number and no tile except the own ones."""
    table, match = pilot.table, match_of(pilot.table)
    shown = table.screen.stage.view
    if table.screen.room.viewpoint == PUBLIC:
        assert shown.number is None and shown.tiles is None
    board = table.screen.board
    if board is not None:
        assert board.behind.view == match.view(board.behind.seat)
        assert board.behind.seat == table.screen.room.viewpoint


def test_people_vote_in_any_order(tmp_path: Path) -> None:
    """WP-46: of the seats that are waited for the first to press gets the screen first."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("votes", FIRST)
        pilot.tap(Action.CONFIRM, SECOND)
        other = pilot.scene
        assert (
            isinstance(other, CurtainScene) and other.device == SECOND and pilot.table.screen.room.viewpoint == PUBLIC
        )
        pilot.until_curtain("votes", FIRST)
        assert match_of(pilot.table).view(PUBLIC).voted == (1, 2, 3), "in seat order, with any first seat"


def test_resuming_during_the_vote(tmp_path: Path) -> None:
    """WP-52: killed when one has voted and another is voting: the vote is as sealed as before, and the choices so far
    are still there."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("votes", SECOND)
        before = match_of(pilot.table)
        votes = before.state.votes
        assert votes[0] is not None and votes[1] is None
        pilot.until_phase("votes")
        pilot.go_to(("word", 6), SECOND)
    with Porters(tmp_path) as pilot:
        match = match_of(pilot.table)
        assert match.state == before.state and match.state.votes == votes
        assert match.view(PUBLIC) == before.view(PUBLIC) and match.heard(PUBLIC) == before.heard(PUBLIC)
        assert pilot.table.screen.room.viewpoint == PUBLIC
        pilot.until_phase("votes")
        board = pilot.board
        assert isinstance(board, VoteBoard) and board.behind.seat == 1 and board.given == {2: 6}
        rounds = len(match.view(PUBLIC).played)
        pilot.until(lambda: len(match.view(PUBLIC).played) > rounds, LONG)


def test_a_forced_pass_is_made_and_explained_by_the_table(tmp_path: Path) -> None:
    """WP-42, WP-Q22: no curtain, no board; the step is in the record, and the rail gives the reason."""
    match = Match(GAMES["word_porters"], GAMES["word_porters"].setup("standard", 4, {}))
    dealer = SeededDealer(3)
    while match.chance():
        match.submit(dealer.answer(*match.chance()))
    for hint in match.state.row:  # no sharing: the last two of ten hints take the 3s of two seats (WP-Q24)
        match.submit(Step(match.state.turn, "place", (("hint", hint),)))
    seats = [(match.state.start + 2) % 4, (match.state.start + 3) % 4]
    steps, said = len(match.steps), []
    table = plan("standard", 4, [FIRST, SECOND, "pad:3", "pad:4"], "word_porters")
    with Porters(tmp_path, table, match, pace="normal") as pilot:
        while match.view(PUBLIC).phase == "hints" or pilot.table.screen.animations.busy:
            assert pilot.table.screen.board is None and not isinstance(pilot.scene, CurtainScene)
            pilot.frames(3)
            if (caption := pilot.table.screen.stage.caption) is not None:
                said.append(pilot.table.screen.speakers.words(caption))
        assert [(step.by, step.do) for step in match.steps[steps:]] == [(seat, "pass") for seat in seats]
        assert {
            f"All hints are taken, so {pilot.table.screen.room.seating[seat].name} passes" for seat in seats
        } <= set(said)


def test_points_and_next_start_player_are_told(tmp_path: Path) -> None:
    """WP-55 to WP-61, WP-67: every seat in turn from the start player; porters end on the totals."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, RevealScene), LONG)
        match = match_of(pilot.table)
        scored = [event for event in match.events if isinstance(event, SeatScored)]
        order = []
        while not isinstance(pilot.scene, CountScene):
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
        while pilot.scene.busy:
            pilot.time()
        assert pilot.table.screen.room.seating[ended.start].name in pilot.scene.who.words(pilot.scene.sentence())
