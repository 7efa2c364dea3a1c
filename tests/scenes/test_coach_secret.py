"""The coach's words are for one seat. They depend on no secret from this seat, and no other player sees, hears or feels
that it spoke."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.messages import Message
from engine.games import GAMES
from game.input.actions import Action
from game.learning import Learning
from game.lessons import moments
from scenes.seating import TablePlan
from tests.moments import ANYTHING, always
from tests.pilot import picture_of
from tests.samples import sample_of, screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan, table_with
from tests.scenes.coached import FIRST, ON, SECOND, asked, coach_of, deeper, glimpse, sit
from tests.scenes.test_table_twins import FRAME, copy

SEAT = 0
LOOKED_AT = 6  # frames after an answer
PRESSES = 4
"""All depths, and the outlook."""


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The promises hold for any length of thought, so the coach tries few worlds."""
    for game in GAMES:
        for module, constant, worlds in sample_of(game).coach_worlds:
            monkeypatch.setattr(module, constant, worlds)


def positions(table: TablePlan, steps: tuple[int, ...]) -> Iterator[Match]:
    """The first questions to SEAT after so many steps."""
    game, dealer, left = GAMES[table.setup.game], SeededDealer(5), list(steps)
    match = Match(game, table.setup)
    while left and not match.over:
        match.deal(dealer)
        if match.over:
            return
        seat = SEAT if SEAT in match.waiting() else match.waiting()[0]
        if seat == SEAT and len(match.steps) >= left[0]:
            left.pop(0)
            yield match
        view, heard = match.view(seat), match.heard(seat)
        match.submit(game.decide(view, heard, match.prompts_of(seat), "gentle", len(match.steps)))


def spoken(pilot: TablePilot, table: TablePlan, match: Match) -> list[object]:
    """Every picture and every word of the coach in one position, for SEAT; first its unasked words."""
    scene = table_with(replace(pilot.context, learning=Learning.without()), table, match)
    scene.screen.ask(SEAT)
    scene.screen.listen()
    coach = scene.screen.coach
    assert coach is not None
    seen: list[object] = [picture_of(scene), scene.screen.unasked.said]
    scene.screen.unasked.hush()
    for _ in range(PRESSES):
        coach.deeper()
        coach.collect_advice()
        seen += [picture_of(scene), coach.lines(), [hint.label for hint in scene.hints()]]
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_twins_are_told_the_same(tmp_path: Path, game: str) -> None:
    sample = screen_sample_of(game)
    variant, players, options = sample.table
    steps = sample.coached_after
    table = replace(plan(variant, players, [FIRST], game, **options), aids=ON)
    with TablePilot(tmp_path, table) as pilot:
        compared = differ = 0
        for match in positions(table, steps):
            twin = copy(match, match.game.imagine(match.view(SEAT), match.heard(SEAT), Random(3)))
            real = copy(match)
            for one in (real, twin):
                one.events = list(match.events)  # heard by that seat alike
            differ += real.state != twin.state
            compared += 1
            assert spoken(pilot, table, real) == spoken(pilot, table, twin)
        assert compared == len(steps) and differ


@pytest.mark.parametrize("game", GAMES)
def test_no_other_player_sees_or_hears_that_it_spoke(tmp_path: Path, game: str) -> None:
    """The same answer with and without the coach, asked and unasked: the same pictures, sounds and times for the
    room."""
    has_moments = any(moment.game == game for moment in moments())
    with always(()):
        silent = _told(tmp_path / "silent", game, 0, None)
    with always():
        assert _told(tmp_path / "coached", game, 3, ANYTHING if has_moments else None) == silent


def _told(data: Path, game: str, depth: int, unasked: Message | None) -> list[object]:
    with sit(data, FIRST, SECOND, game=game) as pilot:
        asked(pilot)
        sounds = pilot.context.sound.played
        sounds.clear()
        pilot.time(0.0)
        assert pilot.table.screen.unasked.said == unasked
        deeper(pilot, times=depth)
        assert coach_of(pilot).depth == depth
        match, board = match_of(pilot.table), pilot.table.screen.board
        step = match.game.decide(match.view(SEAT), match.heard(SEAT), match.prompts_of(SEAT), "gentle", 1)
        told: list[object] = []
        if board is not None:
            board.give(step)
            pilot.tap(Action.POINT, FIRST, (5, 5))
        else:
            pilot.answer(FIRST, step)
        for _ in range(LOOKED_AT):
            told += [glimpse(pilot), type(pilot.scene).__name__, pilot.table.screen.stage.caption, pilot.table.busy]
            pilot.time(FRAME)
        return [*told, list(sounds)]
