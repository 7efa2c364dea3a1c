"""Tempo: the moment of a computer player's answer says nothing about the time of its thinking."""

from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.levels import LEVELS, RANDOM
from engine.games import GAMES
from game.bots import Answered, Brief
from game.quick_bots import QuickBots
from scenes.seating import SeatPlan
from scenes.table.session import Session
from scenes.table.turns import ON_THE_WAY, Tempo, beat
from tests.pilot import Pilot
from tests.scenes.at_table import match_of, plan

FRAME = 1 / 60
SLOWED = 8.0
MOST_STEPS = 24


class SlowBots(QuickBots):
    """A worker on a machine that is eight times slower than usual. Thinking takes no time if there is one answer only,
    and `effort` of the level's longest time if there is a choice."""

    slowness = SLOWED

    def __init__(self, level: str, effort: float) -> None:
        super().__init__(level)
        self.effort, self.now = effort, 0.0
        self.thinking: list[tuple[float, Answered]] = []

    def ask(self, brief: Brief, level: str, seed: int) -> None:
        key, game, view, heard, prompts = brief
        cost = self.effort * GAMES[game].thinks.get(level, 0.0) * SLOWED
        step = GAMES[game].decide(view, heard, prompts, RANDOM, len(heard))  # the same in both, and no time is lost
        self.thinking.append((self.now + cost, Answered(key, step, seconds=cost)))

    def poll(self) -> tuple[Answered, ...]:
        ready = tuple(answered for due, answered in self.thinking if due <= self.now)
        self.thinking = [(due, answered) for due, answered in self.thinking if due > self.now]
        return ready


def moments(folder: Path, game: str, level: str, effort: float) -> list[float]:
    """Seconds from each question to the frame in which its answer was shown, in a match among computer players."""
    bots = SlowBots(level, effort)
    variant = GAMES[game].variants[0]
    seats = variant.players[-1]
    with Pilot(folder, bots=bots) as pilot:
        table = plan(variant.name, seats, [], game)
        computers = tuple(SeatPlan("bot", name, look, level=level) for look, name in enumerate("ABCDEFGHIJKL"[:seats]))
        session = Session(pilot.context, type(table)(table.setup, type(table.seating)(computers)))
        match, dealer, shown = match_of(session), SeededDealer(3), []
        while not match.over and len(shown) < MOST_STEPS:
            match.deal(dealer)
            waiting = match.waiting()
            session.computer_players.ask(waiting[0])
            waited, step = 0.0, None
            while step is None:
                bots.now += FRAME
                waited += FRAME
                step = session.computer_players.answer(FRAME)
            shown.append(round(waited, 3))
            session.computer_players.submit(step)
    return shown


@pytest.mark.parametrize("level", ["sharp", "master"])
@pytest.mark.parametrize("game", GAMES)
def test_twins_are_shown_their_answers_at_the_same_moments_by_a_worker_slowed_eight_times(
    game: str, level: str, tmp_path: Path
) -> None:
    """Before, on a slow machine the pause told whether there was a choice."""
    forced, free = (moments(tmp_path / str(effort), game, level, effort) for effort in (0.0, 1.0))
    assert forced == free
    longest = GAMES[game].thinks.get(level, 0.0) * SLOWED
    assert min(forced) >= min(longest, 0.7 * 0.35)


@pytest.mark.parametrize("effort", [0.0, 1.0])
def test_the_very_first_answer_also_waits_on_a_machine_of_unknown_speed(effort: float, tmp_path: Path) -> None:
    """A process reports its speed before its first answer, which may be after the question."""
    bots = SlowBots("master", effort)
    bots.slowness = 1.0
    with Pilot(tmp_path, bots=bots) as pilot:
        table = plan("hand", 4, [], "spooks")
        computers = tuple(SeatPlan("bot", name, look, level="master") for look, name in enumerate("ABCD"))
        session = Session(pilot.context, type(table)(table.setup, type(table.seating)(computers)))
        match_of(session).deal(SeededDealer(3))
        session.computer_players.ask(match_of(session).waiting()[0])
        bots.slowness, waited, step = SLOWED, 0.0, None
        while step is None:
            bots.now += FRAME
            waited += FRAME
            step = session.computer_players.answer(FRAME)
    wanted = GAMES["spooks"].thinks["master"] * SLOWED + ON_THE_WAY
    assert wanted <= waited + 1e-6 < wanted + 2 * FRAME


def test_sealed_choices_of_masters_wait_for_the_longest_one() -> None:
    """Before, they took 0.45 s, and an agreement was over after 0.245."""
    tempo = Tempo(GAMES["spooks"].thinks)
    waits = [tempo.wait(seat, turn, "master", 1.0, quick=True) for seat in range(4) for turn in range(50)]
    assert min(waits) >= GAMES["spooks"].thinks["master"] > 0.45


def test_a_late_answer_makes_all_later_ones_of_its_level_wait_as_long_and_never_less_again() -> None:
    tempo = Tempo({})
    assert tempo.wait(1, 3, "sharp", 1.0, quick=True) == beat(1, 3) * 0.35
    tempo.took("sharp", 2.5)
    tempo.took("sharp", 0.1)
    for quick in (True, False):
        assert {tempo.wait(seat, turn, "sharp", 1.0, quick) for seat in range(4) for turn in range(20)} == {
            2.5 + ON_THE_WAY
        }
    assert tempo.wait(1, 3, "gentle", 1.0, quick=False) == beat(1, 3)


def test_a_table_remembers_the_time_of_a_thought(tmp_path: Path) -> None:
    bots = SlowBots("gentle", 0.0)
    with Pilot(tmp_path, bots=bots) as pilot:
        session = Session(pilot.context, plan("beginner", 4, []))
        match_of(session).deal(SeededDealer(1))
        session.computer_players.ask(match_of(session).waiting()[0])
        assert session.computer_players.due is not None and session.computer_players.due.rest < 1.4
        bots.thinking = [(bots.now, answered._replace(seconds=3.0)) for _, answered in bots.thinking]
        step = session.computer_players.answer(2.0)
        assert step is not None
        session.computer_players.submit(step)
        session.computer_players.ask(match_of(session).waiting()[0])
        assert session.computer_players.due is not None and session.computer_players.due.rest == 3.0 + ON_THE_WAY


def test_the_beat_depends_on_seat_and_turn_only() -> None:
    beats = [beat(seat, turn) for seat in range(6) for turn in range(200)]
    assert beats == [beat(seat, turn) for seat in range(6) for turn in range(200)]
    assert len(set(beats)) > 1000
    assert 0.35 <= min(beats) < 0.36
    assert 0.59 < max(beats) <= 0.6


def test_every_game_says_how_long_its_strongest_players_think() -> None:
    for game in GAMES.values():
        assert game.thinks["master"] >= game.thinks["sharp"] > 0
        assert set(game.thinks) <= set(LEVELS)
