"""Votes on table talk, behind curtains: on one pad or with a pad each (RK-113)."""

from pathlib import Path

import pytest

from engine.core.seats import PUBLIC
from engine.games.rook.events import PenaltyWritten, VotesOpened
from game.input.actions import Action
from scenes.handover.curtain import CurtainScene
from scenes.table.asks.asks import PlatesAsk
from tests.deals import of_kind
from tests.games.rook.honour_tables import reneged
from tests.scenes.honour_table_helpers import choose, kinds, open_curtain, ring, sit, submit

FOUR = {0: "pad:1", 1: "pad:1", 2: "pad:1", 3: "pad:1"}
OWN_PADS = {0: "pad:1", 1: "pad:2", 2: "pad:3", 3: "pad:4"}


@pytest.mark.parametrize("devices", [FOUR, OWN_PADS], ids=["one pad", "own pads"])
@pytest.mark.parametrize(("first", "second"), [(True, True), (True, False), (False, False)])
def test_a_vote_is_cast_behind_curtains_and_opened_at_once(tmp_path: Path, devices, first: bool, second: bool) -> None:
    """RK-113: Anna calls talk on Theo; Rosa and Ida vote."""
    match = reneged()
    with sit(tmp_path, match, devices) as pilot:
        ring(pilot, "pad:1")
        if devices is FOUR:
            choose(pilot, "Anna", "pad:1")
        choose(pilot, "Table talk by Theo", "pad:1")
        pilot.time()
        for number, said in enumerate((first, second)):
            seat = match.waiting()[0]
            open_curtain(pilot)
            assert pilot.table.screen.room.viewpoint == seat and pilot.table.secret
            ask = pilot.table.screen.answering.ask
            assert isinstance(ask, PlatesAsk) and [
                pilot.table.screen.speakers.words(plate.name) for plate in ask.plates
            ] == [
                "Fine 40 points",
                "Let it go",
            ]
            if not said:
                pilot.press(Action.RIGHT, devices[seat])
            pilot.press(Action.CONFIRM, devices[seat])
            assert pilot.table.screen.room.viewpoint == PUBLIC
            assert ("VotesOpened" in kinds(match.events)) == bool(number)
            pilot.time()
        assert of_kind(match.events, VotesOpened)[0].upheld == (first and second)
        assert match.view(PUBLIC).totals == ((0, -40) if first and second else (0, 0))
        assert bool(of_kind(match.events, PenaltyWritten)) == (first and second)


def test_with_own_pads_either_voter_may_be_first(tmp_path: Path) -> None:
    """RK-113: once each, any order."""
    match = reneged()
    with sit(tmp_path, match, OWN_PADS) as pilot:
        submit(pilot, 0, "call", fault="talk", seat=1)
        assert isinstance(pilot.scene, CurtainScene)
        assert pilot.scene.device == "pad:3"
        for _ in range(2):  # the first press asks for the own curtain, the second opens it
            if pilot.table.screen.room.viewpoint == PUBLIC:
                pilot.tap(Action.CONFIRM, "pad:4")
                pilot.time()
        assert pilot.table.screen.room.viewpoint == 3


def test_the_list_names_the_voters(tmp_path: Path) -> None:
    """RK-113: the two that are not in it."""
    with sit(tmp_path, reneged(), OWN_PADS) as pilot:
        scene = ring(pilot, "pad:1")
        row = next(row for row in scene.rows() if scene.words_of(row.label) == "Table talk by Theo")
        assert scene.words_of(row.line) == "Rosa and Ida decide. It costs 40 points if both agree."
