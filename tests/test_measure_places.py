"""The tool that measures places: its arithmetic on matches with known outcomes, and its ends."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.seats import CHANCE, Seat
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.matches import job
from engine.headless.playout import playout
from tests.tiny_game.engine import GAME as HIGH_CARD
from tools.courses import Course, course_of, courses, jobs_of
from tools.measure_places import INTERRUPTED, line_of, places, setups

ROOT = Path(__file__).resolve().parent.parent
SPOOKS = GAMES["spooks"].setup("hand", 3, {})


def course(first: Seat | None, winners: tuple[Seat, ...], steps: int = 10, deal: int = 0, players: int = 3) -> Course:
    """A match in which each seat decided four times, once without a choice."""
    return Course(deal, first, winners, steps, 1, (4,) * players, (1,) * players, (3.0,) * players)


def test_a_shared_win_counts_in_parts_and_a_match_without_winner_for_no_seat() -> None:
    found = places(SPOOKS, [course(0, (0,)), course(1, (1,)), course(2, (0, 2)), course(0, ())])
    assert [share for share, _ in found.by_seat] == [0.375, 0.25, 0.125]
    assert [share for share, _ in found.by_turn] == [0.625, 0.125, 0.0]
    assert (found.nobody, found.shared) == (0.25, 0.25)


def test_the_half_width_is_1_96_standard_errors() -> None:
    """Seat 1 wins one of four: its standard error is the root of 0.25 / 4."""
    found = places(SPOOKS, [course(0, (0,)), course(0, (1,)), course(0, (0,)), course(0, (0,))])
    assert found.by_seat[1].within == pytest.approx(1.96 * 0.25)


def test_partners_are_one_place() -> None:
    rook = GAMES["rook"].setup("classic", 4, {})
    found = places(rook, [course(1, (1, 3), players=4), course(3, (0, 2), players=4), course(2, (0, 2), players=4)])
    assert [share for share, _ in found.by_seat] == pytest.approx([2 / 3, 1 / 3])
    assert [share for share, _ in found.by_turn] == pytest.approx([2 / 3, 1 / 3])
    assert found.shared == 0, "both partners of a side have won once"


def test_where_all_win_together_there_are_no_places() -> None:
    together = GAMES["hookie_mookie"].setup("together", 3, {})
    found = places(together, [course(0, (0, 1, 2)), course(0, ())])
    assert (found.by_seat, found.by_turn, found.nobody, found.shared) == ((), (), 0.5, 0.0)
    assert line_of(found)[3] == "together"


def test_the_lengths_are_the_middle_the_ninth_tenth_and_the_longest_with_its_seed() -> None:
    found = places(SPOOKS, [course(0, (0,), steps, deal=steps + 100) for steps in range(1, 12)])
    assert (found.middle, found.long, found.longest.steps, found.longest.deal) == (6, 10, 11, 111)
    assert (found.decisions, found.forced) == (4.0, 0.25)


def test_a_row_says_all_of_it() -> None:
    ghost = GAMES["spooks"].setup("hand", 3, {"ghost": True})
    told = line_of(places(ghost, [course(0, (0,), 20), course(1, (1,), 30, 7)]))
    row = ("spooks hand (ghost true)", "3", "2", ".50 .50 .00 ±.98", "1.00 .00 .00 ±.00", "0%", "0%")
    assert told == (*row, "25, 30, 30 (7)", "4", "25%")


def test_the_course_of_high_card() -> None:
    """All players show at once, so no seat is the first (TG-2); the second card of a deal leaves no choice (TG-4)."""
    found = course_of(job(HIGH_CARD.setup("plain", 3, {}), ("random",) * 3, 5), HIGH_CARD)
    tricks = found.decisions[0]
    assert found.first is None and len(found.winners) == 1
    assert found.decisions == (tricks,) * 3 and found.steps == 3 * tricks + (tricks + 1) // 2
    assert found.forced == (tricks // 2,) * 3
    assert found.doublings == (float(tricks - tricks // 2),) * 3, "one of two cards is one doubling"


@pytest.mark.parametrize("game", ["spooks", "word_porters"])
def test_the_first_mover_is_the_first_seat_that_is_asked_alone(game: str) -> None:
    asked = Playout(game, GAMES[game].variants[0].name, 4, 3, "{}", "random")
    steps = [json.loads(line) for line in playout(asked)][1:-1]
    begins = next(step["by"] for step in steps if step["by"] != CHANCE)
    setup = GAMES[game].setup(asked.variant or "", 4, {})
    assert course_of(jobs_of(setup, "random", 1, 3)[0]).first == begins


def test_two_processes_find_what_one_finds() -> None:
    jobs = jobs_of(GAMES["spooks"].setup("children", 3, {}), "gentle", 3, 2)
    assert list(courses(jobs, 1)) == list(courses(jobs, 2))


def test_a_row_may_end_early_and_has_at_least_one_match() -> None:
    jobs = jobs_of(GAMES["spooks"].setup("children", 3, {}), "gentle", 3, 2)
    assert len(list(courses(jobs, 1, seconds=-1.0))) == 1


def test_it_plays_what_a_table_is_offered_or_the_rulebook() -> None:
    assert [dict(one.options) for one in setups("spooks", "hand", 3, rulebook=False)] == [{"ghost": True}]
    assert [dict(one.options) for one in setups("spooks", "hand", 3, rulebook=True)] == [{}]
    every = {(one.game, one.variant) for one in setups(None, None, None, rulebook=False)}
    assert every == {(game.name, kind.name) for game in GAMES.values() for kind in game.variants}
    assert not list(setups("rook", "classic", 7, rulebook=False))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_ends_when_it_is_told_to(how: signal.Signals, jobs: str) -> None:
    """The printed lines stay, and no process is left."""
    words = [sys.executable, "-m", "tools.measure_places", "spooks", "children", "--matches", "100000", "--jobs", jobs]
    tool = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert tool.stdout is not None
    heads = tool.stdout.readline()
    tool.send_signal(how)
    rest, errors = tool.communicate(timeout=60)
    assert heads.startswith("Variant") and rest == "" and errors == "" and tool.returncode == INTERRUPTED


def test_a_wrong_word_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    from tools.measure_places import main

    for words in (["rook", "classic", "--players", "7"], ["rook", "nothing"], ["--level", "best"], ["--matches", "0"]):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 2
        assert capsys.readouterr().err.splitlines()[-1].startswith("measure_places: error: ")
