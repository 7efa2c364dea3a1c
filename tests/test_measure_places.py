"""The tool that measures places: its arithmetic on matches with known outcomes, and its ends."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import CHANCE, Seat, left_of
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.matches import job
from engine.headless.playout import playout
from engine.headless.progress import STOPPED
from tests.tiny_game.engine import GAME as HIGH_CARD
from tools.courses import MatchCourse, course_of, courses, jobs_of
from tools.measure_places import HEADS, line_of, main, places, setups

ROOT = Path(__file__).resolve().parent.parent
SPOOKS = GAMES["spooks"].setup("hand", 3, {})


def course(
    first: Seat | None,
    winners: tuple[Seat, ...],
    steps: int = 10,
    deal: int = 0,
    players: int = 3,
    left: Seat | None = None,
) -> MatchCourse:
    """A match in which each seat decided four times, once without a choice."""
    return MatchCourse(deal, first, left, winners, steps, 1, (4,) * players, (1,) * players, (3.0,) * players)


def test_a_shared_win_counts_in_parts_and_a_match_without_winner_for_no_seat() -> None:
    found = places(SPOOKS, [course(0, (0,)), course(1, (1,)), course(2, (0, 2)), course(0, ())])
    assert [share for share, _ in found.by_turn] == [0.625, 0.125, 0.0]
    assert (found.no_winner, found.shared) == (0.25, (0.25,))


def test_it_counts_how_many_share_a_win() -> None:
    """Never two of these five, three twice, four once."""
    hand = GAMES["spooks"].setup("hand", 4, {})
    found = places(hand, [course(0, won, players=4) for won in ((1,), (0, 1, 2), (), (1, 2, 3), (0, 1, 2, 3))])
    assert (found.no_winner, found.shared) == (0.2, (0.0, 0.4, 0.2))
    assert line_of(found)[6] == "0% 40% 20%"


def test_the_half_width_is_1_96_standard_errors() -> None:
    """Seat 1 wins one of four: its standard error is the root of 0.25 / 4."""
    found = places(SPOOKS, [course(0, (0,)), course(0, (1,)), course(0, (0,)), course(0, (0,))])
    assert found.by_turn[1].within == pytest.approx(1.96 * 0.25)


def test_places_are_counted_from_the_dealers_left_too() -> None:
    """In matches that have a dealer: seat 2 is at the left of one who deals, and wins one of three."""
    won = [course(0, (0,), left=2), course(0, (2,), left=2), course(1, (0,), left=2)]
    found = places(SPOOKS, [*won, course(0, (1,))])
    assert [share for share, _ in found.by_deal] == pytest.approx([1 / 3, 2 / 3, 0])
    assert line_of(places(SPOOKS, [course(0, (1,))]))[3] == "-"


def test_partners_are_one_place() -> None:
    rook = GAMES["rook"].setup("classic", 4, {})
    won = [(1, (1, 3)), (3, (0, 2)), (2, (0, 2))]
    found = places(rook, [course(first, winners, players=4, left=3) for first, winners in won])
    assert [share for share, _ in found.by_turn] == pytest.approx([2 / 3, 1 / 3])
    assert [share for share, _ in found.by_deal] == pytest.approx([1 / 3, 2 / 3])
    assert found.shared == (), "both partners of a side have won once"


def test_where_all_win_together_there_are_no_places() -> None:
    together = GAMES["hookie_mookie"].setup("together", 3, {})
    found = places(together, [course(0, (0, 1, 2)), course(0, ())])
    assert (found.by_deal, found.by_turn, found.no_winner, found.shared) == ((), (), 0.5, ())
    assert line_of(found)[3:5] == ("-", "-")


def test_the_lengths_are_the_middle_the_ninth_tenth_and_the_longest_with_its_seed() -> None:
    found = places(SPOOKS, [course(0, (0,), steps, deal=steps + 100) for steps in range(1, 12)])
    assert (found.middle, found.long, found.longest.steps, found.longest.deal) == (6, 10, 11, 111)
    assert (found.decisions, found.forced) == (4.0, 0.25)


def test_a_row_says_all_of_it() -> None:
    ghost = GAMES["spooks"].setup("hand", 3, {"ghost": True})
    told = line_of(places(ghost, [course(0, (0,), 20), course(1, (1,), 30, 7)]))
    row = ("spooks hand (ghost true)", "3", "2", "-", "1.00 .00 .00 ±.00", "0%", "0%")
    assert told == (*row, "25, 30, 30 (7)", "4", "25%")


def test_the_page_of_variants_has_the_columns_of_the_tool() -> None:
    page = (ROOT / "docs" / "variants.md").read_text(encoding="utf-8")
    assert f"| {' | '.join(HEADS)} |" in page.splitlines()


def test_the_course_of_high_card() -> None:
    """All players show at once, so no seat is the first (TG-2); the second card of a deal leaves no choice (TG-4)."""
    found = course_of(job(HIGH_CARD.setup("plain", 3, {}), ("random",) * 3, 5), HIGH_CARD)
    tricks = found.decisions[0]
    assert found.first is found.left is None and len(found.winners) == 1
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


@pytest.mark.parametrize("deal", range(3))
def test_the_left_is_the_first_dealers(deal: int) -> None:
    """Not the opener's of Spooks (SP-106), nor a later dealer's of a series."""
    setup = GAMES["spooks"].setup("series", 4, {"target": 50})
    match = Match(GAMES["spooks"], setup)
    match.deal(SeededDealer(deal))
    found = course_of(jobs_of(setup, "random", 1, deal)[0])
    assert found.deals > 1 and found.left == left_of(match.state.dealer, 4)


@pytest.mark.parametrize("deal", range(3))
def test_fixed_opponents_play_by_their_name_as_levels_do(deal: int) -> None:
    """A seat that chance chooses starts a round of Hooky, without a dealer."""
    setup = GAMES["hooky"].setup("children", 3, {})
    match = Match(GAMES["hooky"], setup)
    match.deal(SeededDealer(deal))
    found = course_of(jobs_of(setup, "slate", 1, deal)[0])
    assert (found.first, found.left) == (match.state.start, None)


def test_two_processes_find_what_one_finds() -> None:
    jobs = jobs_of(GAMES["spooks"].setup("children", 3, {}), "gentle", 3, 2)
    assert list(courses(jobs, 1)) == list(courses(jobs, 2))


def test_a_row_may_end_early_and_has_at_least_one_match() -> None:
    jobs = jobs_of(GAMES["spooks"].setup("children", 3, {}), "gentle", 3, 2)
    assert len(list(courses(jobs, 1, seconds=-1.0))) == 1


def test_it_plays_what_a_table_is_offered_or_what_was_named() -> None:
    assert [dict(one.options) for one in setups("spooks", "hand", 3, None)] == [{"ghost": True}]
    assert [dict(one.options) for one in setups("spooks", "hand", 3, {})] == [{}]
    assert [dict(one.options) for one in setups("spooks", "hand", 12, {"decks": 2})] == [{"decks": 2}]
    every = {(one.game, one.variant) for one in setups(None, None, None, None)}
    assert every == {(game.name, kind.name) for game in GAMES.values() for kind in game.variants}
    assert not list(setups("rook", "classic", 7, None))


def test_the_command_line_takes_options_and_fixed_opponents(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hooky", "children", "--level", "slate", "--options", '{"rounds": 3}', "--matches", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("hooky children (rounds 3)  3  2  ")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_ends_when_it_is_told_to(how: signal.Signals, jobs: str) -> None:
    """The printed lines stay, and no process is left."""
    words = [sys.executable, "-m", "tools.measure_places", "spooks", "children", "--matches", "100000", "--jobs", jobs]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as tool:
        assert tool.stdout is not None
        try:
            heads = tool.stdout.readline()
            tool.send_signal(how)
            rest, errors = tool.communicate(timeout=60)
        finally:
            tool.kill()
    assert heads.startswith("Variant") and rest == "" and errors == "" and tool.returncode == STOPPED


def test_a_wrong_word_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    options = (["rook", "--options", "{"], ["rook", "--options", '{"rounds": 3}'], ["rook", "--level", "slate"])
    others = (["rook", "classic", "--players", "7"], ["rook", "nothing"], ["--level", "best"], ["--matches", "0"])
    for words in (*others, *options):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 2
        assert capsys.readouterr().err.splitlines()[-1].startswith("measure_places: error: ")
